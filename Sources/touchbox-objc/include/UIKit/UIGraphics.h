// Colors, pictures, fonts, paths and the screen.
#ifndef TOUCHBOX_UI_GRAPHICS_H
#define TOUCHBOX_UI_GRAPHICS_H
#import <CoreGraphics/CGContext.h>
#import <UIKit/UIGeometry.h>
#import <UIKit/UIKitDefines.h>

@interface UIColor : TBObject
+ (UIColor *)blackColor; //: UIColor.black
+ (UIColor *)darkGrayColor; //: UIColor.darkGray
+ (UIColor *)lightGrayColor; //: UIColor.lightGray
+ (UIColor *)whiteColor; //: UIColor.white
+ (UIColor *)grayColor; //: UIColor.gray
+ (UIColor *)redColor; //: UIColor.red
+ (UIColor *)greenColor; //: UIColor.green
+ (UIColor *)blueColor; //: UIColor.blue
+ (UIColor *)cyanColor; //: UIColor.cyan
+ (UIColor *)yellowColor; //: UIColor.yellow
+ (UIColor *)magentaColor; //: UIColor.magenta
+ (UIColor *)orangeColor; //: UIColor.orange
+ (UIColor *)purpleColor; //: UIColor.purple
+ (UIColor *)brownColor; //: UIColor.brown
+ (UIColor *)clearColor; //: UIColor.clear
+ (UIColor *)darkTextColor; //: UIColor.darkText
+ (UIColor *)lightTextColor; //: UIColor.lightText
+ (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha; //: UIColor(red: $1, green: $2, blue: $3, alpha: $4)
+ (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha; //: UIColor(white: $1, alpha: $2)
+ (UIColor *)colorWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha; //: UIColor(hue: $1, saturation: $2, brightness: $3, alpha: $4)
+ (UIColor *)colorWithCGColor:(CGColorRef)color; //: UIColor(cgColor: $1)
+ (UIColor *)colorWithPatternImage:(UIImage *)image; //: UIColor(patternImage: $1)
- (instancetype)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha; //: init UIColor(red: $1, green: $2, blue: $3, alpha: $4)
- (instancetype)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha; //: init UIColor(white: $1, alpha: $2)
- (instancetype)initWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha; //: init UIColor(hue: $1, saturation: $2, brightness: $3, alpha: $4)
- (instancetype)initWithCGColor:(CGColorRef)color; //: init UIColor(cgColor: $1)
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha; //: $0.withAlphaComponent($1)
- (BOOL)getRed:(CGFloat *)red green:(CGFloat *)green blue:(CGFloat *)blue alpha:(CGFloat *)alpha; //: $0.getRed($1, green: $2, blue: $3, alpha: $4)
- (BOOL)getWhite:(CGFloat *)white alpha:(CGFloat *)alpha; //: $0.getWhite($1, alpha: $2)
- (BOOL)getHue:(CGFloat *)hue saturation:(CGFloat *)saturation brightness:(CGFloat *)brightness alpha:(CGFloat *)alpha; //: $0.getHue($1, saturation: $2, brightness: $3, alpha: $4)
- (void)set;
- (void)setFill;
- (void)setStroke;
@property (nonatomic, readonly) CGColorRef CGColor; //: $0.cgColor
@end

typedef NS_ENUM(NSInteger, UIImageOrientation) { //: UIImage.Orientation
  UIImageOrientationUp, UIImageOrientationDown, UIImageOrientationLeft, UIImageOrientationRight, UIImageOrientationUpMirrored, UIImageOrientationDownMirrored, UIImageOrientationLeftMirrored, UIImageOrientationRightMirrored
};

@interface UIImage : TBObject
+ (UIImage *)imageNamed:(NSString *)name; //: UIImage(named: $1)
+ (UIImage *)imageWithCGImage:(CGImageRef)image; //: UIImage(cgImage: $1)
+ (UIImage *)imageWithContentsOfFile:(NSString *)path; //: pictureFile($1)
+ (UIImage *)imageWithData:(NSData *)data; //: objc
- (instancetype)initWithContentsOfFile:(NSString *)path; //: init pictureFile($1)
- (instancetype)initWithCGImage:(CGImageRef)image; //: init UIImage(cgImage: $1)
- (instancetype)initWithData:(NSData *)data; //: objc
@property (nonatomic, readonly) CGSize size;
@property (nonatomic, readonly) CGFloat scale;
@property (nonatomic, readonly) UIImageOrientation imageOrientation;
@property (nonatomic, readonly) CGImageRef CGImage; //: $0.cgImage
- (void)drawAtPoint:(CGPoint)point; //: $0.draw(at: $1)
- (void)drawAtPoint:(CGPoint)point blendMode:(CGBlendMode)mode alpha:(CGFloat)alpha; //: $0.draw(at: $1, blendMode: $2, alpha: $3)
- (void)drawInRect:(CGRect)rect; //: $0.draw(in: $1)
- (void)drawInRect:(CGRect)rect blendMode:(CGBlendMode)mode alpha:(CGFloat)alpha; //: $0.draw(in: $1, blendMode: $2, alpha: $3)
- (void)drawAsPatternInRect:(CGRect)rect; //: $0.drawAsPattern(in: $1)
@end

@interface UIFont : TBObject
+ (UIFont *)systemFontOfSize:(CGFloat)size; //: UIFont.systemFont(ofSize: $1)
+ (UIFont *)boldSystemFontOfSize:(CGFloat)size; //: UIFont.boldSystemFont(ofSize: $1)
+ (UIFont *)italicSystemFontOfSize:(CGFloat)size; //: UIFont.italicSystemFont(ofSize: $1)
+ (UIFont *)fontWithName:(NSString *)name size:(CGFloat)size; //: UIFont(name: $1, size: $2)
+ (CGFloat)systemFontSize; //: UIFont.systemFontSize
+ (CGFloat)smallSystemFontSize; //: UIFont.smallSystemFontSize
+ (CGFloat)labelFontSize; //: UIFont.labelFontSize
- (UIFont *)fontWithSize:(CGFloat)size; //: $0.withSize($1)
@property (nonatomic, readonly) CGFloat pointSize;
@property (nonatomic, readonly) CGFloat lineHeight;
@property (nonatomic, readonly) CGFloat ascender;
@property (nonatomic, readonly) CGFloat descender;
@property (nonatomic, readonly) NSString *fontName;
@property (nonatomic, readonly) NSString *familyName;
@end

@interface UIScreen : TBObject
+ (UIScreen *)mainScreen; //: UIScreen.main
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGRect applicationFrame;
@property (nonatomic, readonly) CGFloat scale;
@end

@interface UIBezierPath : TBObject
+ (instancetype)bezierPath; //: UIBezierPath()
+ (instancetype)bezierPathWithRect:(CGRect)rect; //: UIBezierPath(rect: $1)
+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect; //: UIBezierPath(ovalIn: $1)
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)radius; //: UIBezierPath(roundedRect: $1, cornerRadius: $2)
+ (instancetype)bezierPathWithArcCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)start endAngle:(CGFloat)end clockwise:(BOOL)clockwise; //: UIBezierPath(arcCenter: $1, radius: $2, startAngle: $3, endAngle: $4, clockwise: $5)
+ (instancetype)bezierPathWithCGPath:(CGPathRef)path; //: UIBezierPath(cgPath: $1)
- (instancetype)init; //: init UIBezierPath()
- (void)moveToPoint:(CGPoint)point; //: $0.move(to: $1)
- (void)addLineToPoint:(CGPoint)point; //: $0.addLine(to: $1)
- (void)addQuadCurveToPoint:(CGPoint)point controlPoint:(CGPoint)control; //: $0.addQuadCurve(to: $1, controlPoint: $2)
- (void)addCurveToPoint:(CGPoint)point controlPoint1:(CGPoint)control1 controlPoint2:(CGPoint)control2; //: $0.addCurve(to: $1, controlPoint1: $2, controlPoint2: $3)
- (void)addArcWithCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)start endAngle:(CGFloat)end clockwise:(BOOL)clockwise; //: $0.addArc(withCenter: $1, radius: $2, startAngle: $3, endAngle: $4, clockwise: $5)
- (void)closePath; //: $0.close()
- (void)removeAllPoints;
- (void)appendPath:(UIBezierPath *)path; //: $0.append($1)
- (void)applyTransform:(CGAffineTransform)transform; //: $0.apply($1)
- (void)fill;
- (void)stroke;
- (void)fillWithBlendMode:(CGBlendMode)mode alpha:(CGFloat)alpha; //: $0.fill(with: $1, alpha: $2)
- (void)strokeWithBlendMode:(CGBlendMode)mode alpha:(CGFloat)alpha; //: $0.stroke(with: $1, alpha: $2)
- (void)addClip;
- (BOOL)containsPoint:(CGPoint)point; //: $0.contains($1)
- (void)setLineDash:(const CGFloat *)pattern count:(NSInteger)count phase:(CGFloat)phase; //: $0.setLineDash(numbers($1), count: $2, phase: $3)
@property (nonatomic, nonnull) CGPathRef CGPath; //: $0.cgPath
@property (nonatomic) CGFloat lineWidth;
@property (nonatomic) CGLineCap lineCapStyle;
@property (nonatomic) CGLineJoin lineJoinStyle;
@property (nonatomic) CGFloat miterLimit;
@property (nonatomic) CGFloat flatness;
@property (nonatomic) BOOL usesEvenOddFillRule;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGPoint currentPoint;
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;
@end

void UIRectFill(CGRect rect); //: UIRectFill($1)
void UIRectFrame(CGRect rect); //: UIRectFrame($1)
void UIRectClip(CGRect rect); //: UIRectClip($1)
void UIGraphicsPushContext(CGContextRef context); //: UIGraphicsPushContext($1)
void UIGraphicsPopContext(void); //: UIGraphicsPopContext()
void UIGraphicsBeginImageContext(CGSize size); //: UIGraphicsBeginImageContext($1)
void UIGraphicsBeginImageContextWithOptions(CGSize size, BOOL opaque, CGFloat scale); //: UIGraphicsBeginImageContextWithOptions($1, $2, $3)
UIImage *UIGraphicsGetImageFromCurrentImageContext(void); //: UIGraphicsGetImageFromCurrentImageContext()
void UIGraphicsEndImageContext(void); //: UIGraphicsEndImageContext()
#endif
