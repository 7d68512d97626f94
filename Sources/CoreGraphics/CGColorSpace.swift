import Foundation

/// The kind of components of a color space.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Gray.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}

/// The meaning of color components; all spaces of red, green and blue are sRGB here.
///
/// - SeeAlso: developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace: Sendable {
  /// The name of the default space of red, green and blue on screens.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of the space of grays with the same curve.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  /// Whether colors are grays.
  public let model: CGColorSpaceModel

  fileprivate init(model: CGColorSpaceModel) {
    self.model = model
  }

  /// Makes a space by its name. Returns `nil` if the name is unknown.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB: self.init(model: .rgb)
    case Self.genericGrayGamma2_2: self.init(model: .monochrome)
    default: return nil
    }
  }

  /// The number of components without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .rgb: 3
    }
  }
}

extension CGColorSpace: Hashable {
  /// Whether both have the same model.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.model == right.model
  }

  /// Hashes the model.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
  }
}

/// Returns the space of the screen's red, green and blue.
@discardableResult
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(model: .rgb) }

/// Returns the space of grays.
@discardableResult
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(model: .monochrome) }
