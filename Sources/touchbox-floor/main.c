// The workloads of touchbox-bench in plain C, without views, events, or libraries. They do little more
// than the minimum work that is needed for the same results. See touchbox-bench for their descriptions.
// Names, sizes, random numbers, and checksums are the same.
//
// usage: touchbox-floor WORKLOAD [--n N] [--flat] [--frames F] [--taps T] [--k K] [--side PIXELS]
//        [--min-time SECONDS]

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char *workload = "";
static int n = 1000, flat = 0, frames = 0, taps = 2000, k = 100, side = 128;
static double minTime = 0.5;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

static uint32_t state;
static int next(int bound) {
  state = state * 1664525u + 1013904223u;
  return (int)((state >> 8) % (uint32_t)bound);
}

// MARK: - Views

// A rectangle in its superview. The subviews are stored consecutively in `views`.
typedef struct {
  float x, y, width, height;
  int parent, id, subviews, count;
  uint8_t ignoresTouches;
} View;

static View *views;
static int viewCount, columns, rows;
// The index of each leaf in `views`.
static int *leaves;
static uint64_t checksum;
static int hits, misses;

static void setFrame(View *view, int parent, float x, float y, float width, float height) {
  *view = (View){.x = x, .y = y, .width = width, .height = height, .parent = parent, .id = -1};
}

// Fills the view `parent`, whose corner is the corner of the given cells, with `levels` levels of views.
static void split(int parent, int c0, int c1, int r0, int r1, int levels) {
  int cells = (c1 - c0) * (r1 - r0), first = viewCount;
  views[parent].subviews = first;
  if (levels == 1) {
    views[parent].count = cells;
    for (int row = r0; row < r1; row++)
      for (int column = c0; column < c1; column++) {
        View *leaf = &views[viewCount];
        setFrame(leaf, parent, (column - c0) * 16 + 1, (row - r0) * 16 + 1, 14, 14);
        leaf->id = row * columns + column;
        leaves[leaf->id] = viewCount++;
      }
    return;
  }
  // Divide the longer side so that about one cell remains after all levels.
  int parts = 1, cutsColumns = c1 - c0 >= r1 - r0, length = cutsColumns ? c1 - c0 : r1 - r0;
  while (pow(parts, levels) < cells) parts++;
  if (parts > length) parts = length;
  views[parent].count = parts;
  viewCount += parts;
  for (int part = 0; part < parts; part++) {
    int from = length * part / parts, to = length * (part + 1) / parts;
    int a0 = cutsColumns ? c0 + from : c0, a1 = cutsColumns ? c0 + to : c1;
    int b0 = cutsColumns ? r0 : r0 + from, b1 = cutsColumns ? r1 : r0 + to;
    setFrame(
        &views[first + part], parent, (a0 - c0) * 16, (b0 - r0) * 16, (a1 - a0) * 16,
        (b1 - b0) * 16);
    split(first + part, a0, a1, b0, b1, levels - 1);
  }
}

// Creates the tree on the grid that is closest to square and has no empty cells.
static void makeTree(void) {
  for (int i = 1; (long)i * i <= n; i++)
    if (n % i == 0) columns = i;
  rows = n / columns;
  // Every view above the leaves contains at least one leaf, and there are eight levels.
  views = malloc(sizeof(View) * ((size_t)n * 8 + 8));
  leaves = malloc(sizeof(int) * n);
  setFrame(&views[0], -1, 0, 0, columns * 16, rows * 16);
  viewCount = 1;
  split(0, 0, columns, 0, rows, flat ? 1 : 8);
}

static void record(const View *leaf, float x, float y) {
  checksum +=
      (uint64_t)((int64_t)(x * 4) + 1000003 * (int64_t)(y * 4)) * (uint64_t)(leaf->id + 1);
}

