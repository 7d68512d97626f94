import CoreGraphics
import QuartzCore

/// A transition from one controller's view to another's, from its start to its end.
///
/// It is the context that an animator uses and the coordinator that the controllers receive. Its
/// owner (a navigation or tab bar controller, or a presentation) creates it, calls `start()`, and
/// adds and removes the views in `didEnd`. A transition ends once, when its animator calls
/// `completeTransition(_:)`, or early when the next one begins.
final class ControllerTransition: NSObject {
  /// One of the two controllers, and its view.
  struct Side {
    var controller: UIViewController?
    /// The view that the transition adds or removes, or `nil` if it does neither.
    var view: UIView?
    /// The view's frames before and after the transition, in the container's coordinates.
    var initial = CGRect.zero
    var final = CGRect.zero
  }

  private enum State {
    /// Closures can still be added.
    case prepared
    case running
    case ended
  }

  typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let container: UIView
  let from, to: Side
  let presentationStyle: UIModalPresentationStyle
  let animator: any UIViewControllerAnimatedTransitioning
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  /// The views whose animations a gesture drives in addition to those in the container.
  private let drivenViews: [UIView]
  private(set) var isInteractive: Bool
  let initiallyInteractive: Bool
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private var state = State.prepared
  /// Adds or removes the views, and reports to the controllers. Called once.
  private var didEnd: ((_ isComplete: Bool) -> Void)?
  private var animations: [Work] = []
  private var completions: [Work] = []
  private var interactionChanges: [Work] = []
  /// Called at the end so that a driver resets the layers' time.
  var releaseLayers: (() -> Void)?
  private unowned let appearance: AppearanceReports

  init(
    in container: UIView, from: Side, to: Side, style: UIModalPresentationStyle,
    animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?, drivenViews: [UIView] = [],
    didEnd: @escaping (_ isComplete: Bool) -> Void
  ) {
    (self.container, self.from, self.to, presentationStyle) = (container, from, to, style)
    (self.animator, self.interactor, self.drivenViews) = (animator, interactor, drivenViews)
    initiallyInteractive = interactor?.wantsInteractiveStart == true
    isInteractive = initiallyInteractive
    self.didEnd = didEnd
    appearance = container.context.appearance
    super.init()
    appearance.transitions.append(self)
    from.controller?.madeExtras.transition = self
    to.controller?.madeExtras.transition = self
  }

  /// Starts the animations and the animations that run alongside.
  func start() {
    guard state == .prepared else { return }
    state = .running
    if isInteractive, let interactor {
      interactor.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
    animateAlongside()
  }

  /// Runs the closures that controllers added, in one animation.
  func animateAlongside() {
    guard !animations.isEmpty else { return }
    let closures = animations
    animations = []
    UIView.animate(
      withDuration: transitionDuration, delay: 0,
      options: isInteractive ? [.curveLinear, .allowUserInteraction] : [.allowUserInteraction],
      animations: { for closure in closures { closure(self) } })
  }

  /// The layers whose time a gesture controls.
  var drivenLayers: [CALayer] {
    let views = [container] + [from.view, to.view].compactMap(\.self) + drivenViews
    return views.enumerated().filter { index, view in
      !views.enumerated().contains { other, ancestor in
        other != index && view.isDescendant(of: ancestor) && (view !== ancestor || other < index)
      }
    }.map(\.element.layer)
  }

  /// Ends the transition immediately because another change must see its result.
  func finishNow() {
    completeTransition(!transitionWasCancelled)
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}

extension ControllerTransition: UIViewControllerContextTransitioning {
  var containerView: UIView { container }
  var isAnimated: Bool { true }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = max(0, min(1, percentComplete))
  }

  func finishInteractiveTransition() {
    endInteraction(isCancelled: false)
  }

  func cancelInteractiveTransition() {
    endInteraction(isCancelled: true)
  }

  private func endInteraction(isCancelled: Bool) {
    guard isInteractive, state != .ended else { return }
    isInteractive = false
    transitionWasCancelled = isCancelled
    for change in interactionChanges { change(self) }
  }

  func pauseInteractiveTransition() {
    guard !isInteractive, state == .running else { return }
    isInteractive = true
    transitionWasCancelled = false
    for change in interactionChanges { change(self) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard state != .ended else { return }
    state = .ended
    isInteractive = false
    transitionWasCancelled = !didComplete
    releaseLayers?()
    releaseLayers = nil
    appearance.transitions.removeAll { $0 === self }
    for controller in [from.controller, to.controller] where controller?.extras?.transition === self
    {
      controller?.extras?.transition = nil
    }
    let didEnd = didEnd
    self.didEnd = nil
    didEnd?(didComplete)
    animator.animationEnded(didComplete)
    let completions = completions
    (self.completions, animations, interactionChanges) = ([], [], [])
    for completion in completions { completion(self) }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from.controller : key == .to ? to.controller : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : key == .to ? to.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from.controller ? from.initial : vc === to.controller ? to.initial : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === from.controller ? from.final : vc === to.controller ? to.final : .zero
  }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
  var isCancelled: Bool { transitionWasCancelled }
  var isInterruptible: Bool { !(animator.interruptibleAnimator(using: self) is AbsentAnimator) }
  var transitionDuration: TimeInterval { animator.transitionDuration(using: self) }
  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard state != .ended else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard state == .prepared else { return false }
    animations.append(animation)
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    if state != .ended { interactionChanges.append(handler) }
  }

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges { if !$0.isInteractive { handler($0) } }
  }
}
