import CoreGraphics
import QuartzCore

nonisolated extension AnimationSettings {
  /// Creates a block's settings from its options.
  init(
    duration: TimeInterval, delay: TimeInterval, pacing: Pacing, options: UIView.AnimationOptions
  ) {
    self.init()
    (self.duration, self.delay, self.pacing) = (duration, delay, pacing)
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains([.repeat, .autoreverse])
    beginsFromCurrentState = options.contains(.beginFromCurrentState)
    blocksTouches = !options.contains(.allowUserInteraction)
  }
}

extension UIView.AnimationCurve {
  /// The timing curve as a cubic Bézier curve.
  nonisolated var bezier: UnitBezier {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
