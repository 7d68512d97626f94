// Controllers present other controllers, and alerts report which button was tapped.
// touch: 0.1 tap 1 100,100
// touch: 1 tap 1 160,60
// touch: 2 tap 1 100,100
// touch: 3 tap 1 160,270
// log: second appears
// log: presented by Root
// log: dismissed
// log: asked Really? with 1 button
// log: alert is up
// log: clicked OK
#import <UIKit/UIKit.h>

@interface Second : UIViewController
@end
@implementation Second
- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  NSLog(@"second appears");
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  NSLog(@"presented by %@", NSStringFromClass([self.presentingViewController class]));
  [self dismissViewControllerAnimated:NO completion:^{ NSLog(@"dismissed"); }];
}
@end

@interface Root : UIViewController <UIAlertViewDelegate> {
  int count;
}
@end
@implementation Root
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  if (count++ == 0) {
    [self presentModalViewController:[[[Second alloc] init] autorelease] animated:NO];
    return;
  }
  UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Really?"
                                                  message:nil
                                                 delegate:self
                                        cancelButtonTitle:@"OK"
                                        otherButtonTitles:nil];
  NSLog(@"asked %@ with %d button", alert.title, (int)alert.numberOfButtons);
  [alert show];
  [alert release];
  if (self.presentedViewController) NSLog(@"alert is up");
}
- (void)alertView:(UIAlertView *)alert clickedButtonAtIndex:(NSInteger)index {
  NSLog(@"clicked %@", [alert buttonTitleAtIndex:index]);
}
@end
