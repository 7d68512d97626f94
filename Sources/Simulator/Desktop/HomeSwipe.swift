package import CoreGraphics
import UIKit

/// Recognizes the swipe up from the bottom edge that leaves an app for the Home screen.
///
/// It only watches: the app receives the touch like any other. A finger has to be alone, to land within
/// `edge` of the bottom of the screen, and to move up by `distance` within `duration`; a slower drag from
/// the same location is the app's alone.
package struct HomeSwipe {
  /// How near to the bottom edge the finger lands, in points. Assumption: an iPhone's figure is not
  /// published; a finger on the edge of a panel reports a location of a few points.
  package static let edge: CGFloat = 8
  /// How far it moves up, in points: a sixth of the screen.
  package static let distance: CGFloat = 80
  /// How long that may take, in seconds.
  package static let duration: TimeInterval = 0.4

  private var start: (finger: FingerKey, point: CGPoint, time: AppTime)?
  private var fingers: Set<FingerKey> = []

  /// Makes a recognizer for a phone without touches.
  package init() {}

  /// Follows what a phone gets, and returns whether that completes a swipe.
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
