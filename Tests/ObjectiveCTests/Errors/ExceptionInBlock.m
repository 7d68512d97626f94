// code: 3
// touch: 0.1 tap 1 100,100
// message: crashed at PATH:LINE: uncaught exception NSInvalidArgumentException
@interface Board : UIView
@end
@implementation Board
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  id nothing = nil;
  dispatch_async(dispatch_get_main_queue(), ^{
    [[NSMutableArray array] addObject:nothing];  // here
  });
}
@end
