import UIKit

/// The file uses this class as a view, which it is not.
class DanglingModel: NSObject {}

class PlainController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let board = UIStoryboard(name: "Dangling", bundle: nil)
    print("initial", board.instantiateInitialViewController() as Any)
  }
}
