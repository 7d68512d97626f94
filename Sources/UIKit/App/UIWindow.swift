public import CoreGraphics

/// The root of a tree of views; it delivers the touches that land in it.
///
/// A window is hidden until `makeKeyAndVisible()` or `isHidden = false`. The app does not retain
/// it; in most apps, the delegate does.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiwindow
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The order of windows; a window with a higher level is in front.
  public nonisolated struct Level: Hashable, Sendable {
    /// The level as a number.
    public let rawValue: CGFloat

    /// The level of ordinary windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)

    /// Creates a level from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// The app's reference to the window.
  nonisolated let reference = WindowReference()

  /// The level of the window.
  open var windowLevel = Level.normal
  /// The screen that the window is on.
  public var screen: UIScreen { context.interface.screen }
  /// Whether the window receives key events.
  open var isKeyWindow: Bool { context.runningApplication.keyWindow === self }

  /// The controller whose view fills the window.
  ///
  /// Setting it adds its view to the window, and removes the view of the previous controller.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.formerPosition = nil
      if !defersRootView { addRootView() }
    }
  }

  /// Whether the root controller's view is loaded only when the window is shown. For the main
  /// storyboard, that is after the app has finished launching.
  var defersRootView = false

  private func addRootView() {
    defer {
      if isKeyWindow {
        context.updateStatusBar()
        context.turnToAllowedOrientation()
      }
    }
    guard let root = rootViewController else { return }
    fill(with: root)
    insertSubview(root.view, at: 0)
  }

  /// Gives a controller's view the frame of the window, and resizes it with the window. In an app
  /// from before iOS 7, the frame does not include the status bar.
  func fill(with controller: UIViewController) {
    let view: UIView = controller.view
    let visible = controller.defaultFrame.intersection(frame)
    let rect = CGRect(origin: convertFromScreen(visible.origin), size: visible.size)
    // A window outside of the screen, or without a size, has no visible part.
    view.frame = rect.isFinite ? rect : CGRect(origin: .zero, size: bounds.size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Creates a hidden window; `frame` is in screen coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    reference.window = self
    super.isHidden = true
    context.bringToFront(self)
  }

  /// Creates a hidden window that covers the scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    reference.window = self
    super.isHidden = true
    context.bringToFront(self)
  }

  /// Creates a hidden window from an interface file; with another coder, creates one with the
  /// screen's frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = context.interface.screen.bounds
    reference.window = self
    super.isHidden = true
    context.bringToFront(self)
    coder.decode(self, as: UIWindow.self)
  }

  /// Creates a hidden window that covers the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Shows the window in front of the windows of its level, and makes it the key window.
  open func makeKeyAndVisible() {
    context.bringToFront(self)
    isHidden = false
    makeKey()
  }

  /// Makes the window the key window, which receives key events.
  open func makeKey() {
    let application = context.runningApplication
    let former = application.keyWindow
    guard former !== self, canBecomeKey else { return }
    application.setKeyWindow(self)
    if let former {
      former.resignKey()
      NotificationCenter.default.post(name: Self.didResignKeyNotification, object: former)
    }
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    context.updateStatusBar()
    context.turnToAllowedOrientation()
  }

  /// Whether the window may become the key window; true by default.
  open var canBecomeKey: Bool { true }

  /// Called when the window has become the key window; call `makeKey()` to make it the key window.
  open func becomeKey() {}

  /// Called when another window has become the key window.
  open func resignKey() {}

  /// Posted after a window became the key window; the object is the window.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted after a window stopped being the key window; the object is the window.
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")

  /// Whether the window is neither drawn nor touched; hiding it cancels its touches.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      if !newValue, defersRootView {
        defersRootView = false
        addRootView()
      }
      let hides = newValue && !super.isHidden
      super.isHidden = newValue
      if hides { context.cancelTouches(inside: self, reason: .windowHidden) }
    }
  }

  /// Delivers the packet that `event` carries to the gesture recognizers of this window, then to
  /// its touched views.
  ///
  /// If an override does not call `super`, none of them receives it.
  open func sendEvent(_ event: UIEvent) {
    let context = context
    context.touches.dispatcher.dispatch(event, to: self, in: context)
  }

  /// The application object.
  open override var next: UIResponder? { context.runningApplication }

  override var rootOfTree: UIView { self }

  override var isWindow: Bool { true }

  /// Converts a point from the window's coordinates to the screen's, or to another window's.
  @discardableResult
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = convertToSuperview(point)
    return window?.convertFromScreen(onScreen) ?? onScreen
  }

  /// Converts a point from the screen's coordinates, or another window's, to the window's.
  @discardableResult
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convertFromScreen(window?.convertToSuperview(point) ?? point)
  }

  func convertFromScreen(_ point: CGPoint) -> CGPoint {
    convertFromSuperview(point)
  }

  deinit {
    reference.window = nil
  }
}

/// A reference to a window that does not retain it.
///
/// Unlike a weak reference, it does not make each use of the window slower. The window clears the
/// reference when it is deallocated.
final class WindowReference {
  nonisolated(unsafe) unowned(unsafe) var window: UIWindow?

  nonisolated init() {}

  // An explicit `deinit` is nonisolated.
  deinit {}
}
