// Tab bar controllers.
#ifndef TOUCHBOX_UI_TAB_BAR_CONTROLLER_H
#define TOUCHBOX_UI_TAB_BAR_CONTROLLER_H
#import <UIKit/UINavigationController.h>
@protocol UITabBarControllerDelegate;

@interface UITabBarController : UIViewController
@property (nonatomic, assign) id<UITabBarControllerDelegate> delegate;
@property (nonatomic, readonly) UITabBar *tabBar;
@property (nonatomic, copy) NSArray *viewControllers;
- (void)setViewControllers:(NSArray *)controllers animated:(BOOL)animated; //: $0.setViewControllers($1?, animated: $2)
@property (nonatomic, assign) UIViewController *selectedViewController;
@property (nonatomic) NSUInteger selectedIndex;
@end

@protocol UITabBarControllerDelegate <NSObject> //: delegate
@optional
- (BOOL)tabBarController:(UITabBarController *)tabs shouldSelectViewController:(UIViewController *)controller; //: $0.tabBarController($1, shouldSelect: $2) else true
- (void)tabBarController:(UITabBarController *)tabs didSelectViewController:(UIViewController *)controller; //: $0.tabBarController($1, didSelect: $2)
- (id<UIViewControllerAnimatedTransitioning>)tabBarController:(UITabBarController *)tabs animationControllerForTransitionFromViewController:(UIViewController *)from toViewController:(UIViewController *)to; //: $0.tabBarController($1, animationControllerForTransitionFrom: $2, to: $3) else nil
- (id<UIViewControllerInteractiveTransitioning>)tabBarController:(UITabBarController *)tabs interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning>)animator; //: $0.tabBarController($1, interactionControllerFor: $2) else nil
@end

@interface UIViewController (UITabBarController)
@property (nonatomic, retain) UITabBarItem *tabBarItem;
@property (nonatomic, readonly) UITabBarController *tabBarController;
@end
#endif
