import CCairo
import CoreGraphics

/// A text block broken into lines for a particular box.
///
/// Text is laid out once, in points and without hinting, so the layout is the same at every screen
/// scale. Two layouts are equal if they are the same object.
final class TextLayout {
  struct Line {
    /// The line, which is owned by one of the layout's Pango layouts.
    let pangoLine: UnsafeMutablePointer<PangoLayoutLine>
    /// The left end, in points from the left edge of the box.
    var x: Double
    /// The baseline and the edges, in points from the top of the box.
    var baseline: Double
    var top: Double
    var bottom: Double
    /// The distance from the left end to the right end, in points.
    let width: Double
  }

  /// The visible lines, from top to bottom.
  let lines: [Line]
  /// The width of the widest line and the height of all lines, in points.
  let size: CGSize
  /// Whether lines are cut off at the sides of the box.
  let isClipped: Bool
  /// The width of the box, in points.
  let boxWidth: Double
  /// Whether some letters, such as emoji, have their own colors.
  let hasColorGlyphs: Bool
  /// Whether spans have their own colors or lines.
  let isStyled: Bool

  private let pangoLayouts: [OpaquePointer]
  /// The bounding box of all letters, in the text box's coordinates; null if there are none.
  let ink: CGRect

  static let empty = TextLayout(
    lines: [], pangoLayouts: [], boxWidth: 0, isClipped: false, isStyled: false)

  /// Creates a layout that owns `pangoLayouts`.
  init(
    lines: [Line], pangoLayouts: [OpaquePointer], boxWidth: Double, isClipped: Bool, isStyled: Bool
  ) {
    self.lines = lines
    self.pangoLayouts = pangoLayouts
    self.boxWidth = boxWidth
    self.isClipped = isClipped
    let widest = lines.map(\.width).max() ?? 0
    size = CGSize(
      width: isClipped ? min(widest, boxWidth) : widest, height: lines.last?.bottom ?? 0)
    self.isStyled = isStyled
    hasColorGlyphs = lines.contains { $0.hasColorGlyphs }
    ink = lines.reduce(CGRect.null) { $0.union($1.reach(isStyled: isStyled)) }
  }

  isolated deinit {
    for layout in pangoLayouts { pango.g_object_unref(UnsafeMutableRawPointer(layout)) }
  }

  /// Returns the bounding box of all letters when the text box is at `origin`; null if there are
  /// none.
  func inkBounds(at origin: CGPoint) -> CGRect {
    Self.bounds(ofInk: ink, at: origin)
  }

  /// Returns the bounding box of a line's letters when the text box is at `origin`.
  func inkBounds(of line: Line, at origin: CGPoint) -> CGRect {
    Self.bounds(ofInk: line.reach(isStyled: isStyled), at: origin)
  }

  private static func bounds(ofInk ink: CGRect, at origin: CGPoint) -> CGRect {
    // Antialiasing can extend beyond the reported ink.
    ink.isNull ? .null : ink.insetBy(dx: -1, dy: -1).offsetBy(dx: origin.x, dy: origin.y)
  }
}

nonisolated extension TextLayout: Hashable {
  static func == (left: TextLayout, right: TextLayout) -> Bool { left === right }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension TextLayout.Line {
  /// Returns the bounding box of everything that is drawn, in the text box's coordinates; null if
  /// nothing is drawn.
  ///
  /// - Parameter isStyled: Whether spans can have backgrounds.
  fileprivate func reach(isStyled: Bool) -> CGRect { isStyled ? ink.union(background) : ink }

  /// The bounding box of the letters, in the text box's coordinates; null if there are none.
  private var ink: CGRect {
    var ink = PangoRectangle()
    pango.layout_line_get_extents(pangoLine, &ink, nil)
    guard ink.width > 0, ink.height > 0 else { return .null }
    let unit = LineBreaker.pangoUnitsPerPoint
    return CGRect(
      x: x + Double(ink.x) / unit, y: baseline + Double(ink.y) / unit,
      width: Double(ink.width) / unit, height: Double(ink.height) / unit)
  }

  /// The bounding box of the backgrounds of the line's spans, in the text box's coordinates.
  ///
  /// Backgrounds are as tall as the line without its spacing. A span with negative kerning extends
  /// to the left.
  private var background: CGRect {
    var logical = PangoRectangle()
    pango.layout_line_get_extents(pangoLine, nil, &logical)
    var (left, right, position) = (0.0, 0.0, 0.0)
    for run in runs {
      position += Double(pango.glyph_string_get_width(run.glyphs))
      left = min(left, position)
      right = max(right, position)
    }
    let unit = LineBreaker.pangoUnitsPerPoint
    return CGRect(
      x: x + left / unit, y: baseline + Double(logical.y) / unit, width: (right - left) / unit,
      height: Double(logical.height) / unit)
  }

  /// Whether any of the line's fonts has glyphs with their own colors.
  fileprivate var hasColorGlyphs: Bool {
    runs.contains { run in
      guard let font = run.item?.pointee.analysis.font,
        let shaper = pango.font_get_hb_font(font), let face = pango.hb_font_get_face(shaper)
      else { return false }
      return pango.hb_ot_color_has_png(face) != 0 || pango.hb_ot_color_has_layers(face) != 0
    }
  }

  /// The runs of the line, each with a single font and style, from left to right.
  private var runs: some Sequence<PangoGlyphItem> {
    sequence(state: pangoLine.pointee.runs) { next in
      guard let list = next else { return nil }
      next = list.pointee.next
      return list.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee
    }
  }
}
