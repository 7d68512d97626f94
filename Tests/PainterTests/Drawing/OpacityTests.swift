import CoreGraphics
import DisplayList
import Testing

@testable import Painter

struct OpacityTests {
  /// A node with two overlapping children.
  private func pair(opacity: CGFloat) -> DisplayNode {
    var node = DisplayNode(bounds: CGRect(x: 0, y: 0, width: 20, height: 20))
    node.children = [.rectangle(.pureRed, 0, 0, 12, 12), .rectangle(.pureBlue, 6, 6, 12, 12)]
    node.opacity = opacity
    return node
  }

  @Test func `children of a group do not show through each other`() {
    let screenshot = Screenshot([pair(opacity: 0.5)])
    let halfBlue = Screenshot.Pixel(red: 127, green: 127, blue: 255)
    #expect(screenshot[15, 15].isNear(halfBlue, within: 1))
    #expect(screenshot[9, 9] == screenshot[15, 15])
    #expect(screenshot[2, 2].isNear(Screenshot.Pixel(red: 255, green: 127, blue: 127), within: 1))
  }

  @Test func `opacity multiplies down the tree`() {
    var outer = DisplayNode(bounds: .zero)
    outer.opacity = 0.5
    outer.children = [.rectangle(.black, 0, 0, 5, 5).with { $0.opacity = 0.5 }]
    #expect(Screenshot([outer])[2, 2].isNear(.gray(191), within: 1))
    outer.children.append(.rectangle(.black, 10, 0, 5, 5))
    let group = Screenshot([outer])
    #expect(group[2, 2].isNear(.gray(191), within: 1))
    #expect(group[12, 2].isNear(.gray(127), within: 1))
  }

  @Test(arguments: [0, -1, CGFloat.nan])
  func `an opacity of zero or less, or NaN, hides everything`(opacity: CGFloat) {
    #expect(Screenshot([pair(opacity: opacity)]).coveredBounds == nil)
  }

  @Test(arguments: [1, 1.5, CGFloat.infinity]) func `an opacity of one or more shows everything`(
    opacity: CGFloat
  ) {
    #expect(Screenshot([pair(opacity: opacity)])[9, 9] == .blue)
  }

  @Test func `a single part is blended like a group`() {
    let path = CGPath(rect: CGRect(x: 2, y: 2, width: 8, height: 8))
    let image = CGImage.of(width: 8, height: 8) { _, _ in .black }
    let commands: [DrawCommand] = [
      .fill(path, .black, .winding), .stroke(path, .black, StrokeStyle(width: 4)),
      .image(image, in: CGRect(x: 2, y: 2, width: 8, height: 8), opacity: 1),
      .image(image, in: CGRect(x: 2, y: 2, width: 11, height: 11), opacity: 1),
    ]
    for command in commands {
      var single = DisplayNode.drawing(command)
      single.opacity = 0.4
      var group = single
      // A second, separate part turns the node into a group.
      group.contents.append(
        .fill(CGPath(rect: CGRect(x: 18, y: 18, width: 2, height: 2)), .pureRed, .winding))
      let (one, other) = (Screenshot([single]), Screenshot([group]))
      #expect(one[3, 3].isNear(.gray(153), within: 1))
      for y in 0..<16 {
        for x in 0..<16 { #expect(one[x, y].isNear(other[x, y], within: 1)) }
      }
    }
  }

  @Test func `a rounded clip applies to a group once`() {
    // If the opacity applied twice, the coverage of edge pixels would be squared.
    var round = DisplayNode.rectangle(nil, 0, 0, 20, 20)
    round.clips = true
    round.cornerRadius = 10
    round.children = [.rectangle(.black, 0, 0, 20, 20)]
    let plain = Screenshot([round]).coveredArea
    var group = pair(opacity: 0.5)
    group.children = [.rectangle(.black, 0, 0, 20, 20), .rectangle(.black, 0, 0, 20, 20)]
    round.children = [group]
    #expect(abs(Screenshot([round]).coveredArea - plain / 2) < 1.5)
  }
}
