// code: 3
// touch: 0.1 tap 1 100,100
// touch: 2 turn
// message: crashed at PATH:LINE: uncaught exception NSRangeException
@interface Board : UIView
@end
@implementation Board
- (void)didStop:(NSString *)name finished:(NSNumber *)finished context:(void *)context {
  [@"text" substringFromIndex:9];  // here
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  [UIView beginAnimations:nil context:NULL];
  [UIView setAnimationDelegate:self];
  [UIView setAnimationDidStopSelector:@selector(didStop:finished:context:)];
  self.alpha = 0.5;
  [UIView commitAnimations];
}
@end
