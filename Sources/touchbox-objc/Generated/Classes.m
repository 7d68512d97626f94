// Generated from the headers by `make objc-glue`.
#import "TBPrivate.h"

@implementation UITouch
+ (const char *)touchboxClassName { return "UITouch"; }
- (NSTimeInterval)timestamp { return tb_UITouch_timestamp(self); }
- (UITouchPhase)phase { return tb_UITouch_phase(self); }
- (NSUInteger)tapCount { return tb_UITouch_tapCount(self); }
- (UIWindow *)window { return (UIWindow *)TBBorrow(tb_UITouch_window(self)); }
- (UIView *)view { return (UIView *)TBBorrow(tb_UITouch_view(self)); }
- (NSArray *)gestureRecognizers { return (NSArray *)[(id)tb_UITouch_gestureRecognizers(self) autorelease]; }
- (CGFloat)majorRadius { return tb_UITouch_majorRadius(self); }
- (CGFloat)majorRadiusTolerance { return tb_UITouch_majorRadiusTolerance(self); }
- (CGFloat)force { return tb_UITouch_force(self); }
- (CGFloat)maximumPossibleForce { return tb_UITouch_maximumPossibleForce(self); }
- (CGPoint)locationInView:(UIView *)view { TBPoint result = tb_UITouch_locationInView(self, (void *)view); return *(CGPoint *)&result; }
- (CGPoint)previousLocationInView:(UIView *)view { TBPoint result = tb_UITouch_previousLocationInView(self, (void *)view); return *(CGPoint *)&result; }
@end

