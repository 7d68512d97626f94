// code: 2
// message: PATH:LINE: the class Ball is declared, but no file implements it
@interface Ball : UIView
@end
@interface Board : UIView
@end
@implementation Board
- (void)drawRect:(CGRect)rect {
  [[Ball alloc] init];  // here
}
@end
