// Blends colors, masks, and images. Painter uses these functions for the most frequent drawings and
// Cairo for the rest, so both must produce the same pixels, at most one step of 255 apart. The
// arithmetic is therefore the same as in pixman, Cairo's pixel library:
//
// - A byte represents 0...1 in steps of 1/255. The product of two bytes is a * b / 255, rounded.
//   With t = a * b + 128, this is exactly (t + (t >> 8)) >> 8, or t * 257 >> 16, which is faster.
// - To blend a premultiplied source over a target, add, for each byte, the source and the product
//   of the target and (255 - the source's alpha).
// - The linear filter combines the four pixels around a location. Their weights are based on the
//   location's fractional part, in steps of 1/128, and the sum is rounded down.
//
// The functions process four, eight or 16 pixels at a time using the compiler's vector types, which are
// compiled to any processor's instructions.

#include "CPixels.h"

#include <string.h>

typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef uint8_t bytes32 __attribute__((vector_size(32)));
typedef uint8_t bytes64 __attribute__((vector_size(64)));
typedef uint16_t shorts8 __attribute__((vector_size(16)));
typedef uint16_t shorts16 __attribute__((vector_size(32)));
typedef uint16_t shorts32 __attribute__((vector_size(64)));
typedef uint32_t words4 __attribute__((vector_size(16)));
typedef uint32_t words8 __attribute__((vector_size(32)));
typedef uint32_t words16 __attribute__((vector_size(64)));
typedef uint32_t words32 __attribute__((vector_size(128)));
typedef int32_t ints4 __attribute__((vector_size(16)));
typedef uint64_t longs2 __attribute__((vector_size(16)));
typedef uint64_t longs4 __attribute__((vector_size(32)));
typedef uint64_t longs8 __attribute__((vector_size(64)));

// Large vectors are passed differently with and without AVX, but everything here is inlined.
#pragma clang diagnostic ignored "-Wpsabi"

#define INLINE static inline __attribute__((always_inline))

#if defined(__x86_64__) && defined(__linux__) && !__has_feature(thread_sanitizer)
// Compiled for all x86-64 processors (SSE2), for AVX2, and for AVX-512. The version is chosen at program
// startup, before a thread sanitizer is ready to observe it.
#define FOR_EACH_PROCESSOR __attribute__((target_clones("arch=x86-64-v4", "avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

// MARK: Four pixels

INLINE bytes16 load(const uint8_t *pixels) {
  bytes16 result;
  memcpy(&result, pixels, sizeof result);
  return result;
}

INLINE bytes16 repeat(uint32_t pixel) { return (bytes16)(words4){pixel, pixel, pixel, pixel}; }

INLINE shorts16 widen(bytes16 bytes) { return __builtin_convertvector(bytes, shorts16); }
INLINE shorts32 widen32(bytes32 bytes) { return __builtin_convertvector(bytes, shorts32); }
INLINE bytes16 narrow(shorts16 shorts) { return __builtin_convertvector(shorts, bytes16); }

/// Returns the products of bytes that represent 0...1, all stored as shorts.
INLINE shorts16 scaled(shorts16 a, shorts16 b) {
  shorts16 t = a * b + 128;
  return __builtin_convertvector(__builtin_convertvector(t, words16) * 257 >> 16, shorts16);
}

INLINE bytes16 product(bytes16 a, bytes16 b) { return narrow(scaled(widen(a), widen(b))); }