@implementation UIColor
+ (const char *)touchboxClassName { return "UIColor"; }
+ (UIColor *)blackColor { return (UIColor *)[(id)tb_UIColor_blackColor_class() autorelease]; }
+ (UIColor *)darkGrayColor { return (UIColor *)[(id)tb_UIColor_darkGrayColor_class() autorelease]; }
+ (UIColor *)lightGrayColor { return (UIColor *)[(id)tb_UIColor_lightGrayColor_class() autorelease]; }
+ (UIColor *)whiteColor { return (UIColor *)[(id)tb_UIColor_whiteColor_class() autorelease]; }
+ (UIColor *)grayColor { return (UIColor *)[(id)tb_UIColor_grayColor_class() autorelease]; }
+ (UIColor *)redColor { return (UIColor *)[(id)tb_UIColor_redColor_class() autorelease]; }
+ (UIColor *)greenColor { return (UIColor *)[(id)tb_UIColor_greenColor_class() autorelease]; }
+ (UIColor *)blueColor { return (UIColor *)[(id)tb_UIColor_blueColor_class() autorelease]; }
+ (UIColor *)cyanColor { return (UIColor *)[(id)tb_UIColor_cyanColor_class() autorelease]; }
+ (UIColor *)yellowColor { return (UIColor *)[(id)tb_UIColor_yellowColor_class() autorelease]; }
+ (UIColor *)magentaColor { return (UIColor *)[(id)tb_UIColor_magentaColor_class() autorelease]; }
+ (UIColor *)orangeColor { return (UIColor *)[(id)tb_UIColor_orangeColor_class() autorelease]; }
+ (UIColor *)purpleColor { return (UIColor *)[(id)tb_UIColor_purpleColor_class() autorelease]; }
+ (UIColor *)brownColor { return (UIColor *)[(id)tb_UIColor_brownColor_class() autorelease]; }
+ (UIColor *)clearColor { return (UIColor *)[(id)tb_UIColor_clearColor_class() autorelease]; }
+ (UIColor *)darkTextColor { return (UIColor *)[(id)tb_UIColor_darkTextColor_class() autorelease]; }
+ (UIColor *)lightTextColor { return (UIColor *)[(id)tb_UIColor_lightTextColor_class() autorelease]; }
+ (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha { return (UIColor *)[(id)tb_UIColor_colorWithRed_green_blue_alpha_class(red, green, blue, alpha) autorelease]; }
+ (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha { return (UIColor *)[(id)tb_UIColor_colorWithWhite_alpha_class(white, alpha) autorelease]; }
+ (UIColor *)colorWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha { return (UIColor *)[(id)tb_UIColor_colorWithHue_saturation_brightness_alpha_class(hue, saturation, brightness, alpha) autorelease]; }
+ (UIColor *)colorWithCGColor:(CGColorRef)color { return (UIColor *)[(id)tb_UIColor_colorWithCGColor_class((void *)color) autorelease]; }
+ (UIColor *)colorWithPatternImage:(UIImage *)image { return (UIColor *)[(id)tb_UIColor_colorWithPatternImage_class((void *)image) autorelease]; }
- (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha { return TBAttach(self, tb_UIColor_initWithRed_green_blue_alpha(red, green, blue, alpha)); }
- (UIColor *)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha { return TBAttach(self, tb_UIColor_initWithWhite_alpha(white, alpha)); }
- (UIColor *)initWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha { return TBAttach(self, tb_UIColor_initWithHue_saturation_brightness_alpha(hue, saturation, brightness, alpha)); }
- (UIColor *)initWithCGColor:(CGColorRef)color { return TBAttach(self, tb_UIColor_initWithCGColor((void *)color)); }
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha { return (UIColor *)[(id)tb_UIColor_colorWithAlphaComponent(self, alpha) autorelease]; }
- (BOOL)getRed:(CGFloat *)red green:(CGFloat *)green blue:(CGFloat *)blue alpha:(CGFloat *)alpha { return tb_UIColor_getRed_green_blue_alpha(self, (void *)red, (void *)green, (void *)blue, (void *)alpha); }
- (BOOL)getWhite:(CGFloat *)white alpha:(CGFloat *)alpha { return tb_UIColor_getWhite_alpha(self, (void *)white, (void *)alpha); }
- (BOOL)getHue:(CGFloat *)hue saturation:(CGFloat *)saturation brightness:(CGFloat *)brightness alpha:(CGFloat *)alpha { return tb_UIColor_getHue_saturation_brightness_alpha(self, (void *)hue, (void *)saturation, (void *)brightness, (void *)alpha); }
- (void)set { tb_UIColor_set(self); }
- (void)setFill { tb_UIColor_setFill(self); }
- (void)setStroke { tb_UIColor_setStroke(self); }
- (CGColorRef)CGColor { return (CGColorRef)[(id)tb_UIColor_CGColor(self) autorelease]; }
@end

@implementation UIFont
+ (const char *)touchboxClassName { return "UIFont"; }
+ (UIFont *)systemFontOfSize:(CGFloat)size { return (UIFont *)[(id)tb_UIFont_systemFontOfSize_class(size) autorelease]; }
+ (UIFont *)boldSystemFontOfSize:(CGFloat)size { return (UIFont *)[(id)tb_UIFont_boldSystemFontOfSize_class(size) autorelease]; }
+ (UIFont *)italicSystemFontOfSize:(CGFloat)size { return (UIFont *)[(id)tb_UIFont_italicSystemFontOfSize_class(size) autorelease]; }
+ (UIFont *)fontWithName:(NSString *)name size:(CGFloat)size { return (UIFont *)[(id)tb_UIFont_fontWithName_size_class([name UTF8String], size) autorelease]; }
+ (CGFloat)systemFontSize { return tb_UIFont_systemFontSize_class(); }
+ (CGFloat)smallSystemFontSize { return tb_UIFont_smallSystemFontSize_class(); }
+ (CGFloat)labelFontSize { return tb_UIFont_labelFontSize_class(); }
- (UIFont *)fontWithSize:(CGFloat)size { return (UIFont *)[(id)tb_UIFont_fontWithSize(self, size) autorelease]; }
- (CGFloat)pointSize { return tb_UIFont_pointSize(self); }
- (CGFloat)lineHeight { return tb_UIFont_lineHeight(self); }
- (CGFloat)ascender { return tb_UIFont_ascender(self); }
- (CGFloat)descender { return tb_UIFont_descender(self); }
- (NSString *)fontName { return TBTakeString(tb_UIFont_fontName(self)); }
- (NSString *)familyName { return TBTakeString(tb_UIFont_familyName(self)); }
@end

@implementation UIScreen
+ (const char *)touchboxClassName { return "UIScreen"; }
+ (UIScreen *)mainScreen { return (UIScreen *)[(id)tb_UIScreen_mainScreen_class() autorelease]; }
- (CGRect)bounds { TBRect result = tb_UIScreen_bounds(self); return *(CGRect *)&result; }
- (CGRect)applicationFrame { TBRect result = tb_UIScreen_applicationFrame(self); return *(CGRect *)&result; }
- (CGFloat)scale { return tb_UIScreen_scale(self); }
@end

@implementation UIBezierPath
+ (const char *)touchboxClassName { return "UIBezierPath"; }
+ (UIBezierPath *)bezierPath { return (UIBezierPath *)[(id)tb_UIBezierPath_bezierPath_class() autorelease]; }
+ (UIBezierPath *)bezierPathWithRect:(CGRect)rect { return (UIBezierPath *)[(id)tb_UIBezierPath_bezierPathWithRect_class(*(TBRect *)&rect) autorelease]; }
+ (UIBezierPath *)bezierPathWithOvalInRect:(CGRect)rect { return (UIBezierPath *)[(id)tb_UIBezierPath_bezierPathWithOvalInRect_class(*(TBRect *)&rect) autorelease]; }
+ (UIBezierPath *)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)radius { return (UIBezierPath *)[(id)tb_UIBezierPath_bezierPathWithRoundedRect_cornerRadius_class(*(TBRect *)&rect, radius) autorelease]; }
+ (UIBezierPath *)bezierPathWithArcCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)start endAngle:(CGFloat)end clockwise:(BOOL)clockwise { return (UIBezierPath *)[(id)tb_UIBezierPath_bezierPathWithArcCenter_radius_startAngle_endAngle_clockwise_class(*(TBPoint *)&center, radius, start, end, clockwise) autorelease]; }
+ (UIBezierPath *)bezierPathWithCGPath:(CGPathRef)path { return (UIBezierPath *)[(id)tb_UIBezierPath_bezierPathWithCGPath_class((void *)path) autorelease]; }
- (UIBezierPath *)init { return TBAttach(self, tb_UIBezierPath_init()); }
- (void)moveToPoint:(CGPoint)point { tb_UIBezierPath_moveToPoint(self, *(TBPoint *)&point); }
- (void)addLineToPoint:(CGPoint)point { tb_UIBezierPath_addLineToPoint(self, *(TBPoint *)&point); }
- (void)addQuadCurveToPoint:(CGPoint)point controlPoint:(CGPoint)control { tb_UIBezierPath_addQuadCurveToPoint_controlPoint(self, *(TBPoint *)&point, *(TBPoint *)&control); }
- (void)addCurveToPoint:(CGPoint)point controlPoint1:(CGPoint)control1 controlPoint2:(CGPoint)control2 { tb_UIBezierPath_addCurveToPoint_controlPoint1_controlPoint2(self, *(TBPoint *)&point, *(TBPoint *)&control1, *(TBPoint *)&control2); }
- (void)addArcWithCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)start endAngle:(CGFloat)end clockwise:(BOOL)clockwise { tb_UIBezierPath_addArcWithCenter_radius_startAngle_endAngle_clockwise(self, *(TBPoint *)&center, radius, start, end, clockwise); }
- (void)closePath { tb_UIBezierPath_closePath(self); }
- (void)removeAllPoints { tb_UIBezierPath_removeAllPoints(self); }
- (void)appendPath:(UIBezierPath *)path { tb_UIBezierPath_appendPath(self, (void *)path); }
- (void)applyTransform:(CGAffineTransform)transform { tb_UIBezierPath_applyTransform(self, *(TBTransform *)&transform); }
- (void)fill { tb_UIBezierPath_fill(self); }
- (void)stroke { tb_UIBezierPath_stroke(self); }
- (void)fillWithBlendMode:(CGBlendMode)mode alpha:(CGFloat)alpha { tb_UIBezierPath_fillWithBlendMode_alpha(self, mode, alpha); }
- (void)strokeWithBlendMode:(CGBlendMode)mode alpha:(CGFloat)alpha { tb_UIBezierPath_strokeWithBlendMode_alpha(self, mode, alpha); }
- (void)addClip { tb_UIBezierPath_addClip(self); }
- (BOOL)containsPoint:(CGPoint)point { return tb_UIBezierPath_containsPoint(self, *(TBPoint *)&point); }
- (void)setLineDash:(const CGFloat *)pattern count:(NSInteger)count phase:(CGFloat)phase { tb_UIBezierPath_setLineDash_count_phase(self, (void *)pattern, count, phase); }
- (CGPathRef)CGPath { return (CGPathRef)[(id)tb_UIBezierPath_CGPath(self) autorelease]; }
- (void)setCGPath:(CGPathRef)value { tb_UIBezierPath_setCGPath(self, (void *)value); }
- (CGFloat)lineWidth { return tb_UIBezierPath_lineWidth(self); }
- (void)setLineWidth:(CGFloat)value { tb_UIBezierPath_setLineWidth(self, value); }
- (CGLineCap)lineCapStyle { return tb_UIBezierPath_lineCapStyle(self); }
- (void)setLineCapStyle:(CGLineCap)value { tb_UIBezierPath_setLineCapStyle(self, value); }
- (CGLineJoin)lineJoinStyle { return tb_UIBezierPath_lineJoinStyle(self); }
- (void)setLineJoinStyle:(CGLineJoin)value { tb_UIBezierPath_setLineJoinStyle(self, value); }
- (CGFloat)miterLimit { return tb_UIBezierPath_miterLimit(self); }
- (void)setMiterLimit:(CGFloat)value { tb_UIBezierPath_setMiterLimit(self, value); }
- (CGFloat)flatness { return tb_UIBezierPath_flatness(self); }
- (void)setFlatness:(CGFloat)value { tb_UIBezierPath_setFlatness(self, value); }
- (BOOL)usesEvenOddFillRule { return tb_UIBezierPath_usesEvenOddFillRule(self); }
- (void)setUsesEvenOddFillRule:(BOOL)value { tb_UIBezierPath_setUsesEvenOddFillRule(self, value); }
- (CGRect)bounds { TBRect result = tb_UIBezierPath_bounds(self); return *(CGRect *)&result; }
- (CGPoint)currentPoint { TBPoint result = tb_UIBezierPath_currentPoint(self); return *(CGPoint *)&result; }
- (BOOL)isEmpty { return tb_UIBezierPath_isEmpty(self); }
@end

