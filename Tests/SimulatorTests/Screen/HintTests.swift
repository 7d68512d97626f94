import CoreGraphics
import DisplayList
import Simulator
import Testing
import UIKit

/// The line that suggests an action.
struct HintTests {
  private let phone = Phone(root: UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460)))

  /// Returns the texts of the overlay's last nodes.
  private func texts(_ list: DisplayList, last count: Int = 1) -> [String] {
    list.nodes.suffix(count).flatMap(\.contents).compactMap {
      if case .text(let block, _) = $0 { block.string } else { nil }
    }
  }

  @Test("A hint is centered above the bottom edge, and the overlay adds nothing else")
  func location() throws {
    let plain = phone.frame()
    phone.overlay.hint = "Tap, and tap again quickly"
    let hinted = phone.frame()
    #expect(hinted.nodes.dropLast(2) == plain.nodes[...])
    #expect(texts(hinted, last: 2) == ["Tap, and tap again quickly", "H: all keys, G: guide"])
    let node = try #require(hinted.nodes.dropLast().last)
    // 26 characters of 0.5 × 11 points, and 10 points on each side.
    #expect(node.bounds.size == CGSize(width: 26 * 11 / 2 + 20, height: 22))
    // 480 minus 10, minus two lines of 22 and 4 between them.
    #expect(node.transform.ty == 422)
    #expect(abs(node.transform.tx + node.bounds.midX - 160) <= 0.5)
    #expect(hinted.nodes.last?.transform.ty == 448)
  }

  @Test("Even a long hint leaves 64 points free on each side")
  func longHint() throws {
    phone.overlay.hint = String(repeating: "w", count: 60)
    let node = try #require(phone.frame().nodes.dropLast().last)
    #expect(node.transform.tx > 64)
    #expect(node.transform.tx + node.bounds.width < 320 - 64)
  }

  @Test("A hint stays inside the screen at any width", arguments: [100, 150, 198, 2000])
  func narrow(width: Int) throws {
    let device = try #require(Device(named: "\(width)x480@1"))
    let phone = Phone(device: device)
    phone.launch(.controller { UIViewController() })
    phone.overlay.hint = String(repeating: "w", count: 60)
    for node in phone.frame().nodes.suffix(2) {
      #expect(node.transform.tx > 0)
      #expect(node.transform.tx + node.bounds.width < CGFloat(width))
      for case .text(_, let box) in node.contents { #expect(node.bounds.contains(box)) }
    }
  }

  @Test("A completed hint is not drawn; hiding and showing the hint each request a frame")
  func followed() {
    let plain = phone.frame()
    for shows in [true, false] {
      phone.context.layers.needsFrame = false
      (phone.overlay.hint, phone.overlay.showsHint) = ("Tap", shows)
      #expect(phone.context.layers.needsFrame)
      #expect((phone.frame() == plain) == !shows)
    }
  }

  @Test("The legend begins with the hint, whether or not it was followed, and covers it")
  func legend() {
    phone.overlay.hint = "Tap"
    phone.overlay.showsLegend = true
    let count = phone.frame().nodes.count
    #expect(texts(phone.frame()).prefix(2) == ["Tap", "Left button"])
    phone.overlay.showsHint = false
    #expect(texts(phone.frame()).prefix(2) == ["Tap", "Left button"])
    #expect(phone.frame().nodes.count == count)
    phone.overlay.hint = nil
    #expect(texts(phone.frame()).first == "Left button")
  }

  @Test("If there is a Home screen, the hint and the legend show how to get there")
  func home() {
    phone.overlay.hint = "Tap"
    phone.overlay.hasHome = true
    #expect(texts(phone.frame()) == ["Esc: Home, H: keys, G: guide"])
    phone.overlay.showsLegend = true
    #expect(texts(phone.frame()).contains("cancel, or go Home"))
    phone.overlay.hasHome = false
    #expect(texts(phone.frame()).contains("cancel touches, or quit"))
  }

  @Test("The legend fits on the screen, even with a hint", arguments: [true, false])
  func legendFits(hasHint: Bool) throws {
    phone.overlay.hint = hasHint ? "Tap" : nil
    phone.overlay.showsLegend = true
    let node = try #require(phone.frame().nodes.last)
    let frame = node.bounds.applying(node.transform)
    #expect(CGRect(x: 0, y: 0, width: 320, height: 480).contains(frame))
    for case .text(_, let box) in node.contents { #expect(node.bounds.contains(box)) }
  }

  @Test("Pictures and films have no hint, and neither does a phone by default")
  func pictures() {
    #expect(Overlay().hint == nil)
    phone.overlay.hint = "Tap"
    #expect(Overlay.off.hint == nil)
    #expect(phone.overlay.forPictures(marksFingers: true).hint == nil)
  }

  @Test("A hint requests no turns, so an idle phone sleeps")
  func idle() {
    phone.overlay.hint = "Tap"
    phone.context.layers.needsFrame = false
    #expect(phone.nextDue == nil)
    #expect(FrameScheduler(ticksPerSecond: 60).nextTurn(of: phone, after: .zero) == nil)
  }
}
