import DisplayList

/// The metrics that let Inter replace the iPhone's system font, San Francisco.
///
/// Inter's letters are about as wide, but the spaces between and above them are larger. With
/// Apple's published tracking and San Francisco's line height, text is as large as on an iPhone.
nonisolated enum SystemFont {
  /// The family that replaces the system font.
  static let family = "Inter"

  /// San Francisco's ascent and descent, in em: `UIFont.systemFont(ofSize: 15).lineHeight` is 17.900391.
  private static let (ascent, descent) = (1950.0 / 2048, 494.0 / 2048)
  /// Inter's ascent and descent, in em.
  private static let (interAscent, interDescent) = (2728.0 / 2816, 680.0 / 2816)

  /// The heights of San Francisco's H and x, in em. Source: `capHeight` and `xHeight` in sizes 12, 13,
  /// and 17 in Apple's simulator (iOS 26.1, github.com/Vercantez/openuikit, font_metrics_ios.json).
  static let (capHeight, xHeight) = (1443.0 / 2048, 1078.0 / 2048)

  /// Returns the height of Inter's lines above and below the baseline in Pango, which rounds them to
  /// its units, minus San Francisco's, in points.
  static func excess(ofSize size: Double) -> (above: Double, below: Double) {
    func inPango(_ em: Double) -> Double {
      (em * size * LineBreaker.pangoUnitsPerPoint).rounded() / LineBreaker.pangoUnitsPerPoint
    }
    return (inPango(interAscent) - ascent * size, inPango(interDescent) - descent * size)
  }

  /// Tracking for sizes from 6 to 20, in points.
  ///
  /// Source: developer.apple.com/design/human-interface-guidelines/typography#Specifications
  private static let trackings = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45,
  ]

  /// Returns the space to add between letters, in points. Negative values reduce the space.
  ///
  /// At 20 points and above, San Francisco uses different letters, which are narrower and farther
  /// apart. Assumption: at these sizes, Inter's tracking is proportional to the size.
  static func tracking(ofSize size: Double) -> Double {
    let (smallest, largest) = (6.0, 20.0)
    guard size > smallest else { return trackings[0] * size / smallest }
    if size >= largest { return trackings[trackings.count - 1] * size / largest }
    let index = Int(size - smallest)
    let fraction = size - smallest - Double(index)
    return trackings[index] + (trackings[index + 1] - trackings[index]) * fraction
  }
}