@implementation CALayer
+ (const char *)touchboxClassName { return "CALayer"; }
- (CGRect)frame { TBRect result = tb_CALayer_frame(self); return *(CGRect *)&result; }
- (void)setFrame:(CGRect)value { tb_CALayer_setFrame(self, *(TBRect *)&value); }
- (CGRect)bounds { TBRect result = tb_CALayer_bounds(self); return *(CGRect *)&result; }
- (void)setBounds:(CGRect)value { tb_CALayer_setBounds(self, *(TBRect *)&value); }
- (CGPoint)position { TBPoint result = tb_CALayer_position(self); return *(CGPoint *)&result; }
- (void)setPosition:(CGPoint)value { tb_CALayer_setPosition(self, *(TBPoint *)&value); }
- (CGPoint)anchorPoint { TBPoint result = tb_CALayer_anchorPoint(self); return *(CGPoint *)&result; }
- (void)setAnchorPoint:(CGPoint)value { tb_CALayer_setAnchorPoint(self, *(TBPoint *)&value); }
- (CGFloat)zPosition { return tb_CALayer_zPosition(self); }
- (void)setZPosition:(CGFloat)value { tb_CALayer_setZPosition(self, value); }
- (float)opacity { return tb_CALayer_opacity(self); }
- (void)setOpacity:(float)value { tb_CALayer_setOpacity(self, value); }
- (BOOL)isHidden { return tb_CALayer_isHidden(self); }
- (void)setHidden:(BOOL)value { tb_CALayer_setHidden(self, value); }
- (BOOL)masksToBounds { return tb_CALayer_masksToBounds(self); }
- (void)setMasksToBounds:(BOOL)value { tb_CALayer_setMasksToBounds(self, value); }
- (CGFloat)cornerRadius { return tb_CALayer_cornerRadius(self); }
- (void)setCornerRadius:(CGFloat)value { tb_CALayer_setCornerRadius(self, value); }
- (CGFloat)borderWidth { return tb_CALayer_borderWidth(self); }
- (void)setBorderWidth:(CGFloat)value { tb_CALayer_setBorderWidth(self, value); }
- (CGColorRef)borderColor { return (CGColorRef)[(id)tb_CALayer_borderColor(self) autorelease]; }
- (void)setBorderColor:(CGColorRef)value { tb_CALayer_setBorderColor(self, (void *)value); }
- (CGColorRef)backgroundColor { return (CGColorRef)[(id)tb_CALayer_backgroundColor(self) autorelease]; }
- (void)setBackgroundColor:(CGColorRef)value { tb_CALayer_setBackgroundColor(self, (void *)value); }
- (CGColorRef)shadowColor { return (CGColorRef)[(id)tb_CALayer_shadowColor(self) autorelease]; }
- (void)setShadowColor:(CGColorRef)value { tb_CALayer_setShadowColor(self, (void *)value); }
- (float)shadowOpacity { return tb_CALayer_shadowOpacity(self); }
- (void)setShadowOpacity:(float)value { tb_CALayer_setShadowOpacity(self, value); }
- (CGSize)shadowOffset { TBSize result = tb_CALayer_shadowOffset(self); return *(CGSize *)&result; }
- (void)setShadowOffset:(CGSize)value { tb_CALayer_setShadowOffset(self, *(TBSize *)&value); }
- (CGFloat)shadowRadius { return tb_CALayer_shadowRadius(self); }
- (void)setShadowRadius:(CGFloat)value { tb_CALayer_setShadowRadius(self, value); }
- (CGFloat)contentsScale { return tb_CALayer_contentsScale(self); }
- (void)setContentsScale:(CGFloat)value { tb_CALayer_setContentsScale(self, value); }
- (NSString *)name { return TBTakeString(tb_CALayer_name(self)); }
- (void)setName:(NSString *)value { tb_CALayer_setName(self, [value UTF8String]); }
- (CALayer *)superlayer { return (CALayer *)TBBorrow(tb_CALayer_superlayer(self)); }
- (NSArray *)sublayers { return (NSArray *)[(id)tb_CALayer_sublayers(self) autorelease]; }
- (CGAffineTransform)affineTransform { TBTransform result = tb_CALayer_affineTransform(self); return *(CGAffineTransform *)&result; }
- (void)setAffineTransform:(CGAffineTransform)transform { tb_CALayer_setAffineTransform(self, *(TBTransform *)&transform); }
- (void)addSublayer:(CALayer *)layer { tb_CALayer_addSublayer(self, (void *)layer); }
- (void)removeFromSuperlayer { tb_CALayer_removeFromSuperlayer(self); }
- (void)setNeedsDisplay { tb_CALayer_setNeedsDisplay(self); }
- (void)setNeedsLayout { tb_CALayer_setNeedsLayout(self); }
- (void)layoutIfNeeded { tb_CALayer_layoutIfNeeded(self); }
- (void)removeAllAnimations { tb_CALayer_removeAllAnimations(self); }
- (void)removeAnimationForKey:(NSString *)key { tb_CALayer_removeAnimationForKey(self, [key UTF8String]); }
- (CALayer *)presentationLayer { return (CALayer *)TBBorrow(tb_CALayer_presentationLayer(self)); }
- (BOOL)containsPoint:(CGPoint)point { return tb_CALayer_containsPoint(self, *(TBPoint *)&point); }
- (CALayer *)hitTest:(CGPoint)point { return (CALayer *)TBBorrow(tb_CALayer_hitTest(self, *(TBPoint *)&point)); }
- (void)renderInContext:(CGContextRef)context { tb_CALayer_renderInContext(self, (void *)context); }
@end

