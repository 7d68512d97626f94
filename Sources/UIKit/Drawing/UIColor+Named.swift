import CoreGraphics

// Apple's named colors and the system colors, which have light and dark variants. Sources: Human
// Interface Guidelines, "Color", and values read on an iPhone.
nonisolated extension UIColor {
  /// Grayscale value 0.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Grayscale value 1/3.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Grayscale value 2/3.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Grayscale value 1.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Grayscale value 0.5.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Full green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Full red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Full red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Full red and half green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half red and half blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// 0.6 red, 0.4 green, and 0.2 blue.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Fully transparent.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// Returns a color with 8-bit components and an opacity in percent.
  private static func bytes(_ red: Int, _ green: Int, _ blue: Int, percent: Int = 100) -> CGColor {
    CGColor(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: CGFloat(percent) / 100)
  }

  /// The system's red.
  public static let systemRed = UIColor(
    light: bytes(255, 59, 48), dark: bytes(255, 69, 58))
  /// The system's orange.
  public static let systemOrange = UIColor(
    light: bytes(255, 149, 0), dark: bytes(255, 159, 10))
  /// The system's yellow.
  public static let systemYellow = UIColor(
    light: bytes(255, 204, 0), dark: bytes(255, 214, 10))
  /// The system's green.
  public static let systemGreen = UIColor(
    light: bytes(52, 199, 89), dark: bytes(48, 209, 88))
  /// The system's mint.
  public static let systemMint = UIColor(
    light: bytes(0, 199, 190), dark: bytes(102, 212, 207))
  /// The system's teal.
  public static let systemTeal = UIColor(
    light: bytes(48, 176, 199), dark: bytes(64, 200, 224))
  /// The system's cyan.
  public static let systemCyan = UIColor(
    light: bytes(50, 173, 230), dark: bytes(100, 210, 255))
  /// The system's blue.
  public static let systemBlue = UIColor(
    light: bytes(0, 122, 255), dark: bytes(10, 132, 255))
  /// The system's indigo.
  public static let systemIndigo = UIColor(
    light: bytes(88, 86, 214), dark: bytes(94, 92, 230))
  /// The system's purple.
  public static let systemPurple = UIColor(
    light: bytes(175, 82, 222), dark: bytes(191, 90, 242))
  /// The system's pink.
  public static let systemPink = UIColor(
    light: bytes(255, 45, 85), dark: bytes(255, 55, 95))
  /// The system's brown.
  public static let systemBrown = UIColor(
    light: bytes(162, 132, 94), dark: bytes(172, 142, 104))
  /// The system's gray.
  public static let systemGray = UIColor(
    light: bytes(142, 142, 147), dark: bytes(142, 142, 147))
  /// The system's second shade of gray.
  public static let systemGray2 = UIColor(
    light: bytes(174, 174, 178), dark: bytes(99, 99, 102))
  /// The system's third shade of gray.
  public static let systemGray3 = UIColor(
    light: bytes(199, 199, 204), dark: bytes(72, 72, 74))
  /// The system's fourth shade of gray.
  public static let systemGray4 = UIColor(
    light: bytes(209, 209, 214), dark: bytes(58, 58, 60))
  /// The system's fifth shade of gray.
  public static let systemGray5 = UIColor(
    light: bytes(229, 229, 234), dark: bytes(44, 44, 46))
  /// The system's sixth shade of gray.
  public static let systemGray6 = UIColor(
    light: bytes(242, 242, 247), dark: bytes(28, 28, 30))

  /// The color of primary text.
  public static let label = UIColor(
    light: bytes(0, 0, 0), dark: bytes(255, 255, 255))
  /// The color of secondary text.
  public static let secondaryLabel = UIColor(
    light: bytes(60, 60, 67, percent: 60), dark: bytes(235, 235, 245, percent: 60))
  /// The color of tertiary text.
  public static let tertiaryLabel = UIColor(
    light: bytes(60, 60, 67, percent: 30), dark: bytes(235, 235, 245, percent: 30))
  /// The color of quaternary text.
  public static let quaternaryLabel = UIColor(
    light: bytes(60, 60, 67, percent: 18), dark: bytes(235, 235, 245, percent: 16))
  /// The color of placeholder text.
  public static let placeholderText = UIColor(
    light: bytes(60, 60, 67, percent: 30), dark: bytes(235, 235, 245, percent: 30))
  /// The color of links.
  public static let link = UIColor(
    light: bytes(0, 122, 255), dark: bytes(9, 132, 255))
  /// The color of thin lines.
  public static let separator = UIColor(
    light: bytes(60, 60, 67, percent: 29), dark: bytes(84, 84, 88, percent: 60))
  /// The color of thin lines that hide the content underneath.
  public static let opaqueSeparator = UIColor(
    light: bytes(198, 198, 200), dark: bytes(56, 56, 58))
  /// The main background of an app.
  public static let systemBackground = UIColor(
    light: bytes(255, 255, 255), dark: bytes(0, 0, 0))
  /// The background of content on top of the main background.
  public static let secondarySystemBackground = UIColor(
    light: bytes(242, 242, 247), dark: bytes(28, 28, 30))
  /// The background of content on top of the secondary background.
  public static let tertiarySystemBackground = UIColor(
    light: bytes(255, 255, 255), dark: bytes(44, 44, 46))
  /// The background of grouped content.
  public static let systemGroupedBackground = UIColor(
    light: bytes(242, 242, 247), dark: bytes(0, 0, 0))
  /// The background of content on top of the grouped background.
  public static let secondarySystemGroupedBackground = UIColor(
    light: bytes(255, 255, 255), dark: bytes(28, 28, 30))
  /// The background of content on top of the secondary grouped background.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: bytes(242, 242, 247), dark: bytes(44, 44, 46))
  /// The fill color for thin and small shapes.
  public static let systemFill = UIColor(
    light: bytes(120, 120, 128, percent: 20), dark: bytes(120, 120, 128, percent: 36))
  /// The fill color for medium-sized shapes.
  public static let secondarySystemFill = UIColor(
    light: bytes(120, 120, 128, percent: 16), dark: bytes(120, 120, 128, percent: 32))
  /// The fill color for large shapes.
  public static let tertiarySystemFill = UIColor(
    light: bytes(118, 118, 128, percent: 12), dark: bytes(118, 118, 128, percent: 24))
  /// The fill color for large areas.
  public static let quaternarySystemFill = UIColor(
    light: bytes(116, 116, 128, percent: 8), dark: bytes(118, 118, 128, percent: 18))
  /// The color of text on a light background.
  public static let darkText = UIColor(cgColor: bytes(0, 0, 0))
  /// The color of text on a dark background.
  public static let lightText = UIColor(cgColor: bytes(255, 255, 255, percent: 60))
}
