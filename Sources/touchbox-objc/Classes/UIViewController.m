// View controllers.
#import "TBPrivate.h"

@implementation UIViewController
#include "UIViewController.inc"
- (instancetype)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
  tbs_makeController(self, [name UTF8String]);
  return self;
}
- (instancetype)initWithCoder:(NSCoder *)coder {
  TBDecode(coder, self);
  tbs_makeController(self, [TBNibName(coder) UTF8String]);
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
// Never called, as on iOS 6 and later.
- (void)viewDidUnload {
}
- (void)viewWillUnload {
}
- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
  return orientation == UIInterfaceOrientationPortrait;
}
@end
