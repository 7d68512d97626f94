// code: 3
// message: crashed at PATH:LINE: uncaught exception Sketch: no ink
@interface Board : UIView
@end
@implementation Board
- (void)drawRect:(CGRect)rect {
  [NSException raise:@"Sketch" format:@"no ink"];  // here
}
@end
