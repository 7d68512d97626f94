// The application, its delegate, and the device.
#ifndef TOUCHBOX_UI_APPLICATION_H
#define TOUCHBOX_UI_APPLICATION_H
#import <UIKit/UIViewController.h>

typedef NS_ENUM(NSInteger, UIApplicationState) { //: UIApplication.State
  UIApplicationStateActive, UIApplicationStateInactive, UIApplicationStateBackground
};
typedef NS_ENUM(NSInteger, UIDeviceOrientation) { //: UIDeviceOrientation
  UIDeviceOrientationUnknown, UIDeviceOrientationPortrait, UIDeviceOrientationPortraitUpsideDown, UIDeviceOrientationLandscapeLeft, UIDeviceOrientationLandscapeRight, UIDeviceOrientationFaceUp, UIDeviceOrientationFaceDown
};
#define UIDeviceOrientationIsPortrait(o) ((o) == UIDeviceOrientationPortrait || (o) == UIDeviceOrientationPortraitUpsideDown)
#define UIDeviceOrientationIsLandscape(o) ((o) == UIDeviceOrientationLandscapeLeft || (o) == UIDeviceOrientationLandscapeRight)
#define UIDeviceOrientationIsFlat(o) ((o) == UIDeviceOrientationFaceUp || (o) == UIDeviceOrientationFaceDown)
#define UIDeviceOrientationIsValidInterfaceOrientation(o) (UIDeviceOrientationIsPortrait(o) || UIDeviceOrientationIsLandscape(o))
#define UIDeviceOrientationDidChangeNotification @"UIDeviceOrientationDidChangeNotification"
#define UIApplicationDidBecomeActiveNotification @"UIApplicationDidBecomeActiveNotification"
#define UIApplicationWillResignActiveNotification @"UIApplicationWillResignActiveNotification"
#define UIApplicationDidEnterBackgroundNotification @"UIApplicationDidEnterBackgroundNotification"
#define UIApplicationWillEnterForegroundNotification @"UIApplicationWillEnterForegroundNotification"
#define UIApplicationDidFinishLaunchingNotification @"UIApplicationDidFinishLaunchingNotification"
#define UIApplicationWillTerminateNotification @"UIApplicationWillTerminateNotification"

@interface UIApplication : UIResponder
+ (UIApplication *)sharedApplication; //: UIApplication.shared
@property (nonatomic, assign) id<UIApplicationDelegate> delegate; //: objc
@property (nonatomic, getter=isIdleTimerDisabled) BOOL idleTimerDisabled;
@property (nonatomic, readonly) UIWindow *keyWindow;
@property (nonatomic, readonly) UIApplicationState applicationState;
@property (nonatomic, readonly) UIInterfaceOrientation statusBarOrientation;
@property (nonatomic, readonly, getter=isStatusBarHidden) BOOL statusBarHidden;
@property (nonatomic, readonly) CGRect statusBarFrame;
- (BOOL)sendAction:(SEL)action to:(id)target from:(id)sender forEvent:(UIEvent *)event; //: objc
- (NSArray *)windows; //: $0.windows
@property (nonatomic) BOOL applicationSupportsShakeToEdit;
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
@property (nonatomic, readonly) UIDeviceOrientation orientation; //: objc
@property (nonatomic, readonly, getter=isGeneratingDeviceOrientationNotifications) BOOL generatesDeviceOrientationNotifications; //: objc
- (void)beginGeneratingDeviceOrientationNotifications; //: objc
- (void)endGeneratingDeviceOrientationNotifications; //: objc
@end

UIUserInterfaceIdiom UI_USER_INTERFACE_IDIOM(void);
int UIApplicationMain(int argc, char *argv[], NSString *principalClassName, NSString *delegateClassName);
#endif
