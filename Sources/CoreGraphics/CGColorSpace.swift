import Foundation

/// The kind of components in a color space.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Gray.
  case monochrome = 0
  /// Red, green, and blue.
  case rgb = 1
}

/// The interpretation of color components. Here, all RGB spaces are sRGB.
///
/// - SeeAlso: developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace: Sendable {
  /// The name of the default RGB space for screens.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of the grayscale space, which has the same curve as sRGB here.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  /// The color model, which is gray or RGB.
  public let model: CGColorSpaceModel

  fileprivate init(model: CGColorSpaceModel) {
    self.model = model
  }

  /// Creates the color space with a name. Returns `nil` if the name is unknown.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB: self.init(model: .rgb)
    case Self.genericGrayGamma2_2: self.init(model: .monochrome)
    default: return nil
    }
  }

  /// The number of components, excluding alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .rgb: 3
    }
  }
}

extension CGColorSpace: Hashable {
  /// Returns whether both spaces have the same model.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.model == right.model
  }

  /// Hashes the model.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
  }
}

/// Returns the screen's RGB space.
@discardableResult
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(model: .rgb) }

/// Returns the grayscale space.
@discardableResult
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(model: .monochrome) }
