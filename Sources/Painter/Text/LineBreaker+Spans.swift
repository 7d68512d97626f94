import CCairo
import CoreGraphics
import DisplayList

extension LineBreaker {
  /// Returns whether a font is drawn with Inter, as the system font or as a substitute.
  func isSystemFont(_ font: FontDescription) -> Bool {
    familiesOf(font.family).prefix { $0 != "," } == SystemFont.family
  }

  /// Adds tracking for the text's font.
  func addTracking(to attributes: OpaquePointer?) {
    let tracking = tracking(of: block.font)
    guard tracking != 0 else { return }
    pango.attr_list_insert(
      attributes, pango.attr_letter_spacing_new(Self.pangoUnits(tracking)))
  }

  /// Returns the space to add between letters, in points; 0 unless the font is drawn with Inter.
  func tracking(of font: FontDescription) -> Double {
    guard isSystemFont(font) else { return 0 }
    // A span without a size uses the text's size.
    return SystemFont.tracking(ofSize: font.size > 0 ? font.size : block.font.size)
  }

  /// Adds the text's styled spans as Pango attributes.
  ///
  /// - Parameters:
  ///   - text: The layout's text.
  ///   - start: The UTF-8 offset at which the layout's text starts.
  func addSpans(to attributes: OpaquePointer?, of text: String, from start: Int) {
    for span in block.spans where span.range.upperBound > start {
      let first = Self.scalarStart(in: text, at: span.range.lowerBound - start)
      let end = Self.scalarStart(in: text, at: span.range.upperBound - start)
      guard first < end else { continue }
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        attribute.pointee.start_index = guint(first)
        attribute.pointee.end_index = guint(end)
        pango.attr_list_insert(attributes, attribute)
      }
      if let font = span.font, let description = makeFont(font, familiesOf(font.family)) {
        // The attribute copies the description.
        add(pango.attr_font_desc_new(description))
        pango.font_description_free(description)
      }
      if let (red, green, blue, alpha) = span.color?.pangoComponents {
        add(pango.attr_foreground_new(red, green, blue))
        add(pango.attr_foreground_alpha_new(alpha))
      }
      if let (red, green, blue, alpha) = span.background?.pangoComponents {
        add(pango.attr_background_new(red, green, blue))
        add(pango.attr_background_alpha_new(alpha))
      }
      if let underline = span.underline {
        add(
          pango.attr_underline_new(
            underline == .double ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE))
        if let (red, green, blue, _) = span.underlineColor?.pangoComponents {
          add(pango.attr_underline_color_new(red, green, blue))
        }
      }
      if span.isStruckThrough {
        add(pango.attr_strikethrough_new(1))
        if let (red, green, blue, _) = span.strikethroughColor?.pangoComponents {
          add(pango.attr_strikethrough_color_new(red, green, blue))
        }
      }
      if span.kern != 0 || span.font != nil {
        let tracking = tracking(of: span.font ?? block.font)
        add(pango.attr_letter_spacing_new(Self.pangoUnits(span.kern + tracking)))
      }
      if span.baselineOffset != 0 { add(pango.attr_rise_new(Self.pangoUnits(span.baselineOffset))) }
    }
  }

  /// Returns a UTF-8 offset, or the start of the character that contains it. Pango can abort if a
  /// span starts or ends inside a character.
  private static func scalarStart(in text: String, at offset: Int) -> Int {
    let bytes = text.utf8
    guard offset > 0,
      let index = bytes.index(bytes.startIndex, offsetBy: offset, limitedBy: bytes.endIndex)
    else { return offset <= 0 ? 0 : bytes.count }
    var (start, result) = (index, offset)
    while start < bytes.endIndex, bytes[start] & 0xC0 == 0x80 {
      start = bytes.index(before: start)
      result -= 1
    }
    return result
  }

  private static func pangoUnits(_ points: CGFloat) -> Int32 {
    let limit = 4096.0
    return Int32(max(-limit, min(limit, points.isNaN ? 0 : points)) * pangoUnitsPerPoint)
  }
}

extension CGColor {
  /// The components in Pango's format, in which an alpha of 0 means that no alpha is set.
  fileprivate var pangoComponents: (UInt16, UInt16, UInt16, UInt16) {
    func bits(_ component: CGFloat) -> UInt16 { UInt16(max(0, min(1, component)) * 65_535) }
    return (bits(red), bits(green), bits(blue), max(1, bits(alpha)))
  }
}