@implementation UIWindow
+ (const char *)touchboxClassName { return "UIWindow"; }
- (void)makeKeyAndVisible { tb_UIWindow_makeKeyAndVisible(self); }
- (void)makeKeyWindow { tb_UIWindow_makeKeyWindow(self); }
- (void)sendEvent:(UIEvent *)event { tb_UIWindow_sendEvent(self, (void *)event); }
- (UIViewController *)rootViewController { return (UIViewController *)TBBorrow(tb_UIWindow_rootViewController(self)); }
- (void)setRootViewController:(UIViewController *)value { tb_UIWindow_setRootViewController(self, (void *)value); }
- (BOOL)isKeyWindow { return tb_UIWindow_isKeyWindow(self); }
- (UIScreen *)screen { return (UIScreen *)[(id)tb_UIWindow_screen(self) autorelease]; }
@end

@implementation UILabel
+ (const char *)touchboxClassName { return "UILabel"; }
- (NSString *)text { return TBTakeString(tb_UILabel_text(self)); }
- (void)setText:(NSString *)value { tb_UILabel_setText(self, [value UTF8String]); }
- (UIFont *)font { return (UIFont *)[(id)tb_UILabel_font(self) autorelease]; }
- (void)setFont:(UIFont *)value { tb_UILabel_setFont(self, (void *)value); }
- (UIColor *)textColor { return (UIColor *)[(id)tb_UILabel_textColor(self) autorelease]; }
- (void)setTextColor:(UIColor *)value { tb_UILabel_setTextColor(self, (void *)value); }
- (UIColor *)shadowColor { return (UIColor *)[(id)tb_UILabel_shadowColor(self) autorelease]; }
- (void)setShadowColor:(UIColor *)value { tb_UILabel_setShadowColor(self, (void *)value); }
- (UIColor *)highlightedTextColor { return (UIColor *)[(id)tb_UILabel_highlightedTextColor(self) autorelease]; }
- (void)setHighlightedTextColor:(UIColor *)value { tb_UILabel_setHighlightedTextColor(self, (void *)value); }
- (CGSize)shadowOffset { TBSize result = tb_UILabel_shadowOffset(self); return *(CGSize *)&result; }
- (void)setShadowOffset:(CGSize)value { tb_UILabel_setShadowOffset(self, *(TBSize *)&value); }
- (NSTextAlignment)textAlignment { return tb_UILabel_textAlignment(self); }
- (void)setTextAlignment:(NSTextAlignment)value { tb_UILabel_setTextAlignment(self, value); }
- (NSLineBreakMode)lineBreakMode { return tb_UILabel_lineBreakMode(self); }
- (void)setLineBreakMode:(NSLineBreakMode)value { tb_UILabel_setLineBreakMode(self, value); }
- (NSInteger)numberOfLines { return tb_UILabel_numberOfLines(self); }
- (void)setNumberOfLines:(NSInteger)value { tb_UILabel_setNumberOfLines(self, value); }
- (BOOL)adjustsFontSizeToFitWidth { return tb_UILabel_adjustsFontSizeToFitWidth(self); }
- (void)setAdjustsFontSizeToFitWidth:(BOOL)value { tb_UILabel_setAdjustsFontSizeToFitWidth(self, value); }
- (CGFloat)minimumScaleFactor { return tb_UILabel_minimumScaleFactor(self); }
- (void)setMinimumScaleFactor:(CGFloat)value { tb_UILabel_setMinimumScaleFactor(self, value); }
- (BOOL)isHighlighted { return tb_UILabel_isHighlighted(self); }
- (void)setHighlighted:(BOOL)value { tb_UILabel_setHighlighted(self, value); }
- (BOOL)isEnabled { return tb_UILabel_isEnabled(self); }
- (void)setEnabled:(BOOL)value { tb_UILabel_setEnabled(self, value); }
@end

