import Testing
import TouchTesting
import UIKit

@Suite struct EdgePanTests {
  private struct Drag {
    let edges: UIRectEdge
    let from: CGFloat
    let to: CGFloat
    let begins: Bool
  }

  private static let drags = [
    Drag(edges: .left, from: 5, to: 50, begins: true),
    Drag(edges: .left, from: 5, to: 5, begins: false),
    Drag(edges: .left, from: 40, to: 90, begins: false),
    Drag(edges: .right, from: 315, to: 250, begins: true),
    Drag(edges: .right, from: 5, to: 50, begins: false),
    Drag(edges: [.left, .right], from: 5, to: 50, begins: true),
    Drag(edges: [], from: 5, to: 50, begins: false),
  ]

  @Test("an edge pan begins near its edge and away from it alone")
  func edges() {
    for drag in Self.drags { check(drag) }
  }

  private func check(_ drag: Drag) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = drag.edges
    view.addGestureRecognizer(recognizer)
    let phone = TestPhone(view)
    let finger = phone.finger(1).down(at: drag.from, 200)
    finger.move(to: drag.to, drag.from == drag.to ? 300 : 200)
    #expect((recognizer.state == .began) == drag.begins)
    if drag.begins { #expect(recognizer.translation(in: view).x == drag.to - drag.from) }
    finger.up()
  }
}
