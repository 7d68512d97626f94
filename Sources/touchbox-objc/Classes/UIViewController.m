// View controllers.
#import "TBPrivate.h"

/// Returns the scroll view that bars inset: a controller's view, or the first subview. Returns nil if neither is one.
static UIScrollView *scrolledView(UIViewController *controller) {
  UIView *view = [controller viewIfLoaded];
  NSArray *subviews = [view subviews];
  if (![view isKindOfClass:[UIScrollView class]]) view = [subviews count] ? [subviews objectAtIndex:0] : nil;
  return [view isKindOfClass:[UIScrollView class]] ? (UIScrollView *)view : nil;
}

@implementation UIViewController
#include "UIViewController.inc"
- (instancetype)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
  tbs_makeController(self, [[self class] touchboxClassName], [name UTF8String]);
  return self;
}
- (instancetype)initWithCoder:(NSCoder *)coder {
  TBDecode(coder, self);
  tbs_makeController(self, [[self class] touchboxClassName], [TBNibName(coder) UTF8String]);
  return self;
}
- (id)init {
  return [self initWithNibName:nil bundle:nil];
}
- (id<UILayoutSupport>)topLayoutGuide {
  return TBGuide([self view], YES);
}
- (id<UILayoutSupport>)bottomLayoutGuide {
  return TBGuide([self view], NO);
}
- (void)presentViewController:(UIViewController *)controller
                     animated:(BOOL)animated
                   completion:(void (^)(void))completion {
  tbs_present(self, controller, animated, completion ? _Block_copy(completion) : NULL);
}
- (void)dismissViewControllerAnimated:(BOOL)animated completion:(void (^)(void))completion {
  tbs_dismiss(self, animated, completion ? _Block_copy(completion) : NULL);
}
- (void)presentModalViewController:(UIViewController *)controller animated:(BOOL)animated {
  tbs_present(self, controller, animated, NULL);
}
- (void)dismissModalViewControllerAnimated:(BOOL)animated {
  tbs_dismiss(self, animated, NULL);
}
- (BOOL)automaticallyAdjustsScrollViewInsets {
  UIScrollView *view = scrolledView(self);
  return !view || [view contentInsetAdjustmentBehavior] != UIScrollViewContentInsetAdjustmentNever;
}
- (void)setAutomaticallyAdjustsScrollViewInsets:(BOOL)adjusts {
  [scrolledView(self) setContentInsetAdjustmentBehavior:adjusts ? UIScrollViewContentInsetAdjustmentAutomatic
                                                                : UIScrollViewContentInsetAdjustmentNever];
}
// Never called, as on iOS 6 and later.
- (void)viewDidUnload {
}
- (void)viewWillUnload {
}
- (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(NSTimeInterval)duration {
}
- (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(NSTimeInterval)duration {
}
- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)orientation {
}
- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
  return orientation == UIInterfaceOrientationPortrait;
}
@end

void TBRotate(void *object, int step, long orientation, double duration) {
  TB_BEGIN
  UIViewController *controller = object;
  if (step == TBWillRotate) [controller willRotateToInterfaceOrientation:orientation duration:duration];
  if (step == TBWillAnimateRotation) [controller willAnimateRotationToInterfaceOrientation:orientation duration:duration];
  if (step == TBDidRotate) [controller didRotateFromInterfaceOrientation:orientation];
  TB_END
}

unsigned long TBOlderOrientations(void *object) {
  UIViewController *controller = object;
  SEL method = @selector(shouldAutorotateToInterfaceOrientation:);
  if ([controller methodForSelector:method] == [UIViewController instanceMethodForSelector:method]) return 0;
  unsigned long mask = 0;
  TB_BEGIN
  for (UIInterfaceOrientation each = UIInterfaceOrientationPortrait; each <= UIInterfaceOrientationLandscapeLeft; each++) {
    if ([controller shouldAutorotateToInterfaceOrientation:each]) mask |= 1ul << each;
  }
  TB_END
  return mask;
}
