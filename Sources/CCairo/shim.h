// Cairo fills, strokes and blends; Pango lays out text; HarfBuzz knows which fonts have colours.
#include <cairo.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
