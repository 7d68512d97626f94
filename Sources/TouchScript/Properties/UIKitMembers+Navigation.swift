import UIKit

// The members of navigation controllers, bars, and transitions, by class.
extension UIKitMembers {
  static let navigationControllerMembers: Table<UINavigationController> = [
    ("delegate", { $0.delegate }),
    ("interactivePopGestureRecognizer", { $0.interactivePopGestureRecognizer }),
    ("isNavigationBarHidden", { $0.isNavigationBarHidden }),
    ("isToolbarHidden", { $0.isToolbarHidden }),
    ("navigationBar", { $0.navigationBar }),
    ("toolbar", { $0.toolbar }),
    ("topViewController", { $0.topViewController }),
    ("viewControllers", { $0.viewControllers }),
    ("visibleViewController", { $0.visibleViewController }),
  ]

  static let navigationBarMembers: Table<UINavigationBar> = [
    ("backItem", { $0.backItem }),
    ("barStyle", { $0.barStyle }),
    ("barTintColor", { $0.barTintColor }),
    ("delegate", { $0.delegate }),
    ("isTranslucent", { $0.isTranslucent }),
    ("items", { $0.items }),
    ("titleTextAttributes", { $0.titleTextAttributes }),
    ("topItem", { $0.topItem }),
  ]

  static let navigationItemMembers: Table<UINavigationItem> = [
    ("backBarButtonItem", { $0.backBarButtonItem }),
    ("backButtonTitle", { $0.backButtonTitle }),
    ("hidesBackButton", { $0.hidesBackButton }),
    ("leftBarButtonItem", { $0.leftBarButtonItem }),
    ("leftBarButtonItems", { $0.leftBarButtonItems }),
    ("leftItemsSupplementBackButton", { $0.leftItemsSupplementBackButton }),
    ("rightBarButtonItem", { $0.rightBarButtonItem }),
    ("rightBarButtonItems", { $0.rightBarButtonItems }),
    ("title", { $0.title }),
    ("titleView", { $0.titleView }),
  ]

  static let barItemMembers: Table<UIBarItem> = [
    ("accessibilityIdentifier", { $0.accessibilityIdentifier }),
    ("image", { $0.image }),
    ("isEnabled", { $0.isEnabled }),
    ("landscapeImagePhone", { $0.landscapeImagePhone }),
    ("tag", { $0.tag }),
    ("title", { $0.title }),
  ]

  static let barButtonItemMembers: Table<UIBarButtonItem> = [
    ("action", { $0.action }),
    ("customView", { $0.customView }),
    ("primaryAction", { $0.primaryAction }),
    ("style", { $0.style }),
    ("target", { $0.target }),
    ("tintColor", { $0.tintColor }),
    ("width", { $0.width }),
  ]

  static let toolbarMembers: Table<UIToolbar> = [
    ("barStyle", { $0.barStyle }),
    ("barTintColor", { $0.barTintColor }),
    ("isTranslucent", { $0.isTranslucent }),
    ("items", { $0.items }),
  ]

  static let tabBarControllerMembers: Table<UITabBarController> = [
    ("delegate", { $0.delegate }),
    ("selectedIndex", { $0.selectedIndex }),
    ("selectedViewController", { $0.selectedViewController }),
    ("tabBar", { $0.tabBar }),
    ("viewControllers", { $0.viewControllers }),
  ]

  static let tabBarMembers: Table<UITabBar> = [
    ("barStyle", { $0.barStyle }),
    ("barTintColor", { $0.barTintColor }),
    ("delegate", { $0.delegate }),
    ("isTranslucent", { $0.isTranslucent }),
    ("items", { $0.items }),
    ("selectedItem", { $0.selectedItem }),
    ("unselectedItemTintColor", { $0.unselectedItemTintColor }),
  ]

  static let tabBarItemMembers: Table<UITabBarItem> = [
    ("badgeColor", { $0.badgeColor }),
    ("badgeValue", { $0.badgeValue }),
    ("selectedImage", { $0.selectedImage }),
    ("titlePositionAdjustment", { $0.titlePositionAdjustment }),
  ]

  static let presentationControllerMembers: Table<UIPresentationController> = [
    ("containerView", { $0.containerView }),
    ("delegate", { $0.delegate }),
    ("frameOfPresentedViewInContainerView", { $0.frameOfPresentedViewInContainerView }),
    ("presentationStyle", { $0.presentationStyle }),
    ("presentedView", { $0.presentedView }),
    ("presentedViewController", { $0.presentedViewController }),
    ("presentingViewController", { $0.presentingViewController }),
    ("shouldPresentInFullscreen", { $0.shouldPresentInFullscreen }),
    ("shouldRemovePresentersView", { $0.shouldRemovePresentersView }),
  ]

  static let sheetPresentationControllerMembers: Table<UISheetPresentationController> = [
    ("detents", { $0.detents }),
    ("largestUndimmedDetentIdentifier", { $0.largestUndimmedDetentIdentifier }),
    ("preferredCornerRadius", { $0.preferredCornerRadius }),
    ("prefersGrabberVisible", { $0.prefersGrabberVisible }),
    ("selectedDetentIdentifier", { $0.selectedDetentIdentifier }),
  ]

  static let percentDrivenInteractiveTransitionMembers:
    Table<UIPercentDrivenInteractiveTransition> = [
      ("completionCurve", { $0.completionCurve }),
      ("completionSpeed", { $0.completionSpeed }),
      ("duration", { $0.duration }),
      ("percentComplete", { $0.percentComplete }),
      ("timingCurve", { $0.timingCurve }),
      ("wantsInteractiveStart", { $0.wantsInteractiveStart }),
    ]
}
