import CoreGraphics

/// The reason a gesture recognizer failed, for the trace.
package nonisolated enum GestureFailure: Hashable, Sendable {
  /// A touch moved farther than `limit`, in points.
  case movedTooFar(limit: CGFloat)
  /// The touches ended before they moved far enough.
  case movedTooLittle
  /// The gesture or its next tap took too long.
  case tooSlow
  /// The fingers lifted before the press was long enough.
  case liftedTooEarly
  /// More fingers touched down than the gesture allows.
  case tooManyTouches
  /// Fewer fingers touched down than the gesture requires.
  case tooFewTouches
  /// A tap was too far from the previous one; the limit is in points.
  case landedTooFar(limit: CGFloat)
  /// A touch began too far from the screen's edge; the limit is in points.
  case landedAwayFromEdge(limit: CGFloat)
  /// The scroll view delivers touches in its content without a delay.
  case delaysNoTouches
  /// The system canceled a touch.
  case touchesCancelled
  /// Another recognizer, identified by its trace name, succeeded and excludes this one.
  case excluded(by: String)
  /// Another recognizer, identified by its trace name, had to fail first but succeeded.
  case requiredFailure(of: String)
  /// This recognizer and others, identified by their trace names, wait for each other. The array is
  /// empty if the recognizer waits for itself.
  case circle(with: [String])
  /// The delegate returned false from `gestureRecognizerShouldBegin`.
  case delegate
  /// The view returned false from `gestureRecognizerShouldBegin`.
  case view
  /// The app disabled the recognizer.
  case disabled
  /// The app removed the recognizer from its view.
  case removed
  /// A subclass set the state.
  case setByApp
}

extension GestureFailure: CustomStringConvertible {
  /// A short description of the reason.
  package var description: String {
    switch self {
    case .movedTooFar(let limit): "moved more than \(points(limit))"
    case .movedTooLittle: "moved too little"
    case .tooSlow: "too slow"
    case .liftedTooEarly: "lifted too early"
    case .tooManyTouches: "too many touches"
    case .tooFewTouches: "too few touches"
    case .landedTooFar(let limit): "landed more than \(points(limit)) from the last tap"
    case .landedAwayFromEdge(let limit): "landed more than \(points(limit)) from the edge"
    case .delaysNoTouches: "delaysContentTouches is false"
    case .touchesCancelled: "touches cancelled"
    case .excluded(let name): "excluded by \(name)"
    case .requiredFailure(let name): "required \(name) to fail"
    case .circle(let others):
      others.isEmpty ? "waits for itself" : "in a circle with \(others.joined(separator: " and "))"
    case .delegate: "the delegate said no"
    case .view: "the view said no"
    case .disabled: "disabled"
    case .removed: "removed from its view"
    case .setByApp: "set by the app"
    }
  }

  private func points(_ limit: CGFloat) -> String {
    limit == limit.rounded() && abs(limit) < 1e9 ? "\(Int(limit)) points" : "\(limit) points"
  }
}
