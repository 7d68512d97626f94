// code: 3
// touch: 0.1 tap 1 100,100
// message: crashed at PATH:LINE: uncaught exception NSRangeException: Index 3 is out of range 0
@interface Board : UIView
@end
@implementation Board
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  NSArray *array = [NSArray array];
  [array objectAtIndex:3];  // here
}
@end
