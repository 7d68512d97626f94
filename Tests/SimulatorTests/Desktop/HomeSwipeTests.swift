import CoreGraphics
import Simulator
import Testing
import UIKit

/// The swipe from the bottom edge to the Home screen.
struct HomeSwipeTests {
  private static let screen = CGSize(width: 320, height: 480)

  /// A change to a finger at a time in milliseconds.
  private typealias Step = (at: Int64, finger: Int64, kind: TouchChange.Kind)

  /// Returns the index of the step that completes the swipe, or nil if there is none.
  private func completion(_ steps: [Step]) -> Int? {
    var swipe = HomeSwipe()
    return steps.firstIndex { step in
      let change = TouchChange(FingerKey(device: 1, finger: step.finger), step.kind)
      let event = Timed<PhoneEvent>(
        AppTime(microseconds: step.at * 1000), .touches([change]))
      return swipe.isCompleted(by: [event], screen: Self.screen)
    }
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("A slow drag belongs to the app, even if it speeds up")
  func slow() {
    #expect(
      completion([
        (0, 1, .down(point(160, 479))), (500, 1, .move(point(160, 470))),
        (510, 1, .move(point(160, 300))),
      ]) == nil)
  }

  @Test(
    "A swipe has one finger: if another finger is down or lands, the gesture belongs to the app")
  func alone() {
    let (down, up) = (
      TouchChange.Kind.down(point(160, 479)), TouchChange.Kind.move(point(160, 300))
    )
    #expect(completion([(0, 2, .down(point(9, 9))), (0, 1, down), (100, 1, up)]) == nil)
    #expect(completion([(0, 1, down), (50, 2, .down(point(9, 9))), (100, 1, up)]) == nil)
    #expect(
      completion([(0, 2, .down(point(9, 9))), (10, 2, .up(nil)), (20, 1, down), (99, 1, up)]) == 3)
  }

  @Test("Cancellation, loss of focus and resizing end a swipe")
  func interruptions() {
    let finger = FingerKey(device: 1, finger: 1)
    for event: PhoneEvent in [.cancel(nil), .focus(gained: false), .suspend, .resize] {
      var swipe = HomeSwipe()
      let down = PhoneEvent.touches([TouchChange(finger, .down(point(160, 479)))])
      let move = PhoneEvent.touches([TouchChange(finger, .move(point(160, 300)))])
      let events = [down, event, move].map { Timed<PhoneEvent>(.zero, $0) }
      let isCompleted = swipe.isCompleted(by: events, screen: Self.screen)
      #expect(!isCompleted, "\(event)")
    }
  }
}
