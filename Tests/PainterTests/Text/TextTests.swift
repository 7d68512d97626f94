import CoreGraphics
import DisplayList
import Testing

@testable import Painter

struct TextTests {
  private static func text(
    _ string: String, size: CGFloat = 16, alignment: TextBlock.Alignment = .left,
    lineBreak: TextBlock.LineBreak = .truncateTail, lines: Int = 1
  ) -> TextBlock {
    TextBlock(
      string, font: FontDescription(family: "Inter", size: size), alignment: alignment,
      lineBreak: lineBreak, maximumLines: lines)
  }

  private let typesetter = Typesetter.quiet

  private func width(_ string: String, size: CGFloat = 16) -> CGFloat {
    typesetter.measure(Self.text(string, size: size), width: nil).width
  }

  private func screenshot(_ block: TextBlock, _ rect: CGRect, scale: CGFloat = 1) -> Screenshot {
    var node = DisplayNode(bounds: rect)
    node.contents = [.text(block, in: rect)]
    return Screenshot([node], size: CGSize(width: 200, height: 100), scale: scale)
  }

  // MARK: - Measuring

  @Test func `text grows in proportion to the font size`() {
    // Small sizes are excluded because their tracking differs.
    let one = typesetter.measure(Self.text("Touch me", size: 20), width: nil)
    let three = typesetter.measure(Self.text("Touch me", size: 60), width: nil)
    // Without hinting, only Pango's rounding to 1/1024 per letter remains.
    #expect(abs(three.width - 3 * one.width) < 0.1)
    #expect(abs(three.height - 3 * one.height) < 0.1)
    #expect(one.height > 20 && one.height < 30)
  }

  @Test func `a word's width is the sum of its parts' widths`() {
    // There is no kerning between two letters "o".
    #expect(abs(width("oooo") - 2 * width("oo")) < 0.02)
    #expect(width("") == 0)
    #expect(width("m") > width("i"))
  }

  @Test(
    arguments: [("Button", 15, 46), ("Label", 17, 41.5), ("Label", 14, 35.5)]
      as [(String, CGFloat, CGFloat)])
  func `text is as wide as on an iPhone, rounded up to whole pixels`(
    text: String, size: CGFloat, expected: CGFloat
  ) {
    // Measured in the iPhone SE simulator on iOS 26, and taken from frames in public storyboards,
    // at two pixels per point.
    #expect((width(text, size: size) * 2).rounded(.up) / 2 == expected)
  }

  @Test func `lines have the same height and baseline as on an iPhone`() {
    // San Francisco's ascent and descent are 1950 and 494 of 2048. `UIFont.systemFont(ofSize:
    // 15).lineHeight` is 17.900391 on iOS 9 to 26.
    let line = typesetter.layout(
      of: Self.text("one\ntwo", size: 20.48, lines: 0),
      in: CGSize(width: CGFloat.infinity, height: .infinity)
    ).lines[1]
    #expect(abs(line.bottom - 2 * 24.44) < 0.01)
    #expect(abs(line.baseline - 24.44 - 19.5) < 0.01)
  }

  @Test func `line heights add up`() {
    let one = typesetter.measure(Self.text("one", lines: 0), width: nil)
    let three = typesetter.measure(Self.text("one\ntwo\nthree", lines: 0), width: nil)
    #expect(abs(three.height - 3 * one.height) < 0.01)
    #expect(three.width == width("three"))
    let two = typesetter.measure(Self.text("one\ntwo\nthree", lines: 2), width: nil)
    #expect(abs(two.height - 2 * one.height) < 0.01)
  }

