// Points, sizes and rectangles. They are GNUstep's structures under Apple's names.
#ifndef TOUCHBOX_CG_GEOMETRY_H
#define TOUCHBOX_CG_GEOMETRY_H
#import <Foundation/Foundation.h>
#include <math.h>

typedef NSPoint CGPoint;
typedef NSSize CGSize;
typedef NSRect CGRect;
typedef struct CGVector {
  CGFloat dx, dy;
} CGVector;
typedef enum : unsigned { CGRectMinXEdge, CGRectMinYEdge, CGRectMaxXEdge, CGRectMaxYEdge } CGRectEdge;

#define CGPointZero NSZeroPoint
#define CGSizeZero NSZeroSize
#define CGRectZero NSZeroRect
#define CGRectNull ((CGRect){{INFINITY, INFINITY}, {0, 0}})
#define CGRectInfinite ((CGRect){{-CGFLOAT_MAX / 2, -CGFLOAT_MAX / 2}, {CGFLOAT_MAX, CGFLOAT_MAX}})
#ifndef CGFLOAT_MAX
#define CGFLOAT_MAX 1.7976931348623157e+308
#endif
#ifndef CGFLOAT_MIN
#define CGFLOAT_MIN 2.2250738585072014e-308
#endif

static inline CGPoint CGPointMake(CGFloat x, CGFloat y) { return (CGPoint){x, y}; }
static inline CGSize CGSizeMake(CGFloat width, CGFloat height) { return (CGSize){width, height}; }
static inline CGVector CGVectorMake(CGFloat dx, CGFloat dy) { return (CGVector){dx, dy}; }
static inline CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height) { return (CGRect){{x, y}, {width, height}}; }

static inline CGRect CGRectStandardize(CGRect r) {
  if (r.size.width < 0) r.origin.x += r.size.width, r.size.width = -r.size.width;
  if (r.size.height < 0) r.origin.y += r.size.height, r.size.height = -r.size.height;
  return r;
}
static inline CGFloat CGRectGetMinX(CGRect r) { return CGRectStandardize(r).origin.x; }
static inline CGFloat CGRectGetMinY(CGRect r) { return CGRectStandardize(r).origin.y; }
static inline CGFloat CGRectGetWidth(CGRect r) { return fabs(r.size.width); }
static inline CGFloat CGRectGetHeight(CGRect r) { return fabs(r.size.height); }
static inline CGFloat CGRectGetMidX(CGRect r) { return r.origin.x + r.size.width / 2; }
static inline CGFloat CGRectGetMidY(CGRect r) { return r.origin.y + r.size.height / 2; }
static inline CGFloat CGRectGetMaxX(CGRect r) { return CGRectGetMinX(r) + CGRectGetWidth(r); }
static inline CGFloat CGRectGetMaxY(CGRect r) { return CGRectGetMinY(r) + CGRectGetHeight(r); }

static inline BOOL CGPointEqualToPoint(CGPoint a, CGPoint b) { return a.x == b.x && a.y == b.y; }
static inline BOOL CGSizeEqualToSize(CGSize a, CGSize b) { return a.width == b.width && a.height == b.height; }
static inline BOOL CGRectEqualToRect(CGRect a, CGRect b) {
  a = CGRectStandardize(a), b = CGRectStandardize(b);
  return CGPointEqualToPoint(a.origin, b.origin) && CGSizeEqualToSize(a.size, b.size);
}
static inline BOOL CGRectIsNull(CGRect r) { return isinf(r.origin.x) || isinf(r.origin.y); }
static inline BOOL CGRectIsEmpty(CGRect r) { return CGRectIsNull(r) || r.size.width == 0 || r.size.height == 0; }
static inline BOOL CGRectContainsPoint(CGRect r, CGPoint p) {
  r = CGRectStandardize(r);
  return p.x >= r.origin.x && p.x < r.origin.x + r.size.width && p.y >= r.origin.y && p.y < r.origin.y + r.size.height;
}
static inline CGRect CGRectInset(CGRect r, CGFloat dx, CGFloat dy) {
  r = CGRectStandardize(r);
  if (r.size.width < 2 * dx || r.size.height < 2 * dy) return CGRectNull;
  return CGRectMake(r.origin.x + dx, r.origin.y + dy, r.size.width - 2 * dx, r.size.height - 2 * dy);
}
static inline CGRect CGRectOffset(CGRect r, CGFloat dx, CGFloat dy) {
  r = CGRectStandardize(r);
  return CGRectMake(r.origin.x + dx, r.origin.y + dy, r.size.width, r.size.height);
}
static inline CGRect CGRectUnion(CGRect a, CGRect b) {
  if (CGRectIsNull(a)) return b;
  if (CGRectIsNull(b)) return a;
  CGFloat x = fmin(CGRectGetMinX(a), CGRectGetMinX(b)), y = fmin(CGRectGetMinY(a), CGRectGetMinY(b));
  return CGRectMake(x, y, fmax(CGRectGetMaxX(a), CGRectGetMaxX(b)) - x, fmax(CGRectGetMaxY(a), CGRectGetMaxY(b)) - y);
}
static inline CGRect CGRectIntersection(CGRect a, CGRect b) {
  CGFloat x = fmax(CGRectGetMinX(a), CGRectGetMinX(b)), y = fmax(CGRectGetMinY(a), CGRectGetMinY(b));
  CGFloat width = fmin(CGRectGetMaxX(a), CGRectGetMaxX(b)) - x, height = fmin(CGRectGetMaxY(a), CGRectGetMaxY(b)) - y;
  return width < 0 || height < 0 ? CGRectNull : CGRectMake(x, y, width, height);
}
static inline BOOL CGRectIntersectsRect(CGRect a, CGRect b) { return !CGRectIsEmpty(CGRectIntersection(a, b)); }
static inline BOOL CGRectContainsRect(CGRect a, CGRect b) { return CGRectEqualToRect(CGRectUnion(a, b), a); }
static inline CGRect CGRectIntegral(CGRect r) {
  r = CGRectStandardize(r);
  CGFloat x = floor(r.origin.x), y = floor(r.origin.y);
  return CGRectMake(x, y, ceil(CGRectGetMaxX(r)) - x, ceil(CGRectGetMaxY(r)) - y);
}
static inline BOOL CGRectIsInfinite(CGRect r) { return CGRectEqualToRect(r, CGRectInfinite); }
static inline void CGRectDivide(CGRect r, CGRect *slice, CGRect *remainder, CGFloat amount, CGRectEdge edge) {
  r = CGRectStandardize(r);
  BOOL isVertical = edge == CGRectMinYEdge || edge == CGRectMaxYEdge;
  CGFloat length = isVertical ? r.size.height : r.size.width;
  amount = fmin(fmax(amount, 0), length);
  CGFloat first = edge == CGRectMinXEdge || edge == CGRectMinYEdge ? amount : length - amount;
  CGRect low = r, high = r;
  if (isVertical) low.size.height = first, high.origin.y += first, high.size.height -= first;
  else low.size.width = first, high.origin.x += first, high.size.width -= first;
  BOOL isLow = edge == CGRectMinXEdge || edge == CGRectMinYEdge;
  if (slice) *slice = isLow ? low : high;
  if (remainder) *remainder = isLow ? high : low;
}
#endif
