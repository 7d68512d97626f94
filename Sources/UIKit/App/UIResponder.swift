public import CoreGraphics

/// An object that can handle events, and knows the next responder for events that it does not
/// handle.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The running app, to which the responder belongs.
  final var context: AppContext { .current }

  /// The responder that receives events that this one does not handle; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// Called after the object was loaded from an interface file and connected; not called for the
  /// file's owner.
  open func awakeFromNib() {}

  /// Called before Xcode shows the object in its editor; never called here.
  open func prepareForInterfaceBuilder() {}

  // MARK: - Touches

  /// Called when fingers landed; passes the same touches and event on to `next` by default.
  ///
  /// - Parameters:
  ///   - touches: The touches of one view that began in this packet.
  ///   - event: The event with all touches; never nil in calls of the framework.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextReceiver(in: .began)?.touchesBegan(touches, with: event)
  }

  /// Called when fingers moved; passes the same touches and event on to `next` by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextReceiver(in: .moved)?.touchesMoved(touches, with: event)
  }

  /// Called when fingers lifted; passes the same touches and event on to `next` by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextReceiver(in: .ended)?.touchesEnded(touches, with: event)
  }

  /// Called instead of `touchesEnded` when the system has cancelled touches; passes them on to
  /// `next` by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextReceiver(in: .cancelled)?.touchesCancelled(touches, with: event)
  }

  /// Called when estimates of touches were corrected; never called here, because there are no
  /// estimates.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  /// The next responder, which receives the touches.
  private func nextReceiver(in phase: UITouch.Phase) -> UIResponder? {
    let next = next
    if let explainer = context.host.explainer {
      explainer.forwards(self, to: next, in: phase)
    }
    return next
  }

  // MARK: - Actions

  /// Whether the object or a later one in the chain can perform an action. Menus call this method.
  ///
  /// By default, it is true if the object's class has the selector's method.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiresponder/canperformaction(_:withsender:)
  @discardableResult
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self) || next?.canPerformAction(action, withSender: sender) ?? false
  }

  /// Returns the first object in the responder chain that can perform an action, starting with this
  /// one.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiresponder/target(foraction:withsender:)
  @discardableResult
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if action.isMethod(of: self), canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  // MARK: - First responder

  /// Whether the object may become the first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object may stop being the first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is the first responder, which receives key events. Touches do not depend on
  /// it.
  open var isFirstResponder: Bool { context.windows.firstResponder === self }

  /// Makes the object the first responder.
  ///
  /// - Returns: Whether it succeeded; false if it may not become the first responder, or the
  ///   current one does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = context.windows.firstResponder, !current.resignFirstResponder() {
      return false
    }
    context.windows.firstResponder = self
    return true
  }

  /// Stops being the first responder.
  ///
  /// - Returns: Whether it succeeded; false if it may not resign.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { context.windows.firstResponder = nil }
    return true
  }

  // Required for a `deinit` in subclasses.
  deinit {}
}
