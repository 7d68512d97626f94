#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdint.h>

// A pixel consists of four bytes: premultiplied blue, green, red, and alpha.

/// A half-open rectangle of pixels.
typedef struct {
  int32_t x, y, end_x, end_y;
} pixels_rect;

/// A half-open range of columns.
typedef struct {
  int32_t x, end_x;
} pixels_columns;

typedef enum {
  /// Replaces pixels with a color.
  pixels_replace,
  /// Blends a color over pixels.
  pixels_fill,
  /// Blends a color over the pixels covered by a mask, which has one byte per pixel.
  pixels_mask,
  /// Blends an image at whole pixels.
  pixels_image,
  /// Blends a mapped, linearly filtered image.
  pixels_mapped_image,
} pixels_kind;

/// A drawing whose pixels don't depend on where it is clipped.
typedef struct {
  pixels_kind kind;
  /// The target pixels that the drawing may change.
  pixels_rect rect;
  /// The color, as a pixel.
  uint32_t color;
  /// The factor by which the mask or image is multiplied, 0...255.
  uint8_t opacity;
  /// The first byte of the mask or image.
  const uint8_t *source;
  /// The number of bytes from the start of a source row to the start of the next.
  int32_t stride;
  /// For each row of an unmapped source, columns of the source in which the drawing is opaque, or
  /// null if there are none.
  const pixels_columns *opaque;
  /// The size of a mapped image, at most 16384 pixels in each direction.
  int32_t width, height;
  /// The target pixel that displays the first pixel of an unmapped source.
  int32_t x, y;
  /// The map from the target pixel (x, y) to the top-left pixel of the four pixels in a mapped
  /// image that the filter combines: column = m[0] x + m[1] y + m[2], row = m[3] x + m[4] y + m[5],
  /// all in steps of 1/65536.
  int64_t matrix[6];
} pixels_operation;

/// Draws operations, in order, on part of a target, without the pixels that later operations hide.
///
/// The target's rows are `stride` bytes apart, starting with the byte at `target`. Everything that
/// an operation draws must be within the target and its source. The part should have few rows,
/// because only columns that are hidden in all of its rows are skipped.
void pixels_draw(
    const pixels_operation *operations, int64_t count, pixels_rect part, uint8_t *target,
    int64_t stride);

/// Draws part of an operation.
void pixels_draw_operation(
    const pixels_operation *operation, pixels_rect part, uint8_t *target, int64_t stride);

/// Finds the longest opaque range of columns in each row of an image or mask.
///
/// Ranges that are too short to hide anything are empty.
///
/// - Parameter pixel_size: The number of bytes per pixel; the last one is the pixel's alpha.
void pixels_find_opaque(
    const uint8_t *pixels, int32_t pixel_size, int32_t width, int32_t height, int64_t stride,
    pixels_columns *rows);

#endif
