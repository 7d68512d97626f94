import Testing
import TouchTesting
import UIKit

struct PresentationTests {
  let root = ReportingController("root")
  let other = ReportingController("other")

  func phone(device: TestDevice = .iPhone) -> TestPhone {
    let phone = TestPhone(root, device: device)
    phone.after(0.1)
    return phone
  }

  @Test("L-20 an animated full-screen presentation covers the presenter at its end")
  func fullScreen() {
    let phone = phone()
    other.modalPresentationStyle = .fullScreen
    let lines = phone.lines {
      root.present(other, animated: true) { print("presented") }
      #expect(root.view.window != nil)
    }
    #expect(
      lines == [
        "root will disappear animated", "other will appear animated [P]",
        "other did appear animated [P]", "root did disappear animated", "presented",
      ])
    #expect(root.view.window == nil)
    #expect(!other.isBeingPresented)
    let back = phone.lines { root.dismiss(animated: true) { print("dismissed") } }
    #expect(
      back == [
        "other will disappear animated [D]", "root will appear animated",
        "root did appear animated", "other did disappear animated [D]", "dismissed",
      ])
    #expect(root.view.window != nil)
    #expect(other.view.window == nil)
    #expect(root.presentedViewController == nil)
    #expect(!other.isBeingDismissed)
    #expect(root.view.window?.subviews == [root.view as UIView])
  }

  @Test("L-21 the presented view slides up for 0.5 s; coordinators animate alongside")
  func movement() {
    let phone = phone()
    other.modalPresentationStyle = .overFullScreen
    phone.run {
      root.present(other, animated: true)
      let coordinator = other.transitionCoordinator
      #expect(coordinator === root.transitionCoordinator)
      #expect(coordinator?.transitionDuration == 0.5)
    }
    #expect(other.view.layer.presentation()?.frame.minY == 480)
    phone.after(0.25)
    let middle = other.view.layer.presentation()?.frame.minY ?? 0
    #expect(middle > 0 && middle < 240, "fast at first")
    phone.after(0.3)
    #expect(other.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(root.transitionCoordinator == nil)
  }

  @Test("L-22 a dismissal during a presentation turns the view around where it is")
  func interrupted() {
    let phone = phone()
    other.modalPresentationStyle = .overFullScreen
    phone.run { root.present(other, animated: true) }
    phone.after(0.1)
    let shown = other.view.layer.presentation()?.frame.minY ?? 0
    let lines = phone.lines(for: 0) { root.dismiss(animated: true) }
    #expect(lines == ["other did appear animated [P]", "other will disappear animated [D]"])
    #expect(abs((other.view.layer.presentation()?.frame.minY ?? 0) - shown) < 0.01)
    phone.after(0.6)
    #expect(root.presentedViewController == nil)
  }

  @Test("L-21 views in a transition receive no touches, and the views behind don't either")
  func touches() {
    let phone = phone()
    other.modalPresentationStyle = .overFullScreen
    let view = TouchCountingView(frame: UIScreen.main.bounds)
    phone.run {
      root.view.addSubview(view)
      root.present(other, animated: true)
    }
    phone.finger(1).down(at: 100, 100).up()
    phone.finger(1).down(at: 100, 400).up()
    #expect(view.count == 0)
    phone.run { root.dismiss(animated: true) }
    phone.after(0.6)
    phone.finger(1).down(at: 100, 100).up()
    #expect(view.count == 1)
  }

  // MARK: - Custom transitions

  @Test("L-23 a custom animator moves the views, and completes the transition itself")
  func custom() {
    let phone = phone()
    let fading = FadingTransitions()
    other.modalPresentationStyle = .fullScreen
    other.transitioningDelegate = fading
    let lines = phone.lines(for: 0.5) { root.present(other, animated: true) }
    #expect(fading.calls == ["presented", "animate", "ended true"])
    #expect(lines.count == 4)
    fading.calls = []
    phone.run { root.dismiss(animated: true) }
    phone.after(0.5)
    #expect(fading.calls == ["dismissed", "animate", "ended true"])
    #expect(root.presentedViewController == nil)
  }

  @Test(
    "L-24 a driver moves a custom transition with a gesture, and cancels it", arguments: [0.3, 0.7])
  func driven(fraction: CGFloat) {
    let phone = phone()
    let fading = FadingTransitions()
    other.modalPresentationStyle = .fullScreen
    other.transitioningDelegate = fading
    phone.run { root.present(other, animated: false) }
    phone.after(0.1)
    let driver = UIPercentDrivenInteractiveTransition()
    fading.driver = driver
    let count = phone.log.lines.count
    phone.run { root.dismiss(animated: true) }
    var changes: [Bool] = []
    other.transitionCoordinator?.notifyWhenInteractionEnds { changes.append($0.isCancelled) }
    phone.run { driver.update(fraction) }
    phone.after(1)
    #expect(abs((other.view.layer.presentation()?.opacity ?? 0) - Float(1 - fraction)) < 0.001)
    #expect(driver.percentComplete == fraction)
    phone.run { if fraction > 0.5 { driver.finish() } else { driver.cancel() } }
    phone.after(0.5)
    let reports = phone.log.lines.dropFirst(count).map(\.text)
    if fraction > 0.5 {
      #expect(root.presentedViewController == nil)
      #expect(reports.last == "other did disappear animated [D]")
    } else {
      #expect(root.presentedViewController === other)
      #expect(
        reports == [
          "other will disappear animated [D]", "root will appear animated",
          "root will disappear animated", "other will appear animated [D]",
          "root did disappear animated", "other did appear animated [D]",
        ])
      #expect(root.view.window == nil)
    }
    #expect(changes == [fraction < 0.5])
    #expect(other.view.alpha == (fraction > 0.5 ? 0 : 1))
    #expect(fading.calls.last == "ended \(fraction > 0.5)")
    #expect(!other.isBeingDismissed)
  }

  @Test("L-24 an interruptible animator follows the driver")
  func interruptible() {
    let phone = phone()
    let fading = FadingTransitions()
    fading.isInterruptible = true
    other.modalPresentationStyle = .overFullScreen
    other.transitioningDelegate = fading
    let driver = UIPercentDrivenInteractiveTransition()
    fading.driver = driver
    phone.run { root.present(other, animated: true) }
    phone.run { driver.update(0.25) }
    #expect(abs((other.view.layer.presentation()?.opacity ?? 0) - 0.25) < 0.001)
    phone.run { driver.cancel() }
    phone.after(0.5)
    #expect(root.presentedViewController == nil)
    #expect(other.view.window == nil)
  }

  @Test("L-25 a custom presentation controller sets the frame and is notified of both transitions")
  func presentationController() {
    final class Half: UIPresentationController {
      var calls: [String] = []
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 0, y: 240, width: 320, height: 240)
      }
      override func presentationTransitionWillBegin() { calls.append("will present") }
      override func presentationTransitionDidEnd(_ completed: Bool) {
        calls.append("did present \(completed)")
      }
      override func dismissalTransitionWillBegin() { calls.append("will dismiss") }
      override func dismissalTransitionDidEnd(_ completed: Bool) {
        calls.append("did dismiss \(completed)")
      }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      var made: Half?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        let half = Half(presentedViewController: presented, presenting: presenting)
        made = half
        return half
      }
    }
    let phone = phone()
    let delegate = Delegate()
    other.modalPresentationStyle = .custom
    other.transitioningDelegate = delegate
    phone.run { root.present(other, animated: true) }
    phone.after(0.6)
    #expect(other.view.frame == CGRect(x: 0, y: 240, width: 320, height: 240))
    #expect(root.view.window != nil)
    phone.run { root.dismiss(animated: true) }
    phone.after(0.6)
    #expect(
      delegate.made?.calls == [
        "will present", "did present true", "will dismiss", "did dismiss true",
      ])
  }
}

