import UIKit

/// A container that passes touches through, except touches on its subviews.
class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}

/// A button whose touch area is larger than its visible area.
class GenerousButton: UIButton {
  var hitInsets = UIEdgeInsets(top: -20, left: -20, bottom: -20, right: -20)

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.inset(by: hitInsets).contains(point)
  }
}

class BackdropView: UIView {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("backdrop")
  }
}

class PassThroughController: UIViewController {
  let overlay = PassThroughView()
  let button = GenerousButton(type: .system)

  override func loadView() {
    view = BackdropView(frame: UIScreen.main.bounds)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    overlay.frame = view.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
    button.setTitle("Press", for: .normal)
    button.frame = CGRect(x: 140, y: 200, width: 40, height: 40)
    button.addTarget(self, action: PassThroughController.pressed, for: .touchUpInside)
    overlay.addSubview(button)
  }

  func pressed() {
    print("button")
  }
}
