// Animations of layers, transactions, and display links.
#ifndef TOUCHBOX_CA_ANIMATION_H
#define TOUCHBOX_CA_ANIMATION_H
#import <QuartzCore/CALayer.h>

#define kCAMediaTimingFunctionLinear @"linear"
#define kCAMediaTimingFunctionEaseIn @"easeIn"
#define kCAMediaTimingFunctionEaseOut @"easeOut"
#define kCAMediaTimingFunctionEaseInEaseOut @"easeInEaseOut"
#define kCAMediaTimingFunctionDefault @"default"
#define kCAFillModeForwards @"forwards"
#define kCAFillModeBackwards @"backwards"
#define kCAFillModeBoth @"both"
#define kCAFillModeRemoved @"removed"
#define kCAAnimationLinear @"linear"
#define kCAAnimationDiscrete @"discrete"
#define kCAAnimationPaced @"paced"
#define kCAAnimationCubic @"cubic"
#define kCAAnimationCubicPaced @"cubicPaced"
#define kCAAnimationRotateAuto @"auto"
#define kCAAnimationRotateAutoReverse @"autoReverse"
#define kCATransition @"transition"
#define kCATransitionFade @"fade"
#define kCATransitionMoveIn @"moveIn"
#define kCATransitionPush @"push"
#define kCATransitionReveal @"reveal"
#define kCATransitionFromLeft @"fromLeft"
#define kCATransitionFromRight @"fromRight"
#define kCATransitionFromTop @"fromTop"
#define kCATransitionFromBottom @"fromBottom"
#define kCATransactionAnimationDuration @"animationDuration"
#define kCATransactionDisableActions @"disableActions"
#define kCATransactionAnimationTimingFunction @"animationTimingFunction"

CFTimeInterval CACurrentMediaTime(void); //: CACurrentMediaTime()

@interface CAMediaTimingFunction : TBObject
+ (instancetype)functionWithName:(NSString *)name; //: CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: $1))
+ (instancetype)functionWithControlPoints:(float)x1 :(float)y1 :(float)x2 :(float)y2; //: objc
- (instancetype)initWithControlPoints:(float)x1 :(float)y1 :(float)x2 :(float)y2; //: objc
@end

@interface CAAnimation : TBObject
+ (instancetype)animation; //: objc
@property (nonatomic) CFTimeInterval beginTime;
@property (nonatomic) CFTimeInterval duration;
@property (nonatomic) CFTimeInterval timeOffset;
@property (nonatomic) float speed;
@property (nonatomic) float repeatCount;
@property (nonatomic) CFTimeInterval repeatDuration;
@property (nonatomic) BOOL autoreverses;
@property (nonatomic, copy) NSString *fillMode; //: $0.fillMode.rawValue <- $0.fillMode = CAMediaTimingFillMode(rawValue: $1)
@property (nonatomic, retain) CAMediaTimingFunction *timingFunction;
@property (nonatomic, retain) id delegate; //: animationDelegate($0) <- setAnimationDelegate($0, $1)
@property (nonatomic, getter=isRemovedOnCompletion) BOOL removedOnCompletion;
- (id)valueForKey:(NSString *)key; //: animationValue($0, $1)
- (void)setValue:(id)value forKey:(NSString *)key; //: setAnimationValue($0, $1, $2)
@end

@protocol CAAnimationDelegate <NSObject>
@optional
- (void)animationDidStart:(CAAnimation *)animation;
- (void)animationDidStop:(CAAnimation *)animation finished:(BOOL)finished;
@end

@interface CAPropertyAnimation : CAAnimation
+ (instancetype)animationWithKeyPath:(NSString *)path; //: objc
@property (nonatomic, copy) NSString *keyPath;
@property (nonatomic, getter=isAdditive) BOOL additive;
@property (nonatomic, getter=isCumulative) BOOL cumulative;
@end

@interface CABasicAnimation : CAPropertyAnimation
- (instancetype)init; //: init CABasicAnimation()
@property (nonatomic, retain) id fromValue;
@property (nonatomic, retain) id toValue;
@property (nonatomic, retain) id byValue;
@end

