// SDL's window and events for SDLHost, SDL_image's decoders for Painter.
#include <SDL.h>
#include <SDL_image.h>
#include <SDL_syswm.h>
#include <dlfcn.h>

// SDL_image, loaded while the program runs.
//
// Painter calls it only through these pointers, so that the program is not linked with it: to load
// SDL_image and a library for each of its formats takes a fifth of the start of a phone.
struct SDLImageFunctions {
  __typeof__(&IMG_LoadTyped_RW) LoadTyped_RW;
  __typeof__(&IMG_SavePNG_RW) SavePNG_RW;
  __typeof__(&IMG_SaveJPG_RW) SaveJPG_RW;
};

// Loads SDL_image; returns false if it cannot be loaded.
static inline _Bool loadSDLImage(struct SDLImageFunctions *functions) {
  void *library = dlopen("libSDL2_image-2.0.so.0", RTLD_LAZY);
  if (library == 0) return 0;
  functions->LoadTyped_RW = (__typeof__(&IMG_LoadTyped_RW))dlsym(library, "IMG_LoadTyped_RW");
  functions->SavePNG_RW = (__typeof__(&IMG_SavePNG_RW))dlsym(library, "IMG_SavePNG_RW");
  functions->SaveJPG_RW = (__typeof__(&IMG_SaveJPG_RW))dlsym(library, "IMG_SaveJPG_RW");
  return functions->LoadTyped_RW != 0 && functions->SavePNG_RW != 0;
}

// Reads how large a window is, in pixels, from the X server; returns false on other displays.
//
// Where a window manager refuses a size, as tiling ones do, SDL 2.26 does not notice.
static inline _Bool readXWindowSize(SDL_Window *window, int *width, int *height) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return 0;
  void *library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD);
  if (library == 0) return 0;
  __typeof__(&XGetGeometry) getGeometry =
      (__typeof__(&XGetGeometry))dlsym(library, "XGetGeometry");
  Window root;
  int x, y;
  unsigned int w, h, border, depth;
  _Bool isKnown = getGeometry != 0
      && getGeometry(info.info.x11.display, info.info.x11.window, &root, &x, &y, &w, &h, &border,
                     &depth) != 0;
  dlclose(library);
  if (!isKnown) return 0;
  *width = (int)w;
  *height = (int)h;
  return 1;
}
