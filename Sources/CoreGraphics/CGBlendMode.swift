/// The way drawn colors are blended with existing colors.
///
/// In these descriptions, S is the drawn color and D is the existing color, both premultiplied; Sa
/// and Da are their opacities. The modes from `multiply` to `luminosity` use PDF's formulas, except
/// `colorDodge`, `colorBurn`, and `softLight`, which use Core Graphics' own. Shapes change only the
/// area that they cover.
///
/// - SeeAlso: developer.apple.com/documentation/coregraphics/cgblendmode
public enum CGBlendMode: Int32, Sendable {
  /// S + D (1 - Sa).
  case normal = 0
  /// The product, which is darker than either color.
  case multiply = 1
  /// The complement of the product of the complements, which is lighter than either color.
  case screen = 2
  /// `multiply` or `screen`, depending on the existing color.
  case overlay = 3
  /// The darker of each component.
  case darken = 4
  /// The lighter of each component.
  case lighten = 5
  /// Brightens the existing color.
  case colorDodge = 6
  /// Darkens the existing color.
  case colorBurn = 7
  /// Softly darkens or lightens, depending on the drawn color.
  case softLight = 8
  /// `multiply` or `screen`, depending on the drawn color.
  case hardLight = 9
  /// The absolute difference of each component.
  case difference = 10
  /// Like `difference`, with less contrast.
  case exclusion = 11
  /// The hue of the drawn color.
  case hue = 12
  /// The saturation of the drawn color.
  case saturation = 13
  /// The hue and saturation of the drawn color.
  case color = 14
  /// The luminosity of the drawn color.
  case luminosity = 15
  /// 0.
  case clear = 16
  /// S.
  case copy = 17
  /// S Da.
  case sourceIn = 18
  /// S (1 - Da).
  case sourceOut = 19
  /// S Da + D (1 - Sa).
  case sourceAtop = 20
  /// S (1 - Da) + D.
  case destinationOver = 21
  /// D Sa.
  case destinationIn = 22
  /// D (1 - Sa).
  case destinationOut = 23
  /// S (1 - Da) + D Sa.
  case destinationAtop = 24
  /// S (1 - Da) + D (1 - Sa).
  case xor = 25
  /// The sum of the distances from white: S + D - 1 if both are opaque, but at least 0.
  case plusDarker = 26
  /// S + D, at most 1.
  case plusLighter = 27
}
