import CCairo
import CoreGraphics

/// The installed fonts, opened when the first text comes.
final class FontCatalog {
  private let warn: (String) -> Void
  private let map: UnsafeMutablePointer<PangoFontMap>?
  private let context: OpaquePointer?
  /// Installed families by their lower-case names.
  private let installed: [String: String]
  private var missing: Set<String> = []

  /// What stands in for a family that is not installed, best first.
  static let substitutes = ["Inter", "DejaVu Sans"]

  init(warn: @escaping (String) -> Void) {
    self.warn = warn
    map = pango_cairo_font_map_new()
    context = pango_font_map_create_context(map)
    installed = Self.families(of: map)
    // Hinting fits letters to pixels, which would make widths depend on the screen's scale.
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  isolated deinit {
    if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
    if let map { g_object_unref(map) }
  }

  /// Returns what sets the given text in its font.
  func setter(for block: TextBlock) -> LineBreaker {
    let family = find(block.font.family)
    return LineBreaker(block: block, family: family, context: context)
  }

  /// Returns a comma-separated list of families, best first, for letters that some do not have.
  private func find(_ family: String) -> String {
    let substitutes = Self.substitutes.compactMap { installed[$0.lowercased()] }
    if let name = installed[family.lowercased()] {
      return ([name] + substitutes.filter { $0 != name }.suffix(1)).joined(separator: ",")
    }
    if missing.insert(family).inserted {
      let instead = substitutes.first ?? "whatever the system has"
      warn("the font \"\(family)\" is not installed; text in it is set in \(instead)")
    }
    return substitutes.isEmpty ? "Sans" : substitutes.joined(separator: ",")
  }

  private static func families(of map: UnsafeMutablePointer<PangoFontMap>?) -> [String: String] {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &list, &count)
    defer { g_free(list) }
    var names: [String: String] = [:]
    for index in 0..<Int(count) {
      guard let family = list?[index], let name = pango_font_family_get_name(family) else {
        continue
      }
      let string = String(cString: name)
      // A comma would read as two families.
      if !string.contains(",") { names[string.lowercased()] = string }
    }
    return names
  }
}
