import CoreGraphics

/// Pops a navigation controller's top when a finger drags from the left edge.
final class EdgePop: NSObject, UIGestureRecognizerDelegate {
  private enum Threshold {
    /// The fraction of the width beyond which a drag that ends slowly completes the pop.
    /// Assumption: Apple doesn't publish a value.
    static let distance: CGFloat = 0.5
    /// The speed, in points per second, from which the direction decides. Assumption: Apple doesn't
    /// publish a value.
    static let speed: CGFloat = 300
  }

  let recognizer = UIScreenEdgePanGestureRecognizer()
  private unowned let controller: UINavigationController
  private var driver: UIPercentDrivenInteractiveTransition?

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.name = "interactivePop"
    recognizer.addTarget(self, action: EdgePop.dragged)
    controller.view.addGestureRecognizer(recognizer)
  }

  private func dragged() {
    let width = max(controller.view.bounds.width, 1)
    let fraction = recognizer.translation(in: controller.view).x / width
    switch recognizer.state {
    case .began:
      guard driver == nil, canPop else { return }
      let driver = UIPercentDrivenInteractiveTransition()
      driver.completionCurve = .easeOut
      self.driver = driver
      controller.setStack(
        controller.stack.dropLast(), operation: .pop, animated: true, driver: driver)
      driver.update(fraction)
    case .changed: driver?.update(fraction)
    case .ended:
      let speed = recognizer.velocity(in: controller.view).x
      let finishes =
        abs(speed) >= Threshold.speed ? speed > 0 : fraction > Threshold.distance
      if finishes { driver?.finish() } else { driver?.cancel() }
      driver = nil
    case .cancelled, .failed:
      driver?.cancel()
      driver = nil
    case .possible: break
    }
  }

  /// Whether there is something to pop and the app has no animator of its own for it.
  private var canPop: Bool {
    let stack = controller.stack
    guard stack.count > 1, controller.transition == nil, controller.presentedInTree == nil,
      !controller.isNavigationBarHidden, stack.last?.navigationItem.hidesBackButton != true
    else { return false }
    return controller.delegate?.navigationController(
      controller, animationControllerFor: .pop, from: stack[stack.count - 1],
      to: stack[stack.count - 2]) == nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { canPop }

  /// Scroll views wait for the edge drag.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      && otherGestureRecognizer.view is UIScrollView && controller.stack.count > 1
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