@implementation UISlider
+ (const char *)touchboxClassName { return "UISlider"; }
- (float)value { return tb_UISlider_value(self); }
- (void)setValue:(float)value { tb_UISlider_setValue(self, value); }
- (float)minimumValue { return tb_UISlider_minimumValue(self); }
- (void)setMinimumValue:(float)value { tb_UISlider_setMinimumValue(self, value); }
- (float)maximumValue { return tb_UISlider_maximumValue(self); }
- (void)setMaximumValue:(float)value { tb_UISlider_setMaximumValue(self, value); }
- (BOOL)isContinuous { return tb_UISlider_isContinuous(self); }
- (void)setContinuous:(BOOL)value { tb_UISlider_setContinuous(self, value); }
- (void)setValue:(float)value animated:(BOOL)animated { tb_UISlider_setValue_animated(self, value, animated); }
- (UIColor *)minimumTrackTintColor { return (UIColor *)[(id)tb_UISlider_minimumTrackTintColor(self) autorelease]; }
- (void)setMinimumTrackTintColor:(UIColor *)value { tb_UISlider_setMinimumTrackTintColor(self, (void *)value); }
- (UIColor *)maximumTrackTintColor { return (UIColor *)[(id)tb_UISlider_maximumTrackTintColor(self) autorelease]; }
- (void)setMaximumTrackTintColor:(UIColor *)value { tb_UISlider_setMaximumTrackTintColor(self, (void *)value); }
- (UIColor *)thumbTintColor { return (UIColor *)[(id)tb_UISlider_thumbTintColor(self) autorelease]; }
- (void)setThumbTintColor:(UIColor *)value { tb_UISlider_setThumbTintColor(self, (void *)value); }
@end

