// Animators, image renderers, and feedback generators.
#ifndef TOUCHBOX_UI_VIEW_PROPERTY_ANIMATOR_H
#define TOUCHBOX_UI_VIEW_PROPERTY_ANIMATOR_H
#import <UIKit/UIView.h>

typedef NS_ENUM(NSInteger, UIViewAnimatingState) { //: UIViewAnimatingState
  UIViewAnimatingStateInactive, UIViewAnimatingStateActive, UIViewAnimatingStateStopped
};
typedef NS_ENUM(NSInteger, UIViewAnimatingPosition) { //: UIViewAnimatingPosition
  UIViewAnimatingPositionEnd, UIViewAnimatingPositionStart, UIViewAnimatingPositionCurrent
};

@interface UIViewPropertyAnimator : TBObject
- (instancetype)initWithDuration:(NSTimeInterval)duration curve:(UIViewAnimationCurve)curve animations:(void (^)(void))animations; //: init UIViewPropertyAnimator(duration: $1, curve: $2, animations: $3?)
- (instancetype)initWithDuration:(NSTimeInterval)duration dampingRatio:(CGFloat)ratio animations:(void (^)(void))animations; //: init UIViewPropertyAnimator(duration: $1, dampingRatio: $2, animations: $3?)
+ (instancetype)runningPropertyAnimatorWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^)(UIViewAnimatingPosition position))completion; //: UIViewPropertyAnimator.runningPropertyAnimator(withDuration: $1, delay: $2, options: $3, animations: $4, completion: $5?)
- (void)addAnimations:(void (^)(void))animations;
- (void)addCompletion:(void (^)(UIViewAnimatingPosition position))completion;
- (void)startAnimation;
- (void)startAnimationAfterDelay:(NSTimeInterval)delay; //: $0.startAnimation(afterDelay: $1)
- (void)pauseAnimation;
- (void)stopAnimation:(BOOL)withoutFinishing;
- (void)finishAnimationAtPosition:(UIViewAnimatingPosition)position; //: $0.finishAnimation(at: $1)
@property (nonatomic) CGFloat fractionComplete;
@property (nonatomic, getter=isReversed) BOOL reversed;
@property (nonatomic, readonly, getter=isRunning) BOOL running;
@property (nonatomic, readonly) UIViewAnimatingState state;
@property (nonatomic, readonly) NSTimeInterval duration;
@property (nonatomic, readonly) NSTimeInterval delay;
@end

@interface UIGraphicsImageRendererFormat : TBObject
+ (instancetype)defaultFormat; //: UIGraphicsImageRendererFormat.default()
+ (instancetype)preferredFormat; //: UIGraphicsImageRendererFormat.preferred()
- (instancetype)init; //: init UIGraphicsImageRendererFormat()
@property (nonatomic) CGFloat scale;
@property (nonatomic) BOOL opaque;
@property (nonatomic, readonly) CGRect bounds;
@end

@interface UIGraphicsImageRendererContext : TBObject
@property (nonatomic, readonly) CGContextRef CGContext; //: $0.cgContext
@property (nonatomic, readonly) UIImage *currentImage;
- (void)fillRect:(CGRect)rect; //: $0.fill($1)
- (void)fillRect:(CGRect)rect blendMode:(CGBlendMode)mode; //: $0.fill($1, blendMode: $2)
- (void)strokeRect:(CGRect)rect; //: $0.stroke($1)
- (void)clipToRect:(CGRect)rect; //: $0.clip(to: $1)
@end

@interface UIGraphicsImageRenderer : TBObject
- (instancetype)initWithSize:(CGSize)size; //: init UIGraphicsImageRenderer(size: $1)
- (instancetype)initWithSize:(CGSize)size format:(UIGraphicsImageRendererFormat *)format; //: init UIGraphicsImageRenderer(size: $1, format: $2)
- (instancetype)initWithBounds:(CGRect)bounds; //: init UIGraphicsImageRenderer(bounds: $1)
- (instancetype)initWithBounds:(CGRect)bounds format:(UIGraphicsImageRendererFormat *)format; //: init UIGraphicsImageRenderer(bounds: $1, format: $2)
- (UIImage *)imageWithActions:(void (^)(UIGraphicsImageRendererContext *context))actions; //: $0.image(actions: $1)
- (NSData *)PNGDataWithActions:(void (^)(UIGraphicsImageRendererContext *context))actions; //: $0.pngData(actions: $1)
- (NSData *)JPEGDataWithCompressionQuality:(CGFloat)quality actions:(void (^)(UIGraphicsImageRendererContext *context))actions; //: $0.jpegData(withCompressionQuality: $1, actions: $2)
@end

typedef NS_ENUM(NSInteger, UIImpactFeedbackStyle) { //: UIImpactFeedbackGenerator.FeedbackStyle
  UIImpactFeedbackStyleLight, UIImpactFeedbackStyleMedium, UIImpactFeedbackStyleHeavy, UIImpactFeedbackStyleSoft, UIImpactFeedbackStyleRigid
};
typedef NS_ENUM(NSInteger, UINotificationFeedbackType) { //: UINotificationFeedbackGenerator.FeedbackType
  UINotificationFeedbackTypeSuccess, UINotificationFeedbackTypeWarning, UINotificationFeedbackTypeError
};

@interface UIFeedbackGenerator : TBObject
- (void)prepare;
@end

@interface UIImpactFeedbackGenerator : UIFeedbackGenerator
- (instancetype)initWithStyle:(UIImpactFeedbackStyle)style; //: init UIImpactFeedbackGenerator(style: $1)
- (void)impactOccurred;
@end

@interface UISelectionFeedbackGenerator : UIFeedbackGenerator
- (instancetype)init; //: init UISelectionFeedbackGenerator()
- (void)selectionChanged;
@end

@interface UINotificationFeedbackGenerator : UIFeedbackGenerator
- (instancetype)init; //: init UINotificationFeedbackGenerator()
- (void)notificationOccurred:(UINotificationFeedbackType)type;
@end
#endif
