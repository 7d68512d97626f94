// code: 3
// message: crashed at PATH:LINE: uncaught exception NSUnknownKeyException: [<Root 
@interface Root : UIViewController
@end
@implementation Root
- (void)viewDidLoad {
  [self setValue:@"x" forKey:@"nothing"];  // here
}
@end
