// Drawing contexts, colors, paths and images.
#ifndef TOUCHBOX_CG_CONTEXT_H
#define TOUCHBOX_CG_CONTEXT_H
#import <CoreGraphics/CGAffineTransform.h>
#import <UIKit/UIKitDefines.h>

typedef struct CGContext *CGContextRef;
typedef struct CGColor *CGColorRef;
typedef struct CGColorSpace *CGColorSpaceRef;
typedef const struct CGPath *CGPathRef;
typedef struct CGPath *CGMutablePathRef;
typedef struct CGImage *CGImageRef;
typedef struct CGGradient *CGGradientRef;

typedef NS_ENUM(int, CGColorSpaceModel) { //: CGColorSpaceModel
  kCGColorSpaceModelUnknown = -1, kCGColorSpaceModelMonochrome, kCGColorSpaceModelRGB, kCGColorSpaceModelCMYK
};
#define kCGColorSpaceSRGB ((CFStringRef)@"kCGColorSpaceSRGB")
#define kCGColorSpaceGenericRGB ((CFStringRef)@"kCGColorSpaceSRGB")
#define kCGColorSpaceGenericGrayGamma2_2 ((CFStringRef)@"kCGColorSpaceGenericGrayGamma2_2")
typedef NS_ENUM(int, CGBlendMode) { //: CGBlendMode
  kCGBlendModeNormal, kCGBlendModeMultiply, kCGBlendModeScreen, kCGBlendModeOverlay, kCGBlendModeDarken, kCGBlendModeLighten, kCGBlendModeColorDodge, kCGBlendModeColorBurn, kCGBlendModeSoftLight, kCGBlendModeHardLight, kCGBlendModeDifference, kCGBlendModeExclusion, kCGBlendModeHue, kCGBlendModeSaturation, kCGBlendModeColor, kCGBlendModeLuminosity, kCGBlendModeClear, kCGBlendModeCopy, kCGBlendModeSourceIn, kCGBlendModeSourceOut, kCGBlendModeSourceAtop, kCGBlendModeDestinationOver, kCGBlendModeDestinationIn, kCGBlendModeDestinationOut, kCGBlendModeDestinationAtop, kCGBlendModeXOR, kCGBlendModePlusDarker, kCGBlendModePlusLighter
};
typedef NS_ENUM(int, CGLineCap) { //: CGLineCap
  kCGLineCapButt, kCGLineCapRound, kCGLineCapSquare
};
typedef NS_ENUM(int, CGLineJoin) { //: CGLineJoin
  kCGLineJoinMiter, kCGLineJoinRound, kCGLineJoinBevel
};
typedef NS_OPTIONS(unsigned, CGGradientDrawingOptions) { //: CGGradientDrawingOptions
  kCGGradientDrawsBeforeStartLocation = 1, kCGGradientDrawsAfterEndLocation = 2
};
typedef NS_ENUM(int, CGInterpolationQuality) { //: CGInterpolationQuality
  kCGInterpolationDefault, kCGInterpolationNone, kCGInterpolationLow, kCGInterpolationHigh, kCGInterpolationMedium
};
typedef NS_ENUM(int, CGPathDrawingMode) { //: CGPathDrawingMode
  kCGPathFill, kCGPathEOFill, kCGPathStroke, kCGPathFillStroke, kCGPathEOFillStroke
};

static inline void CGColorRelease(CGColorRef color) { if (color) CFRelease(color); }
static inline CGColorRef CGColorRetain(CGColorRef color) { return color ? (CGColorRef)CFRetain(color) : color; }
static inline void CGPathRelease(CGPathRef path) { if (path) CFRelease(path); }
static inline CGPathRef CGPathRetain(CGPathRef path) { return path ? (CGPathRef)CFRetain(path) : path; }
static inline void CGImageRelease(CGImageRef image) { if (image) CFRelease(image); }
static inline CGImageRef CGImageRetain(CGImageRef image) { return image ? (CGImageRef)CFRetain(image) : image; }
static inline void CGContextRelease(CGContextRef context) { if (context) CFRelease(context); }
static inline void CGColorSpaceRelease(CGColorSpaceRef space) { if (space) CFRelease(space); }
static inline CGContextRef CGContextRetain(CGContextRef context) { return context ? (CGContextRef)CFRetain(context) : context; }
static inline CGColorSpaceRef CGColorSpaceRetain(CGColorSpaceRef space) { return space ? (CGColorSpaceRef)CFRetain(space) : space; }
static inline CGGradientRef CGGradientRetain(CGGradientRef gradient) { return gradient ? (CGGradientRef)CFRetain(gradient) : gradient; }
static inline void CGGradientRelease(CGGradientRef gradient) { if (gradient) CFRelease(gradient); }

