// Xlib as the test harness uses it: windows, focus, pictures of the screen, and the properties of
// input devices (XInput 2).
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XInput2.h>
