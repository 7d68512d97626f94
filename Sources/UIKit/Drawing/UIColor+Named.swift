import CoreGraphics

// Apple's colours: those of one name each, and the system's, which are those of the light appearance
// (Human Interface Guidelines, "Color", and the values that an iPhone returns).
nonisolated extension UIColor {
  /// 0 white.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A third white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Two thirds white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// All white.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Half white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Full red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Full green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Full blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red and half green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half red and half blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// 0.6 red, 0.4 green, 0.2 blue.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// No colour at all.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// Makes a colour of bytes, and of an opacity in percent.
  private convenience init(_ red: Int, _ green: Int, _ blue: Int, percent: Int = 100) {
    self.init(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: CGFloat(percent) / 100)
  }

  /// The system's red.
  public static let systemRed = UIColor(255, 59, 48)
  /// The system's orange.
  public static let systemOrange = UIColor(255, 149, 0)
  /// The system's yellow.
  public static let systemYellow = UIColor(255, 204, 0)
  /// The system's green.
  public static let systemGreen = UIColor(52, 199, 89)
  /// The system's mint.
  public static let systemMint = UIColor(0, 199, 190)
  /// The system's teal.
  public static let systemTeal = UIColor(48, 176, 199)
  /// The system's cyan.
  public static let systemCyan = UIColor(50, 173, 230)
  /// The system's blue.
  public static let systemBlue = UIColor(0, 122, 255)
  /// The system's indigo.
  public static let systemIndigo = UIColor(88, 86, 214)
  /// The system's purple.
  public static let systemPurple = UIColor(175, 82, 222)
  /// The system's pink.
  public static let systemPink = UIColor(255, 45, 85)
  /// The system's brown.
  public static let systemBrown = UIColor(162, 132, 94)
  /// The system's grey.
  public static let systemGray = UIColor(142, 142, 147)
  /// The system's grey 2.
  public static let systemGray2 = UIColor(174, 174, 178)
  /// The system's grey 3.
  public static let systemGray3 = UIColor(199, 199, 204)
  /// The system's grey 4.
  public static let systemGray4 = UIColor(209, 209, 214)
  /// The system's grey 5.
  public static let systemGray5 = UIColor(229, 229, 234)
  /// The system's grey 6.
  public static let systemGray6 = UIColor(242, 242, 247)

  /// Text.
  public static let label = UIColor(0, 0, 0)
  /// Less important text.
  public static let secondaryLabel = UIColor(60, 60, 67, percent: 60)
  /// Text in the background.
  public static let tertiaryLabel = UIColor(60, 60, 67, percent: 30)
  /// Hardly visible text.
  public static let quaternaryLabel = UIColor(60, 60, 67, percent: 18)
  /// Text that stands for an entry.
  public static let placeholderText = UIColor(60, 60, 67, percent: 30)
  /// Links.
  public static let link = UIColor(0, 122, 255)
  /// Thin lines.
  public static let separator = UIColor(60, 60, 67, percent: 29)
  /// Thin lines that hide what is behind them.
  public static let opaqueSeparator = UIColor(198, 198, 200)
  /// The background of an app.
  public static let systemBackground = UIColor(255, 255, 255)
  /// Content on the background.
  public static let secondarySystemBackground = UIColor(242, 242, 247)
  /// Content on that content.
  public static let tertiarySystemBackground = UIColor(255, 255, 255)
  /// The background of grouped content.
  public static let systemGroupedBackground = UIColor(242, 242, 247)
  /// Content on that background.
  public static let secondarySystemGroupedBackground = UIColor(255, 255, 255)
  /// Content on that content.
  public static let tertiarySystemGroupedBackground = UIColor(242, 242, 247)
  /// The fill of thin shapes.
  public static let systemFill = UIColor(120, 120, 128, percent: 20)
  /// The fill of middle-sized shapes.
  public static let secondarySystemFill = UIColor(120, 120, 128, percent: 16)
  /// The fill of large shapes.
  public static let tertiarySystemFill = UIColor(118, 118, 128, percent: 12)
  /// The fill of large areas.
  public static let quaternarySystemFill = UIColor(116, 116, 128, percent: 8)
  /// Text on a light background.
  public static let darkText = UIColor(0, 0, 0)
  /// Text on a dark background.
  public static let lightText = UIColor(255, 255, 255, percent: 60)
}
