import UIKit

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let application = UIApplication.shared.delegate as? AppDelegate
    let scene = view.window?.windowScene?.delegate as? SceneDelegate
    print("scene touched", application?.score ?? 0, scene?.window === view.window)
  }
}
