import CoreGraphics

extension UINavigationController {
  /// Replaces the stack and, if the top changes, shows the new top.
  ///
  /// - Parameter driver: The object that drives the standard animation with a finger, if any.
  func setStack(
    _ new: [UIViewController], operation: Operation, animated: Bool,
    driver: UIPercentDrivenInteractiveTransition? = nil
  ) {
    transition?.finishNow()
    context.appearance.runEndings()
    let old = stack
    let removed = old.filter { !new.contains($0) }
    for controller in removed {
      controller.willMove(toParent: nil)
      controller.madeExtras.role = .movingFromParent
    }
    for controller in new where controller.parent !== self { addChild(controller) }
    stack = new
    childControllers = new + removed
    let added = new.filter { !old.contains($0) }
    let items = prepareItems(isForward: operation != .pop)
    let change = StackChange(old: old, removed: removed, added: added, animated: animated)
    guard let window = viewIfLoaded?.window, !window.isHidden, appearanceState == .appeared,
      let top = new.last, let formerTop = old.last, top !== formerTop
    else {
      items.animations()
      items.completion(true)
      if isViewLoaded, new.last !== old.last { showTop(replacing: old.last) }
      return finish(change)
    }
    show(
      top, replacing: formerTop, operation: operation, change: change, driver: driver,
      items: items)
  }

  /// A change of the stack whose end has not been reported.
  struct StackChange {
    let old, removed, added: [UIViewController]
    let animated: Bool
  }

  private func finish(_ change: StackChange) {
    childControllers = stack
    for controller in change.added { controller.didMove(toParent: self) }
    for controller in change.removed {
      controller.parentController = nil
      controller.didMove(toParent: nil)
      if controller.extras?.role == .movingFromParent { controller.extras?.role = nil }
    }
  }

  /// Returns to the former stack after a canceled transition.
  private func revert(_ change: StackChange) {
    stack = change.old
    childControllers = stack
    for controller in change.added {
      controller.willMove(toParent: nil)
      controller.parentController = nil
      controller.didMove(toParent: nil)
    }
    for controller in change.removed {
      controller.extras?.role = nil
      controller.didMove(toParent: self)
    }
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  private func prepareItems(
    isForward: Bool
  ) -> (animations: () -> Void, completion: (Bool) -> Void) {
    bottomBar.items = stack.last?.toolbarItems
    return bar.prepareChange(to: stack.map(\.navigationItem), isForward: isForward)
  }

  /// Shows the top controller without any reports; those for views that enter and leave windows
  /// follow by themselves.
  func showTop(replacing former: UIViewController? = nil) {
    former?.viewIfLoaded?.removeFromSuperview()
    guard let top = stack.last else { return }
    place(top)
    content.addSubview(top.view)
    layOutBars()
  }

  private func show(
    _ top: UIViewController, replacing former: UIViewController, operation: Operation,
    change: StackChange, driver: UIPercentDrivenInteractiveTransition?,
    items: (animations: () -> Void, completion: (Bool) -> Void)
  ) {
    let (animations, completion) = items
    let topView: UIView = top.view
    let formerView: UIView = former.view
    let appearance = AppearanceChange(
      leaving: formerView, entering: topView, animated: change.animated, order: .disappearedFirst)
    let frame = formerView.frame
    place(top)
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    let didEnd = { [self] (isComplete: Bool) in
      completion(isComplete)
      transition = nil
      if isComplete {
        formerView.removeFromSuperview()
        formerView.transform = .identity
        if topView.superview !== content { content.addSubview(topView) }
        appearance.end()
        finish(change)
        delegate?.navigationController(self, didShow: top, animated: change.animated)
      } else {
        topView.removeFromSuperview()
        if formerView.superview !== content { content.addSubview(formerView) }
        appearance.cancel()
        revert(change)
      }
      layOutBars()
      bottomBar.items = stack.last?.toolbarItems
      context.updateStatusBar()
    }
    guard change.animated else {
      appearance.begin()
      delegate?.navigationController(self, willShow: top, animated: false)
      animations()
      formerView.removeFromSuperview()
      content.addSubview(topView)
      layOutBars()
      appearance.reportIsAppearing()
      return context.appearance.afterLayout { didEnd(true) }
    }
    let custom = delegate?.navigationController(
      self, animationControllerFor: operation, from: former, to: top)
    let isPop = operation == .pop
    let animator = custom ?? PushAnimator(isPop: isPop)
    let interactor =
      driver
      ?? custom.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
    let running = ControllerTransition(
      in: content, from: .init(controller: former, view: formerView, initial: frame, final: .zero),
      to: .init(controller: top, view: topView, initial: .zero, final: topView.frame),
      style: .none, animator: animator, interactor: interactor, drivenViews: [view],
      didEnd: didEnd)
    transition = running
    appearance.begin()
    delegate?.navigationController(self, willShow: top, animated: true)
    _ = running.animateAlongsideTransition(
      in: bar,
      animation: { [self] _ in
        animations()
        layOutBars()
      }, completion: nil)
    running.start()
    appearance.reportIsAppearing()
  }
}
