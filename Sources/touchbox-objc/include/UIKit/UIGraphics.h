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
+ (UIColor *)systemRedColor; //: UIColor.systemRed
+ (UIColor *)systemGreenColor; //: UIColor.systemGreen
+ (UIColor *)systemBlueColor; //: UIColor.systemBlue
+ (UIColor *)systemOrangeColor; //: UIColor.systemOrange
+ (UIColor *)systemYellowColor; //: UIColor.systemYellow
+ (UIColor *)systemPinkColor; //: UIColor.systemPink
+ (UIColor *)systemPurpleColor; //: UIColor.systemPurple
+ (UIColor *)systemTealColor; //: UIColor.systemTeal
+ (UIColor *)systemIndigoColor; //: UIColor.systemIndigo
+ (UIColor *)systemBrownColor; //: UIColor.systemBrown
+ (UIColor *)systemMintColor; //: UIColor.systemMint
+ (UIColor *)systemCyanColor; //: UIColor.systemCyan
+ (UIColor *)systemGrayColor; //: UIColor.systemGray
+ (UIColor *)systemGray2Color; //: UIColor.systemGray2
+ (UIColor *)systemGray3Color; //: UIColor.systemGray3
+ (UIColor *)systemGray4Color; //: UIColor.systemGray4
+ (UIColor *)systemGray5Color; //: UIColor.systemGray5
+ (UIColor *)systemGray6Color; //: UIColor.systemGray6
+ (UIColor *)labelColor; //: UIColor.label
+ (UIColor *)secondaryLabelColor; //: UIColor.secondaryLabel
+ (UIColor *)tertiaryLabelColor; //: UIColor.tertiaryLabel
+ (UIColor *)quaternaryLabelColor; //: UIColor.quaternaryLabel
+ (UIColor *)linkColor; //: UIColor.link
+ (UIColor *)placeholderTextColor; //: UIColor.placeholderText
+ (UIColor *)separatorColor; //: UIColor.separator
+ (UIColor *)opaqueSeparatorColor; //: UIColor.opaqueSeparator
+ (UIColor *)systemBackgroundColor; //: UIColor.systemBackground
+ (UIColor *)secondarySystemBackgroundColor; //: UIColor.secondarySystemBackground
+ (UIColor *)tertiarySystemBackgroundColor; //: UIColor.tertiarySystemBackground
+ (UIColor *)systemGroupedBackgroundColor; //: UIColor.systemGroupedBackground
+ (UIColor *)secondarySystemGroupedBackgroundColor; //: UIColor.secondarySystemGroupedBackground
+ (UIColor *)tertiarySystemGroupedBackgroundColor; //: UIColor.tertiarySystemGroupedBackground
+ (UIColor *)systemFillColor; //: UIColor.systemFill
+ (UIColor *)secondarySystemFillColor; //: UIColor.secondarySystemFill
+ (UIColor *)tertiarySystemFillColor; //: UIColor.tertiarySystemFill
+ (UIColor *)quaternarySystemFillColor; //: UIColor.quaternarySystemFill
+ (UIColor *)lightTextColor; //: UIColor.lightText
+ (UIColor *)darkTextColor; //: UIColor.darkText
+ (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha; //: UIColor(red: $1, green: $2, blue: $3, alpha: $4)
+ (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha; //: UIColor(white: $1, alpha: $2)
+ (UIColor *)colorWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha; //: UIColor(hue: $1, saturation: $2, brightness: $3, alpha: $4)
+ (UIColor *)colorWithCGColor:(CGColorRef)color; //: UIColor(cgColor: $1)
+ (UIColor *)colorWithPatternImage:(UIImage *)image; //: UIColor(patternImage: $1)
- (instancetype)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha; //: init UIColor(red: $1, green: $2, blue: $3, alpha: $4)
- (instancetype)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha; //: init UIColor(white: $1, alpha: $2)
- (instancetype)initWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha; //: init UIColor(hue: $1, saturation: $2, brightness: $3, alpha: $4)
- (instancetype)initWithCGColor:(CGColorRef)color; //: init UIColor(cgColor: $1)
- (instancetype)initWithPatternImage:(UIImage *)image; //: init UIColor(patternImage: $1)
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traits; //: $0.resolvedColor(with: $1)
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

typedef NS_ENUM(NSInteger, UIImageRenderingMode) { //: UIImage.RenderingMode
  UIImageRenderingModeAutomatic, UIImageRenderingModeAlwaysOriginal, UIImageRenderingModeAlwaysTemplate
};
typedef NS_ENUM(NSInteger, UIImageResizingMode) { //: UIImage.ResizingMode
  UIImageResizingModeTile, UIImageResizingModeStretch
};

@interface UIImage : TBObject
+ (UIImage *)imageWithCGImage:(CGImageRef)image scale:(CGFloat)scale orientation:(UIImageOrientation)orientation; //: UIImage(cgImage: $1, scale: $2, orientation: $3)
+ (UIImage *)imageWithData:(NSData *)data scale:(CGFloat)scale; //: UIImage(data: $1, scale: $2)
- (instancetype)initWithCGImage:(CGImageRef)image scale:(CGFloat)scale orientation:(UIImageOrientation)orientation; //: init UIImage(cgImage: $1, scale: $2, orientation: $3)
- (instancetype)initWithData:(NSData *)data scale:(CGFloat)scale; //: init UIImage(data: $1, scale: $2)
- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)insets; //: $0.resizableImage(withCapInsets: $1)
- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)insets resizingMode:(UIImageResizingMode)mode; //: $0.resizableImage(withCapInsets: $1, resizingMode: $2)
- (UIImage *)stretchableImageWithLeftCapWidth:(NSInteger)left topCapHeight:(NSInteger)top; //: $0.stretchableImage(withLeftCapWidth: $1, topCapHeight: $2)
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)mode; //: $0.withRenderingMode($1)
- (UIImage *)imageWithTintColor:(UIColor *)color; //: $0.withTintColor($1)
@property (nonatomic, readonly) UIImageRenderingMode renderingMode;
@property (nonatomic, readonly) UIImageResizingMode resizingMode;
@property (nonatomic, readonly) UIEdgeInsets capInsets;
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