@implementation UISwitch
+ (const char *)touchboxClassName { return "UISwitch"; }
- (BOOL)isOn { return tb_UISwitch_isOn(self); }
- (void)setOn:(BOOL)value { tb_UISwitch_setOn(self, value); }
- (void)setOn:(BOOL)on animated:(BOOL)animated { tb_UISwitch_setOn_animated(self, on, animated); }
@end

@implementation UIStepper
+ (const char *)touchboxClassName { return "UIStepper"; }
- (double)value { return tb_UIStepper_value(self); }
- (void)setValue:(double)value { tb_UIStepper_setValue(self, value); }
- (double)minimumValue { return tb_UIStepper_minimumValue(self); }
- (void)setMinimumValue:(double)value { tb_UIStepper_setMinimumValue(self, value); }
- (double)maximumValue { return tb_UIStepper_maximumValue(self); }
- (void)setMaximumValue:(double)value { tb_UIStepper_setMaximumValue(self, value); }
- (double)stepValue { return tb_UIStepper_stepValue(self); }
- (void)setStepValue:(double)value { tb_UIStepper_setStepValue(self, value); }
@end

@implementation UIPageControl
+ (const char *)touchboxClassName { return "UIPageControl"; }
- (NSInteger)numberOfPages { return tb_UIPageControl_numberOfPages(self); }
- (void)setNumberOfPages:(NSInteger)value { tb_UIPageControl_setNumberOfPages(self, value); }
- (NSInteger)currentPage { return tb_UIPageControl_currentPage(self); }
- (void)setCurrentPage:(NSInteger)value { tb_UIPageControl_setCurrentPage(self, value); }
- (BOOL)hidesForSinglePage { return tb_UIPageControl_hidesForSinglePage(self); }
- (void)setHidesForSinglePage:(BOOL)value { tb_UIPageControl_setHidesForSinglePage(self, value); }
@end

