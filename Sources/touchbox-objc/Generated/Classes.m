// Generated from the headers by `make objc-glue`.
#import "TBPrivate.h"

@implementation UITouch
+ (const char *)touchboxClassName { return "UITouch"; }
- (UITouchType)type { return tb_UITouch_type(self); }
- (CGFloat)altitudeAngle { return tb_UITouch_altitudeAngle(self); }
- (CGPoint)preciseLocationInView:(UIView *)view { TBPoint result = tb_UITouch_preciseLocationInView(self, (void *)view); return *(CGPoint *)&result; }
- (CGPoint)precisePreviousLocationInView:(UIView *)view { TBPoint result = tb_UITouch_precisePreviousLocationInView(self, (void *)view); return *(CGPoint *)&result; }
- (CGFloat)azimuthAngleInView:(UIView *)view { return tb_UITouch_azimuthAngleInView(self, (void *)view); }
- (CGVector)azimuthUnitVectorInView:(UIView *)view { TBVector result = tb_UITouch_azimuthUnitVectorInView(self, (void *)view); return *(CGVector *)&result; }
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

@implementation UITraitCollection
+ (const char *)touchboxClassName { return "UITraitCollection"; }
+ (UITraitCollection *)currentTraitCollection { return (UITraitCollection *)[(id)tb_UITraitCollection_currentTraitCollection_class() autorelease]; }
+ (UITraitCollection *)traitCollectionWithUserInterfaceIdiom:(UIUserInterfaceIdiom)idiom { return (UITraitCollection *)[(id)tb_UITraitCollection_traitCollectionWithUserInterfaceIdiom_class(idiom) autorelease]; }
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)style { return (UITraitCollection *)[(id)tb_UITraitCollection_traitCollectionWithUserInterfaceStyle_class(style) autorelease]; }
+ (UITraitCollection *)traitCollectionWithDisplayScale:(CGFloat)scale { return (UITraitCollection *)[(id)tb_UITraitCollection_traitCollectionWithDisplayScale_class(scale) autorelease]; }
+ (UITraitCollection *)traitCollectionWithHorizontalSizeClass:(UIUserInterfaceSizeClass)size { return (UITraitCollection *)[(id)tb_UITraitCollection_traitCollectionWithHorizontalSizeClass_class(size) autorelease]; }
+ (UITraitCollection *)traitCollectionWithVerticalSizeClass:(UIUserInterfaceSizeClass)size { return (UITraitCollection *)[(id)tb_UITraitCollection_traitCollectionWithVerticalSizeClass_class(size) autorelease]; }
+ (UITraitCollection *)traitCollectionWithForceTouchCapability:(UIForceTouchCapability)capability { return (UITraitCollection *)[(id)tb_UITraitCollection_traitCollectionWithForceTouchCapability_class(capability) autorelease]; }
+ (UITraitCollection *)traitCollectionWithTraitsFromCollections:(NSArray *)collections { return (UITraitCollection *)[(id)tb_UITraitCollection_traitCollectionWithTraitsFromCollections_class((void *)collections) autorelease]; }
- (UIUserInterfaceIdiom)userInterfaceIdiom { return tb_UITraitCollection_userInterfaceIdiom(self); }
- (UIUserInterfaceStyle)userInterfaceStyle { return tb_UITraitCollection_userInterfaceStyle(self); }
- (CGFloat)displayScale { return tb_UITraitCollection_displayScale(self); }
- (UIUserInterfaceSizeClass)horizontalSizeClass { return tb_UITraitCollection_horizontalSizeClass(self); }
- (UIUserInterfaceSizeClass)verticalSizeClass { return tb_UITraitCollection_verticalSizeClass(self); }
- (UIForceTouchCapability)forceTouchCapability { return tb_UITraitCollection_forceTouchCapability(self); }
- (BOOL)containsTraitsInCollection:(UITraitCollection *)other { return tb_UITraitCollection_containsTraitsInCollection(self, (void *)other); }
- (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:(UITraitCollection *)other { return tb_UITraitCollection_hasDifferentColorAppearanceComparedToTraitCollection(self, (void *)other); }
- (void)performAsCurrentTraitCollection:(void (^)(void))actions { tb_UITraitCollection_performAsCurrentTraitCollection(self, (void *)actions); }
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
+ (UIColor *)systemRedColor { return (UIColor *)[(id)tb_UIColor_systemRedColor_class() autorelease]; }
+ (UIColor *)systemGreenColor { return (UIColor *)[(id)tb_UIColor_systemGreenColor_class() autorelease]; }
+ (UIColor *)systemBlueColor { return (UIColor *)[(id)tb_UIColor_systemBlueColor_class() autorelease]; }
+ (UIColor *)systemOrangeColor { return (UIColor *)[(id)tb_UIColor_systemOrangeColor_class() autorelease]; }
+ (UIColor *)systemYellowColor { return (UIColor *)[(id)tb_UIColor_systemYellowColor_class() autorelease]; }
+ (UIColor *)systemPinkColor { return (UIColor *)[(id)tb_UIColor_systemPinkColor_class() autorelease]; }
+ (UIColor *)systemPurpleColor { return (UIColor *)[(id)tb_UIColor_systemPurpleColor_class() autorelease]; }
+ (UIColor *)systemTealColor { return (UIColor *)[(id)tb_UIColor_systemTealColor_class() autorelease]; }
+ (UIColor *)systemIndigoColor { return (UIColor *)[(id)tb_UIColor_systemIndigoColor_class() autorelease]; }
+ (UIColor *)systemBrownColor { return (UIColor *)[(id)tb_UIColor_systemBrownColor_class() autorelease]; }
+ (UIColor *)systemMintColor { return (UIColor *)[(id)tb_UIColor_systemMintColor_class() autorelease]; }
+ (UIColor *)systemCyanColor { return (UIColor *)[(id)tb_UIColor_systemCyanColor_class() autorelease]; }
+ (UIColor *)systemGrayColor { return (UIColor *)[(id)tb_UIColor_systemGrayColor_class() autorelease]; }
+ (UIColor *)systemGray2Color { return (UIColor *)[(id)tb_UIColor_systemGray2Color_class() autorelease]; }
+ (UIColor *)systemGray3Color { return (UIColor *)[(id)tb_UIColor_systemGray3Color_class() autorelease]; }
+ (UIColor *)systemGray4Color { return (UIColor *)[(id)tb_UIColor_systemGray4Color_class() autorelease]; }
+ (UIColor *)systemGray5Color { return (UIColor *)[(id)tb_UIColor_systemGray5Color_class() autorelease]; }
+ (UIColor *)systemGray6Color { return (UIColor *)[(id)tb_UIColor_systemGray6Color_class() autorelease]; }
+ (UIColor *)labelColor { return (UIColor *)[(id)tb_UIColor_labelColor_class() autorelease]; }
+ (UIColor *)secondaryLabelColor { return (UIColor *)[(id)tb_UIColor_secondaryLabelColor_class() autorelease]; }
+ (UIColor *)tertiaryLabelColor { return (UIColor *)[(id)tb_UIColor_tertiaryLabelColor_class() autorelease]; }
+ (UIColor *)quaternaryLabelColor { return (UIColor *)[(id)tb_UIColor_quaternaryLabelColor_class() autorelease]; }
+ (UIColor *)linkColor { return (UIColor *)[(id)tb_UIColor_linkColor_class() autorelease]; }
+ (UIColor *)placeholderTextColor { return (UIColor *)[(id)tb_UIColor_placeholderTextColor_class() autorelease]; }
+ (UIColor *)separatorColor { return (UIColor *)[(id)tb_UIColor_separatorColor_class() autorelease]; }
+ (UIColor *)opaqueSeparatorColor { return (UIColor *)[(id)tb_UIColor_opaqueSeparatorColor_class() autorelease]; }
+ (UIColor *)systemBackgroundColor { return (UIColor *)[(id)tb_UIColor_systemBackgroundColor_class() autorelease]; }
+ (UIColor *)secondarySystemBackgroundColor { return (UIColor *)[(id)tb_UIColor_secondarySystemBackgroundColor_class() autorelease]; }
+ (UIColor *)tertiarySystemBackgroundColor { return (UIColor *)[(id)tb_UIColor_tertiarySystemBackgroundColor_class() autorelease]; }
+ (UIColor *)systemGroupedBackgroundColor { return (UIColor *)[(id)tb_UIColor_systemGroupedBackgroundColor_class() autorelease]; }
+ (UIColor *)secondarySystemGroupedBackgroundColor { return (UIColor *)[(id)tb_UIColor_secondarySystemGroupedBackgroundColor_class() autorelease]; }
+ (UIColor *)tertiarySystemGroupedBackgroundColor { return (UIColor *)[(id)tb_UIColor_tertiarySystemGroupedBackgroundColor_class() autorelease]; }
+ (UIColor *)systemFillColor { return (UIColor *)[(id)tb_UIColor_systemFillColor_class() autorelease]; }
+ (UIColor *)secondarySystemFillColor { return (UIColor *)[(id)tb_UIColor_secondarySystemFillColor_class() autorelease]; }
+ (UIColor *)tertiarySystemFillColor { return (UIColor *)[(id)tb_UIColor_tertiarySystemFillColor_class() autorelease]; }
+ (UIColor *)quaternarySystemFillColor { return (UIColor *)[(id)tb_UIColor_quaternarySystemFillColor_class() autorelease]; }
+ (UIColor *)lightTextColor { return (UIColor *)[(id)tb_UIColor_lightTextColor_class() autorelease]; }
+ (UIColor *)darkTextColor { return (UIColor *)[(id)tb_UIColor_darkTextColor_class() autorelease]; }
+ (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha { return (UIColor *)[(id)tb_UIColor_colorWithRed_green_blue_alpha_class(red, green, blue, alpha) autorelease]; }
+ (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha { return (UIColor *)[(id)tb_UIColor_colorWithWhite_alpha_class(white, alpha) autorelease]; }
+ (UIColor *)colorWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha { return (UIColor *)[(id)tb_UIColor_colorWithHue_saturation_brightness_alpha_class(hue, saturation, brightness, alpha) autorelease]; }
+ (UIColor *)colorWithCGColor:(CGColorRef)color { return (UIColor *)[(id)tb_UIColor_colorWithCGColor_class((void *)color) autorelease]; }
+ (UIColor *)colorWithPatternImage:(UIImage *)image { return (UIColor *)[(id)tb_UIColor_colorWithPatternImage_class((void *)image) autorelease]; }
- (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha { return TBAttach(self, tb_UIColor_initWithRed_green_blue_alpha(red, green, blue, alpha)); }
- (UIColor *)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha { return TBAttach(self, tb_UIColor_initWithWhite_alpha(white, alpha)); }
- (UIColor *)initWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha { return TBAttach(self, tb_UIColor_initWithHue_saturation_brightness_alpha(hue, saturation, brightness, alpha)); }
- (UIColor *)initWithCGColor:(CGColorRef)color { return TBAttach(self, tb_UIColor_initWithCGColor((void *)color)); }
- (UIColor *)initWithPatternImage:(UIImage *)image { return TBAttach(self, tb_UIColor_initWithPatternImage((void *)image)); }
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traits { return (UIColor *)[(id)tb_UIColor_resolvedColorWithTraitCollection(self, (void *)traits) autorelease]; }
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
+ (UIFont *)fontWithName:(NSString *)name size:(CGFloat)size { return (UIFont *)[(id)tb_UIFont_fontWithName_size_class([(NSString *)name UTF8String], size) autorelease]; }
+ (UIFont *)systemFontOfSize:(CGFloat)size weight:(UIFontWeight)weight { return (UIFont *)[(id)tb_UIFont_systemFontOfSize_weight_class(size, weight) autorelease]; }
+ (UIFont *)monospacedDigitSystemFontOfSize:(CGFloat)size weight:(UIFontWeight)weight { return (UIFont *)[(id)tb_UIFont_monospacedDigitSystemFontOfSize_weight_class(size, weight) autorelease]; }
+ (UIFont *)preferredFontForTextStyle:(NSString *)style { return (UIFont *)[(id)tb_UIFont_preferredFontForTextStyle_class([(NSString *)style UTF8String]) autorelease]; }
+ (CGFloat)buttonFontSize { return tb_UIFont_buttonFontSize_class(); }
- (CGFloat)capHeight { return tb_UIFont_capHeight(self); }
- (CGFloat)xHeight { return tb_UIFont_xHeight(self); }
- (CGFloat)leading { return tb_UIFont_leading(self); }
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
- (CGRect)nativeBounds { TBRect result = tb_UIScreen_nativeBounds(self); return *(CGRect *)&result; }
- (CGFloat)nativeScale { return tb_UIScreen_nativeScale(self); }
- (NSInteger)maximumFramesPerSecond { return tb_UIScreen_maximumFramesPerSecond(self); }
- (UITraitCollection *)traitCollection { return (UITraitCollection *)[(id)tb_UIScreen_traitCollection(self) autorelease]; }
+ (NSArray *)screens { return (NSArray *)[(id)tb_UIScreen_screens_class() autorelease]; }
@end

@implementation CAShapeLayer
+ (const char *)touchboxClassName { return "CAShapeLayer"; }
- (CGPathRef)path { return (CGPathRef)[(id)tb_CAShapeLayer_path(self) autorelease]; }
- (void)setPath:(CGPathRef)value { tb_CAShapeLayer_setPath(self, (void *)value); }
- (CGColorRef)fillColor { return (CGColorRef)[(id)tb_CAShapeLayer_fillColor(self) autorelease]; }
- (void)setFillColor:(CGColorRef)value { tb_CAShapeLayer_setFillColor(self, (void *)value); }
- (CGColorRef)strokeColor { return (CGColorRef)[(id)tb_CAShapeLayer_strokeColor(self) autorelease]; }
- (void)setStrokeColor:(CGColorRef)value { tb_CAShapeLayer_setStrokeColor(self, (void *)value); }
- (NSString *)fillRule { return TBTakeString(tb_CAShapeLayer_fillRule(self)); }
- (void)setFillRule:(NSString *)value { tb_CAShapeLayer_setFillRule(self, [(NSString *)value UTF8String]); }
- (CGFloat)strokeStart { return tb_CAShapeLayer_strokeStart(self); }
- (void)setStrokeStart:(CGFloat)value { tb_CAShapeLayer_setStrokeStart(self, value); }
- (CGFloat)strokeEnd { return tb_CAShapeLayer_strokeEnd(self); }
- (void)setStrokeEnd:(CGFloat)value { tb_CAShapeLayer_setStrokeEnd(self, value); }
- (CGFloat)lineWidth { return tb_CAShapeLayer_lineWidth(self); }
- (void)setLineWidth:(CGFloat)value { tb_CAShapeLayer_setLineWidth(self, value); }
- (CGFloat)miterLimit { return tb_CAShapeLayer_miterLimit(self); }
- (void)setMiterLimit:(CGFloat)value { tb_CAShapeLayer_setMiterLimit(self, value); }
- (NSString *)lineCap { return TBTakeString(tb_CAShapeLayer_lineCap(self)); }
- (void)setLineCap:(NSString *)value { tb_CAShapeLayer_setLineCap(self, [(NSString *)value UTF8String]); }
- (NSString *)lineJoin { return TBTakeString(tb_CAShapeLayer_lineJoin(self)); }
- (void)setLineJoin:(NSString *)value { tb_CAShapeLayer_setLineJoin(self, [(NSString *)value UTF8String]); }
- (CGFloat)lineDashPhase { return tb_CAShapeLayer_lineDashPhase(self); }
- (void)setLineDashPhase:(CGFloat)value { tb_CAShapeLayer_setLineDashPhase(self, value); }
- (NSArray *)lineDashPattern { return (NSArray *)[(id)tb_CAShapeLayer_lineDashPattern(self) autorelease]; }
- (void)setLineDashPattern:(NSArray *)value { tb_CAShapeLayer_setLineDashPattern(self, (void *)value); }
@end

@implementation CAGradientLayer
+ (const char *)touchboxClassName { return "CAGradientLayer"; }
- (NSArray *)colors { return (NSArray *)[(id)tb_CAGradientLayer_colors(self) autorelease]; }
- (void)setColors:(NSArray *)value { tb_CAGradientLayer_setColors(self, (void *)value); }
- (NSArray *)locations { return (NSArray *)[(id)tb_CAGradientLayer_locations(self) autorelease]; }
- (void)setLocations:(NSArray *)value { tb_CAGradientLayer_setLocations(self, (void *)value); }
- (CGPoint)startPoint { TBPoint result = tb_CAGradientLayer_startPoint(self); return *(CGPoint *)&result; }
- (void)setStartPoint:(CGPoint)value { tb_CAGradientLayer_setStartPoint(self, *(TBPoint *)&value); }
- (CGPoint)endPoint { TBPoint result = tb_CAGradientLayer_endPoint(self); return *(CGPoint *)&result; }
- (void)setEndPoint:(CGPoint)value { tb_CAGradientLayer_setEndPoint(self, *(TBPoint *)&value); }
- (NSString *)type { return TBTakeString(tb_CAGradientLayer_type(self)); }
- (void)setType:(NSString *)value { tb_CAGradientLayer_setType(self, [(NSString *)value UTF8String]); }
@end

@implementation CATextLayer
+ (const char *)touchboxClassName { return "CATextLayer"; }
- (id)string { return (id)[(id)tb_CATextLayer_string(self) autorelease]; }
- (void)setString:(id)value { tb_CATextLayer_setString(self, (void *)value); }
- (CFTypeRef)font { return (CFTypeRef)[(id)tb_CATextLayer_font(self) autorelease]; }
- (void)setFont:(CFTypeRef)value { tb_CATextLayer_setFont(self, (void *)value); }
- (CGFloat)fontSize { return tb_CATextLayer_fontSize(self); }
- (void)setFontSize:(CGFloat)value { tb_CATextLayer_setFontSize(self, value); }
- (CGColorRef)foregroundColor { return (CGColorRef)[(id)tb_CATextLayer_foregroundColor(self) autorelease]; }
- (void)setForegroundColor:(CGColorRef)value { tb_CATextLayer_setForegroundColor(self, (void *)value); }
- (BOOL)isWrapped { return tb_CATextLayer_isWrapped(self); }
- (void)setWrapped:(BOOL)value { tb_CATextLayer_setWrapped(self, value); }
- (NSString *)alignmentMode { return TBTakeString(tb_CATextLayer_alignmentMode(self)); }
- (void)setAlignmentMode:(NSString *)value { tb_CATextLayer_setAlignmentMode(self, [(NSString *)value UTF8String]); }
- (NSString *)truncationMode { return TBTakeString(tb_CATextLayer_truncationMode(self)); }
- (void)setTruncationMode:(NSString *)value { tb_CATextLayer_setTruncationMode(self, [(NSString *)value UTF8String]); }
@end

@implementation CAReplicatorLayer
+ (const char *)touchboxClassName { return "CAReplicatorLayer"; }
- (NSInteger)instanceCount { return tb_CAReplicatorLayer_instanceCount(self); }
- (void)setInstanceCount:(NSInteger)value { tb_CAReplicatorLayer_setInstanceCount(self, value); }
- (CFTimeInterval)instanceDelay { return tb_CAReplicatorLayer_instanceDelay(self); }
- (void)setInstanceDelay:(CFTimeInterval)value { tb_CAReplicatorLayer_setInstanceDelay(self, value); }
- (CATransform3D)instanceTransform { TBTransform3D result = tb_CAReplicatorLayer_instanceTransform(self); return *(CATransform3D *)&result; }
- (void)setInstanceTransform:(CATransform3D)value { tb_CAReplicatorLayer_setInstanceTransform(self, *(TBTransform3D *)&value); }
- (CGColorRef)instanceColor { return (CGColorRef)[(id)tb_CAReplicatorLayer_instanceColor(self) autorelease]; }
- (void)setInstanceColor:(CGColorRef)value { tb_CAReplicatorLayer_setInstanceColor(self, (void *)value); }
- (float)instanceRedOffset { return tb_CAReplicatorLayer_instanceRedOffset(self); }
- (void)setInstanceRedOffset:(float)value { tb_CAReplicatorLayer_setInstanceRedOffset(self, value); }
- (float)instanceGreenOffset { return tb_CAReplicatorLayer_instanceGreenOffset(self); }
- (void)setInstanceGreenOffset:(float)value { tb_CAReplicatorLayer_setInstanceGreenOffset(self, value); }
- (float)instanceBlueOffset { return tb_CAReplicatorLayer_instanceBlueOffset(self); }
- (void)setInstanceBlueOffset:(float)value { tb_CAReplicatorLayer_setInstanceBlueOffset(self, value); }
- (float)instanceAlphaOffset { return tb_CAReplicatorLayer_instanceAlphaOffset(self); }
- (void)setInstanceAlphaOffset:(float)value { tb_CAReplicatorLayer_setInstanceAlphaOffset(self, value); }
@end

@implementation CABasicAnimation
+ (const char *)touchboxClassName { return "CABasicAnimation"; }
- (CABasicAnimation *)init { return TBAttach(self, tb_CABasicAnimation_init()); }
- (id)fromValue { return (id)[(id)tb_CABasicAnimation_fromValue(self) autorelease]; }
- (void)setFromValue:(id)value { tb_CABasicAnimation_setFromValue(self, (void *)value); }
- (id)toValue { return (id)[(id)tb_CABasicAnimation_toValue(self) autorelease]; }
- (void)setToValue:(id)value { tb_CABasicAnimation_setToValue(self, (void *)value); }
- (id)byValue { return (id)[(id)tb_CABasicAnimation_byValue(self) autorelease]; }
- (void)setByValue:(id)value { tb_CABasicAnimation_setByValue(self, (void *)value); }
@end

@implementation CASpringAnimation
+ (const char *)touchboxClassName { return "CASpringAnimation"; }
- (CASpringAnimation *)init { return TBAttach(self, tb_CASpringAnimation_init()); }
- (CGFloat)mass { return tb_CASpringAnimation_mass(self); }
- (void)setMass:(CGFloat)value { tb_CASpringAnimation_setMass(self, value); }
- (CGFloat)stiffness { return tb_CASpringAnimation_stiffness(self); }
- (void)setStiffness:(CGFloat)value { tb_CASpringAnimation_setStiffness(self, value); }
- (CGFloat)damping { return tb_CASpringAnimation_damping(self); }
- (void)setDamping:(CGFloat)value { tb_CASpringAnimation_setDamping(self, value); }
- (CGFloat)initialVelocity { return tb_CASpringAnimation_initialVelocity(self); }
- (void)setInitialVelocity:(CGFloat)value { tb_CASpringAnimation_setInitialVelocity(self, value); }
- (BOOL)allowsOverdamping { return tb_CASpringAnimation_allowsOverdamping(self); }
- (void)setAllowsOverdamping:(BOOL)value { tb_CASpringAnimation_setAllowsOverdamping(self, value); }
- (CASpringAnimation *)initWithPerceptualDuration:(CFTimeInterval)duration bounce:(CGFloat)bounce { return TBAttach(self, tb_CASpringAnimation_initWithPerceptualDuration_bounce(duration, bounce)); }
- (CFTimeInterval)settlingDuration { return tb_CASpringAnimation_settlingDuration(self); }
@end

@implementation CAKeyframeAnimation
+ (const char *)touchboxClassName { return "CAKeyframeAnimation"; }
- (CAKeyframeAnimation *)init { return TBAttach(self, tb_CAKeyframeAnimation_init()); }
- (NSArray *)values { return (NSArray *)[(id)tb_CAKeyframeAnimation_values(self) autorelease]; }
- (void)setValues:(NSArray *)value { tb_CAKeyframeAnimation_setValues(self, (void *)value); }
- (CGPathRef)path { return (CGPathRef)[(id)tb_CAKeyframeAnimation_path(self) autorelease]; }
- (void)setPath:(CGPathRef)value { tb_CAKeyframeAnimation_setPath(self, (void *)value); }
- (NSArray *)keyTimes { return (NSArray *)[(id)tb_CAKeyframeAnimation_keyTimes(self) autorelease]; }
- (void)setKeyTimes:(NSArray *)value { tb_CAKeyframeAnimation_setKeyTimes(self, (void *)value); }
- (NSArray *)timingFunctions { return (NSArray *)[(id)tb_CAKeyframeAnimation_timingFunctions(self) autorelease]; }
- (void)setTimingFunctions:(NSArray *)value { tb_CAKeyframeAnimation_setTimingFunctions(self, (void *)value); }
- (NSString *)calculationMode { return TBTakeString(tb_CAKeyframeAnimation_calculationMode(self)); }
- (void)setCalculationMode:(NSString *)value { tb_CAKeyframeAnimation_setCalculationMode(self, [(NSString *)value UTF8String]); }
- (NSString *)rotationMode { return TBTakeString(tb_CAKeyframeAnimation_rotationMode(self)); }
- (void)setRotationMode:(NSString *)value { tb_CAKeyframeAnimation_setRotationMode(self, [(NSString *)value UTF8String]); }
- (NSArray *)tensionValues { return (NSArray *)[(id)tb_CAKeyframeAnimation_tensionValues(self) autorelease]; }
- (void)setTensionValues:(NSArray *)value { tb_CAKeyframeAnimation_setTensionValues(self, (void *)value); }
- (NSArray *)continuityValues { return (NSArray *)[(id)tb_CAKeyframeAnimation_continuityValues(self) autorelease]; }
- (void)setContinuityValues:(NSArray *)value { tb_CAKeyframeAnimation_setContinuityValues(self, (void *)value); }
- (NSArray *)biasValues { return (NSArray *)[(id)tb_CAKeyframeAnimation_biasValues(self) autorelease]; }
- (void)setBiasValues:(NSArray *)value { tb_CAKeyframeAnimation_setBiasValues(self, (void *)value); }
@end

@implementation CAAnimationGroup
+ (const char *)touchboxClassName { return "CAAnimationGroup"; }
- (CAAnimationGroup *)init { return TBAttach(self, tb_CAAnimationGroup_init()); }
- (NSArray *)animations { return (NSArray *)[(id)tb_CAAnimationGroup_animations(self) autorelease]; }
- (void)setAnimations:(NSArray *)value { tb_CAAnimationGroup_setAnimations(self, (void *)value); }
@end

@implementation CATransition
+ (const char *)touchboxClassName { return "CATransition"; }
- (CATransition *)init { return TBAttach(self, tb_CATransition_init()); }
- (NSString *)type { return TBTakeString(tb_CATransition_type(self)); }
- (void)setType:(NSString *)value { tb_CATransition_setType(self, [(NSString *)value UTF8String]); }
- (NSString *)subtype { return TBTakeString(tb_CATransition_subtype(self)); }
- (void)setSubtype:(NSString *)value { tb_CATransition_setSubtype(self, [(NSString *)value UTF8String]); }
- (float)startProgress { return tb_CATransition_startProgress(self); }
- (void)setStartProgress:(float)value { tb_CATransition_setStartProgress(self, value); }
- (float)endProgress { return tb_CATransition_endProgress(self); }
- (void)setEndProgress:(float)value { tb_CATransition_setEndProgress(self, value); }
@end

@implementation CATransaction
+ (const char *)touchboxClassName { return "CATransaction"; }
+ (void)begin { tb_CATransaction_begin_class(); }
+ (void)commit { tb_CATransaction_commit_class(); }
+ (void)flush { tb_CATransaction_flush_class(); }
+ (void)lock { tb_CATransaction_lock_class(); }
+ (void)unlock { tb_CATransaction_unlock_class(); }
+ (CFTimeInterval)animationDuration { return tb_CATransaction_animationDuration_class(); }
+ (void)setAnimationDuration:(CFTimeInterval)duration { tb_CATransaction_setAnimationDuration_class(duration); }
+ (CAMediaTimingFunction *)animationTimingFunction { return (CAMediaTimingFunction *)[(id)tb_CATransaction_animationTimingFunction_class() autorelease]; }
+ (void)setAnimationTimingFunction:(CAMediaTimingFunction *)function { tb_CATransaction_setAnimationTimingFunction_class((void *)function); }
+ (BOOL)disableActions { return tb_CATransaction_disableActions_class(); }
+ (void)setDisableActions:(BOOL)flag { tb_CATransaction_setDisableActions_class(flag); }
+ (void)setCompletionBlock:(void (^)(void))block { tb_CATransaction_setCompletionBlock_class((void *)block); }
+ (id)valueForKey:(NSString *)key { return (id)[(id)tb_CATransaction_valueForKey_class([(NSString *)key UTF8String]) autorelease]; }
+ (void)setValue:(id)value forKey:(NSString *)key { tb_CATransaction_setValue_forKey_class((void *)value, [(NSString *)key UTF8String]); }
@end

@implementation UIWindow
+ (const char *)touchboxClassName { return "UIWindow"; }
- (void)makeKeyAndVisible { tb_UIWindow_makeKeyAndVisible(self); }
- (void)makeKeyWindow { tb_UIWindow_makeKeyWindow(self); }
- (void)becomeKeyWindow { tb_UIWindow_becomeKeyWindow(self); }
- (void)resignKeyWindow { tb_UIWindow_resignKeyWindow(self); }
- (CGPoint)convertPoint:(CGPoint)point toWindow:(UIWindow *)window { TBPoint result = tb_UIWindow_convertPoint_toWindow(self, *(TBPoint *)&point, (void *)window); return *(CGPoint *)&result; }
- (CGPoint)convertPoint:(CGPoint)point fromWindow:(UIWindow *)window { TBPoint result = tb_UIWindow_convertPoint_fromWindow(self, *(TBPoint *)&point, (void *)window); return *(CGPoint *)&result; }
- (CGRect)convertRect:(CGRect)rect toWindow:(UIWindow *)window { TBRect result = tb_UIWindow_convertRect_toWindow(self, *(TBRect *)&rect, (void *)window); return *(CGRect *)&result; }
- (CGRect)convertRect:(CGRect)rect fromWindow:(UIWindow *)window { TBRect result = tb_UIWindow_convertRect_fromWindow(self, *(TBRect *)&rect, (void *)window); return *(CGRect *)&result; }
- (void)sendEvent:(UIEvent *)event { tb_UIWindow_sendEvent(self, (void *)event); }
- (UIWindowLevel)windowLevel { return tb_UIWindow_windowLevel(self); }
- (void)setWindowLevel:(UIWindowLevel)value { tb_UIWindow_setWindowLevel(self, value); }
- (UIViewController *)rootViewController { return (UIViewController *)TBBorrow(tb_UIWindow_rootViewController(self)); }
- (void)setRootViewController:(UIViewController *)value { tb_UIWindow_setRootViewController(self, (void *)value); }
- (BOOL)isKeyWindow { return tb_UIWindow_isKeyWindow(self); }
- (UIScreen *)screen { return (UIScreen *)[(id)tb_UIWindow_screen(self) autorelease]; }
@end

@implementation UILabel
+ (const char *)touchboxClassName { return "UILabel"; }
- (NSString *)text { return TBTakeString(tb_UILabel_text(self)); }
- (void)setText:(NSString *)value { tb_UILabel_setText(self, [(NSString *)value UTF8String]); }
- (UIFont *)font { return (UIFont *)[(id)tb_UILabel_font(self) autorelease]; }
- (void)setFont:(UIFont *)value { tb_UILabel_setFont(self, (void *)value); }
- (UIColor *)textColor { return (UIColor *)[(id)tb_UILabel_textColor(self) autorelease]; }
- (void)setTextColor:(UIColor *)value { tb_UILabel_setTextColor(self, (void *)value); }
- (UIColor *)shadowColor { return (UIColor *)[(id)tb_UILabel_shadowColor(self) autorelease]; }
- (void)setShadowColor:(UIColor *)value { tb_UILabel_setShadowColor(self, (void *)value); }
- (UIColor *)highlightedTextColor { return (UIColor *)[(id)tb_UILabel_highlightedTextColor(self) autorelease]; }
- (void)setHighlightedTextColor:(UIColor *)value { tb_UILabel_setHighlightedTextColor(self, (void *)value); }
- (NSAttributedString *)attributedText { return (NSAttributedString *)[(id)tb_UILabel_attributedText(self) autorelease]; }
- (void)setAttributedText:(NSAttributedString *)value { tb_UILabel_setAttributedText(self, (void *)value); }
- (CGSize)shadowOffset { TBSize result = tb_UILabel_shadowOffset(self); return *(CGSize *)&result; }
- (void)setShadowOffset:(CGSize)value { tb_UILabel_setShadowOffset(self, *(TBSize *)&value); }
- (NSTextAlignment)textAlignment { return tb_UILabel_textAlignment(self); }
- (void)setTextAlignment:(NSTextAlignment)value { tb_UILabel_setTextAlignment(self, value); }
- (NSLineBreakMode)lineBreakMode { return tb_UILabel_lineBreakMode(self); }
- (void)setLineBreakMode:(NSLineBreakMode)value { tb_UILabel_setLineBreakMode(self, value); }
- (NSInteger)numberOfLines { return tb_UILabel_numberOfLines(self); }
- (void)setNumberOfLines:(NSInteger)value { tb_UILabel_setNumberOfLines(self, value); }
- (CGFloat)preferredMaxLayoutWidth { return tb_UILabel_preferredMaxLayoutWidth(self); }
- (void)setPreferredMaxLayoutWidth:(CGFloat)value { tb_UILabel_setPreferredMaxLayoutWidth(self, value); }
- (BOOL)adjustsFontSizeToFitWidth { return tb_UILabel_adjustsFontSizeToFitWidth(self); }
- (void)setAdjustsFontSizeToFitWidth:(BOOL)value { tb_UILabel_setAdjustsFontSizeToFitWidth(self, value); }
- (CGFloat)minimumScaleFactor { return tb_UILabel_minimumScaleFactor(self); }
- (void)setMinimumScaleFactor:(CGFloat)value { tb_UILabel_setMinimumScaleFactor(self, value); }
- (BOOL)isHighlighted { return tb_UILabel_isHighlighted(self); }
- (void)setHighlighted:(BOOL)value { tb_UILabel_setHighlighted(self, value); }
- (BOOL)isEnabled { return tb_UILabel_isEnabled(self); }
- (void)setEnabled:(BOOL)value { tb_UILabel_setEnabled(self, value); }
- (BOOL)adjustsFontForContentSizeCategory { return tb_UILabel_adjustsFontForContentSizeCategory(self); }
- (void)setAdjustsFontForContentSizeCategory:(BOOL)value { tb_UILabel_setAdjustsFontForContentSizeCategory(self, value); }
- (CGRect)textRectForBounds:(CGRect)bounds limitedToNumberOfLines:(NSInteger)lines { TBRect result = tb_UILabel_textRectForBounds_limitedToNumberOfLines(self, *(TBRect *)&bounds, lines); return *(CGRect *)&result; }
- (void)drawTextInRect:(CGRect)rect { tb_UILabel_drawTextInRect(self, *(TBRect *)&rect); }
@end

@implementation NSLayoutXAxisAnchor
+ (const char *)touchboxClassName { return "NSLayoutXAxisAnchor"; }
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutXAxisAnchor *)anchor { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutXAxisAnchor_constraintEqualToAnchor(self, (void *)anchor)); }
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutXAxisAnchor *)anchor constant:(CGFloat)constant { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutXAxisAnchor_constraintEqualToAnchor_constant(self, (void *)anchor, constant)); }
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutXAxisAnchor *)anchor { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutXAxisAnchor_constraintGreaterThanOrEqualToAnchor(self, (void *)anchor)); }
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutXAxisAnchor *)anchor constant:(CGFloat)constant { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutXAxisAnchor_constraintGreaterThanOrEqualToAnchor_constant(self, (void *)anchor, constant)); }
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutXAxisAnchor *)anchor { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutXAxisAnchor_constraintLessThanOrEqualToAnchor(self, (void *)anchor)); }
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutXAxisAnchor *)anchor constant:(CGFloat)constant { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutXAxisAnchor_constraintLessThanOrEqualToAnchor_constant(self, (void *)anchor, constant)); }
@end

