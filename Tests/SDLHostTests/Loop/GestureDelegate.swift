import UIKit

/// An app whose root view has one recognizer of each UIKit class.
final class GestureDelegate: UIResponder, UIApplicationDelegate, UIGestureRecognizerDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 320, height: 460))
    view.isMultipleTouchEnabled = true
    let (tap, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.left, .right, .up, .down]
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.02
    let (pinch, turn) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    pinch.delegate = self
    for recognizer in [
      tap, double, swipe, press, UIPanGestureRecognizer(), pinch, turn, UIHoverGestureRecognizer(),
    ] {
      recognizer.addTarget(self, action: GestureDelegate.log)
      view.addGestureRecognizer(recognizer)
    }
    let window = UIWindow()
    window.addSubview(view)
    window.makeKeyAndVisible()
    self.window = window
  }

  func log(_ recognizer: UIGestureRecognizer) {
    print(type(of: recognizer), recognizer.state, recognizer.location(in: recognizer.view))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
