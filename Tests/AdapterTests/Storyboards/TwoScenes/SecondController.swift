import UIKit

class PaintView: UIView {
  // A reference cycle from the controller through its view and back.
  @IBOutlet weak var owner: SecondController?
  @IBOutlet weak var me: PaintView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("touch", me === self, owner?.paintView === self)
    owner?.dismiss(animated: false)
  }
}

class SecondController: UIViewController {
  @IBOutlet var paintView: PaintView!
  var text = ""

  override func awakeFromNib() {
    super.awakeFromNib()
    print("second awake", isViewLoaded)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("second loaded", text, view === paintView, view.bounds.height)
  }
}
