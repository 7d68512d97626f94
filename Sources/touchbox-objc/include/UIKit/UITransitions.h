// Transitions between controllers: animators, interaction, and coordinators.
#ifndef TOUCHBOX_UI_TRANSITIONS_H
#define TOUCHBOX_UI_TRANSITIONS_H
#import <UIKit/UIViewController.h>
@protocol UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator, UIViewControllerTransitionCoordinatorContext;

#define UITransitionContextFromViewControllerKey @"UITransitionContextFromViewController"
#define UITransitionContextToViewControllerKey @"UITransitionContextToViewController"
#define UITransitionContextFromViewKey @"UITransitionContextFromView"
#define UITransitionContextToViewKey @"UITransitionContextToView"

@protocol UIViewControllerContextTransitioning <NSObject>
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly) BOOL transitionWasCancelled;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nonatomic, readonly) CGAffineTransform targetTransform;
- (void)updateInteractiveTransition:(CGFloat)fraction;
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
- (void)pauseInteractiveTransition;
- (void)completeTransition:(BOOL)didComplete;
- (UIViewController *)viewControllerForKey:(NSString *)key;
- (UIView *)viewForKey:(NSString *)key;
- (CGRect)initialFrameForViewController:(UIViewController *)controller;
- (CGRect)finalFrameForViewController:(UIViewController *)controller;
@end

@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property (nonatomic, readonly) NSTimeInterval transitionDuration;
@property (nonatomic, readonly) CGFloat percentComplete;
@property (nonatomic, readonly) CGAffineTransform targetTransform;
- (UIViewController *)viewControllerForKey:(NSString *)key;
- (UIView *)viewForKey:(NSString *)key;
@end

@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))animation completion:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
- (void)notifyWhenInteractionEndsUsingBlock:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler;
@end

/// The coordinator of a transition.
@interface TBTransitionCoordinator : TBObject //: wrapper (any UIViewControllerTransitionCoordinator)
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property (nonatomic, readonly) NSTimeInterval transitionDuration;
@property (nonatomic, readonly) CGFloat percentComplete;
@property (nonatomic, readonly) CGAffineTransform targetTransform;
- (UIViewController *)viewControllerForKey:(NSString *)key; //: $0.viewController(forKey: UITransitionContextViewControllerKey(rawValue: $1))
- (UIView *)viewForKey:(NSString *)key; //: $0.view(forKey: UITransitionContextViewKey(rawValue: $1))
- (BOOL)animateAlongsideTransition:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))animation completion:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))completion; //: $0.animate(alongsideTransition: $1?, completion: $2?)
- (void)notifyWhenInteractionEndsUsingBlock:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler; //: $0.notifyWhenInteractionEnds($1)
@end

/// The context of a transition. A coordinator that is a context too is a TBTransitionCoordinator in blocks.
@interface TBTransitionContext : TBObject //: wrapper (any UIViewControllerContextTransitioning)
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly) BOOL transitionWasCancelled;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nonatomic, readonly) CGAffineTransform targetTransform;
- (void)updateInteractiveTransition:(CGFloat)fraction; //: $0.updateInteractiveTransition($1)
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
- (void)pauseInteractiveTransition;
- (void)completeTransition:(BOOL)didComplete; //: $0.completeTransition($1)
- (UIViewController *)viewControllerForKey:(NSString *)key; //: $0.viewController(forKey: UITransitionContextViewControllerKey(rawValue: $1))
- (UIView *)viewForKey:(NSString *)key; //: $0.view(forKey: UITransitionContextViewKey(rawValue: $1))
- (CGRect)initialFrameForViewController:(UIViewController *)controller; //: $0.initialFrame(for: $1)
- (CGRect)finalFrameForViewController:(UIViewController *)controller; //: $0.finalFrame(for: $1)
@end

@protocol UIViewControllerAnimatedTransitioning <NSObject> //: delegate
- (NSTimeInterval)transitionDuration:(id<UIViewControllerContextTransitioning>)context; //: $0.transitionDuration(using: $1?) else 0
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)context; //: $0.animateTransition(using: $1)
@optional
- (void)animationEnded:(BOOL)didComplete; //: $0.animationEnded($1)
@end

@protocol UIViewControllerInteractiveTransitioning <NSObject> //: delegate
- (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning>)context; //: $0.startInteractiveTransition($1)
@end

@interface UIPercentDrivenInteractiveTransition : TBObject <UIViewControllerInteractiveTransitioning>
- (instancetype)init; //: init UIPercentDrivenInteractiveTransition()
@property (nonatomic, readonly) CGFloat duration;
@property (nonatomic, readonly) CGFloat percentComplete;
@property (nonatomic) CGFloat completionSpeed;
@property (nonatomic) UIViewAnimationCurve completionCurve;
@property (nonatomic) BOOL wantsInteractiveStart;
- (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning>)context; //: $0.startInteractiveTransition($1)
- (void)pauseInteractiveTransition; //: $0.pause()
- (void)updateInteractiveTransition:(CGFloat)fraction; //: $0.update($1)
- (void)finishInteractiveTransition; //: $0.finish()
- (void)cancelInteractiveTransition; //: $0.cancel()
@end

@protocol UIViewControllerTransitioningDelegate <NSObject> //: delegate
@optional
- (id<UIViewControllerAnimatedTransitioning>)animationControllerForPresentedController:(UIViewController *)presented presentingController:(UIViewController *)presenting sourceController:(UIViewController *)source; //: $0.animationController(forPresented: $1, presenting: $2, source: $3) else nil
- (id<UIViewControllerAnimatedTransitioning>)animationControllerForDismissedController:(UIViewController *)dismissed; //: $0.animationController(forDismissed: $1) else nil
- (id<UIViewControllerInteractiveTransitioning>)interactionControllerForPresentation:(id<UIViewControllerAnimatedTransitioning>)animator; //: $0.interactionControllerForPresentation(using: $1) else nil
- (id<UIViewControllerInteractiveTransitioning>)interactionControllerForDismissal:(id<UIViewControllerAnimatedTransitioning>)animator; //: $0.interactionControllerForDismissal(using: $1) else nil
@end

@interface UIViewController (UITransitions)
@property (nonatomic, assign) id<UIViewControllerTransitioningDelegate> transitioningDelegate;
@property (nonatomic, readonly) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (nonatomic, readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController; //: $0.isMovingToParent
@property (nonatomic, readonly, getter=isMovingFromParentViewController) BOOL movingFromParentViewController; //: $0.isMovingFromParent
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation;
@property (nonatomic) BOOL definesPresentationContext;
@property (nonatomic) UIEdgeInsets additionalSafeAreaInsets;
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated; //: $0.beginAppearanceTransition($1, animated: $2)
- (void)endAppearanceTransition;
@end
#endif
