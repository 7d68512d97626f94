// code: 3
// touch: 0.1 tap 1 100,100
// message: crashed at PATH:LINE: uncaught exception: plain text
@interface Board : UIView
@end
@implementation Board
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  @throw @"plain text";  // here
}
@end
