import UIKit

class NamedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("moveFrom:to:", x: 0)
    add("paintWithSender:", x: 60)
    add("renamed:", x: 120)
    add("pressedForButton:", x: 180)
    add("missing:", x: 240)  // warning: no method has the Objective-C name 'missing:': the selector calls nothing
  }

  private func add(_ action: Selector, x: CGFloat) {
    let button = UIButton(frame: CGRect(x: x, y: 0, width: 50, height: 50))
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }

  func connect(_ button: UIButton) {
    button.addTarget(self, action: Selector("moveFrom:to:"), for: .touchUpInside)
    button.addTarget(self, action: Selector(("paintWithSender:")), for: .touchUpInside)
    button.addTarget(self, action: "renamed:", for: .touchUpInside)
    button.addTarget(self, action: NSSelectorFromString("pressedForButton:"), for: .touchUpInside)
  }

  @objc func move(from sender: UIButton, to event: UIEvent) { print("move") }
  @objc func paint(sender: UIButton) { print("paint") }
  @objc(renamed:) func swiftName(_ sender: Any) { print("renamed") }
  @objc func pressed(forButton button: UIButton) { print("pressed") }
}
