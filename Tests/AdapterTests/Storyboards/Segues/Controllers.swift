// swift-format-ignore-file: NeverForceUnwrap
// Apps unwrap the outlets that their storyboards fill.

import UIKit

class ListController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("list loaded", children.count, (view.subviews[0] as! UIButton).currentTitle!)
    print("bar", navigationController!.navigationBar.topItem!.title!)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    print("prepare", segue.identifier ?? "nil", type(of: sender ?? "nobody"))
    if let details = segue.destination as? DetailController { details.number = 42 }
  }

  @IBAction func backToList(_ segue: UIStoryboardSegue) {
    print("back from", (segue.source as! DetailController).number)
    if presentedViewController != nil { print("still presented") }
    if navigationController!.topViewController !== self { print("still pushed") }
  }

  func flip() { performSegue(withIdentifier: "flip", sender: self) }
}

class ChildController: UIViewController {
  @IBAction func tapped(_ tap: UITapGestureRecognizer) {
    print("child", parent is ListController, view.frame)
    (parent as! ListController).flip()
  }
}

class DetailController: UIViewController {
  var number = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    print("details", number)
  }
}

class FlipSegue: UIStoryboardSegue {
  override func perform() {
    print("flip", source is ListController)
    source.present(destination, animated: false)
  }
}
