import CoreGraphics
import DisplayList
import Testing

@testable import Painter

@Suite struct TextTests {
  private static func block(
    _ string: String, size: CGFloat = 16, alignment: TextBlock.Alignment = .left,
    lineBreak: TextBlock.LineBreak = .truncateTail, lines: Int = 1
  ) -> TextBlock {
    TextBlock(
      string, font: FontDescription(family: "Inter", size: size), alignment: alignment,
      lineBreak: lineBreak, maximumLines: lines)
  }

  private let typesetter = Typesetter.quiet

  private func width(_ string: String, size: CGFloat = 16) -> CGFloat {
    typesetter.measure(Self.block(string, size: size), width: nil).width
  }

  private func shot(_ block: TextBlock, _ rect: CGRect, scale: CGFloat = 1) -> Shot {
    var node = DisplayNode(bounds: rect)
    node.contents = [.text(block, in: rect)]
    return Shot([node], size: CGSize(width: 200, height: 100), scale: scale)
  }

  // MARK: - Measuring

  @Test func `sizes grow with the font, exactly`() {
    let one = typesetter.measure(Self.block("Touch me"), width: nil)
    let three = typesetter.measure(Self.block("Touch me", size: 48), width: nil)
    // No hinting: only Pango's steps of 1/1024 per letter are lost.
    #expect(abs(three.width - 3 * one.width) < 0.1)
    #expect(abs(three.height - 3 * one.height) < 0.1)
    #expect(one.height > 16 && one.height < 24)
  }

  @Test func `a word's width is the sum of its parts'`() {
    // Digits have no kerning between each other in this pair.
    #expect(abs(width("oooo") - 2 * width("oo")) < 0.02)
    #expect(width("") == 0)
    #expect(width("m") > width("i"))
  }

  @Test func `lines add up`() {
    let one = typesetter.measure(Self.block("one", lines: 0), width: nil)
    let three = typesetter.measure(Self.block("one\ntwo\nthree", lines: 0), width: nil)
    #expect(abs(three.height - 3 * one.height) < 0.01)
    #expect(three.width == width("three"))
    let two = typesetter.measure(Self.block("one\ntwo\nthree", lines: 2), width: nil)
    #expect(abs(two.height - 2 * one.height) < 0.01)
  }

