// code: 3
// touch: 0.1 tap 1 100,100
// message: -[GSMutableArray description]: message sent to deallocated instance
@interface Board : UIView {
  NSObject *object;
}
@end
@implementation Board
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  object = [[NSMutableArray alloc] init];
  [object release];
  [object description];
}
@end
