// Affine transforms.
#ifndef TOUCHBOX_CG_AFFINE_TRANSFORM_H
#define TOUCHBOX_CG_AFFINE_TRANSFORM_H
#import <CoreGraphics/CGGeometry.h>

typedef struct CGAffineTransform {
  CGFloat a, b, c, d, tx, ty;
} CGAffineTransform;

static const CGAffineTransform CGAffineTransformIdentity = {1, 0, 0, 1, 0, 0};

static inline CGAffineTransform CGAffineTransformMake(CGFloat a, CGFloat b, CGFloat c, CGFloat d, CGFloat tx, CGFloat ty) { return (CGAffineTransform){a, b, c, d, tx, ty}; }
static inline CGAffineTransform CGAffineTransformMakeTranslation(CGFloat tx, CGFloat ty) { return (CGAffineTransform){1, 0, 0, 1, tx, ty}; }
static inline CGAffineTransform CGAffineTransformMakeScale(CGFloat sx, CGFloat sy) { return (CGAffineTransform){sx, 0, 0, sy, 0, 0}; }
static inline CGAffineTransform CGAffineTransformMakeRotation(CGFloat angle) { return (CGAffineTransform){cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0}; }
static inline CGAffineTransform CGAffineTransformConcat(CGAffineTransform s, CGAffineTransform t) {
  return (CGAffineTransform){s.a * t.a + s.b * t.c, s.a * t.b + s.b * t.d, s.c * t.a + s.d * t.c, s.c * t.b + s.d * t.d, s.tx * t.a + s.ty * t.c + t.tx, s.tx * t.b + s.ty * t.d + t.ty};
}
static inline CGAffineTransform CGAffineTransformTranslate(CGAffineTransform t, CGFloat tx, CGFloat ty) { return CGAffineTransformConcat(CGAffineTransformMakeTranslation(tx, ty), t); }
static inline CGAffineTransform CGAffineTransformScale(CGAffineTransform t, CGFloat sx, CGFloat sy) { return CGAffineTransformConcat(CGAffineTransformMakeScale(sx, sy), t); }
static inline CGAffineTransform CGAffineTransformRotate(CGAffineTransform t, CGFloat angle) { return CGAffineTransformConcat(CGAffineTransformMakeRotation(angle), t); }
static inline CGAffineTransform CGAffineTransformInvert(CGAffineTransform t) {
  CGFloat det = t.a * t.d - t.b * t.c;
  if (det == 0) return t;
  return (CGAffineTransform){t.d / det, -t.b / det, -t.c / det, t.a / det, (t.c * t.ty - t.d * t.tx) / det, (t.b * t.tx - t.a * t.ty) / det};
}
static inline BOOL CGAffineTransformEqualToTransform(CGAffineTransform s, CGAffineTransform t) { return s.a == t.a && s.b == t.b && s.c == t.c && s.d == t.d && s.tx == t.tx && s.ty == t.ty; }
static inline BOOL CGAffineTransformIsIdentity(CGAffineTransform t) { return CGAffineTransformEqualToTransform(t, CGAffineTransformIdentity); }
static inline CGPoint CGPointApplyAffineTransform(CGPoint p, CGAffineTransform t) { return (CGPoint){t.a * p.x + t.c * p.y + t.tx, t.b * p.x + t.d * p.y + t.ty}; }
static inline CGSize CGSizeApplyAffineTransform(CGSize s, CGAffineTransform t) { return (CGSize){t.a * s.width + t.c * s.height, t.b * s.width + t.d * s.height}; }
static inline CGRect CGRectApplyAffineTransform(CGRect r, CGAffineTransform t) {
  CGPoint a = CGPointApplyAffineTransform(CGPointMake(CGRectGetMinX(r), CGRectGetMinY(r)), t), b = CGPointApplyAffineTransform(CGPointMake(CGRectGetMaxX(r), CGRectGetMinY(r)), t);
  CGPoint c = CGPointApplyAffineTransform(CGPointMake(CGRectGetMinX(r), CGRectGetMaxY(r)), t), d = CGPointApplyAffineTransform(CGPointMake(CGRectGetMaxX(r), CGRectGetMaxY(r)), t);
  CGFloat x = fmin(fmin(a.x, b.x), fmin(c.x, d.x)), y = fmin(fmin(a.y, b.y), fmin(c.y, d.y));
  return CGRectMake(x, y, fmax(fmax(a.x, b.x), fmax(c.x, d.x)) - x, fmax(fmax(a.y, b.y), fmax(c.y, d.y)) - y);
}
#endif
