import UIKit

class Stroke: NSObject {
  @NSManaged var width: CGFloat  // error: @NSManaged requires Core Data, which is missing: give the property a value
}

extension UIView {
  @objc func setUp() {}
}

class Round: UIView {
  override func setUp() {}  // error: 'setUp' is a method of an extension of UIView, which cannot be overridden: declare it in a subclass of UIView
}

class Plain: UIViewController {
  @IBOutlet weak var label: UILabel!  // warning: the outlet 'label' has no storyboard: using an empty UILabel
  @IBAction func go(_ sender: Any) {}  // warning: no storyboard calls the action 'go': adding a UIButton that does
}
