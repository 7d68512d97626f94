import CCairo
package import CoreGraphics
package import DisplayList

/// Measures text and breaks it into lines, with the same results at every screen scale.
///
/// Share a single typesetter between the painter and the views that measure text, so that text is
/// drawn as wide as it was measured. Pango is loaded on first use because loading it takes longer
/// than everything else.
package final class Typesetter {
  private struct Key: Hashable {
    let block: TextBlock
    let size: CGSize
  }

  private let warn: (String) -> Void
  private lazy var fonts = FontCatalog(warn: warn)
  private var layouts = LRUCache<Key, TextLayout>(limit: 512)

  /// Creates a typesetter.
  ///
  /// - Parameter warn: Called once for each font that is not installed.
  package init(warn: @escaping (String) -> Void) {
    self.warn = warn
  }

  /// Returns the unrounded size of a text block, in points; zero if the text is empty.
  ///
  /// The height extends from the first line's ascent to the last line's descent. A box of the
  /// returned size produces the same line breaks.
  ///
  /// - Parameter width: The width at which lines break, in points. If `nil` or infinity, lines
  ///   break only at newlines.
  package func measure(_ block: TextBlock, width: CGFloat?) -> CGSize {
    layout(of: block, in: CGSize(width: width ?? .infinity, height: .infinity)).size
  }

  /// Returns the lines of a text block with their caret positions; none if the text is empty.
  ///
  /// - Parameter width: The width at which lines break, in points. If `nil` or infinity, lines
  ///   break only at newlines.
  package func lines(of block: TextBlock, width: CGFloat?) -> [TextLine] {
    layout(of: block, in: CGSize(width: width ?? .infinity, height: .infinity))
      .textLines(of: block.string)
  }

  /// Returns the vertical metrics of a font, or `nil` if no fonts are available.
  package func metrics(of font: FontDescription) -> FontMetrics? {
    func line(_ letter: String) -> (line: TextLayout.Line, ink: CGRect)? {
      let layout = layout(
        of: TextBlock(letter, font: font), in: CGSize(width: CGFloat.infinity, height: .infinity))
      return layout.lines.first.map { ($0, layout.ink) }
    }
    guard let capital = line("H"), let small = line("x") else { return nil }
    let breaker = fonts.lineBreaker(for: TextBlock("H", font: font))
    let isSystem = breaker?.isSystemFont(font) ?? false
    return FontMetrics(
      ascent: capital.line.baseline, descent: capital.line.bottom - capital.line.baseline,
      capHeight: isSystem
        ? SystemFont.capHeight * font.size : capital.line.baseline - capital.ink.minY,
      xHeight: isSystem
        ? SystemFont.xHeight * font.size : small.line.baseline - small.ink.minY)
  }

  /// Returns the lines of a text block that fit into a box, whose sides may be infinite.
  func layout(of block: TextBlock, in size: CGSize) -> TextLayout {
    guard !block.string.isEmpty, block.font.size > 0, block.font.size.isFinite, size.width > 0,
      size.height > 0
    else { return .empty }
    // The color doesn't affect the layout.
    var plain = block
    plain.color = .black
    return layouts.value(for: Key(block: plain, size: size), cost: { _ in 1 }) {
      fonts.lineBreaker(for: plain)?.layout(in: size)
    } ?? .empty
  }
}

/// Pango, which is loaded on first use. If it can't be loaded, all its functions are `nil`.
let pango = {
  var functions = PangoFunctions()
  return loadPango(&functions) ? functions : PangoFunctions()
}()

/// The installed fonts.
private final class FontCatalog {
  private let warn: (String) -> Void
  private let map: UnsafeMutablePointer<PangoFontMap>?
  /// The Pango context, or `nil` if Pango is not available.
  private let context: OpaquePointer?
  /// The installed families, by lowercase name.
  private let installed: [String: String]
  private var missing: Set<String> = []

  /// Names that Pango lists even if no fonts are installed.
  private static let aliases: Set = ["sans", "serif", "monospace", "system-ui"]

  /// Replacements for families that are not installed, best first.
  private static let substitutes = [SystemFont.family, "DejaVu Sans"]

  init(warn: @escaping (String) -> Void) {
    self.warn = warn
    guard pango.layout_new != nil else {
      (map, context, installed) = (nil, nil, [:])
      warn("Pango cannot be loaded, so no text is drawn; expected libpangocairo-1.0.so.0")
      return
    }
    map = pango.cairo_font_map_new()
    context = pango.font_map_create_context(map)
    installed = Self.families(of: map)
    // Hinting aligns letters with pixels, which would make widths depend on the screen's scale.
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango.cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango.context_set_round_glyph_positions(context, 0)
  }

  isolated deinit {
    if let context { pango.g_object_unref(UnsafeMutableRawPointer(context)) }
    if let map { pango.g_object_unref(map) }
  }

  func lineBreaker(for block: TextBlock) -> LineBreaker? {
    context.map {
      LineBreaker(
        block: block, families: families(for: block.font.family), familiesOf: families(for:),
        context: $0)
    }
  }

  /// Returns a comma-separated list of families. Later families supply letters missing from earlier
  /// ones.
  private func families(for family: String) -> String {
    let substitutes = Self.substitutes.compactMap { installed[$0.lowercased()] }
    if let name = installed[family.lowercased()] {
      return ([name] + substitutes.filter { $0 != name }.suffix(1)).joined(separator: ",")
    }
    if missing.insert(family).inserted {
      if installed.keys.allSatisfy(Self.aliases.contains) {
        warn("no font is installed, so no text is drawn; expected one such as fonts-inter")
      } else {
        let replacement = substitutes.first ?? "a system font"
        warn("the font \"\(family)\" is not installed; using \(replacement) instead")
      }
    }
    return substitutes.isEmpty ? "Sans" : substitutes.joined(separator: ",")
  }

  private static func families(of map: UnsafeMutablePointer<PangoFontMap>?) -> [String: String] {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango.font_map_list_families(map, &list, &count)
    defer { pango.g_free(list) }
    var names: [String: String] = [:]
    for index in 0..<Int(count) {
      guard let family = list?[index], let name = pango.font_family_get_name(family) else {
        continue
      }
      let string = String(cString: name)
      // Pango would read a comma as a separator.
      if !string.contains(",") { names[string.lowercased()] = string }
    }
    return names
  }
}