#define UIFontWeightUltraLight -0.8
#define UIFontWeightThin -0.6
#define UIFontWeightLight -0.4
#define UIFontWeightRegular 0.0
#define UIFontWeightMedium 0.23
#define UIFontWeightSemibold 0.3
#define UIFontWeightBold 0.4
#define UIFontWeightHeavy 0.56
#define UIFontWeightBlack 0.62
#define UIFontTextStyleLargeTitle @"UICTFontTextStyleTitle0"
#define UIFontTextStyleTitle1 @"UICTFontTextStyleTitle1"
#define UIFontTextStyleTitle2 @"UICTFontTextStyleTitle2"
#define UIFontTextStyleTitle3 @"UICTFontTextStyleTitle3"
#define UIFontTextStyleHeadline @"UICTFontTextStyleHeadline"
#define UIFontTextStyleSubheadline @"UICTFontTextStyleSubhead"
#define UIFontTextStyleBody @"UICTFontTextStyleBody"
#define UIFontTextStyleCallout @"UICTFontTextStyleCallout"
#define UIFontTextStyleFootnote @"UICTFontTextStyleFootnote"
#define UIFontTextStyleCaption1 @"UICTFontTextStyleCaption1"
#define UIFontTextStyleCaption2 @"UICTFontTextStyleCaption2"

@interface UIFont : TBObject
+ (UIFont *)systemFontOfSize:(CGFloat)size; //: UIFont.systemFont(ofSize: $1)
+ (UIFont *)boldSystemFontOfSize:(CGFloat)size; //: UIFont.boldSystemFont(ofSize: $1)
+ (UIFont *)italicSystemFontOfSize:(CGFloat)size; //: UIFont.italicSystemFont(ofSize: $1)
+ (UIFont *)fontWithName:(NSString *)name size:(CGFloat)size; //: UIFont(name: $1, size: $2)
+ (UIFont *)systemFontOfSize:(CGFloat)size weight:(UIFontWeight)weight; //: UIFont.systemFont(ofSize: $1, weight: $2)
+ (UIFont *)monospacedDigitSystemFontOfSize:(CGFloat)size weight:(UIFontWeight)weight; //: UIFont.monospacedDigitSystemFont(ofSize: $1, weight: $2)
+ (UIFont *)preferredFontForTextStyle:(NSString *)style; //: UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: $1))
+ (CGFloat)buttonFontSize; //: UIFont.buttonFontSize
@property (nonatomic, readonly) CGFloat capHeight;
@property (nonatomic, readonly) CGFloat xHeight;
@property (nonatomic, readonly) CGFloat leading;
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
@property (nonatomic, readonly) CGRect nativeBounds;
@property (nonatomic, readonly) CGFloat nativeScale;
@property (nonatomic, readonly) NSInteger maximumFramesPerSecond;
@property (nonatomic, readonly) UITraitCollection *traitCollection;
+ (NSArray *)screens; //: UIScreen.screens
@end

typedef NS_OPTIONS(NSUInteger, UIRectCorner) { //: UIRectCorner
  UIRectCornerTopLeft = 1, UIRectCornerTopRight = 2, UIRectCornerBottomLeft = 4, UIRectCornerBottomRight = 8, UIRectCornerAllCorners = ~0UL
};

@interface UIBezierPath : TBObject
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect byRoundingCorners:(UIRectCorner)corners cornerRadii:(CGSize)radii; //: UIBezierPath(roundedRect: $1, byRoundingCorners: $2, cornerRadii: $3)
- (UIBezierPath *)bezierPathByReversingPath; //: $0.reversing()
- (void)getLineDash:(CGFloat *)pattern count:(NSInteger *)count phase:(CGFloat *)phase; //: $0.getLineDash($1, count: $2, phase: $3)
- (id)copyWithZone:(NSZone *)zone; //: objc
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
void UIRectFillUsingBlendMode(CGRect rect, CGBlendMode mode); //: UIRectFillUsingBlendMode($1, $2)
void UIRectFrameUsingBlendMode(CGRect rect, CGBlendMode mode); //: UIRectFrameUsingBlendMode($1, $2)
NSData *UIImagePNGRepresentation(UIImage *image); //: $1.pngData()
NSData *UIImageJPEGRepresentation(UIImage *image, CGFloat quality); //: $1.jpegData(compressionQuality: $2)
void UIRectClip(CGRect rect); //: UIRectClip($1)
void UIGraphicsPushContext(CGContextRef context); //: UIGraphicsPushContext($1)
void UIGraphicsPopContext(void); //: UIGraphicsPopContext()
void UIGraphicsBeginImageContext(CGSize size); //: UIGraphicsBeginImageContext($1)
void UIGraphicsBeginImageContextWithOptions(CGSize size, BOOL opaque, CGFloat scale); //: UIGraphicsBeginImageContextWithOptions($1, $2, $3)
UIImage *UIGraphicsGetImageFromCurrentImageContext(void); //: UIGraphicsGetImageFromCurrentImageContext()
void UIGraphicsEndImageContext(void); //: UIGraphicsEndImageContext()
#endif
