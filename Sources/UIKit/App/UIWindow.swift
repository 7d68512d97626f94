public import CoreGraphics

/// The root of a view tree, which delivers the touches that land in it.
///
/// A window is hidden until the app calls `makeKeyAndVisible()` or sets `isHidden` to false. The
/// system does not retain it; in most apps, the delegate does.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiwindow
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The front-to-back order of windows. A window with a higher level is in front.
  public nonisolated struct Level: Hashable, Sendable {
    /// The level's numeric value.
    public let rawValue: CGFloat

    /// The level for ordinary windows.
    public static let normal = Level(rawValue: 0)
    /// The level for the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level for alerts.
    public static let alert = Level(rawValue: 2000)

    /// Creates a level with the given value.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level with the given value.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// The app's reference to the window.
  nonisolated let reference = WindowReference()

  /// The window's level.
  open var windowLevel = Level.normal
  /// The screen that the window is on.
  public var screen: UIScreen { context.interface.screen }
  /// Whether the window receives key events.
  open var isKeyWindow: Bool { context.runningApplication.keyWindow === self }

  /// The view controller whose view fills the window.
  ///
  /// Setting this property adds the new controller's view to the window and removes the previous controller's view.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.formerPosition = nil
      if !defersRootView { addRootView() }
    }
  }

  /// Whether the root controller's view is loaded only when the window is shown. For the main
  /// storyboard, that happens after the app has finished launching.
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

  /// Makes a controller's view fill the window and resize with it. In apps that predate iOS 7, the
  /// view's frame excludes the status bar.
  func fill(with controller: UIViewController) {
    let view: UIView = controller.view
    // A presentation with a container determines the frame.
    if let superview = view.superview, superview !== self { return }
    let visible = controller.defaultFrame.intersection(frame)
    let rect = CGRect(origin: convertFromScreen(visible.origin), size: visible.size)
    // A window that is off the screen or has no size has no visible part.
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

  /// Creates a hidden window from an interface file. With any other coder, creates a window that
  /// fills the screen.
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

  /// Shows the window in front of others at its level and makes it the key window.
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

  /// Whether the window can become the key window; true by default.
  open var canBecomeKey: Bool { true }

  /// Called when the window has become the key window. To make it the key window, call `makeKey()`.
  open func becomeKey() {}

  /// Called when another window has become the key window.
  open func resignKey() {}

  /// Posted after a window has become the key window. The notification's object is the window.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted after a window has stopped being the key window. The notification's object is the
  /// window.
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")

  /// Whether the window is hidden. A hidden window isn't drawn and receives no touches. Hiding a
  /// window cancels its touches.
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

  /// Delivers the packet that `event` carries first to this window's gesture recognizers and then
  /// to its touched views. A motion event is delivered to the first responder.
  ///
  /// If an override does not call `super`, none of them receive the packet.
  open func sendEvent(_ event: UIEvent) {
    let context = context
    context.touches.dispatcher.dispatch(event, to: self, in: context)
    if event.changes.isEmpty, let event = event as? MotionEvent { context.deliver(event) }
  }

  /// The undo manager of the window's views and controllers that have none of their own.
  open override var undoManager: UndoManager? {
    if let ownUndoManager { return ownUndoManager }
    let made = UndoManager()
    ownUndoManager = made
    return made
  }

  private var ownUndoManager: UndoManager?

  /// The responder after the window, which is the application object.
  open override var next: UIResponder? { context.runningApplication }

  override var rootOfTree: UIView { self }

  override var isWindow: Bool { true }

  /// Converts a point from this window's coordinates to another window's, or to screen coordinates.
  @discardableResult
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = convertToSuperview(point)
    return window?.convertFromScreen(onScreen) ?? onScreen
  }

  /// Converts a point to this window's coordinates from another window's, or from screen
  /// coordinates.
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

/// A non-retaining reference to a window.
///
/// Unlike a weak reference, it doesn't slow down every use of the window. The window clears the
/// reference when it is deallocated.
final class WindowReference {
  nonisolated(unsafe) unowned(unsafe) var window: UIWindow?

  nonisolated init() {}

  // An explicit `deinit` is nonisolated.
  deinit {}
}