static double moves(void) {
  // Each finger's landing point and its leaf's corner, in the tree's coordinates.
  struct { const View *leaf; float x, y, left, top; } fingers[10];
  makeTree();
  for (int finger = 0; finger < 10; finger++) {
    int id = (int)((long)finger * n / 10 + n / 20);
    fingers[finger].leaf = &views[leaves[id]];
    fingers[finger].x = id % columns * 16 + 8;
    fingers[finger].y = id / columns * 16 + 8;
    fingers[finger].left = id % columns * 16 + 1;
    fingers[finger].top = id / columns * 16 + 1;
    record(fingers[finger].leaf, 7, 7);
  }
  state = 12345;
  double start = now();
  for (int frame = 0; frame < frames; frame++)
    for (int finger = 0; finger < 10; finger++) {
      float x = fingers[finger].x + (next(201) - 100) * 0.25f;
      float y = fingers[finger].y + (next(201) - 100) * 0.25f;
      record(fingers[finger].leaf, x - fingers[finger].left, y - fingers[finger].top);
    }
  return now() - start;
}

static const View *hitTest(const View *view, float x, float y) {
  if (view->ignoresTouches || x < 0 || y < 0 || x >= view->width || y >= view->height) return NULL;
  for (int i = view->subviews + view->count - 1; i >= view->subviews; i--) {
    const View *hit = hitTest(&views[i], x - views[i].x, y - views[i].y);
    if (hit) return hit;
  }
  return view;
}

static double tapLeaves(void) {
  makeTree();
  state = 424242;
  for (int id = 0; id < n; id++) views[leaves[id]].ignoresTouches = next(16) < 3;
  state = 67890;
  double start = now();
  for (int tap = 0; tap < taps; tap++) {
    float x = next(columns * 16), y = next(rows * 16);
    const View *leaf = hitTest(views, x, y);
    if (!leaf || leaf->id < 0) {
      misses++;
      continue;
    }
    for (const View *view = leaf; view->parent >= 0; view = &views[view->parent]) {
      x -= view->x;
      y -= view->y;
    }
    record(leaf, x, y);
    hits += x >= 0 && y >= 0 && x < leaf->width && y < leaf->height;
  }
  return now() - start;
}

// MARK: - Pixels: 0xAARRGGBB, colors multiplied by alpha

enum { width = 640, height = 960, iconSide = 114, circleSide = 100 };

static uint32_t *screen;

typedef struct {
  float x, y, dx, dy, angle, spin;
  uint32_t color;
} Sprite;

static void bounce(float *x, float *dx, float limit) {
  *x += *dx;
  if (*x < 0) { *x = -*x; *dx = -*dx; }
  if (*x > limit) { *x = 2 * limit - *x; *dx = -*dx; }
}

