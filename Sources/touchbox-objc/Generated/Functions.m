// Generated from the headers by `make objc-glue`.
#import "TBPrivate.h"

CGColorSpaceRef CGColorSpaceCreateDeviceRGB(void) { return (CGColorSpaceRef)tb_CGColorSpaceCreateDeviceRGB(); }
CGColorSpaceRef CGColorSpaceCreateDeviceGray(void) { return (CGColorSpaceRef)tb_CGColorSpaceCreateDeviceGray(); }
CGFloat CGColorGetAlpha(CGColorRef color) { return tb_CGColorGetAlpha((void *)color); }
CGPathRef CGPathCreateCopy(CGPathRef path) { return (CGPathRef)tb_CGPathCreateCopy((void *)path); }
CGMutablePathRef CGPathCreateMutable(void) { return (CGMutablePathRef)tb_CGPathCreateMutable(); }
void CGPathCloseSubpath(CGMutablePathRef path) { tb_CGPathCloseSubpath((void *)path); }
CGRect CGPathGetBoundingBox(CGPathRef path) { TBRect result = tb_CGPathGetBoundingBox((void *)path); return *(CGRect *)&result; }
CGPoint CGPathGetCurrentPoint(CGPathRef path) { TBPoint result = tb_CGPathGetCurrentPoint((void *)path); return *(CGPoint *)&result; }
BOOL CGPathIsEmpty(CGPathRef path) { return tb_CGPathIsEmpty((void *)path); }
CGMutablePathRef CGPathCreateMutableCopy(CGPathRef path) { return (CGMutablePathRef)tb_CGPathCreateMutableCopy((void *)path); }
void CGPathMoveToPoint(CGMutablePathRef path, const CGAffineTransform * transform, CGFloat x, CGFloat y) { tb_CGPathMoveToPoint((void *)path, (void *)transform, x, y); }
void CGPathAddLineToPoint(CGMutablePathRef path, const CGAffineTransform * transform, CGFloat x, CGFloat y) { tb_CGPathAddLineToPoint((void *)path, (void *)transform, x, y); }
void CGPathAddQuadCurveToPoint(CGMutablePathRef path, const CGAffineTransform * transform, CGFloat cx, CGFloat cy, CGFloat x, CGFloat y) { tb_CGPathAddQuadCurveToPoint((void *)path, (void *)transform, cx, cy, x, y); }
void CGPathAddCurveToPoint(CGMutablePathRef path, const CGAffineTransform * transform, CGFloat cx1, CGFloat cy1, CGFloat cx2, CGFloat cy2, CGFloat x, CGFloat y) { tb_CGPathAddCurveToPoint((void *)path, (void *)transform, cx1, cy1, cx2, cy2, x, y); }
void CGPathAddRect(CGMutablePathRef path, const CGAffineTransform * transform, CGRect rect) { tb_CGPathAddRect((void *)path, (void *)transform, *(TBRect *)&rect); }
void CGPathAddEllipseInRect(CGMutablePathRef path, const CGAffineTransform * transform, CGRect rect) { tb_CGPathAddEllipseInRect((void *)path, (void *)transform, *(TBRect *)&rect); }
void CGPathAddLines(CGMutablePathRef path, const CGAffineTransform * transform, const CGPoint * points, size_t count) { tb_CGPathAddLines((void *)path, (void *)transform, (void *)points, count); }
void CGPathAddArc(CGMutablePathRef path, const CGAffineTransform * transform, CGFloat x, CGFloat y, CGFloat radius, CGFloat start, CGFloat end, BOOL clockwise) { tb_CGPathAddArc((void *)path, (void *)transform, x, y, radius, start, end, clockwise); }
void CGPathAddArcToPoint(CGMutablePathRef path, const CGAffineTransform * transform, CGFloat x1, CGFloat y1, CGFloat x2, CGFloat y2, CGFloat radius) { tb_CGPathAddArcToPoint((void *)path, (void *)transform, x1, y1, x2, y2, radius); }
void CGPathAddPath(CGMutablePathRef path, const CGAffineTransform * transform, CGPathRef other) { tb_CGPathAddPath((void *)path, (void *)transform, (void *)other); }
BOOL CGPathContainsPoint(CGPathRef path, const CGAffineTransform * transform, CGPoint point, BOOL evenOdd) { return tb_CGPathContainsPoint((void *)path, (void *)transform, *(TBPoint *)&point, evenOdd); }
CGColorRef CGColorCreate(CGColorSpaceRef space, const CGFloat * components) { return (CGColorRef)tb_CGColorCreate((void *)space, (void *)components); }
CGGradientRef CGGradientCreateWithColorComponents(CGColorSpaceRef space, const CGFloat * components, const CGFloat * locations, size_t count) { return (CGGradientRef)tb_CGGradientCreateWithColorComponents((void *)space, (void *)components, (void *)locations, count); }
CGContextRef UIGraphicsGetCurrentContext(void) { return (CGContextRef)[(id)tb_UIGraphicsGetCurrentContext() autorelease]; }
void CGContextSaveGState(CGContextRef context) { tb_CGContextSaveGState((void *)context); }
void CGContextRestoreGState(CGContextRef context) { tb_CGContextRestoreGState((void *)context); }
void CGContextTranslateCTM(CGContextRef context, CGFloat x, CGFloat y) { tb_CGContextTranslateCTM((void *)context, x, y); }
void CGContextScaleCTM(CGContextRef context, CGFloat x, CGFloat y) { tb_CGContextScaleCTM((void *)context, x, y); }
void CGContextRotateCTM(CGContextRef context, CGFloat angle) { tb_CGContextRotateCTM((void *)context, angle); }
void CGContextConcatCTM(CGContextRef context, CGAffineTransform transform) { tb_CGContextConcatCTM((void *)context, *(TBTransform *)&transform); }
void CGContextSetLineWidth(CGContextRef context, CGFloat width) { tb_CGContextSetLineWidth((void *)context, width); }
void CGContextSetLineCap(CGContextRef context, CGLineCap cap) { tb_CGContextSetLineCap((void *)context, cap); }
void CGContextSetLineJoin(CGContextRef context, CGLineJoin join) { tb_CGContextSetLineJoin((void *)context, join); }
void CGContextSetMiterLimit(CGContextRef context, CGFloat limit) { tb_CGContextSetMiterLimit((void *)context, limit); }
void CGContextSetBlendMode(CGContextRef context, CGBlendMode mode) { tb_CGContextSetBlendMode((void *)context, mode); }
void CGContextSetAlpha(CGContextRef context, CGFloat alpha) { tb_CGContextSetAlpha((void *)context, alpha); }
void CGContextSetShouldAntialias(CGContextRef context, BOOL flag) { tb_CGContextSetShouldAntialias((void *)context, flag); }
void CGContextSetAllowsAntialiasing(CGContextRef context, BOOL flag) { tb_CGContextSetAllowsAntialiasing((void *)context, flag); }
void CGContextSetRGBFillColor(CGContextRef context, CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha) { tb_CGContextSetRGBFillColor((void *)context, red, green, blue, alpha); }
void CGContextSetRGBStrokeColor(CGContextRef context, CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha) { tb_CGContextSetRGBStrokeColor((void *)context, red, green, blue, alpha); }
void CGContextSetGrayFillColor(CGContextRef context, CGFloat gray, CGFloat alpha) { tb_CGContextSetGrayFillColor((void *)context, gray, alpha); }
void CGContextSetGrayStrokeColor(CGContextRef context, CGFloat gray, CGFloat alpha) { tb_CGContextSetGrayStrokeColor((void *)context, gray, alpha); }
void CGContextSetFillColorWithColor(CGContextRef context, CGColorRef color) { tb_CGContextSetFillColorWithColor((void *)context, (void *)color); }
void CGContextSetStrokeColorWithColor(CGContextRef context, CGColorRef color) { tb_CGContextSetStrokeColorWithColor((void *)context, (void *)color); }
void CGContextFillRect(CGContextRef context, CGRect rect) { tb_CGContextFillRect((void *)context, *(TBRect *)&rect); }
void CGContextStrokeRect(CGContextRef context, CGRect rect) { tb_CGContextStrokeRect((void *)context, *(TBRect *)&rect); }
void CGContextClearRect(CGContextRef context, CGRect rect) { tb_CGContextClearRect((void *)context, *(TBRect *)&rect); }
void CGContextFillEllipseInRect(CGContextRef context, CGRect rect) { tb_CGContextFillEllipseInRect((void *)context, *(TBRect *)&rect); }
void CGContextStrokeEllipseInRect(CGContextRef context, CGRect rect) { tb_CGContextStrokeEllipseInRect((void *)context, *(TBRect *)&rect); }
void CGContextAddEllipseInRect(CGContextRef context, CGRect rect) { tb_CGContextAddEllipseInRect((void *)context, *(TBRect *)&rect); }
void CGContextAddRect(CGContextRef context, CGRect rect) { tb_CGContextAddRect((void *)context, *(TBRect *)&rect); }
void CGContextAddPath(CGContextRef context, CGPathRef path) { tb_CGContextAddPath((void *)context, (void *)path); }
void CGContextBeginPath(CGContextRef context) { tb_CGContextBeginPath((void *)context); }
void CGContextClosePath(CGContextRef context) { tb_CGContextClosePath((void *)context); }
void CGContextMoveToPoint(CGContextRef context, CGFloat x, CGFloat y) { tb_CGContextMoveToPoint((void *)context, x, y); }
void CGContextAddLineToPoint(CGContextRef context, CGFloat x, CGFloat y) { tb_CGContextAddLineToPoint((void *)context, x, y); }
void CGContextAddQuadCurveToPoint(CGContextRef context, CGFloat cx, CGFloat cy, CGFloat x, CGFloat y) { tb_CGContextAddQuadCurveToPoint((void *)context, cx, cy, x, y); }
void CGContextAddCurveToPoint(CGContextRef context, CGFloat cx1, CGFloat cy1, CGFloat cx2, CGFloat cy2, CGFloat x, CGFloat y) { tb_CGContextAddCurveToPoint((void *)context, cx1, cy1, cx2, cy2, x, y); }
void CGContextAddArc(CGContextRef context, CGFloat x, CGFloat y, CGFloat radius, CGFloat start, CGFloat end, int clockwise) { tb_CGContextAddArc((void *)context, x, y, radius, start, end, clockwise); }
void CGContextAddArcToPoint(CGContextRef context, CGFloat x1, CGFloat y1, CGFloat x2, CGFloat y2, CGFloat radius) { tb_CGContextAddArcToPoint((void *)context, x1, y1, x2, y2, radius); }
void CGContextAddLines(CGContextRef context, const CGPoint * points, size_t count) { tb_CGContextAddLines((void *)context, (void *)points, count); }
void CGContextStrokeLineSegments(CGContextRef context, const CGPoint * points, size_t count) { tb_CGContextStrokeLineSegments((void *)context, (void *)points, count); }
void CGContextFillRects(CGContextRef context, const CGRect * rects, size_t count) { tb_CGContextFillRects((void *)context, (void *)rects, count); }
void CGContextStrokeRectWithWidth(CGContextRef context, CGRect rect, CGFloat width) { tb_CGContextStrokeRectWithWidth((void *)context, *(TBRect *)&rect, width); }
void CGContextSetLineDash(CGContextRef context, CGFloat phase, const CGFloat * lengths, size_t count) { tb_CGContextSetLineDash((void *)context, phase, (void *)lengths, count); }
void CGContextSetShadow(CGContextRef context, CGSize offset, CGFloat blur) { tb_CGContextSetShadow((void *)context, *(TBSize *)&offset, blur); }
void CGContextSetShadowWithColor(CGContextRef context, CGSize offset, CGFloat blur, CGColorRef color) { tb_CGContextSetShadowWithColor((void *)context, *(TBSize *)&offset, blur, (void *)color); }
void CGContextDrawLinearGradient(CGContextRef context, CGGradientRef gradient, CGPoint start, CGPoint end, CGGradientDrawingOptions options) { tb_CGContextDrawLinearGradient((void *)context, (void *)gradient, *(TBPoint *)&start, *(TBPoint *)&end, options); }
void CGContextDrawRadialGradient(CGContextRef context, CGGradientRef gradient, CGPoint start, CGFloat startRadius, CGPoint end, CGFloat endRadius, CGGradientDrawingOptions options) { tb_CGContextDrawRadialGradient((void *)context, (void *)gradient, *(TBPoint *)&start, startRadius, *(TBPoint *)&end, endRadius, options); }
void CGContextFillPath(CGContextRef context) { tb_CGContextFillPath((void *)context); }
void CGContextEOFillPath(CGContextRef context) { tb_CGContextEOFillPath((void *)context); }
void CGContextStrokePath(CGContextRef context) { tb_CGContextStrokePath((void *)context); }
void CGContextDrawPath(CGContextRef context, CGPathDrawingMode mode) { tb_CGContextDrawPath((void *)context, mode); }
void CGContextClip(CGContextRef context) { tb_CGContextClip((void *)context); }
void CGContextClipToRect(CGContextRef context, CGRect rect) { tb_CGContextClipToRect((void *)context, *(TBRect *)&rect); }
void CGContextDrawImage(CGContextRef context, CGRect rect, CGImageRef image) { tb_CGContextDrawImage((void *)context, *(TBRect *)&rect, (void *)image); }
CGAffineTransform CGContextGetCTM(CGContextRef context) { TBTransform result = tb_CGContextGetCTM((void *)context); return *(CGAffineTransform *)&result; }
size_t CGImageGetWidth(CGImageRef image) { return tb_CGImageGetWidth((void *)image); }
size_t CGImageGetHeight(CGImageRef image) { return tb_CGImageGetHeight((void *)image); }
CGImageRef CGImageCreateWithImageInRect(CGImageRef image, CGRect rect) { return (CGImageRef)tb_CGImageCreateWithImageInRect((void *)image, *(TBRect *)&rect); }
void UIRectFill(CGRect rect) { tb_UIRectFill(*(TBRect *)&rect); }
void UIRectFrame(CGRect rect) { tb_UIRectFrame(*(TBRect *)&rect); }
void UIRectClip(CGRect rect) { tb_UIRectClip(*(TBRect *)&rect); }
void UIGraphicsPushContext(CGContextRef context) { tb_UIGraphicsPushContext((void *)context); }
void UIGraphicsPopContext(void) { tb_UIGraphicsPopContext(); }
void UIGraphicsBeginImageContext(CGSize size) { tb_UIGraphicsBeginImageContext(*(TBSize *)&size); }
void UIGraphicsBeginImageContextWithOptions(CGSize size, BOOL opaque, CGFloat scale) { tb_UIGraphicsBeginImageContextWithOptions(*(TBSize *)&size, opaque, scale); }
UIImage * UIGraphicsGetImageFromCurrentImageContext(void) { return (UIImage *)[(id)tb_UIGraphicsGetImageFromCurrentImageContext() autorelease]; }
void UIGraphicsEndImageContext(void) { tb_UIGraphicsEndImageContext(); }
CFTimeInterval CACurrentMediaTime(void) { return tb_CACurrentMediaTime(); }
