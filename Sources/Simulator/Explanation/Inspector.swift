package import CoreGraphics
package import UIKit

/// The inspector's touch data: the fingers that have landed since the screen was last untouched,
/// the explanation of the newest finger's touch, and its gestures.
package struct Inspector {
  /// A finger, including one that lifted recently.
  package struct Finger {
    /// The finger's number.
    package let number: Int
    /// The finger's locations since it landed, in screen points.
    package private(set) var path: [CGPoint]
    /// The finger's current location, which is the last one of the path.
    package private(set) var location: CGPoint
    /// The location at which the finger landed, in screen points.
    package let landingPoint: CGPoint
    /// The touch's tap count.
    package internal(set) var tapCount: Int
    /// The phase of the finger's last change.
    package internal(set) var phase: UITouch.Phase

    init(_ landing: TouchLanding) {
      (number, path, tapCount) = (landing.finger, [landing.point], landing.tapCount)
      (location, landingPoint) = (landing.point, landing.point)
      phase = .began
    }

    mutating func move(to point: CGPoint) {
      location = point
      path.appendLocation(point)
    }

    /// Whether the finger is on the screen.
    package var isDown: Bool { phase != .ended && phase != .cancelled }
  }

  /// A gesture recognizer that received or rejected a finger.
  package struct Gesture {
    /// The recognizer's name.
    package let name: String
    /// The recognizer's state, and the reason for it.
    package internal(set) var status: String

    /// Whether the recognizer has neither begun nor failed.
    package var isUndecided: Bool { status == GestureText.possible }
  }

  /// The fingers in landing order.
  package private(set) var fingers: [Finger] = []
  /// The newest landing.
  package private(set) var landing: TouchLanding?
  /// The newest finger's last callback.
  package private(set) var delivery: TouchDelivery?
  /// The last reason that the newest finger's view did not receive its touch, or `nil` if there is
  /// none.
  package private(set) var obstacle: String?
  /// The recognizers, in the order of their first finger.
  package private(set) var gestures: [Gesture] = []

  /// Creates an empty inspector.
  package init() {}

  /// Adds an explanation.
  package mutating func receive(_ explanation: TouchExplanation) {
    switch explanation {
    case .landed(let landing):
      if !fingers.contains(where: \.isDown) { self = Inspector() }
      fingers.removeAll { $0.number == landing.finger }
      fingers.append(Finger(landing))
      self.landing = landing
      (delivery, obstacle) = (nil, nil)
    case .moved(let finger, let point):
      change(finger, .moved) { $0.move(to: point) }
    case .left(let finger, _, _, let tapCount, let isCancelled):
      change(finger, isCancelled ? .cancelled : .ended) { $0.tapCount = tapCount }
    case .delivered(let delivery):
      if let landing, delivery.fingers.contains(landing.finger) { self.delivery = delivery }
    case .gesture(let change):
      // Keep the state before a reset visible until the next gesture.
      if change.kind != .reset { set(GestureText.status(change), of: change.name) }
    case .unsent(let window, let fingers):
      setObstacle(ExplanationText.text(ofUnsent: window), for: fingers)
    case .deferred(let phase, let view, let finger, let others):
      setObstacle(ExplanationText.text(ofDeferred: phase, view, by: others), for: [finger])
    case .taken(let finger, let view, let recognizer, let isUnknownToView):
      setObstacle(
        ExplanationText.text(ofTaken: view, by: recognizer, isUnknownToView), for: [finger])
    case .uncalled(let message, let fingers):
      setObstacle(message, for: fingers)
    case .cancelled, .called, .motion: break
    }
  }

  private mutating func setObstacle(_ text: String, for fingers: [Int]) {
    if let landing, fingers.contains(landing.finger) { obstacle = text }
  }

  private mutating func change(
    _ number: Int, _ phase: UITouch.Phase, _ change: (inout Finger) -> Void
  ) {
    guard let index = fingers.firstIndex(where: { $0.number == number }) else { return }
    fingers[index].phase = phase
    change(&fingers[index])
  }

  private mutating func set(_ status: String, of name: String) {
    if let index = gestures.firstIndex(where: { $0.name == name }) {
      gestures[index].status = status
    } else {
      gestures.append(Gesture(name: name, status: status))
    }
  }
}

extension [CGPoint] {
  /// The maximum number of points in a finger's path. Every second point of a longer path is
  /// removed.
  private static let longestPath = 2000

  /// Appends a location to a finger's path.
  mutating func appendLocation(_ point: CGPoint) {
    if count == Self.longestPath {
      self = indices.filter { $0.isMultiple(of: 2) }.map { self[$0] }
    }
    append(point)
  }
}
