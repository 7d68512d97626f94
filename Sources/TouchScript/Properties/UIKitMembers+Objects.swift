import UIKit

// The members of UIKit's other objects, by class.
extension UIKitMembers {
  static let touchMembers: Table<UITouch> = [
    ("altitudeAngle", { $0.altitudeAngle }),
    ("estimatedProperties", { $0.estimatedProperties }),
    ("estimatedPropertiesExpectingUpdates", { $0.estimatedPropertiesExpectingUpdates }),
    ("estimationUpdateIndex", { $0.estimationUpdateIndex }),
    ("force", { $0.force }),
    ("gestureRecognizers", { $0.gestureRecognizers }),
    ("majorRadius", { $0.majorRadius }),
    ("majorRadiusTolerance", { $0.majorRadiusTolerance }),
    ("maximumPossibleForce", { $0.maximumPossibleForce }),
    ("phase", { $0.phase }),
    ("tapCount", { $0.tapCount }),
    ("timestamp", { $0.timestamp }),
    ("type", { $0.type }),
    ("view", { $0.view }),
    ("window", { $0.window }),
  ]

  static let eventMembers: Table<UIEvent> = [
    ("allTouches", { $0.allTouches }),
    ("buttonMask", { $0.buttonMask }),
    ("modifierFlags", { $0.modifierFlags }),
    ("subtype", { $0.subtype }),
    ("timestamp", { $0.timestamp }),
    ("type", { $0.type }),
  ]

  static let gestureRecognizerMembers: Table<UIGestureRecognizer> = [
    ("allowedTouchTypes", { $0.allowedTouchTypes }),
    ("cancelsTouchesInView", { $0.cancelsTouchesInView }),
    ("delaysTouchesBegan", { $0.delaysTouchesBegan }),
    ("delaysTouchesEnded", { $0.delaysTouchesEnded }),
    ("delegate", { $0.delegate }),
    ("isEnabled", { $0.isEnabled }),
    ("name", { $0.name }),
    ("numberOfTouches", { $0.numberOfTouches }),
    ("state", { $0.state }),
    ("view", { $0.view }),
  ]

  static let tapGestureRecognizerMembers: Table<UITapGestureRecognizer> = [
    ("numberOfTapsRequired", { $0.numberOfTapsRequired }),
    ("numberOfTouchesRequired", { $0.numberOfTouchesRequired }),
  ]

  static let pinchGestureRecognizerMembers: Table<UIPinchGestureRecognizer> = [
    ("scale", { $0.scale }),
    ("velocity", { $0.velocity }),
  ]

  static let rotationGestureRecognizerMembers: Table<UIRotationGestureRecognizer> = [
    ("rotation", { $0.rotation }),
    ("velocity", { $0.velocity }),
  ]

  static let swipeGestureRecognizerMembers: Table<UISwipeGestureRecognizer> = [
    ("direction", { $0.direction }),
    ("numberOfTouchesRequired", { $0.numberOfTouchesRequired }),
  ]

  static let panGestureRecognizerMembers: Table<UIPanGestureRecognizer> = [
    ("maximumNumberOfTouches", { $0.maximumNumberOfTouches }),
    ("minimumNumberOfTouches", { $0.minimumNumberOfTouches }),
  ]

  static let screenEdgePanGestureRecognizerMembers: Table<UIScreenEdgePanGestureRecognizer> = [
    ("edges", { $0.edges })
  ]

  static let longPressGestureRecognizerMembers: Table<UILongPressGestureRecognizer> = [
    ("allowableMovement", { $0.allowableMovement }),
    ("minimumPressDuration", { $0.minimumPressDuration }),
    ("numberOfTapsRequired", { $0.numberOfTapsRequired }),
    ("numberOfTouchesRequired", { $0.numberOfTouchesRequired }),
  ]

  static let responderMembers: Table<UIResponder> = [
    ("canBecomeFirstResponder", { $0.canBecomeFirstResponder }),
    ("canResignFirstResponder", { $0.canResignFirstResponder }),
    ("inputAccessoryView", { $0.inputAccessoryView }),
    ("inputView", { $0.inputView }),
    ("isFirstResponder", { $0.isFirstResponder }),
    ("next", { $0.next }),
    ("undoManager", { $0.undoManager }),
  ]

