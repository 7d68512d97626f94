import CoreGraphics

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps elapsed time to progress.
///
/// See `CAMediaTimingFunction`: developer.apple.com/documentation/quartzcore/camediatimingfunction.
package nonisolated struct UnitBezier: Equatable, Sendable {
  /// The first control point.
  package let x1, y1: CGFloat
  /// The second control point.
  package let x2, y2: CGFloat

  // Core Animation's named curves.
  package static let linear = UnitBezier(0, 0, 1, 1)
  package static let easeIn = UnitBezier(0.42, 0, 1, 1)
  package static let easeOut = UnitBezier(0, 0, 0.58, 1)
  package static let easeInEaseOut = UnitBezier(0.42, 0, 0.58, 1)
  package static let systemDefault = UnitBezier(0.25, 0.1, 0.25, 1)

  /// Creates a curve with the control points (`x1`, `y1`) and (`x2`, `y2`).
  package init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// Returns the curve's y value at an x value. Values outside 0…1 are clamped; NaN is treated as
  /// 1.
  package func value(at x: CGFloat) -> CGFloat {
    if x <= 0 { return 0 }
    if !(x < 1) { return 1 }
    if x1 == y1, x2 == y2 { return x }
    // x increases with t, so bisection works. 60 steps exhaust the precision of a Double.
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.coordinate(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return Self.coordinate(y1, y2, at: (low + high) / 2).clampedProgress
  }

  /// Evaluates a coordinate of the curve at a parameter.
  private static func coordinate(_ c1: CGFloat, _ c2: CGFloat, at t: CGFloat) -> CGFloat {
    let rest = 1 - t
    return 3 * rest * rest * t * c1 + 3 * rest * t * t * c2 + t * t * t
  }
}
