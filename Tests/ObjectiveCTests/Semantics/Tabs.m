// A tab bar controller shows the controllers of its tabs, and its delegate can refuse one.
// touch: 0.2 tap 1 160,455
// touch: 0.5 tap 1 265,455
// touch: 0.8 tap 1 60,455
// touch: 1.0 tap 1 160,300
// log: 3 tabs, First has tag 7
// log: appears First
// log: did select Second, index 1
// log: appears Second
// log: refuses Third
// log: did select First, index 0
// log: appears First
// log: badge 1
// log: tapped, index 1
// log: appears Second
#import <UIKit/UIKit.h>

@interface TabController : UIViewController
@end

@implementation TabController
- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  NSLog(@"appears %@", self.tabBarItem.title);
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  self.tabBarItem.badgeValue = @"1";
  NSLog(@"badge %@", [[self.tabBarController.tabBar.items objectAtIndex:0] badgeValue]);
  self.tabBarController.selectedIndex = 1;
  NSLog(@"tapped, index %d", (int)self.tabBarController.selectedIndex);
}
@end

@interface TabsDelegate : NSObject <UIApplicationDelegate, UITabBarControllerDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation TabsDelegate
- (UIViewController *)controllerWithTitle:(NSString *)title tag:(NSInteger)tag {
  TabController *controller = [[TabController alloc] init];
  controller.tabBarItem = [[UITabBarItem alloc] initWithTitle:title image:nil tag:tag];
  return controller;
}
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  UITabBarController *tabs = [[UITabBarController alloc] init];
  tabs.viewControllers = @[[self controllerWithTitle:@"First" tag:7], [self controllerWithTitle:@"Second" tag:8],
                           [self controllerWithTitle:@"Third" tag:9]];
  tabs.delegate = self;
  self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
  self.window.rootViewController = tabs;
  [self.window makeKeyAndVisible];
  UITabBarItem *first = tabs.tabBar.items[0];
  NSLog(@"%d tabs, %@ has tag %d", (int)tabs.viewControllers.count, first.title, (int)first.tag);
  return YES;
}
- (BOOL)tabBarController:(UITabBarController *)tabs shouldSelectViewController:(UIViewController *)controller {
  if (controller.tabBarItem.tag == 9) NSLog(@"refuses %@", controller.tabBarItem.title);
  return controller.tabBarItem.tag != 9;
}
- (void)tabBarController:(UITabBarController *)tabs didSelectViewController:(UIViewController *)controller {
  NSLog(@"did select %@, index %d", controller.tabBarItem.title, (int)tabs.selectedIndex);
}
@end
