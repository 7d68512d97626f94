package import CoreGraphics
import UIKit

/// Recognizes the swipe up from the bottom edge that returns to the Home screen.
///
/// The recognizer only observes: the app receives the touch like any other. The swipe requires a
/// single finger that lands within `edge` of the bottom of the screen and moves up by `distance`
/// within `duration`. A slower drag from the same location affects only the app.
package struct HomeSwipe {
  /// The maximum distance between the landing and the bottom edge, in points. Assumption: Apple
  /// does not publish the iPhone's value; a touch panel reports a finger on its edge as a few
  /// points away from the edge.
  package static let edge: CGFloat = 8
  /// The minimum distance of the swipe, in points: one sixth of the screen.
  package static let distance: CGFloat = 80
  /// The maximum duration of the swipe, in seconds.
  package static let duration: TimeInterval = 0.4

  private var start: (finger: FingerKey, point: CGPoint, time: AppTime)?
  private var fingers: Set<FingerKey> = []

  /// Creates a recognizer for a phone without touches.
  package init() {}

  /// Observes a phone's events and returns whether they complete a swipe.
  ///
  /// - Parameter screen: The size of the screen, in points.
  package mutating func isCompleted(by events: [Timed<PhoneEvent>], screen: CGSize) -> Bool {
    for event in events {
      switch event.event {
      case .touches(let changes):
        for change in changes where follow(change, at: event.time, screen: screen) {
          self = HomeSwipe()
          return true
        }
      case .focus(gained: false), .suspend, .resize, .rotate, .cancel, .quit: self = HomeSwipe()
      case .focus, .resume, .hover, .shake, .appearance, .text, .keyboard, .stylusTilt,
        .imagesChanged:
        break
      }
    }
    return false
  }

  private mutating func follow(_ change: TouchChange, at time: AppTime, screen: CGSize) -> Bool {
    switch change.kind {
    case .down(let point):
      let isAlone = fingers.isEmpty
      fingers.insert(change.finger)
      start =
        isAlone && point.y >= screen.height - Self.edge ? (change.finger, point, time) : nil
    case .move(let point):
      guard let start, start.finger == change.finger else { return false }
      if time > start.time.advanced(by: Self.duration) { self.start = nil }
      let (right, up) = (point.x - start.point.x, start.point.y - point.y)
      return self.start != nil && up >= Self.distance && up > abs(right)
    case .up, .cancel:
      fingers.remove(change.finger)
      start = nil
    }
    return false
  }
}
