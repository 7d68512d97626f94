public import Foundation

/// A direction and length in the plane, in points.
///
/// - SeeAlso: developer.apple.com/documentation/coregraphics/cgvector
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal component, in points.
  public var dx: CGFloat
  /// The vertical component, in points, positive downward.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates a vector from its components, in points.
  public init(dx: CGFloat = 0, dy: CGFloat = 0) {
    self.dx = dx
    self.dy = dy
  }

  /// Decodes an array of the two components, as in Apple's encoding.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(dx: try container.decode(CGFloat.self), dy: try container.decode(CGFloat.self))
  }

  /// Encodes an array of the two components.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(contentsOf: [dx, dy])
  }
}
