import UIKit

/// A controller whose view has a named pinch, an unnamed tap, and two pans of the same class.
final class GestureController: UIViewController {
  override func viewDidLoad() {
    let pinch = UIPinchGestureRecognizer()
    pinch.name = "pinch"
    view.gestureRecognizers = [pinch, UITapGestureRecognizer()]
    for _ in 0..<2 {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      box.addGestureRecognizer(UIPanGestureRecognizer())
      view.addSubview(box)
    }
  }
}