/// Counts the touches that begin.
private final class TouchCountingView: UIView {
  var count = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}

/// A transition that fades the presented view, linearly for 0.4 s.
final class FadingTransitions: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var calls: [String] = []
  var driver: UIPercentDrivenInteractiveTransition?
  var isInterruptible = false
  private var animator: UIViewPropertyAnimator?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    calls.append("presented")
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    calls.append("dismissed")
    return self
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    calls.append("animate")
    let context = transitionContext
    let change = prepare(context)
    UIView.animate(
      withDuration: 0.4, delay: 0, options: .curveLinear, animations: change,
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  /// Adds the view that appears, and returns the change to animate.
  private func prepare(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
    if calls.first == "presented", let view = context.view(forKey: .to) {
      context.containerView.addSubview(view)
      view.alpha = 0
      return { view.alpha = 1 }
    }
    let view = context.view(forKey: .from)
    return { view?.alpha = 0 }
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    guard isInterruptible else { return absent.interruptibleAnimator(using: transitionContext) }
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    animator = made
    made.addAnimations(prepare(transitionContext))
    made.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return made
  }

  private let absent = PlainAnimator()

  func animationEnded(_ transitionCompleted: Bool) { calls.append("ended \(transitionCompleted)") }
}

/// An animator with the default implementations.
private final class PlainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}
