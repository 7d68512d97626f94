import CoreGraphics
import Simulator
import Testing
import TouchTesting
import UIKit

/// Maps points in the window to a rotated interface.
struct ScreenShapeTests {
  static let size = CGSize(width: 320, height: 480)

  /// Clockwise quarter turns, and the resulting location of the window's point (10, 20).
  nonisolated static let turns: [(Int, CGPoint)] = [
    (0, CGPoint(x: 10, y: 20)), (1, CGPoint(x: 20, y: 480 - 10)),
    (2, CGPoint(x: 320 - 10, y: 480 - 20)), (3, CGPoint(x: 320 - 20, y: 10)),
  ]

  @Test(
    "A point in the host window is mapped to the same location in the interface", arguments: turns)
  func mapping(turns: Int, point: CGPoint) {
    let shape = ScreenShape(size: Self.size, turns: QuarterTurns(turns))
    #expect(shape.shown == (turns % 2 == 0 ? Self.size : Self.size.transposed))
    let viewport = ScreenViewport(windowSize: shape.shown, shape: shape)
    #expect(viewport.point(atWindow: CGPoint(x: 10, y: 20)) == point)
    // The frame shows the point at that location.
    #expect(point.applying(QuarterTurns(turns).transform(of: Self.size)) == CGPoint(x: 10, y: 20))
  }

  @Test("The corners of the host window map to the screen in every orientation", arguments: 0...3)
  func corners(turns: Int) {
    let shape = ScreenShape(size: Self.size, turns: QuarterTurns(turns))
    let scale: CGFloat = 2
    let window = CGSize(width: shape.shown.width * scale, height: shape.shown.height * scale)
    let viewport = ScreenViewport(windowSize: window, shape: shape)
    for x in [0, window.width - 1] {
      for y in [0, window.height - 1] {
        #expect(viewport.isOnScreen(viewport.point(atWindow: CGPoint(x: x, y: y))), "\(x),\(y)")
      }
    }
    let outside = [
      CGPoint(x: -1, y: 10), CGPoint(x: 10, y: -1), CGPoint(x: window.width, y: 10),
      CGPoint(x: 10, y: window.height),
    ]
    for point in outside {
      #expect(!viewport.isOnScreen(viewport.point(atWindow: point)), "\(point)")
    }
  }

  @Test("A finger on the host window hits the view under it, even in a rotated interface")
  func fingers() throws {
    final class Portrait: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print(touches.first?.location(in: view) ?? .zero)
      }
    }
    let phone = TestPhone(Portrait())
    phone.rotate(to: .landscapeRight)
    // A quarter of 480 is 120, and an eighth of 320 is 40. The interface is rotated clockwise, so y
    // is 480 - 120.
    try phone.play(
      script: """
        touchscript 1
        0 sdl fingerdown 1 1 0.25 0.125
        0.1 sdl fingerup 1 1 0.25 0.125
        0.2 mouse move 40,360
        0.2 mouse down
        0.3 mouse up

        """)
    #expect(phone.log == "(40.0, 360.0)\n(40.0, 360.0)")
  }

  @Test("The legend fits on every screen")
  func legend() {
    for name in ["iphone", "iphone5", "iphone-x", "ipad", "200x300"] {
      guard let device = TestDevice(named: name) else { continue }
      let phone = TestPhone(UIViewController(), device: device)
      for orientation in [UIDeviceOrientation.portrait, .landscapeLeft] {
        phone.rotate(to: orientation)
        phone.device.overlay.showsLegend = true
        let frame = phone.device.frame()
        let panel = frame.nodes[frame.nodes.count - 1]
        let rect = panel.bounds.applying(panel.transform)
        #expect(
          CGRect(origin: .zero, size: frame.size).contains(rect), "\(name) \(orientation) \(rect)")
      }
    }
  }

  @Test("The legend's rows use a screen's height, except for a margin of 4 points on each side")
  func legendHeight() throws {
    let device = try #require(TestDevice(named: "iphone5"))
    let phone = TestPhone(UIViewController(), device: device)
    phone.device.overlay.showsLegend = true
    let nodes = phone.device.frame().nodes
    // The rows are shorter than on a large screen, but the panel is not shrunk.
    #expect(nodes[nodes.count - 1].transform.a == 1)
    #expect(abs(nodes[nodes.count - 1].bounds.height - (568 - 8)) < 1e-9)
  }
}
