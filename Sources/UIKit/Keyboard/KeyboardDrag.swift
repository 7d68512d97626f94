import CoreGraphics

/// A drag in a scroll view that moves the keyboard on the screen.
///
/// The keyboard follows the finger below its top edge. When the finger lifts, the keyboard either
/// returns or is dismissed; until then, nothing is posted.
struct KeyboardDrag {
  /// The scroll view in which the finger moves.
  weak var scrollView: UIScrollView?
  /// The distance by which the finger has moved the keyboard down, in points.
  var distance: CGFloat = 0
}

extension UIScrollView.KeyboardDismissMode {
  fileprivate var followsFinger: Bool {
    switch self {
    case .none, .onDrag, .onDragWithAccessory: false
    case .interactive, .interactiveWithAccessory: true
    }
  }

  fileprivate var dismissesOnDrag: Bool {
    switch self {
    case .none, .interactive, .interactiveWithAccessory: false
    case .onDrag, .onDragWithAccessory: true
    }
  }

  /// Whether an accessory view that another responder provides is dismissed with the keyboard.
  fileprivate var includesAccessory: Bool {
    switch self {
    case .none, .onDrag, .interactive: false
    case .onDragWithAccessory, .interactiveWithAccessory: true
    }
  }
}

/// Dismissing the keyboard by scrolling.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.property
extension ScreenKeyboard {
  /// Begins a drag, or dismisses the keyboard immediately.
  func scrollingBegan(in scrollView: UIScrollView) {
    let mode = scrollView.keyboardDismissMode
    if mode.dismissesOnDrag { dismiss(mode) }
    guard mode.followsFinger, !frame.isEmpty, isDismissible(mode) else { return }
    drag = KeyboardDrag(scrollView: scrollView)
  }

  /// Moves the keyboard with the finger.
  func scrollingChanged(in scrollView: UIScrollView) {
    guard let drag, drag.scrollView === scrollView, let window else { return }
    let finger = scrollView.convert(
      scrollView.pan.location(in: scrollView), to: context.interface.screen.coordinateSpace)
    let rest = keepsAccessory(scrollView.keyboardDismissMode) ? window.container.accessoryHeight : 0
    let distance = max(0, min(frame.height - rest, finger.y - frame.minY))
    guard distance != drag.distance else { return }
    self.drag?.distance = distance
    UIView.performWithoutAnimation { place(visibleFrame) }
  }

  /// Ends a drag: dismisses the keyboard, or moves it back.
  ///
  /// - Parameter velocity: The finger's vertical velocity when it lifted, in points per second, or
  ///   `nil` if the touch was canceled.
  func scrollingEnded(in scrollView: UIScrollView, velocity: CGFloat?) {
    guard let drag, drag.scrollView === scrollView else { return }
    guard drag.distance > 0 else { return self.drag = nil }
    let isHalfway = drag.distance > frame.height / 2
    if let velocity, velocity > 0 || velocity == 0 && isHalfway {
      dismiss(scrollView.keyboardDismissMode)
    }
    // The first responder may have refused to resign.
    if self.drag != nil { returnAfterDrag() }
  }

  /// The responder after the first one that provides the accessory view and can be the first
  /// responder itself, or `nil`.
  private var accessoryProvider: UIResponder? {
    guard let first = context.windows.firstResponder, first.inputAccessoryView == nil else {
      return nil
    }
    var responder = first.next
    while let current = responder, current.inputAccessoryView == nil { responder = current.next }
    return responder?.canBecomeFirstResponder == true ? responder : nil
  }

  private func keepsAccessory(_ mode: UIScrollView.KeyboardDismissMode) -> Bool {
    !mode.includesAccessory && accessoryProvider != nil
  }

  /// Whether there is anything to dismiss: an accessory view alone is dismissed only by the modes
  /// that include it.
  private func isDismissible(_ mode: UIScrollView.KeyboardDismissMode) -> Bool {
    guard let first = context.windows.firstResponder else { return false }
    return first is any UIKeyInput || first.firstInChain(\.inputView) != nil
      || mode.includesAccessory
  }

  private func dismiss(_ mode: UIScrollView.KeyboardDismissMode) {
    guard let first = context.windows.firstResponder, isDismissible(mode) else { return }
    if !mode.includesAccessory, let accessoryProvider {
      accessoryProvider.becomeFirstResponder()
    } else {
      first.resignFirstResponder()
    }
  }
}
