// Generated from the headers by `make objc-glue`.
#import "TBPrivate.h"

CGColorSpaceRef CGColorSpaceCreateDeviceRGB(void) { return (CGColorSpaceRef)tb_CGColorSpaceCreateDeviceRGB(); }
CGColorSpaceRef CGColorSpaceCreateDeviceGray(void) { return (CGColorSpaceRef)tb_CGColorSpaceCreateDeviceGray(); }
CGColorSpaceRef CGColorSpaceCreateWithName(CFStringRef name) { return (CGColorSpaceRef)tb_CGColorSpaceCreateWithName([(NSString *)name UTF8String]); }
CGColorSpaceModel CGColorSpaceGetModel(CGColorSpaceRef space) { return tb_CGColorSpaceGetModel((void *)space); }
size_t CGColorSpaceGetNumberOfComponents(CGColorSpaceRef space) { return tb_CGColorSpaceGetNumberOfComponents((void *)space); }
CGFloat CGColorGetAlpha(CGColorRef color) { return tb_CGColorGetAlpha((void *)color); }
size_t CGColorGetNumberOfComponents(CGColorRef color) { return tb_CGColorGetNumberOfComponents((void *)color); }
CGColorSpaceRef CGColorGetColorSpace(CGColorRef color) { return (CGColorSpaceRef)[(id)tb_CGColorGetColorSpace((void *)color) autorelease]; }
BOOL CGColorEqualToColor(CGColorRef color1, CGColorRef color2) { return tb_CGColorEqualToColor((void *)color1, (void *)color2); }
CGColorRef CGColorCreateCopy(CGColorRef color) { return (CGColorRef)tb_CGColorCreateCopy((void *)color); }
CGColorRef CGColorCreateCopyWithAlpha(CGColorRef color, CGFloat alpha) { return (CGColorRef)tb_CGColorCreateCopyWithAlpha((void *)color, alpha); }
CGColorRef CGColorCreateGenericRGB(CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha) { return (CGColorRef)tb_CGColorCreateGenericRGB(red, green, blue, alpha); }
CGColorRef CGColorCreateSRGB(CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha) { return (CGColorRef)tb_CGColorCreateSRGB(red, green, blue, alpha); }
CGColorRef CGColorCreateGenericGray(CGFloat gray, CGFloat alpha) { return (CGColorRef)tb_CGColorCreateGenericGray(gray, alpha); }
CGColorRef CGColorCreate(CGColorSpaceRef space, const CGFloat * components) { return (CGColorRef)tb_CGColorCreate((void *)space, (void *)components); }
CGGradientRef CGGradientCreateWithColorComponents(CGColorSpaceRef space, const CGFloat * components, const CGFloat * locations, size_t count) { return (CGGradientRef)tb_CGGradientCreateWithColorComponents((void *)space, (void *)components, (void *)locations, count); }
CGGradientRef CGGradientCreateWithColors(CGColorSpaceRef space, CFArrayRef colors, const CGFloat * locations) { return (CGGradientRef)tb_CGGradientCreateWithColors((void *)space, (void *)colors, (void *)locations); }
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
void CGContextEOClip(CGContextRef context) { tb_CGContextEOClip((void *)context); }
void CGContextClipToRects(CGContextRef context, const CGRect * rects, size_t count) { tb_CGContextClipToRects((void *)context, (void *)rects, count); }
void CGContextClipToMask(CGContextRef context, CGRect rect, CGImageRef mask) { tb_CGContextClipToMask((void *)context, *(TBRect *)&rect, (void *)mask); }
void CGContextAddRects(CGContextRef context, const CGRect * rects, size_t count) { tb_CGContextAddRects((void *)context, (void *)rects, count); }
void CGContextReplacePathWithStrokedPath(CGContextRef context) { tb_CGContextReplacePathWithStrokedPath((void *)context); }
BOOL CGContextIsPathEmpty(CGContextRef context) { return tb_CGContextIsPathEmpty((void *)context); }
CGPoint CGContextGetPathCurrentPoint(CGContextRef context) { TBPoint result = tb_CGContextGetPathCurrentPoint((void *)context); return *(CGPoint *)&result; }
CGRect CGContextGetPathBoundingBox(CGContextRef context) { TBRect result = tb_CGContextGetPathBoundingBox((void *)context); return *(CGRect *)&result; }
CGRect CGContextGetClipBoundingBox(CGContextRef context) { TBRect result = tb_CGContextGetClipBoundingBox((void *)context); return *(CGRect *)&result; }
CGPathRef CGContextCopyPath(CGContextRef context) { return (CGPathRef)tb_CGContextCopyPath((void *)context); }
BOOL CGContextPathContainsPoint(CGContextRef context, CGPoint point, CGPathDrawingMode mode) { return tb_CGContextPathContainsPoint((void *)context, *(TBPoint *)&point, mode); }
void CGContextDrawTiledImage(CGContextRef context, CGRect rect, CGImageRef image) { tb_CGContextDrawTiledImage((void *)context, *(TBRect *)&rect, (void *)image); }
void CGContextSetInterpolationQuality(CGContextRef context, CGInterpolationQuality quality) { tb_CGContextSetInterpolationQuality((void *)context, quality); }
CGInterpolationQuality CGContextGetInterpolationQuality(CGContextRef context) { return tb_CGContextGetInterpolationQuality((void *)context); }
void CGContextBeginTransparencyLayer(CGContextRef context, CFDictionaryRef info) { tb_CGContextBeginTransparencyLayer((void *)context, (void *)info); }
void CGContextBeginTransparencyLayerWithRect(CGContextRef context, CGRect rect, CFDictionaryRef info) { tb_CGContextBeginTransparencyLayerWithRect((void *)context, *(TBRect *)&rect, (void *)info); }
void CGContextEndTransparencyLayer(CGContextRef context) { tb_CGContextEndTransparencyLayer((void *)context); }
CGAffineTransform CGContextGetUserSpaceToDeviceSpaceTransform(CGContextRef context) { TBTransform result = tb_CGContextGetUserSpaceToDeviceSpaceTransform((void *)context); return *(CGAffineTransform *)&result; }
CGPoint CGContextConvertPointToDeviceSpace(CGContextRef context, CGPoint point) { TBPoint result = tb_CGContextConvertPointToDeviceSpace((void *)context, *(TBPoint *)&point); return *(CGPoint *)&result; }
CGPoint CGContextConvertPointToUserSpace(CGContextRef context, CGPoint point) { TBPoint result = tb_CGContextConvertPointToUserSpace((void *)context, *(TBPoint *)&point); return *(CGPoint *)&result; }
void CGContextSetFillColor(CGContextRef context, const CGFloat * components) { tb_CGContextSetFillColor((void *)context, (void *)components); }
void CGContextSetStrokeColor(CGContextRef context, const CGFloat * components) { tb_CGContextSetStrokeColor((void *)context, (void *)components); }
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
void CGPathAddRects(CGMutablePathRef path, const CGAffineTransform * transform, const CGRect * rects, size_t count) { tb_CGPathAddRects((void *)path, (void *)transform, (void *)rects, count); }
void CGPathAddRoundedRect(CGMutablePathRef path, const CGAffineTransform * transform, CGRect rect, CGFloat width, CGFloat height) { tb_CGPathAddRoundedRect((void *)path, (void *)transform, *(TBRect *)&rect, width, height); }
void CGPathAddRelativeArc(CGMutablePathRef path, const CGAffineTransform * transform, CGFloat x, CGFloat y, CGFloat radius, CGFloat start, CGFloat delta) { tb_CGPathAddRelativeArc((void *)path, (void *)transform, x, y, radius, start, delta); }
CGPathRef CGPathCreateWithRect(CGRect rect, const CGAffineTransform * transform) { return (CGPathRef)tb_CGPathCreateWithRect(*(TBRect *)&rect, (void *)transform); }
CGPathRef CGPathCreateWithEllipseInRect(CGRect rect, const CGAffineTransform * transform) { return (CGPathRef)tb_CGPathCreateWithEllipseInRect(*(TBRect *)&rect, (void *)transform); }
CGPathRef CGPathCreateWithRoundedRect(CGRect rect, CGFloat width, CGFloat height, const CGAffineTransform * transform) { return (CGPathRef)tb_CGPathCreateWithRoundedRect(*(TBRect *)&rect, width, height, (void *)transform); }
CGPathRef CGPathCreateCopyByTransformingPath(CGPathRef path, const CGAffineTransform * transform) { return (CGPathRef)tb_CGPathCreateCopyByTransformingPath((void *)path, (void *)transform); }
CGMutablePathRef CGPathCreateMutableCopyByTransformingPath(CGPathRef path, const CGAffineTransform * transform) { return (CGMutablePathRef)tb_CGPathCreateMutableCopyByTransformingPath((void *)path, (void *)transform); }
CGPathRef CGPathCreateCopyByStrokingPath(CGPathRef path, const CGAffineTransform * transform, CGFloat width, CGLineCap cap, CGLineJoin join, CGFloat limit) { return (CGPathRef)tb_CGPathCreateCopyByStrokingPath((void *)path, (void *)transform, width, cap, join, limit); }
CGPathRef CGPathCreateCopyByDashingPath(CGPathRef path, const CGAffineTransform * transform, CGFloat phase, const CGFloat * lengths, size_t count) { return (CGPathRef)tb_CGPathCreateCopyByDashingPath((void *)path, (void *)transform, phase, (void *)lengths, count); }
CGRect CGPathGetPathBoundingBox(CGPathRef path) { TBRect result = tb_CGPathGetPathBoundingBox((void *)path); return *(CGRect *)&result; }
BOOL CGPathEqualToPath(CGPathRef path1, CGPathRef path2) { return tb_CGPathEqualToPath((void *)path1, (void *)path2); }
BOOL CGPathIsRect(CGPathRef path, CGRect * rect) { return tb_CGPathIsRect((void *)path, (void *)rect); }
size_t CGImageGetWidth(CGImageRef image) { return tb_CGImageGetWidth((void *)image); }
size_t CGImageGetHeight(CGImageRef image) { return tb_CGImageGetHeight((void *)image); }
CGImageRef CGImageCreateWithImageInRect(CGImageRef image, CGRect rect) { return (CGImageRef)tb_CGImageCreateWithImageInRect((void *)image, *(TBRect *)&rect); }
size_t CGImageGetBitsPerComponent(CGImageRef image) { return tb_CGImageGetBitsPerComponent((void *)image); }
size_t CGImageGetBitsPerPixel(CGImageRef image) { return tb_CGImageGetBitsPerPixel((void *)image); }
size_t CGImageGetBytesPerRow(CGImageRef image) { return tb_CGImageGetBytesPerRow((void *)image); }
CGColorSpaceRef CGImageGetColorSpace(CGImageRef image) { return (CGColorSpaceRef)[(id)tb_CGImageGetColorSpace((void *)image) autorelease]; }
CGImageAlphaInfo CGImageGetAlphaInfo(CGImageRef image) { return tb_CGImageGetAlphaInfo((void *)image); }
CGBitmapInfo CGImageGetBitmapInfo(CGImageRef image) { return tb_CGImageGetBitmapInfo((void *)image); }
CGImageRef CGImageCreateCopy(CGImageRef image) { return (CGImageRef)tb_CGImageCreateCopy((void *)image); }
CGContextRef CGBitmapContextCreate(void * data, size_t width, size_t height, size_t bits, size_t bytes, CGColorSpaceRef space, CGBitmapInfo info) { return (CGContextRef)tb_CGBitmapContextCreate((void *)data, width, height, bits, bytes, (void *)space, info); }
CGImageRef CGBitmapContextCreateImage(CGContextRef context) { return (CGImageRef)tb_CGBitmapContextCreateImage((void *)context); }
void * CGBitmapContextGetData(CGContextRef context) { return tb_CGBitmapContextGetData((void *)context); }
size_t CGBitmapContextGetWidth(CGContextRef context) { return tb_CGBitmapContextGetWidth((void *)context); }
size_t CGBitmapContextGetHeight(CGContextRef context) { return tb_CGBitmapContextGetHeight((void *)context); }
size_t CGBitmapContextGetBitsPerComponent(CGContextRef context) { return tb_CGBitmapContextGetBitsPerComponent((void *)context); }
size_t CGBitmapContextGetBitsPerPixel(CGContextRef context) { return tb_CGBitmapContextGetBitsPerPixel((void *)context); }
size_t CGBitmapContextGetBytesPerRow(CGContextRef context) { return tb_CGBitmapContextGetBytesPerRow((void *)context); }
CGColorSpaceRef CGBitmapContextGetColorSpace(CGContextRef context) { return (CGColorSpaceRef)[(id)tb_CGBitmapContextGetColorSpace((void *)context) autorelease]; }
CGBitmapInfo CGBitmapContextGetBitmapInfo(CGContextRef context) { return tb_CGBitmapContextGetBitmapInfo((void *)context); }
void UIRectFill(CGRect rect) { tb_UIRectFill(*(TBRect *)&rect); }
void UIRectFrame(CGRect rect) { tb_UIRectFrame(*(TBRect *)&rect); }
void UIRectFillUsingBlendMode(CGRect rect, CGBlendMode mode) { tb_UIRectFillUsingBlendMode(*(TBRect *)&rect, mode); }
void UIRectFrameUsingBlendMode(CGRect rect, CGBlendMode mode) { tb_UIRectFrameUsingBlendMode(*(TBRect *)&rect, mode); }
NSData * UIImagePNGRepresentation(UIImage * image) { return (NSData *)[(id)tb_UIImagePNGRepresentation((void *)image) autorelease]; }
NSData * UIImageJPEGRepresentation(UIImage * image, CGFloat quality) { return (NSData *)[(id)tb_UIImageJPEGRepresentation((void *)image, quality) autorelease]; }
void UIRectClip(CGRect rect) { tb_UIRectClip(*(TBRect *)&rect); }
void UIGraphicsPushContext(CGContextRef context) { tb_UIGraphicsPushContext((void *)context); }
void UIGraphicsPopContext(void) { tb_UIGraphicsPopContext(); }
void UIGraphicsBeginImageContext(CGSize size) { tb_UIGraphicsBeginImageContext(*(TBSize *)&size); }
void UIGraphicsBeginImageContextWithOptions(CGSize size, BOOL opaque, CGFloat scale) { tb_UIGraphicsBeginImageContextWithOptions(*(TBSize *)&size, opaque, scale); }
UIImage * UIGraphicsGetImageFromCurrentImageContext(void) { return (UIImage *)[(id)tb_UIGraphicsGetImageFromCurrentImageContext() autorelease]; }
void UIGraphicsEndImageContext(void) { tb_UIGraphicsEndImageContext(); }
CATransform3D CATransform3DMakeTranslation(CGFloat x, CGFloat y, CGFloat z) { TBTransform3D result = tb_CATransform3DMakeTranslation(x, y, z); return *(CATransform3D *)&result; }
CATransform3D CATransform3DMakeScale(CGFloat x, CGFloat y, CGFloat z) { TBTransform3D result = tb_CATransform3DMakeScale(x, y, z); return *(CATransform3D *)&result; }
CATransform3D CATransform3DMakeRotation(CGFloat angle, CGFloat x, CGFloat y, CGFloat z) { TBTransform3D result = tb_CATransform3DMakeRotation(angle, x, y, z); return *(CATransform3D *)&result; }
CATransform3D CATransform3DTranslate(CATransform3D t, CGFloat x, CGFloat y, CGFloat z) { TBTransform3D result = tb_CATransform3DTranslate(*(TBTransform3D *)&t, x, y, z); return *(CATransform3D *)&result; }
CATransform3D CATransform3DScale(CATransform3D t, CGFloat x, CGFloat y, CGFloat z) { TBTransform3D result = tb_CATransform3DScale(*(TBTransform3D *)&t, x, y, z); return *(CATransform3D *)&result; }
CATransform3D CATransform3DRotate(CATransform3D t, CGFloat angle, CGFloat x, CGFloat y, CGFloat z) { TBTransform3D result = tb_CATransform3DRotate(*(TBTransform3D *)&t, angle, x, y, z); return *(CATransform3D *)&result; }
CATransform3D CATransform3DConcat(CATransform3D a, CATransform3D b) { TBTransform3D result = tb_CATransform3DConcat(*(TBTransform3D *)&a, *(TBTransform3D *)&b); return *(CATransform3D *)&result; }
CATransform3D CATransform3DInvert(CATransform3D t) { TBTransform3D result = tb_CATransform3DInvert(*(TBTransform3D *)&t); return *(CATransform3D *)&result; }
CATransform3D CATransform3DMakeAffineTransform(CGAffineTransform t) { TBTransform3D result = tb_CATransform3DMakeAffineTransform(*(TBTransform *)&t); return *(CATransform3D *)&result; }
CGAffineTransform CATransform3DGetAffineTransform(CATransform3D t) { TBTransform result = tb_CATransform3DGetAffineTransform(*(TBTransform3D *)&t); return *(CGAffineTransform *)&result; }
BOOL CATransform3DIsAffine(CATransform3D t) { return tb_CATransform3DIsAffine(*(TBTransform3D *)&t); }
BOOL CATransform3DIsIdentity(CATransform3D t) { return tb_CATransform3DIsIdentity(*(TBTransform3D *)&t); }
BOOL CATransform3DEqualToTransform(CATransform3D a, CATransform3D b) { return tb_CATransform3DEqualToTransform(*(TBTransform3D *)&a, *(TBTransform3D *)&b); }
CFTimeInterval CACurrentMediaTime(void) { return tb_CACurrentMediaTime(); }
CGSize TBSizeOfText(NSAttributedString * text, CGSize size, NSStringDrawingOptions options) { TBSize result = tb_TBSizeOfText((void *)text, *(TBSize *)&size, options); return *(CGSize *)&result; }
void TBDrawText(NSAttributedString * text, CGRect rect, NSStringDrawingOptions options) { tb_TBDrawText((void *)text, *(TBRect *)&rect, options); }
void TBDrawTextAtPoint(NSAttributedString * text, CGPoint point) { tb_TBDrawTextAtPoint((void *)text, *(TBPoint *)&point); }