@implementation NSLayoutYAxisAnchor
+ (const char *)touchboxClassName { return "NSLayoutYAxisAnchor"; }
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutYAxisAnchor *)anchor { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutYAxisAnchor_constraintEqualToAnchor(self, (void *)anchor)); }
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutYAxisAnchor *)anchor constant:(CGFloat)constant { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutYAxisAnchor_constraintEqualToAnchor_constant(self, (void *)anchor, constant)); }
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutYAxisAnchor *)anchor { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutYAxisAnchor_constraintGreaterThanOrEqualToAnchor(self, (void *)anchor)); }
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutYAxisAnchor *)anchor constant:(CGFloat)constant { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutYAxisAnchor_constraintGreaterThanOrEqualToAnchor_constant(self, (void *)anchor, constant)); }
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutYAxisAnchor *)anchor { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutYAxisAnchor_constraintLessThanOrEqualToAnchor(self, (void *)anchor)); }
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutYAxisAnchor *)anchor constant:(CGFloat)constant { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutYAxisAnchor_constraintLessThanOrEqualToAnchor_constant(self, (void *)anchor, constant)); }
@end

@implementation NSLayoutDimension
+ (const char *)touchboxClassName { return "NSLayoutDimension"; }
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutDimension_constraintEqualToAnchor(self, (void *)anchor)); }
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor constant:(CGFloat)constant { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutDimension_constraintEqualToAnchor_constant(self, (void *)anchor, constant)); }
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutDimension_constraintGreaterThanOrEqualToAnchor(self, (void *)anchor)); }
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor constant:(CGFloat)constant { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutDimension_constraintGreaterThanOrEqualToAnchor_constant(self, (void *)anchor, constant)); }
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutDimension_constraintLessThanOrEqualToAnchor(self, (void *)anchor)); }
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor constant:(CGFloat)constant { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutDimension_constraintLessThanOrEqualToAnchor_constant(self, (void *)anchor, constant)); }
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)constant { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutDimension_constraintEqualToConstant(self, constant)); }
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)constant { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutDimension_constraintGreaterThanOrEqualToConstant(self, constant)); }
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)constant { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutDimension_constraintLessThanOrEqualToConstant(self, constant)); }
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutDimension_constraintEqualToAnchor_multiplier(self, (void *)anchor, multiplier)); }
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier constant:(CGFloat)constant { return (NSLayoutConstraint *)TBBorrow(tb_NSLayoutDimension_constraintEqualToAnchor_multiplier_constant(self, (void *)anchor, multiplier, constant)); }
@end

