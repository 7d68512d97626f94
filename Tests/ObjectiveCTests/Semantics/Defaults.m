// Settings start empty, have types, and stay in the app; masks and text fields in alerts.
// touch: 0.1 tap 1 50,50
// touch: 0.5 type "Ada"
// touch: 0.6 type key return
// log: level 0, same 1
// log: level 3, half 0.5, on 1, name Ann, list 2
// log: registered 9, stored 3
// log: date 100
// log: removed 0
// log: suite 5, standard 0
// log: mask 1, none 0
// log: fields 1, first Name
// log: offset {1, -2}
// log: typed Ada
#import <UIKit/UIKit.h>

@interface DefaultsController : UIViewController
@end
@implementation DefaultsController
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
  NSLog(@"level %d, same %d", (int)[defaults integerForKey:@"level"], defaults == [NSUserDefaults standardUserDefaults]);
  [defaults setInteger:3 forKey:@"level"];
  [defaults setFloat:0.5 forKey:@"half"];
  [defaults setBool:YES forKey:@"on"];
  [defaults setObject:@"Ann" forKey:@"name"];
  [defaults setObject:@[ @1, @"b" ] forKey:@"list"];
  NSLog(@"level %d, half %g, on %d, name %@, list %d", (int)[defaults integerForKey:@"level"], [defaults floatForKey:@"half"],
        [defaults boolForKey:@"on"], [defaults stringForKey:@"name"], (int)[[defaults arrayForKey:@"list"] count]);
  [defaults registerDefaults:@{@"size" : @9, @"level" : @1}];
  NSLog(@"registered %d, stored %d", (int)[defaults integerForKey:@"size"], (int)[defaults integerForKey:@"level"]);
  [defaults setObject:[NSDate dateWithTimeIntervalSince1970:100] forKey:@"date"];
  NSLog(@"date %d", (int)[[defaults objectForKey:@"date"] timeIntervalSince1970]);
  [defaults removeObjectForKey:@"on"];
  [defaults synchronize];
  NSLog(@"removed %d", [defaults boolForKey:@"on"]);
  NSUserDefaults *suite = [[NSUserDefaults alloc] initWithSuiteName:@"shared"];
  [suite setInteger:5 forKey:@"own"];
  NSLog(@"suite %d, standard %d", (int)[suite integerForKey:@"own"], (int)[defaults integerForKey:@"own"]);
  UIView *mask = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 10, 10)];
  self.view.maskView = mask;
  BOOL isMasked = self.view.maskView == mask && self.view.layer.mask == mask.layer;
  self.view.maskView = nil;
  NSLog(@"mask %d, none %d", isMasked, self.view.maskView != nil);
  UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Who?" message:nil preferredStyle:UIAlertControllerStyleAlert];
  [alert addTextFieldWithConfigurationHandler:^(UITextField *field) {
    field.placeholder = @"Name";
  }];
  NSLog(@"fields %d, first %@", (int)alert.textFields.count, [[alert.textFields objectAtIndex:0] placeholder]);
  UIAlertAction *action = [UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault handler:^(UIAlertAction *chosen) {
    NSLog(@"typed %@", [[alert.textFields objectAtIndex:0] text]);
  }];
  [alert addAction:action];
  alert.preferredAction = action;
  UITabBarItem *tab = [[UITabBarItem alloc] init];
  tab.titlePositionAdjustment = UIOffsetMake(1, -2);
  NSLog(@"offset %@", NSStringFromUIOffset(tab.titlePositionAdjustment));
  [self presentViewController:alert animated:NO completion:nil];
}
@end
