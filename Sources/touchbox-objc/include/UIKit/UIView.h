// Views and windows.
#ifndef TOUCHBOX_UI_VIEW_H
#define TOUCHBOX_UI_VIEW_H
#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIEvents.h>
#import <UIKit/UIGraphics.h>
#import <UIKit/UITraitCollection.h>

typedef NS_ENUM(NSInteger, UIViewAnimationCurve) { //: UIView.AnimationCurve
  UIViewAnimationCurveEaseInOut, UIViewAnimationCurveEaseIn, UIViewAnimationCurveEaseOut, UIViewAnimationCurveLinear
};
typedef NS_ENUM(NSInteger, UIViewContentMode) { //: UIView.ContentMode
  UIViewContentModeScaleToFill, UIViewContentModeScaleAspectFit, UIViewContentModeScaleAspectFill, UIViewContentModeRedraw, UIViewContentModeCenter, UIViewContentModeTop, UIViewContentModeBottom, UIViewContentModeLeft, UIViewContentModeRight, UIViewContentModeTopLeft, UIViewContentModeTopRight, UIViewContentModeBottomLeft, UIViewContentModeBottomRight
};
typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) { //: UIView.AutoresizingMask
  UIViewAutoresizingNone = 0, UIViewAutoresizingFlexibleLeftMargin = 1, UIViewAutoresizingFlexibleWidth = 2, UIViewAutoresizingFlexibleRightMargin = 4, UIViewAutoresizingFlexibleTopMargin = 8, UIViewAutoresizingFlexibleHeight = 16, UIViewAutoresizingFlexibleBottomMargin = 32
};
typedef NS_OPTIONS(NSUInteger, UIViewKeyframeAnimationOptions) { //: UIView.KeyframeAnimationOptions
  UIViewKeyframeAnimationOptionLayoutSubviews = 1 << 0, UIViewKeyframeAnimationOptionAllowUserInteraction = 1 << 1, UIViewKeyframeAnimationOptionBeginFromCurrentState = 1 << 2, UIViewKeyframeAnimationOptionRepeat = 1 << 3, UIViewKeyframeAnimationOptionAutoreverse = 1 << 4, UIViewKeyframeAnimationOptionOverrideInheritedDuration = 1 << 5, UIViewKeyframeAnimationOptionOverrideInheritedOptions = 1 << 9,
  UIViewKeyframeAnimationOptionCalculationModeLinear = 0 << 10, UIViewKeyframeAnimationOptionCalculationModeDiscrete = 1 << 10, UIViewKeyframeAnimationOptionCalculationModePaced = 2 << 10, UIViewKeyframeAnimationOptionCalculationModeCubic = 3 << 10, UIViewKeyframeAnimationOptionCalculationModeCubicPaced = 4 << 10
};
typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) { //: UIView.AnimationOptions
  UIViewAnimationOptionLayoutSubviews = 1 << 0,
  UIViewAnimationOptionAllowUserInteraction = 1 << 1,
  UIViewAnimationOptionBeginFromCurrentState = 1 << 2,
  UIViewAnimationOptionRepeat = 1 << 3,
  UIViewAnimationOptionAutoreverse = 1 << 4,
  UIViewAnimationOptionOverrideInheritedDuration = 1 << 5,
  UIViewAnimationOptionOverrideInheritedCurve = 1 << 6,
  UIViewAnimationOptionAllowAnimatedContent = 1 << 7,
  UIViewAnimationOptionShowHideTransitionViews = 1 << 8,
  UIViewAnimationOptionOverrideInheritedOptions = 1 << 9,
  UIViewAnimationOptionTransitionNone = 0 << 20,
  UIViewAnimationOptionTransitionFlipFromLeft = 1 << 20,
  UIViewAnimationOptionTransitionFlipFromRight = 2 << 20,
  UIViewAnimationOptionTransitionCrossDissolve = 5 << 20,
  UIViewAnimationOptionTransitionFlipFromTop = 6 << 20,
  UIViewAnimationOptionTransitionFlipFromBottom = 7 << 20,
  UIViewAnimationOptionCurveEaseInOut = 0 << 16,
  UIViewAnimationOptionCurveEaseIn = 1 << 16,
  UIViewAnimationOptionCurveEaseOut = 2 << 16,
  UIViewAnimationOptionCurveLinear = 3 << 16
};

