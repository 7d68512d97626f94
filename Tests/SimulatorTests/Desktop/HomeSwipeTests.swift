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

  /// Touches down at one location, moves to another, and returns the index of the step that
  /// completes the swipe.
  private func drag(
    from start: CGPoint, to end: CGPoint, milliseconds: Int64 = 200
  ) -> Int? {
    completion([(0, 1, .down(start)), (milliseconds, 1, .move(end))])
  }

  @Test("A swipe starts within 8 points of the edge and moves up by 80 points")
  func swipe() {
    #expect(drag(from: point(160, 479), to: point(160, 399)) == 1)
    #expect(drag(from: point(160, 472), to: point(160, 392)) == 1)
    #expect(drag(from: point(160, 479), to: point(160, 400)) == nil, "79 points")
    #expect(drag(from: point(160, 471), to: point(160, 300)) == nil, "too far above the edge")
  }

  @Test("A swipe moves up more than sideways, within 0.4 seconds")
  func direction() {
    #expect(drag(from: point(20, 479), to: point(99, 399)) == 1)
    #expect(drag(from: point(20, 479), to: point(100, 399)) == nil)
    #expect(drag(from: point(160, 479), to: point(160, 300), milliseconds: 400) == 1)
    #expect(drag(from: point(160, 479), to: point(160, 300), milliseconds: 401) == nil)
    // A slow drag belongs to the app, even if it speeds up.
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
