// Alerts and menus.
#ifndef TOUCHBOX_UI_ALERT_CONTROLLER_H
#define TOUCHBOX_UI_ALERT_CONTROLLER_H
#import <UIKit/UITextField.h>
#import <UIKit/UIViewController.h>

typedef NS_ENUM(NSInteger, UIAlertControllerStyle) { //: UIAlertController.Style
  UIAlertControllerStyleActionSheet, UIAlertControllerStyleAlert
};
typedef NS_ENUM(NSInteger, UIAlertActionStyle) { //: UIAlertAction.Style
  UIAlertActionStyleDefault, UIAlertActionStyleCancel, UIAlertActionStyleDestructive
};

@interface UIAlertAction : TBObject
+ (instancetype)actionWithTitle:(NSString *)title style:(UIAlertActionStyle)style handler:(void (^)(UIAlertAction *action))handler; //: UIAlertAction(title: $1?, style: $2, handler: $3?)
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, readonly) UIAlertActionStyle style;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end

@interface UIAlertController : UIViewController //: wrapper
+ (instancetype)alertControllerWithTitle:(NSString *)title message:(NSString *)message preferredStyle:(UIAlertControllerStyle)style; //: UIAlertController(title: $1?, message: $2?, preferredStyle: $3)
- (void)addAction:(UIAlertAction *)action;
- (NSArray *)actions; //: $0.actions
- (void)addTextFieldWithConfigurationHandler:(void (^)(UITextField *textField))handler; //: $0.addTextField(configurationHandler: $1?)
- (NSArray *)textFields; //: $0.textFields
@property (nonatomic, retain) UIAlertAction *preferredAction;
@property (nonatomic, copy) NSString *message;
@property (nonatomic, readonly) UIAlertControllerStyle preferredStyle;
@end

typedef NS_ENUM(NSInteger, UIMenuControllerArrowDirection) { //: UIMenuController.ArrowDirection
  UIMenuControllerArrowDefault, UIMenuControllerArrowUp, UIMenuControllerArrowDown, UIMenuControllerArrowLeft, UIMenuControllerArrowRight
};
#define UIMenuControllerWillShowMenuNotification @"UIMenuControllerWillShowMenuNotification"
#define UIMenuControllerDidShowMenuNotification @"UIMenuControllerDidShowMenuNotification"
#define UIMenuControllerWillHideMenuNotification @"UIMenuControllerWillHideMenuNotification"
#define UIMenuControllerDidHideMenuNotification @"UIMenuControllerDidHideMenuNotification"

@interface UIMenuItem : TBObject
- (instancetype)initWithTitle:(NSString *)title action:(SEL)action; //: objc
@property (nonatomic, copy) NSString *title; //: $0.title <- $0.title = $1
@property (nonatomic) SEL action; //: objc
@end

@interface UIMenuController : TBObject
+ (UIMenuController *)sharedMenuController; //: UIMenuController.shared
@property (nonatomic, getter=isMenuVisible) BOOL menuVisible;
- (void)setMenuVisible:(BOOL)visible animated:(BOOL)animated; //: $0.setMenuVisible($1, animated: $2)
- (void)setTargetRect:(CGRect)rect inView:(UIView *)view; //: $0.setTargetRect($1, in: $2)
- (void)showMenuFromView:(UIView *)view rect:(CGRect)rect; //: $0.showMenu(from: $1, rect: $2)
- (void)hideMenuFromView:(UIView *)view; //: $0.hideMenu(from: $1)
- (void)hideMenu; //: $0.hideMenu()
- (void)update;
@property (nonatomic) UIMenuControllerArrowDirection arrowDirection;
@property (nonatomic, copy) NSArray *menuItems;
@property (nonatomic, readonly) CGRect menuFrame;
@end
#endif