@implementation UILayoutGuide
+ (const char *)touchboxClassName { return "UILayoutGuide"; }
- (UILayoutGuide *)init { return TBAttach(self, tb_UILayoutGuide_init()); }
- (UIView *)owningView { return (UIView *)TBBorrow(tb_UILayoutGuide_owningView(self)); }
- (CGRect)layoutFrame { TBRect result = tb_UILayoutGuide_layoutFrame(self); return *(CGRect *)&result; }
- (NSString *)identifier { return TBTakeString(tb_UILayoutGuide_identifier(self)); }
- (void)setIdentifier:(NSString *)value { tb_UILayoutGuide_setIdentifier(self, [(NSString *)value UTF8String]); }
- (NSLayoutXAxisAnchor *)leadingAnchor { return (NSLayoutXAxisAnchor *)[(id)tb_UILayoutGuide_leadingAnchor(self) autorelease]; }
- (NSLayoutXAxisAnchor *)trailingAnchor { return (NSLayoutXAxisAnchor *)[(id)tb_UILayoutGuide_trailingAnchor(self) autorelease]; }
- (NSLayoutXAxisAnchor *)leftAnchor { return (NSLayoutXAxisAnchor *)[(id)tb_UILayoutGuide_leftAnchor(self) autorelease]; }
- (NSLayoutXAxisAnchor *)rightAnchor { return (NSLayoutXAxisAnchor *)[(id)tb_UILayoutGuide_rightAnchor(self) autorelease]; }
- (NSLayoutXAxisAnchor *)centerXAnchor { return (NSLayoutXAxisAnchor *)[(id)tb_UILayoutGuide_centerXAnchor(self) autorelease]; }
- (NSLayoutYAxisAnchor *)topAnchor { return (NSLayoutYAxisAnchor *)[(id)tb_UILayoutGuide_topAnchor(self) autorelease]; }
- (NSLayoutYAxisAnchor *)bottomAnchor { return (NSLayoutYAxisAnchor *)[(id)tb_UILayoutGuide_bottomAnchor(self) autorelease]; }
- (NSLayoutYAxisAnchor *)centerYAnchor { return (NSLayoutYAxisAnchor *)[(id)tb_UILayoutGuide_centerYAnchor(self) autorelease]; }
- (NSLayoutDimension *)widthAnchor { return (NSLayoutDimension *)[(id)tb_UILayoutGuide_widthAnchor(self) autorelease]; }
- (NSLayoutDimension *)heightAnchor { return (NSLayoutDimension *)[(id)tb_UILayoutGuide_heightAnchor(self) autorelease]; }
@end

@implementation NSParagraphStyle
+ (const char *)touchboxClassName { return "NSParagraphStyle"; }
+ (NSParagraphStyle *)defaultParagraphStyle { return (NSParagraphStyle *)[(id)tb_NSParagraphStyle_defaultParagraphStyle_class() autorelease]; }
- (NSParagraphStyle *)init { return TBAttach(self, tb_NSParagraphStyle_init()); }
- (id)mutableCopy { return (id)[(id)tb_NSParagraphStyle_mutableCopy(self) autorelease]; }
- (NSTextAlignment)alignment { return tb_NSParagraphStyle_alignment(self); }
- (NSLineBreakMode)lineBreakMode { return tb_NSParagraphStyle_lineBreakMode(self); }
- (CGFloat)lineSpacing { return tb_NSParagraphStyle_lineSpacing(self); }
@end

@implementation NSMutableParagraphStyle
+ (const char *)touchboxClassName { return "NSMutableParagraphStyle"; }
- (NSMutableParagraphStyle *)init { return TBAttach(self, tb_NSMutableParagraphStyle_init()); }
- (NSTextAlignment)alignment { return tb_NSMutableParagraphStyle_alignment(self); }
- (void)setAlignment:(NSTextAlignment)value { tb_NSMutableParagraphStyle_setAlignment(self, value); }
- (NSLineBreakMode)lineBreakMode { return tb_NSMutableParagraphStyle_lineBreakMode(self); }
- (void)setLineBreakMode:(NSLineBreakMode)value { tb_NSMutableParagraphStyle_setLineBreakMode(self, value); }
- (CGFloat)lineSpacing { return tb_NSMutableParagraphStyle_lineSpacing(self); }
- (void)setLineSpacing:(CGFloat)value { tb_NSMutableParagraphStyle_setLineSpacing(self, value); }
- (void)setParagraphStyle:(NSParagraphStyle *)style { tb_NSMutableParagraphStyle_setParagraphStyle(self, (void *)style); }
@end

