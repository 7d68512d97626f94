/// The superclasses of the Apple classes that apps subclass, including classes that are not
/// available here. They determine which types can run.
enum AppleClasses {
  /// Returns the superclass of one of Apple's classes, or nil for a root class or an unknown name.
  static func superclass(of name: String) -> String? { superclasses[name] }

  static func isClass(_ name: String) -> Bool {
    superclasses[name] != nil || name == "NSObject"
  }

  private static let superclasses: [String: String] = {
    var result: [String: String] = [:]
    for (superclass, names) in subclasses {
      for name in names.split(separator: " ") { result[String(name)] = superclass }
    }
    return result
  }()

  private static let subclasses = [
    "NSObject": """
    UIResponder UIGestureRecognizer UIEvent UITouch CALayer CAAnimation CADisplayLink Timer UIImage
    UIColor UIFont UIBezierPath UIScreen UIDevice NSLayoutConstraint UIBarItem NSCoder NSString
    NSArray NSSet NSDictionary NSNumber NSValue NSNotification NSError NSPredicate NSRunLoop Thread
    Operation Bundle UIViewPropertyAnimator UIMenuElement UICollectionViewLayout UIDynamicBehavior
    UIDynamicAnimator NSTimer UIFeedbackGenerator UIMenuItem UIMenuController UITraitCollection
    """,
    "UIResponder": "UIView UIViewController UIApplication UIScene",
    "UIScene": "UIWindowScene",
    "UIView": """
    UIControl UILabel UIImageView UIScrollView UIStackView UIWindow UIProgressView
    UIActivityIndicatorView UIPickerView UITableViewCell UICollectionReusableView
    UINavigationBar UITabBar UIToolbar UIVisualEffectView UIInputView UISearchBar
    UITableViewHeaderFooterView MKMapView WKWebView SKView SCNView MTKView GLKView
    """,
    "UIControl": """
    UIButton UISlider UISwitch UISegmentedControl UIStepper UITextField UIDatePicker UIPageControl
    UIRefreshControl UIColorWell
    """,
    "UIScrollView": "UITableView UICollectionView UITextView",
    "UICollectionReusableView": "UICollectionViewCell",
    "UIViewController": """
    UINavigationController UITabBarController UITableViewController UICollectionViewController
    UIPageViewController UISplitViewController UIAlertController UIInputViewController
    UIActivityViewController UISearchController GLKViewController
    """,
    "UINavigationController": "UIImagePickerController",
    "UIGestureRecognizer": """
    UITapGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer
    UIRotationGestureRecognizer UISwipeGestureRecognizer UILongPressGestureRecognizer
    UIHoverGestureRecognizer
    """,
    "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "CALayer": """
    CAShapeLayer CAGradientLayer CATextLayer CAReplicatorLayer CAEmitterLayer CATransformLayer
    CAScrollLayer CATiledLayer CAEAGLLayer CAMetalLayer
    """,
    "CAAnimation": "CAPropertyAnimation CAAnimationGroup CATransition",
    "CAPropertyAnimation": "CABasicAnimation CAKeyframeAnimation",
    "CABasicAnimation": "CASpringAnimation",
    "UIBarItem": "UIBarButtonItem UITabBarItem",
    "UIMenuElement": "UIAction UIMenu UICommand",
  ]
}
