import CoreGraphics
import DisplayList
import Testing

@testable import Painter

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