  @Test func `words wrap, and no line exceeds the width`() {
    let text = Self.text("one two three four five", lineBreak: .wordWrap, lines: 0)
    let all = typesetter.measure(text, width: nil)
    for share in [0.9, 0.5, 0.34] {
      let size = typesetter.measure(text, width: all.width * share)
      #expect(size.width <= all.width * share)
      #expect(size.height >= all.height * 2 - 0.01)
      // In a box of the measured size, the text breaks the same way.
      #expect(typesetter.measure(text, width: size.width) == size)
      #expect(
        typesetter.layout(of: text, in: size).lines.count
          == Int((size.height / all.height).rounded()))
    }
  }

  @Test func `a word longer than a line is broken`() {
    for lineBreak in [TextBlock.LineBreak.wordWrap, .characterWrap] {
      let text = Self.text("mmmmmmmmmm", lineBreak: lineBreak, lines: 0)
      let size = typesetter.measure(text, width: width("mmmm") + 1)
      #expect(abs(size.height - 3 * typesetter.measure(Self.text("m"), width: nil).height) < 0.01)
    }
  }

  @Test func `character wrapping breaks within words`() {
    let limit = width("one two") - 1
    let words = typesetter.layout(
      of: Self.text("one two", lineBreak: .wordWrap, lines: 0),
      in: CGSize(width: limit, height: 100))
    let characters = typesetter.layout(
      of: Self.text("one two", lineBreak: .characterWrap, lines: 0),
      in: CGSize(width: limit, height: 100))
    #expect(abs(words.lines[0].width - width("one")) < 0.1)
    #expect(abs(characters.lines[0].width - width("one tw")) < 0.5)
  }

  @Test(arguments: [0, -5, CGFloat.nan]) func `an invalid width produces no lines`(width: CGFloat) {
    #expect(typesetter.measure(Self.text("text"), width: width) == .zero)
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity]) func `an invalid font size produces no lines`(
    size: CGFloat
  ) {
    #expect(typesetter.measure(Self.text("text", size: size), width: nil) == .zero)
  }

  @Test func `an infinite box is as wide as the text`() {
    let text = Self.text("text", alignment: .right)
    let size = CGSize(width: CGFloat.infinity, height: .infinity)
    #expect(typesetter.layout(of: text, in: size).lines[0].x == 0)
    #expect(typesetter.measure(text, width: .infinity) == typesetter.measure(text, width: nil))
  }

  @Test func `a zero byte does not end the text`() {
    #expect(width("a\0b") > width("ab"))
  }

  // MARK: - Lines in a box

  @Test(arguments: zip([TextBlock.Alignment.left, .center, .right], [0, 0.5, 1]))
  func `alignment distributes the free space`(
    alignment: TextBlock.Alignment, share: Double
  ) {
    let lines = typesetter.layout(
      of: Self.text("text", alignment: alignment), in: CGSize(width: 150, height: 30))
    #expect(abs(lines.lines[0].x - (150 - width("text")) * share) < 0.001)
  }

  @Test func `justified lines fill the width, except for the last line`() {
    let text = Self.text("aa bb cc dd ee", alignment: .justified, lineBreak: .wordWrap, lines: 0)
    let limit = width("aa bb cc") + 3
    let lines = typesetter.layout(of: text, in: CGSize(width: limit, height: 100)).lines
    #expect(lines.count == 2)
    #expect(abs(lines[0].width - limit) < 0.01)
    #expect(abs(lines[1].width - width("dd ee")) < 0.01)
  }

  @Test func `a box shows only lines that fit`() {
    let text = Self.text("a\nb\nc\nd", lineBreak: .wordWrap, lines: 0)
    let height = typesetter.measure(Self.text("a"), width: nil).height
    for (room, count) in [(4.0, 4), (3.99, 3), (2.5, 2), (1, 1), (0.2, 1)] {
      let lines = typesetter.layout(of: text, in: CGSize(width: 50, height: height * room))
      #expect(lines.lines.count == count)
    }
    #expect(typesetter.layout(of: text, in: CGSize(width: 50, height: 0)).lines.isEmpty)
  }

  @Test(arguments: [TextBlock.LineBreak.truncateHead, .truncateMiddle, .truncateTail])
  func `truncated text gets an ellipsis and fits`(lineBreak: TextBlock.LineBreak) {
    let text = Self.text("abcdefghijklmnopqrstuvwxyz", lineBreak: lineBreak)
    let size = CGSize(width: 100, height: 30)
    let lines = typesetter.layout(of: text, in: size)
    #expect(lines.lines.count == 1)
    #expect(lines.lines[0].width <= 100)
    // The line's width is within two letters of the box.
    #expect(lines.lines[0].width > 100 - 2 * width("m"))
    #expect(lines.lines[0].width != typesetter.measure(text, width: nil).width)
  }

  @Test func `the last visible line is truncated`() {
    let text = Self.text("one two three four five six", lines: 2)
    let lines = typesetter.layout(of: text, in: CGSize(width: width("one two") + 2, height: 100))
    #expect(lines.lines.count == 2)
    #expect(abs(lines.lines[0].width - width("one two")) < 0.1)
    #expect(lines.lines[1].width > width("three"))
  }

  @Test func `a single line gets an ellipsis if other lines are hidden`() {
    let lines = typesetter.layout(of: Self.text("a\nb"), in: CGSize(width: 100, height: 100))
    #expect(lines.lines.count == 1)
    #expect(abs(lines.lines[0].width - width("a…")) < 0.01)
  }

  @Test func `clipped text ends at the box, even in the middle of a letter`() {
    let rect = CGRect(x: 20, y: 10, width: 50, height: 30)
    let cut = screenshot(Self.text("mmmmmmmmmmmm", lineBreak: .clip), rect)
    let box = cut.coveredBounds
    #expect(box?.endX == 70)
    #expect(typesetter.measure(Self.text("mmmmmmmmmmmm", lineBreak: .clip), width: 50).width == 50)
  }

  // MARK: - Drawing

  @Test func `text starts at the top of its box`() throws {
    let height = typesetter.measure(Self.text("H"), width: nil).height
    let box = try #require(
      screenshot(Self.text("H"), CGRect(x: 10, y: 30, width: 100, height: 60)).coveredBounds)
    #expect(box.x >= 10 && box.x <= 13)
    #expect(box.y > 30 && CGFloat(box.endY) < 30 + height)
    let lower = try #require(
      screenshot(Self.text("H"), CGRect(x: 10, y: 37, width: 100, height: 60)).coveredBounds)
    #expect(lower.y == box.y + 7)
  }

  @Test(arguments: [1.37, 2, 3]) func `the layout is the same at every scale`(scale: CGFloat) throws
  {
    let rect = CGRect(x: 5, y: 5, width: 150, height: 80)
    let text = Self.text(
      "The quick brown fox jumps over the lazy dog", size: 13, lineBreak: .wordWrap, lines: 0)
    let (one, other) = (screenshot(text, rect), screenshot(text, rect, scale: scale))
    let (small, large) = (try #require(one.coveredBounds), try #require(other.coveredBounds))
    // The letters' edges differ at most in the pixels that they touch.
    for (a, b) in [
      (small.x, large.x), (small.y, large.y), (small.endX, large.endX), (small.endY, large.endY),
    ] {
      #expect(abs(CGFloat(b) / scale - CGFloat(a)) <= 1)
    }
    #expect(abs(other.coveredArea / (scale * scale) / one.coveredArea - 1) < 0.02)
  }

  @Test func `text drawn at scale 2 is sharper than enlarged text`() {
    let rect = CGRect(x: 5, y: 5, width: 150, height: 80)
    let (one, two) = (
      screenshot(Self.text("illi"), rect), screenshot(Self.text("illi"), rect, scale: 2)
    )
    func gray(_ screenshot: Screenshot) -> Double {
      var count = 0
      for y in 0..<screenshot.image.height {
        for x in 0..<screenshot.image.width
        where screenshot[x, y] != .white && screenshot[x, y] != .black {
          count += 1
        }
      }
      return Double(count) / screenshot.coveredArea
    }
    #expect(gray(two) < gray(one) * 0.8)
  }

  @Test func `text has its color, opacity and transform`() throws {
    var text = Self.text("HHH", size: 30)
    text.color = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    var node = DisplayNode(
      bounds: rect,
      transform: CGAffineTransform(rotationAngle: .pi / 2)
        .concatenating(CGAffineTransform(translationX: 100, y: 0)))
    node.contents = [.text(text, in: rect)]
    let screenshot = Screenshot([node], size: CGSize(width: 200, height: 100))
    let box = try #require(screenshot.coveredBounds)
    #expect(box.height > box.width)
    #expect(box.endX <= 100 && box.x > 60)
    var darkest = 255
    for y in 0..<100 {
      for x in 0..<200 {
        #expect(screenshot[x, y].red == 255)
        darkest = min(darkest, screenshot[x, y].green)
      }
    }
    #expect(abs(darkest - 127) <= 1)
  }

  @Test func `very large text looks the same without a mask`() {
    let rect = CGRect(x: 0, y: 0, width: 3000, height: 3000)
    let text = Self.text("H\nH", size: 1200, lines: 0)
    let lines = typesetter.layout(of: text, in: rect.size)
    #expect(
      lines.inkBounds(at: .zero).width * lines.inkBounds(at: .zero).height
        < MaskStore.largestTextArea)
    func ink(_ scale: CGFloat) -> Double {
      var node = DisplayNode(bounds: rect, transform: CGAffineTransform(scaleX: scale, y: scale))
      node.contents = [.text(text, in: rect)]
      return Screenshot([node], size: CGSize(width: 1500 * scale, height: 3000 * scale)).coveredArea
    }
    // At scale 1.4, the mask would be too large.
    #expect(abs(ink(1.4) / 1.96 / ink(1) - 1) < 0.001)
  }

  @Test func `a missing font is replaced and causes one warning`() {
    var warnings: [String] = []
    let typesetter = Typesetter { warnings.append($0) }
    var text = Self.text("text")
    let expected = typesetter.measure(text, width: nil)
    text.font.family = "No Such, Font"
    #expect(typesetter.measure(text, width: nil) == expected)
    text.string = "other"
    #expect(typesetter.measure(text, width: nil).width > 0)
    #expect(warnings == ["the font \"No Such, Font\" is not installed; using Inter instead"])
  }

  @Test func `font families are case-insensitive`() {
    var text = Self.text("text")
    text.font.family = "dejavu sans"
    let lower = typesetter.measure(text, width: nil)
    text.font.family = "DejaVu Sans"
    #expect(typesetter.measure(text, width: nil) == lower)
    #expect(lower.width != width("text"))
  }

  @Test func `weight and italics change the letters`() {
    var text = Self.text("weight")
    let regular = typesetter.measure(text, width: nil).width
    text.font.weight = 700
    #expect(typesetter.measure(text, width: nil).width > regular)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 30)
    var slanted = Self.text("weight")
    slanted.font.italic = true
    #expect(
      screenshot(slanted, rect).image.pixels != screenshot(Self.text("weight"), rect).image.pixels)
  }

  // MARK: - Spans

  private func spanned(_ string: String, _ range: Range<Int>, _ change: (inout TextSpan) -> Void)
    -> TextBlock
  {
    var block = Self.text(string)
    var span = TextSpan(range: range)
    change(&span)
    block.spans = [span]
    return block
  }

  private func inked(_ screenshot: Screenshot) -> CGRect {
    var box = CGRect.null
    for y in 0..<100 {
      for x in 0..<200 where screenshot[x, y] != .white {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  @Test func `a span in another font has that font's width`() {
    let block = spanned("oooo", 2..<4) { $0.font = FontDescription(family: "Inter", size: 32) }
    // The widths may differ by half of the tracking at 16 points and half of the tracking at 32
    // points.
    #expect(
      abs(typesetter.measure(block, width: nil).width - width("oo") - width("oo", size: 32)) < 0.25)
    #expect(typesetter.measure(block, width: nil).height > 32)
  }

  @Test func `kern widens each letter`() {
    let block = spanned("oooo", 0..<4) { $0.kern = 5 }
    let wider = typesetter.measure(block, width: nil).width - width("oooo")
    // Some versions of Pango omit half of the kern at each end.
    #expect(wider > 14.9 && wider < 20.1)
  }

  @Test func `a span has its own color, and the rest has the text's color`() {
    let rect = CGRect(x: 10, y: 10, width: 180, height: 40)
    var block = spanned("HH", 1..<2) { $0.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
    block.color = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    let picture = screenshot(block, rect, scale: 1)
    var (reds, greens) = (0, 0)
    for x in 0..<200 {
      let pixel = picture[x, 20]
      if pixel.red > 128, pixel.green < 64 { reds += 1 }
      if pixel.green > 128, pixel.red < 64 { greens += 1 }
    }
    #expect(reds > 1 && greens > 1)
  }

  @Test func `lines and backgrounds extend beyond the letters`() {
    let rect = CGRect(x: 10, y: 10, width: 180, height: 40)
    let plain = Self.text("ooo")
    let letters = inked(screenshot(plain, rect))
    let underlined = spanned("ooo", 0..<3) { $0.underline = .single }
    #expect(inked(screenshot(underlined, rect)).maxY > letters.maxY)
    let marked = spanned("ooo", 0..<3) { $0.background = .black }
    let line = typesetter.measure(plain, width: nil).height
    #expect(abs(inked(screenshot(marked, rect)).height - line) <= 2)
    let raised = spanned("ooo", 0..<3) { $0.baselineOffset = 4 }
    #expect(typesetter.measure(raised, width: nil).height > line)
  }

  @Test func `spans apply to the same letters in truncated text`() {
    var block = Self.text("one two three four", lineBreak: .truncateTail, lines: 2)
    var span = TextSpan(range: 8..<18)
    span.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    block.spans = [span]
    block.color = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    let width = width("one two") + 4
    let picture = screenshot(block, CGRect(x: 0, y: 0, width: width, height: 60))
    let height = Int(typesetter.measure(Self.text("o"), width: nil).height)
    var reds: Set<Int> = []
    for y in 0..<100 {
      for x in 0..<200 where picture[x, y].red > 128 && picture[x, y].green < 64 {
        reds.insert(y / max(height, 1))
      }
    }
    #expect(reds == [1])
  }

  @Test func `line spacing applies only between lines`() {
    var block = Self.text("one\ntwo\nthree", lines: 0)
    let plain = typesetter.measure(block, width: nil).height
    block.lineSpacing = 10
    #expect(abs(typesetter.measure(block, width: nil).height - plain - 20) < 0.1)
  }

  @Test func `metrics are proportional to the size`() throws {
    let font = FontDescription(family: "Inter", size: 100)
    let metrics = try #require(typesetter.metrics(of: font))
    let line = typesetter.measure(TextBlock("x", font: font), width: nil).height
    #expect(abs(metrics.ascent + metrics.descent - line) < 0.1)
    #expect(metrics.xHeight < metrics.capHeight && metrics.capHeight < metrics.ascent)
    // San Francisco's values, 1443 and 1078 of 2048 units.
    #expect(abs(metrics.capHeight - 70.46) < 0.01 && abs(metrics.xHeight - 52.64) < 0.01)
  }
}