@implementation NSShadow
+ (const char *)touchboxClassName { return "NSShadow"; }
- (NSShadow *)init { return TBAttach(self, tb_NSShadow_init()); }
- (CGSize)shadowOffset { TBSize result = tb_NSShadow_shadowOffset(self); return *(CGSize *)&result; }
- (void)setShadowOffset:(CGSize)value { tb_NSShadow_setShadowOffset(self, *(TBSize *)&value); }
- (CGFloat)shadowBlurRadius { return tb_NSShadow_shadowBlurRadius(self); }
- (void)setShadowBlurRadius:(CGFloat)value { tb_NSShadow_setShadowBlurRadius(self, value); }
- (id)shadowColor { return (id)[(id)tb_NSShadow_shadowColor(self) autorelease]; }
- (void)setShadowColor:(id)value { tb_NSShadow_setShadowColor(self, (void *)value); }
@end

@implementation UIViewPropertyAnimator
+ (const char *)touchboxClassName { return "UIViewPropertyAnimator"; }
- (UIViewPropertyAnimator *)initWithDuration:(NSTimeInterval)duration curve:(UIViewAnimationCurve)curve animations:(void (^)(void))animations { return TBAttach(self, tb_UIViewPropertyAnimator_initWithDuration_curve_animations(duration, curve, (void *)animations)); }
- (UIViewPropertyAnimator *)initWithDuration:(NSTimeInterval)duration dampingRatio:(CGFloat)ratio animations:(void (^)(void))animations { return TBAttach(self, tb_UIViewPropertyAnimator_initWithDuration_dampingRatio_animations(duration, ratio, (void *)animations)); }
+ (UIViewPropertyAnimator *)runningPropertyAnimatorWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^)(UIViewAnimatingPosition position))completion { return (UIViewPropertyAnimator *)[(id)tb_UIViewPropertyAnimator_runningPropertyAnimatorWithDuration_delay_options_animations_completion_class(duration, delay, options, (void *)animations, (void *)completion) autorelease]; }
- (void)addAnimations:(void (^)(void))animations { tb_UIViewPropertyAnimator_addAnimations(self, (void *)animations); }
- (void)addCompletion:(void (^)(UIViewAnimatingPosition position))completion { tb_UIViewPropertyAnimator_addCompletion(self, (void *)completion); }
- (void)startAnimation { tb_UIViewPropertyAnimator_startAnimation(self); }
- (void)startAnimationAfterDelay:(NSTimeInterval)delay { tb_UIViewPropertyAnimator_startAnimationAfterDelay(self, delay); }
- (void)pauseAnimation { tb_UIViewPropertyAnimator_pauseAnimation(self); }
- (void)stopAnimation:(BOOL)withoutFinishing { tb_UIViewPropertyAnimator_stopAnimation(self, withoutFinishing); }
- (void)finishAnimationAtPosition:(UIViewAnimatingPosition)position { tb_UIViewPropertyAnimator_finishAnimationAtPosition(self, position); }
- (CGFloat)fractionComplete { return tb_UIViewPropertyAnimator_fractionComplete(self); }
- (void)setFractionComplete:(CGFloat)value { tb_UIViewPropertyAnimator_setFractionComplete(self, value); }
- (BOOL)isReversed { return tb_UIViewPropertyAnimator_isReversed(self); }
- (void)setReversed:(BOOL)value { tb_UIViewPropertyAnimator_setReversed(self, value); }
- (BOOL)isRunning { return tb_UIViewPropertyAnimator_isRunning(self); }
- (UIViewAnimatingState)state { return tb_UIViewPropertyAnimator_state(self); }
- (NSTimeInterval)duration { return tb_UIViewPropertyAnimator_duration(self); }
- (NSTimeInterval)delay { return tb_UIViewPropertyAnimator_delay(self); }
@end

@implementation UIGraphicsImageRendererFormat
+ (const char *)touchboxClassName { return "UIGraphicsImageRendererFormat"; }
+ (UIGraphicsImageRendererFormat *)defaultFormat { return (UIGraphicsImageRendererFormat *)[(id)tb_UIGraphicsImageRendererFormat_defaultFormat_class() autorelease]; }
+ (UIGraphicsImageRendererFormat *)preferredFormat { return (UIGraphicsImageRendererFormat *)[(id)tb_UIGraphicsImageRendererFormat_preferredFormat_class() autorelease]; }
- (UIGraphicsImageRendererFormat *)init { return TBAttach(self, tb_UIGraphicsImageRendererFormat_init()); }
- (CGFloat)scale { return tb_UIGraphicsImageRendererFormat_scale(self); }
- (void)setScale:(CGFloat)value { tb_UIGraphicsImageRendererFormat_setScale(self, value); }
- (BOOL)opaque { return tb_UIGraphicsImageRendererFormat_opaque(self); }
- (void)setOpaque:(BOOL)value { tb_UIGraphicsImageRendererFormat_setOpaque(self, value); }
- (CGRect)bounds { TBRect result = tb_UIGraphicsImageRendererFormat_bounds(self); return *(CGRect *)&result; }
@end

@implementation UIGraphicsImageRendererContext
+ (const char *)touchboxClassName { return "UIGraphicsImageRendererContext"; }
- (CGContextRef)CGContext { return (CGContextRef)[(id)tb_UIGraphicsImageRendererContext_CGContext(self) autorelease]; }
- (UIImage *)currentImage { return (UIImage *)[(id)tb_UIGraphicsImageRendererContext_currentImage(self) autorelease]; }
- (void)fillRect:(CGRect)rect { tb_UIGraphicsImageRendererContext_fillRect(self, *(TBRect *)&rect); }
- (void)fillRect:(CGRect)rect blendMode:(CGBlendMode)mode { tb_UIGraphicsImageRendererContext_fillRect_blendMode(self, *(TBRect *)&rect, mode); }
- (void)strokeRect:(CGRect)rect { tb_UIGraphicsImageRendererContext_strokeRect(self, *(TBRect *)&rect); }
- (void)clipToRect:(CGRect)rect { tb_UIGraphicsImageRendererContext_clipToRect(self, *(TBRect *)&rect); }
@end

@implementation UIGraphicsImageRenderer
+ (const char *)touchboxClassName { return "UIGraphicsImageRenderer"; }
- (UIGraphicsImageRenderer *)initWithSize:(CGSize)size { return TBAttach(self, tb_UIGraphicsImageRenderer_initWithSize(*(TBSize *)&size)); }
- (UIGraphicsImageRenderer *)initWithSize:(CGSize)size format:(UIGraphicsImageRendererFormat *)format { return TBAttach(self, tb_UIGraphicsImageRenderer_initWithSize_format(*(TBSize *)&size, (void *)format)); }
- (UIGraphicsImageRenderer *)initWithBounds:(CGRect)bounds { return TBAttach(self, tb_UIGraphicsImageRenderer_initWithBounds(*(TBRect *)&bounds)); }
- (UIGraphicsImageRenderer *)initWithBounds:(CGRect)bounds format:(UIGraphicsImageRendererFormat *)format { return TBAttach(self, tb_UIGraphicsImageRenderer_initWithBounds_format(*(TBRect *)&bounds, (void *)format)); }
- (UIImage *)imageWithActions:(void (^)(UIGraphicsImageRendererContext *context))actions { return (UIImage *)[(id)tb_UIGraphicsImageRenderer_imageWithActions(self, (void *)actions) autorelease]; }
- (NSData *)PNGDataWithActions:(void (^)(UIGraphicsImageRendererContext *context))actions { return (NSData *)[(id)tb_UIGraphicsImageRenderer_PNGDataWithActions(self, (void *)actions) autorelease]; }
- (NSData *)JPEGDataWithCompressionQuality:(CGFloat)quality actions:(void (^)(UIGraphicsImageRendererContext *context))actions { return (NSData *)[(id)tb_UIGraphicsImageRenderer_JPEGDataWithCompressionQuality_actions(self, quality, (void *)actions) autorelease]; }
@end

@implementation UIFeedbackGenerator
+ (const char *)touchboxClassName { return "UIFeedbackGenerator"; }
- (void)prepare { tb_UIFeedbackGenerator_prepare(self); }
@end

@implementation UIImpactFeedbackGenerator
+ (const char *)touchboxClassName { return "UIImpactFeedbackGenerator"; }
- (UIImpactFeedbackGenerator *)initWithStyle:(UIImpactFeedbackStyle)style { return TBAttach(self, tb_UIImpactFeedbackGenerator_initWithStyle(style)); }
- (void)impactOccurred { tb_UIImpactFeedbackGenerator_impactOccurred(self); }
@end

@implementation UISelectionFeedbackGenerator
+ (const char *)touchboxClassName { return "UISelectionFeedbackGenerator"; }
- (UISelectionFeedbackGenerator *)init { return TBAttach(self, tb_UISelectionFeedbackGenerator_init()); }
- (void)selectionChanged { tb_UISelectionFeedbackGenerator_selectionChanged(self); }
@end

@implementation UINotificationFeedbackGenerator
+ (const char *)touchboxClassName { return "UINotificationFeedbackGenerator"; }
- (UINotificationFeedbackGenerator *)init { return TBAttach(self, tb_UINotificationFeedbackGenerator_init()); }
- (void)notificationOccurred:(UINotificationFeedbackType)type { tb_UINotificationFeedbackGenerator_notificationOccurred(self, type); }
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
- (UIImage *)minimumValueImage { return (UIImage *)[(id)tb_UISlider_minimumValueImage(self) autorelease]; }
- (void)setMinimumValueImage:(UIImage *)value { tb_UISlider_setMinimumValueImage(self, (void *)value); }
- (UIImage *)maximumValueImage { return (UIImage *)[(id)tb_UISlider_maximumValueImage(self) autorelease]; }
- (void)setMaximumValueImage:(UIImage *)value { tb_UISlider_setMaximumValueImage(self, (void *)value); }
- (UIImage *)currentThumbImage { return (UIImage *)[(id)tb_UISlider_currentThumbImage(self) autorelease]; }
- (UIImage *)currentMinimumTrackImage { return (UIImage *)[(id)tb_UISlider_currentMinimumTrackImage(self) autorelease]; }
- (UIImage *)currentMaximumTrackImage { return (UIImage *)[(id)tb_UISlider_currentMaximumTrackImage(self) autorelease]; }
- (void)setThumbImage:(UIImage *)image forState:(UIControlState)state { tb_UISlider_setThumbImage_forState(self, (void *)image, state); }
- (void)setMinimumTrackImage:(UIImage *)image forState:(UIControlState)state { tb_UISlider_setMinimumTrackImage_forState(self, (void *)image, state); }
- (void)setMaximumTrackImage:(UIImage *)image forState:(UIControlState)state { tb_UISlider_setMaximumTrackImage_forState(self, (void *)image, state); }
- (UIImage *)thumbImageForState:(UIControlState)state { return (UIImage *)[(id)tb_UISlider_thumbImageForState(self, state) autorelease]; }
- (UIImage *)minimumTrackImageForState:(UIControlState)state { return (UIImage *)[(id)tb_UISlider_minimumTrackImageForState(self, state) autorelease]; }
- (UIImage *)maximumTrackImageForState:(UIControlState)state { return (UIImage *)[(id)tb_UISlider_maximumTrackImageForState(self, state) autorelease]; }
- (CGRect)minimumValueImageRectForBounds:(CGRect)bounds { TBRect result = tb_UISlider_minimumValueImageRectForBounds(self, *(TBRect *)&bounds); return *(CGRect *)&result; }
- (CGRect)maximumValueImageRectForBounds:(CGRect)bounds { TBRect result = tb_UISlider_maximumValueImageRectForBounds(self, *(TBRect *)&bounds); return *(CGRect *)&result; }
- (CGRect)trackRectForBounds:(CGRect)bounds { TBRect result = tb_UISlider_trackRectForBounds(self, *(TBRect *)&bounds); return *(CGRect *)&result; }
- (CGRect)thumbRectForBounds:(CGRect)bounds trackRect:(CGRect)rect value:(float)value { TBRect result = tb_UISlider_thumbRectForBounds_trackRect_value(self, *(TBRect *)&bounds, *(TBRect *)&rect, value); return *(CGRect *)&result; }
@end

@implementation UISwitch
+ (const char *)touchboxClassName { return "UISwitch"; }
- (BOOL)isOn { return tb_UISwitch_isOn(self); }
- (void)setOn:(BOOL)value { tb_UISwitch_setOn(self, value); }
- (UIColor *)onTintColor { return (UIColor *)[(id)tb_UISwitch_onTintColor(self) autorelease]; }
- (void)setOnTintColor:(UIColor *)value { tb_UISwitch_setOnTintColor(self, (void *)value); }
- (UIColor *)thumbTintColor { return (UIColor *)[(id)tb_UISwitch_thumbTintColor(self) autorelease]; }
- (void)setThumbTintColor:(UIColor *)value { tb_UISwitch_setThumbTintColor(self, (void *)value); }
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
- (BOOL)isContinuous { return tb_UIStepper_isContinuous(self); }
- (void)setContinuous:(BOOL)value { tb_UIStepper_setContinuous(self, value); }
- (BOOL)autorepeat { return tb_UIStepper_autorepeat(self); }
- (void)setAutorepeat:(BOOL)value { tb_UIStepper_setAutorepeat(self, value); }
- (BOOL)wraps { return tb_UIStepper_wraps(self); }
- (void)setWraps:(BOOL)value { tb_UIStepper_setWraps(self, value); }
@end

@implementation UIPageControl
+ (const char *)touchboxClassName { return "UIPageControl"; }
- (NSInteger)numberOfPages { return tb_UIPageControl_numberOfPages(self); }
- (void)setNumberOfPages:(NSInteger)value { tb_UIPageControl_setNumberOfPages(self, value); }
- (NSInteger)currentPage { return tb_UIPageControl_currentPage(self); }
- (void)setCurrentPage:(NSInteger)value { tb_UIPageControl_setCurrentPage(self, value); }
- (BOOL)hidesForSinglePage { return tb_UIPageControl_hidesForSinglePage(self); }
- (void)setHidesForSinglePage:(BOOL)value { tb_UIPageControl_setHidesForSinglePage(self, value); }
- (UIColor *)pageIndicatorTintColor { return (UIColor *)[(id)tb_UIPageControl_pageIndicatorTintColor(self) autorelease]; }
- (void)setPageIndicatorTintColor:(UIColor *)value { tb_UIPageControl_setPageIndicatorTintColor(self, (void *)value); }
- (UIColor *)currentPageIndicatorTintColor { return (UIColor *)[(id)tb_UIPageControl_currentPageIndicatorTintColor(self) autorelease]; }
- (void)setCurrentPageIndicatorTintColor:(UIColor *)value { tb_UIPageControl_setCurrentPageIndicatorTintColor(self, (void *)value); }
- (CGSize)sizeForNumberOfPages:(NSInteger)count { TBSize result = tb_UIPageControl_sizeForNumberOfPages(self, count); return *(CGSize *)&result; }
@end

