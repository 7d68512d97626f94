import CCairo
import CoreGraphics

/// Breaks one text block into lines.
struct LineBreaker {
  let block: TextBlock
  /// Families in Pango's form, best first.
  let family: String
  let context: OpaquePointer?

  /// Larger letters would leave the numbers that Pango counts with.
  static let largestFont = 4096.0
  /// What a line may stick out at the bottom and still fit, in points: rounding of sums.
  static let tolerance = 1.0 / 64

  /// Returns the lines that fit into a box; at least one, so that a box that is a little too low
  /// does not lose all text.
  ///
  /// Lines are counted over the whole text, as labels do; Pango's own limit counts within each
  /// paragraph. So the last visible line is laid out by itself when more would follow.
  ///
  /// - Parameters:
  ///   - width: Where lines end, in points; nil for at newlines alone.
  ///   - height: How far down lines go, in points; nil for as far as they need.
  func lines(width: Double?, height: Double?) -> LaidOutText {
    guard let context, let font = makeFont() else { return .empty }
    defer { pango_font_description_free(font) }
    let whole = TextLayout(
      block.string, font: font, context: context, width: width, wrap: wrap,
      isJustified: block.alignment == .justified && width != nil)
    let all = whole.lines()
    let count = visibleCount(of: all, height: height)
    var lines = Array(all.prefix(count))
    var layouts = [whole]
    var isCutOff = false
    if let ellipsis, let last = lines.last, count < all.count {
      let tail = TextLayout(
        rest(from: TextLayout.start(of: last)), font: font, context: context,
        width: ellipsis == PANGO_ELLIPSIZE_NONE ? nil : width, wrap: wrap, ellipsis: ellipsis)
      if let line = tail.lines().first {
        lines[count - 1] = TextLine(
          line: line.line, x: 0, baseline: last.top + line.baseline, top: last.top,
          bottom: last.top + line.bottom, width: line.width)
        layouts.append(tail)
        isCutOff = ellipsis == PANGO_ELLIPSIZE_NONE && width != nil
      }
    }
    let boxWidth = width ?? lines.map(\.width).max() ?? 0
    for index in lines.indices {
      lines[index].x = (boxWidth - lines[index].width) * leadingShare
    }
    return LaidOutText(lines: lines, layouts: layouts, boxWidth: boxWidth, isCutOff: isCutOff)
  }

  private func visibleCount(of lines: [TextLine], height: Double?) -> Int {
    var count = lines.count
    if block.maximumLines > 0 { count = min(count, block.maximumLines) }
    if let height {
      count = min(count, lines.count { $0.bottom <= height + Self.tolerance })
    }
    return max(count, min(1, lines.count))
  }

  /// Returns what the last visible line has to tell: all the rest of the text.
  ///
  /// When the end is left out and the paragraph ends before the line does, an ellipsis still has
  /// to say that more would follow.
  private func rest(from start: Int) -> String {
    let bytes = block.string.utf8
    let index = bytes.index(bytes.startIndex, offsetBy: min(start, bytes.count))
    let rest = block.string[index...]
    guard block.lineBreak == .truncateTail, let end = rest.firstIndex(where: \.isNewline) else {
      return String(rest.map { $0.isNewline ? " " : $0 })
    }
    return rest[..<end] + "…"
  }

  /// Where the last line is shortened when more would follow; nil when lines just end.
  private var ellipsis: PangoEllipsizeMode? {
    switch block.lineBreak {
    case .wordWrap, .characterWrap: nil
    case .clip: PANGO_ELLIPSIZE_NONE
    case .truncateHead: PANGO_ELLIPSIZE_START
    case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .truncateTail: PANGO_ELLIPSIZE_END
    }
  }

  private var wrap: PangoWrapMode {
    switch block.lineBreak {
    case .characterWrap: PANGO_WRAP_CHAR
    // A word longer than a line is broken anywhere, as labels do.
    case .wordWrap, .clip, .truncateHead, .truncateMiddle, .truncateTail: PANGO_WRAP_WORD_CHAR
    }
  }

  /// The share of a line's free space that goes to its left.
  private var leadingShare: Double {
    switch block.alignment {
    case .left, .justified: 0
    case .center: 0.5
    case .right: 1
    }
  }

  private func makeFont() -> OpaquePointer? {
    guard let font = pango_font_description_new() else { return nil }
    pango_font_description_set_family(font, family)
    pango_font_description_set_absolute_size(
      font, min(block.font.size, Self.largestFont) * TextLayout.unit)
    let weight = min(max(block.font.weight, 100), 1000)
    pango_font_description_set_weight(font, PangoWeight(rawValue: UInt32(weight)))
    pango_font_description_set_style(
      font, block.font.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return font
  }
}
