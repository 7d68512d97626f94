import CoreGraphics

// Presentations and dismissals (rules E-24 and L-20 to L-25). A presentation that isn't animated
// and has no presentation controller of its own adds the view to the window itself. All others use
// a container and, if they are animated, a `ControllerTransition`.
extension UIViewController {
  /// Presents another controller, unless the presentation is refused with a warning.
  func startPresenting(
    _ presented: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    for controller in [presentedViewController, presented]
    where controller?.isBeingDismissed == true {
      controller?.extras?.transition?.finishNow()
    }
    guard let window = viewIfLoaded?.window, refusal(toPresent: presented) == nil else {
      context.host.warn(refusal(toPresent: presented) ?? "")
      return
    }
    self.presented = presented
    presented.presenter = self
    presented.appearance = completion
    show(presented, in: window, animated: animated)
  }

  /// The object that manages the presentation of this controller, created when first read. Its
  /// class depends on `modalPresentationStyle`.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller/presentationcontroller
  public var presentationController: UIPresentationController? {
    if let presentation = extras?.presentation { return presentation }
    let made = makePresentation()
    madeExtras.presentation = made
    return made
  }

  private func makePresentation() -> UIPresentationController {
    if modalPresentationStyle == .custom,
      let custom = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presentingViewController,
        source: presenter ?? self)
    {
      return custom
    }
    return standardPresentation
      ?? UIPresentationController(
        presentedViewController: self, presenting: presentingViewController)
  }

  /// Whether presenting this controller needs a container even if it isn't animated.
  private var needsContainer: Bool {
    let isContained = standardPresentation != nil
    return isContained || extras?.presentation != nil
      || modalPresentationStyle == .custom && transitioningDelegate != nil
  }

  // MARK: - Presenting

  /// Returns why this controller can't present another one, or `nil` if it can.
  func refusal(toPresent presented: UIViewController) -> String? {
    let isPossible =
      viewIfLoaded?.window != nil && presentedViewController == nil && presented.presenter == nil
      && presented.presentedViewController == nil && !isShown(in: presented)
    return isPossible
      ? nil
      : "\(className) cannot present \(presented.className): its view is not in a window, or "
        + "one of them is already presenting or presented"
  }

  /// Returns whether this controller's view is the same as or inside another controller's view.
  private func isShown(in other: UIViewController) -> Bool {
    guard let view = viewIfLoaded, let container = other.viewIfLoaded else { return other === self }
    return view.isDescendant(of: container)
  }

  /// Presents a controller that can be presented.
  func show(_ presented: UIViewController, in window: UIWindow, animated: Bool) {
    context.appearance.runEndings()
    presented.madeExtras.role = .presented
    let animates = animated && presented.animatesPresentation
    if animates || presented.needsContainer {
      showInContainer(presented, in: window, animated: animates)
    } else {
      showDirectly(presented, in: window)
    }
    context.updateStatusBar()
    context.turnToAllowedOrientation()
  }

  private func showDirectly(_ presented: UIViewController, in window: UIWindow) {
    window.fill(with: presented)
    window.addSubview(presented.view)
    guard presented.removesPresenter else { return }
    let outermost = outermostParent
    presented.covered = outermost
    outermost.leaveWindow()
    // A callback may already have dismissed the other controller.
    if presented.covered == nil { outermost.returnToWindow() }
  }

  private func showInContainer(_ presented: UIViewController, in window: UIWindow, animated: Bool) {
    guard let presentation = presented.presentationController else { return }
    let view: UIView = presented.view
    presentation.presenting = self
    presentation.addContainer(to: window)
    guard let container = presentation.container else { return }
    let outermost = outermostParent
    let covers = presentation.shouldRemovePresentersView
    let final = presentation.frameOfPresentedViewInContainerView
    view.frame = final
    if final == container.bounds { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    let change = AppearanceChange(
      leaving: covers ? outermost.view : nil, entering: view, animated: animated,
      order: .appearedFirst)
    let didEnd = { (isComplete: Bool) in
      if isComplete {
        if view.superview == nil { container.addSubview(view) }
        if covers {
          presented.covered = outermost
          outermost.leaveWindow()
        }
        presentation.presentationTransitionDidEnd(true)
        change.end()
        presented.completePresentation()
      } else {
        view.removeFromSuperview()
        presentation.presentationTransitionDidEnd(false)
        change.cancel()
        self.forget(presented)
      }
    }
    guard animated else {
      presentation.presentationTransitionWillBegin()
      change.begin()
      container.addSubview(view)
      change.reportIsAppearing()
      return context.appearance.afterLayout { didEnd(true) }
    }
    let (animator, interactor) = presented.presentationAnimator(presentation, presenting: self)
    let frame = outermost.view.frame
    let transition = ControllerTransition(
      in: container,
      from: .init(
        controller: outermost, view: covers ? outermost.view : nil, initial: frame,
        final: covers ? .zero : frame),
      to: .init(controller: presented, view: view, initial: .zero, final: final),
      style: presented.modalPresentationStyle, animator: animator, interactor: interactor,
      didEnd: didEnd)
    presentation.presentationTransitionWillBegin()
    change.begin()
    transition.start()
    change.reportIsAppearing()
  }

  private func presentationAnimator(
    _ presentation: UIPresentationController, presenting: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?)
  {
    let delegate = transitioningDelegate
    guard
      let custom = delegate?.animationController(
        forPresented: self, presenting: presenting.outermostParent, source: presenting)
    else {
      return (
        presentation.standardAnimator(isPresenting: true),
        presentation.standardInteractor(isPresenting: true)
      )
    }
    return (custom, delegate?.interactionControllerForPresentation(using: custom))
  }

  // MARK: - Dismissing

  /// Dismisses the controller that this one presents.
  func hide(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    context.appearance.runEndings()
    if let running = presented.extras?.transition {
      running.finishNow()
      // A canceled presentation is over.
      if self.presented !== presented {
        if let completion { context.deferWork(.completion(completion)) }
        return
      }
    }
    presented.madeExtras.role = .dismissed
    let window = presented.viewIfLoaded?.window
    if let window, animated && presented.animatesPresentation {
      presented.presentationController?.addContainer(to: window)
    }
    if let presentation = presented.extras?.presentation, presentation.container != nil {
      hideContainer(
        presented, presentation, animated: animated && presented.animatesPresentation,
        completion: completion)
    } else {
      hideDirectly(presented, completion: completion)
    }
    context.updateStatusBar()
    context.turnToAllowedOrientation()
  }

  private func hideDirectly(_ presented: UIViewController, completion: (() -> Void)?) {
    forget(presented, keepsRole: true)
    if let covered = presented.covered {
      presented.covered = nil
      covered.returnToWindow()
      context.appearance.deferDisappearances { presented.viewIfLoaded?.removeFromSuperview() }
      context.appearance.completeDismissal {
        presented.extras?.role = nil
        completion?()
      }
    } else {
      presented.viewIfLoaded?.removeFromSuperview()
      presented.extras?.role = nil
      if let completion { context.deferWork(.completion(completion)) }
    }
  }

  private func hideContainer(
    _ presented: UIViewController, _ presentation: UIPresentationController, animated: Bool,
    completion: (() -> Void)?
  ) {
    guard let container = presentation.container else { return }
    let view: UIView = presented.view
    if view.superview == nil || view.superview is UIWindow { container.addSubview(view) }
    let covered = presented.covered
    let change = AppearanceChange(
      leaving: view, entering: covered?.viewIfLoaded, animated: animated, order: .appearedFirst)
    let didEnd = { (isComplete: Bool) in
      if isComplete {
        view.removeFromSuperview()
        presentation.removeContainer()
        presentation.dismissalTransitionDidEnd(true)
        presented.extras?.presentation = nil
        self.forget(presented, keepsRole: true)
        self.context.updateStatusBar()
        change.end()
        presented.extras?.role = nil
        completion?()
      } else {
        if covered != nil, presented.covered == nil {
          presented.covered = covered
          covered?.leaveWindow()
        }
        presentation.dismissalTransitionDidEnd(false)
        change.cancel()
        presented.extras?.role = nil
      }
    }
    guard animated else {
      presentation.dismissalTransitionWillBegin()
      change.begin()
      uncover(presented)
      change.reportIsAppearing()
      forget(presented, keepsRole: true)
      view.removeFromSuperview()
      return context.appearance.afterLayout { didEnd(true) }
    }
    let (animator, interactor) = presented.dismissalAnimator(presentation)
    let outermost = covered ?? outermostParent
    let frame = outermost.viewIfLoaded?.frame ?? .zero
    let transition = ControllerTransition(
      in: container,
      from: .init(controller: presented, view: view, initial: view.frame, final: .zero),
      to: .init(
        controller: outermost, view: covered?.viewIfLoaded, initial: covered == nil ? frame : .zero,
        final: frame),
      style: presented.modalPresentationStyle, animator: animator, interactor: interactor,
      drivenViews: [outermost.viewIfLoaded].compactMap(\.self), didEnd: didEnd)
    presentation.dismissalTransitionWillBegin()
    change.begin()
    uncover(presented)
    transition.start()
    change.reportIsAppearing()
  }

  /// Returns the covered view to the window, behind the container.
  private func uncover(_ presented: UIViewController) {
    guard let covered = presented.covered else { return }
    presented.covered = nil
    covered.returnToWindow()
  }

  private func dismissalAnimator(
    _ presentation: UIPresentationController
  ) -> (any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?)
  {
    guard let custom = transitioningDelegate?.animationController(forDismissed: self) else {
      return (
        presentation.standardAnimator(isPresenting: false),
        presentation.standardInteractor(isPresenting: false)
      )
    }
    return (custom, transitioningDelegate?.interactionControllerForDismissal(using: custom))
  }

  /// Ends the relation between this controller and the presented controller.
  private func forget(_ presented: UIViewController, keepsRole: Bool = false) {
    if self.presented === presented { self.presented = nil }
    if presented.presenter === self { presented.presenter = nil }
    guard !keepsRole else { return }
    presented.extras?.role = nil
    presented.extras?.presentation?.removeContainer()
    presented.extras?.presentation = nil
  }
}