@implementation UIScrollView
+ (const char *)touchboxClassName { return "UIScrollView"; }
- (CGPoint)contentOffset { TBPoint result = tb_UIScrollView_contentOffset(self); return *(CGPoint *)&result; }
- (void)setContentOffset:(CGPoint)value { tb_UIScrollView_setContentOffset(self, *(TBPoint *)&value); }
- (CGSize)contentSize { TBSize result = tb_UIScrollView_contentSize(self); return *(CGSize *)&result; }
- (void)setContentSize:(CGSize)value { tb_UIScrollView_setContentSize(self, *(TBSize *)&value); }
- (UILayoutGuide *)contentLayoutGuide { return (UILayoutGuide *)[(id)tb_UIScrollView_contentLayoutGuide(self) autorelease]; }
- (UILayoutGuide *)frameLayoutGuide { return (UILayoutGuide *)[(id)tb_UIScrollView_frameLayoutGuide(self) autorelease]; }
- (UIEdgeInsets)contentInset { TBInsets result = tb_UIScrollView_contentInset(self); return *(UIEdgeInsets *)&result; }
- (void)setContentInset:(UIEdgeInsets)value { tb_UIScrollView_setContentInset(self, *(TBInsets *)&value); }
- (id<UIScrollViewDelegate>)delegate { return (id<UIScrollViewDelegate>)[(id)tb_UIScrollView_delegate(self) autorelease]; }
- (void)setDelegate:(id<UIScrollViewDelegate>)value { tb_UIScrollView_setDelegate(self, (void *)value); }
- (BOOL)isScrollEnabled { return tb_UIScrollView_isScrollEnabled(self); }
- (void)setScrollEnabled:(BOOL)value { tb_UIScrollView_setScrollEnabled(self, value); }
- (BOOL)isPagingEnabled { return tb_UIScrollView_isPagingEnabled(self); }
- (void)setPagingEnabled:(BOOL)value { tb_UIScrollView_setPagingEnabled(self, value); }
- (BOOL)isDirectionalLockEnabled { return tb_UIScrollView_isDirectionalLockEnabled(self); }
- (void)setDirectionalLockEnabled:(BOOL)value { tb_UIScrollView_setDirectionalLockEnabled(self, value); }
- (BOOL)bounces { return tb_UIScrollView_bounces(self); }
- (void)setBounces:(BOOL)value { tb_UIScrollView_setBounces(self, value); }
- (BOOL)bouncesZoom { return tb_UIScrollView_bouncesZoom(self); }
- (void)setBouncesZoom:(BOOL)value { tb_UIScrollView_setBouncesZoom(self, value); }
- (BOOL)alwaysBounceVertical { return tb_UIScrollView_alwaysBounceVertical(self); }
- (void)setAlwaysBounceVertical:(BOOL)value { tb_UIScrollView_setAlwaysBounceVertical(self, value); }
- (BOOL)alwaysBounceHorizontal { return tb_UIScrollView_alwaysBounceHorizontal(self); }
- (void)setAlwaysBounceHorizontal:(BOOL)value { tb_UIScrollView_setAlwaysBounceHorizontal(self, value); }
- (BOOL)showsVerticalScrollIndicator { return tb_UIScrollView_showsVerticalScrollIndicator(self); }
- (void)setShowsVerticalScrollIndicator:(BOOL)value { tb_UIScrollView_setShowsVerticalScrollIndicator(self, value); }
- (BOOL)showsHorizontalScrollIndicator { return tb_UIScrollView_showsHorizontalScrollIndicator(self); }
- (void)setShowsHorizontalScrollIndicator:(BOOL)value { tb_UIScrollView_setShowsHorizontalScrollIndicator(self, value); }
- (BOOL)delaysContentTouches { return tb_UIScrollView_delaysContentTouches(self); }
- (void)setDelaysContentTouches:(BOOL)value { tb_UIScrollView_setDelaysContentTouches(self, value); }
- (BOOL)canCancelContentTouches { return tb_UIScrollView_canCancelContentTouches(self); }
- (void)setCanCancelContentTouches:(BOOL)value { tb_UIScrollView_setCanCancelContentTouches(self, value); }
- (BOOL)scrollsToTop { return tb_UIScrollView_scrollsToTop(self); }
- (void)setScrollsToTop:(BOOL)value { tb_UIScrollView_setScrollsToTop(self, value); }
- (CGFloat)minimumZoomScale { return tb_UIScrollView_minimumZoomScale(self); }
- (void)setMinimumZoomScale:(CGFloat)value { tb_UIScrollView_setMinimumZoomScale(self, value); }
- (CGFloat)maximumZoomScale { return tb_UIScrollView_maximumZoomScale(self); }
- (void)setMaximumZoomScale:(CGFloat)value { tb_UIScrollView_setMaximumZoomScale(self, value); }
- (CGFloat)zoomScale { return tb_UIScrollView_zoomScale(self); }
- (void)setZoomScale:(CGFloat)value { tb_UIScrollView_setZoomScale(self, value); }
- (BOOL)isTracking { return tb_UIScrollView_isTracking(self); }
- (BOOL)isDragging { return tb_UIScrollView_isDragging(self); }
- (BOOL)isDecelerating { return tb_UIScrollView_isDecelerating(self); }
- (BOOL)isZooming { return tb_UIScrollView_isZooming(self); }
- (void)setContentOffset:(CGPoint)offset animated:(BOOL)animated { tb_UIScrollView_setContentOffset_animated(self, *(TBPoint *)&offset, animated); }
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated { tb_UIScrollView_scrollRectToVisible_animated(self, *(TBRect *)&rect, animated); }
- (void)setZoomScale:(CGFloat)scale animated:(BOOL)animated { tb_UIScrollView_setZoomScale_animated(self, scale, animated); }
- (void)zoomToRect:(CGRect)rect animated:(BOOL)animated { tb_UIScrollView_zoomToRect_animated(self, *(TBRect *)&rect, animated); }
- (UIEdgeInsets)adjustedContentInset { TBInsets result = tb_UIScrollView_adjustedContentInset(self); return *(UIEdgeInsets *)&result; }
- (UIScrollViewContentInsetAdjustmentBehavior)contentInsetAdjustmentBehavior { return tb_UIScrollView_contentInsetAdjustmentBehavior(self); }
- (void)setContentInsetAdjustmentBehavior:(UIScrollViewContentInsetAdjustmentBehavior)value { tb_UIScrollView_setContentInsetAdjustmentBehavior(self, value); }
- (CGFloat)decelerationRate { return tb_UIScrollView_decelerationRate(self); }
- (void)setDecelerationRate:(CGFloat)value { tb_UIScrollView_setDecelerationRate(self, value); }
- (BOOL)isZoomBouncing { return tb_UIScrollView_isZoomBouncing(self); }
- (UIPanGestureRecognizer *)panGestureRecognizer { return (UIPanGestureRecognizer *)TBBorrow(tb_UIScrollView_panGestureRecognizer(self)); }
- (UIPinchGestureRecognizer *)pinchGestureRecognizer { return (UIPinchGestureRecognizer *)TBBorrow(tb_UIScrollView_pinchGestureRecognizer(self)); }
- (UIScrollViewIndicatorStyle)indicatorStyle { return tb_UIScrollView_indicatorStyle(self); }
- (void)setIndicatorStyle:(UIScrollViewIndicatorStyle)value { tb_UIScrollView_setIndicatorStyle(self, value); }
- (UIScrollViewKeyboardDismissMode)keyboardDismissMode { return tb_UIScrollView_keyboardDismissMode(self); }
- (void)setKeyboardDismissMode:(UIScrollViewKeyboardDismissMode)value { tb_UIScrollView_setKeyboardDismissMode(self, value); }
- (UIEdgeInsets)scrollIndicatorInsets { TBInsets result = tb_UIScrollView_scrollIndicatorInsets(self); return *(UIEdgeInsets *)&result; }
- (void)setScrollIndicatorInsets:(UIEdgeInsets)value { tb_UIScrollView_setScrollIndicatorInsets(self, *(TBInsets *)&value); }
- (UIEdgeInsets)verticalScrollIndicatorInsets { TBInsets result = tb_UIScrollView_verticalScrollIndicatorInsets(self); return *(UIEdgeInsets *)&result; }
- (void)setVerticalScrollIndicatorInsets:(UIEdgeInsets)value { tb_UIScrollView_setVerticalScrollIndicatorInsets(self, *(TBInsets *)&value); }
- (UIEdgeInsets)horizontalScrollIndicatorInsets { TBInsets result = tb_UIScrollView_horizontalScrollIndicatorInsets(self); return *(UIEdgeInsets *)&result; }
- (void)setHorizontalScrollIndicatorInsets:(UIEdgeInsets)value { tb_UIScrollView_setHorizontalScrollIndicatorInsets(self, *(TBInsets *)&value); }
- (UIRefreshControl *)refreshControl { return (UIRefreshControl *)TBBorrow(tb_UIScrollView_refreshControl(self)); }
- (void)setRefreshControl:(UIRefreshControl *)value { tb_UIScrollView_setRefreshControl(self, (void *)value); }
- (void)flashScrollIndicators { tb_UIScrollView_flashScrollIndicators(self); }
- (void)adjustedContentInsetDidChange { tb_UIScrollView_adjustedContentInsetDidChange(self); }
- (BOOL)touchesShouldBegin:(NSSet *)touches withEvent:(UIEvent *)event inContentView:(UIView *)view { return tb_UIScrollView_touchesShouldBegin_withEvent_inContentView(self, (void *)touches, (void *)event, (void *)view); }
- (BOOL)touchesShouldCancelInContentView:(UIView *)view { return tb_UIScrollView_touchesShouldCancelInContentView(self, (void *)view); }
@end

@implementation UIRefreshControl
+ (const char *)touchboxClassName { return "UIRefreshControl"; }
- (BOOL)isRefreshing { return tb_UIRefreshControl_isRefreshing(self); }
- (NSAttributedString *)attributedTitle { return (NSAttributedString *)[(id)tb_UIRefreshControl_attributedTitle(self) autorelease]; }
- (void)setAttributedTitle:(NSAttributedString *)value { tb_UIRefreshControl_setAttributedTitle(self, (void *)value); }
- (void)beginRefreshing { tb_UIRefreshControl_beginRefreshing(self); }
- (void)endRefreshing { tb_UIRefreshControl_endRefreshing(self); }
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

@implementation UIHoverGestureRecognizer
+ (const char *)touchboxClassName { return "UIHoverGestureRecognizer"; }
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

@implementation UIAlertAction
+ (const char *)touchboxClassName { return "UIAlertAction"; }
+ (UIAlertAction *)actionWithTitle:(NSString *)title style:(UIAlertActionStyle)style handler:(void (^)(UIAlertAction *action))handler { return (UIAlertAction *)[(id)tb_UIAlertAction_actionWithTitle_style_handler_class([(NSString *)title UTF8String], style, (void *)handler) autorelease]; }
- (NSString *)title { return TBTakeString(tb_UIAlertAction_title(self)); }
- (UIAlertActionStyle)style { return tb_UIAlertAction_style(self); }
- (BOOL)isEnabled { return tb_UIAlertAction_isEnabled(self); }
- (void)setEnabled:(BOOL)value { tb_UIAlertAction_setEnabled(self, value); }
@end

@implementation UIAlertController
+ (const char *)touchboxClassName { return "UIAlertController"; }
+ (UIAlertController *)alertControllerWithTitle:(NSString *)title message:(NSString *)message preferredStyle:(UIAlertControllerStyle)style { return (UIAlertController *)TBBorrow(tb_UIAlertController_alertControllerWithTitle_message_preferredStyle_class([(NSString *)title UTF8String], [(NSString *)message UTF8String], style)); }
- (void)addAction:(UIAlertAction *)action { tb_UIAlertController_addAction(self, (void *)action); }
- (NSArray *)actions { return (NSArray *)[(id)tb_UIAlertController_actions(self) autorelease]; }
- (void)addTextFieldWithConfigurationHandler:(void (^)(UITextField *textField))handler { tb_UIAlertController_addTextFieldWithConfigurationHandler(self, (void *)handler); }
- (NSArray *)textFields { return (NSArray *)[(id)tb_UIAlertController_textFields(self) autorelease]; }
- (UIAlertAction *)preferredAction { return (UIAlertAction *)[(id)tb_UIAlertController_preferredAction(self) autorelease]; }
- (void)setPreferredAction:(UIAlertAction *)value { tb_UIAlertController_setPreferredAction(self, (void *)value); }
- (NSString *)message { return TBTakeString(tb_UIAlertController_message(self)); }
- (void)setMessage:(NSString *)value { tb_UIAlertController_setMessage(self, [(NSString *)value UTF8String]); }
- (UIAlertControllerStyle)preferredStyle { return tb_UIAlertController_preferredStyle(self); }
@end

@implementation UIMenuController
+ (const char *)touchboxClassName { return "UIMenuController"; }
+ (UIMenuController *)sharedMenuController { return (UIMenuController *)[(id)tb_UIMenuController_sharedMenuController_class() autorelease]; }
- (BOOL)isMenuVisible { return tb_UIMenuController_isMenuVisible(self); }
- (void)setMenuVisible:(BOOL)value { tb_UIMenuController_setMenuVisible(self, value); }
- (void)setMenuVisible:(BOOL)visible animated:(BOOL)animated { tb_UIMenuController_setMenuVisible_animated(self, visible, animated); }
- (void)setTargetRect:(CGRect)rect inView:(UIView *)view { tb_UIMenuController_setTargetRect_inView(self, *(TBRect *)&rect, (void *)view); }
- (void)showMenuFromView:(UIView *)view rect:(CGRect)rect { tb_UIMenuController_showMenuFromView_rect(self, (void *)view, *(TBRect *)&rect); }
- (void)hideMenuFromView:(UIView *)view { tb_UIMenuController_hideMenuFromView(self, (void *)view); }
- (void)hideMenu { tb_UIMenuController_hideMenu(self); }
- (void)update { tb_UIMenuController_update(self); }
- (UIMenuControllerArrowDirection)arrowDirection { return tb_UIMenuController_arrowDirection(self); }
- (void)setArrowDirection:(UIMenuControllerArrowDirection)value { tb_UIMenuController_setArrowDirection(self, value); }
- (NSArray *)menuItems { return (NSArray *)[(id)tb_UIMenuController_menuItems(self) autorelease]; }
- (void)setMenuItems:(NSArray *)value { tb_UIMenuController_setMenuItems(self, (void *)value); }
- (CGRect)menuFrame { TBRect result = tb_UIMenuController_menuFrame(self); return *(CGRect *)&result; }
@end

