import CoreGraphics
import Testing

@testable import Simulator
@testable import UIKit

/// The inspector's contents, from explanations.
struct InspectorTests {
  private func inspector(ignoresEvents: Bool = false) -> Inspector {
    var inspector = Inspector()
    let walk = HitTestWalk(ignoresEvents: ignoresEvents)
    inspector.receive(
      .landed(TouchLanding(finger: 1, point: .zero, tapCount: 1, walk: walk, refusal: nil)))
    return inspector
  }

  @Test("A canceled finger is no longer down")
  func cancelled() {
    var inspector = inspector()
    #expect(inspector.fingers.map(\.isDown) == [true])
    // The finger is still down when its cancellation is announced.
    inspector.receive(.cancelled(.quit, fingers: [1]))
    #expect(inspector.fingers.map(\.isDown) == [true])
    inspector.receive(.left(finger: 1, at: .zero, after: 1, tapCount: 0, isCancelled: true))
    #expect(inspector.fingers.map(\.phase) == [.cancelled])
    #expect(inspector.fingers.map(\.isDown) == [false])
  }

  @Test("A finger that landed before the inspector was turned on is not shown")
  func earlierFinger() {
    var inspector = Inspector()
    inspector.receive(.moved(finger: 1, to: CGPoint(x: 1, y: 1)))
    #expect(inspector.fingers.isEmpty)
  }

  @Test("The panel shows the last obstacle for the newest finger, but not for others")
  func obstacles() {
    let obstacles: [(TouchExplanation, String)] = [
      (
        .unsent(window: "UIWindow#1", fingers: [1]),
        "UIWindow#1 does not receive the packet: a sendEvent(_:) did not call super"
      ),
      (
        .deferred(.ended, view: "Box#2", finger: 1, by: ["Tap#1", "Tap#2"]),
        "touchesEnded of Box#2 waits until Tap#1 and Tap#2 have failed (delaysTouchesEnded)"
      ),
      (
        .taken(finger: 1, view: "Box#2", by: "Tap#1", isUnknownToView: false),
        "Box#2 loses the touch: Tap#1 recognized (cancelsTouchesInView)"
      ),
      (.uncalled("why", fingers: [1]), "why"),
    ]
    for (explanation, text) in obstacles {
      var inspector = inspector()
      inspector.receive(explanation)
      #expect(inspector.obstacle == text)
      #expect(InspectorPanel.lines(about: inspector).contains(text))
      inspector.receive(.uncalled("other", fingers: [2]))
      #expect(inspector.obstacle == text)
    }
  }

  @Test("The panel reports that the application ignores events")
  func ignoring() {
    #expect(
      InspectorPanel.lines(about: inspector(ignoresEvents: true)) == [
        "Finger 1 at 0,0: touch.view is nil: no view was hit",
        "The application ignores interaction events.",
      ])
  }
}
