// SDL's window and events for SDLHost, and SDL_image's decoders for Painter.
#include <SDL.h>
#include <SDL_image.h>
#include <SDL_syswm.h>
#include <dlfcn.h>

// SDL_image's functions, loaded at run time.
//
// Painter calls it only through these pointers, so the program isn't linked with it. Loading
// SDL_image and a library for each of its formats would take 20 percent of a phone's launch time.
struct SDLImageFunctions {
  __typeof__(&IMG_LoadTyped_RW) LoadTyped_RW;
  __typeof__(&IMG_SavePNG_RW) SavePNG_RW;
  __typeof__(&IMG_SaveJPG_RW) SaveJPG_RW;
};

// Loads SDL_image. Returns false if it can't be loaded.
static inline _Bool loadSDLImage(struct SDLImageFunctions *functions) {
  void *library = dlopen("libSDL2_image-2.0.so.0", RTLD_LAZY);
  if (library == 0) return 0;
  functions->LoadTyped_RW = (__typeof__(&IMG_LoadTyped_RW))dlsym(library, "IMG_LoadTyped_RW");
  functions->SavePNG_RW = (__typeof__(&IMG_SavePNG_RW))dlsym(library, "IMG_SavePNG_RW");
  functions->SaveJPG_RW = (__typeof__(&IMG_SaveJPG_RW))dlsym(library, "IMG_SaveJPG_RW");
  return functions->LoadTyped_RW != 0 && functions->SavePNG_RW != 0;
}

// Returns the X window and its display, or 0 on other window systems.
static inline Window findXWindow(SDL_Window *window, Display **display) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return 0;
  *display = info.info.x11.display;
  return info.info.x11.window;
}

// Looks up an Xlib function. SDL has loaded Xlib; the program isn't linked with it.
#define X_FUNCTION(name) \
  __typeof__(&name) name##Function = (__typeof__(&name))findXFunction(#name)

static inline void *findXFunction(const char *name) {
  void *library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD);
  if (library == 0) return 0;
  void *function = dlsym(library, name);
  dlclose(library);
  return function;
}

// Reads a window's size in pixels from the X server. Returns false on other window systems.
//
// SDL 2.26 doesn't notice when a window manager, such as a tiling one, rejects a size.
static inline _Bool readXWindowSize(SDL_Window *window, int *width, int *height) {
  Display *display;
  Window handle = findXWindow(window, &display);
  if (handle == 0) return 0;
  X_FUNCTION(XGetGeometry);
  Window root;
  int x, y;
  unsigned int w, h, border, depth;
  if (XGetGeometryFunction == 0
      || !XGetGeometryFunction(display, handle, &root, &x, &y, &w, &h, &border, &depth))
    return 0;
  *width = (int)w;
  *height = (int)h;
  return 1;
}

// Reads a window's screen frame, including the window manager's decorations, and the location of its content from the X
// server. Returns false on other window systems.
static inline _Bool readXFrame(SDL_Window *window, SDL_Rect *frame, SDL_Point *content) {
  Display *display;
  Window handle = findXWindow(window, &display);
  if (handle == 0) return 0;
  X_FUNCTION(XGetGeometry);
  X_FUNCTION(XQueryTree);
  X_FUNCTION(XTranslateCoordinates);
  X_FUNCTION(XFree);
  if (XGetGeometryFunction == 0 || XQueryTreeFunction == 0 || XTranslateCoordinatesFunction == 0
      || XFreeFunction == 0)
    return 0;
  Window outer = handle, root, parent, child, *children;
  unsigned int count, w, h, border, depth;
  for (;;) {
    if (!XQueryTreeFunction(display, outer, &root, &parent, &children, &count)) return 0;
    if (children != 0) XFreeFunction(children);
    if (parent == root || parent == 0) break;
    outer = parent;
  }
  if (!XGetGeometryFunction(display, outer, &root, &frame->x, &frame->y, &w, &h, &border, &depth)
      || !XTranslateCoordinatesFunction(
          display, handle, root, 0, 0, &content->x, &content->y, &child))
    return 0;
  frame->w = (int)(w + 2 * border);
  frame->h = (int)(h + 2 * border);
  return 1;
}

// Reads the numbers in a window property and their count, which is 0 if the property doesn't exist. The caller must
// free the result with XFree.
static inline unsigned long *readXNumbers(
    Display *display, Window window, const char *name, unsigned long *count) {
  *count = 0;
  X_FUNCTION(XInternAtom);
  X_FUNCTION(XGetWindowProperty);
  if (XInternAtomFunction == 0 || XGetWindowPropertyFunction == 0) return 0;
  Atom type;
  int format = 0;
  unsigned long rest;
  unsigned char *data = 0;
  XGetWindowPropertyFunction(
      display, window, XInternAtomFunction(display, name, False), 0, 4096, False, AnyPropertyType,
      &type, &format, count, &rest, &data);
  if (format != 32) *count = 0;
  return (unsigned long *)data;
}

// Returns whether SDL can make a window full screen. On X11, the window manager must support it.
static inline _Bool isFullScreenSupported(SDL_Window *window) {
  Display *display;
  if (findXWindow(window, &display) == 0) return 1;
  X_FUNCTION(XDefaultRootWindow);
  X_FUNCTION(XInternAtom);
  X_FUNCTION(XFree);
  if (XDefaultRootWindowFunction == 0 || XInternAtomFunction == 0 || XFreeFunction == 0) return 1;
  Window root = XDefaultRootWindowFunction(display), manager = root;
  // The root window's property refers to the manager's window, whose property must refer to itself. If the manager has
  // quit, only the first property remains.
  for (int step = 0; step < 2; step++) {
    unsigned long count;
    unsigned long *names = readXNumbers(display, manager, "_NET_SUPPORTING_WM_CHECK", &count);
    Window name = count == 1 ? (Window)names[0] : 0;
    if (names != 0) XFreeFunction(names);
    if (name == 0 || (step == 1 && name != manager)) return 0;
    manager = name;
  }
  Atom fullScreen = XInternAtomFunction(display, "_NET_WM_STATE_FULLSCREEN", False);
  unsigned long count;
  unsigned long *supported = readXNumbers(display, root, "_NET_SUPPORTED", &count);
  _Bool isSupported = 0;
  for (unsigned long index = 0; index < count; index++)
    if (supported[index] == fullScreen) isSupported = 1;
  if (supported != 0) XFreeFunction(supported);
  return isSupported;
}

// Inserts a release of each button in an SDL button mask at the front of a window's X event queue. Does nothing on
// other window systems.
//
// A release sent through the server may arrive after the next press.
static inline void putXButtonReleases(SDL_Window *window, unsigned int buttons) {
  Display *display;
  Window handle = findXWindow(window, &display);
  X_FUNCTION(XPutBackEvent);
  if (handle == 0 || XPutBackEventFunction == 0) return;
  for (unsigned int button = SDL_BUTTON_LEFT; button <= SDL_BUTTON_X2; button++) {
    if ((buttons & SDL_BUTTON(button)) == 0) continue;
    XEvent event = {0};
    event.xbutton.type = ButtonRelease;
    event.xbutton.display = display;
    event.xbutton.window = handle;
    // Buttons 4 to 7 are used for the wheel.
    event.xbutton.button = button < SDL_BUTTON_X1 ? button : button - SDL_BUTTON_X1 + 8;
    event.xbutton.same_screen = True;
    XPutBackEventFunction(display, &event);
  }
}
