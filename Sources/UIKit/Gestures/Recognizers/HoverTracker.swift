import CoreGraphics

/// Tracks the mouse pointer for `UIHoverGestureRecognizer` while no button is pressed.
package final class HoverTracker {
  /// Whether the app has ever created a hover recognizer. If not, nothing is tracked.
  package internal(set) var isWatched = false
  /// The recognizers whose views are under the pointer.
  private var hovered: [UIHoverGestureRecognizer] = []

  // An explicit `deinit` is nonisolated.
  deinit {}

  /// Whether the pointer is over a view with an active hover recognizer.
  package var isOver: Bool { hovered.contains(where: \.isActive) }

  /// Moves the pointer to a location on the screen, or off the screen if `point` is nil.
  package func move(to point: CGPoint?, in context: AppContext) {
    let target = point.flatMap { context.hitTest($0, with: nil) }
    var recognizers: [UIHoverGestureRecognizer] = []
    var view = target?.view
    while let current = view {
      for case let recognizer as UIHoverGestureRecognizer in current.recognizers
      where recognizer.isEnabled {
        recognizers.append(recognizer)
      }
      view = current.superview
    }
    for recognizer in hovered where recognizer.isActive {
      if !recognizers.contains(where: { $0 === recognizer }) { recognizer.advance(to: .ended) }
    }
    for recognizer in recognizers {
      recognizer.pointer = point.flatMap { target?.window.convertFromScreen($0) }
      recognizer.advance(to: recognizer.isActive ? .changed : .began)
    }
    hovered = recognizers
  }
}
