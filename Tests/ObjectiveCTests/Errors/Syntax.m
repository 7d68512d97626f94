// code: 2
// message: PATH:LINE:25: error: expected ';' after expression
@interface Board : UIView
@end
@implementation Board
- (void)drawRect:(CGRect)rect {
  [self setNeedsDisplay]  // here
}
@end