CGColorSpaceRef CGColorSpaceCreateDeviceRGB(void); //: CGColorSpaceCreateDeviceRGB()
CGColorSpaceRef CGColorSpaceCreateDeviceGray(void); //: CGColorSpaceCreateDeviceGray()
CGColorSpaceRef CGColorSpaceCreateWithName(CFStringRef name); //: CGColorSpace(name: $1)
CGColorSpaceModel CGColorSpaceGetModel(CGColorSpaceRef space); //: $1.model
size_t CGColorSpaceGetNumberOfComponents(CGColorSpaceRef space); //: $1.numberOfComponents
CGFloat CGColorGetAlpha(CGColorRef color); //: $1.alpha
size_t CGColorGetNumberOfComponents(CGColorRef color); //: $1.numberOfComponents
CGColorSpaceRef CGColorGetColorSpace(CGColorRef color); //: $1.colorSpace
const CGFloat *CGColorGetComponents(CGColorRef color);
BOOL CGColorEqualToColor(CGColorRef color1, CGColorRef color2); //: $1 == $2
CGColorRef CGColorCreateCopy(CGColorRef color); //: $1.copy()
CGColorRef CGColorCreateCopyWithAlpha(CGColorRef color, CGFloat alpha); //: $1.copy(alpha: $2)
CGColorRef CGColorCreateGenericRGB(CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha); //: CGColor(red: $1, green: $2, blue: $3, alpha: $4)
CGColorRef CGColorCreateSRGB(CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha); //: CGColor(srgbRed: $1, green: $2, blue: $3, alpha: $4)
CGColorRef CGColorCreateGenericGray(CGFloat gray, CGFloat alpha); //: CGColor(gray: $1, alpha: $2)
CGColorRef CGColorCreate(CGColorSpaceRef space, const CGFloat *components); //: color($1, $2)
CGGradientRef CGGradientCreateWithColorComponents(CGColorSpaceRef space, const CGFloat *components, const CGFloat *locations, size_t count); //: gradient($1, $2, $3, $4)
CGGradientRef CGGradientCreateWithColors(CGColorSpaceRef space, CFArrayRef colors, const CGFloat *locations); //: gradient($1?, $2, $3)

