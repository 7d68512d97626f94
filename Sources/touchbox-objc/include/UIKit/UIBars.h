// Navigation bars, toolbars, and tab bars.
#ifndef TOUCHBOX_UI_BARS_H
#define TOUCHBOX_UI_BARS_H
#import <UIKit/UIBarItems.h>
@protocol UINavigationBarDelegate, UITabBarDelegate;

typedef NS_ENUM(NSInteger, UIBarStyle) { //: UIBarStyle
  UIBarStyleDefault, UIBarStyleBlack, UIBarStyleBlackOpaque = UIBarStyleBlack
};
#define UIBarStyleBlackTranslucent UIBarStyleBlack

@interface UINavigationBar : UIView
@property (nonatomic, assign) id<UINavigationBarDelegate> delegate;
@property (nonatomic) UIBarStyle barStyle;
@property (nonatomic, getter=isTranslucent) BOOL translucent;
@property (nonatomic, retain) UIColor *barTintColor;
@property (nonatomic, copy) NSDictionary *titleTextAttributes; //: named($0.titleTextAttributes) <- $0.titleTextAttributes = keyed($1?)
@property (nonatomic, copy) NSArray *items;
@property (nonatomic, readonly) UINavigationItem *topItem;
@property (nonatomic, readonly) UINavigationItem *backItem;
- (void)setItems:(NSArray *)items animated:(BOOL)animated; //: $0.setItems($1?, animated: $2)
- (void)pushNavigationItem:(UINavigationItem *)item animated:(BOOL)animated; //: $0.pushItem($1, animated: $2)
- (UINavigationItem *)popNavigationItemAnimated:(BOOL)animated; //: $0.popItem(animated: $1)
@end

@protocol UINavigationBarDelegate <NSObject> //: delegate
@optional
- (BOOL)navigationBar:(UINavigationBar *)bar shouldPushItem:(UINavigationItem *)item; //: $0.navigationBar($1, shouldPush: $2) else true
- (void)navigationBar:(UINavigationBar *)bar didPushItem:(UINavigationItem *)item; //: $0.navigationBar($1, didPush: $2)
- (BOOL)navigationBar:(UINavigationBar *)bar shouldPopItem:(UINavigationItem *)item; //: $0.navigationBar($1, shouldPop: $2) else true
- (void)navigationBar:(UINavigationBar *)bar didPopItem:(UINavigationItem *)item; //: $0.navigationBar($1, didPop: $2)
@end

@interface UIToolbar : UIView
@property (nonatomic) UIBarStyle barStyle;
@property (nonatomic, getter=isTranslucent) BOOL translucent;
@property (nonatomic, retain) UIColor *barTintColor;
@property (nonatomic, copy) NSArray *items;
- (void)setItems:(NSArray *)items animated:(BOOL)animated; //: $0.setItems($1?, animated: $2)
@end

@interface UITabBar : UIView
@property (nonatomic, assign) id<UITabBarDelegate> delegate;
@property (nonatomic) UIBarStyle barStyle;
@property (nonatomic, getter=isTranslucent) BOOL translucent;
@property (nonatomic, retain) UIColor *barTintColor;
@property (nonatomic, retain) UIColor *unselectedItemTintColor;
@property (nonatomic, copy) NSArray *items;
@property (nonatomic, assign) UITabBarItem *selectedItem;
- (void)setItems:(NSArray *)items animated:(BOOL)animated; //: $0.setItems($1?, animated: $2)
@end

@protocol UITabBarDelegate <NSObject> //: delegate
@optional
- (void)tabBar:(UITabBar *)tabBar didSelectItem:(UITabBarItem *)item; //: $0.tabBar($1, didSelect: $2)
@end
#endif
