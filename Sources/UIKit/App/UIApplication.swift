import CoreGraphics

/// The application object: the first object to receive an event, and the last in the responder
/// chain.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiapplication
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The state of an app.
  public nonisolated enum State: Int, Sendable {
    /// The app is running and receives input.
    case active = 0
    /// The app is running but does not receive input.
    case inactive = 1
    /// The app is not on the screen.
    case background = 2
  }

  /// The reason an app was launched; unused here.
  public nonisolated struct LaunchOptionsKey: Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// Creates a key from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The running app.
  public class var shared: UIApplication { AppContext.current.runningApplication }

  /// The object that is notified of life cycle events.
  ///
  /// The delegate that the app was launched with is retained, as on iOS.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The app's state.
  open internal(set) var applicationState = State.inactive

  /// The window that receives key events.
  open var keyWindow: UIWindow? { keyWindowReference?.window }

  func setKeyWindow(_ window: UIWindow) { keyWindowReference = window.reference }

  private var keyWindowReference: WindowReference?

  /// The app's windows, ordered by when they last came to the front.
  open var windows: [UIWindow] { context.allWindows }

  /// Whether the screen stays on without input. The screen always stays on here; the value is only
  /// stored.
  open var isIdleTimerDisabled = false

  /// The user's preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { context.interface.contentSize }

  /// The interface orientation.
  open var statusBarOrientation: UIInterfaceOrientation { context.interface.orientation }

  /// Whether the front controller hides the status bar.
  open var isStatusBarHidden: Bool { context.interface.isStatusBarHidden }

  /// Whether new touches are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  private var ignoringDepth = 0

  /// Creates the application object. An app has only one.
  public override init() {
    super.init()
  }

  /// Sends an event to the windows whose touches changed, front to back.
  ///
  /// If an override does not call `super`, no window receives the packet. A motion event is sent to
  /// the key window.
  open func sendEvent(_ event: UIEvent) {
    let windows = context.touches.dispatcher.windows(of: event)
    for index in windows.indices { windows[index].sendEvent(event) }
    if windows.isEmpty, event is MotionEvent { keyWindow?.sendEvent(event) }
  }

  /// Calls a method on a target. If `target` is nil, calls it on the first object in the responder
  /// chain that implements it, starting at the first responder or, if there is none, at `sender`.
  ///
  /// - Returns: Whether the method was found.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      context.host.explainer?.calls(
        action.description, on: target as AnyObject, from: sender, event)
      action.call(on: target as AnyObject, with: sender, event: event)
      return action.isMethod(of: target as AnyObject)
    }
    var responder = context.windows.firstResponder ?? sender as? UIResponder ?? self
    while !action.isMethod(of: responder) {
      guard let next = responder.next else { return false }
      responder = next
    }
    context.host.explainer?.calls(action.description, on: responder, from: sender, event)
    action.call(on: responder, with: sender, event: event)
    return true
  }

  /// Whether a shake that no responder handles offers to undo or redo; true by default.
  ///
  /// The alert appears if the undo manager of the first responder, or of the frontmost controller,
  /// has operations. Text fields and text views register the user's changes.
  open var applicationSupportsShakeToEdit = true

  /// Offers to undo or redo after a shake.
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
    if motion == .motionShake, applicationSupportsShakeToEdit { context.offerUndo() }
  }

  /// Cancels all touches and ignores new ones until the matching end call. Calls may be nested.
  open func beginIgnoringInteractionEvents() {
    ignoringDepth += 1
    if ignoringDepth == 1 { context.cancelAllTouches(reason: .ignoring) }
  }

  /// Balances one `beginIgnoringInteractionEvents()` call. Does nothing without a matching call.
  open func endIgnoringInteractionEvents() {
    ignoringDepth = max(0, ignoringDepth - 1)
  }

  /// The delegate, if it is a responder other than a view, a controller, or the application itself.
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self,
      !(responder is UIView), !(responder is UIViewController)
    else { return nil }
    return responder
  }

  // Required for a `deinit` in subclasses.
  deinit {}
}
