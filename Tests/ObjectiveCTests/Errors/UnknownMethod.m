// code: 2
// message: UnknownMethod.m:LINE:11: error: no known instance method for selector 'jump'
@interface Board : UIView
@end
@implementation Board
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  id object = self;
  [object jump];  // here
}
@end
