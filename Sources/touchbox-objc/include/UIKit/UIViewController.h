// View controllers.
#ifndef TOUCHBOX_UI_VIEW_CONTROLLER_H
#define TOUCHBOX_UI_VIEW_CONTROLLER_H
#import <UIKit/UITraitCollection.h>
#import <UIKit/UIView.h>

typedef NS_ENUM(NSInteger, UIInterfaceOrientation) { //: UIInterfaceOrientation
  UIInterfaceOrientationUnknown, UIInterfaceOrientationPortrait, UIInterfaceOrientationPortraitUpsideDown, UIInterfaceOrientationLandscapeRight, UIInterfaceOrientationLandscapeLeft
};
typedef NS_OPTIONS(NSUInteger, UIInterfaceOrientationMask) { //: UIInterfaceOrientationMask
  UIInterfaceOrientationMaskPortrait = 2, UIInterfaceOrientationMaskPortraitUpsideDown = 4, UIInterfaceOrientationMaskLandscapeRight = 8, UIInterfaceOrientationMaskLandscapeLeft = 16, UIInterfaceOrientationMaskLandscape = 24, UIInterfaceOrientationMaskAllButUpsideDown = 26, UIInterfaceOrientationMaskAll = 30
};
#define UIInterfaceOrientationIsLandscape(o) ((o) == UIInterfaceOrientationLandscapeLeft || (o) == UIInterfaceOrientationLandscapeRight)
#define UIInterfaceOrientationIsPortrait(o) ((o) == UIInterfaceOrientationPortrait || (o) == UIInterfaceOrientationPortraitUpsideDown)
typedef NS_ENUM(NSInteger, UIModalPresentationStyle) { //: UIModalPresentationStyle
  UIModalPresentationFullScreen, UIModalPresentationPageSheet, UIModalPresentationFormSheet, UIModalPresentationCurrentContext, UIModalPresentationCustom, UIModalPresentationOverFullScreen, UIModalPresentationOverCurrentContext, UIModalPresentationPopover, UIModalPresentationNone = -1, UIModalPresentationAutomatic = -2
};
typedef NS_ENUM(NSInteger, UIModalTransitionStyle) { //: UIModalTransitionStyle
  UIModalTransitionStyleCoverVertical, UIModalTransitionStyleFlipHorizontal, UIModalTransitionStyleCrossDissolve, UIModalTransitionStylePartialCurl
};
typedef NS_ENUM(NSInteger, UIStatusBarStyle) { //: UIStatusBarStyle
  UIStatusBarStyleDefault, UIStatusBarStyleLightContent, UIStatusBarStyleDarkContent = 3, UIStatusBarStyleBlackTranslucent = 1, UIStatusBarStyleBlackOpaque = 2
};

@interface UIViewController : UIResponder
- (instancetype)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle; //: objc
- (instancetype)initWithCoder:(NSCoder *)coder; //: objc
@property (nonatomic, retain) UIView *view;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, readonly) NSString *nibName;
@property (nonatomic, readonly) id<UILayoutSupport> topLayoutGuide; //: objc
@property (nonatomic, readonly) id<UILayoutSupport> bottomLayoutGuide; //: objc
- (BOOL)isViewLoaded; //: $0.isViewLoaded
@property (nonatomic, readonly) UIView *viewIfLoaded;
@property (nonatomic, getter=isEditing) BOOL editing;
@property (nonatomic) CGSize preferredContentSize;
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic) UIModalTransitionStyle modalTransitionStyle;
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
@property (nonatomic, readonly) UITraitCollection *traitCollection;
- (void)loadViewIfNeeded;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated; //: override $0.setEditing($1, animated: $2)
- (void)traitCollectionDidChange:(UITraitCollection *)previous; //: override $0.traitCollectionDidChange($1?)
- (void)viewIsAppearing:(BOOL)animated; //: override $0.viewIsAppearing($1)
- (void)viewSafeAreaInsetsDidChange; //: override
- (void)setNeedsStatusBarAppearanceUpdate;
- (void)setNeedsUpdateOfSupportedInterfaceOrientations;
@property (nonatomic, readonly) UIStatusBarStyle preferredStatusBarStyle; //: override
@property (nonatomic, readonly) UIInterfaceOrientation preferredInterfaceOrientationForPresentation; //: override
@property (nonatomic, readonly) BOOL shouldAutomaticallyForwardAppearanceMethods; //: override
@property (nonatomic, readonly) UIViewController *childViewControllerForStatusBarStyle; //: override $0.childForStatusBarStyle
@property (nonatomic, readonly) UIViewController *childViewControllerForStatusBarHidden; //: override $0.childForStatusBarHidden
- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator; //: override $0.viewWillTransition(to: $1, with: $2)
- (void)loadView; //: override
- (void)viewDidLoad; //: override
- (void)viewDidUnload; //: objc
- (void)viewWillUnload; //: objc
- (void)viewWillAppear:(BOOL)animated; //: override $0.viewWillAppear($1)
- (void)viewDidAppear:(BOOL)animated; //: override $0.viewDidAppear($1)
- (void)viewWillDisappear:(BOOL)animated; //: override $0.viewWillDisappear($1)
- (void)viewDidDisappear:(BOOL)animated; //: override $0.viewDidDisappear($1)
- (void)viewWillLayoutSubviews; //: override
- (void)viewDidLayoutSubviews; //: override
- (void)didReceiveMemoryWarning; //: override
- (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(NSTimeInterval)duration; //: objc
- (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(NSTimeInterval)duration; //: objc
- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)orientation; //: objc
- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation; //: objc
@property (nonatomic, readonly) BOOL shouldAutorotate; //: override
@property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations; //: override
@property (nonatomic, readonly) BOOL prefersStatusBarHidden; //: override
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation; //: interfaceOrientation($0)
@property (nonatomic, readonly) UIViewController *parentViewController; //: $0.parent
@property (nonatomic, readonly) UIViewController *presentingViewController;
@property (nonatomic, readonly) UIViewController *presentedViewController;
- (void)presentViewController:(UIViewController *)controller animated:(BOOL)animated completion:(void (^)(void))completion; //: objc
- (void)dismissViewControllerAnimated:(BOOL)animated completion:(void (^)(void))completion; //: objc
- (void)presentModalViewController:(UIViewController *)controller animated:(BOOL)animated; //: objc
- (void)dismissModalViewControllerAnimated:(BOOL)animated; //: objc
- (NSArray *)childViewControllers; //: $0.children
- (void)addChildViewController:(UIViewController *)controller; //: $0.addChild($1)
- (void)removeFromParentViewController; //: $0.removeFromParent()
- (void)willMoveToParentViewController:(UIViewController *)parent; //: override $0.willMove(toParent: $1?)
- (void)didMoveToParentViewController:(UIViewController *)parent; //: override $0.didMove(toParent: $1?)
@end
#endif
