public import CoreGraphics
import DisplayList

/// A font with a family, a size, and a weight.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uifont
open nonisolated class UIFont: NSObject, @unchecked Sendable {
  /// The weight of a font, from -1 to 1, with Apple's values.
  public struct Weight: Hashable, Sendable {
    /// The weight's numeric value.
    public let rawValue: CGFloat

    /// The lightest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// A very light weight.
    public static let thin = Weight(rawValue: -0.6)
    /// A light weight.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of regular text.
    public static let regular = Weight(rawValue: 0)
    /// A weight slightly heavier than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// A weight between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// A bold weight.
    public static let bold = Weight(rawValue: 0.4)
    /// A weight heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest weight.
    public static let black = Weight(rawValue: 0.62)

    /// Creates a weight with the given value.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight with the given value.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The nearest of Apple's weights, as a multiple of 100 from 100 to 900.
    var hundreds: Int {
      let steps: [Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      let nearest = steps.indices.min { left, right in
        abs(steps[left].rawValue - rawValue) < abs(steps[right].rawValue - rawValue)
      }
      return ((nearest ?? 3) + 1) * 100
    }
  }

  /// The family of the system font.
  package nonisolated static let systemFamily = "Inter"
  /// The default size of label text, in points.
  public static let labelFontSize: CGFloat = 17
  /// The default size of regular text, in points.
  public static let systemFontSize: CGFloat = 14
  /// The default size of small text, in points.
  public static let smallSystemFontSize: CGFloat = 12

  /// The name of the font family.
  public let familyName: String
  /// The font size, in points.
  public let pointSize: CGFloat
  private let weight: Weight
  private let isItalic: Bool
  /// The text style if the font size follows the user's preference, or `nil`.
  let textStyle: TextStyle?

  private init(
    family: String, size: CGFloat, weight: Weight = .regular, italic: Bool = false,
    textStyle: TextStyle? = nil
  ) {
    self.textStyle = textStyle
    familyName = family
    // According to Apple's documentation, a size of 0 or less becomes the default size.
    pointSize = size > 0 ? size : Self.systemFontSize
    self.weight = weight
    isItalic = italic
  }

  /// Creates a font from a family name with an optional suffix such as `-Bold`.
  ///
  /// A font family that is not installed is replaced when text is drawn.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    let parts = name.split(separator: "-", maxSplits: 1)
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    self.init(
      family: String(parts[0]), size: size, weight: style.contains("bold") ? .bold : .regular,
      italic: style.contains("italic") || style.contains("oblique"))
  }

  /// Returns the system font; `size` is in points.
  @discardableResult
  open class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(family: systemFamily, size: size, weight: weight)
  }

  /// Returns the system font at the size of a text style.
  static func system(_ size: CGFloat, _ weight: Weight, for style: TextStyle) -> UIFont {
    UIFont(family: systemFamily, size: size, weight: weight, textStyle: style)
  }

  /// Returns the bold system font; `size` is in points.
  @discardableResult
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the italic system font; `size` is in points.
  @discardableResult
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(family: systemFamily, size: size, italic: true)
  }

  /// Returns the system font for displaying numbers that change.
  ///
  /// Digits keep the font's own widths, which differ slightly in Inter because "1" is narrow.
  @discardableResult
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// Returns the same font at a different size, in points.
  @discardableResult
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(family: familyName, size: size, weight: weight, italic: isItalic)
  }

  /// The family name followed by the style.
  open var fontName: String {
    let style = (weight.hundreds >= 600 ? "Bold" : "") + (isItalic ? "Italic" : "")
    return style.isEmpty ? familyName : "\(familyName)-\(style)"
  }

  // MARK: - Metrics

  /// The height of a line, in points.
  open var lineHeight: CGFloat {
    AppContext.current.host.services.measure(TextBlock("Ag", font: description()), nil).height
  }

  /// The distance from the baseline to the top of a line, in points.
  open var ascender: CGFloat { metrics.ascent }
  /// The distance from the baseline to the bottom of a line, in points, as a negative number.
  open var descender: CGFloat { -metrics.descent }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of the letter "x", in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The additional space between lines, in points. Always 0, as for the iPhone's system font.
  open var leading: CGFloat { 0 }

  private var metrics: FontMetrics { AppContext.current.host.services.metrics(description()) }

  /// Returns whether both fonts have the same family, size, weight, and slant.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.description() == description()
  }

  /// A hash of the family, size, weight, and slant.
  open override var hash: Int { description().hashValue }

  /// Returns the description of a `UIFont`, or of a font name and a size in points.
  nonisolated static func description(of font: AnyObject?, size: CGFloat) -> FontDescription {
    let font = font as? UIFont ?? (font as? String).flatMap { UIFont(name: $0, size: size) }
    return (font ?? .systemFont(ofSize: size)).withSize(size).description()
  }

  func description() -> FontDescription {
    FontDescription(
      family: familyName, size: pointSize, weight: weight.hundreds, italic: isItalic)
  }
}