@interface UIView : UIResponder
- (instancetype)initWithFrame:(CGRect)frame; //: objc
- (instancetype)initWithCoder:(NSCoder *)coder; //: objc
+ (Class)layerClass; //: objc
@property (nonatomic) CGRect frame; //: override
@property (nonatomic) CGRect bounds; //: override
@property (nonatomic) CGPoint center; //: override
@property (nonatomic) CGAffineTransform transform; //: override
@property (nonatomic) CATransform3D transform3D;
@property (nonatomic) CGFloat alpha; //: override
@property (nonatomic, getter=isHidden) BOOL hidden; //: override
@property (nonatomic, getter=isOpaque) BOOL opaque;
@property (nonatomic, retain) UIColor *backgroundColor; //: override
@property (nonatomic, retain) UIColor *tintColor; //: override
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
@property (nonatomic, readonly) UITraitCollection *traitCollection;
@property (nonatomic) UIEdgeInsets layoutMargins;
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets;
@property (nonatomic, readonly) CGSize intrinsicContentSize; //: override
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property (nonatomic, copy) NSString *accessibilityHint;
@property (nonatomic, copy) NSString *accessibilityValue;
@property (nonatomic) BOOL isAccessibilityElement;
@property (nonatomic) BOOL accessibilityElementsHidden;
@property (nonatomic) BOOL accessibilityViewIsModal;
@property (nonatomic) BOOL insetsLayoutMarginsFromSafeArea;
@property (nonatomic) CGPoint anchorPoint;
@property (nonatomic, retain) UIView *maskView; //: $0.mask <- $0.mask = $1?
@property (nonatomic) BOOL clipsToBounds;
@property (nonatomic) BOOL clearsContextBeforeDrawing; //: objc
@property (nonatomic) UIViewContentMode contentMode;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
@property (nonatomic) BOOL autoresizesSubviews;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic, getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled; //: override
@property (nonatomic, getter=isExclusiveTouch) BOOL exclusiveTouch; //: override
@property (nonatomic) NSInteger tag;
@property (nonatomic) CGFloat contentScaleFactor;
@property (nonatomic, copy) NSString *accessibilityIdentifier;
@property (nonatomic, copy) NSString *accessibilityLabel;
@property (nonatomic, readonly, retain) CALayer *layer;
@property (nonatomic, readonly) UIView *superview;
@property (nonatomic, readonly) UIWindow *window;
- (NSArray *)subviews; //: $0.subviews
- (NSArray *)gestureRecognizers; //: $0.gestureRecognizers
- (void)setGestureRecognizers:(NSArray *)recognizers; //: objc
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index; //: $0.insertSubview($1, at: $2)
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)sibling; //: $0.insertSubview($1, belowSubview: $2)
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)sibling; //: $0.insertSubview($1, aboveSubview: $2)
- (void)exchangeSubviewAtIndex:(NSInteger)index1 withSubviewAtIndex:(NSInteger)index2; //: $0.exchangeSubview(at: $1, withSubviewAt: $2)
- (void)bringSubviewToFront:(UIView *)view;
- (void)sendSubviewToBack:(UIView *)view;
- (void)removeFromSuperview; //: override
- (void)willMoveToSuperview:(UIView *)view; //: override $0.willMove(toSuperview: $1?)
- (void)didMoveToSuperview; //: override
- (void)willMoveToWindow:(UIWindow *)window; //: override $0.willMove(toWindow: $1?)
- (void)didMoveToWindow; //: override
- (void)didAddSubview:(UIView *)view; //: override $0.didAddSubview($1)
- (void)willRemoveSubview:(UIView *)view; //: override $0.willRemoveSubview($1)
- (void)setNeedsDisplay;
- (void)setNeedsDisplayInRect:(CGRect)rect; //: $0.setNeedsDisplay($1)
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)sizeToFit;
- (CGSize)sizeThatFits:(CGSize)size; //: override $0.sizeThatFits($1)
- (UIView *)viewWithTag:(NSInteger)tag; //: $0.viewWithTag($1)
- (BOOL)isDescendantOfView:(UIView *)view; //: $0.isDescendant(of: $1)
- (CGPoint)convertPoint:(CGPoint)point toView:(UIView *)view; //: $0.convert($1, to: $2?)
- (CGPoint)convertPoint:(CGPoint)point fromView:(UIView *)view; //: $0.convert($1, from: $2?)
- (CGRect)convertRect:(CGRect)rect toView:(UIView *)view; //: $0.convert($1, to: $2?)
- (CGRect)convertRect:(CGRect)rect fromView:(UIView *)view; //: $0.convert($1, from: $2?)
- (void)addGestureRecognizer:(UIGestureRecognizer *)recognizer;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)recognizer;
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)recognizer; //: override $0.gestureRecognizerShouldBegin($1)
- (BOOL)endEditing:(BOOL)force; //: $0.endEditing($1)
- (BOOL)drawViewHierarchyInRect:(CGRect)rect afterScreenUpdates:(BOOL)afterUpdates; //: $0.drawHierarchy(in: $1, afterScreenUpdates: $2)
- (UIView *)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates; //: $0.snapshotView(afterScreenUpdates: $1)
- (void)tintColorDidChange; //: override
- (void)layoutMarginsDidChange; //: override
- (void)safeAreaInsetsDidChange; //: override
- (void)traitCollectionDidChange:(UITraitCollection *)previous; //: override $0.traitCollectionDidChange($1?)
- (void)invalidateIntrinsicContentSize;
- (void)drawRect:(CGRect)rect; //: override $0.draw($1)
- (void)layoutSubviews; //: override
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event; //: override $0.hitTest($1, with: $2?)
- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event; //: override $0.point(inside: $1, with: $2?)
+ (void)beginAnimations:(NSString *)name context:(void *)context; //: UIView.beginAnimations($1?, context: $2)
+ (void)commitAnimations; //: UIView.commitAnimations()
+ (void)setAnimationDuration:(NSTimeInterval)duration; //: UIView.setAnimationDuration($1)
+ (void)setAnimationDelay:(NSTimeInterval)delay; //: UIView.setAnimationDelay($1)
+ (void)setAnimationCurve:(UIViewAnimationCurve)curve; //: UIView.setAnimationCurve($1)
+ (void)setAnimationRepeatCount:(float)count; //: UIView.setAnimationRepeatCount($1)
+ (void)setAnimationRepeatAutoreverses:(BOOL)autoreverses; //: UIView.setAnimationRepeatAutoreverses($1)
+ (void)setAnimationBeginsFromCurrentState:(BOOL)fromCurrentState; //: UIView.setAnimationBeginsFromCurrentState($1)
+ (void)setAnimationDelegate:(id)delegate; //: objc
+ (void)setAnimationDidStopSelector:(SEL)selector; //: objc
+ (void)setAnimationsEnabled:(BOOL)enabled; //: UIView.setAnimationsEnabled($1)
+ (BOOL)areAnimationsEnabled; //: UIView.areAnimationsEnabled
+ (void)performWithoutAnimation:(void (^)(void))actions; //: UIView.performWithoutAnimation($1)
+ (NSTimeInterval)inheritedAnimationDuration; //: UIView.inheritedAnimationDuration
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay usingSpringWithDamping:(CGFloat)damping initialSpringVelocity:(CGFloat)velocity options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion; //: UIView.animate(withDuration: $1, delay: $2, usingSpringWithDamping: $3, initialSpringVelocity: $4, options: $5, animations: $6, completion: $7?)
+ (void)transitionWithView:(UIView *)view duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion; //: UIView.transition(with: $1, duration: $2, options: $3, animations: $4?, completion: $5?)
+ (void)transitionFromView:(UIView *)from toView:(UIView *)to duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options completion:(void (^)(BOOL finished))completion; //: UIView.transition(from: $1, to: $2, duration: $3, options: $4, completion: $5?)
+ (void)animateKeyframesWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewKeyframeAnimationOptions)options animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion; //: UIView.animateKeyframes(withDuration: $1, delay: $2, options: $3, animations: $4, completion: $5?)
+ (void)addKeyframeWithRelativeStartTime:(double)start relativeDuration:(double)duration animations:(void (^)(void))animations; //: UIView.addKeyframe(withRelativeStartTime: $1, relativeDuration: $2, animations: $3)
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations; //: objc
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion; //: objc
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion; //: objc
@end

