import UIKit

class KeypadController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for digit in 1...3 {
      let key = UIButton(frame: CGRect(x: digit * 60, y: 20, width: 50, height: 50))
      key.tag = digit
      key.setTitle("\(digit)", for: .normal)
      key.addTarget(self, action: #selector(pressed(_:)), for: .touchDown)
      key.addTarget(self, action: #selector(released), for: .touchUpInside)
      view.addSubview(key)
    }
  }

  @objc func pressed(_ sender: Any) {
    print("pressed", (sender as AnyObject).tag)
  }

  @objc func released(_ sender: AnyObject) {
    print("released", sender.tag, sender.isKind(of: UIButton.self))
  }
}
