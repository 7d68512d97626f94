public import Foundation

/// The ends beyond which a gradient extends, in the color of that end.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Creates options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color extends beyond the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last color extends beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// Colors at locations from 0 (start) to 1 (end), with interpolated colors between them.
///
/// The components are interpolated without premultiplication, so a gradient from red to `clear`,
/// which is transparent black, gets darker.
///
/// - SeeAlso: developer.apple.com/documentation/coregraphics/cggradient
public final class CGGradient: Sendable {
  /// The colors, ordered by location, from 0 to 1.
  package let stops: [GradientStop]

  /// Creates a gradient from colors. Returns `nil` if there are none.
  ///
  /// - Parameters:
  ///   - colors: `CGColor` values. If there is any other value, the initializer returns `nil`.
  ///   - locations: The location of each color, 0…1. If `nil`, the colors are spaced evenly.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = GradientStop.normalized(colors, locations: Self.read(locations, count: colors.count))
  }

  /// Creates a gradient from color components. Returns `nil` if there are no colors.
  ///
  /// - Parameters:
  ///   - components: For each color, the components of `space`, followed by alpha.
  ///   - locations: The location of each color, 0…1. If `nil`, the colors are spaced evenly.
  ///   - count: The number of colors.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let step = space.numberOfComponents + 1
    let colors = (0..<count).compactMap {
      CGColor(colorSpace: space, components: components + $0 * step)
    }
    stops = GradientStop.normalized(colors, locations: Self.read(locations, count: count))
  }

  private static func read(_ locations: UnsafePointer<CGFloat>?, count: Int) -> [CGFloat]? {
    locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
  }
}

/// A gradient color and its location, 0…1.
package struct GradientStop: Hashable, Sendable {
  /// The color at the location.
  package var color: CGColor
  /// The fraction of the distance from the start to the end.
  package var location: CGFloat

  /// Returns stops ordered by location. The first is at 0 and the last at 1.
  ///
  /// - Parameter locations: The location of each color. If `nil`, the colors are spaced evenly.
  package static func normalized(_ colors: [CGColor], locations: [CGFloat]?) -> [GradientStop] {
    var stops: [GradientStop] = []
    for (index, color) in colors.enumerated() {
      var location = CGFloat(index) / CGFloat(max(colors.count - 1, 1))
      if let locations { location = index < locations.count ? locations[index] : 1 }
      stops.append(GradientStop(color: color, location: location > 0 ? min(location, 1) : 0))
    }
    // Stops at the same location retain their order: the color changes abruptly there.
    let order = stops.indices.sorted { (stops[$0].location, $0) < (stops[$1].location, $1) }
    stops = order.map { stops[$0] }
    if let first = stops.first, first.location > 0 {
      stops.insert(GradientStop(color: first.color, location: 0), at: 0)
    }
    if let last = stops.last, last.location < 1 {
      stops.append(GradientStop(color: last.color, location: 1))
    }
    return stops
  }
}

/// A gradient to draw: its colors and its shape.
package struct GradientFill: Hashable, Sendable {
  /// The shape of a gradient.
  package enum Shape: Hashable, Sendable {
    /// Along the line from start to end. The color is constant along perpendicular lines.
    case linear(start: CGPoint, end: CGPoint)
    /// Along circles from a start to an end circle. Where circles overlap, the last one is visible.
    case radial(
      startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat)
  }

  /// The colors, ordered by location, from 0 to 1.
  package var stops: [GradientStop]
  /// The shape of the gradient.
  package var shape: Shape
  /// The ends beyond which the gradient extends.
  package var options: CGGradientDrawingOptions

  /// Creates a fill. By default, the gradient extends beyond both ends.
  package init(
    stops: [GradientStop], shape: Shape,
    options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
  ) {
    self.stops = stops
    self.shape = shape
    self.options = options
  }
}
