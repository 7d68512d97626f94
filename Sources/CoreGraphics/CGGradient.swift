public import Foundation

/// Which ends of a gradient continue with their color.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Makes options of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color continues before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last color continues after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// Colors at locations from 0, the start, to 1, the end; in between they mix.
///
/// Components mix without being premultiplied, so from red to `clear`, which is transparent black,
/// they darken.
///
/// - SeeAlso: developer.apple.com/documentation/coregraphics/cggradient
public final class CGGradient: Sendable {
  /// The colors, ordered by their locations, from 0 to 1.
  package let stops: [GradientStop]

  /// Makes a gradient of colors; `nil` without any.
  ///
  /// - Parameters:
  ///   - colors: Values of `CGColor`; others make the gradient `nil`.
  ///   - locations: One for each color, 0…1; `nil` distributes them evenly.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = GradientStop.normalized(colors, locations: Self.read(locations, count: colors.count))
  }

  /// Makes a gradient of the components of its colors, each with alpha; `nil` without any.
  ///
  /// - Parameters:
  ///   - components: For each color, the components of `space` and alpha.
  ///   - locations: One for each color, 0…1; `nil` distributes them evenly.
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

/// A color of a gradient and its location, 0…1.
package struct GradientStop: Hashable, Sendable {
  /// The color at the location.
  package var color: CGColor
  /// The share of the distance from the start to the end.
  package var location: CGFloat

  /// Returns stops ordered by their locations, of which the first is at 0 and the last at 1.
  ///
  /// - Parameter locations: One for each color; `nil` distributes them evenly.
  package static func normalized(_ colors: [CGColor], locations: [CGFloat]?) -> [GradientStop] {
    var stops: [GradientStop] = []
    for (index, color) in colors.enumerated() {
      var location = CGFloat(index) / CGFloat(max(colors.count - 1, 1))
      if let locations { location = index < locations.count ? locations[index] : 1 }
      stops.append(GradientStop(color: color, location: location > 0 ? min(location, 1) : 0))
    }
    // Stops at one location keep their order: the color jumps there.
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

/// A gradient as it is drawn: its colors, and where they lie.
package struct GradientFill: Hashable, Sendable {
  /// Where the locations of colors lie.
  package enum Shape: Hashable, Sendable {
    /// At the feet of perpendiculars onto the line from the start to the end.
    case linear(start: CGPoint, end: CGPoint)
    /// On circles between a first and a last one; of several circles at a point, the last shows.
    case radial(
      startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat)
  }

  /// The colors, ordered by their locations, from 0 to 1.
  package var stops: [GradientStop]
  /// Where the locations lie.
  package var shape: Shape
  /// Which ends continue.
  package var options: CGGradientDrawingOptions

  /// Makes a fill; by default both ends continue.
  package init(
    stops: [GradientStop], shape: Shape,
    options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
  ) {
    self.stops = stops
    self.shape = shape
    self.options = options
  }
}