@implementation TBTransitionCoordinator
+ (const char *)touchboxClassName { return "TBTransitionCoordinator"; }
- (UIView *)containerView { return (UIView *)TBBorrow(tb_TBTransitionCoordinator_containerView(self)); }
- (BOOL)isAnimated { return tb_TBTransitionCoordinator_isAnimated(self); }
- (BOOL)isInteractive { return tb_TBTransitionCoordinator_isInteractive(self); }
- (BOOL)isCancelled { return tb_TBTransitionCoordinator_isCancelled(self); }
- (NSTimeInterval)transitionDuration { return tb_TBTransitionCoordinator_transitionDuration(self); }
- (CGFloat)percentComplete { return tb_TBTransitionCoordinator_percentComplete(self); }
- (CGAffineTransform)targetTransform { TBTransform result = tb_TBTransitionCoordinator_targetTransform(self); return *(CGAffineTransform *)&result; }
- (UIViewController *)viewControllerForKey:(NSString *)key { return (UIViewController *)TBBorrow(tb_TBTransitionCoordinator_viewControllerForKey(self, [(NSString *)key UTF8String])); }
- (UIView *)viewForKey:(NSString *)key { return (UIView *)TBBorrow(tb_TBTransitionCoordinator_viewForKey(self, [(NSString *)key UTF8String])); }
- (BOOL)animateAlongsideTransition:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))animation completion:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))completion { return tb_TBTransitionCoordinator_animateAlongsideTransition_completion(self, (void *)animation, (void *)completion); }
- (void)notifyWhenInteractionEndsUsingBlock:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler { tb_TBTransitionCoordinator_notifyWhenInteractionEndsUsingBlock(self, (void *)handler); }
@end

@implementation TBTransitionContext
+ (const char *)touchboxClassName { return "TBTransitionContext"; }
- (UIView *)containerView { return (UIView *)TBBorrow(tb_TBTransitionContext_containerView(self)); }
- (BOOL)isAnimated { return tb_TBTransitionContext_isAnimated(self); }
- (BOOL)isInteractive { return tb_TBTransitionContext_isInteractive(self); }
- (BOOL)transitionWasCancelled { return tb_TBTransitionContext_transitionWasCancelled(self); }
- (UIModalPresentationStyle)presentationStyle { return tb_TBTransitionContext_presentationStyle(self); }
- (CGAffineTransform)targetTransform { TBTransform result = tb_TBTransitionContext_targetTransform(self); return *(CGAffineTransform *)&result; }
- (void)updateInteractiveTransition:(CGFloat)fraction { tb_TBTransitionContext_updateInteractiveTransition(self, fraction); }
- (void)finishInteractiveTransition { tb_TBTransitionContext_finishInteractiveTransition(self); }
- (void)cancelInteractiveTransition { tb_TBTransitionContext_cancelInteractiveTransition(self); }
- (void)pauseInteractiveTransition { tb_TBTransitionContext_pauseInteractiveTransition(self); }
- (void)completeTransition:(BOOL)didComplete { tb_TBTransitionContext_completeTransition(self, didComplete); }
- (UIViewController *)viewControllerForKey:(NSString *)key { return (UIViewController *)TBBorrow(tb_TBTransitionContext_viewControllerForKey(self, [(NSString *)key UTF8String])); }
- (UIView *)viewForKey:(NSString *)key { return (UIView *)TBBorrow(tb_TBTransitionContext_viewForKey(self, [(NSString *)key UTF8String])); }
- (CGRect)initialFrameForViewController:(UIViewController *)controller { TBRect result = tb_TBTransitionContext_initialFrameForViewController(self, (void *)controller); return *(CGRect *)&result; }
- (CGRect)finalFrameForViewController:(UIViewController *)controller { TBRect result = tb_TBTransitionContext_finalFrameForViewController(self, (void *)controller); return *(CGRect *)&result; }
@end

@implementation UIPercentDrivenInteractiveTransition
+ (const char *)touchboxClassName { return "UIPercentDrivenInteractiveTransition"; }
- (UIPercentDrivenInteractiveTransition *)init { return TBAttach(self, tb_UIPercentDrivenInteractiveTransition_init()); }
- (CGFloat)duration { return tb_UIPercentDrivenInteractiveTransition_duration(self); }
- (CGFloat)percentComplete { return tb_UIPercentDrivenInteractiveTransition_percentComplete(self); }
- (CGFloat)completionSpeed { return tb_UIPercentDrivenInteractiveTransition_completionSpeed(self); }
- (void)setCompletionSpeed:(CGFloat)value { tb_UIPercentDrivenInteractiveTransition_setCompletionSpeed(self, value); }
- (UIViewAnimationCurve)completionCurve { return tb_UIPercentDrivenInteractiveTransition_completionCurve(self); }
- (void)setCompletionCurve:(UIViewAnimationCurve)value { tb_UIPercentDrivenInteractiveTransition_setCompletionCurve(self, value); }
- (BOOL)wantsInteractiveStart { return tb_UIPercentDrivenInteractiveTransition_wantsInteractiveStart(self); }
- (void)setWantsInteractiveStart:(BOOL)value { tb_UIPercentDrivenInteractiveTransition_setWantsInteractiveStart(self, value); }
- (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning>)context { tb_UIPercentDrivenInteractiveTransition_startInteractiveTransition(self, (void *)context); }
- (void)pauseInteractiveTransition { tb_UIPercentDrivenInteractiveTransition_pauseInteractiveTransition(self); }
- (void)updateInteractiveTransition:(CGFloat)fraction { tb_UIPercentDrivenInteractiveTransition_updateInteractiveTransition(self, fraction); }
- (void)finishInteractiveTransition { tb_UIPercentDrivenInteractiveTransition_finishInteractiveTransition(self); }
- (void)cancelInteractiveTransition { tb_UIPercentDrivenInteractiveTransition_cancelInteractiveTransition(self); }
@end

@implementation UITextPosition
+ (const char *)touchboxClassName { return "UITextPosition"; }
@end

@implementation UITextRange
+ (const char *)touchboxClassName { return "UITextRange"; }
- (BOOL)isEmpty { return tb_UITextRange_isEmpty(self); }
- (UITextPosition *)start { return (UITextPosition *)[(id)tb_UITextRange_start(self) autorelease]; }
- (UITextPosition *)end { return (UITextPosition *)[(id)tb_UITextRange_end(self) autorelease]; }
@end

@implementation UIPasteboard
+ (const char *)touchboxClassName { return "UIPasteboard"; }
+ (UIPasteboard *)generalPasteboard { return (UIPasteboard *)[(id)tb_UIPasteboard_generalPasteboard_class() autorelease]; }
- (NSString *)string { return TBTakeString(tb_UIPasteboard_string(self)); }
- (void)setString:(NSString *)value { tb_UIPasteboard_setString(self, [(NSString *)value UTF8String]); }
- (NSArray *)strings { return (NSArray *)[(id)tb_UIPasteboard_strings(self) autorelease]; }
- (void)setStrings:(NSArray *)value { tb_UIPasteboard_setStrings(self, (void *)value); }
- (BOOL)hasStrings { return tb_UIPasteboard_hasStrings(self); }
- (NSInteger)numberOfItems { return tb_UIPasteboard_numberOfItems(self); }
- (NSInteger)changeCount { return tb_UIPasteboard_changeCount(self); }
@end

@implementation UITextField
+ (const char *)touchboxClassName { return "UITextField"; }
- (NSString *)text { return TBTakeString(tb_UITextField_text(self)); }
- (void)setText:(NSString *)value { tb_UITextField_setText(self, [(NSString *)value UTF8String]); }
- (NSAttributedString *)attributedText { return (NSAttributedString *)[(id)tb_UITextField_attributedText(self) autorelease]; }
- (void)setAttributedText:(NSAttributedString *)value { tb_UITextField_setAttributedText(self, (void *)value); }
- (NSString *)placeholder { return TBTakeString(tb_UITextField_placeholder(self)); }
- (void)setPlaceholder:(NSString *)value { tb_UITextField_setPlaceholder(self, [(NSString *)value UTF8String]); }
- (NSAttributedString *)attributedPlaceholder { return (NSAttributedString *)[(id)tb_UITextField_attributedPlaceholder(self) autorelease]; }
- (void)setAttributedPlaceholder:(NSAttributedString *)value { tb_UITextField_setAttributedPlaceholder(self, (void *)value); }
- (UIFont *)font { return (UIFont *)[(id)tb_UITextField_font(self) autorelease]; }
- (void)setFont:(UIFont *)value { tb_UITextField_setFont(self, (void *)value); }
- (UIColor *)textColor { return (UIColor *)[(id)tb_UITextField_textColor(self) autorelease]; }
- (void)setTextColor:(UIColor *)value { tb_UITextField_setTextColor(self, (void *)value); }
- (NSTextAlignment)textAlignment { return tb_UITextField_textAlignment(self); }
- (void)setTextAlignment:(NSTextAlignment)value { tb_UITextField_setTextAlignment(self, value); }
- (UITextBorderStyle)borderStyle { return tb_UITextField_borderStyle(self); }
- (void)setBorderStyle:(UITextBorderStyle)value { tb_UITextField_setBorderStyle(self, value); }
- (NSDictionary *)defaultTextAttributes { return (NSDictionary *)[(id)tb_UITextField_defaultTextAttributes(self) autorelease]; }
- (void)setDefaultTextAttributes:(NSDictionary *)value { tb_UITextField_setDefaultTextAttributes(self, (void *)value); }
- (NSDictionary *)typingAttributes { return (NSDictionary *)[(id)tb_UITextField_typingAttributes(self) autorelease]; }
- (void)setTypingAttributes:(NSDictionary *)value { tb_UITextField_setTypingAttributes(self, (void *)value); }
- (BOOL)clearsOnBeginEditing { return tb_UITextField_clearsOnBeginEditing(self); }
- (void)setClearsOnBeginEditing:(BOOL)value { tb_UITextField_setClearsOnBeginEditing(self, value); }
- (BOOL)clearsOnInsertion { return tb_UITextField_clearsOnInsertion(self); }
- (void)setClearsOnInsertion:(BOOL)value { tb_UITextField_setClearsOnInsertion(self, value); }
- (BOOL)adjustsFontSizeToFitWidth { return tb_UITextField_adjustsFontSizeToFitWidth(self); }
- (void)setAdjustsFontSizeToFitWidth:(BOOL)value { tb_UITextField_setAdjustsFontSizeToFitWidth(self, value); }
- (CGFloat)minimumFontSize { return tb_UITextField_minimumFontSize(self); }
- (void)setMinimumFontSize:(CGFloat)value { tb_UITextField_setMinimumFontSize(self, value); }
- (id<UITextFieldDelegate>)delegate { return (id<UITextFieldDelegate>)[(id)tb_UITextField_delegate(self) autorelease]; }
- (void)setDelegate:(id<UITextFieldDelegate>)value { tb_UITextField_setDelegate(self, (void *)value); }
- (BOOL)isEditing { return tb_UITextField_isEditing(self); }
- (UITextFieldViewMode)clearButtonMode { return tb_UITextField_clearButtonMode(self); }
- (void)setClearButtonMode:(UITextFieldViewMode)value { tb_UITextField_setClearButtonMode(self, value); }
- (UIView *)leftView { return (UIView *)TBBorrow(tb_UITextField_leftView(self)); }
- (void)setLeftView:(UIView *)value { tb_UITextField_setLeftView(self, (void *)value); }
- (UITextFieldViewMode)leftViewMode { return tb_UITextField_leftViewMode(self); }
- (void)setLeftViewMode:(UITextFieldViewMode)value { tb_UITextField_setLeftViewMode(self, value); }
- (UIView *)rightView { return (UIView *)TBBorrow(tb_UITextField_rightView(self)); }
- (void)setRightView:(UIView *)value { tb_UITextField_setRightView(self, (void *)value); }
- (UITextFieldViewMode)rightViewMode { return tb_UITextField_rightViewMode(self); }
- (void)setRightViewMode:(UITextFieldViewMode)value { tb_UITextField_setRightViewMode(self, value); }
- (UIView *)inputView { return (UIView *)TBBorrow(tb_UITextField_inputView(self)); }
- (void)setInputView:(UIView *)value { tb_UITextField_setInputView(self, (void *)value); }
- (UIView *)inputAccessoryView { return (UIView *)TBBorrow(tb_UITextField_inputAccessoryView(self)); }
- (void)setInputAccessoryView:(UIView *)value { tb_UITextField_setInputAccessoryView(self, (void *)value); }
- (CGRect)borderRectForBounds:(CGRect)bounds { TBRect result = tb_UITextField_borderRectForBounds(self, *(TBRect *)&bounds); return *(CGRect *)&result; }
- (CGRect)textRectForBounds:(CGRect)bounds { TBRect result = tb_UITextField_textRectForBounds(self, *(TBRect *)&bounds); return *(CGRect *)&result; }
- (CGRect)placeholderRectForBounds:(CGRect)bounds { TBRect result = tb_UITextField_placeholderRectForBounds(self, *(TBRect *)&bounds); return *(CGRect *)&result; }
- (CGRect)editingRectForBounds:(CGRect)bounds { TBRect result = tb_UITextField_editingRectForBounds(self, *(TBRect *)&bounds); return *(CGRect *)&result; }
- (CGRect)clearButtonRectForBounds:(CGRect)bounds { TBRect result = tb_UITextField_clearButtonRectForBounds(self, *(TBRect *)&bounds); return *(CGRect *)&result; }
- (CGRect)leftViewRectForBounds:(CGRect)bounds { TBRect result = tb_UITextField_leftViewRectForBounds(self, *(TBRect *)&bounds); return *(CGRect *)&result; }
- (CGRect)rightViewRectForBounds:(CGRect)bounds { TBRect result = tb_UITextField_rightViewRectForBounds(self, *(TBRect *)&bounds); return *(CGRect *)&result; }
- (void)drawTextInRect:(CGRect)rect { tb_UITextField_drawTextInRect(self, *(TBRect *)&rect); }
- (void)drawPlaceholderInRect:(CGRect)rect { tb_UITextField_drawPlaceholderInRect(self, *(TBRect *)&rect); }
- (UITextAutocapitalizationType)autocapitalizationType { return tb_UITextField_autocapitalizationType(self); }
- (void)setAutocapitalizationType:(UITextAutocapitalizationType)value { tb_UITextField_setAutocapitalizationType(self, value); }
- (UITextAutocorrectionType)autocorrectionType { return tb_UITextField_autocorrectionType(self); }
- (void)setAutocorrectionType:(UITextAutocorrectionType)value { tb_UITextField_setAutocorrectionType(self, value); }
- (UITextSpellCheckingType)spellCheckingType { return tb_UITextField_spellCheckingType(self); }
- (void)setSpellCheckingType:(UITextSpellCheckingType)value { tb_UITextField_setSpellCheckingType(self, value); }
- (UIKeyboardType)keyboardType { return tb_UITextField_keyboardType(self); }
- (void)setKeyboardType:(UIKeyboardType)value { tb_UITextField_setKeyboardType(self, value); }
- (UIKeyboardAppearance)keyboardAppearance { return tb_UITextField_keyboardAppearance(self); }
- (void)setKeyboardAppearance:(UIKeyboardAppearance)value { tb_UITextField_setKeyboardAppearance(self, value); }
- (UIReturnKeyType)returnKeyType { return tb_UITextField_returnKeyType(self); }
- (void)setReturnKeyType:(UIReturnKeyType)value { tb_UITextField_setReturnKeyType(self, value); }
- (BOOL)enablesReturnKeyAutomatically { return tb_UITextField_enablesReturnKeyAutomatically(self); }
- (void)setEnablesReturnKeyAutomatically:(BOOL)value { tb_UITextField_setEnablesReturnKeyAutomatically(self, value); }
- (BOOL)isSecureTextEntry { return tb_UITextField_isSecureTextEntry(self); }
- (void)setSecureTextEntry:(BOOL)value { tb_UITextField_setSecureTextEntry(self, value); }
- (BOOL)hasText { return tb_UITextField_hasText(self); }
- (void)insertText:(NSString *)text { tb_UITextField_insertText(self, [(NSString *)text UTF8String]); }
- (void)deleteBackward { tb_UITextField_deleteBackward(self); }
- (UITextRange *)selectedTextRange { return (UITextRange *)[(id)tb_UITextField_selectedTextRange(self) autorelease]; }
- (void)setSelectedTextRange:(UITextRange *)value { tb_UITextField_setSelectedTextRange(self, (void *)value); }
- (UITextRange *)markedTextRange { return (UITextRange *)[(id)tb_UITextField_markedTextRange(self) autorelease]; }
- (UITextPosition *)beginningOfDocument { return (UITextPosition *)[(id)tb_UITextField_beginningOfDocument(self) autorelease]; }
- (UITextPosition *)endOfDocument { return (UITextPosition *)[(id)tb_UITextField_endOfDocument(self) autorelease]; }
- (NSString *)textInRange:(UITextRange *)range { return TBTakeString(tb_UITextField_textInRange(self, (void *)range)); }
- (void)replaceRange:(UITextRange *)range withText:(NSString *)text { tb_UITextField_replaceRange_withText(self, (void *)range, [(NSString *)text UTF8String]); }
- (void)setMarkedText:(NSString *)text selectedRange:(NSRange)range { tb_UITextField_setMarkedText_selectedRange(self, [(NSString *)text UTF8String], *(TBRange *)&range); }
- (void)unmarkText { tb_UITextField_unmarkText(self); }
- (UITextRange *)textRangeFromPosition:(UITextPosition *)from toPosition:(UITextPosition *)to { return (UITextRange *)[(id)tb_UITextField_textRangeFromPosition_toPosition(self, (void *)from, (void *)to) autorelease]; }
- (UITextPosition *)positionFromPosition:(UITextPosition *)position offset:(NSInteger)offset { return (UITextPosition *)[(id)tb_UITextField_positionFromPosition_offset(self, (void *)position, offset) autorelease]; }
- (UITextPosition *)positionFromPosition:(UITextPosition *)position inDirection:(UITextLayoutDirection)direction offset:(NSInteger)offset { return (UITextPosition *)[(id)tb_UITextField_positionFromPosition_inDirection_offset(self, (void *)position, direction, offset) autorelease]; }
- (NSInteger)comparePosition:(UITextPosition *)position toPosition:(UITextPosition *)other { return tb_UITextField_comparePosition_toPosition(self, (void *)position, (void *)other); }
- (NSInteger)offsetFromPosition:(UITextPosition *)from toPosition:(UITextPosition *)to { return tb_UITextField_offsetFromPosition_toPosition(self, (void *)from, (void *)to); }
- (CGRect)firstRectForRange:(UITextRange *)range { TBRect result = tb_UITextField_firstRectForRange(self, (void *)range); return *(CGRect *)&result; }
- (CGRect)caretRectForPosition:(UITextPosition *)position { TBRect result = tb_UITextField_caretRectForPosition(self, (void *)position); return *(CGRect *)&result; }
- (UITextPosition *)closestPositionToPoint:(CGPoint)point { return (UITextPosition *)[(id)tb_UITextField_closestPositionToPoint(self, *(TBPoint *)&point) autorelease]; }
- (UITextRange *)characterRangeAtPoint:(CGPoint)point { return (UITextRange *)[(id)tb_UITextField_characterRangeAtPoint(self, *(TBPoint *)&point) autorelease]; }
@end

