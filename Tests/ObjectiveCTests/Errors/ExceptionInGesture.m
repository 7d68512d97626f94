// code: 3
// touch: 0.1 tap 1 100,100
// message: crashed at PATH:LINE: uncaught exception Tapped
@interface Root : UIViewController
@end
@implementation Root
- (void)viewDidLoad {
  [self.view addGestureRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tap:)]];
}
- (void)tap:(UITapGestureRecognizer *)recognizer {
  [NSException raise:@"Tapped" format:@"twice"];  // here
}
@end