  @Test func `words wrap at the width and no line is wider`() {
    let text = Self.block("one two three four five", lineBreak: .wordWrap, lines: 0)
    let all = typesetter.measure(text, width: nil)
    for share in [0.9, 0.5, 0.34] {
      let size = typesetter.measure(text, width: all.width * share)
      #expect(size.width <= all.width * share)
      #expect(size.height >= all.height * 2 - 0.01)
      // The measured size breaks the same way.
      #expect(typesetter.measure(text, width: size.width) == size)
      #expect(
        typesetter.layout(of: text, in: size).lines.count
          == Int((size.height / all.height).rounded()))
    }
  }

  @Test func `a long word is broken`() {
    for lineBreak in [TextBlock.LineBreak.wordWrap, .characterWrap] {
      let text = Self.block("mmmmmmmmmm", lineBreak: lineBreak, lines: 0)
      let size = typesetter.measure(text, width: width("mmmm") + 1)
      #expect(abs(size.height - 3 * typesetter.measure(Self.block("m"), width: nil).height) < 0.01)
    }
  }

  @Test func `characters wrap within words where words would not`() {
    let limit = width("one two") - 1
    let words = typesetter.layout(
      of: Self.block("one two", lineBreak: .wordWrap, lines: 0),
      in: CGSize(width: limit, height: 100))
    let characters = typesetter.layout(
      of: Self.block("one two", lineBreak: .characterWrap, lines: 0),
      in: CGSize(width: limit, height: 100))
    #expect(abs(words.lines[0].width - width("one")) < 0.1)
    #expect(abs(characters.lines[0].width - width("one tw")) < 0.5)
  }

  @Test(arguments: [0, -5, CGFloat.nan]) func `no width has no lines`(width: CGFloat) {
    #expect(typesetter.measure(Self.block("text"), width: width) == .zero)
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity]) func `no font size has no lines`(
    size: CGFloat
  ) {
    #expect(typesetter.measure(Self.block("text", size: size), width: nil) == .zero)
  }

  @Test func `an infinite box is as wide as the text`() {
    let text = Self.block("text", alignment: .right)
    let size = CGSize(width: CGFloat.infinity, height: .infinity)
    #expect(typesetter.layout(of: text, in: size).lines[0].x == 0)
    #expect(typesetter.measure(text, width: .infinity) == typesetter.measure(text, width: nil))
  }

  @Test func `a zero byte does not end the text`() {
    #expect(width("a\0b") > width("ab"))
  }

  // MARK: - Lines in a box

  @Test(arguments: zip([TextBlock.Alignment.left, .center, .right], [0, 0.5, 1]))
  func `a line leaves its share of the space at its left`(
    alignment: TextBlock.Alignment, share: Double
  ) {
    let lines = typesetter.layout(
      of: Self.block("text", alignment: alignment), in: CGSize(width: 150, height: 30))
    #expect(abs(lines.lines[0].x - (150 - width("text")) * share) < 0.001)
  }

  @Test func `justified lines reach both sides, the last does not`() {
    let text = Self.block("aa bb cc dd ee", alignment: .justified, lineBreak: .wordWrap, lines: 0)
    let limit = width("aa bb cc") + 3
    let lines = typesetter.layout(of: text, in: CGSize(width: limit, height: 100)).lines
    #expect(lines.count == 2)
    #expect(abs(lines[0].width - limit) < 0.01)
    #expect(abs(lines[1].width - width("dd ee")) < 0.01)
  }

  @Test func `as many lines as fit`() {
    let text = Self.block("a\nb\nc\nd", lineBreak: .wordWrap, lines: 0)
    let height = typesetter.measure(Self.block("a"), width: nil).height
    for (room, count) in [(4.0, 4), (3.99, 3), (2.5, 2), (1, 1), (0.2, 1)] {
      let lines = typesetter.layout(of: text, in: CGSize(width: 50, height: height * room))
      #expect(lines.lines.count == count)
    }
    #expect(typesetter.layout(of: text, in: CGSize(width: 50, height: 0)).lines.isEmpty)
  }

  @Test(arguments: [TextBlock.LineBreak.truncateHead, .truncateMiddle, .truncateTail])
  func `text that is too long gets an ellipsis and fits`(lineBreak: TextBlock.LineBreak) {
    let text = Self.block("abcdefghijklmnopqrstuvwxyz", lineBreak: lineBreak)
    let size = CGSize(width: 100, height: 30)
    let lines = typesetter.layout(of: text, in: size)
    #expect(lines.lines.count == 1)
    #expect(lines.lines[0].width <= 100)
    // Within a letter or two of the box.
    #expect(lines.lines[0].width > 100 - 2 * width("m"))
    #expect(lines.lines[0].width != typesetter.measure(text, width: nil).width)
  }

  @Test func `the last of several lines is shortened`() {
    let text = Self.block("one two three four five six", lines: 2)
    let lines = typesetter.layout(of: text, in: CGSize(width: width("one two") + 2, height: 100))
    #expect(lines.lines.count == 2)
    #expect(abs(lines.lines[0].width - width("one two")) < 0.1)
    #expect(lines.lines[1].width > width("three"))
  }

  @Test func `a line that hides others says so`() {
    let lines = typesetter.layout(of: Self.block("a\nb"), in: CGSize(width: 100, height: 100))
    #expect(lines.lines.count == 1)
    #expect(abs(lines.lines[0].width - width("a…")) < 0.01)
  }

  @Test func `clipped text ends at the box, in the middle of a letter`() {
    let rect = CGRect(x: 20, y: 10, width: 50, height: 30)
    let cut = shot(Self.block("mmmmmmmmmmmm", lineBreak: .clip), rect)
    let box = cut.inkBox
    #expect(box?.endX == 70)
    #expect(typesetter.measure(Self.block("mmmmmmmmmmmm", lineBreak: .clip), width: 50).width == 50)
  }

  // MARK: - Drawing

  @Test func `text starts at the top of its box`() throws {
    let height = typesetter.measure(Self.block("H"), width: nil).height
    let box = try #require(
      shot(Self.block("H"), CGRect(x: 10, y: 30, width: 100, height: 60)).inkBox)
    #expect(box.x >= 10 && box.x <= 13)
    #expect(box.y > 30 && CGFloat(box.endY) < 30 + height)
    let lower = try #require(
      shot(Self.block("H"), CGRect(x: 10, y: 37, width: 100, height: 60)).inkBox)
    #expect(lower.y == box.y + 7)
  }

  @Test(arguments: [1.37, 2, 3]) func `the layout is the same at every scale`(scale: CGFloat) throws
  {
    let rect = CGRect(x: 5, y: 5, width: 150, height: 80)
    let text = Self.block(
      "The quick brown fox jumps over the lazy dog", size: 13, lineBreak: .wordWrap, lines: 0)
    let (one, other) = (shot(text, rect), shot(text, rect, scale: scale))
    let (small, large) = (try #require(one.inkBox), try #require(other.inkBox))
    // The same letters, to within the pixels their edges touch.
    for (a, b) in [
      (small.x, large.x), (small.y, large.y), (small.endX, large.endX), (small.endY, large.endY),
    ] {
      #expect(abs(CGFloat(b) / scale - CGFloat(a)) <= 1)
    }
    #expect(abs(other.ink / (scale * scale) / one.ink - 1) < 0.02)
  }

  @Test func `text at scale 2 is sharper than enlarged text`() {
    let rect = CGRect(x: 5, y: 5, width: 150, height: 80)
    let (one, two) = (shot(Self.block("illi"), rect), shot(Self.block("illi"), rect, scale: 2))
    func gray(_ shot: Shot) -> Double {
      var count = 0
      for y in 0..<shot.image.height {
        for x in 0..<shot.image.width where shot[x, y] != .white && shot[x, y] != .black {
          count += 1
        }
      }
      return Double(count) / shot.ink
    }
    #expect(gray(two) < gray(one) * 0.8)
  }

  @Test func `text takes its colour, opacity and transform`() throws {
    var text = Self.block("HHH", size: 30)
    text.color = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    var node = DisplayNode(
      bounds: rect,
      transform: CGAffineTransform(rotationAngle: .pi / 2)
        .concatenating(CGAffineTransform(translationX: 100, y: 0)))
    node.contents = [.text(text, in: rect)]
    let shot = Shot([node], size: CGSize(width: 200, height: 100))
    let box = try #require(shot.inkBox)
    #expect(box.height > box.width)
    #expect(box.endX <= 100 && box.x > 60)
    var darkest = 255
    for y in 0..<100 {
      for x in 0..<200 {
        #expect(shot[x, y].red == 255)
        darkest = min(darkest, shot[x, y].green)
      }
    }
    #expect(abs(darkest - 127) <= 1)
  }

  @Test func `very large text is drawn line by line to the same effect`() {
    let rect = CGRect(x: 0, y: 0, width: 3000, height: 3000)
    let text = Self.block("H\nH", size: 1200, lines: 0)
    let lines = typesetter.layout(of: text, in: rect.size)
    #expect(
      lines.inkBounds(at: .zero).width * lines.inkBounds(at: .zero).height
        < MaskStore.largestTextArea)
    func ink(_ scale: CGFloat) -> Double {
      var node = DisplayNode(bounds: rect, transform: CGAffineTransform(scaleX: scale, y: scale))
      node.contents = [.text(text, in: rect)]
      return Shot([node], size: CGSize(width: 1500 * scale, height: 3000 * scale)).ink
    }
    // At scale 1.4 the mask would be too large.
    #expect(abs(ink(1.4) / 1.96 / ink(1) - 1) < 0.001)
  }

  @Test func `a font that is not installed is said once and replaced`() {
    var warnings: [String] = []
    let typesetter = Typesetter { warnings.append($0) }
    var text = Self.block("text")
    let expected = typesetter.measure(text, width: nil)
    text.font.family = "No Such, Font"
    #expect(typesetter.measure(text, width: nil) == expected)
    text.string = "other"
    #expect(typesetter.measure(text, width: nil).width > 0)
    #expect(
      warnings == [
        "the font \"No Such, Font\" is not installed; using Inter instead"
      ])
  }

  @Test func `families are found whatever their case`() {
    var text = Self.block("text")
    text.font.family = "dejavu sans"
    let lower = typesetter.measure(text, width: nil)
    text.font.family = "DejaVu Sans"
    #expect(typesetter.measure(text, width: nil) == lower)
    #expect(lower.width != width("text"))
  }

  @Test func `weight and slant change the letters`() {
    var text = Self.block("weight")
    let regular = typesetter.measure(text, width: nil).width
    text.font.weight = 700
    #expect(typesetter.measure(text, width: nil).width > regular)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 30)
    var slanted = Self.block("weight")
    slanted.font.italic = true
    #expect(shot(slanted, rect).image.pixels != shot(Self.block("weight"), rect).image.pixels)
  }
}
