public import CoreGraphics

/// An object that can handle events, linked to the one that gets those it does not handle.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The app that the responder belongs to: the one that runs.
  final var context: AppContext { .current }

  /// The responder that gets what this one does not handle; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// Called after an interface file made the object and connected it; not for the file's owner.
  open func awakeFromNib() {}

  /// Called before Xcode shows the object while an app is designed; never here.
  open func prepareForInterfaceBuilder() {}

  // MARK: - Touches

  /// Called when fingers landed; passes the same touches and event on to `next` by default.
  ///
  /// - Parameters:
  ///   - touches: The touches of one view that began in this packet.
  ///   - event: All touches; never nil when the framework calls.
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

  /// Called in place of `touchesEnded` when the system cancelled touches; passes them on to `next`
  /// by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextReceiver(in: .cancelled)?.touchesCancelled(touches, with: event)
  }

  /// Called when guesses about touches were corrected; never here, for there are none.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  /// `next`, to which touches are passed on.
  private func nextReceiver(in phase: UITouch.Phase) -> UIResponder? {
    let next = next
    if let explainer = context.host.explainer {
      explainer.forwards(self, to: next, in: phase)
    }
    return next
  }

  // MARK: - Actions

  /// Whether the object, or one that follows it in the chain, can perform an action; menus ask it.
  ///
  /// By default this is so for the class that the selector's method belongs to.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiresponder/canperformaction(_:withsender:)
  @discardableResult
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self) || next?.canPerformAction(action, withSender: sender) ?? false
  }

  /// Returns the object whose method an action is: this one if it can perform the action, or the next
  /// in the chain that can.
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

  /// Whether the object is the first responder, to which key events go. Touches never do.
  open var isFirstResponder: Bool { context.windows.firstResponder === self }

  /// Makes the object the first responder.
  ///
  /// - Returns: Whether it is now; false when it may not be, or the current one refuses to resign.
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
  /// - Returns: Whether it stopped; false when it may not.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { context.windows.firstResponder = nil }
    return true
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
