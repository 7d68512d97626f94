import UIKit

/// No view, though the file says so.
class DanglingModel: NSObject {}

class PlainController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let board = UIStoryboard(name: "Dangling", bundle: nil)
    print("initial", board.instantiateInitialViewController() as Any)
  }
}
