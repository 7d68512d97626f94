import UIKit

/// Passes touches up the responder chain. Each responder logs a line.
class ChainView: UIView {
  let name: String

  init(name: String, frame: CGRect) {
    self.name = name
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("\(name) of \(superview is ChainView ? "a chain view" : "another view")")
    next?.touchesBegan(touches, with: event)
  }
}

class ChainController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let outer = ChainView(name: "outer", frame: CGRect(x: 20, y: 20, width: 280, height: 400))
    let inner = ChainView(name: "inner", frame: outer.bounds.insetBy(dx: 40, dy: 40))
    outer.addSubview(inner)
    view.addSubview(outer)
    var responder: UIResponder? = inner
    var chain: [String] = []
    while let one = responder {
      chain.append(String(describing: type(of: one)))
      responder = one.next
    }
    print(chain.prefix(4).joined(separator: " > "))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("controller")
    super.touchesBegan(touches, with: event)
  }
}
