// code: 2
// message: PATH:LINE:3: note: Touchbox does not have UITableView: use a UIStackView in a UIScrollView
@interface Board : UIView
@end
@implementation Board
- (void)drawRect:(CGRect)rect {
  paint(3);
  UITableView *table = nil;  // here
}
@end
