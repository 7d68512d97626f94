import CoreGraphics
import DisplayList
import Testing

@testable import Painter

struct TextSpanTests {
  private func size(of string: String, _ spans: [TextSpan], width: CGFloat? = nil) -> CGSize {
    var block = TextBlock(
      string, font: FontDescription(family: "Inter", size: 44), lineBreak: .truncateMiddle,
      maximumLines: 3)
    block.spans = spans
    return Typesetter.quiet.measure(block, width: width)
  }

  private func raised(_ range: Range<Int>) -> TextSpan {
    var span = TextSpan(range: range)
    span.baselineOffset = 24
    return span
  }

  @Test func `a span boundary inside a character moves to the character's start`() {
    // Three-byte characters on several lines. Pango aborted if a span started inside a character.
    let string = String(repeating: "\u{FFFD}", count: 15) + "{Üq;\u{FFFD}\u{FFFD}Fo"
    let cut = size(of: string, [raised(16..<22), raised(7..<15)], width: 68)
    #expect(cut == size(of: string, [raised(15..<21), raised(6..<15)], width: 68))
    #expect(size(of: "é", [raised(1..<2)]) == size(of: "é", [raised(0..<2)]))
    #expect(size(of: "é", [raised(0..<1)]) == size(of: "é", []))
  }

  @Test func `a span beyond the text has no effect, and a span across its end is truncated`() {
    #expect(size(of: "text", [raised(9..<12)]) == size(of: "text", []))
    #expect(size(of: "text", [raised(2..<12)]) == size(of: "text", [raised(2..<4)]))
  }

  @Test(arguments: [0, -2, .nan] as [CGFloat])
  func `a span without a size uses the text's size`(number: CGFloat) {
    var span = TextSpan(range: 0..<4)
    span.font = FontDescription(family: "Inter", size: number)
    #expect(size(of: "text", [span]) == size(of: "text", []))
  }

  /// Returns whether text looks the same after it has been covered and uncovered.
  private func isPaintedAgain(_ block: TextBlock) -> Bool {
    func list(_ nodes: [DisplayNode]) -> DisplayList {
      DisplayList(size: CGSize(width: 100, height: 100), background: .white, nodes: nodes)
    }
    let text = DisplayNode.drawing(.text(block, in: CGRect(x: 50, y: 50, width: 40, height: 40)))
    let alone = Screenshot(list([text]))
    return (0..<16).allSatisfy { index in
      let cover = DisplayNode.rectangle(
        .pureGreen, CGFloat(index % 4) * 25, CGFloat(index / 4) * 25, 25, 25)
      let painter = ScreenPainter.quiet()
      painter.paint(list([text, cover]))
      painter.paint(list([text]))
      return alone.coveredBounds != nil && painter.image?.pixels == alone.image.pixels
    }
  }

  @Test func `backgrounds of overlapping lines are repainted`() {
    var block = TextBlock(
      "o\no\no", font: FontDescription(family: "Inter", size: 20), maximumLines: 3)
    block.spans = [TextSpan(range: 0..<5)]
    block.spans[0].background = .black
    block.lineSpacing = -30
    #expect(isPaintedAgain(block))
  }

  @Test func `the background of a span that extends to the left is repainted`() {
    var block = TextBlock("o      o", font: FontDescription(family: "Inter", size: 10))
    block.spans = [TextSpan(range: 1..<4), TextSpan(range: 4..<7)]
    (block.spans[0].background, block.spans[1].background) = (.black, .pureRed)
    (block.spans[0].kern, block.spans[1].kern) = (-15, 15)
    #expect(isPaintedAgain(block))
  }
}
