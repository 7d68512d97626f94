import CoreGraphics
import DisplayList
import Testing

@testable import Painter

/// Numbers that must neither trap nor stop what is drawn after them.
@Suite struct HostileInputTests {
  nonisolated private static let numbers: [CGFloat] = [
    0, -0.0, -1, .nan, .infinity, -.infinity, 1e-300, 1e-9, 1e5, 1e9, 1e18, 1e300, -1e18,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  /// Draws the nodes, then a mark, and looks whether the mark is there.
  private func survives(_ nodes: [DisplayNode], _ place: SourceLocation = #_sourceLocation) {
    let mark = DisplayNode.block(.sea, 18, 18, 2, 2)
    for scale in [1.0, 1.37] {
      let painter = ScreenPainter.quiet(scale: scale)
      painter.paint(DisplayList(size: CGSize(width: 20, height: 20), background: .white))
      painter.paint(
        DisplayList(
          size: CGSize(width: 20, height: 20), background: .white, nodes: nodes + [mark]))
      let shot = Shot(
        DisplayList(
          size: CGSize(width: 20, height: 20), background: .white, nodes: nodes + [mark]),
        scale: scale)
      let last = shot.image.width - 1
      #expect(shot[last, last] == .blue, sourceLocation: place)
      let isSame = painter.image?.pixels == shot.image.pixels
      #expect(isSame, sourceLocation: place)
    }
  }

  private let picture = CGImage.of(width: 3, height: 3) { _, _ in .rose }

  private var text: TextBlock {
    TextBlock("text", font: FontDescription(family: "Inter", size: 10))
  }

  /// A node that uses everything.
  private func full() -> DisplayNode {
    var node = DisplayNode.block(.leaf, 1, 1, 10, 10)
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8))
    node.contents = [
      .fill(path, .rose, .winding), .stroke(path, .black, StrokeStyle(dashes: [2, 1])),
      .image(picture, in: CGRect(x: 0, y: 0, width: 7, height: 7), opacity: 0.5),
      .text(text, in: CGRect(x: 0, y: 0, width: 30, height: 20)),
    ]
    node.children = [.block(.black, 2, 2, 3, 3).with { $0.opacity = 0.5 }]
    node.opacity = 0.7
    node.clips = true
    node.cornerRadius = 3
    node.borderWidth = 1
    return node
  }

  @Test(arguments: numbers) func `a transform may hold`(number: CGFloat) {
    let members: [WritableKeyPath<CGAffineTransform, CGFloat>] = [\.a, \.b, \.c, \.d, \.tx, \.ty]
    for member in members {
      survives([full().with { $0.transform[keyPath: member] = number }])
      survives([full().with { $0.contentsTransform[keyPath: member] = number }])
    }
    survives([full().with { $0.transform = CGAffineTransform(scaleX: number, y: number) }])
    survives([full().with { $0.transform = CGAffineTransform(number, 1, 1, number, 0, 0) }])
  }

  @Test(arguments: numbers) func `bounds may hold`(number: CGFloat) {
    survives([full().with { $0.bounds.size.width = number }])
    survives([full().with { $0.bounds.size = CGSize(width: number, height: number) }])
    survives([full().with { $0.bounds.origin.x = number }])
    survives([full().with { $0.bounds = .null }])
    survives([full().with { $0.bounds = .infinite }])
  }

  @Test(arguments: numbers) func `other members may hold`(number: CGFloat) {
    survives([full().with { $0.cornerRadius = number }])
    survives([full().with { $0.borderWidth = number }])
    // All that is behind the mark may be covered, the mark may not.
    survives([full().with { $0.opacity = number }])
  }

  @Test(arguments: numbers) func `commands may hold`(number: CGFloat) {
    let rects = [
      CGRect(x: number, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: number, height: 5),
      CGRect(x: -number, y: -number, width: number, height: number),
    ]
    for rect in rects {
      survives([
        .drawing(
          .image(picture, in: rect, opacity: 1), .image(picture, in: rect, opacity: number),
          .text(text, in: rect), .fill(CGPath(rect: rect), .leaf, .winding),
          .fill(CGPath(ellipseIn: rect), .leaf, .evenOdd),
          .stroke(CGPath(ellipseIn: rect), .rose, StrokeStyle(dashes: [3])),
          .save, .clip(CGPath(ellipseIn: rect), .winding),
          .fill(CGPath(rect: rect), .rose, .winding), .restore)
      ])
    }
    let path = CGPath(rect: CGRect(x: 2, y: 2, width: 8, height: 8))
    survives([
      .drawing(
        .stroke(path, .rose, StrokeStyle(width: number)),
        .stroke(path, .rose, StrokeStyle(miterLimit: number)),
        .stroke(path, .rose, StrokeStyle(dashes: [number])),
        .stroke(path, .rose, StrokeStyle(dashes: [1, number])),
        .stroke(path, .rose, StrokeStyle(dashes: [1], dashPhase: number)),
        .concatenate(CGAffineTransform(scaleX: number, y: 1)),
        .stroke(path, .rose, StrokeStyle(width: 2)))
    ])
    var large = text
    large.font.size = number
    survives([.drawing(.text(large, in: CGRect(x: 0, y: 0, width: 50, height: 50)))])
  }

  @Test(arguments: numbers) func `screens may be asked to hold`(number: CGFloat) {
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
      .with { $0.background = .rose }
    #expect(Shot([node])[10, 10] == .red)
    #expect(Shot([node.with { $0.cornerRadius = 5 }])[10, 10] == .red)
  }

  @Test func `deep trees are walked`() {
    var node = DisplayNode.block(.rose, 0, 0, 5, 5)
    for _ in 0..<500 {
      var parent = DisplayNode(bounds: .zero)
      parent.children = [node]
      node = parent
    }
    #expect(Shot([node])[2, 2] == .red)
  }
}
