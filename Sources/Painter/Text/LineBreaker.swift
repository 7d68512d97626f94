import CCairo
import CoreGraphics
import DisplayList

/// Breaks a text block into lines.
struct LineBreaker {
  let block: TextBlock
  /// A comma-separated list of font families, best first, in Pango's format.
  let families: String
  /// Returns a list of families, in the same format, for a span's font family.
  let familiesOf: (String) -> String
  let context: OpaquePointer

  nonisolated static let pangoUnitsPerPoint = 1024.0
  /// The largest font size, in points. Larger letters overflow Pango's 32-bit numbers.
  private static let largestFontSize = 4096.0
  /// The largest line width, in points. Wider lines overflow Pango's 32-bit numbers.
  private static let largestWidth = 1_000_000.0
  /// The amount by which the sum of rounded line heights may exceed the box height, in points.
  private static let tolerance = 1.0 / 64

  /// Returns the lines that fit into a box. There is always at least one, so a box that is slightly
  /// too short doesn't hide all text.
  ///
  /// `maximumLines` limits the lines of the whole text, as in `UILabel`. Pango's own limit applies
  /// to each paragraph, so when lines are omitted, the last visible line is laid out separately.
  ///
  /// - Parameter size: The size of the box, in points. An infinite width breaks lines only at
  ///   newlines.
  func layout(in size: CGSize) -> TextLayout? {
    guard let font = makeFont(block.font, families) else { return nil }
    defer { pango.font_description_free(font) }
    guard
      let text = makeLayout(
        block.string, font: font, width: size.width,
        isJustified: block.alignment == .justified && size.width.isFinite)
    else { return nil }
    let all = lines(of: text, in: size.width)
    let count = visibleCount(of: all, height: size.height)
    var lines = Array(all.prefix(count))
    var pangoLayouts = [text]
    var isClipped = false
    let isClipping = ellipsis == PANGO_ELLIPSIZE_NONE
    if let ellipsis, let last = lines.last, count < all.count,
      let tail = makeLayout(
        remainder(from: Int(last.pangoLine.pointee.start_index)), font: font,
        width: isClipping ? .infinity : size.width, ellipsis: ellipsis,
        start: Int(last.pangoLine.pointee.start_index))
    {
      pangoLayouts.append(tail)
      if var line = self.lines(of: tail).first {
        line.baseline = block.lineSpacing == 0 ? line.baseline + last.top : last.baseline
        line.top = last.top
        line.bottom = block.lineSpacing == 0 ? line.bottom + last.top : last.bottom
        lines[count - 1] = line
        isClipped = isClipping && size.width.isFinite
      }
    }
    let boxWidth = size.width.isFinite ? size.width : lines.map(\.width).max() ?? 0
    for index in lines.indices {
      lines[index].x = (boxWidth - lines[index].width) * leadingShare
    }
    return TextLayout(
      lines: lines, pangoLayouts: pangoLayouts, boxWidth: boxWidth, isClipped: isClipped,
      isStyled: !block.spans.isEmpty)
  }

  private func visibleCount(of lines: [TextLayout.Line], height: Double) -> Int {
    var count = lines.count { $0.bottom <= height + Self.tolerance }
    if block.maximumLines > 0 { count = min(count, block.maximumLines) }
    return max(count, min(1, lines.count))
  }

  /// Returns the text of the last visible line, which is everything from a UTF-8 offset onward.
  ///
  /// For tail truncation, this is the rest of the paragraph followed by an ellipsis, because Pango
  /// adds one only to lines that are too long.
  private func remainder(from start: Int) -> String {
    let bytes = block.string.utf8
    let index = bytes.index(bytes.startIndex, offsetBy: min(start, bytes.count))
    let rest = block.string[index...]
    guard block.lineBreak == .truncateTail, let end = rest.firstIndex(where: \.isNewline) else {
      return String(rest.map { $0.isNewline ? " " : $0 })
    }
    return rest[..<end] + "…"
  }

  /// The position of the ellipsis in the last visible line if lines are omitted; `nil` for no
  /// ellipsis.
  private var ellipsis: PangoEllipsizeMode? {
    switch block.lineBreak {
    case .wordWrap, .characterWrap: nil
    case .clip: PANGO_ELLIPSIZE_NONE
    case .truncateHead: PANGO_ELLIPSIZE_START
    case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .truncateTail: PANGO_ELLIPSIZE_END
    }
  }

