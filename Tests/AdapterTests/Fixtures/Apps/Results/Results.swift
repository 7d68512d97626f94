import UIKit

// Class methods, and methods with results.
class Log: NSObject {
  @objc class func write(_ sender: UIButton) { print("class method") }
  @objc static func tick() { print("static method") }
}

class ResultController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 50))
    button.addTarget(Log.self, action: #selector(Log.write(_:)), for: .touchUpInside)
    button.addTarget(self, action: #selector(toggle), for: .touchUpInside)
    button.addTarget(self, action: #selector(add(_:)), for: .touchUpInside)
    view.addSubview(button)
    Timer.scheduledTimer(
      timeInterval: 0.2, target: Log.self, selector: #selector(Log.tick), userInfo: nil,
      repeats: false)
  }

  @discardableResult @objc func toggle() -> Bool {
    print("toggle")
    return true
  }

  @objc func add(_ sender: UIButton, times: Int = 2) -> Int {
    times
  }

  @objc func add(_ sender: UIButton) -> Int {
    print("add")
    return 3
  }
}
