// code: 3
// message: crashed at PATH:LINE: uncaught exception NSInvalidArgumentException: -[Delegate missing]: unrecognized selector
@interface Delegate : NSObject <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  [self performSelector:NSSelectorFromString(@"missing")];  // here
  return YES;
}
@end
