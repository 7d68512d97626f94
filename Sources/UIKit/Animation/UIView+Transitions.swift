public import CoreGraphics

extension UIView {
  /// Changes a view and its subviews using a transition.
  ///
  /// If the options contain no transition, the change appears immediately. Changes inside the view
  /// are not themselves animated unless `allowAnimatedContent` is set.
  ///
  /// - Parameters:
  ///   - view: The view to transition. The change may also hide or show it.
  ///   - duration: The duration in seconds. If 0 or less, the change appears immediately.
  ///   - options: The transition, its curve, and whether touches are delivered during the
  ///     transition.
  ///   - animations: A closure that makes the change, or `nil`.
  ///   - completion: Called once, at the end. `finished` is false if the transition was stopped.
  /// - SeeAlso:
  ///   developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:)
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let context = AppContext.current
    let engine = context.layers.animations
    let (before, level) = engine.beforeTransition(of: view.hostedLayer)
    if options.contains(.allowAnimatedContent) {
      let settings = AnimationSettings(
        duration: duration, delay: 0, pacing: .curve(options.curve.bezier), options: options)
      run(AnimationBlock(settings: settings), options: options) { animations?() }
    } else {
      performWithoutAnimation { animations?() }
    }
    guard let style = options.transitionStyle, duration > 0, engine.isEnabled else {
      if let completion {
        context.queue.schedule(at: context.queue.now, .animationEnd) { completion(true) }
      }
      return
    }
    let animation = CATransition()
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(options.curve.bezier)
    let transition = LayerTransition(
      before: before, style: style, blocksTouches: !options.contains(.allowUserInteraction),
      level: level + 1)
    engine.add(
      animation, forKey: kCATransition, to: view.hostedLayer, transition: transition,
      completion: completion)
  }

  /// Replaces one view with another using a transition of their superview.
  ///
  /// If `showHideTransitionViews` is set, the first view is hidden and the second one is shown.
  /// Otherwise, the first view is removed and the second one is added.
  ///
  /// - SeeAlso:
  ///   developer.apple.com/documentation/uikit/uiview/transition(from:to:duration:options:completion:)
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(true)
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

nonisolated extension UIView.AnimationOptions {
  /// Animates changes inside the view during a transition.
  public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
  /// Hides and shows the views in a transition instead of removing and adding them.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
  /// Flips the view around its vertical axis, from the left.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// Flips the view around its vertical axis, from the right.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  /// Fades from the old state to the new one.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
  /// Flips the view around its horizontal axis, from the top.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// Flips the view around its horizontal axis, from the bottom.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)

  /// The transition, or `nil` if there is none.
  fileprivate var transitionStyle: TransitionStyle? {
    switch rawValue >> 20 & 7 {
    case 1, 2: .flip(isHorizontal: true)
    case 5: .fade
    case 6, 7: .flip(isHorizontal: false)
    default: nil
    }
  }
}
