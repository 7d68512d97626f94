import CoreGraphics

extension UIView.AnimationCurve {
  /// Returns how far an animation is after a fraction of its time, both 0…1.
  ///
  /// The curves are cubic Béziers from (0, 0) to (1, 1) with Core Animation's control points.
  func eased(_ fraction: CGFloat) -> CGFloat {
    switch self {
    case .easeInOut: Self.bezier(x1: 0.42, x2: 0.58, at: fraction)
    case .easeIn: Self.bezier(x1: 0.42, x2: 1, at: fraction)
    case .easeOut: Self.bezier(x1: 0, x2: 0.58, at: fraction)
    case .linear: fraction
    }
  }

  /// Evaluates the curve with controls (x1, 0) and (x2, 1), which all the named ones have.
  private static func bezier(x1: CGFloat, x2: CGFloat, at x: CGFloat) -> CGFloat {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    func abscissa(_ t: CGFloat) -> CGFloat {
      let rest = 1 - t
      return 3 * rest * rest * t * x1 + 3 * rest * t * t * x2 + t * t * t
    }
    // x grows with t, so halving finds it; 60 steps exhaust a Double.
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if abscissa(middle) < x { low = middle } else { high = middle }
    }
    let t = (low + high) / 2
    return 3 * (1 - t) * t * t + t * t * t
  }
}
