/// Maps elements in interface files to UIKit classes.
enum ElementClasses {
  /// Returns the class for a view's element, or nil for an unavailable view or another element.
  static func view(_ element: String) -> String? { views[element] }

  /// Returns the class for a gesture recognizer's element, or nil for other elements.
  static func recognizer(_ element: String) -> String? { recognizers[element] }

  /// Returns the class for an item in a bar, or nil for other elements.
  static func item(_ element: String) -> String? { items[element] }

  /// Returns the iOS class name of a view that is not available here, such as `UIDatePicker`.
  static func missingView(_ element: String) -> String {
    switch element {
    case "wkWebView": "WKWebView"
    case "mapView": "MKMapView"
    case "glkView", "mtkView", "skView", "arscnView", "arskView":
      element.prefix { $0 != "V" }.uppercased() + "View"
    default: "UI" + element.prefix(1).uppercased() + element.dropFirst()
    }
  }

  /// Whether a top-level element in a scene or xib file is a view.
  static func isView(_ element: String) -> Bool {
    views[element] != nil || element.hasSuffix("View") || missingControls.contains(element)
  }

  /// Whether an element is a controller of any kind.
  static func isController(_ element: String) -> Bool {
    element.hasSuffix("Controller") || element == "viewControllerPlaceholder"
  }

  private static let views = [
    "view": "UIView", "containerView": "UIView", "control": "UIControl", "label": "UILabel",
    "button": "UIButton", "imageView": "UIImageView", "slider": "UISlider", "switch": "UISwitch",
    "scrollView": "UIScrollView", "stackView": "UIStackView", "window": "UIWindow",
    "textField": "UITextField", "textView": "UITextView", "segmentedControl": "UISegmentedControl",
    "stepper": "UIStepper", "pageControl": "UIPageControl", "progressView": "UIProgressView",
    "activityIndicatorView": "UIActivityIndicatorView", "tableView": "UITableView",
    "tableViewCell": "UITableViewCell", "tableViewCellContentView": "UIView",
    "refreshControl": "UIRefreshControl", "navigationBar": "UINavigationBar",
    "toolbar": "UIToolbar", "tabBar": "UITabBar",
  ]

  private static let items = [
    "barButtonItem": "UIBarButtonItem", "navigationItem": "UINavigationItem",
    "tabBarItem": "UITabBarItem",
  ]

  private static let missingControls: Set<String> = ["datePicker", "searchBar", "colorWell"]

  // Xcode really spells it "pong".
  private static let recognizers = [
    "tapGestureRecognizer": "UITapGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "gestureRecognizer": "UIGestureRecognizer",
  ]
}
