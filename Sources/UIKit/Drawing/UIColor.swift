public import CoreGraphics

/// A color for views and drawing.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uicolor
open nonisolated class UIColor: NSObject, @unchecked Sendable {
  private let value: CGColor
  /// The image if this is a pattern color, or `nil`.
  let pattern: UIImage?

  /// The source of values that depend on traits, or `nil` if the color is the same for all traits.
  private var dynamics: Dynamics?

  private indirect enum Dynamics {
    /// A different value for dark mode.
    case dark(CGColor)
    /// A function provided by the app.
    case provider((UITraitCollection) -> UIColor)
  }

  /// The color's value for the current traits. For a pattern, the value is transparent.
  open var cgColor: CGColor {
    switch dynamics {
    case nil: value
    case .dark(let dark): UITraitCollection.isCurrentDark ? dark : value
    case .provider: resolvedColor(with: .current).value
    }
  }

  /// Whether the color depends on traits.
  final var isDynamic: Bool { dynamics != nil }

  /// The color for the current traits.
  private var resolved: UIColor {
    dynamics == nil ? self : resolvedColor(with: .current)
  }

  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) {
    value = cgColor
    pattern = nil
  }

  /// Creates a transparent color. Apple doesn't document this initializer, which is inherited from
  /// `NSObject`.
  public override init() {
    value = .clear
    pattern = nil
  }

  /// Creates a color that depends on traits. `dynamicProvider` returns the color for each trait
  /// collection.
  ///
  /// A view uses the color for its own traits.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    value = .clear
    pattern = nil
    dynamics = .provider(dynamicProvider)
  }

  /// Creates a color with a different value for dark mode.
  init(light: CGColor, dark: CGColor) {
    value = light
    pattern = nil
    dynamics = .dark(dark)
  }

  /// Creates a color from components in the range 0…1. Other values are clamped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    pattern = nil
  }

  /// Creates a shade of gray, from 0 (black) to 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    value = CGColor(gray: white, alpha: alpha)
    pattern = nil
  }

  /// Creates a color from hue, saturation, and brightness, each 0…1. A hue of 1 is red, like 0.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func clamp(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
    let (hue, saturation, brightness) = (clamp(hue), clamp(saturation), clamp(brightness))
    func component(_ offset: CGFloat) -> CGFloat {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    value = CGColor(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    pattern = nil
  }

  /// Creates a color that tiles an image, starting at the origin of the drawing area.
  public init(patternImage image: UIImage) {
    value = .clear
    pattern = image
  }

  /// Creates the color for a color literal.
  public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    value = CGColor(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    pattern = nil
  }

  /// Returns the same color with a different opacity, 0…1. A pattern is returned unchanged.
  @discardableResult
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch dynamics {
    case nil: pattern == nil ? UIColor(cgColor: value.withAlpha(alpha)) : self
    case .dark(let dark): UIColor(light: value.withAlpha(alpha), dark: dark.withAlpha(alpha))
    case .provider(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Returns the color's value for a trait collection, or the color itself if it does not depend on
  /// traits.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uicolor/resolvedcolor(with:)
  @discardableResult
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch dynamics {
    case nil: return self
    case .dark(let dark):
      return UIColor(cgColor: traitCollection.userInterfaceStyle == .dark ? dark : value)
    case .provider(let provider):
      var color: UIColor?
      traitCollection.performAsCurrent { color = provider(traitCollection) }
      return color?.resolvedColor(with: traitCollection) ?? self
    }
  }

  // MARK: - Components

  /// Stores red, green, blue, and alpha, 0…1, through the given pointers. Returns `false` for a
  /// pattern.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (value, pattern) = (resolved.value, resolved.pattern)
    guard pattern == nil else { return false }
    red?.pointee = value.red
    green?.pointee = value.green
    blue?.pointee = value.blue
    alpha?.pointee = value.alpha
    return true
  }

  /// Stores hue, saturation, brightness, and alpha, 0…1, through the given pointers. Returns
  /// `false` for a pattern. The hue of a gray is 0.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (value, pattern) = (resolved.value, resolved.pattern)
    guard pattern == nil else { return false }
    let (r, g, b) = (value.red, value.green, value.blue)
    let (high, low) = (max(r, g, b), min(r, g, b))
    let range = high - low
    var sixths: CGFloat = 0
    if range > 0 {
      if high == r {
        sixths = (g - b) / range
      } else if high == g {
        sixths = (b - r) / range + 2
      } else {
        sixths = (r - g) / range + 4
      }
      if sixths < 0 { sixths += 6 }
    }
    hue?.pointee = sixths / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = value.alpha
    return true
  }

  /// Stores the grayscale value, from 0 (black) to 1 (white), and alpha through the given pointers.
  /// Returns `false` if the color is not a shade of gray.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (value, pattern) = (resolved.value, resolved.pattern)
    guard pattern == nil, value.red == value.green, value.green == value.blue else { return false }
    white?.pointee = value.red
    alpha?.pointee = value.alpha
    return true
  }

  // MARK: - Drawing

  /// Sets the fill color of the current context. Does nothing if there is no context.
  open func setFill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color = resolved
    if let pattern = color.pattern, let image = pattern.cgImage {
      context.setFillTiles(image, CGRect(origin: .zero, size: pattern.size))
    } else {
      context.setFillColor(color.value)
    }
  }

  /// Sets the stroke color of the current context. Strokes with a pattern are invisible.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Sets the fill and stroke colors of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Returns whether both colors have the same value or are patterns of the same image. A color
  /// that depends on traits equals only itself or a color with the same two values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (dynamics, other.dynamics) {
    case (nil, nil): break
    case (.dark(let dark), .dark(let otherDark)):
      if dark != otherDark { return false }
    default: return false
    }
    return other.value == value && other.pattern === pattern
  }

  /// The color space and the components. A color that depends on traits and a pattern print their
  /// class and address.
  open override var description: String {
    guard dynamics == nil, pattern == nil else { return "<\(ObjectText.identity(self))>" }
    let components =
      value.isGray
      ? [value.red, value.alpha] : [value.red, value.green, value.blue, value.alpha]
    let space = value.isGray ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    return ([space] + components.map(ObjectText.short)).joined(separator: " ")
  }

  /// A hash of the color's components.
  open override var hash: Int { value.hashValue }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
