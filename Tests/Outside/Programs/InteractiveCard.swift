import UIKit

/// A card that a drag opens or closes. The drag scrubs an animator, even one that is already
/// running.
class InteractiveCardController: UIViewController {
  private enum State {
    case open, closed

    var opposite: State { self == .open ? .closed : .open }
  }

  let card = UIView()
  let dimmer = UIView()
  private var state = State.closed
  private var animator: UIViewPropertyAnimator?
  private var progressWhenInterrupted: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    dimmer.frame = view.bounds
    dimmer.backgroundColor = .black
    dimmer.alpha = 0
    dimmer.isUserInteractionEnabled = false
    view.addSubview(dimmer)
    card.frame = CGRect(x: 0, y: view.bounds.height - 60, width: view.bounds.width, height: 360)
    card.backgroundColor = UIColor.systemTeal
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    card.layer.cornerRadius = 8
    view.addSubview(card)
    card.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: InteractiveCardController.panned(_:)))
    card.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: InteractiveCardController.tapped))
  }

  private func frame(in state: State) -> CGRect {
    let visible: CGFloat = state == .open ? 360 : 60
    return CGRect(
      x: 0, y: view.bounds.height - visible, width: view.bounds.width, height: 360)
  }

  private func startAnimator(to target: State) {
    let animator = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 1) {
      self.card.frame = self.frame(in: target)
      self.card.layer.cornerRadius = target == .open ? 20 : 8
      self.dimmer.alpha = target == .open ? 0.5 : 0
    }
    animator.addCompletion { [weak self] position in
      guard let self = self else { return }
      if position == .end { self.state = target }
      self.animator = nil
      print(self.state == .open ? "open" : "closed")
    }
    animator.startAnimation()
    self.animator = animator
  }

  func tapped() {
    if let animator = animator {
      animator.isReversed.toggle()
    } else {
      startAnimator(to: state.opposite)
    }
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      if animator == nil { startAnimator(to: state.opposite) }
      animator?.pauseAnimation()
      progressWhenInterrupted = animator?.fractionComplete ?? 0
    case .changed:
      let translation = pan.translation(in: view).y
      let sign: CGFloat = state == .open ? 1 : -1
      animator?.fractionComplete = progressWhenInterrupted + sign * translation / 300
    case .ended, .cancelled:
      guard let animator = animator else { return }
      let velocity = pan.velocity(in: view).y
      let completes =
        velocity == 0 ? animator.fractionComplete > 0.5 : (velocity > 0) == (state == .open)
      animator.isReversed = !completes
      let spring = UISpringTimingParameters(dampingRatio: 0.9)
      animator.continueAnimation(withTimingParameters: spring, durationFactor: 0)
    default:
      break
    }
  }
}
