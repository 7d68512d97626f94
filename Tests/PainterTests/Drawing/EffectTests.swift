import CoreGraphics
import DisplayList
import Testing

@testable import Painter

/// Node effects: masks, path shadows, and selected round corners.
struct EffectTests {
  /// A 10-point red square at (5, 5) with effects.
  private func square(_ effects: NodeEffects) -> DisplayNode {
    DisplayNode.rectangle(.pureRed, 5, 5, 10, 10).with { $0.effects = effects }
  }

  @Test func `a mask shows the parts of a node that it covers, in the node's coordinates`() {
    let left = DisplayNode.rectangle(.black, 0, 0, 5, 10)
    let screenshot = Screenshot([square(NodeEffects(mask: left))])
    #expect(screenshot[6, 10] == .red && screenshot[9, 14] == .red)
    #expect(screenshot[10, 10] == .white && screenshot[14, 6] == .white)
  }

  @Test func `the opacities of the mask and node are multiplied, regardless of color`() {
    let half = DisplayNode.rectangle(.pureBlue, 0, 0, 10, 10).with { $0.opacity = 0.5 }
    let screenshot = Screenshot([square(NodeEffects(mask: half))])
    #expect(screenshot[10, 10].isNear(.init(red: 255, green: 127, blue: 127), within: 1))
  }

  @Test func `an empty mask hides everything`() {
    let effects = NodeEffects(mask: DisplayNode(bounds: .zero))
    #expect(Screenshot([square(effects)]).coveredBounds == nil)
  }

  @Test func `a path's shadow is behind the node, even if the node covers it`() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    let shadow = Shadow(
      offset: CGSize(width: -3, height: 0), deviation: 0, color: CGColor(gray: 0, alpha: 0.5))
    let screenshot = Screenshot([square(NodeEffects(shadow: shadow, shadowPath: path))])
    // The path covers 5...9. Its shadow covers 2...6, of which 5...6 are behind the square.
    #expect(screenshot.coveredBounds == PixelRect(x: 2, y: 5, width: 13, height: 10))
    #expect(screenshot[3, 6].isNear(.gray(127), within: 1))
    #expect(screenshot[3, 9] == .white && screenshot[5, 6] == .red)
  }

  @Test func `only the specified corners are rounded`() {
    let node = square(NodeEffects(corners: [.topLeft])).with { $0.cornerRadius = 5 }
    let screenshot = Screenshot([node])
    #expect(screenshot[5, 5] == .white)
    #expect(screenshot[14, 5] == .red && screenshot[5, 14] == .red && screenshot[14, 14] == .red)
    // A quarter circle with a radius of 5 is missing from a square of 5.
    let missing = 100 - (100 - 25 + 25 * Double.pi / 4)
    #expect(abs(screenshot.coveredArea - (100 - missing)) < 0.5)
  }
}
