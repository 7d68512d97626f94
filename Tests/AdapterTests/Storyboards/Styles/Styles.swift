import UIKit

// Properties that projects add to all views to edit them in Interface Builder.
extension UIView {
  @IBInspectable var corner: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
  @IBInspectable fileprivate var secret: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }
}

extension UILabel {
  @IBInspectable var caption: String? {
    get { text }
    set { text = newValue }
  }
}

class StyledView: UIView {
  @IBInspectable var level: Int = 0
}

class StylesController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let objects = UINib(nibName: "Styles", bundle: nil).instantiate(withOwner: nil, options: nil)
    for view in objects.compactMap({ $0 as? UIView }) {
      let text = (view as? UILabel)?.text ?? "none"
      print(view.corner, text, (view as? StyledView)?.level ?? 0, view.secret)
    }
  }
}
