import UIKit

// Methods with the same name, distinguished by a cast or by their labels.
class OverloadController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let one = UIButton(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
    one.addTarget(self, action: #selector(touch as () -> Void), for: .touchUpInside)
    let two = UIButton(frame: CGRect(x: 20, y: 80, width: 80, height: 40))
    two.addTarget(
      self,
      action: #selector(OverloadController.touch(_:) as (OverloadController) -> (UIButton) -> ()),
      for: .touchUpInside)
    let three = UIButton(frame: CGRect(x: 20, y: 140, width: 80, height: 40))
    three.addTarget(self, action: #selector(touch(_:with:)), for: .touchUpInside)
    let four = UISlider(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    four.addTarget(self, action: #selector(touch(_:) as (UISlider) -> Void), for: .valueChanged)
    [one, two, three, four].forEach(view.addSubview)
  }

  @objc func touch() { print("touch") }
  @objc func touch(_ button: UIButton) { print("button") }
  @objc(touchSlider:) func touch(_ slider: UISlider) { print("slider") }
  @objc func touch(_ sender: UIControl, with event: UIEvent) { print("event") }
}
