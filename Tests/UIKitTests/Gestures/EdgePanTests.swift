import Testing
import TouchTesting
import UIKit

struct EdgePanTests {
  private struct Drag {
    let edges: UIRectEdge
    let from: CGPoint
    let by: CGPoint
    let begins: Bool

    init(_ edges: UIRectEdge, from: (CGFloat, CGFloat), by: (CGFloat, CGFloat), _ begins: Bool) {
      self.edges = edges
      self.from = CGPoint(x: from.0, y: from.1)
      self.by = CGPoint(x: by.0, y: by.1)
      self.begins = begins
    }
  }

  /// The screen is 320 x 480. An edge is 20 points wide, including its last point.
  private static let drags = [
    Drag(.left, from: (5, 200), by: (45, 0), true),
    Drag(.left, from: (5, 200), by: (0, 100), false),
    Drag(.left, from: (5, 200), by: (-45, 0), false),
    Drag(.left, from: (40, 200), by: (50, 0), false),
    Drag(.left, from: (20, 200), by: (45, 0), true),
    Drag(.left, from: (20.5, 200), by: (45, 0), false),
    Drag(.right, from: (315, 200), by: (-65, 0), true),
    Drag(.right, from: (300, 200), by: (-65, 0), true),
    Drag(.right, from: (299.5, 200), by: (-65, 0), false),
    Drag(.right, from: (315, 200), by: (0, -65), false),
    Drag(.right, from: (5, 200), by: (45, 0), false),
    Drag(.top, from: (100, 5), by: (0, 45), true),
    Drag(.top, from: (100, 20), by: (-30, 45), true),
    Drag(.top, from: (100, 20.5), by: (0, 45), false),
    Drag(.top, from: (100, 5), by: (45, 0), false),
    Drag(.top, from: (100, 5), by: (45, 40), false),
    Drag(.bottom, from: (100, 475), by: (0, -45), true),
    Drag(.bottom, from: (100, 460), by: (30, -45), true),
    Drag(.bottom, from: (100, 459.5), by: (0, -45), false),
    Drag(.bottom, from: (100, 475), by: (-45, 0), false),
    Drag(.bottom, from: (100, 475), by: (45, -40), false),
    Drag(.bottom, from: (100, 5), by: (0, 45), false),
    Drag([.left, .right], from: (5, 200), by: (45, 0), true),
    Drag([.top, .left], from: (5, 5), by: (0, 45), true),
    Drag([], from: (5, 200), by: (45, 0), false),
  ]

  @Test("an edge pan begins only near its edge, and only if the finger moves away from the edge")
  func edges() {
    for drag in Self.drags { check(drag) }
  }

  private func check(_ drag: Drag) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = drag.edges
    view.addGestureRecognizer(recognizer)
    let phone = TestPhone(view)
    let finger = phone.finger(1).down(at: drag.from.x, drag.from.y)
    finger.move(to: drag.from.x + drag.by.x, drag.from.y + drag.by.y)
    #expect((recognizer.state == .began) == drag.begins, "\(drag)")
    if drag.begins { #expect(recognizer.translation(in: view) == drag.by, "\(drag)") }
    finger.up()
  }

  /// Edges, and the distance from (100, 150) to the nearest one on a 320 x 480 screen.
  nonisolated private static let distances: [(UIRectEdge, CGFloat)] = [
    (.left, 100), (.right, 320 - 100), (.top, 150), (.bottom, 480 - 150), ([.left, .bottom], 100),
  ]

  @Test(
    "D-35 if a finger lands elsewhere, the failure states the distance from the nearest edge")
  func distanceFromEdges() {
    for (edges, distance) in Self.distances { check(edges, distance) }
  }

  private func check(_ edges: UIRectEdge, _ distance: CGFloat) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = edges
    view.addGestureRecognizer(recognizer)
    let phone = TestPhone(view)
    let log = ExplanationLog(phone)
    phone.finger(1).down(at: 100, 150)
    #expect(
      log.failures == [
        .failed(.landedAwayFromEdge(limit: 20), .distance(distance, limit: 20))
      ])
  }
}