@implementation UITextView
+ (const char *)touchboxClassName { return "UITextView"; }
- (id<UITextViewDelegate>)delegate { return (id<UITextViewDelegate>)[(id)tb_UITextView_delegate(self) autorelease]; }
- (void)setDelegate:(id<UITextViewDelegate>)value { tb_UITextView_setDelegate(self, (void *)value); }
- (NSString *)text { return TBTakeString(tb_UITextView_text(self)); }
- (void)setText:(NSString *)value { tb_UITextView_setText(self, [(NSString *)value UTF8String]); }
- (NSAttributedString *)attributedText { return (NSAttributedString *)[(id)tb_UITextView_attributedText(self) autorelease]; }
- (void)setAttributedText:(NSAttributedString *)value { tb_UITextView_setAttributedText(self, (void *)value); }
- (UIFont *)font { return (UIFont *)[(id)tb_UITextView_font(self) autorelease]; }
- (void)setFont:(UIFont *)value { tb_UITextView_setFont(self, (void *)value); }
- (UIColor *)textColor { return (UIColor *)[(id)tb_UITextView_textColor(self) autorelease]; }
- (void)setTextColor:(UIColor *)value { tb_UITextView_setTextColor(self, (void *)value); }
- (NSTextAlignment)textAlignment { return tb_UITextView_textAlignment(self); }
- (void)setTextAlignment:(NSTextAlignment)value { tb_UITextView_setTextAlignment(self, value); }
- (UIEdgeInsets)textContainerInset { TBInsets result = tb_UITextView_textContainerInset(self); return *(UIEdgeInsets *)&result; }
- (void)setTextContainerInset:(UIEdgeInsets)value { tb_UITextView_setTextContainerInset(self, *(TBInsets *)&value); }
- (NSDictionary *)typingAttributes { return (NSDictionary *)[(id)tb_UITextView_typingAttributes(self) autorelease]; }
- (void)setTypingAttributes:(NSDictionary *)value { tb_UITextView_setTypingAttributes(self, (void *)value); }
- (BOOL)isEditable { return tb_UITextView_isEditable(self); }
- (void)setEditable:(BOOL)value { tb_UITextView_setEditable(self, value); }
- (BOOL)isSelectable { return tb_UITextView_isSelectable(self); }
- (void)setSelectable:(BOOL)value { tb_UITextView_setSelectable(self, value); }
- (BOOL)clearsOnInsertion { return tb_UITextView_clearsOnInsertion(self); }
- (void)setClearsOnInsertion:(BOOL)value { tb_UITextView_setClearsOnInsertion(self, value); }
- (NSRange)selectedRange { TBRange result = tb_UITextView_selectedRange(self); return *(NSRange *)&result; }
- (void)setSelectedRange:(NSRange)value { tb_UITextView_setSelectedRange(self, *(TBRange *)&value); }
- (void)scrollRangeToVisible:(NSRange)range { tb_UITextView_scrollRangeToVisible(self, *(TBRange *)&range); }
- (UIView *)inputView { return (UIView *)TBBorrow(tb_UITextView_inputView(self)); }
- (void)setInputView:(UIView *)value { tb_UITextView_setInputView(self, (void *)value); }
- (UIView *)inputAccessoryView { return (UIView *)TBBorrow(tb_UITextView_inputAccessoryView(self)); }
- (void)setInputAccessoryView:(UIView *)value { tb_UITextView_setInputAccessoryView(self, (void *)value); }
- (UITextAutocapitalizationType)autocapitalizationType { return tb_UITextView_autocapitalizationType(self); }
- (void)setAutocapitalizationType:(UITextAutocapitalizationType)value { tb_UITextView_setAutocapitalizationType(self, value); }
- (UITextAutocorrectionType)autocorrectionType { return tb_UITextView_autocorrectionType(self); }
- (void)setAutocorrectionType:(UITextAutocorrectionType)value { tb_UITextView_setAutocorrectionType(self, value); }
- (UITextSpellCheckingType)spellCheckingType { return tb_UITextView_spellCheckingType(self); }
- (void)setSpellCheckingType:(UITextSpellCheckingType)value { tb_UITextView_setSpellCheckingType(self, value); }
- (UIKeyboardType)keyboardType { return tb_UITextView_keyboardType(self); }
- (void)setKeyboardType:(UIKeyboardType)value { tb_UITextView_setKeyboardType(self, value); }
- (UIKeyboardAppearance)keyboardAppearance { return tb_UITextView_keyboardAppearance(self); }
- (void)setKeyboardAppearance:(UIKeyboardAppearance)value { tb_UITextView_setKeyboardAppearance(self, value); }
- (UIReturnKeyType)returnKeyType { return tb_UITextView_returnKeyType(self); }
- (void)setReturnKeyType:(UIReturnKeyType)value { tb_UITextView_setReturnKeyType(self, value); }
- (BOOL)enablesReturnKeyAutomatically { return tb_UITextView_enablesReturnKeyAutomatically(self); }
- (void)setEnablesReturnKeyAutomatically:(BOOL)value { tb_UITextView_setEnablesReturnKeyAutomatically(self, value); }
- (BOOL)isSecureTextEntry { return tb_UITextView_isSecureTextEntry(self); }
- (void)setSecureTextEntry:(BOOL)value { tb_UITextView_setSecureTextEntry(self, value); }
- (BOOL)hasText { return tb_UITextView_hasText(self); }
- (void)insertText:(NSString *)text { tb_UITextView_insertText(self, [(NSString *)text UTF8String]); }
- (void)deleteBackward { tb_UITextView_deleteBackward(self); }
- (UITextRange *)selectedTextRange { return (UITextRange *)[(id)tb_UITextView_selectedTextRange(self) autorelease]; }
- (void)setSelectedTextRange:(UITextRange *)value { tb_UITextView_setSelectedTextRange(self, (void *)value); }
- (UITextRange *)markedTextRange { return (UITextRange *)[(id)tb_UITextView_markedTextRange(self) autorelease]; }
- (UITextPosition *)beginningOfDocument { return (UITextPosition *)[(id)tb_UITextView_beginningOfDocument(self) autorelease]; }
- (UITextPosition *)endOfDocument { return (UITextPosition *)[(id)tb_UITextView_endOfDocument(self) autorelease]; }
- (NSString *)textInRange:(UITextRange *)range { return TBTakeString(tb_UITextView_textInRange(self, (void *)range)); }
- (void)replaceRange:(UITextRange *)range withText:(NSString *)text { tb_UITextView_replaceRange_withText(self, (void *)range, [(NSString *)text UTF8String]); }
- (void)setMarkedText:(NSString *)text selectedRange:(NSRange)range { tb_UITextView_setMarkedText_selectedRange(self, [(NSString *)text UTF8String], *(TBRange *)&range); }
- (void)unmarkText { tb_UITextView_unmarkText(self); }
- (UITextRange *)textRangeFromPosition:(UITextPosition *)from toPosition:(UITextPosition *)to { return (UITextRange *)[(id)tb_UITextView_textRangeFromPosition_toPosition(self, (void *)from, (void *)to) autorelease]; }
- (UITextPosition *)positionFromPosition:(UITextPosition *)position offset:(NSInteger)offset { return (UITextPosition *)[(id)tb_UITextView_positionFromPosition_offset(self, (void *)position, offset) autorelease]; }
- (UITextPosition *)positionFromPosition:(UITextPosition *)position inDirection:(UITextLayoutDirection)direction offset:(NSInteger)offset { return (UITextPosition *)[(id)tb_UITextView_positionFromPosition_inDirection_offset(self, (void *)position, direction, offset) autorelease]; }
- (NSInteger)comparePosition:(UITextPosition *)position toPosition:(UITextPosition *)other { return tb_UITextView_comparePosition_toPosition(self, (void *)position, (void *)other); }
- (NSInteger)offsetFromPosition:(UITextPosition *)from toPosition:(UITextPosition *)to { return tb_UITextView_offsetFromPosition_toPosition(self, (void *)from, (void *)to); }
- (CGRect)firstRectForRange:(UITextRange *)range { TBRect result = tb_UITextView_firstRectForRange(self, (void *)range); return *(CGRect *)&result; }
- (CGRect)caretRectForPosition:(UITextPosition *)position { TBRect result = tb_UITextView_caretRectForPosition(self, (void *)position); return *(CGRect *)&result; }
- (UITextPosition *)closestPositionToPoint:(CGPoint)point { return (UITextPosition *)[(id)tb_UITextView_closestPositionToPoint(self, *(TBPoint *)&point) autorelease]; }
- (UITextRange *)characterRangeAtPoint:(CGPoint)point { return (UITextRange *)[(id)tb_UITextView_characterRangeAtPoint(self, *(TBPoint *)&point) autorelease]; }
@end

@implementation UISwipeActionsConfiguration
+ (const char *)touchboxClassName { return "UISwipeActionsConfiguration"; }
+ (UISwipeActionsConfiguration *)configurationWithActions:(NSArray *)actions { return (UISwipeActionsConfiguration *)[(id)tb_UISwipeActionsConfiguration_configurationWithActions_class((void *)actions) autorelease]; }
- (NSArray *)actions { return (NSArray *)[(id)tb_UISwipeActionsConfiguration_actions(self) autorelease]; }
- (BOOL)performsFirstActionWithFullSwipe { return tb_UISwipeActionsConfiguration_performsFirstActionWithFullSwipe(self); }
- (void)setPerformsFirstActionWithFullSwipe:(BOOL)value { tb_UISwipeActionsConfiguration_setPerformsFirstActionWithFullSwipe(self, value); }
@end