  static let applicationMembers: Table<UIApplication> = [
    ("applicationSupportsShakeToEdit", { $0.applicationSupportsShakeToEdit }),
    ("applicationState", { $0.applicationState }),
    ("connectedScenes", { $0.connectedScenes }),
    ("delegate", { $0.delegate }),
    ("isIdleTimerDisabled", { $0.isIdleTimerDisabled }),
    ("isIgnoringInteractionEvents", { $0.isIgnoringInteractionEvents }),
    ("isStatusBarHidden", { $0.isStatusBarHidden }),
    ("keyWindow", { $0.keyWindow }),
    ("preferredContentSizeCategory", { $0.preferredContentSizeCategory }),
    ("statusBarFrame", { $0.statusBarFrame }),
    ("statusBarOrientation", { $0.statusBarOrientation }),
    ("windows", { $0.windows }),
  ]

  static let windowSceneMembers: Table<UIWindowScene> = [
    ("interfaceOrientation", { $0.interfaceOrientation }),
    ("keyWindow", { $0.keyWindow }),
    ("screen", { $0.screen }),
    ("statusBarManager", { $0.statusBarManager }),
    ("windows", { $0.windows }),
  ]

  static let statusBarManagerMembers: Table<UIStatusBarManager> = [
    ("isStatusBarHidden", { $0.isStatusBarHidden }),
    ("statusBarFrame", { $0.statusBarFrame }),
    ("statusBarStyle", { $0.statusBarStyle }),
  ]

  static let screenMembers: Table<UIScreen> = [
    ("applicationFrame", { $0.applicationFrame }),
    ("bounds", { $0.bounds }),
    ("coordinateSpace", { $0.coordinateSpace }),
    ("fixedCoordinateSpace", { $0.fixedCoordinateSpace }),
    ("maximumFramesPerSecond", { $0.maximumFramesPerSecond }),
    ("nativeBounds", { $0.nativeBounds }),
    ("nativeScale", { $0.nativeScale }),
    ("scale", { $0.scale }),
    ("traitCollection", { $0.traitCollection }),
  ]

  static let deviceMembers: Table<UIDevice> = [
    (
      "isGeneratingDeviceOrientationNotifications",
      { $0.isGeneratingDeviceOrientationNotifications }
    ),
    ("model", { $0.model }),
    ("name", { $0.name }),
    ("orientation", { $0.orientation }),
    ("systemName", { $0.systemName }),
    ("systemVersion", { $0.systemVersion }),
    ("userInterfaceIdiom", { $0.userInterfaceIdiom }),
  ]

  static let traitCollectionMembers: Table<UITraitCollection> = [
    ("displayScale", { $0.displayScale }),
    ("forceTouchCapability", { $0.forceTouchCapability }),
    ("horizontalSizeClass", { $0.horizontalSizeClass }),
    ("preferredContentSizeCategory", { $0.preferredContentSizeCategory }),
    ("userInterfaceIdiom", { $0.userInterfaceIdiom }),
    ("userInterfaceStyle", { $0.userInterfaceStyle }),
    ("verticalSizeClass", { $0.verticalSizeClass }),
  ]

