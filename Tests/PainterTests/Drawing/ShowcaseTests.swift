import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import Painter

/// Draws an image with every feature.
///
/// Set `PAINTER_SHOWCASE` to a folder to save it there at scales 1, 2, and 1.37.
struct ShowcaseTests {
  private static let sampleImage = CGImage.of(width: 128, height: 128) { x, y in
    let (dx, dy) = (CGFloat(x) - 63.5, CGFloat(y) - 63.5)
    let radius = hypot(dx, dy)
    if radius > 63 { return .clear }
    let stripe = Int((atan2(dy, dx) / .pi * 8).rounded(.down)) % 2 == 0
    return radius < 20
      ? CGColor(red: 1, green: 0.8, blue: 0.1, alpha: 1)
      : CGColor(red: stripe ? 0.9 : 0.2, green: 0.3, blue: stripe ? 0.2 : 0.8, alpha: 1)
  }

  private static func text(
    _ string: String, _ size: CGFloat, _ alignment: TextBlock.Alignment = .left,
    _ lineBreak: TextBlock.LineBreak = .truncateTail, lines: Int = 1, weight: Int = 400,
    italic: Bool = false
  ) -> TextBlock {
    TextBlock(
      string, font: FontDescription(family: "Inter", size: size, weight: weight, italic: italic),
      alignment: alignment, lineBreak: lineBreak, maximumLines: lines)
  }

  private static func shapes() -> [DisplayNode] {
    let gray = CGColor(gray: 2.0 / 3, alpha: 1)
    let circle = DisplayNode.rectangle(gray, 10, 10, 100, 100).with { $0.cornerRadius = 50 }
    let card = DisplayNode.rectangle(
      CGColor(red: 0.8, green: 0.9, blue: 1, alpha: 1), 120, 10, 90, 60
    )
    .with {
      $0.cornerRadius = 14
      $0.borderWidth = 3
      $0.borderColor = .pureBlue
    }
    var group = DisplayNode(
      bounds: CGRect(x: 0, y: 0, width: 90, height: 60),
      transform: CGAffineTransform(translationX: 220, y: 10))
    group.children = [.rectangle(.pureRed, 0, 0, 60, 40), .rectangle(.pureBlue, 30, 20, 60, 40)]
    group.opacity = 0.5
    var clipped = DisplayNode.rectangle(.pureGreen, 120, 80, 60, 40).with {
      $0.clips = true
      $0.cornerRadius = 20
    }
    clipped.children = [.rectangle(.black, -10, 20, 40, 40), .rectangle(.pureRed, 35, -5, 40, 20)]
    let turned = DisplayNode.rectangle(.pureRed, -25, -15, 50, 30).with {
      $0.transform = CGAffineTransform(translationX: -25, y: -15)
        .concatenating(CGAffineTransform(rotationAngle: 0.4))
        .concatenating(CGAffineTransform(translationX: 225, y: 100))
      $0.borderWidth = 2
      $0.cornerRadius = 6
    }
    return [circle, card, group, clipped, turned]
  }

  private static func paths() -> DisplayNode {
    let star = CGMutablePath()
    for step in 0..<5 {
      let angle = CGFloat(step) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: 40 + 30 * cos(angle), y: 160 + 30 * sin(angle))
      if step == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.closeSubpath()
    let shift = CGAffineTransform(translationX: 70, y: 0)
    let zigzag = CGMutablePath()
    zigzag.move(to: CGPoint(x: 160, y: 185))
    for step in 1...4 {
      zigzag.addLine(
        to: CGPoint(x: 160 + 18 * CGFloat(step), y: step % 2 == 0 ? 185 : 135))
    }
    let arc = CGMutablePath()
    arc.addArc(
      center: CGPoint(x: 280, y: 160), radius: 25, startAngle: 0, endAngle: 4, clockwise: true)
    return .drawing(
      .fill(star, .pureBlue, .winding), .save, .concatenate(shift),
      .fill(star, .pureBlue, .evenOdd),
      .stroke(star, .black, StrokeStyle(width: 1.5)), .restore,
      .stroke(
        zigzag, CGColor(red: 0.9, green: 0.5, blue: 0, alpha: 1),
        StrokeStyle(width: 8, cap: .round, join: .round)),
      .stroke(zigzag, .black, StrokeStyle(width: 1)),
      .stroke(arc, .pureRed, StrokeStyle(width: 5, dashes: [10, 5])),
      .save, .clip(CGPath(ellipseIn: CGRect(x: 262, y: 142, width: 36, height: 36)), .winding),
      .fill(CGPath(rect: CGRect(x: 262, y: 142, width: 18, height: 36)), .pureGreen, .winding),
      .restore
    )
  }

