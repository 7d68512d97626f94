// A shake calls the first responder, or else the controller, and its event is a motion event.
// touch: 0 shake
// touch: 0.6 tap 1 50,50
// touch: 1 shake
// touch: 1.2 focus lost
// log: controller began 1, type 1, touches 0
// log: controller ended, subtype 1
// log: view began
// log: controller began 1, type 1, touches 0
// log: controller cancelled
#import <UIKit/UIKit.h>

@interface Shaker : UIView
@end
@implementation Shaker
- (BOOL)canBecomeFirstResponder {
  return YES;
}
- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
  [self becomeFirstResponder];
}
- (void)motionBegan:(UIEventSubtype)motion withEvent:(UIEvent *)event {
  NSLog(@"view began");
  [super motionBegan:motion withEvent:event];
}
@end

@interface ShakeController : UIViewController
@end
@implementation ShakeController
- (void)viewDidLoad {
  [super viewDidLoad];
  [self.view addSubview:[[Shaker alloc] initWithFrame:CGRectMake(0, 0, 100, 100)]];
}
- (void)motionBegan:(UIEventSubtype)motion withEvent:(UIEvent *)event {
  NSLog(@"controller began %d, type %d, touches %d", motion == UIEventSubtypeMotionShake, (int)event.type, (int)event.allTouches.count);
}
- (void)motionEnded:(UIEventSubtype)motion withEvent:(UIEvent *)event {
  NSLog(@"controller ended, subtype %d", (int)event.subtype);
}
- (void)motionCancelled:(UIEventSubtype)motion withEvent:(UIEvent *)event {
  NSLog(@"controller cancelled");
}
@end
