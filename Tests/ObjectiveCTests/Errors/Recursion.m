// code: 3
// touch: 0.1 tap 1 100,100
// message: recursed endlessly or ran out of stack space, at PATH:LINE
@interface Board : UIView
@end
@implementation Board
- (int)again:(int)n {
  return [self again:n + 1] + 1;  // here
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  NSLog(@"%d", [self again:1]);
}
@end