@implementation UIBarItem
+ (const char *)touchboxClassName { return "UIBarItem"; }
- (NSString *)title { return TBTakeString(tb_UIBarItem_title(self)); }
- (void)setTitle:(NSString *)value { tb_UIBarItem_setTitle(self, [(NSString *)value UTF8String]); }
- (UIImage *)image { return (UIImage *)[(id)tb_UIBarItem_image(self) autorelease]; }
- (void)setImage:(UIImage *)value { tb_UIBarItem_setImage(self, (void *)value); }
- (UIImage *)landscapeImagePhone { return (UIImage *)[(id)tb_UIBarItem_landscapeImagePhone(self) autorelease]; }
- (void)setLandscapeImagePhone:(UIImage *)value { tb_UIBarItem_setLandscapeImagePhone(self, (void *)value); }
- (BOOL)isEnabled { return tb_UIBarItem_isEnabled(self); }
- (void)setEnabled:(BOOL)value { tb_UIBarItem_setEnabled(self, value); }
- (NSInteger)tag { return tb_UIBarItem_tag(self); }
- (void)setTag:(NSInteger)value { tb_UIBarItem_setTag(self, value); }
- (NSString *)accessibilityIdentifier { return TBTakeString(tb_UIBarItem_accessibilityIdentifier(self)); }
- (void)setAccessibilityIdentifier:(NSString *)value { tb_UIBarItem_setAccessibilityIdentifier(self, [(NSString *)value UTF8String]); }
- (void)setTitleTextAttributes:(NSDictionary *)attributes forState:(UIControlState)state { tb_UIBarItem_setTitleTextAttributes_forState(self, (void *)attributes, state); }
- (NSDictionary *)titleTextAttributesForState:(UIControlState)state { return (NSDictionary *)[(id)tb_UIBarItem_titleTextAttributesForState(self, state) autorelease]; }
@end

@implementation UITabBarItem
+ (const char *)touchboxClassName { return "UITabBarItem"; }
- (UITabBarItem *)init { tb_UITabBarItem_init(self); return self; }
- (UIOffset)titlePositionAdjustment { TBOffset result = tb_UITabBarItem_titlePositionAdjustment(self); return *(UIOffset *)&result; }
- (void)setTitlePositionAdjustment:(UIOffset)value { tb_UITabBarItem_setTitlePositionAdjustment(self, *(TBOffset *)&value); }
- (UITabBarItem *)initWithTitle:(NSString *)title image:(UIImage *)image tag:(NSInteger)tag { tb_UITabBarItem_initWithTitle_image_tag(self, [(NSString *)title UTF8String], (void *)image, tag); return self; }
- (UITabBarItem *)initWithTitle:(NSString *)title image:(UIImage *)image selectedImage:(UIImage *)selected { tb_UITabBarItem_initWithTitle_image_selectedImage(self, [(NSString *)title UTF8String], (void *)image, (void *)selected); return self; }
- (UITabBarItem *)initWithTabBarSystemItem:(UITabBarSystemItem)item tag:(NSInteger)tag { tb_UITabBarItem_initWithTabBarSystemItem_tag(self, item, tag); return self; }
- (UIImage *)selectedImage { return (UIImage *)[(id)tb_UITabBarItem_selectedImage(self) autorelease]; }
- (void)setSelectedImage:(UIImage *)value { tb_UITabBarItem_setSelectedImage(self, (void *)value); }
- (NSString *)badgeValue { return TBTakeString(tb_UITabBarItem_badgeValue(self)); }
- (void)setBadgeValue:(NSString *)value { tb_UITabBarItem_setBadgeValue(self, [(NSString *)value UTF8String]); }
- (UIColor *)badgeColor { return (UIColor *)[(id)tb_UITabBarItem_badgeColor(self) autorelease]; }
- (void)setBadgeColor:(UIColor *)value { tb_UITabBarItem_setBadgeColor(self, (void *)value); }
@end

@implementation UINavigationItem
+ (const char *)touchboxClassName { return "UINavigationItem"; }
- (UINavigationItem *)initWithTitle:(NSString *)title { tb_UINavigationItem_initWithTitle(self, [(NSString *)title UTF8String]); return self; }
- (NSString *)title { return TBTakeString(tb_UINavigationItem_title(self)); }
- (void)setTitle:(NSString *)value { tb_UINavigationItem_setTitle(self, [(NSString *)value UTF8String]); }
- (UIView *)titleView { return (UIView *)TBBorrow(tb_UINavigationItem_titleView(self)); }
- (void)setTitleView:(UIView *)value { tb_UINavigationItem_setTitleView(self, (void *)value); }
- (UIBarButtonItem *)backBarButtonItem { return (UIBarButtonItem *)TBBorrow(tb_UINavigationItem_backBarButtonItem(self)); }
- (void)setBackBarButtonItem:(UIBarButtonItem *)value { tb_UINavigationItem_setBackBarButtonItem(self, (void *)value); }
- (NSString *)backButtonTitle { return TBTakeString(tb_UINavigationItem_backButtonTitle(self)); }
- (void)setBackButtonTitle:(NSString *)value { tb_UINavigationItem_setBackButtonTitle(self, [(NSString *)value UTF8String]); }
- (BOOL)hidesBackButton { return tb_UINavigationItem_hidesBackButton(self); }
- (void)setHidesBackButton:(BOOL)value { tb_UINavigationItem_setHidesBackButton(self, value); }
- (BOOL)leftItemsSupplementBackButton { return tb_UINavigationItem_leftItemsSupplementBackButton(self); }
- (void)setLeftItemsSupplementBackButton:(BOOL)value { tb_UINavigationItem_setLeftItemsSupplementBackButton(self, value); }
- (NSArray *)leftBarButtonItems { return (NSArray *)[(id)tb_UINavigationItem_leftBarButtonItems(self) autorelease]; }
- (void)setLeftBarButtonItems:(NSArray *)value { tb_UINavigationItem_setLeftBarButtonItems(self, (void *)value); }
- (NSArray *)rightBarButtonItems { return (NSArray *)[(id)tb_UINavigationItem_rightBarButtonItems(self) autorelease]; }
- (void)setRightBarButtonItems:(NSArray *)value { tb_UINavigationItem_setRightBarButtonItems(self, (void *)value); }
- (UIBarButtonItem *)leftBarButtonItem { return (UIBarButtonItem *)TBBorrow(tb_UINavigationItem_leftBarButtonItem(self)); }
- (void)setLeftBarButtonItem:(UIBarButtonItem *)value { tb_UINavigationItem_setLeftBarButtonItem(self, (void *)value); }
- (UIBarButtonItem *)rightBarButtonItem { return (UIBarButtonItem *)TBBorrow(tb_UINavigationItem_rightBarButtonItem(self)); }
- (void)setRightBarButtonItem:(UIBarButtonItem *)value { tb_UINavigationItem_setRightBarButtonItem(self, (void *)value); }
- (void)setLeftBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated { tb_UINavigationItem_setLeftBarButtonItem_animated(self, (void *)item, animated); }
- (void)setRightBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated { tb_UINavigationItem_setRightBarButtonItem_animated(self, (void *)item, animated); }
- (void)setLeftBarButtonItems:(NSArray *)items animated:(BOOL)animated { tb_UINavigationItem_setLeftBarButtonItems_animated(self, (void *)items, animated); }
- (void)setRightBarButtonItems:(NSArray *)items animated:(BOOL)animated { tb_UINavigationItem_setRightBarButtonItems_animated(self, (void *)items, animated); }
- (void)setHidesBackButton:(BOOL)hides animated:(BOOL)animated { tb_UINavigationItem_setHidesBackButton_animated(self, hides, animated); }
@end

@implementation UINavigationBar
+ (const char *)touchboxClassName { return "UINavigationBar"; }
- (id<UINavigationBarDelegate>)delegate { return (id<UINavigationBarDelegate>)[(id)tb_UINavigationBar_delegate(self) autorelease]; }
- (void)setDelegate:(id<UINavigationBarDelegate>)value { tb_UINavigationBar_setDelegate(self, (void *)value); }
- (UIBarStyle)barStyle { return tb_UINavigationBar_barStyle(self); }
- (void)setBarStyle:(UIBarStyle)value { tb_UINavigationBar_setBarStyle(self, value); }
- (BOOL)isTranslucent { return tb_UINavigationBar_isTranslucent(self); }
- (void)setTranslucent:(BOOL)value { tb_UINavigationBar_setTranslucent(self, value); }
- (UIColor *)barTintColor { return (UIColor *)[(id)tb_UINavigationBar_barTintColor(self) autorelease]; }
- (void)setBarTintColor:(UIColor *)value { tb_UINavigationBar_setBarTintColor(self, (void *)value); }
- (NSDictionary *)titleTextAttributes { return (NSDictionary *)[(id)tb_UINavigationBar_titleTextAttributes(self) autorelease]; }
- (void)setTitleTextAttributes:(NSDictionary *)value { tb_UINavigationBar_setTitleTextAttributes(self, (void *)value); }
- (NSArray *)items { return (NSArray *)[(id)tb_UINavigationBar_items(self) autorelease]; }
- (void)setItems:(NSArray *)value { tb_UINavigationBar_setItems(self, (void *)value); }
- (UINavigationItem *)topItem { return (UINavigationItem *)TBBorrow(tb_UINavigationBar_topItem(self)); }
- (UINavigationItem *)backItem { return (UINavigationItem *)TBBorrow(tb_UINavigationBar_backItem(self)); }
- (void)setItems:(NSArray *)items animated:(BOOL)animated { tb_UINavigationBar_setItems_animated(self, (void *)items, animated); }
- (void)pushNavigationItem:(UINavigationItem *)item animated:(BOOL)animated { tb_UINavigationBar_pushNavigationItem_animated(self, (void *)item, animated); }
- (UINavigationItem *)popNavigationItemAnimated:(BOOL)animated { return (UINavigationItem *)TBBorrow(tb_UINavigationBar_popNavigationItemAnimated(self, animated)); }
@end

@implementation UIToolbar
+ (const char *)touchboxClassName { return "UIToolbar"; }
- (UIBarStyle)barStyle { return tb_UIToolbar_barStyle(self); }
- (void)setBarStyle:(UIBarStyle)value { tb_UIToolbar_setBarStyle(self, value); }
- (BOOL)isTranslucent { return tb_UIToolbar_isTranslucent(self); }
- (void)setTranslucent:(BOOL)value { tb_UIToolbar_setTranslucent(self, value); }
- (UIColor *)barTintColor { return (UIColor *)[(id)tb_UIToolbar_barTintColor(self) autorelease]; }
- (void)setBarTintColor:(UIColor *)value { tb_UIToolbar_setBarTintColor(self, (void *)value); }
- (NSArray *)items { return (NSArray *)[(id)tb_UIToolbar_items(self) autorelease]; }
- (void)setItems:(NSArray *)value { tb_UIToolbar_setItems(self, (void *)value); }
- (void)setItems:(NSArray *)items animated:(BOOL)animated { tb_UIToolbar_setItems_animated(self, (void *)items, animated); }
@end

@implementation UITabBar
+ (const char *)touchboxClassName { return "UITabBar"; }
- (id<UITabBarDelegate>)delegate { return (id<UITabBarDelegate>)[(id)tb_UITabBar_delegate(self) autorelease]; }
- (void)setDelegate:(id<UITabBarDelegate>)value { tb_UITabBar_setDelegate(self, (void *)value); }
- (UIBarStyle)barStyle { return tb_UITabBar_barStyle(self); }
- (void)setBarStyle:(UIBarStyle)value { tb_UITabBar_setBarStyle(self, value); }
- (BOOL)isTranslucent { return tb_UITabBar_isTranslucent(self); }
- (void)setTranslucent:(BOOL)value { tb_UITabBar_setTranslucent(self, value); }
- (UIColor *)barTintColor { return (UIColor *)[(id)tb_UITabBar_barTintColor(self) autorelease]; }
- (void)setBarTintColor:(UIColor *)value { tb_UITabBar_setBarTintColor(self, (void *)value); }
- (UIColor *)unselectedItemTintColor { return (UIColor *)[(id)tb_UITabBar_unselectedItemTintColor(self) autorelease]; }
- (void)setUnselectedItemTintColor:(UIColor *)value { tb_UITabBar_setUnselectedItemTintColor(self, (void *)value); }
- (NSArray *)items { return (NSArray *)[(id)tb_UITabBar_items(self) autorelease]; }
- (void)setItems:(NSArray *)value { tb_UITabBar_setItems(self, (void *)value); }
- (UITabBarItem *)selectedItem { return (UITabBarItem *)TBBorrow(tb_UITabBar_selectedItem(self)); }
- (void)setSelectedItem:(UITabBarItem *)value { tb_UITabBar_setSelectedItem(self, (void *)value); }
- (void)setItems:(NSArray *)items animated:(BOOL)animated { tb_UITabBar_setItems_animated(self, (void *)items, animated); }
@end

@implementation UITabBarController
+ (const char *)touchboxClassName { return "UITabBarController"; }
- (id<UITabBarControllerDelegate>)delegate { return (id<UITabBarControllerDelegate>)[(id)tb_UITabBarController_delegate(self) autorelease]; }
- (void)setDelegate:(id<UITabBarControllerDelegate>)value { tb_UITabBarController_setDelegate(self, (void *)value); }
- (UITabBar *)tabBar { return (UITabBar *)TBBorrow(tb_UITabBarController_tabBar(self)); }
- (NSArray *)viewControllers { return (NSArray *)[(id)tb_UITabBarController_viewControllers(self) autorelease]; }
- (void)setViewControllers:(NSArray *)value { tb_UITabBarController_setViewControllers(self, (void *)value); }
- (void)setViewControllers:(NSArray *)controllers animated:(BOOL)animated { tb_UITabBarController_setViewControllers_animated(self, (void *)controllers, animated); }
- (UIViewController *)selectedViewController { return (UIViewController *)TBBorrow(tb_UITabBarController_selectedViewController(self)); }
- (void)setSelectedViewController:(UIViewController *)value { tb_UITabBarController_setSelectedViewController(self, (void *)value); }
- (NSUInteger)selectedIndex { return tb_UITabBarController_selectedIndex(self); }
- (void)setSelectedIndex:(NSUInteger)value { tb_UITabBarController_setSelectedIndex(self, value); }
@end