#define UIWindowLevelNormal 0.0
#define UIWindowLevelStatusBar 1000.0
#define UIWindowLevelAlert 2000.0
#define UIWindowDidBecomeKeyNotification @"UIWindowDidBecomeKeyNotification"
#define UIWindowDidResignKeyNotification @"UIWindowDidResignKeyNotification"

@interface UIWindow : UIView
- (void)makeKeyAndVisible;
- (void)makeKeyWindow; //: $0.makeKey()
- (void)becomeKeyWindow; //: override $0.becomeKey()
- (void)resignKeyWindow; //: override $0.resignKey()
- (CGPoint)convertPoint:(CGPoint)point toWindow:(UIWindow *)window; //: $0.convert($1, to: $2?)
- (CGPoint)convertPoint:(CGPoint)point fromWindow:(UIWindow *)window; //: $0.convert($1, from: $2?)
- (CGRect)convertRect:(CGRect)rect toWindow:(UIWindow *)window; //: $0.convert($1, to: $2?)
- (CGRect)convertRect:(CGRect)rect fromWindow:(UIWindow *)window; //: $0.convert($1, from: $2?)
- (void)sendEvent:(UIEvent *)event; //: override $0.sendEvent($1)
@property (nonatomic) UIWindowLevel windowLevel;
@property (nonatomic, retain) UIViewController *rootViewController;
@property (nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
@property (nonatomic, readonly) UIScreen *screen;
@end

typedef NS_ENUM(NSInteger, NSTextAlignment) { //: NSTextAlignment
  NSTextAlignmentLeft, NSTextAlignmentCenter, NSTextAlignmentRight, NSTextAlignmentJustified, NSTextAlignmentNatural
};
typedef NS_ENUM(NSInteger, NSLineBreakMode) { //: NSLineBreakMode
  NSLineBreakByWordWrapping, NSLineBreakByCharWrapping, NSLineBreakByClipping, NSLineBreakByTruncatingHead, NSLineBreakByTruncatingTail, NSLineBreakByTruncatingMiddle
};
#define UITextAlignment NSTextAlignment
#define UITextAlignmentLeft NSTextAlignmentLeft
#define UITextAlignmentCenter NSTextAlignmentCenter
#define UITextAlignmentRight NSTextAlignmentRight
#define UILineBreakMode NSLineBreakMode
#define UILineBreakModeWordWrap NSLineBreakByWordWrapping
#define UILineBreakModeCharacterWrap NSLineBreakByCharWrapping
#define UILineBreakModeClip NSLineBreakByClipping
#define UILineBreakModeHeadTruncation NSLineBreakByTruncatingHead
#define UILineBreakModeMiddleTruncation NSLineBreakByTruncatingMiddle
#define UILineBreakModeTailTruncation NSLineBreakByTruncatingTail

@interface UILabel : UIView
@property (nonatomic, copy) NSString *text;
@property (nonatomic, retain) UIFont *font;
@property (nonatomic, retain) UIColor *textColor;
@property (nonatomic, retain) UIColor *shadowColor;
@property (nonatomic, retain) UIColor *highlightedTextColor;
@property (nonatomic, copy) NSAttributedString *attributedText;
@property (nonatomic) CGSize shadowOffset;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) NSLineBreakMode lineBreakMode;
@property (nonatomic) NSInteger numberOfLines;
@property (nonatomic) CGFloat preferredMaxLayoutWidth;
@property (nonatomic) BOOL adjustsFontSizeToFitWidth;
@property (nonatomic) CGFloat minimumScaleFactor;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
- (CGRect)textRectForBounds:(CGRect)bounds limitedToNumberOfLines:(NSInteger)lines; //: override $0.textRect(forBounds: $1, limitedToNumberOfLines: $2)
- (void)drawTextInRect:(CGRect)rect; //: override $0.drawText(in: $1)
@end

@interface UIImageView : UIView
- (instancetype)initWithImage:(UIImage *)image; //: objc
- (instancetype)initWithImage:(UIImage *)image highlightedImage:(UIImage *)highlighted; //: objc
@property (nonatomic, copy) NSArray *highlightedAnimationImages;
@property (nonatomic, retain) UIImage *image;
@property (nonatomic, retain) UIImage *highlightedImage;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic) NSTimeInterval animationDuration;
@property (nonatomic) NSInteger animationRepeatCount;
@property (nonatomic, copy) NSArray *animationImages; //: objc
- (void)startAnimating;
- (void)stopAnimating;
- (BOOL)isAnimating; //: $0.isAnimating
@end
#endif