static uint32_t scale(uint32_t color, uint32_t alpha) {
  uint32_t even = (color & 0xFF00FF) * alpha + 0x800080;
  uint32_t odd = (color >> 8 & 0xFF00FF) * alpha + 0x800080;
  even = (even + (even >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF;
  return even | ((odd + (odd >> 8 & 0xFF00FF)) & 0xFF00FF00);
}

static uint32_t over(uint32_t source, uint32_t target) {
  return source + scale(target, 255 - (source >> 24));
}

static double clamp(double x) { return x < 0 ? 0 : x > 1 ? 1 : x; }

// Creates the sprites' rounded square, or a disc of coverage values.
static uint32_t *makeImage(int size, double corner) {
  uint32_t *image = malloc(sizeof *image * size * size);
  for (int row = 0; row < size; row++)
    for (int column = 0; column < size; column++) {
      double dx = fabs(column + 0.5 - size / 2.0) - (size / 2.0 - corner);
      double dy = fabs(row + 0.5 - size / 2.0) - (size / 2.0 - corner);
      double coverage = clamp(0.5 - (hypot(fmax(dx, 0), fmax(dy, 0)) - corner));
      uint32_t alpha = coverage * (size == iconSide && row >= 76 ? 160 : 255) + 0.5;
      uint32_t color = (uint32_t)(column * 255 / (size - 1)) << 16
          | (uint32_t)(row * 255 / (size - 1)) << 8 | 128;
      image[row * size + column] = scale(0xFF000000 | color, alpha);
    }
  return image;
}

static void fill(uint32_t *pixels, int stride, int columns, int rows, uint32_t color) {
  for (int row = 0; row < rows; row++)
    for (int column = 0; column < columns; column++) pixels[row * stride + column] = color;
}

static void blit(const uint32_t *image, int size, uint32_t *pixels, int stride) {
  for (int row = 0; row < size; row++)
    for (int column = 0; column < size; column++) {
      uint32_t *pixel = &pixels[row * stride + column];
      *pixel = over(image[row * size + column], *pixel);
    }
}

// Fills a disc with the coverage in `mask`, positioned at the nearest pixel.
static void blitMask(const uint32_t *mask, int size, uint32_t color, uint32_t *pixels) {
  for (int row = 0; row < size; row++)
    for (int column = 0; column < size; column++) {
      uint32_t *pixel = &pixels[row * width + column];
      *pixel = over(scale(color, mask[row * size + column] >> 24), *pixel);
    }
}

static uint32_t pixelOf(const uint32_t *image, int size, int x, int y) {
  return x < 0 || y < 0 || x >= size || y >= size ? 0 : image[y * size + x];
}

// Draws an image rotated about its center, with a linear filter.
static void blitRotated(const uint32_t *image, int size, const Sprite *sprite) {
  float sine = sinf(sprite->angle * (float)M_PI / 180), half = size / 2.0f;
  float cosine = cosf(sprite->angle * (float)M_PI / 180);
  float reach = half * (fabsf(sine) + fabsf(cosine)), middleX = sprite->x + half;
  float middleY = sprite->y + half;
  int left = fmaxf(0, floorf(middleX - reach)), right = fminf(width, ceilf(middleX + reach));
  int top = fmaxf(0, floorf(middleY - reach)), bottom = fminf(height, ceilf(middleY + reach));
  for (int row = top; row < bottom; row++)
    for (int column = left; column < right; column++) {
      float dx = column + 0.5f - middleX, dy = row + 0.5f - middleY;
      float x = cosine * dx + sine * dy + half - 0.5f, y = cosine * dy - sine * dx + half - 0.5f;
      if (x <= -1 || y <= -1 || x >= size || y >= size) continue;
      int x0 = (int)(x + 1) - 1, y0 = (int)(y + 1) - 1;
      uint32_t fx = (x - x0) * 256, fy = (y - y0) * 256;
      uint32_t a = pixelOf(image, size, x0, y0), b = pixelOf(image, size, x0 + 1, y0);
      uint32_t c = pixelOf(image, size, x0, y0 + 1), d = pixelOf(image, size, x0 + 1, y0 + 1);
      uint32_t color = 0;
      for (int shift = 0; shift < 32; shift += 8) {
        uint32_t upper = (a >> shift & 255) * (256 - fx) + (b >> shift & 255) * fx;
        uint32_t lower = (c >> shift & 255) * (256 - fx) + (d >> shift & 255) * fx;
        color |= (upper * (256 - fy) + lower * fy) >> 16 << shift;
      }
      uint32_t *pixel = &screen[row * width + column];
      *pixel = over(color, *pixel);
    }
}

static double sprites(void) {
  int isCircle = !strcmp(workload, "w3c"), isRotated = !strcmp(workload, "w3b");
  int size = isCircle ? circleSide : iconSide;
  uint32_t *image = makeImage(size, isCircle ? size / 2.0 : 20);
  Sprite *all = malloc(sizeof(Sprite) * k);
  state = 777;
  for (int i = 0; i < k; i++) {
    Sprite *sprite = &all[i];
    sprite->x = next(width - size);
    sprite->y = next(height - size);
    sprite->dx = (1 + next(16)) * 0.25f;
    sprite->dy = (1 + next(16)) * 0.25f;
    if (next(2)) sprite->dx = -sprite->dx;
    if (next(2)) sprite->dy = -sprite->dy;
    sprite->angle = next(360);
    sprite->spin = next(9) - 4;
    sprite->color = 0xFF;
    for (int i = 0; i < 3; i++) sprite->color = sprite->color << 8 | (uint32_t)(64 + next(192));
  }
  screen = malloc(sizeof *screen * width * height);
  double start = now();
  for (int frame = 0; frame < frames; frame++) {
    fill(screen, width, width, height, 0xFFFFFFFF);
    for (int i = 0; i < k; i++) {
      Sprite *sprite = &all[i];
      bounce(&sprite->x, &sprite->dx, width - size);
      bounce(&sprite->y, &sprite->dy, height - size);
      sprite->angle += sprite->spin;
      uint32_t *corner = &screen[(int)sprite->y * width + (int)sprite->x];
      if (isRotated) blitRotated(image, size, sprite);
      else if (isCircle) blitMask(image, size, sprite->color, corner);
      else blit(image, size, corner, width);
    }
  }
  return now() - start;
}

// In every frame, clears a square of the screen and draws an image a few pixels away.
static double drag(void) {
  int columns = side * 5, rows = side * 7;
  uint32_t *image = makeImage(side, 0);
  screen = malloc(sizeof *screen * columns * rows);
  fill(screen, columns, columns, rows, 0xFFFFFFFF);
  int x = 0, y = 0;
  double start = now();
  for (int frame = 0; frame < frames; frame++) {
    fill(&screen[y * columns + x], columns, side, side, 0xFFFFFFFF);
    x = (x + 3) % (columns - side);
    y = (y + 3) % (rows - side);
    blit(image, side, &screen[y * columns + x], columns);
  }
  return now() - start;
}

int main(int count, char **words) {
  if (count > 1) workload = words[1];
  for (int i = 2; i < count; i++) {
    const char *value = i + 1 < count ? words[i + 1] : "";
    if (!strcmp(words[i], "--flat")) { flat = 1; continue; }
    i++;
    if (!strcmp(words[i - 1], "--n")) n = atoi(value);
    else if (!strcmp(words[i - 1], "--frames")) frames = atoi(value);
    else if (!strcmp(words[i - 1], "--taps")) taps = atoi(value);
    else if (!strcmp(words[i - 1], "--k")) k = atoi(value);
    else if (!strcmp(words[i - 1], "--side")) side = atoi(value);
    else if (!strcmp(words[i - 1], "--min-time")) minTime = atof(value);
    else return fprintf(stderr, "touchbox-floor: unknown option '%s'\n", words[i - 1]), 2;
  }
  double (*run)(void) = sprites;
  int each = frames = frames ? frames : 300;
  if (!strcmp(workload, "w1")) run = moves, each = frames * 10;
  else if (!strcmp(workload, "w2")) run = tapLeaves, each = taps;
  else if (!strcmp(workload, "drag")) run = drag;
  else if (strncmp(workload, "w3", 2)) return fprintf(stderr, "touchbox-floor: no workload\n"), 2;
  double seconds = 0;
  uint64_t first = 0;
  int firstHits = 0, firstMisses = 0, rounds = 0;
  while (rounds == 0 || seconds < minTime) {
    checksum = hits = misses = 0;
    seconds += run();
    if (rounds++ == 0) first = checksum, firstHits = hits, firstMisses = misses;
    free(views), free(leaves), free(screen);
    views = NULL, leaves = NULL, screen = NULL;
  }
  printf(
      "{\"name\":\"%s\",\"impl\":\"floor\",\"value\":%.1f,\"hits\":%d,\"misses\":%d,"
      "\"checksum\":\"%llx\"}\n",
      workload, (double)each * rounds / seconds, firstHits, firstMisses,
      (unsigned long long)first);
}
