// Navigation controllers.
#ifndef TOUCHBOX_UI_NAVIGATION_CONTROLLER_H
#define TOUCHBOX_UI_NAVIGATION_CONTROLLER_H
#import <UIKit/UIBars.h>
#import <UIKit/UITransitions.h>
#import <UIKit/UIViewController.h>
@protocol UINavigationControllerDelegate;

typedef NS_ENUM(NSInteger, UINavigationControllerOperation) { //: UINavigationController.Operation
  UINavigationControllerOperationNone, UINavigationControllerOperationPush, UINavigationControllerOperationPop
};
#define UINavigationControllerHideShowBarDuration 0.2

@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)controller; //: objc
@property (nonatomic, assign) id<UINavigationControllerDelegate> delegate;
@property (nonatomic, readonly) UINavigationBar *navigationBar;
@property (nonatomic, readonly) UIToolbar *toolbar;
@property (nonatomic, readonly) UIGestureRecognizer *interactivePopGestureRecognizer;
@property (nonatomic, copy) NSArray *viewControllers; //: $0.viewControllers <- $0.viewControllers = $1
@property (nonatomic, readonly) UIViewController *topViewController;
@property (nonatomic, readonly) UIViewController *visibleViewController;
- (void)setViewControllers:(NSArray *)controllers animated:(BOOL)animated; //: $0.setViewControllers($1, animated: $2)
- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated; //: override $0.pushViewController($1, animated: $2)
- (UIViewController *)popViewControllerAnimated:(BOOL)animated; //: override $0.popViewController(animated: $1)
- (NSArray *)popToViewController:(UIViewController *)controller animated:(BOOL)animated; //: $0.popToViewController($1, animated: $2)
- (NSArray *)popToRootViewControllerAnimated:(BOOL)animated; //: $0.popToRootViewController(animated: $1)
@property (nonatomic, getter=isNavigationBarHidden) BOOL navigationBarHidden;
@property (nonatomic, getter=isToolbarHidden) BOOL toolbarHidden;
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated; //: $0.setNavigationBarHidden($1, animated: $2)
- (void)setToolbarHidden:(BOOL)hidden animated:(BOOL)animated; //: $0.setToolbarHidden($1, animated: $2)
@end

@protocol UINavigationControllerDelegate <NSObject> //: delegate
@optional
- (void)navigationController:(UINavigationController *)navigation willShowViewController:(UIViewController *)controller animated:(BOOL)animated; //: $0.navigationController($1, willShow: $2, animated: $3)
- (void)navigationController:(UINavigationController *)navigation didShowViewController:(UIViewController *)controller animated:(BOOL)animated; //: $0.navigationController($1, didShow: $2, animated: $3)
- (id<UIViewControllerAnimatedTransitioning>)navigationController:(UINavigationController *)navigation animationControllerForOperation:(UINavigationControllerOperation)operation fromViewController:(UIViewController *)from toViewController:(UIViewController *)to; //: $0.navigationController($1, animationControllerFor: $2, from: $3, to: $4) else nil
- (id<UIViewControllerInteractiveTransitioning>)navigationController:(UINavigationController *)navigation interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning>)animator; //: $0.navigationController($1, interactionControllerFor: $2) else nil
@end

@interface UIViewController (UINavigationController)
@property (nonatomic, readonly) UINavigationItem *navigationItem;
@property (nonatomic, readonly) UINavigationController *navigationController;
@property (nonatomic) BOOL hidesBottomBarWhenPushed;
@property (nonatomic, readonly) UIBarButtonItem *editButtonItem;
@property (nonatomic, copy) NSArray *toolbarItems;
- (void)setToolbarItems:(NSArray *)items animated:(BOOL)animated; //: $0.setToolbarItems($1?, animated: $2)
- (void)showViewController:(UIViewController *)controller sender:(id)sender; //: $0.show($1, sender: $2?)
@property (nonatomic) UIRectEdge edgesForExtendedLayout;
@property (nonatomic) BOOL extendedLayoutIncludesOpaqueBars;
@property (nonatomic) BOOL automaticallyAdjustsScrollViewInsets; //: objc
@end
#endif
