// code: 3
// touch: 1 turn
// message: crashed at PATH:LINE: uncaught exception NSInternalInconsistencyException: ticked 3
@interface Root : UIViewController
@end
@implementation Root
- (void)tick {
  NSAssert(NO, @"ticked %d", 3);  // here
}
- (void)viewDidLoad {
  [NSTimer scheduledTimerWithTimeInterval:0.1 target:self selector:@selector(tick) userInfo:nil repeats:NO];
}
@end
