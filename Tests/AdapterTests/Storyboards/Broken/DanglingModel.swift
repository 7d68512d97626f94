import UIKit

/// The interface file uses this class as a view, although it isn't one.
class DanglingModel: NSObject {}

class PlainController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let board = UIStoryboard(name: "Dangling", bundle: nil)
    print("initial", board.instantiateInitialViewController() as Any)
  }
}
