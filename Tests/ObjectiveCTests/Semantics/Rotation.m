// A turn of the phone calls the methods for rotations before iOS 8, unless the class has the newer method.
// touch: 0.2 rotate left
// touch: 0.8 rotate right
// touch: 1.2 tap 1 100,100
// log: will rotate to 3 from 1
// log: rotating to 3, 480 wide
// log: did rotate from 1 to 3
// log: will rotate to 1 from 3
// log: rotating to 1, 320 wide
// log: did rotate from 3 to 1
// log: size 480 x 320
#import <UIKit/UIKit.h>

@interface NewerController : UIViewController
@end
@implementation NewerController
- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
  [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
  NSLog(@"size %.0f x %.0f", size.width, size.height);
}
@end

@interface TurningController : UIViewController
@end
@implementation TurningController
- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
  return YES;
}
- (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(NSTimeInterval)duration {
  [super willRotateToInterfaceOrientation:orientation duration:duration];
  NSLog(@"will rotate to %d from %d", (int)orientation, (int)self.interfaceOrientation);
}
- (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(NSTimeInterval)duration {
  NSLog(@"rotating to %d, %.0f wide", (int)orientation, self.view.bounds.size.width);
}
- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)orientation {
  NSLog(@"did rotate from %d to %d", (int)orientation, (int)self.interfaceOrientation);
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  NewerController *newer = [[NewerController alloc] init];
  [newer viewWillTransitionToSize:CGSizeMake(480, 320) withTransitionCoordinator:nil];
}
@end
