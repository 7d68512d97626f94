// The parts of Xlib that XServer uses: windows, focus, screenshots, and the properties of input
// devices (XInput 2).
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XInput2.h>
