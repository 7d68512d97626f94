import CoreGraphics

/// The standard animations of presentations.
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private enum Metrics {
    /// The duration of a slide, in seconds. Assumption: Apple doesn't publish a value.
    static let slide: TimeInterval = 0.5
    /// The duration of a fade, in seconds. Assumption: Apple doesn't publish a value.
    static let fade: TimeInterval = 0.3
  }

  private let isPresenting: Bool
  private let style: UIModalTransitionStyle

  init(isPresenting: Bool, style: UIModalTransitionStyle) {
    (self.isPresenting, self.style) = (isPresenting, style)
  }

  private var slides: Bool {
    switch style {
    case .coverVertical: true
    case .flipHorizontal, .crossDissolve, .partialCurl: false
    }
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { slides ? Metrics.slide : Metrics.fade }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = context.viewController(forKey: key), let view = controller.view else {
      return context.completeTransition(true)
    }
    let isMoving = view.layer.hasAnimations
    if isPresenting {
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: controller)
    }
    let shown = isPresenting ? view.frame : context.initialFrame(for: controller)
    let hidden = CGRect(
      x: shown.minX, y: context.containerView.bounds.maxY, width: shown.width,
      height: shown.height)
    let alpha = view.alpha
    if isPresenting, slides, !isMoving { view.frame = hidden }
    if isPresenting, !slides, !isMoving { view.alpha = 0 }
    let options: UIView.AnimationOptions = [
      .beginFromCurrentState,
      context.isInteractive ? .curveLinear : .curveEaseOut,
    ]
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: options
    ) {
      if self.slides {
        view.frame = self.isPresenting ? shown : hidden
      } else {
        view.alpha = self.isPresenting ? alpha : 0
      }
    } completion: { _ in
      if !self.isPresenting, !self.slides { view.alpha = alpha }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
