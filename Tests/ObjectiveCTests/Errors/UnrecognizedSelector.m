// code: 3
// touch: 0.1 tap 1 100,100
// message: crashed at PATH:LINE: uncaught exception NSInvalidArgumentException: -[Board jump:]: unrecognized selector sent to instance
@interface Board : UIView
@end
@implementation Board
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  [self performSelector:NSSelectorFromString(@"jump:") withObject:self];  // here
}
@end
