import UIKit

/// A sheet that opens and closes with a drag or flick, using an interruptible animator.
class BottomSheetController: UIViewController {
  let sheet = UIView()
  private var isOpen = false
  private var animator: UIViewPropertyAnimator?
  private let closedY: CGFloat = 400
  private let openY: CGFloat = 160

  override func viewDidLoad() {
    super.viewDidLoad()
    sheet.frame = CGRect(x: 0, y: closedY, width: view.bounds.width, height: 300)
    sheet.backgroundColor = .systemGray
    sheet.layer.cornerRadius = 12
    sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.addSubview(sheet)
    let pan = UIPanGestureRecognizer(target: self, action: BottomSheetController.pan)
    sheet.addGestureRecognizer(pan)
  }

  func pan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      let target = isOpen ? closedY : openY
      animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
        self.sheet.frame.origin.y = target
      }
      animator?.addCompletion { position in
        if position == .end { self.isOpen.toggle() }
        print(self.isOpen ? "open" : "closed")
      }
      animator?.pauseAnimation()
    case .changed:
      let distance = isOpen ? closedY - openY : openY - closedY
      let fraction = recognizer.translation(in: view).y / distance
      animator?.fractionComplete = max(0, min(1, fraction))
    case .ended, .cancelled:
      let isFlick = abs(recognizer.velocity(in: view).y) > 500
      if !isFlick && (animator?.fractionComplete ?? 0) < 0.5 {
        animator?.isReversed = true
      }
      animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    default:
      break
    }
  }
}
