import UIKit

class ConstraintController: UIViewController {
  @IBOutlet weak var bar: UIView!
  @IBOutlet weak var middle: UIView!
  @IBOutlet private weak var barHeight: NSLayoutConstraint!

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("bar", bar.frame)
    print("middle", middle.frame)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    barHeight.constant = 20
    view.layoutIfNeeded()
    print("bar", bar.frame.height, "middle", middle.bounds.size)
  }
}
