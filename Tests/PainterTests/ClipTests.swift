import CoreGraphics
import DisplayList
import Testing

@testable import Painter

@Suite struct ClipTests {
  @Test func `children stick out unless the node clips`() {
    var node = DisplayNode.block(.rose, 5, 5, 10, 10)
    node.children = [.block(.sea, -3, -3, 6, 6)]
    #expect(Shot([node])[2, 2] == .blue)
    node.clips = true
    let shot = Shot([node])
    #expect(shot[4, 4] == .white && shot[5, 5] == .blue)
  }

  @Test func `contents are clipped as children are, the border is on top`() {
    var node = DisplayNode.block(nil, 5, 5, 10, 10)
    node.contents = [
      .fill(CGPath(rect: CGRect(x: -9, y: -9, width: 40, height: 40)), .leaf, .winding)
    ]
    node.clips = true
    node.borderWidth = 2
    let shot = Shot([node])
    #expect(shot.inkBox == PixelRect(x: 5, y: 5, width: 10, height: 10))
    #expect(shot[5, 5] == .black && shot[7, 7] == .green)
  }

  @Test func `round clips cut children round`() {
    var node = DisplayNode.block(nil, 0, 0, 20, 20)
    node.clips = true
    node.cornerRadius = 10
    node.children = [.block(.black, 0, 0, 20, 20)]
    let shot = Shot([node])
    #expect(shot[0, 0] == .white && shot[10, 10] == .black)
    #expect(abs(shot.ink - .pi * 100) < 2)
  }

  @Test func `clip commands intersect and end with their restore`() {
    func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
      CGPath(rect: CGRect(x: x, y: y, width: width, height: height))
    }
    let all = rect(0, 0, 20, 20)
    let shot = Shot([
      .drawing(
        .save, .clip(rect(2, 2, 10, 10), .winding), .clip(rect(5, 0, 10, 8), .winding),
        .fill(all, .sea, .winding), .restore, .fill(rect(0, 0, 1, 1), .rose, .winding))
    ])
    #expect(shot[5, 2] == .blue && shot[11, 7] == .blue)
    #expect(shot[4, 2] == .white && shot[12, 7] == .white && shot[5, 8] == .white)
    #expect(shot[0, 0] == .red)
  }

  @Test func `an even-odd clip has a hole`() {
    var ring = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let all = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    let shot = Shot([.drawing(.clip(ring, .evenOdd), .fill(all, .black, .winding))])
    #expect(shot.ink == 100 - 16)
  }

  @Test func `an empty clip leaves nothing`() {
    let all = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    for path in [CGPath(), CGPath(rect: .zero)] {
      #expect(
        Shot([.drawing(.clip(path, .winding), .fill(all, .black, .winding))]).inkBox == nil)
    }
  }
}
