// code: 3
// touch: 0.1 tap 1 100,100
// message: crashed at PATH:LINE (signal 11, Segmentation fault)
@interface Board : UIView
@end
@implementation Board
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  int *numbers = NULL;
  numbers[3] = 4;  // here
}
@end
