public import Foundation

/// A color with straight (not premultiplied) alpha: red, green, and blue in sRGB, or gray.
///
/// - SeeAlso: developer.apple.com/documentation/coregraphics/cgcolor
public struct CGColor: Hashable, Sendable {
  /// The red component, 0…1.
  package var red: CGFloat
  /// The green component, 0…1.
  package var green: CGFloat
  /// The blue component, 0…1.
  package var blue: CGFloat
  /// The opacity, 0…1.
  public package(set) var alpha: CGFloat
  /// Whether the color has a single component, in which case red, green, and blue are equal.
  package private(set) var isGray = false

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Creates a color from its components. Values outside 0…1 are clamped; NaN is treated as 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func clamp(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
    self.red = clamp(red)
    self.green = clamp(green)
    self.blue = clamp(blue)
    self.alpha = clamp(alpha)
  }

  /// Creates a color from its sRGB components. Values outside 0…1 are clamped.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray color, from 0 (black) to 1 (white).
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    isGray = true
  }

  /// Creates a color from its components in a color space, followed by alpha. Returns `nil` if the
  /// space has no model.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .monochrome: self.init(gray: components[0], alpha: components[1])
    case .rgb:
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  /// Returns the same color with a different opacity, 0…1.
  @discardableResult
  public func copy(alpha: CGFloat) -> CGColor? { withAlpha(alpha) }

  /// Returns the same color.
  @discardableResult
  public func copy() -> CGColor? { self }

  /// Returns the same color with a different opacity, 0…1.
  package func withAlpha(_ alpha: CGFloat) -> CGColor {
    var color = self
    color.alpha = alpha > 0 ? min(alpha, 1) : 0
    return color
  }

  /// The components followed by alpha: two values for grays, four for other colors.
  public var components: [CGFloat]? { isGray ? [red, alpha] : [red, green, blue, alpha] }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// The color space of the components.
  public var colorSpace: CGColorSpace? {
    isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
  }
}
