// Shows the path of an event along the responder chain.
#import <UIKit/UIKit.h>

static void report(NSString *step, NSSet *touches) { NSLog(@"%@ %d", step, (int)touches.count); }

// The four touch methods of a responder, which log and forward the touches.
#define REPORT_TOUCHES(name)                                                    \
  -(void)touchesBegan : (NSSet *)touches withEvent : (UIEvent *)event {         \
    report([name stringByAppendingString:@" began"], touches);                  \
    [super touchesBegan:touches withEvent:event];                               \
  }                                                                             \
  -(void)touchesMoved : (NSSet *)touches withEvent : (UIEvent *)event {         \
    report([name stringByAppendingString:@" moved"], touches);                  \
    [super touchesMoved:touches withEvent:event];                               \
  }                                                                             \
  -(void)touchesEnded : (NSSet *)touches withEvent : (UIEvent *)event {         \
    report([name stringByAppendingString:@" ended"], touches);                  \
    [self willPass:touches event:event];                                        \
    [super touchesEnded:touches withEvent:event];                               \
  }                                                                             \
  -(void)touchesCancelled : (NSSet *)touches withEvent : (UIEvent *)event {     \
    report([name stringByAppendingString:@" cancelled"], touches);              \
    [super touchesCancelled:touches withEvent:event];                           \
  }

@interface UIResponder (Passing)
- (void)willPass:(NSSet *)touches event:(UIEvent *)event;
@end
@implementation UIResponder (Passing)
- (void)willPass:(NSSet *)touches event:(UIEvent *)event {
}
@end

@interface ChainApplication : UIApplication
@end
@implementation ChainApplication
- (void)sendEvent:(UIEvent *)event {
  report(@"sendEvent application", event.allTouches);
  [super sendEvent:event];
}
REPORT_TOUCHES(@"application")
@end

@interface ChainWindow : UIWindow
@end
@implementation ChainWindow
- (void)sendEvent:(UIEvent *)event {
  report(@"sendEvent window", event.allTouches);
  [super sendEvent:event];
}
REPORT_TOUCHES(@"window")
@end

@interface ChainView : UIView
@property (nonatomic, copy) NSString *name;
@end
@implementation ChainView
- (void)willPass:(NSSet *)touches event:(UIEvent *)event {
  if ([touches isEqualToSet:[event touchesForView:self]]) NSLog(@"All fingers present in the event");
}
REPORT_TOUCHES(self.name)
@end

@interface ChainController : UIViewController
@end
@implementation ChainController
- (void)loadView {
  ChainView *root = [[ChainView alloc] initWithFrame:[UIScreen mainScreen].applicationFrame];
  root.name = @"root";
  root.multipleTouchEnabled = YES;
  ChainView *box = [[ChainView alloc] initWithFrame:CGRectMake(60, 80, 200, 200)];
  box.name = @"child";
  box.multipleTouchEnabled = YES;
  box.backgroundColor = [UIColor colorWithRed:0.25 green:0.47 blue:0.85 alpha:1];
  [root addSubview:box];
  self.view = root;
}
REPORT_TOUCHES(@"controller")
@end

@interface ChainDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation ChainDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
  self.window = [[ChainWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
  self.window.rootViewController = [[ChainController alloc] init];
  [self.window makeKeyAndVisible];
  return YES;
}
@end

int main(int argc, char *argv[]) {
  @autoreleasepool {
    return UIApplicationMain(argc, argv, @"ChainApplication", NSStringFromClass([ChainDelegate class]));
  }
}
