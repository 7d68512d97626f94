package import Foundation

extension CGPoint {
  /// Creates the centroid of points, or zero if there are none.
  package init(middleOf points: [CGPoint]) {
    guard !points.isEmpty else {
      self = .zero
      return
    }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    self.init(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  /// Returns the distance to another point.
  package func distance(to other: CGPoint) -> CGFloat {
    hypot(other.x - x, other.y - y)
  }
}
