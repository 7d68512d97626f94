/// The style of the status bar.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uistatusbarstyle
public nonisolated enum UIStatusBarStyle: Int, Sendable {
  /// The system chooses the style.
  case `default` = 0
  /// Light content for dark backgrounds.
  case lightContent = 1
  /// Dark content for light backgrounds.
  case darkContent = 3
}

/// The interface orientations that a view supports.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiinterfaceorientationmask
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits: for each orientation, 1 shifted left by its raw value.
  public let rawValue: UInt

  /// Creates a set from bits that match Apple's constants.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The device is upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// The device is upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The home button is on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The home button is on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]
}

extension AppContext {
  /// The controller that determines the status bar and the interface orientation: the key window's
  /// root controller or a controller presented in front of it.
  var frontController: UIViewController? {
    var front = application?.keyWindow?.rootViewController
    while let presented = front?.presentedInTree { front = presented }
    return front
  }

  /// Whether the interface has a compact height, as on an iPhone in landscape.
  var isHeightCompact: Bool {
    interface.device.sizeClasses(interface.orientation).vertical == .compact
  }

  /// Updates the status bar's style and visibility from the front controller. In apps that predate
  /// iOS 7, the controller's view fills the rest of the screen.
  ///
  /// - Parameter reportsSafeArea: Whether views are notified of the change. If false, the caller
  ///   notifies them.
  func updateStatusBar(reportsSafeArea: Bool = true) {
    let front = frontController
    var forStyle = front
    while let child = forStyle?.childForStatusBarStyle { forStyle = child }
    var forHiding = front
    while let child = forHiding?.childForStatusBarHidden { forHiding = child }
    let style = forStyle?.preferredStatusBarStyle ?? .default
    if style != interface.statusBarStyle {
      interface.statusBarStyle = style
      layers.needsFrame = true
    }
    let hides = forHiding?.prefersStatusBarHidden ?? isHeightCompact
    guard hides != interface.isStatusBarHidden else { return }
    let insets = reportsSafeArea ? SafeAreas(of: allWindows) : nil
    interface.isStatusBarHidden = hides
    layers.needsFrame = true
    if let front, let window = front.viewIfLoaded?.window { window.fill(with: front) }
    insets?.reportChanges()
  }
}

extension UIViewController {
  /// The controller that this one, one of its ancestors, or another of their descendants presents.
  public var presentedViewController: UIViewController? {
    presented ?? outermostParent.presentedInTree
  }

  /// The controller that this one or one of its descendants presents.
  var presentedInTree: UIViewController? {
    presented ?? childControllers.lazy.compactMap(\.presentedInTree).first
  }

  /// The controller that has been asked to present this one or the nearest possible ancestor.
  var nearestPresenter: UIViewController? { presenter ?? parentController?.nearestPresenter }
}
