// code: 2
// message: PATH:LINE: the function or variable paint is declared, but no file defines it
void paint(int color);
@interface Board : UIView
@end
@implementation Board
- (void)drawRect:(CGRect)rect {
  paint(3);  // here
}
@end
