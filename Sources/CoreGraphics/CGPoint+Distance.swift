package import Foundation

extension CGPoint {
  /// Makes the middle of several places, their mean; of none it is zero.
  package init(middleOf points: [CGPoint]) {
    guard !points.isEmpty else {
      self = .zero
      return
    }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    self.init(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  /// Returns the length of the way to another place.
  package func distance(to other: CGPoint) -> CGFloat {
    hypot(other.x - x, other.y - y)
  }
}
