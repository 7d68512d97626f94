// The application, its delegate, and the device.
#ifndef TOUCHBOX_UI_APPLICATION_H
#define TOUCHBOX_UI_APPLICATION_H
#import <UIKit/UIViewController.h>

typedef NS_ENUM(NSInteger, UIApplicationState) { //: UIApplication.State
  UIApplicationStateActive, UIApplicationStateInactive, UIApplicationStateBackground
};
typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) { UIUserInterfaceIdiomPhone, UIUserInterfaceIdiomPad };
typedef NS_ENUM(NSInteger, UIStatusBarStyle) { UIStatusBarStyleDefault, UIStatusBarStyleBlackTranslucent, UIStatusBarStyleBlackOpaque, UIStatusBarStyleLightContent = 1 };

@interface UIApplication : UIResponder
+ (UIApplication *)sharedApplication; //: UIApplication.shared
@property (nonatomic, assign) id<UIApplicationDelegate> delegate; //: objc
@property (nonatomic, getter=isIdleTimerDisabled) BOOL idleTimerDisabled;
@property (nonatomic, readonly) UIWindow *keyWindow;
@property (nonatomic, readonly) UIApplicationState applicationState;
@property (nonatomic, readonly) UIInterfaceOrientation statusBarOrientation;
- (NSArray *)windows; //: $0.windows
- (BOOL)isIgnoringInteractionEvents; //: $0.isIgnoringInteractionEvents
- (void)beginIgnoringInteractionEvents;
- (void)endIgnoringInteractionEvents;
- (void)sendEvent:(UIEvent *)event; //: override $0.sendEvent($1)
- (void)setStatusBarHidden:(BOOL)hidden; //: objc
- (void)setStatusBarHidden:(BOOL)hidden animated:(BOOL)animated; //: objc
- (void)setStatusBarStyle:(UIStatusBarStyle)style; //: objc
@end

@protocol UIApplicationDelegate <NSObject>
@optional
@property (nonatomic, retain) UIWindow *window;
- (void)applicationDidFinishLaunching:(UIApplication *)application;
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options;
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options;
- (void)applicationDidBecomeActive:(UIApplication *)application;
- (void)applicationWillResignActive:(UIApplication *)application;
- (void)applicationDidEnterBackground:(UIApplication *)application;
- (void)applicationWillEnterForeground:(UIApplication *)application;
- (void)applicationWillTerminate:(UIApplication *)application;
- (void)applicationDidReceiveMemoryWarning:(UIApplication *)application;
@end

@interface UIDevice : NSObject
+ (UIDevice *)currentDevice; //: objc
@property (nonatomic, readonly) NSString *model; //: objc
@property (nonatomic, readonly) NSString *name; //: objc
@property (nonatomic, readonly) NSString *systemName; //: objc
@property (nonatomic, readonly) NSString *systemVersion; //: objc
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom; //: objc
@end

UIUserInterfaceIdiom UI_USER_INTERFACE_IDIOM(void);
int UIApplicationMain(int argc, char *argv[], NSString *principalClassName, NSString *delegateClassName);
#endif
