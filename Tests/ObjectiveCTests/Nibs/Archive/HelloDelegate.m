#import "HelloController.h"

@interface HelloDelegate : NSObject <UIApplicationDelegate> {
  UIWindow *window;
  HelloController *controller;
}
@property (nonatomic, retain) IBOutlet UIWindow *window;
@property (nonatomic, retain) IBOutlet HelloController *controller;
@end

@implementation HelloDelegate
@synthesize window, controller;
- (void)applicationDidFinishLaunching:(UIApplication *)application {
  [window addSubview:controller.view];
  [window makeKeyAndVisible];
  NSLog(@"launched with %@", controller.greeting.text);
}
- (void)dealloc {
  [controller release];
  [window release];
  [super dealloc];
}
@end
