package import CoreGraphics
import UIKit

/// Recognizes the swipe up from the bottom edge that leaves an app for the Home screen.
///
/// It only observes: the app receives the touch like any other. The swipe needs a single finger
/// that lands within `edge` of the bottom of the screen and moves up by `distance` within
/// `duration`. A slower drag from the same location belongs only to the app.
package struct HomeSwipe {
  /// The largest distance of the landing from the bottom edge, in points. Assumption: Apple does
  /// not publish the iPhone's value; a finger on the edge of a panel reports a location a few
  /// points away.
  package static let edge: CGFloat = 8
  /// The distance of the swipe, in points: a sixth of the screen.
  package static let distance: CGFloat = 80
  /// The longest duration of the swipe, in seconds.
  package static let duration: TimeInterval = 0.4

  private var start: (finger: FingerKey, point: CGPoint, time: AppTime)?
  private var fingers: Set<FingerKey> = []

  /// Makes a recognizer for a phone without touches.
  package init() {}

  /// Observes the events of a phone, and returns whether they complete a swipe.
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
      case .focus, .resume, .hover, .appearance, .stylusTilt, .imagesChanged: break
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
