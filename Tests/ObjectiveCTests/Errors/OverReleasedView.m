// code: 3
// touch: 0.1 tap 1 100,100
// message: crashed at PATH:LINE: -[UIView setAlpha:]: message sent to deallocated instance
@interface Board : UIView {
  UIView *box;
}
@end
@implementation Board
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  box = [[UIView alloc] init];
  [box release];
  [box setAlpha:1];  // here
}
@end
