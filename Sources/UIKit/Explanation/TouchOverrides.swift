/// Determines whether a responder's class overrides a touch callback.
enum TouchOverrides {
  /// Returns whether a responder's class, or a superclass below `UIResponder`, overrides the
  /// callback for a phase.
  static func exist(in responder: UIResponder, _ phase: UITouch.Phase) -> Bool {
    switch phase {
    case .began: began.areKnownToBeOverridden(in: responder)
    case .moved: moved.areKnownToBeOverridden(in: responder)
    case .ended: ended.areKnownToBeOverridden(in: responder)
    case .cancelled: cancelled.areKnownToBeOverridden(in: responder)
    case .stationary: false
    }
  }

  private static let began = OverriddenMembers(ofResponder: Began.self, count: 1)
  private static let moved = OverriddenMembers(ofResponder: Moved.self, count: 1)
  private static let ended = OverriddenMembers(ofResponder: Ended.self, count: 1)
  private static let cancelled = OverriddenMembers(ofResponder: Cancelled.self, count: 1)

  private final class Began: UIResponder {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private final class Moved: UIResponder {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private final class Ended: UIResponder {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private final class Cancelled: UIResponder {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
}