  static let viewControllerMembers: Table<UIViewController> = [
    ("additionalSafeAreaInsets", { $0.additionalSafeAreaInsets }),
    ("childForStatusBarHidden", { $0.childForStatusBarHidden }),
    ("childForStatusBarStyle", { $0.childForStatusBarStyle }),
    ("children", { $0.children }),
    ("definesPresentationContext", { $0.definesPresentationContext }),
    ("edgesForExtendedLayout", { $0.edgesForExtendedLayout }),
    ("editButtonItem", { $0.editButtonItem }),
    ("extendedLayoutIncludesOpaqueBars", { $0.extendedLayoutIncludesOpaqueBars }),
    ("hidesBottomBarWhenPushed", { $0.hidesBottomBarWhenPushed }),
    ("isBeingDismissed", { $0.isBeingDismissed }),
    ("isBeingPresented", { $0.isBeingPresented }),
    ("isEditing", { $0.isEditing }),
    ("isModalInPresentation", { $0.isModalInPresentation }),
    ("isMovingFromParent", { $0.isMovingFromParent }),
    ("isMovingToParent", { $0.isMovingToParent }),
    ("isViewLoaded", { $0.isViewLoaded }),
    ("modalPresentationStyle", { $0.modalPresentationStyle }),
    ("modalTransitionStyle", { $0.modalTransitionStyle }),
    ("navigationController", { $0.navigationController }),
    ("navigationItem", { $0.navigationItem }),
    ("nibBundle", { $0.nibBundle }),
    ("nibName", { $0.nibName }),
    ("overrideUserInterfaceStyle", { $0.overrideUserInterfaceStyle }),
    ("parent", { $0.parent }),
    ("preferredContentSize", { $0.preferredContentSize }),
    (
      "preferredInterfaceOrientationForPresentation",
      { $0.preferredInterfaceOrientationForPresentation }
    ),
    (
      "preferredScreenEdgesDeferringSystemGestures",
      { $0.preferredScreenEdgesDeferringSystemGestures }
    ),
    ("preferredStatusBarStyle", { $0.preferredStatusBarStyle }),
    ("prefersHomeIndicatorAutoHidden", { $0.prefersHomeIndicatorAutoHidden }),
    ("prefersStatusBarHidden", { $0.prefersStatusBarHidden }),
    ("presentationController", { $0.presentationController }),
    ("presentedViewController", { $0.presentedViewController }),
    ("presentingViewController", { $0.presentingViewController }),
    ("sheetPresentationController", { $0.sheetPresentationController }),
    (
      "shouldAutomaticallyForwardAppearanceMethods",
      { $0.shouldAutomaticallyForwardAppearanceMethods }
    ),
    ("shouldAutorotate", { $0.shouldAutorotate }),
    ("storyboard", { $0.storyboard }),
    ("supportedInterfaceOrientations", { $0.supportedInterfaceOrientations }),
    ("tabBarController", { $0.tabBarController }),
    ("tabBarItem", { $0.tabBarItem }),
    ("title", { $0.title }),
    ("toolbarItems", { $0.toolbarItems }),
    ("traitCollection", { $0.traitCollection }),
    ("transitionCoordinator", { $0.transitionCoordinator }),
    ("transitioningDelegate", { $0.transitioningDelegate }),
    ("view", { $0.viewIfLoaded }),
    ("viewIfLoaded", { $0.viewIfLoaded }),
  ]

  static let alertActionMembers: Table<UIAlertAction> = [
    ("isEnabled", { $0.isEnabled }),
    ("style", { $0.style }),
    ("title", { $0.title }),
  ]

  static let alertControllerMembers: Table<UIAlertController> = [
    ("actions", { $0.actions }),
    ("message", { $0.message }),
    ("preferredAction", { $0.preferredAction }),
    ("preferredStyle", { $0.preferredStyle }),
    ("textFields", { $0.textFields }),
    ("title", { $0.title }),
  ]

  static let storyboardSegueMembers: Table<UIStoryboardSegue> = [
    ("destination", { $0.destination }),
    ("identifier", { $0.identifier }),
    ("source", { $0.source }),
  ]

  static let viewPropertyAnimatorMembers: Table<UIViewPropertyAnimator> = [
    ("fractionComplete", { $0.fractionComplete })
  ]

  static let actionMembers: Table<UIAction> = [
    ("identifier", { $0.identifier }),
    ("image", { $0.image }),
    ("sender", { $0.sender }),
    ("title", { $0.title }),
  ]

  static let menuControllerMembers: Table<UIMenuController> = [
    ("arrowDirection", { $0.arrowDirection }),
    ("isMenuVisible", { $0.isMenuVisible }),
    ("menuFrame", { $0.menuFrame }),
    ("menuItems", { $0.menuItems }),
  ]

  static let menuItemMembers: Table<UIMenuItem> = [
    ("action", { $0.action }),
    ("title", { $0.title }),
  ]

  static let colorMembers: Table<UIColor> = [
    ("cgColor", { $0.cgColor })
  ]

  static let fontMembers: Table<UIFont> = [
    ("ascender", { $0.ascender }),
    ("capHeight", { $0.capHeight }),
    ("descender", { $0.descender }),
    ("familyName", { $0.familyName }),
    ("fontName", { $0.fontName }),
    ("leading", { $0.leading }),
    ("lineHeight", { $0.lineHeight }),
    ("pointSize", { $0.pointSize }),
    ("xHeight", { $0.xHeight }),
  ]

