import CoreGraphics
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

@Suite struct OpacityTests {
  /// A node of two overlapping children.
  private func pair(opacity: CGFloat) -> DisplayNode {
    var node = DisplayNode(bounds: CGRect(x: 0, y: 0, width: 20, height: 20))
    node.children = [.block(.rose, 0, 0, 12, 12), .block(.sea, 6, 6, 12, 12)]
    node.opacity = opacity
    return node
  }

  @Test func `children of a group do not show through each other`() {
    let shot = Shot([pair(opacity: 0.5)])
    let halfBlue = Shot.Pixel(red: 127, green: 127, blue: 255)
    #expect(shot[15, 15].isNear(halfBlue, within: 1))
    #expect(shot[9, 9] == shot[15, 15])
    #expect(shot[2, 2].isNear(Shot.Pixel(red: 255, green: 127, blue: 127), within: 1))
  }

  @Test func `opacity multiplies down the tree`() {
    var outer = DisplayNode(bounds: .zero)
    outer.opacity = 0.5
    outer.children = [.block(.black, 0, 0, 5, 5).with { $0.opacity = 0.5 }]
    #expect(Shot([outer])[2, 2].isNear(.gray(191), within: 1))
    outer.children.append(.block(.black, 10, 0, 5, 5))
    let group = Shot([outer])
    #expect(group[2, 2].isNear(.gray(191), within: 1))
    #expect(group[12, 2].isNear(.gray(127), within: 1))
  }

  @Test(arguments: [0, -1, CGFloat.nan]) func `nothing shows at opacity`(opacity: CGFloat) {
    #expect(Shot([pair(opacity: opacity)]).inkBox == nil)
  }

  @Test(arguments: [1, 1.5, CGFloat.infinity]) func `all shows at opacity`(opacity: CGFloat) {
    #expect(Shot([pair(opacity: opacity)])[9, 9] == .blue)
  }

  @Test func `single parts are blended like groups`() {
    let path = CGPath(rect: CGRect(x: 2, y: 2, width: 8, height: 8))
    let picture = CGImage.of(width: 8, height: 8) { _, _ in .black }
    let commands: [DrawCommand] = [
      .fill(path, .black, .winding), .stroke(path, .black, StrokeStyle(width: 4)),
      .image(picture, in: CGRect(x: 2, y: 2, width: 8, height: 8), opacity: 1),
      .image(picture, in: CGRect(x: 2, y: 2, width: 11, height: 11), opacity: 1),
    ]
    for command in commands {
      var single = DisplayNode.drawing(command)
      single.opacity = 0.4
      var group = single
      // Something that does not touch the rest makes it a group.
      group.contents.append(
        .fill(CGPath(rect: CGRect(x: 18, y: 18, width: 2, height: 2)), .rose, .winding))
      let (one, other) = (Shot([single]), Shot([group]))
      #expect(one[3, 3].isNear(.gray(153), within: 1))
      for y in 0..<16 {
        for x in 0..<16 { #expect(one[x, y].isNear(other[x, y], within: 1)) }
      }
    }
  }

  @Test func `a group in a round clip is cut once`() {
    // Cut twice, the rim would be covered by the square of its share.
    var round = DisplayNode.block(nil, 0, 0, 20, 20)
    round.clips = true
    round.cornerRadius = 10
    round.children = [.block(.black, 0, 0, 20, 20)]
    let plain = Shot([round]).ink
    var group = pair(opacity: 0.5)
    group.children = [.block(.black, 0, 0, 20, 20), .block(.black, 0, 0, 20, 20)]
    round.children = [group]
    #expect(abs(Shot([round]).ink - plain / 2) < 1.5)
  }
}
