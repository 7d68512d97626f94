import UIKit

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("scene touched")
  }
}
