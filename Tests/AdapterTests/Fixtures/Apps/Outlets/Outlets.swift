import UIKit

// The controller of a missing storyboard.
class CounterController: UIViewController {
  @IBOutlet private weak var countLabel: UILabel!  // warning: the outlet 'countLabel' has no storyboard: using an empty UILabel
  @IBOutlet weak var pad: PadView? {  // warning: the outlet 'pad' has no storyboard: using an empty PadView
    didSet { print("pad set") }
  }
  @IBOutlet var dots: [UIImageView]!  // warning: the outlets 'dots' have no storyboard: the collection is empty
  @IBOutlet weak var speed: UISlider!  // warning: the outlet 'speed' has no storyboard: using an empty UISlider
  // Code creates these, so they get no placeholders.
  @IBOutlet weak var photo: UIImageView!
  @IBOutlet var badge: UIView!
  @IBInspectable var step: Int = 1
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    countLabel.text = "0"
    speed.value = 0.5
    print("photo", photo == nil, "badge", badge == nil)
    let picture = UIImageView()
    view.addSubview(picture)
    photo = picture
    self.badge = UIView()
    print("dots", dots.count)
  }

  @IBAction func increment(_ sender: UIButton) {  // warning: no storyboard calls the action 'increment': adding a UIButton that does
    count += step
    countLabel.text = "\(count)"
    print("count", count)
  }

  @IBAction func handlePan(_ recognizer: UIPanGestureRecognizer) {  // warning: no storyboard calls the action 'handlePan': adding a UIPanGestureRecognizer that does
    if recognizer.state == .ended { print("panned") }
  }

  @IBAction private func speedChanged(_ slider: UISlider) {
    print("speed")
  }
}

@IBDesignable
class PadView: UIView {
  @IBInspectable var cornerRadius: CGFloat = 4 {
    didSet { layer.cornerRadius = cornerRadius }
  }
  @IBOutlet weak var title: UILabel!  // warning: the outlet 'title' has no storyboard: using an empty UILabel
}
