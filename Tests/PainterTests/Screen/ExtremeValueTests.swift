import CoreGraphics
import DisplayList
import Testing

@testable import Painter

/// Extreme numbers must not trap, and must not affect later drawing.
struct ExtremeValueTests {
  nonisolated private static let numbers: [CGFloat] = [
    0, -0.0, -1, .nan, .infinity, -.infinity, 1e-300, 1e-9, 1e5, 1e9, 1e18, 1e300, -1e18,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  /// Draws the nodes followed by a mark, and expects to find the mark.
  private func expectMark(
    after nodes: [DisplayNode], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let empty = DisplayList(size: CGSize(width: 20, height: 20), background: .white)
    var list = empty
    list.nodes = nodes + [.rectangle(.pureBlue, 18, 18, 2, 2)]
    for scale in [1.0, 1.37] {
      let painter = ScreenPainter.quiet(scale: scale)
      painter.paint(empty)
      painter.paint(list)
      let screenshot = Screenshot(list, scale: scale)
      let last = screenshot.image.width - 1
      #expect(screenshot[last, last] == .blue, sourceLocation: sourceLocation)
      let isSame = painter.image?.pixels == screenshot.image.pixels
      #expect(isSame, sourceLocation: sourceLocation)
    }
  }

  private let image = CGImage.of(width: 3, height: 3) { _, _ in .pureRed }

  private var text: TextBlock {
    TextBlock("text", font: FontDescription(family: "Inter", size: 10))
  }

  /// Returns a node that uses every feature.
  private func fullNode() -> DisplayNode {
    var node = DisplayNode.rectangle(.pureGreen, 1, 1, 10, 10)
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8))
    node.contents = [
      .fill(path, .pureRed, .winding), .stroke(path, .black, StrokeStyle(dashes: [2, 1])),
      .image(image, in: CGRect(x: 0, y: 0, width: 7, height: 7), opacity: 0.5),
      .text(text, in: CGRect(x: 0, y: 0, width: 30, height: 20)),
    ]
    node.children = [.rectangle(.black, 2, 2, 3, 3).with { $0.opacity = 0.5 }]
    node.opacity = 0.7
    node.clips = true
    node.cornerRadius = 3
    node.borderWidth = 1
    return node
  }

  @Test(arguments: numbers) func `extreme transforms do not break drawing`(number: CGFloat) {
    let members: [WritableKeyPath<CGAffineTransform, CGFloat>] = [\.a, \.b, \.c, \.d, \.tx, \.ty]
    for member in members {
      expectMark(after: [fullNode().with { $0.transform[keyPath: member] = number }])
      expectMark(after: [fullNode().with { $0.contentsTransform[keyPath: member] = number }])
    }
    expectMark(after: [
      fullNode().with { $0.transform = CGAffineTransform(scaleX: number, y: number) }
    ])
    expectMark(after: [
      fullNode().with { $0.transform = CGAffineTransform(number, 1, 1, number, 0, 0) }
    ])
  }

  @Test(arguments: numbers) func `extreme bounds do not break drawing`(number: CGFloat) {
    expectMark(after: [fullNode().with { $0.bounds.size.width = number }])
    expectMark(after: [fullNode().with { $0.bounds.size = CGSize(width: number, height: number) }])
    expectMark(after: [fullNode().with { $0.bounds.origin.x = number }])
    expectMark(after: [fullNode().with { $0.bounds = .null }])
    expectMark(after: [fullNode().with { $0.bounds = .infinite }])
  }

  @Test(arguments: numbers) func `extreme radii, borders and opacities do not break drawing`(
    number: CGFloat
  ) {
    expectMark(after: [fullNode().with { $0.cornerRadius = number }])
    expectMark(after: [fullNode().with { $0.borderWidth = number }])
    expectMark(after: [fullNode().with { $0.opacity = number }])
  }

  @Test(arguments: numbers) func `extreme commands do not break drawing`(number: CGFloat) {
    let rects = [
      CGRect(x: number, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: number, height: 5),
      CGRect(x: -number, y: -number, width: number, height: number),
    ]
    for rect in rects {
      expectMark(after: [
        .drawing(
          .image(image, in: rect, opacity: 1), .image(image, in: rect, opacity: number),
          .text(text, in: rect), .fill(CGPath(rect: rect), .pureGreen, .winding),
          .fill(CGPath(ellipseIn: rect), .pureGreen, .evenOdd),
          .stroke(CGPath(ellipseIn: rect), .pureRed, StrokeStyle(dashes: [3])),
          .save, .clip(CGPath(ellipseIn: rect), .winding),
          .fill(CGPath(rect: rect), .pureRed, .winding), .restore)
      ])
    }
    let path = CGPath(rect: CGRect(x: 2, y: 2, width: 8, height: 8))
    expectMark(after: [
      .drawing(
        .stroke(path, .pureRed, StrokeStyle(width: number)),
        .stroke(path, .pureRed, StrokeStyle(miterLimit: number)),
        .stroke(path, .pureRed, StrokeStyle(dashes: [number])),
        .stroke(path, .pureRed, StrokeStyle(dashes: [1, number])),
        .stroke(path, .pureRed, StrokeStyle(dashes: [1], dashPhase: number)),
        .concatenate(CGAffineTransform(scaleX: number, y: 1)),
        .stroke(path, .pureRed, StrokeStyle(width: 2)))
    ])
    var large = text
    large.font.size = number
    expectMark(after: [.drawing(.text(large, in: CGRect(x: 0, y: 0, width: 50, height: 50)))])
  }

  @Test(arguments: numbers) func `extreme tiles do not break drawing`(number: CGFloat) {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 15, height: 15))
    for tile in [
      CGRect(x: number, y: 1, width: 3, height: 3), CGRect(x: 0, y: 0, width: number, height: 3),
      CGRect(x: 0, y: number, width: 3, height: number),
    ] {
      let fill = DrawCommand.paint(.tiles(image, tile), inside: path, .winding, opacity: 1)
      expectMark(after: [.drawing(fill)])
      expectMark(after: [.drawing(.concatenate(CGAffineTransform(rotationAngle: 1)), fill)])
    }
  }

  @Test(arguments: numbers) func `extreme screens do not break painting`(number: CGFloat) {
    var warnings: [String] = []
    let painter = ScreenPainter(typesetter: .quiet) { warnings.append($0) }
    for (size, scale) in [
      (CGSize(width: number, height: 1), 1), (CGSize(width: 1, height: number), 1),
      (CGSize(width: 1, height: 1), number),
    ] {
      painter.scale = scale
      let rects = painter.paint(DisplayList(size: size))
      #expect(rects.isEmpty == (painter.image == nil))
    }
    #expect(warnings.count <= 1)
    painter.scale = 1
    #expect(!painter.paint(DisplayList(size: CGSize(width: 2, height: 2))).isEmpty)
  }

  @Test func `an enormous rectangle covers the screen`() {
    let node = DisplayNode(bounds: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
      .with { $0.background = .pureRed }
    #expect(Screenshot([node])[10, 10] == .red)
    #expect(Screenshot([node.with { $0.cornerRadius = 5 }])[10, 10] == .red)
  }

  @Test func `deep trees are drawn`() {
    var node = DisplayNode.rectangle(.pureRed, 0, 0, 5, 5)
    for _ in 0..<500 {
      var parent = DisplayNode(bounds: .zero)
      parent.children = [node]
      node = parent
    }
    #expect(Screenshot([node])[2, 2] == .red)
  }

  // Runs on the main thread, like apps. Other threads have a smaller stack.
  @MainActor @Test func `trees as deep as apps can create are drawn, compared and drawn again`() {
    /// Layers nested 500 deep. The innermost one has a drawing that is nested 100 deep.
    func tree(_ color: CGColor, isGroup: Bool) -> DisplayNode {
      var node = DisplayNode.rectangle(color, 0, 0, 5, 5)
      for level in 1..<600 {
        var outer = DisplayNode(bounds: CGRect(x: 0, y: 0, width: 5, height: 5))
        if isGroup { outer.effects = NodeEffects(isIsolated: true) }
        if level < 100 { outer.contents = [.nodes([node])] } else { outer.children = [node] }
        node = outer
      }
      return node
    }
    for isGroup in [false, true] {
      let painter = ScreenPainter(typesetter: Typesetter(warn: { _ in }), warn: { _ in })
      for color in [CGColor.pureRed, .pureGreen] {
        let node = tree(color, isGroup: isGroup)
        #expect([node].levels(upTo: 2000) == 600)
        #expect(node == tree(color, isGroup: isGroup))
        #expect(node.hashValue == tree(color, isGroup: isGroup).hashValue)
        painter.paint(DisplayList(size: CGSize(width: 20, height: 20), nodes: [node]))
        let pixel = painter.image.map { Array($0.pixels[0..<4]) }
        #expect(pixel == (color == .pureRed ? [0, 0, 255, 255] : [0, 255, 0, 255]))
      }
    }
  }
}
