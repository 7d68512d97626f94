// The application, its delegate, and the device.
#import "TBPrivate.h"

@implementation UIApplication
#include "UIApplication.inc"
- (id)init {
  tbs_makeApplication(self);
  return self;
}
- (id<UIApplicationDelegate>)delegate {
  return [(id)tbs_applicationDelegate() autorelease];
}
- (void)setDelegate:(id<UIApplicationDelegate>)delegate {
}
- (BOOL)sendAction:(SEL)action to:(id)target from:(id)sender forEvent:(UIEvent *)event {
  if (!action || (target && ![target respondsToSelector:action])) return NO;
  TBSendAction(target, sel_getName(action), sender, event);
  return YES;
}
// The controllers determine the status bar's appearance, as on iOS 7 and later.
- (void)setStatusBarHidden:(BOOL)hidden {
}
- (void)setStatusBarHidden:(BOOL)hidden animated:(BOOL)animated {
}
- (void)setStatusBarStyle:(UIStatusBarStyle)style {
}
@end

@implementation UIDevice
+ (UIDevice *)currentDevice {
  static UIDevice *device;
  if (!device) device = [[self alloc] init];
  return device;
}
- (UIUserInterfaceIdiom)userInterfaceIdiom {
  return tbs_isPad() ? UIUserInterfaceIdiomPad : UIUserInterfaceIdiomPhone;
}
- (UIDeviceOrientation)orientation {
  return tbs_deviceOrientation();
}
- (BOOL)isGeneratingDeviceOrientationNotifications {
  return tbs_generatesOrientations();
}
- (void)beginGeneratingDeviceOrientationNotifications {
  tbs_generateOrientations(YES);
}
- (void)endGeneratingDeviceOrientationNotifications {
  tbs_generateOrientations(NO);
}
- (NSString *)model {
  return tbs_isPad() ? @"iPad" : @"iPhone";
}
- (NSString *)name {
  return [self model];
}
- (NSString *)systemName {
  return @"iOS";
}
- (NSString *)systemVersion {
  return @"7.0";
}
@end

UIUserInterfaceIdiom UI_USER_INTERFACE_IDIOM(void) { return [[UIDevice currentDevice] userInterfaceIdiom]; }

static BOOL hasStarted;
int TBHasStarted(void) { return hasStarted; }

int UIApplicationMain(int argc, char *argv[], NSString *principalClassName, NSString *delegateClassName) {
  hasStarted = YES;
  tbs_launch([principalClassName UTF8String], [delegateClassName UTF8String]);
  return 0;
}

void *TBDelegateWindow(void *delegate) {
  id window = nil;
  TB_BEGIN
  if ([(id)delegate respondsToSelector:@selector(window)]) window = [[(id)delegate window] retain];
  TB_END
  return window;
}
void TBSetDelegateWindow(void *delegate, void *window) {
  TB_BEGIN
  if ([(id)delegate respondsToSelector:@selector(setWindow:)]) [(id)delegate performSelector:@selector(setWindow:) withObject:window];
  TB_END
}

unsigned char TBCallDelegate(void *delegate, int message, void *application) {
  unsigned char answer = 1;
  id<UIApplicationDelegate> receiver = delegate;
  TB_BEGIN
#define TB_NOTIFY(number, message) \
  case number:                      \
    if ([receiver respondsToSelector:@selector(message:)]) [receiver message:application]; \
    break;
  switch (message) {
    case TBDidFinishLaunching:
      if ([receiver respondsToSelector:@selector(application:willFinishLaunchingWithOptions:)])
        [receiver application:application willFinishLaunchingWithOptions:nil];
      if ([receiver respondsToSelector:@selector(application:didFinishLaunchingWithOptions:)]) {
        answer = [receiver application:application didFinishLaunchingWithOptions:nil];
      } else if ([receiver respondsToSelector:@selector(applicationDidFinishLaunching:)]) {
        [receiver applicationDidFinishLaunching:application];
      }
      break;
    TB_NOTIFY(TBDidBecomeActive, applicationDidBecomeActive)
    TB_NOTIFY(TBWillResignActive, applicationWillResignActive)
    TB_NOTIFY(TBDidEnterBackground, applicationDidEnterBackground)
    TB_NOTIFY(TBWillEnterForeground, applicationWillEnterForeground)
    TB_NOTIFY(TBWillTerminate, applicationWillTerminate)
  }
  TB_END
  return answer;
}
