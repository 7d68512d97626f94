import CoreGraphics

/// The app as an object: the first to get an event and the last in the responder chain.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiapplication
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether the app gets input.
  public nonisolated enum State: Int, Sendable {
    /// It runs and gets input.
    case active = 0
    /// It runs and gets no input.
    case inactive = 1
    /// It is not on the screen.
    case background = 2
  }

  /// Why an app was started; never given here.
  public nonisolated struct LaunchOptionsKey: Hashable, Sendable {
    /// The reason's name.
    public let rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The running app.
  public class var shared: UIApplication { AppContext.current.runningApplication }

  /// The object that follows the app's life.
  ///
  /// The one that the app was launched with is retained, as by `UIApplicationMain`.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Whether the app gets input.
  open internal(set) var applicationState = State.inactive

  /// The window that key events go to.
  open var keyWindow: UIWindow? { keyWindowReference?.window }

  func setKeyWindow(_ window: UIWindow) { keyWindowReference = window.reference }

  private var keyWindowReference: WindowReference?

  /// The app's windows, in the order in which they last came to the front.
  open var windows: [UIWindow] { context.allWindows }

  /// Whether the screen stays on while nothing happens. It always does; the value is only stored.
  open var isIdleTimerDisabled = false

  /// How large the user wants text.
  open var preferredContentSizeCategory: UIContentSizeCategory { context.interface.contentSize }

  /// How the interface is turned.
  open var statusBarOrientation: UIInterfaceOrientation { context.interface.orientation }

  /// Whether the front controller hides the status bar.
  open var isStatusBarHidden: Bool { context.interface.isStatusBarHidden }

  /// Whether new touches are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  private var ignoringDepth = 0

  /// Makes the app's object; an app has one.
  public override init() {
    super.init()
  }

  /// Sends an event to the windows whose touches changed, from the front to the back.
  ///
  /// Without a call of `super` in an override, none of them gets the packet.
  open func sendEvent(_ event: UIEvent) {
    let windows = context.touches.dispatcher.windows(of: event)
    for index in windows.indices { windows[index].sendEvent(event) }
  }

  /// Calls a method of a target, or of the first responder that has it, from `sender` on along the
  /// chain; without a responder as sender, from the first responder on.
  ///
  /// - Returns: Whether anybody has the method.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      action.call(on: target as AnyObject, with: sender, event: event)
      return action.isMethod(of: target as AnyObject)
    }
    var responder = context.windows.firstResponder ?? sender as? UIResponder ?? self
    while !action.isMethod(of: responder) {
      guard let next = responder.next else { return false }
      responder = next
    }
    action.call(on: responder, with: sender, event: event)
    return true
  }

  /// Cancels all touches and ignores new ones until the matching end; calls nest.
  open func beginIgnoringInteractionEvents() {
    ignoringDepth += 1
    if ignoringDepth == 1 { context.cancelAllTouches(reason: .ignoring) }
  }

  /// Ends one `beginIgnoringInteractionEvents()`; one too many has no effect.
  open func endIgnoringInteractionEvents() {
    ignoringDepth = max(0, ignoringDepth - 1)
  }

  /// The delegate, if it is a responder and no view, controller or the app itself.
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self,
      !(responder is UIView), !(responder is UIViewController)
    else { return nil }
    return responder
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
