import UIKit

class Wide: UIControl {
  func connect() {
    addTarget(self, action: #selector(three(_:_:_:)), for: .touchDown)  // error: 'three' has more than two parameters: call it from a method with fewer
  }

  @objc func three(_ a: Any, _ b: Any, _ c: Any) {}
}
