// Paths.
#ifndef TOUCHBOX_CG_PATH_H
#define TOUCHBOX_CG_PATH_H
#import <CoreGraphics/CGContext.h>

typedef enum : int {
  kCGPathElementMoveToPoint, kCGPathElementAddLineToPoint, kCGPathElementAddQuadCurveToPoint, kCGPathElementAddCurveToPoint, kCGPathElementCloseSubpath
} CGPathElementType;
typedef struct CGPathElement {
  CGPathElementType type;
  CGPoint *points;
} CGPathElement;
typedef void (*CGPathApplierFunction)(void *info, const CGPathElement *element);
typedef void (^CGPathApplyBlock)(const CGPathElement *element);

CGPathRef CGPathCreateCopy(CGPathRef path); //: $1.copy()
CGMutablePathRef CGPathCreateMutable(void); //: CGMutablePath()
void CGPathCloseSubpath(CGMutablePathRef path); //: $1.closeSubpath()
CGRect CGPathGetBoundingBox(CGPathRef path); //: $1.boundingBox
CGPoint CGPathGetCurrentPoint(CGPathRef path); //: $1.currentPoint
BOOL CGPathIsEmpty(CGPathRef path); //: $1.isEmpty
CGMutablePathRef CGPathCreateMutableCopy(CGPathRef path); //: $1.mutableCopy()
void CGPathMoveToPoint(CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x, CGFloat y); //: $1.move(to: CGPoint(x: $3, y: $4), transform: transform($2))
void CGPathAddLineToPoint(CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x, CGFloat y); //: $1.addLine(to: CGPoint(x: $3, y: $4), transform: transform($2))
void CGPathAddQuadCurveToPoint(CGMutablePathRef path, const CGAffineTransform *transform, CGFloat cx, CGFloat cy, CGFloat x, CGFloat y); //: $1.addQuadCurve(to: CGPoint(x: $5, y: $6), control: CGPoint(x: $3, y: $4), transform: transform($2))
void CGPathAddCurveToPoint(CGMutablePathRef path, const CGAffineTransform *transform, CGFloat cx1, CGFloat cy1, CGFloat cx2, CGFloat cy2, CGFloat x, CGFloat y); //: $1.addCurve(to: CGPoint(x: $7, y: $8), control1: CGPoint(x: $3, y: $4), control2: CGPoint(x: $5, y: $6), transform: transform($2))
void CGPathAddRect(CGMutablePathRef path, const CGAffineTransform *transform, CGRect rect); //: $1.addRect($3, transform: transform($2))
void CGPathAddEllipseInRect(CGMutablePathRef path, const CGAffineTransform *transform, CGRect rect); //: $1.addEllipse(in: $3, transform: transform($2))
void CGPathAddLines(CGMutablePathRef path, const CGAffineTransform *transform, const CGPoint *points, size_t count); //: $1.addLines(between: values($3, $4), transform: transform($2))
void CGPathAddArc(CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x, CGFloat y, CGFloat radius, CGFloat start, CGFloat end, BOOL clockwise); //: $1.addArc(center: CGPoint(x: $3, y: $4), radius: $5, startAngle: $6, endAngle: $7, clockwise: $8, transform: transform($2))
void CGPathAddArcToPoint(CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x1, CGFloat y1, CGFloat x2, CGFloat y2, CGFloat radius); //: $1.addArc(tangent1End: CGPoint(x: $3, y: $4), tangent2End: CGPoint(x: $5, y: $6), radius: $7, transform: transform($2))
void CGPathAddPath(CGMutablePathRef path, const CGAffineTransform *transform, CGPathRef other); //: $1.addPath($3, transform: transform($2))
BOOL CGPathContainsPoint(CGPathRef path, const CGAffineTransform *transform, CGPoint point, BOOL evenOdd); //: $1.contains($3, using: $4 ? .evenOdd : .winding, transform: transform($2))
void CGPathAddRects(CGMutablePathRef path, const CGAffineTransform *transform, const CGRect *rects, size_t count); //: $1.addRects(values($3, $4), transform: transform($2))
void CGPathAddRoundedRect(CGMutablePathRef path, const CGAffineTransform *transform, CGRect rect, CGFloat width, CGFloat height); //: $1.addRoundedRect(in: $3, cornerWidth: $4, cornerHeight: $5, transform: transform($2))
void CGPathAddRelativeArc(CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x, CGFloat y, CGFloat radius, CGFloat start, CGFloat delta); //: $1.addRelativeArc(center: CGPoint(x: $3, y: $4), radius: $5, startAngle: $6, delta: $7, transform: transform($2))
CGPathRef CGPathCreateWithRect(CGRect rect, const CGAffineTransform *transform); //: transformed(CGPath(rect: $1, transform: nil), $2)
CGPathRef CGPathCreateWithEllipseInRect(CGRect rect, const CGAffineTransform *transform); //: transformed(CGPath(ellipseIn: $1, transform: nil), $2)
CGPathRef CGPathCreateWithRoundedRect(CGRect rect, CGFloat width, CGFloat height, const CGAffineTransform *transform); //: transformed(CGPath(roundedRect: $1, cornerWidth: $2, cornerHeight: $3, transform: nil), $4)
CGPathRef CGPathCreateCopyByTransformingPath(CGPathRef path, const CGAffineTransform *transform); //: transformed($1, $2)
CGMutablePathRef CGPathCreateMutableCopyByTransformingPath(CGPathRef path, const CGAffineTransform *transform); //: transformed($1, $2).mutableCopy()
CGPathRef CGPathCreateCopyByStrokingPath(CGPathRef path, const CGAffineTransform *transform, CGFloat width, CGLineCap cap, CGLineJoin join, CGFloat limit); //: $1.copy(strokingWithWidth: $3, lineCap: $4, lineJoin: $5, miterLimit: $6, transform: transform($2))
CGPathRef CGPathCreateCopyByDashingPath(CGPathRef path, const CGAffineTransform *transform, CGFloat phase, const CGFloat *lengths, size_t count); //: $1.copy(dashingWithPhase: $3, lengths: values($4, $5), transform: transform($2))
CGRect CGPathGetPathBoundingBox(CGPathRef path); //: $1.boundingBoxOfPath
BOOL CGPathEqualToPath(CGPathRef path1, CGPathRef path2); //: $1 == $2
BOOL CGPathIsRect(CGPathRef path, CGRect *rect); //: rectangle($1, $2)
void CGPathApply(CGPathRef path, void *info, CGPathApplierFunction function);
void CGPathApplyWithBlock(CGPathRef path, CGPathApplyBlock block);
#endif
