// code: 2
// message: PATH:LINE:3: note: Touchbox does not have UICollectionView: use views with frames in a UIScrollView
@interface Board : UIView
@end
@implementation Board
- (void)drawRect:(CGRect)rect {
  paint(3);
  UICollectionView *table = nil;  // here
}
@end
