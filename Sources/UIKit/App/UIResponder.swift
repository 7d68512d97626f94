public import CoreGraphics
package import QuartzCore

/// An object that handles events or passes them to the next responder.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The running app that the responder belongs to.
  final var context: AppContext { .current }

  /// The object's counterpart in another language, if any.
  package final var companion: Companion?

  /// The responder that receives events that this responder does not handle, or nil at the end of
  /// the chain.
  open var next: UIResponder? { nil }

  /// The class and address, and a view's properties that don't have their defaults.
  open override nonisolated var description: String {
    let view = self as? UIView
    return view.flatMap { view in ObjectText.onMainActor { view.summary } }
      ?? "<\(ObjectText.identity(self))>"
  }

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// Called after the object has been loaded from an interface file and connected. Not called for
  /// the file's owner.
  open func awakeFromNib() {}

  /// Called before Xcode displays the object in its editor. Never called here.
  open func prepareForInterfaceBuilder() {}

  /// The name of the object's class in the app's language.
  package final var className: String { companion?.className ?? "\(type(of: self))" }

  // MARK: - Touches

  /// Called when fingers have landed. The default implementation passes the same touches and event
  /// to `next`.
  ///
  /// - Parameters:
  ///   - touches: The touches of one view that began in this packet.
  ///   - event: The event that contains all touches. The framework never passes nil.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextReceiver(in: .began)?.touchesBegan(touches, with: event)
  }

  /// Called when fingers have moved. The default implementation passes the same touches and event
  /// to `next`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextReceiver(in: .moved)?.touchesMoved(touches, with: event)
  }

  /// Called when fingers have lifted. The default implementation passes the same touches and event
  /// to `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextReceiver(in: .ended)?.touchesEnded(touches, with: event)
  }

  /// Called instead of `touchesEnded` when the system has canceled touches. The default
  /// implementation passes them to `next`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextReceiver(in: .cancelled)?.touchesCancelled(touches, with: event)
  }

  /// Called when estimated touch properties have been updated. Never called here, because no
  /// property is estimated.
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

  // MARK: - Undo

  /// The nearest undo manager in the responder chain. By default, returns the next responder's.
  /// Each window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: - Motion

  /// Called when the device begins to be shaken. The default implementation calls `next`.
  ///
  /// - Parameters:
  ///   - motion: Always `.motionShake`.
  ///   - event: The event, whose type is `.motion`. The framework never passes nil.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a shake has ended. The default implementation calls `next`.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called instead of `motionEnded` when the app has become inactive during a shake. The default
  /// implementation calls `next`.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: - Actions

  /// Returns whether this object or a later one in the chain can perform an action. Menus call
  /// this.
  ///
  /// By default, returns true if the object's class implements the selector's method.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiresponder/canperformaction(_:withsender:)
  @discardableResult
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    // Every responder has the methods of the edit menu. Text inputs override this method.
    let isOwn = action.isMethod(of: self) && !action.isStandardEdit
    return isOwn || next?.canPerformAction(action, withSender: sender) ?? false
  }

  /// Returns the first object in the responder chain, starting here, that can perform an action.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiresponder/target(foraction:withsender:)
  @discardableResult
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if action.isMethod(of: self), canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  // MARK: - First responder

  /// Whether the object can become the first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object can resign first responder status; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is the first responder, which receives key events but does not affect
  /// touches.
  open var isFirstResponder: Bool { context.windows.firstResponder === self }

  /// Makes the object the first responder.
  ///
  /// - Returns: Whether it succeeded; false if the object can't become the first responder or the
  ///   current one doesn't resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    return context.keyboard.whileUnchanged {
      if let current = context.windows.firstResponder, !current.resignFirstResponder() {
        return false
      }
      context.setFirstResponder(self)
      return true
    }
  }

  /// Resigns first responder status.
  ///
  /// - Returns: Whether it succeeded; false if the object can't resign.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { context.setFirstResponder(nil) }
    return true
  }

  // MARK: - Keyboard

  /// The view to show instead of the keyboard while the object is the first responder, or `nil`.
  open var inputView: UIView? { nil }
  /// The view to show above the keyboard while the object is the first responder, or `nil`.
  open var inputAccessoryView: UIView? { nil }

  /// Shows the current input views if the object is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { context.keyboard.update() }
  }

  // MARK: - Editing

  /// Copies the selection to the clipboard and deletes it. By default, calls the next responder.
  open func cut(_ sender: Any?) { next?.cut(sender) }
  /// Copies the selection to the clipboard. By default, calls the next responder.
  open func copy(_ sender: Any?) { next?.copy(sender) }
  /// Replaces the selection with the contents of the clipboard. By default, calls the next
  /// responder.
  open func paste(_ sender: Any?) { next?.paste(sender) }
  /// Selects the object or word at the caret. By default, calls the next responder.
  open func select(_ sender: Any?) { next?.select(sender) }
  /// Selects everything. By default, calls the next responder.
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
  /// Deletes the selection. By default, calls the next responder.
  open func delete(_ sender: Any?) { next?.delete(sender) }

  // Required for a `deinit` in subclasses.
  deinit {}
}
