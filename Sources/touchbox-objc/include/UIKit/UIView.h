// Views and windows.
#ifndef TOUCHBOX_UI_VIEW_H
#define TOUCHBOX_UI_VIEW_H
#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIEvents.h>
#import <UIKit/UIGraphics.h>

typedef NS_ENUM(NSInteger, UIViewAnimationCurve) { //: UIView.AnimationCurve
  UIViewAnimationCurveEaseInOut, UIViewAnimationCurveEaseIn, UIViewAnimationCurveEaseOut, UIViewAnimationCurveLinear
};
typedef NS_ENUM(NSInteger, UIViewContentMode) { //: UIView.ContentMode
  UIViewContentModeScaleToFill, UIViewContentModeScaleAspectFit, UIViewContentModeScaleAspectFill, UIViewContentModeRedraw, UIViewContentModeCenter, UIViewContentModeTop, UIViewContentModeBottom, UIViewContentModeLeft, UIViewContentModeRight, UIViewContentModeTopLeft, UIViewContentModeTopRight, UIViewContentModeBottomLeft, UIViewContentModeBottomRight
};
typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) { //: UIView.AutoresizingMask
  UIViewAutoresizingNone = 0, UIViewAutoresizingFlexibleLeftMargin = 1, UIViewAutoresizingFlexibleWidth = 2, UIViewAutoresizingFlexibleRightMargin = 4, UIViewAutoresizingFlexibleTopMargin = 8, UIViewAutoresizingFlexibleHeight = 16, UIViewAutoresizingFlexibleBottomMargin = 32
};
typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionLayoutSubviews = 1 << 0,
  UIViewAnimationOptionAllowUserInteraction = 1 << 1,
  UIViewAnimationOptionBeginFromCurrentState = 1 << 2,
  UIViewAnimationOptionRepeat = 1 << 3,
  UIViewAnimationOptionAutoreverse = 1 << 4,
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
@property (nonatomic) CGFloat alpha; //: override
@property (nonatomic, getter=isHidden) BOOL hidden; //: override
@property (nonatomic, getter=isOpaque) BOOL opaque;
@property (nonatomic, retain) UIColor *backgroundColor; //: override
@property (nonatomic, retain) UIColor *tintColor;
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
@property (nonatomic, copy) NSString *accessibilityLabel; //: objc
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
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
- (NSArray *)constraints; //: $0.constraints
- (void)addConstraint:(NSLayoutConstraint *)constraint;
- (void)removeConstraint:(NSLayoutConstraint *)constraint;
- (void)addConstraints:(NSArray *)constraints; //: objc
- (void)removeConstraints:(NSArray *)constraints; //: objc
- (UILayoutGuide *)safeAreaLayoutGuide; //: $0.safeAreaLayoutGuide
- (UILayoutGuide *)layoutMarginsGuide; //: $0.layoutMarginsGuide
- (void)setNeedsUpdateConstraints; //: objc
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
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations; //: objc
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion; //: objc
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion; //: objc
@end

typedef CGFloat UIWindowLevel;

@interface UIWindow : UIView
- (void)makeKeyAndVisible;
- (void)makeKeyWindow; //: $0.makeKey()
- (void)sendEvent:(UIEvent *)event; //: override $0.sendEvent($1)
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
#define UILineBreakModeTailTruncation NSLineBreakByTruncatingTail

@interface UILabel : UIView
@property (nonatomic, copy) NSString *text;
@property (nonatomic, retain) UIFont *font;
@property (nonatomic, retain) UIColor *textColor;
@property (nonatomic, retain) UIColor *shadowColor;
@property (nonatomic, retain) UIColor *highlightedTextColor;
@property (nonatomic) CGSize shadowOffset;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) NSLineBreakMode lineBreakMode;
@property (nonatomic) NSInteger numberOfLines;
@property (nonatomic) BOOL adjustsFontSizeToFitWidth;
@property (nonatomic) CGFloat minimumScaleFactor;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end

@interface UIImageView : UIView
- (instancetype)initWithImage:(UIImage *)image; //: objc
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
