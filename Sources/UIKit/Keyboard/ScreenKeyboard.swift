import CoreGraphics

/// The keyboard on the screen, or the view that replaces it, with the view above it.
///
/// Like a phone with a connected keyboard, the phone normally shows none: text is typed on the
/// desktop's keyboard. With `isEnabled`, it shows one while the first responder receives text. A
/// first responder's own input views are always shown.
///
/// `update()` compares what is shown with the first responder. Only this class posts the keyboard's
/// notifications: a “will” notification immediately, and a “did” notification when the animation ends.
package final class ScreenKeyboard {
  /// The duration of the keyboard's animation, in seconds. Source: the value in iOS notifications.
  private static let duration: TimeInterval = 0.25

  /// Whether the keyboard is shown while the first responder receives text.
  package var isEnabled = false { didSet { if isEnabled != oldValue { update() } } }
  /// The frame on the screen after any animation; empty while the keyboard is hidden.
  package private(set) var frame = CGRect.zero

  /// The drag that is moving the keyboard, or `nil`. Written by `KeyboardDrag`'s methods and by
  /// every change of the frame, which ends the drag.
  var drag: KeyboardDrag?

  private(set) var window: KeyboardWindow?
  private var updatesHeld = 0
  /// The number of the last change. An animation that a later change replaces posts nothing.
  private var changeCount = 0
  unowned let context: AppContext

  init(in context: AppContext) {
    self.context = context
  }

  /// The keys, or `nil` while they are hidden.
  package var keys: KeyboardView? { frame.isEmpty ? nil : window?.container.keys }

  /// The frame on the screen, with the distance by which a finger has dragged it down.
  var visibleFrame: CGRect { frame.offsetBy(dx: 0, dy: drag?.distance ?? 0) }

  /// Performs a change of the first responder, and then updates the keyboard once.
  func whileUnchanged<Result>(_ change: () -> Result) -> Result {
    updatesHeld += 1
    let result = change()
    updatesHeld -= 1
    update()
    return result
  }

  // MARK: - Showing and hiding

  /// Shows what the first responder requires.
  func update() {
    guard updatesHeld == 0 else { return }
    let first = context.windows.firstResponder
    let input = first?.firstInChain(\.inputView)
    let accessory = first?.firstInChain(\.inputAccessoryView)
    let traits = context.windows.keyInput
    let showsKeys = isEnabled && traits != nil && input == nil
    guard showsKeys || input != nil || accessory != nil else { return hide() }
    let window = window ?? KeyboardWindow(of: self)
    self.window = window
    window.container.show(input: input, accessory: accessory, keysFor: showsKeys ? traits : nil)
    let screen = context.interface.screen.bounds
    let height = window.container.height(width: screen.width, in: context)
    let target = CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
    guard target != frame else { return window.layoutContents(frame) }
    change(to: target, shows: true)
  }

  private func hide() {
    guard !frame.isEmpty else { return }
    change(to: .zero, shows: false)
  }

  private func change(to target: CGRect, shows: Bool) {
    guard let window else { return }
    let screen = context.interface.screen.bounds
    let begin = frame.isEmpty ? target.offsetBy(dx: 0, dy: target.height) : visibleFrame
    let end = shows ? target : frame.offsetBy(dx: 0, dy: screen.maxY - frame.minY)
    drag = nil
    changeCount += 1
    let number = changeCount
    frame = target
    let info = info(from: begin, to: end)
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    post(
      shows ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      info)
    guard number == changeCount else { return }
    if window.isHidden {
      window.isHidden = false
      window.layoutContents(begin)
    }
    animate(to: end) { [self] in
      if !shows {
        window.container.clear()
        window.isHidden = true
      }
      post(UIResponder.keyboardDidChangeFrameNotification, info)
      post(
        shows ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        info)
    }
  }

  /// Moves the keyboard back after a drag. It neither appears nor disappears, so only the
  /// notifications about its frame are posted.
  func returnAfterDrag() {
    changeCount += 1
    let number = changeCount
    let info = info(from: visibleFrame, to: frame)
    drag = nil
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    guard number == changeCount else { return }
    animate(to: frame) { [self] in
      post(UIResponder.keyboardDidChangeFrameNotification, info)
    }
  }

  /// Animates the keyboard to a frame. The completion handler is not called if another change
  /// begins before the end.
  private func animate(to target: CGRect, completion: @escaping () -> Void) {
    let number = changeCount
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      self.place(target)
    } completion: { [weak self] _ in
      guard let self, number == changeCount else { return }
      completion()
    }
  }

  /// Moves the keyboard's window contents, and everything whose location depends on the keyboard.
  func place(_ rect: CGRect) {
    window?.layoutContents(rect)
    for window in context.allWindows { window.keyboardDidMove() }
    (context.frontController?.viewIfLoaded as? AlertOverlay)?.placeAlert()
    context.windows.undoAlert?.overlay.placeAlert()
  }

  private func info(from begin: CGRect, to end: CGRect) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
        value: UIView.AnimationCurve.keyboardRawValue),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  private func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: nil, userInfo: info)
  }

  // MARK: - Changes while it is shown

  /// Adapts the capitals on the keys after the text has changed.
  func textDidChange() { keys?.textDidChange() }

  /// Adapts to a rotated screen. Called by the window's layout.
  func screenDidTurn() {
    guard !frame.isEmpty, let window else { return }
    let screen = context.interface.screen.bounds
    let height = window.container.height(width: screen.width, in: context)
    let target = CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
    if target != frame { UIView.performWithoutAnimation { change(to: target, shows: true) } }
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}

extension UIResponder {
  /// Returns the first input view in the responder chain, or `nil`.
  func firstInChain(_ property: KeyPath<UIResponder, UIView?>) -> UIView? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current[keyPath: property] { return view }
      responder = current.next
    }
    return nil
  }
}