@implementation UIProgressView
+ (const char *)touchboxClassName { return "UIProgressView"; }
- (float)progress { return tb_UIProgressView_progress(self); }
- (void)setProgress:(float)value { tb_UIProgressView_setProgress(self, value); }
- (void)setProgress:(float)progress animated:(BOOL)animated { tb_UIProgressView_setProgress_animated(self, progress, animated); }
@end

@implementation UIActivityIndicatorView
+ (const char *)touchboxClassName { return "UIActivityIndicatorView"; }
- (BOOL)hidesWhenStopped { return tb_UIActivityIndicatorView_hidesWhenStopped(self); }
- (void)setHidesWhenStopped:(BOOL)value { tb_UIActivityIndicatorView_setHidesWhenStopped(self, value); }
- (void)startAnimating { tb_UIActivityIndicatorView_startAnimating(self); }
- (void)stopAnimating { tb_UIActivityIndicatorView_stopAnimating(self); }
- (BOOL)isAnimating { return tb_UIActivityIndicatorView_isAnimating(self); }
@end

@implementation UITapGestureRecognizer
+ (const char *)touchboxClassName { return "UITapGestureRecognizer"; }
- (NSUInteger)numberOfTapsRequired { return tb_UITapGestureRecognizer_numberOfTapsRequired(self); }
- (void)setNumberOfTapsRequired:(NSUInteger)value { tb_UITapGestureRecognizer_setNumberOfTapsRequired(self, value); }
- (NSUInteger)numberOfTouchesRequired { return tb_UITapGestureRecognizer_numberOfTouchesRequired(self); }
- (void)setNumberOfTouchesRequired:(NSUInteger)value { tb_UITapGestureRecognizer_setNumberOfTouchesRequired(self, value); }
@end