INLINE bytes16 over(bytes16 source, bytes16 target) {
  bytes16 alpha = __builtin_shufflevector(
      source, source, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
  return __builtin_elementwise_add_sat(source, product(target, 255 - alpha));
}

// Even and odd bytes are multiplied separately, because both fit into shorts without being moved.
INLINE bytes32 product32(bytes32 a, bytes32 b) {
  shorts16 even = scaled((shorts16)a & 255, (shorts16)b & 255);
  shorts16 odd = scaled((shorts16)a >> 8, (shorts16)b >> 8);
  return (bytes32)(even | odd << 8);
}

INLINE bytes32 over32(bytes32 source, bytes32 target) {
  bytes32 alpha = __builtin_shufflevector(
      source, source, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 19, 19, 19,
      19, 23, 23, 23, 23, 27, 27, 27, 27, 31, 31, 31, 31);
  return __builtin_elementwise_add_sat(source, product32(target, 255 - alpha));
}

INLINE int is_zero(bytes16 bytes) { return __builtin_reduce_or((words4)bytes) == 0; }
INLINE int is_zero32(bytes32 bytes) { return __builtin_reduce_or((longs4)bytes) == 0; }

/// Blends four pixels.
INLINE void blend(bytes16 source, uint8_t *target) {
  if (is_zero(source)) return;
  // Most pixels of most images are opaque.
  bytes16 result = is_zero(~source & repeat(0xff000000)) ? source : over(source, load(target));
  memcpy(target, &result, 16);
}

INLINE bytes32 load32(const uint8_t *pixels) {
  bytes32 result;
  memcpy(&result, pixels, sizeof result);
  return result;
}

/// Blends eight pixels. In most cases, all eight are opaque or all are clear.
INLINE void blend_eight(bytes32 source, uint8_t *target) {
  bytes32 alpha = (bytes32)((words8){0} + 0xff000000);
  if (is_zero32(source)) return;
  bytes32 result = is_zero32(~source & alpha) ? source : over32(source, load32(target));
  memcpy(target, &result, 32);
}

/// Returns up to three pixels, followed by clear pixels.
INLINE bytes16 load_rest(const uint8_t *pixels, int64_t count) {
  uint64_t pair = 0;
  uint32_t last = 0;
  if (count & 2) memcpy(&pair, pixels, 8);
  if (count & 1) memcpy(&last, pixels + (count & 2) * 4, 4);
  return (bytes16)(count & 2 ? (longs2){pair, last} : (longs2){last, 0});
}

/// Blends up to three pixels.
INLINE void blend_rest(bytes16 source, uint8_t *target, int64_t count) {
  if (count == 0) return;
  longs2 result = (longs2)over(source, load_rest(target, count));
  uint64_t pair = result[0];
  uint32_t last = (uint32_t)(count & 2 ? result[1] : pair);
  if (count & 2) memcpy(target, &pair, 8);
  if (count & 1) memcpy(target + (count & 2) * 4, &last, 4);
}

// MARK: Rows

INLINE void replace_row(uint8_t *target, int64_t count, uint32_t color) {
  for (int64_t i = 0; i < count; i++) memcpy(target + 4 * i, &color, 4);
}

INLINE void fill_row(uint8_t *target, int64_t count, uint32_t color) {
  bytes32 eight = (bytes32)((words8){0} + color);
  bytes16 source = repeat(color);
  for (; count >= 8; count -= 8, target += 32) blend_eight(eight, target);
  if (count >= 4) {
    blend(source, target);
    count -= 4, target += 16;
  }
  blend_rest(source, target, count);
}

/// Returns a color multiplied by the coverage of four pixels.
INLINE bytes16 masked(bytes16 color, uint32_t four) {
  bytes16 coverage = repeat(four);
  return product(
      color, __builtin_shufflevector(
                 coverage, coverage, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3));
}

/// Returns a color multiplied by the coverage of eight pixels.
INLINE bytes32 masked_eight(bytes32 color, uint64_t eight) {
  bytes32 coverage = (bytes32)((longs4){0} + eight);
  return product32(
      color, __builtin_shufflevector(
                 coverage, coverage, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 20, 20, 20,
                 20, 21, 21, 21, 21, 22, 22, 22, 22, 23, 23, 23, 23));
}

INLINE void mask_row(uint8_t *target, int64_t count, const uint8_t *mask, uint32_t color) {
  bytes32 color_of_eight = (bytes32)((words8){0} + color);
  bytes16 source = repeat(color);
  int is_opaque = color >= 0xff000000;
  for (; count >= 8; count -= 8, target += 32, mask += 8) {
    uint64_t eight;
    memcpy(&eight, mask, 8);
    if (eight == UINT64_MAX && is_opaque) {
      memcpy(target, &color_of_eight, 32);
    } else if (eight != 0) {
      blend_eight(masked_eight(color_of_eight, eight), target);
    }
  }
  for (; count >= 4; count -= 4, target += 16, mask += 4) {
    uint32_t four;
    memcpy(&four, mask, 4);
    if (four != 0) blend(masked(source, four), target);
  }
  uint32_t rest = 0;
  for (int64_t i = 0; i < count; i++) rest |= (uint32_t)mask[i] << (8 * i);
  blend_rest(masked(source, rest), target, count);
}

INLINE shorts32 scaled64(shorts32 a, shorts32 b) {
  shorts32 t = a * b + 128;
  return __builtin_convertvector(__builtin_convertvector(t, words32) * 257 >> 16, shorts32);
}

INLINE bytes64 over64(bytes64 source, bytes64 target) {
  words16 alpha = (words16)source >> 24;
  shorts32 rest = 255 - (shorts32)(alpha | alpha << 16);
  shorts32 even = scaled64((shorts32)target & 255, rest);
  shorts32 odd = scaled64((shorts32)target >> 8, rest);
  return __builtin_elementwise_add_sat(source, (bytes64)(even | odd << 8));
}

/// Blends 16 pixels. In most images, most groups are opaque.
INLINE void blend_sixteen(const uint8_t *pixels, uint8_t *target) {
  bytes64 source, below;
  memcpy(&source, pixels, 64);
  longs8 clear = (longs8)(~source & (bytes64)((words16){0} + 0xff000000));
  if (__builtin_reduce_or(clear) != 0) {
    memcpy(&below, target, 64);
    source = over64(source, below);
  }
  memcpy(target, &source, 64);
}

INLINE void image_row(uint8_t *target, int64_t count, const uint8_t *source) {
  for (; count >= 16; count -= 16, target += 64, source += 64) blend_sixteen(source, target);
  if (count >= 8) {
    blend_eight(load32(source), target);
    count -= 8, target += 32, source += 32;
  }
  if (count >= 4) {
    blend(load(source), target);
    count -= 4, target += 16, source += 16;
  }
  blend_rest(load_rest(source, count), target, count);
}

INLINE void faded_image_row(
    uint8_t *target, int64_t count, const uint8_t *source, uint8_t opacity) {
  bytes16 factor = repeat(opacity * 0x01010101u);
  for (; count >= 4; count -= 4, target += 16, source += 16) {
    blend(product(load(source), factor), target);
  }
  blend_rest(product(load_rest(source, count), factor), target, count);
}

// MARK: Mapped images

/// Returns two adjacent pixels.
INLINE uint64_t pair(const uint8_t *pixels) {
  uint64_t result;
  memcpy(&result, pixels, 8);
  return result;
}

/// Returns two adjacent pixels of an image. Pixels outside the image are clear.
INLINE uint64_t edge_pair(const pixels_operation *image, int32_t column, int32_t row) {
  uint8_t pixels[8] = {0};
  if (row >= 0 && row < image->height) {
    const uint8_t *first = image->source + row * image->stride + column * 4;
    if (column >= 0 && column < image->width) memcpy(pixels, first, 4);
    if (column >= -1 && column + 1 < image->width) memcpy(pixels + 4, first + 4, 4);
  }
  return pair(pixels);
}

/// Returns the filtered pixels at four locations, which may be near the edge only if `is_edge` is set.
INLINE bytes16 filtered(const pixels_operation *image, ints4 x, ints4 y, int is_edge) {
  ints4 column = x >> 16, row = y >> 16;
  longs4 top, bottom;
  if (is_edge) {
    for (int i = 0; i < 4; i++) {
      top[i] = edge_pair(image, column[i], row[i]);
      bottom[i] = edge_pair(image, column[i], row[i] + 1);
    }
  } else {
    ints4 offset = row * image->stride + column * 4;
    const uint8_t *source = image->source, *below = source + image->stride;
    for (int i = 0; i < 4; i++) {
      top[i] = pair(source + offset[i]);
      bottom[i] = pair(below + offset[i]);
    }
  }

  shorts8 down = (shorts8)(y >> 9 & 127);
  shorts32 weight = __builtin_shufflevector(
      down, down, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 6, 6,
      6, 6, 6, 6);
  shorts32 mixed = widen32((bytes32)top) * (128 - weight) + widen32((bytes32)bottom) * weight;
  shorts16 left = __builtin_shufflevector(
      mixed, mixed, 0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27);
  shorts16 right = __builtin_shufflevector(
      mixed, mixed, 4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31);

  // left * (128 - w) + right * w, divided by 128 * 128 and rounded down, in 16 bits: it equals
  // (left + (right - left) * w / 128) / 128 with both quotients rounded down. The first quotient is
  // the upper half of (right - left) * (w * 512). Interpreted as unsigned, a negative difference is
  // too large by 65536, which makes the upper half too large by w * 512.
  shorts8 across = (shorts8)(x >> 9 & 127) << 9;
  shorts16 share = __builtin_shufflevector(
      across, across, 0, 0, 0, 0, 2, 2, 2, 2, 4, 4, 4, 4, 6, 6, 6, 6);
  shorts16 difference = right - left;
  words16 multiplied =
      __builtin_convertvector(difference, words16) * __builtin_convertvector(share, words16);
  shorts16 excess = share & (shorts16)(right < left);
  return narrow((left + __builtin_convertvector(multiplied >> 16, shorts16) - excess) >> 7);
}

INLINE int64_t quotient_rounded_up(int64_t a, int64_t b) {
  return a / b + (a % b > 0);
}

/// Limits a range of i such that low <= start + i * step < high.
INLINE void limit(
    int64_t start, int64_t step, int64_t low, int64_t high, int64_t *first, int64_t *end) {
  if (step < 0) {
    int64_t old_low = low;
    start = -start, step = -step, low = 1 - high, high = 1 - old_low;
  }
  if (step == 0) {
    if (start < low || start >= high) *end = *first;
    return;
  }
  int64_t from = quotient_rounded_up(low - start, step);
  int64_t to = quotient_rounded_up(high - start, step);
  if (*first < from) *first = from;
  if (*end > to) *end = to;
}

INLINE void mapped_pixels(
    uint8_t *target, int64_t first, int64_t end, const pixels_operation *image, int64_t x,
    int64_t y, int is_edge) {
  int32_t dx = (int32_t)image->matrix[0], dy = (int32_t)image->matrix[3];
  bytes16 factor = repeat(image->opacity * 0x01010101u);
  ints4 columns = (int32_t)(x + first * dx) + dx * (ints4){0, 1, 2, 3};
  ints4 rows = (int32_t)(y + first * dy) + dy * (ints4){0, 1, 2, 3};
  for (int64_t i = first; i < end; i += 4) {
    bytes16 pixels = filtered(image, columns, rows, is_edge);
    if (image->opacity < 255) pixels = product(pixels, factor);
    if (end - i >= 4) {
      // Without a branch for opaque pixels, which the processor would often predict incorrectly.
      pixels = over(pixels, load(target + 4 * i));
      memcpy(target + 4 * i, &pixels, 16);
    } else {
      blend_rest(pixels, target + 4 * i, end - i);
    }
    columns += 4 * dx, rows += 4 * dy;
  }
}

INLINE void mapped_row(
    uint8_t *target, int64_t count, const pixels_operation *image, int64_t x, int64_t y) {
  int64_t dx = image->matrix[0], dy = image->matrix[3];
  int64_t right = (int64_t)image->width << 16, bottom = (int64_t)image->height << 16;
  int64_t first = 0, end = count;
  // The range in which at least one of the four combined pixels is in the image.
  limit(x, dx, -65536, right, &first, &end);
  limit(y, dy, -65536, bottom, &first, &end);
  if (first >= end) return;
  // The range in which all four pixels are in the image.
  int64_t inner = first, inner_end = end;
  limit(x, dx, 0, right - 65536, &inner, &inner_end);
  limit(y, dy, 0, bottom - 65536, &inner, &inner_end);
  // Pixels that don't fill a group of four are drawn along with the edge.
  inner_end = inner + ((inner_end - inner) & ~3);
  if (inner >= inner_end) inner = inner_end = end;
  mapped_pixels(target, first, inner, image, x, y, 1);
  mapped_pixels(target, inner, inner_end, image, x, y, 0);
  mapped_pixels(target, inner_end, end, image, x, y, 1);
}

// MARK: Operations

FOR_EACH_PROCESSOR void pixels_draw_operation(
    const pixels_operation *o, pixels_rect part, uint8_t *target, int64_t stride) {
  int32_t x = o->rect.x > part.x ? o->rect.x : part.x;
  int32_t y = o->rect.y > part.y ? o->rect.y : part.y;
  int32_t end_x = o->rect.end_x < part.end_x ? o->rect.end_x : part.end_x;
  int32_t end_y = o->rect.end_y < part.end_y ? o->rect.end_y : part.end_y;
  int64_t width = end_x - x;
  if (width <= 0) return;
  for (; y < end_y; y++) {
    uint8_t *row = target + y * stride + (int64_t)x * 4;
    const uint8_t *source = o->source + (int64_t)(y - o->y) * o->stride;
    switch (o->kind) {
      case pixels_replace: replace_row(row, width, o->color); break;
      case pixels_fill: fill_row(row, width, o->color); break;
      case pixels_mask: mask_row(row, width, source + (x - o->x), o->color); break;
      case pixels_image:
        if (o->opacity == 255) {
          image_row(row, width, source + 4 * (x - o->x));
        } else {
          faded_image_row(row, width, source + 4 * (x - o->x), o->opacity);
        }
        break;
      case pixels_mapped_image:
        mapped_row(
            row, width, o, o->matrix[0] * x + o->matrix[1] * y + o->matrix[2],
            o->matrix[3] * x + o->matrix[4] * y + o->matrix[5]);
        break;
    }
  }
}
