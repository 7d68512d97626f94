/// How colours that are drawn mix with those that are there.
///
/// In the descriptions S is what is drawn and D what is there, both premultiplied; Sa and Da are
/// their opacities. The formulas of the modes from `multiply` to `luminosity` are those of PDF, except
/// those of `colorDodge`, `colorBurn` and `softLight`, which are Core Graphics' own. Shapes change only
/// what they cover.
///
/// - SeeAlso: developer.apple.com/documentation/coregraphics/cgblendmode
public enum CGBlendMode: Int32, Sendable {
  /// S + D (1 - Sa).
  case normal = 0
  /// Products, which are darker than both.
  case multiply = 1
  /// Products of the complements, which are lighter than both.
  case screen = 2
  /// `multiply` or `screen`, by what is there.
  case overlay = 3
  /// The darker of each component.
  case darken = 4
  /// The lighter of each component.
  case lighten = 5
  /// Brightens what is there.
  case colorDodge = 6
  /// Darkens what is there.
  case colorBurn = 7
  /// Darkens or lightens softly, by what is drawn.
  case softLight = 8
  /// `multiply` or `screen`, by what is drawn.
  case hardLight = 9
  /// The distances of components.
  case difference = 10
  /// Like `difference`, with less contrast.
  case exclusion = 11
  /// The hue of what is drawn.
  case hue = 12
  /// The saturation of what is drawn.
  case saturation = 13
  /// The hue and saturation of what is drawn.
  case color = 14
  /// The luminosity of what is drawn.
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
  /// S + D - 1 where both are opaque, at least 0: the sum of their distances from white.
  case plusDarker = 26
  /// S + D, at most 1.
  case plusLighter = 27
}