@implementation UIPanGestureRecognizer
+ (const char *)touchboxClassName { return "UIPanGestureRecognizer"; }
- (NSUInteger)minimumNumberOfTouches { return tb_UIPanGestureRecognizer_minimumNumberOfTouches(self); }
- (void)setMinimumNumberOfTouches:(NSUInteger)value { tb_UIPanGestureRecognizer_setMinimumNumberOfTouches(self, value); }
- (NSUInteger)maximumNumberOfTouches { return tb_UIPanGestureRecognizer_maximumNumberOfTouches(self); }
- (void)setMaximumNumberOfTouches:(NSUInteger)value { tb_UIPanGestureRecognizer_setMaximumNumberOfTouches(self, value); }
- (CGPoint)translationInView:(UIView *)view { TBPoint result = tb_UIPanGestureRecognizer_translationInView(self, (void *)view); return *(CGPoint *)&result; }
- (void)setTranslation:(CGPoint)translation inView:(UIView *)view { tb_UIPanGestureRecognizer_setTranslation_inView(self, *(TBPoint *)&translation, (void *)view); }
- (CGPoint)velocityInView:(UIView *)view { TBPoint result = tb_UIPanGestureRecognizer_velocityInView(self, (void *)view); return *(CGPoint *)&result; }
@end

@implementation UIScreenEdgePanGestureRecognizer
+ (const char *)touchboxClassName { return "UIScreenEdgePanGestureRecognizer"; }
- (UIRectEdge)edges { return tb_UIScreenEdgePanGestureRecognizer_edges(self); }
- (void)setEdges:(UIRectEdge)value { tb_UIScreenEdgePanGestureRecognizer_setEdges(self, value); }
@end

@implementation UIPinchGestureRecognizer
+ (const char *)touchboxClassName { return "UIPinchGestureRecognizer"; }
- (CGFloat)scale { return tb_UIPinchGestureRecognizer_scale(self); }
- (void)setScale:(CGFloat)value { tb_UIPinchGestureRecognizer_setScale(self, value); }
- (CGFloat)velocity { return tb_UIPinchGestureRecognizer_velocity(self); }
@end

@implementation UIRotationGestureRecognizer
+ (const char *)touchboxClassName { return "UIRotationGestureRecognizer"; }
- (CGFloat)rotation { return tb_UIRotationGestureRecognizer_rotation(self); }
- (void)setRotation:(CGFloat)value { tb_UIRotationGestureRecognizer_setRotation(self, value); }
- (CGFloat)velocity { return tb_UIRotationGestureRecognizer_velocity(self); }
@end

@implementation UISwipeGestureRecognizer
+ (const char *)touchboxClassName { return "UISwipeGestureRecognizer"; }
- (UISwipeGestureRecognizerDirection)direction { return tb_UISwipeGestureRecognizer_direction(self); }
- (void)setDirection:(UISwipeGestureRecognizerDirection)value { tb_UISwipeGestureRecognizer_setDirection(self, value); }
- (NSUInteger)numberOfTouchesRequired { return tb_UISwipeGestureRecognizer_numberOfTouchesRequired(self); }
- (void)setNumberOfTouchesRequired:(NSUInteger)value { tb_UISwipeGestureRecognizer_setNumberOfTouchesRequired(self, value); }
@end

@implementation UILongPressGestureRecognizer
+ (const char *)touchboxClassName { return "UILongPressGestureRecognizer"; }
- (NSTimeInterval)minimumPressDuration { return tb_UILongPressGestureRecognizer_minimumPressDuration(self); }
- (void)setMinimumPressDuration:(NSTimeInterval)value { tb_UILongPressGestureRecognizer_setMinimumPressDuration(self, value); }
- (CGFloat)allowableMovement { return tb_UILongPressGestureRecognizer_allowableMovement(self); }
- (void)setAllowableMovement:(CGFloat)value { tb_UILongPressGestureRecognizer_setAllowableMovement(self, value); }
- (NSUInteger)numberOfTapsRequired { return tb_UILongPressGestureRecognizer_numberOfTapsRequired(self); }
- (void)setNumberOfTapsRequired:(NSUInteger)value { tb_UILongPressGestureRecognizer_setNumberOfTapsRequired(self, value); }
- (NSUInteger)numberOfTouchesRequired { return tb_UILongPressGestureRecognizer_numberOfTouchesRequired(self); }
- (void)setNumberOfTouchesRequired:(NSUInteger)value { tb_UILongPressGestureRecognizer_setNumberOfTouchesRequired(self, value); }
@end

@implementation UILayoutGuide
+ (const char *)touchboxClassName { return "UILayoutGuide"; }
- (UIView *)owningView { return (UIView *)TBBorrow(tb_UILayoutGuide_owningView(self)); }
- (CGRect)layoutFrame { TBRect result = tb_UILayoutGuide_layoutFrame(self); return *(CGRect *)&result; }
@end