CGContextRef UIGraphicsGetCurrentContext(void); //: UIGraphicsGetCurrentContext()
void CGContextSaveGState(CGContextRef context); //: $1.saveGState()
void CGContextRestoreGState(CGContextRef context); //: $1.restoreGState()
void CGContextTranslateCTM(CGContextRef context, CGFloat x, CGFloat y); //: $1.translateBy(x: $2, y: $3)
void CGContextScaleCTM(CGContextRef context, CGFloat x, CGFloat y); //: $1.scaleBy(x: $2, y: $3)
void CGContextRotateCTM(CGContextRef context, CGFloat angle); //: $1.rotate(by: $2)
void CGContextConcatCTM(CGContextRef context, CGAffineTransform transform); //: $1.concatenate($2)
void CGContextSetLineWidth(CGContextRef context, CGFloat width); //: $1.setLineWidth($2)
void CGContextSetLineCap(CGContextRef context, CGLineCap cap); //: $1.setLineCap($2)
void CGContextSetLineJoin(CGContextRef context, CGLineJoin join); //: $1.setLineJoin($2)
void CGContextSetMiterLimit(CGContextRef context, CGFloat limit); //: $1.setMiterLimit($2)
void CGContextSetBlendMode(CGContextRef context, CGBlendMode mode); //: $1.setBlendMode($2)
void CGContextSetAlpha(CGContextRef context, CGFloat alpha); //: $1.setAlpha($2)
void CGContextSetShouldAntialias(CGContextRef context, BOOL flag); //: $1.setShouldAntialias($2)
void CGContextSetAllowsAntialiasing(CGContextRef context, BOOL flag); //: $1.setAllowsAntialiasing($2)
void CGContextSetRGBFillColor(CGContextRef context, CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha); //: $1.setFillColor(red: $2, green: $3, blue: $4, alpha: $5)
void CGContextSetRGBStrokeColor(CGContextRef context, CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha); //: $1.setStrokeColor(red: $2, green: $3, blue: $4, alpha: $5)
void CGContextSetGrayFillColor(CGContextRef context, CGFloat gray, CGFloat alpha); //: $1.setFillColor(gray: $2, alpha: $3)
void CGContextSetGrayStrokeColor(CGContextRef context, CGFloat gray, CGFloat alpha); //: $1.setStrokeColor(gray: $2, alpha: $3)
void CGContextSetFillColorWithColor(CGContextRef context, CGColorRef color); //: $1.setFillColor($2)
void CGContextSetStrokeColorWithColor(CGContextRef context, CGColorRef color); //: $1.setStrokeColor($2)
void CGContextFillRect(CGContextRef context, CGRect rect); //: $1.fill($2)
void CGContextStrokeRect(CGContextRef context, CGRect rect); //: $1.stroke($2)
void CGContextClearRect(CGContextRef context, CGRect rect); //: $1.clear($2)
void CGContextFillEllipseInRect(CGContextRef context, CGRect rect); //: $1.fillEllipse(in: $2)
void CGContextStrokeEllipseInRect(CGContextRef context, CGRect rect); //: $1.strokeEllipse(in: $2)
void CGContextAddEllipseInRect(CGContextRef context, CGRect rect); //: $1.addEllipse(in: $2)
void CGContextAddRect(CGContextRef context, CGRect rect); //: $1.addRect($2)
void CGContextAddPath(CGContextRef context, CGPathRef path); //: $1.addPath($2)
void CGContextBeginPath(CGContextRef context); //: $1.beginPath()
void CGContextClosePath(CGContextRef context); //: $1.closePath()
void CGContextMoveToPoint(CGContextRef context, CGFloat x, CGFloat y); //: $1.move(to: CGPoint(x: $2, y: $3))
void CGContextAddLineToPoint(CGContextRef context, CGFloat x, CGFloat y); //: $1.addLine(to: CGPoint(x: $2, y: $3))
void CGContextAddQuadCurveToPoint(CGContextRef context, CGFloat cx, CGFloat cy, CGFloat x, CGFloat y); //: $1.addQuadCurve(to: CGPoint(x: $4, y: $5), control: CGPoint(x: $2, y: $3))
void CGContextAddCurveToPoint(CGContextRef context, CGFloat cx1, CGFloat cy1, CGFloat cx2, CGFloat cy2, CGFloat x, CGFloat y); //: $1.addCurve(to: CGPoint(x: $6, y: $7), control1: CGPoint(x: $2, y: $3), control2: CGPoint(x: $4, y: $5))
void CGContextAddArc(CGContextRef context, CGFloat x, CGFloat y, CGFloat radius, CGFloat start, CGFloat end, int clockwise); //: $1.addArc(center: CGPoint(x: $2, y: $3), radius: $4, startAngle: $5, endAngle: $6, clockwise: $7 != 0)
void CGContextAddArcToPoint(CGContextRef context, CGFloat x1, CGFloat y1, CGFloat x2, CGFloat y2, CGFloat radius); //: $1.addArc(tangent1End: CGPoint(x: $2, y: $3), tangent2End: CGPoint(x: $4, y: $5), radius: $6)
void CGContextAddLines(CGContextRef context, const CGPoint *points, size_t count); //: $1.addLines(between: values($2, $3))
void CGContextStrokeLineSegments(CGContextRef context, const CGPoint *points, size_t count); //: $1.strokeLineSegments(between: values($2, $3))
void CGContextFillRects(CGContextRef context, const CGRect *rects, size_t count); //: $1.fill(values($2, $3))
void CGContextStrokeRectWithWidth(CGContextRef context, CGRect rect, CGFloat width); //: $1.stroke($2, width: $3)
void CGContextSetLineDash(CGContextRef context, CGFloat phase, const CGFloat *lengths, size_t count); //: $1.setLineDash(phase: $2, lengths: values($3, $4))
void CGContextSetShadow(CGContextRef context, CGSize offset, CGFloat blur); //: $1.setShadow(offset: $2, blur: $3)
void CGContextSetShadowWithColor(CGContextRef context, CGSize offset, CGFloat blur, CGColorRef color); //: $1.setShadow(offset: $2, blur: $3, color: $4?)
void CGContextDrawLinearGradient(CGContextRef context, CGGradientRef gradient, CGPoint start, CGPoint end, CGGradientDrawingOptions options); //: $1.drawLinearGradient($2, start: $3, end: $4, options: $5)
void CGContextDrawRadialGradient(CGContextRef context, CGGradientRef gradient, CGPoint start, CGFloat startRadius, CGPoint end, CGFloat endRadius, CGGradientDrawingOptions options); //: $1.drawRadialGradient($2, startCenter: $3, startRadius: $4, endCenter: $5, endRadius: $6, options: $7)
void CGContextFillPath(CGContextRef context); //: $1.fillPath()
void CGContextEOFillPath(CGContextRef context); //: $1.fillPath(using: .evenOdd)
void CGContextStrokePath(CGContextRef context); //: $1.strokePath()
void CGContextDrawPath(CGContextRef context, CGPathDrawingMode mode); //: $1.drawPath(using: $2)
void CGContextClip(CGContextRef context); //: $1.clip()
void CGContextClipToRect(CGContextRef context, CGRect rect); //: $1.clip(to: $2)
void CGContextDrawImage(CGContextRef context, CGRect rect, CGImageRef image); //: $1.draw($3, in: $2)
CGAffineTransform CGContextGetCTM(CGContextRef context); //: $1.ctm
void CGContextEOClip(CGContextRef context); //: $1.clip(using: .evenOdd)
void CGContextClipToRects(CGContextRef context, const CGRect *rects, size_t count); //: $1.clip(to: values($2, $3))
void CGContextClipToMask(CGContextRef context, CGRect rect, CGImageRef mask); //: $1.clip(to: $2, mask: $3)
void CGContextAddRects(CGContextRef context, const CGRect *rects, size_t count); //: $1.addRects(values($2, $3))
void CGContextReplacePathWithStrokedPath(CGContextRef context); //: $1.replacePathWithStrokedPath()
BOOL CGContextIsPathEmpty(CGContextRef context); //: $1.isPathEmpty
CGPoint CGContextGetPathCurrentPoint(CGContextRef context); //: $1.currentPointOfPath
CGRect CGContextGetPathBoundingBox(CGContextRef context); //: $1.boundingBoxOfPath
CGRect CGContextGetClipBoundingBox(CGContextRef context); //: $1.boundingBoxOfClipPath
CGPathRef CGContextCopyPath(CGContextRef context); //: $1.path
BOOL CGContextPathContainsPoint(CGContextRef context, CGPoint point, CGPathDrawingMode mode); //: $1.pathContains($2, mode: $3)
void CGContextDrawTiledImage(CGContextRef context, CGRect rect, CGImageRef image); //: $1.draw($3, in: $2, byTiling: true)
void CGContextSetInterpolationQuality(CGContextRef context, CGInterpolationQuality quality); //: $1.interpolationQuality = $2
CGInterpolationQuality CGContextGetInterpolationQuality(CGContextRef context); //: $1.interpolationQuality
void CGContextBeginTransparencyLayer(CGContextRef context, CFDictionaryRef info); //: transparencyLayer($1, $2?)
void CGContextBeginTransparencyLayerWithRect(CGContextRef context, CGRect rect, CFDictionaryRef info); //: transparencyLayer($1, $3?, $2)
void CGContextEndTransparencyLayer(CGContextRef context); //: $1.endTransparencyLayer()
CGAffineTransform CGContextGetUserSpaceToDeviceSpaceTransform(CGContextRef context); //: $1.userSpaceToDeviceSpaceTransform
CGPoint CGContextConvertPointToDeviceSpace(CGContextRef context, CGPoint point); //: $1.convertToDeviceSpace($2)
CGPoint CGContextConvertPointToUserSpace(CGContextRef context, CGPoint point); //: $1.convertToUserSpace($2)
void CGContextSetFillColor(CGContextRef context, const CGFloat *components); //: setColor($1, $2, isStroke: false)
void CGContextSetStrokeColor(CGContextRef context, const CGFloat *components); //: setColor($1, $2, isStroke: true)
static inline void CGContextFlush(CGContextRef context) {}
static inline void CGContextSynchronize(CGContextRef context) {}
static inline void CGContextSetFillColorSpace(CGContextRef context, CGColorSpaceRef space) {}
static inline void CGContextSetStrokeColorSpace(CGContextRef context, CGColorSpaceRef space) {}
static inline void CGContextSetFlatness(CGContextRef context, CGFloat flatness) {}
#endif
