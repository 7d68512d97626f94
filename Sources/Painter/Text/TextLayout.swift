import CCairo
import CoreGraphics

/// One Pango layout: a piece of text in one font, broken at one width.
final class TextLayout {
  /// Pango counts in 1/1024 of a point.
  nonisolated static let unit = 1024.0
  /// Widths and sizes beyond this many points would leave Pango's 32-bit numbers.
  nonisolated static let largest = 1_000_000.0

  private let layout: OpaquePointer

  /// Lays out `text`.
  ///
  /// - Parameters:
  ///   - width: Where to break or shorten lines, in points; nil for never.
  ///   - ellipsis: Where a line that is too long is shortened.
  init(
    _ text: String, font: OpaquePointer, context: OpaquePointer, width: Double?,
    wrap: PangoWrapMode, ellipsis: PangoEllipsizeMode = PANGO_ELLIPSIZE_NONE,
    isJustified: Bool = false
  ) {
    layout = pango_layout_new(context)
    pango_layout_set_font_description(layout, font)
    // Pango takes a zero byte for the end and complains; everybody else shows a placeholder.
    let text = text.contains("\0") ? text.replacing("\0", with: "\u{FFFD}") : text
    pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
    pango_layout_set_wrap(layout, wrap)
    // Pango adds hyphens where a word is broken anywhere; labels do not.
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_ellipsize(layout, ellipsis)
    pango_layout_set_justify(layout, isJustified ? 1 : 0)
    if let width {
      let units = min(max(width, 0), Self.largest) * Self.unit
      pango_layout_set_width(layout, Int32(units.rounded()))
    }
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// Returns the lines, each at the left of the box.
  func lines() -> [TextLine] {
    guard let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var lines: [TextLine] = []
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
      var (top, bottom): (Int32, Int32) = (0, 0)
      pango_layout_iter_get_line_yrange(iterator, &top, &bottom)
      let baseline = pango_layout_iter_get_baseline(iterator)
      var logical = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &logical)
      lines.append(
        TextLine(
          line: line, x: 0, baseline: Double(baseline) / Self.unit,
          top: Double(top) / Self.unit, bottom: Double(bottom) / Self.unit,
          width: Double(logical.width) / Self.unit))
    } while pango_layout_iter_next_line(iterator) != 0
    return lines
  }

  /// Returns where in the text a line starts, in UTF-8 bytes.
  static func start(of line: TextLine) -> Int {
    Int(line.line.pointee.start_index)
  }

  /// Returns the box around a line's letters, in points in the text's box.
  static func ink(of line: TextLine) -> CGRect {
    var ink = PangoRectangle()
    pango_layout_line_get_extents(line.line, &ink, nil)
    guard ink.width > 0, ink.height > 0 else { return .null }
    return CGRect(
      x: line.x + Double(ink.x) / unit, y: line.baseline + Double(ink.y) / unit,
      width: Double(ink.width) / unit, height: Double(ink.height) / unit)
  }

  /// Returns whether a line has letters of a font with colours, such as emoji.
  static func hasOwnColors(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> Bool {
    var next = line.pointee.runs
    while let list = next {
      if let run = list.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let font = run.pointee.item?.pointee.analysis.font,
        let shaper = pango_font_get_hb_font(font), let face = hb_font_get_face(shaper),
        hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
      {
        return true
      }
      next = list.pointee.next
    }
    return false
  }
}
