import UIKit

/// Starts background work after a tap, and receives the result on the main queue.
class MainQueueLoader: UIViewController {
  let spinner = UILabel(frame: CGRect(x: 60, y: 200, width: 200, height: 40))
  private var pending: DispatchWorkItem?

  override func viewDidLoad() {
    super.viewDidLoad()
    spinner.accessibilityIdentifier = "status"
    spinner.text = "idle"
    view.addSubview(spinner)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    spinner.text = "loading"
    DispatchQueue.global(qos: .userInitiated).async {
      let sum = (1...1_000).reduce(0, +)
      DispatchQueue.main.async {
        self.spinner.text = "sum \(sum)"
        print("sum \(sum)")
      }
    }
    pending?.cancel()
    let item = DispatchWorkItem { [weak self] in
      self?.spinner.text = "idle"
      print("idle again")
    }
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
  }
}
