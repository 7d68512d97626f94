import CoreGraphics

/// The standard animation of a push or a pop.
final class PushAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration in seconds. Assumption: Apple doesn't publish a value.
  static let duration: TimeInterval = 0.35
  /// The distance that the view below moves, as a fraction of the width. Assumption: Apple doesn't
  /// publish a value.
  private static let parallax: CGFloat = 0.3
  /// The opacity of the shade over the view below. Assumption: Apple doesn't publish a value.
  private static let shade: CGFloat = 0.1

  private let isPop: Bool

  init(isPop: Bool) {
    self.isPop = isPop
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    let container = context.containerView
    let width = container.bounds.width
    let final = context.finalFrame(for: controller)
    let start = from.frame
    let shade = UIView(frame: container.bounds)
    shade.isUserInteractionEnabled = false
    shade.backgroundColor = UIColor(white: 0, alpha: Self.shade)
    // A view that an earlier transition is still moving continues from its current position.
    let isMoving = to.layer.hasAnimations
    if isPop {
      container.insertSubview(to, belowSubview: from)
      container.insertSubview(shade, belowSubview: from)
      if !isMoving { to.frame = final.offsetBy(dx: -Self.parallax * width, dy: 0) }
    } else {
      container.insertSubview(shade, aboveSubview: from)
      container.addSubview(to)
      if !isMoving { to.frame = final.offsetBy(dx: width, dy: 0) }
      shade.alpha = 0
    }
    let options: UIView.AnimationOptions = [
      .beginFromCurrentState, context.isInteractive ? .curveLinear : .curveEaseInOut,
    ]
    UIView.animate(withDuration: Self.duration, delay: 0, options: options) {
      to.frame = final
      from.frame = start.offsetBy(dx: (self.isPop ? 1 : -Self.parallax) * width, dy: 0)
      shade.alpha = self.isPop ? 0 : 1
    } completion: { _ in
      shade.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
