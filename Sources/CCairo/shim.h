// Cairo fills, strokes, and blends. Pango lays out text. HarfBuzz finds fonts with color glyphs.
#include <cairo.h>
#include <dlfcn.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>

// The functions that Painter calls, from Pango (without `pango_`) and the libraries that it uses.
#define PANGO_FUNCTIONS(PANGO, OTHER) \
  PANGO(attr_background_alpha_new) PANGO(attr_background_new) PANGO(attr_font_desc_new) \
  PANGO(attr_foreground_alpha_new) PANGO(attr_foreground_new) PANGO(attr_letter_spacing_new) \
  PANGO(attr_rise_new) PANGO(attr_strikethrough_color_new) PANGO(attr_strikethrough_new) \
  PANGO(attr_underline_color_new) PANGO(attr_underline_new) PANGO(layout_set_spacing) \
  PANGO(attr_insert_hyphens_new) PANGO(attr_list_insert) PANGO(attr_list_new) \
  PANGO(attr_list_unref) PANGO(cairo_context_set_font_options) PANGO(cairo_font_map_new) \
  PANGO(cairo_layout_line_path) PANGO(cairo_show_layout_line) \
  PANGO(context_set_round_glyph_positions) PANGO(font_description_free) \
  PANGO(font_description_new) PANGO(font_description_set_absolute_size) \
  PANGO(font_description_set_family) PANGO(font_description_set_style) \
  PANGO(font_description_set_weight) PANGO(font_family_get_name) PANGO(font_get_hb_font) \
  PANGO(font_map_create_context) PANGO(font_map_list_families) PANGO(glyph_string_get_width) \
  PANGO(layout_get_iter) PANGO(layout_iter_free) PANGO(layout_iter_get_baseline) \
  PANGO(layout_iter_get_line_readonly) PANGO(layout_iter_get_line_yrange) \
  PANGO(layout_iter_next_line) PANGO(layout_line_get_extents) \
  PANGO(layout_line_index_to_x) PANGO(layout_new) \
  PANGO(layout_set_attributes) PANGO(layout_set_ellipsize) \
  PANGO(layout_set_font_description) PANGO(layout_set_justify) PANGO(layout_set_text) \
  PANGO(layout_set_width) PANGO(layout_set_wrap) \
  OTHER(g_free) OTHER(g_object_unref) OTHER(hb_font_get_face) OTHER(hb_ot_color_has_layers) \
  OTHER(hb_ot_color_has_png)

// Pango's functions, loaded at run time.
//
// Painter calls Pango only through these pointers, so the program isn't linked with it. Loading
// Pango and its libraries would take 20 percent of the launch time of a phone that displays no
// text.
struct PangoFunctions {
#define PANGO(name) __typeof__(&pango_##name) name;
#define OTHER(name) __typeof__(&name) name;
  PANGO_FUNCTIONS(PANGO, OTHER)
#undef PANGO
#undef OTHER
};

// Loads Pango. Returns false if it can't be loaded.
static inline _Bool loadPango(struct PangoFunctions *functions) {
  void *library = dlopen("libpangocairo-1.0.so.0", RTLD_LAZY);
  if (library == 0) return 0;
  // `dlsym` also searches the library's dependencies.
#define PANGO(name) \
  (functions->name = (__typeof__(&pango_##name))dlsym(library, "pango_" #name)) != 0 &&
#define OTHER(name) (functions->name = (__typeof__(&name))dlsym(library, #name)) != 0 &&
  return PANGO_FUNCTIONS(PANGO, OTHER) 1;
#undef PANGO
#undef OTHER
}
