import CoreGraphics
import DisplayList
import Testing

@testable import Painter

struct ClipTests {
  @Test func `children are visible outside a node unless it clips`() {
    var node = DisplayNode.rectangle(.pureRed, 5, 5, 10, 10)
    node.children = [.rectangle(.pureBlue, -3, -3, 6, 6)]
    #expect(Screenshot([node])[2, 2] == .blue)
    node.clips = true
    let screenshot = Screenshot([node])
    #expect(screenshot[4, 4] == .white && screenshot[5, 5] == .blue)
  }

  @Test func `contents are clipped like children, and the border is drawn on top`() {
    var node = DisplayNode.rectangle(nil, 5, 5, 10, 10)
    node.contents = [
      .fill(CGPath(rect: CGRect(x: -9, y: -9, width: 40, height: 40)), .pureGreen, .winding)
    ]
    node.clips = true
    node.borderWidth = 2
    let screenshot = Screenshot([node])
    #expect(screenshot.coveredBounds == PixelRect(x: 5, y: 5, width: 10, height: 10))
    #expect(screenshot[5, 5] == .black && screenshot[7, 7] == .green)
  }

  @Test func `children are clipped to rounded corners`() {
    var node = DisplayNode.rectangle(nil, 0, 0, 20, 20)
    node.clips = true
    node.cornerRadius = 10
    node.children = [.rectangle(.black, 0, 0, 20, 20)]
    let screenshot = Screenshot([node])
    #expect(screenshot[0, 0] == .white && screenshot[10, 10] == .black)
    #expect(abs(screenshot.coveredArea - .pi * 100) < 2)
  }

  @Test func `clip commands intersect until the state is restored`() {
    func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
      CGPath(rect: CGRect(x: x, y: y, width: width, height: height))
    }
    let all = rect(0, 0, 20, 20)
    let screenshot = Screenshot([
      .drawing(
        .save, .clip(rect(2, 2, 10, 10), .winding), .clip(rect(5, 0, 10, 8), .winding),
        .fill(all, .pureBlue, .winding), .restore, .fill(rect(0, 0, 1, 1), .pureRed, .winding))
    ])
    #expect(screenshot[5, 2] == .blue && screenshot[11, 7] == .blue)
    #expect(screenshot[4, 2] == .white && screenshot[12, 7] == .white && screenshot[5, 8] == .white)
    #expect(screenshot[0, 0] == .red)
  }

  @Test func `an even-odd clip has a hole`() {
    let ring = CGMutablePath(
      elements: CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).elements)
    ring.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let all = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    let screenshot = Screenshot([.drawing(.clip(ring, .evenOdd), .fill(all, .black, .winding))])
    #expect(screenshot.coveredArea == 100 - 16)
  }

  @Test func `an empty clip hides everything`() {
    let all = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    for path in [CGPath(elements: []), CGPath(rect: .zero)] {
      #expect(
        Screenshot([.drawing(.clip(path, .winding), .fill(all, .black, .winding))]).coveredBounds
          == nil)
    }
  }
}