  static let imageMembers: Table<UIImage> = [
    ("capInsets", { $0.capInsets }),
    ("cgImage", { $0.cgImage }),
    ("imageOrientation", { $0.imageOrientation }),
    ("renderingMode", { $0.renderingMode }),
    ("resizingMode", { $0.resizingMode }),
    ("scale", { $0.scale }),
    ("size", { $0.size }),
  ]

  static let bezierPathMembers: Table<UIBezierPath> = [
    ("bounds", { $0.bounds }),
    ("cgPath", { $0.cgPath }),
    ("currentPoint", { $0.currentPoint }),
    ("flatness", { $0.flatness }),
    ("isEmpty", { $0.isEmpty }),
    ("lineCapStyle", { $0.lineCapStyle }),
    ("lineJoinStyle", { $0.lineJoinStyle }),
    ("lineWidth", { $0.lineWidth }),
    ("miterLimit", { $0.miterLimit }),
    ("usesEvenOddFillRule", { $0.usesEvenOddFillRule }),
  ]

  static let paragraphStyleMembers: Table<NSParagraphStyle> = [
    ("alignment", { $0.alignment }),
    ("lineBreakMode", { $0.lineBreakMode }),
    ("lineSpacing", { $0.lineSpacing }),
  ]

  static let mutableParagraphStyleMembers: Table<NSMutableParagraphStyle> = [
    ("alignment", { $0.alignment }),
    ("lineBreakMode", { $0.lineBreakMode }),
    ("lineSpacing", { $0.lineSpacing }),
  ]

  static let shadowMembers: Table<NSShadow> = [
    ("shadowBlurRadius", { $0.shadowBlurRadius }),
    ("shadowColor", { $0.shadowColor }),
    ("shadowOffset", { $0.shadowOffset }),
  ]

  static let layoutGuideMembers: Table<UILayoutGuide> = [
    ("bottomAnchor", { $0.bottomAnchor }),
    ("centerXAnchor", { $0.centerXAnchor }),
    ("centerYAnchor", { $0.centerYAnchor }),
    ("heightAnchor", { $0.heightAnchor }),
    ("identifier", { $0.identifier }),
    ("layoutFrame", { $0.layoutFrame }),
    ("leadingAnchor", { $0.leadingAnchor }),
    ("owningView", { $0.owningView }),
    ("topAnchor", { $0.topAnchor }),
    ("trailingAnchor", { $0.trailingAnchor }),
    ("widthAnchor", { $0.widthAnchor }),
  ]

  static let layoutConstraintMembers: Table<NSLayoutConstraint> = [
    ("constant", { $0.constant }),
    ("firstAttribute", { $0.firstAttribute }),
    ("firstItem", { $0.firstItem }),
    ("identifier", { $0.identifier }),
    ("isActive", { $0.isActive }),
    ("multiplier", { $0.multiplier }),
    ("priority", { $0.priority }),
    ("relation", { $0.relation }),
    ("secondAttribute", { $0.secondAttribute }),
    ("secondItem", { $0.secondItem }),
  ]

  static let viewAnimatingMembers: Table<any UIViewAnimating> = [
    ("fractionComplete", { $0.fractionComplete }),
    ("isReversed", { $0.isReversed }),
    ("isRunning", { $0.isRunning }),
    ("state", { $0.state }),
  ]

  static let applicationDelegateMembers: Table<any UIApplicationDelegate> = [
    ("window", { $0.window })
  ]

  static let attributedStringMembers: Table<NSAttributedString> = [
    ("length", { $0.length }),
    ("string", { $0.string }),
  ]

  // MARK: - Geometry

  static let transformMembers: Table<CGAffineTransform> = [
    ("isIdentity", { $0.isIdentity })
  ]

  static let rectMembers: Table<CGRect> = [
    ("height", { $0.height }), ("maxX", { $0.maxX }), ("maxY", { $0.maxY }),
    ("midX", { $0.midX }), ("midY", { $0.midY }), ("minX", { $0.minX }), ("minY", { $0.minY }),
    ("width", { $0.width }),
  ]
}
