// code: 2
// message: PATH:LINE:9: error: no visible @interface for 'Board' declares the selector 'setFancyEffect:'
@interface Board : UIView
@end
@implementation Board
- (void)drawRect:(CGRect)rect {
  [self setFancyEffect:3];  // here
}
@end