  private static func images() -> [DisplayNode] {
    func image(
      _ x: CGFloat, _ y: CGFloat, _ side: CGFloat, angle: CGFloat = 0, opacity: CGFloat = 1
    )
      -> DisplayNode
    {
      DisplayNode(
        bounds: .zero,
        transform: CGAffineTransform(rotationAngle: angle)
          .concatenating(CGAffineTransform(translationX: x, y: y))
      ).with {
        let rect = CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
        $0.contents = [.image(sampleImage, in: rect, opacity: opacity)]
      }
    }
    return [
      image(42, 232, 64), image(110, 232, 64, angle: 0.3), image(164, 232, 30),
      image(200, 232, 30, angle: 0.7, opacity: 0.5), image(268, 232, 90, angle: -0.2),
    ]
  }

  private static func texts() -> [DisplayNode] {
    func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ block: TextBlock)
      -> DisplayNode
    {
      DisplayNode.rectangle(CGColor(gray: 0.95, alpha: 1), x, y, width, height).with {
        $0.contents = [
          .text(block, in: CGRect(x: 0, y: 0, width: width, height: height))
        ]
      }
    }
    let long = "Several fingers at once, each followed from began to ended."
    var turned = box(0, 0, 110, 20, text("Turned text 13 pt", 13))
    turned.transform = CGAffineTransform(rotationAngle: -0.25)
      .concatenating(CGAffineTransform(translationX: 195, y: 470))
    return [
      box(10, 290, 145, 20, text("Left 13 pt, hamburgefonts", 13)),
      box(165, 290, 145, 20, text("Center", 13, .center, weight: 700)),
      box(10, 314, 145, 20, text(long, 13)),
      box(165, 314, 145, 20, text("Right, slanted", 13, .right, italic: true)),
      box(10, 338, 145, 20, text(long, 13, .left, .truncateMiddle)),
      box(165, 338, 145, 20, text(long, 13, .left, .truncateHead)),
      box(10, 362, 145, 20, text(long, 13, .left, .clip)),
      box(165, 362, 145, 52, text(long, 13, .justified, .wordWrap, lines: 0)),
      box(10, 386, 145, 36, text(long, 13, .center, .truncateTail, lines: 2)),
      box(10, 428, 145, 44, text("Äffin", 34, .left, weight: 300)), turned,
    ]
  }

  static var list: DisplayList {
    DisplayList(
      size: CGSize(width: 320, height: 480), background: .white,
      nodes: shapes() + [paths()] + images() + texts())
  }

  @Test(arguments: [1, 2, 1.37])
  func `painting everything at once or after a change produces the same bytes`(
    scale: CGFloat
  ) throws {
    let painter = ScreenPainter.quiet(scale: scale)
    painter.paint(DisplayList(size: Self.list.size, background: .white))
    painter.paint(Self.list)
    let whole = Screenshot(Self.list, scale: scale)
    let isSame = painter.image?.pixels == whole.image.pixels
    #expect(isSame)
    if let folder = ProcessInfo.processInfo.environment["PAINTER_SHOWCASE"] {
      try ImageFile.savePNG(whole.image, to: "\(folder)/showcase@\(scale).png")
    }
  }
}
