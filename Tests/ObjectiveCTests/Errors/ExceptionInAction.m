// code: 3
// touch: 0.1 tap 1 100,100
// message: crashed at PATH:LINE: uncaught exception Pressed: no reason
@interface Root : UIViewController
@end
@implementation Root
- (void)viewDidLoad {
  UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
  button.frame = CGRectMake(50, 50, 100, 100);
  [button addTarget:self action:@selector(press:) forControlEvents:UIControlEventTouchUpInside];
  [self.view addSubview:button];
}
- (void)press:(id)sender {
  [[NSException exceptionWithName:@"Pressed" reason:@"no reason" userInfo:nil] raise];  // here
}
@end
