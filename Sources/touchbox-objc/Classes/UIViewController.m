// View controllers.
#import "TBPrivate.h"

@implementation UIViewController
#include "UIViewController.inc"
- (instancetype)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
  tbs_makeController(self, [name UTF8String]);
  return self;
}
- (instancetype)initWithCoder:(NSCoder *)coder {
  tbs_makeController(self, NULL);
  return self;
}
- (id)init {
  return [self initWithNibName:nil bundle:nil];
}
// Never called, as on iOS since version 6.
- (void)viewDidUnload {
}
- (void)viewWillUnload {
}
- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
  return orientation == UIInterfaceOrientationPortrait;
}
@end