@interface CASpringAnimation : CABasicAnimation
- (instancetype)init; //: init CASpringAnimation()
@property (nonatomic) CGFloat mass;
@property (nonatomic) CGFloat stiffness;
@property (nonatomic) CGFloat damping;
@property (nonatomic) CGFloat initialVelocity;
@property (nonatomic) BOOL allowsOverdamping;
- (instancetype)initWithPerceptualDuration:(CFTimeInterval)duration bounce:(CGFloat)bounce; //: init CASpringAnimation(perceptualDuration: $1, bounce: $2)
@property (nonatomic, readonly) CFTimeInterval settlingDuration;
@end

@interface CAKeyframeAnimation : CAPropertyAnimation
- (instancetype)init; //: init CAKeyframeAnimation()
@property (nonatomic, copy) NSArray *values;
@property (nonatomic) CGPathRef path;
@property (nonatomic, copy) NSArray *keyTimes;
@property (nonatomic, copy) NSArray *timingFunctions;
@property (nonatomic, copy) NSString *calculationMode; //: $0.calculationMode.rawValue <- $0.calculationMode = CAAnimationCalculationMode(rawValue: $1)
@property (nonatomic, copy) NSString *rotationMode; //: $0.rotationMode?.rawValue <- $0.rotationMode = CAAnimationRotationMode(rawValue: $1)
@property (nonatomic, copy) NSArray *tensionValues;
@property (nonatomic, copy) NSArray *continuityValues;
@property (nonatomic, copy) NSArray *biasValues;
@end

@interface CAAnimationGroup : CAAnimation
- (instancetype)init; //: init CAAnimationGroup()
@property (nonatomic, copy) NSArray *animations;
@end

@interface CATransition : CAAnimation
- (instancetype)init; //: init CATransition()
@property (nonatomic, copy) NSString *type; //: $0.type.rawValue <- $0.type = CATransitionType(rawValue: $1)
@property (nonatomic, copy) NSString *subtype; //: $0.subtype?.rawValue <- $0.subtype = CATransitionSubtype(rawValue: $1)
@property (nonatomic) float startProgress;
@property (nonatomic) float endProgress;
@end

@interface CATransaction : TBObject
+ (void)begin; //: CATransaction.begin()
+ (void)commit; //: CATransaction.commit()
+ (void)flush; //: CATransaction.flush()
+ (void)lock; //: CATransaction.lock()
+ (void)unlock; //: CATransaction.unlock()
+ (CFTimeInterval)animationDuration; //: CATransaction.animationDuration()
+ (void)setAnimationDuration:(CFTimeInterval)duration; //: CATransaction.setAnimationDuration($1)
+ (CAMediaTimingFunction *)animationTimingFunction; //: CATransaction.animationTimingFunction()
+ (void)setAnimationTimingFunction:(CAMediaTimingFunction *)function; //: CATransaction.setAnimationTimingFunction($1?)
+ (BOOL)disableActions; //: CATransaction.disableActions()
+ (void)setDisableActions:(BOOL)flag; //: CATransaction.setDisableActions($1)
+ (void)setCompletionBlock:(void (^)(void))block; //: CATransaction.setCompletionBlock($1?)
+ (id)valueForKey:(NSString *)key; //: CATransaction.value(forKey: $1)
+ (void)setValue:(id)value forKey:(NSString *)key; //: CATransaction.setValue($1, forKey: $2)
@end

@interface CADisplayLink : TBObject
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)selector; //: objc
- (void)addToRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode; //: objc
- (void)removeFromRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode; //: objc
- (void)invalidate;
@property (nonatomic, readonly) CFTimeInterval timestamp;
@property (nonatomic, readonly) CFTimeInterval targetTimestamp;
@property (nonatomic, readonly) CFTimeInterval duration;
@property (nonatomic, getter=isPaused) BOOL paused;
@property (nonatomic) NSInteger frameInterval; //: frameInterval($0) <- setFrameInterval($0, $1)
@property (nonatomic) NSInteger preferredFramesPerSecond;
@end
#endif
