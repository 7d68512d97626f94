// swift-format-ignore-file: NeverForceUnwrap
// Apps unwrap the outlets that their storyboards fill.

import UIKit

@IBDesignable
class BaseBadge: UIView {
  @IBInspectable var level: Int = 0 {
    didSet { print("level", level, label == nil) }
  }
  @IBOutlet weak var label: UILabel!
}

class BadgeView: BaseBadge {
  @IBInspectable private var stripe: UIColor?
  @IBInspectable fileprivate var caption: String = ""
  @IBInspectable var inset: CGSize = .zero

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    print("init", bounds.size, subviews.count, level)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    fatalError("made without the file")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    print(
      "awake", label.text!.split(separator: "\n").count, label.font.pointSize, level, caption, inset
    )
    print(
      "layer", layer.cornerRadius, layer.masksToBounds, stripe == .red, isExclusiveTouch,
      label.isUserInteractionEnabled)
    print("color", label.textColor == UIColor(red: 0, green: 0.5, blue: 0.25, alpha: 1))
  }
}

class BadgeModel: NSObject {
  @IBOutlet var badge: BadgeView!
}

class BadgeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let objects = UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil, options: nil)
    let badge = objects.compactMap { $0 as? BadgeView }.first!
    view.addSubview(badge)
    let model = objects[1] as! BadgeModel
    print("objects", objects.count, model.badge === badge)
  }
}