  /// The fraction of a line's free space that is to its left.
  private var leadingShare: Double {
    switch block.alignment {
    case .left, .justified: 0
    case .center: 0.5
    case .right: 1
    }
  }

  // MARK: - Pango

  func makeFont(_ description: FontDescription, _ families: String) -> OpaquePointer? {
    guard let font = pango.font_description_new() else { return nil }
    pango.font_description_set_family(font, families)
    // A span without a size uses the size of the text.
    if description.size > 0 {
      pango.font_description_set_absolute_size(
        font, min(description.size, Self.largestFontSize) * Self.pangoUnitsPerPoint)
    }
    let weight = min(max(description.weight, 100), 1000)
    pango.font_description_set_weight(font, PangoWeight(rawValue: UInt32(weight)))
    pango.font_description_set_style(
      font, description.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return font
  }

  private func makeLayout(
    _ text: String, font: OpaquePointer, width: Double,
    ellipsis: PangoEllipsizeMode = PANGO_ELLIPSIZE_NONE, isJustified: Bool = false, start: Int = 0
  ) -> OpaquePointer? {
    guard let layout = pango.layout_new(context) else { return nil }
    pango.layout_set_font_description(layout, font)
    // Pango would warn and end the text at a zero byte.
    let text = text.contains("\0") ? text.replacing("\0", with: "\u{FFFD}") : text
    pango.layout_set_text(layout, text, Int32(clamping: text.utf8.count))
    // As in UILabel, word wrap breaks words that are longer than a line at any character.
    pango.layout_set_wrap(
      layout, block.lineBreak == .characterWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    // Pango adds hyphens when it breaks words. UILabel doesn't.
    let attributes = pango.attr_list_new()
    pango.attr_list_insert(attributes, pango.attr_insert_hyphens_new(0))
    addTracking(to: attributes)
    addSpans(to: attributes, of: text, from: start)
    pango.layout_set_attributes(layout, attributes)
    pango.attr_list_unref(attributes)
    pango.layout_set_ellipsize(layout, ellipsis)
    if block.lineSpacing != 0 {
      let spacing = max(-Self.largestFontSize, min(Self.largestFontSize, block.lineSpacing))
      pango.layout_set_spacing(layout, Int32(spacing * Self.pangoUnitsPerPoint))
    }
    pango.layout_set_justify(layout, isJustified ? 1 : 0)
    if width.isFinite {
      let units = min(width, Self.largestWidth) * Self.pangoUnitsPerPoint
      pango.layout_set_width(layout, Int32(units.rounded()))
    }
    return layout
  }

  /// The tracking of a letter, in points. Pango omits half of it at either end of a wrapped line,
  /// but UIKit includes it for every letter.
  private var trimmedTracking: Double { tracking(of: block.font) }

  /// Returns the lines of a Pango layout, aligned with the left edge of the box.
  ///
  /// - Parameter width: The width of the box, which justified lines fill.
  private func lines(of layout: OpaquePointer, in width: Double = .infinity) -> [TextLayout.Line] {
    guard let iterator = pango.layout_get_iter(layout) else { return [] }
    defer { pango.layout_iter_free(iterator) }
    var lines: [TextLayout.Line] = []
    let unit = Self.pangoUnitsPerPoint
    let size = isSystemFont(block.font) ? min(block.font.size, Self.largestFontSize) : 0
    let (above, below) = SystemFont.excess(ofSize: size)
    repeat {
      guard let line = pango.layout_iter_get_line_readonly(iterator) else { continue }
      var (top, bottom): (Int32, Int32) = (0, 0)
      pango.layout_iter_get_line_yrange(iterator, &top, &bottom)
      var logical = PangoRectangle()
      pango.layout_line_get_extents(line, nil, &logical)
      let shift = (above + below) * Double(lines.count)
      let length = Double(logical.width) / unit
      let isFull =
        length == 0 || block.alignment == .justified && length >= width - Self.tolerance
      lines.append(
        TextLayout.Line(
          pangoLine: line, x: 0,
          baseline: Double(pango.layout_iter_get_baseline(iterator)) / unit - shift - above,
          top: Double(top) / unit - shift, bottom: Double(bottom) / unit - shift - above - below,
          width: isFull ? length : length + trimmedTracking))
    } while pango.layout_iter_next_line(iterator) != 0
    return lines
  }
}
