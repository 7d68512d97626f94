/// How the status bar looks.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uistatusbarstyle
public nonisolated enum UIStatusBarStyle: Int, Sendable {
  /// Chosen by the system.
  case `default` = 0
  /// Light, for dark views.
  case lightContent = 1
  /// Dark, for light views.
  case darkContent = 3
}

/// How a view may be turned.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiinterfaceorientationmask
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits: 1 shifted by the number of the orientation.
  public let rawValue: UInt

  /// Makes a set of the bits of Apple's constants.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// With the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// With the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// In all four orientations.
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]
}

extension AppContext {
  /// The controller that decides on the status bar and on turns: the root of the key window, or what is presented
  /// in front of it.
  var frontController: UIViewController? {
    var front = application?.keyWindow?.rootViewController
    while let presented = front?.presentedViewController { front = presented }
    return front
  }

  /// Whether the interface is as low as that of an iPhone in landscape.
  var isHeightCompact: Bool { device.sizeClasses(interfaceOrientation).vertical == .compact }

  /// Asks the front controller how the status bar looks and whether it is hidden; in an app from before
  /// iOS 7 the controller's view fills what is left.
  ///
  /// - Parameter reportsSafeArea: Whether views are notified of the change; otherwise the caller notifies them.
  func updateStatusBar(reportsSafeArea: Bool = true) {
    let front = frontController
    let style = front?.preferredStatusBarStyle ?? .default
    if style != statusBarStyle {
      statusBarStyle = style
      layers.needsFrame = true
    }
    let hides = front?.prefersStatusBarHidden ?? isHeightCompact
    guard hides != isStatusBarHidden else { return }
    let insets = reportsSafeArea ? SafeAreas(of: allWindows) : nil
    isStatusBarHidden = hides
    layers.needsFrame = true
    if let front, let window = front.viewIfLoaded?.window { window.fill(with: front) }
    insets?.reportChanges()
  }
}
