// Finds the visible parts of operations. Later operations hide earlier ones wherever they are opaque,
// such as a background behind a picture. With many overlapping drawings, most pixels are hidden.

#include "CPixels.h"

enum {
  /// The minimum number of hidden columns. Drawing fewer columns costs less than splitting a drawing.
  min_hidden = 16,
  /// The maximum number of separate ranges of hidden columns.
  max_ranges = 32,
  /// The maximum number of visible parts.
  max_parts = 512,
};

/// The columns that are hidden in all rows: ranges from left to right that don't touch each other.
typedef struct {
  pixels_columns ranges[max_ranges];
  int count;
} hidden_columns;

/// Columns of an operation that are not hidden.
typedef struct {
  const pixels_operation *operation;
  pixels_columns columns;
} visible_part;

static int32_t larger(int32_t a, int32_t b) { return a > b ? a : b; }
static int32_t smaller(int32_t a, int32_t b) { return a < b ? a : b; }

/// Adds a range to the hidden columns, unless there are too many ranges.
static void hide(hidden_columns *hidden, pixels_columns range) {
  pixels_columns *ranges = hidden->ranges;
  int first = 0;
  while (first < hidden->count && ranges[first].end_x < range.x) first++;
  int end = first;
  for (; end < hidden->count && ranges[end].x <= range.end_x; end++) {
    range.x = smaller(range.x, ranges[end].x);
    range.end_x = larger(range.end_x, ranges[end].end_x);
  }
  // The range replaces those from `first` to `end`.
  int shift = 1 - (end - first);
  if (hidden->count + shift > max_ranges) return;
  if (shift > 0) {
    for (int i = hidden->count; i > first; i--) ranges[i] = ranges[i - 1];
  } else if (shift < 0) {
    for (int i = end; i < hidden->count; i++) ranges[i + shift] = ranges[i];
  }
  ranges[first] = range;
  hidden->count += shift;
}

/// Returns columns that an operation covers with opaque pixels in all rows of a part.
static pixels_columns opaque_columns(
    const pixels_operation *o, pixels_rect part, pixels_columns columns) {
  pixels_columns none = {0, 0};
  if (o->rect.y > part.y || o->rect.end_y < part.end_y) return none;
  if (o->kind == pixels_replace) return columns;
  if (!o->opaque) return none;
  for (int32_t y = part.y; y < part.end_y; y++) {
    pixels_columns row = o->opaque[y - o->y];
    columns.x = larger(columns.x, row.x + o->x);
    columns.end_x = smaller(columns.end_x, row.end_x + o->x);
  }
  return columns;
}

void pixels_draw(
    const pixels_operation *operations, int64_t count, pixels_rect part, uint8_t *target,
    int64_t stride) {
  hidden_columns hidden = {.count = 0};
  visible_part parts[max_parts];
  int part_count = 0;
  // From front to back. An operation adds at most one part more than there are hidden ranges.
  const pixels_operation *o = operations + count;
  while (o > operations && part_count < max_parts - max_ranges) {
    o--;
    if (o->rect.y >= part.end_y || o->rect.end_y <= part.y) continue;
    pixels_columns columns = {larger(o->rect.x, part.x), smaller(o->rect.end_x, part.end_x)};
    if (columns.x >= columns.end_x) continue;
    int32_t x = columns.x;
    for (int i = 0; i < hidden.count && hidden.ranges[i].x < columns.end_x; i++) {
      pixels_columns range = hidden.ranges[i];
      if (range.end_x <= x) continue;
      if (range.x > x) parts[part_count++] = (visible_part){o, {x, range.x}};
      x = range.end_x;
    }
    if (x < columns.end_x) parts[part_count++] = (visible_part){o, {x, columns.end_x}};
    pixels_columns opaque = opaque_columns(o, part, columns);
    if (opaque.end_x - opaque.x < min_hidden) continue;
    hide(&hidden, opaque);
    if (hidden.ranges[0].x <= part.x && hidden.ranges[0].end_x >= part.end_x) o = operations;
  }
  // With too many parts, the operations farthest back are drawn even where they are hidden.
  for (const pixels_operation *back = operations; back < o; back++) {
    pixels_draw_operation(back, part, target, stride);
  }
  while (part_count > 0) {
    visible_part *visible = &parts[--part_count];
    pixels_rect rect = {visible->columns.x, part.y, visible->columns.end_x, part.end_y};
    pixels_draw_operation(visible->operation, rect, target, stride);
  }
}

void pixels_find_opaque(
    const uint8_t *pixels, int32_t pixel_size, int32_t width, int32_t height, int64_t stride,
    pixels_columns *rows) {
  for (int32_t y = 0; y < height; y++) {
    const uint8_t *alpha = pixels + y * stride + pixel_size - 1;
    pixels_columns longest = {0, 0};
    int32_t start = 0;
    for (int32_t x = 0; x <= width; x++) {
      if (x < width && alpha[(int64_t)x * pixel_size] == 255) continue;
      if (x - start > longest.end_x - longest.x) longest = (pixels_columns){start, x};
      start = x + 1;
    }
    if (longest.end_x - longest.x < min_hidden) longest = (pixels_columns){0, 0};
    rows[y] = longest;
  }
}
