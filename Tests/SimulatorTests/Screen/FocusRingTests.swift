import CoreGraphics
import DisplayList
import Simulator
import Testing
import UIKit

/// The ring around the control selected with the arrow keys.
struct FocusRingTests {
  /// Returns the node that the ring adds to a frame, or nil if there is none.
  private func ring(around focus: CGRect) -> DisplayNode? {
    let phone = Phone(root: UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460)))
    let plain = phone.frame().nodes
    phone.overlay.focus = focus
    return phone.frame().nodes.first { !plain.contains($0) }
  }

  @Test("The ring is 3 points wide and outside the control")
  func outside() throws {
    let node = try #require(ring(around: CGRect(x: 100, y: 200, width: 60, height: 40)))
    #expect(node.borderWidth == 3)
    #expect(node.bounds.applying(node.transform) == CGRect(x: 97, y: 197, width: 66, height: 46))
  }

  @Test("At the screen's edge, the ring stays inside the screen")
  func edge() throws {
    let node = try #require(ring(around: CGRect(x: 0, y: 440, width: 320, height: 40)))
    #expect(node.bounds.applying(node.transform) == CGRect(x: 0, y: 437, width: 320, height: 43))
  }

  @Test("A control that is off the screen has no ring")
  func offScreen() {
    #expect(ring(around: CGRect(x: 400, y: 100, width: 60, height: 40)) == nil)
  }
}
