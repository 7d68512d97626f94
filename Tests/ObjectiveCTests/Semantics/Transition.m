// An animator and a delegate replace the animation of a presentation, and a coordinator runs blocks with it.
// touch: 0.2 tap 1 100,100
// touch: 1.5 tap 1 100,100
// touch: 2.5 turn
// log: animator for Page, 0.50 s
// log: animates to Page from Root
// log: alongside
// log: page at 0
// log: presented, being presented 0
// log: ended 1
// log: alongside ended, cancelled 0
// log: animator for dismissal
// log: animates to Root from Page
// log: dismissed
// log: ended 1
#import <UIKit/UIKit.h>

@interface SlideAnimator : NSObject <UIViewControllerAnimatedTransitioning>
@end
@implementation SlideAnimator
- (NSTimeInterval)transitionDuration:(id<UIViewControllerContextTransitioning>)context {
  return 0.5;
}
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)context {
  UIViewController *from = [context viewControllerForKey:UITransitionContextFromViewControllerKey];
  UIViewController *to = [context viewControllerForKey:UITransitionContextToViewControllerKey];
  NSLog(@"animates to %@ from %@", to.title, from.title);
  BOOL presents = [to.title isEqualToString:@"Page"];
  UIView *moving = presents ? to.view : from.view;
  if (presents) {
    moving.frame = CGRectOffset([context finalFrameForViewController:to], 0, 480);
    [context.containerView addSubview:moving];
  }
  [UIView animateWithDuration:[self transitionDuration:context]
      animations:^{ moving.frame = CGRectOffset(moving.frame, 0, presents ? -480 : 480); }
      completion:^(BOOL finished) {
        if (presents) NSLog(@"page at %.0f", moving.frame.origin.y);
        [context completeTransition:![context transitionWasCancelled]];
      }];
}
- (void)animationEnded:(BOOL)didComplete {
  NSLog(@"ended %d", didComplete);
}
@end

@interface PageController : UIViewController <UIViewControllerTransitioningDelegate>
@end
@implementation PageController
- (instancetype)init {
  if ((self = [super init])) {
    self.title = @"Page";
    self.modalPresentationStyle = UIModalPresentationFullScreen;
    self.transitioningDelegate = self;
  }
  return self;
}
- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  [self.transitionCoordinator animateAlongsideTransition:^(id<UIViewControllerTransitionCoordinatorContext> context) {
    NSLog(@"alongside");
  } completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {
    NSLog(@"alongside ended, cancelled %d", context.isCancelled);
  }];
}
- (id<UIViewControllerAnimatedTransitioning>)animationControllerForPresentedController:(UIViewController *)presented
                                                                  presentingController:(UIViewController *)presenting
                                                                      sourceController:(UIViewController *)source {
  SlideAnimator *animator = [[SlideAnimator alloc] init];
  NSLog(@"animator for %@, %.2f s", presented.title, [animator transitionDuration:nil]);
  return animator;
}
- (id<UIViewControllerAnimatedTransitioning>)animationControllerForDismissedController:(UIViewController *)dismissed {
  NSLog(@"animator for dismissal");
  return [[SlideAnimator alloc] init];
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  [self dismissViewControllerAnimated:YES completion:^{ NSLog(@"dismissed"); }];
}
@end

@interface TransitionViewController : UIViewController
@end
@implementation TransitionViewController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = @"Root";
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  PageController *page = [[PageController alloc] init];
  [self presentViewController:page animated:YES completion:^{ NSLog(@"presented, being presented %d", page.isBeingPresented); }];
}
@end
