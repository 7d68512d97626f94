// code: 3
// message: Board: its initializer returns nil
@interface Board : UIView
@end
@implementation Board
- (id)initWithFrame:(CGRect)frame {
  return nil;
}
@end
