import CoreGraphics

/// Follows a mouse pointer without a press, for the recognizers of hovering.
package final class HoverTracker {
  private unowned let context: AppContext
  /// Whether the app ever made a recognizer that wants to know; without one nobody looks.
  package internal(set) var isWatched = false
  /// The recognizers over whose views the pointer is.
  private var hovered: [UIHoverGestureRecognizer] = []

  init(context: AppContext) {
    self.context = context
  }

  /// Whether the pointer is over a view that watches it.
  package var isOver: Bool { hovered.contains(where: \.isActive) }

  /// Moves the pointer to a place on the screen; nil for away from it.
  package func move(to point: CGPoint?) {
    let target = point.flatMap { context.hitTest($0, with: nil) }
    var watching: [UIHoverGestureRecognizer] = []
    var view = target?.view
    while let current = view {
      for case let recognizer as UIHoverGestureRecognizer in current.recognizers
      where recognizer.isEnabled {
        watching.append(recognizer)
      }
      view = current.superview
    }
    for recognizer in hovered where recognizer.isActive {
      if !watching.contains(where: { $0 === recognizer }) { recognizer.state = .ended }
    }
    for recognizer in watching {
      recognizer.pointer = point.flatMap { target?.window.convertFromScreen($0) }
      recognizer.state = recognizer.isActive ? .changed : .began
    }
    hovered = watching
  }
}
