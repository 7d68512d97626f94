package import UIKit

/// A controller that logs its touches.
package final class LogController: UIViewController {
  package override func viewDidLoad() {
    view.isMultipleTouchEnabled = true
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("began", touches)
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("moved", touches)
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("ended", touches)
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("cancelled", touches)
  }

  private func log(_ word: String, _ touches: Set<UITouch>) {
    let places = touches.ordered.map { touch in
      let point = touch.location(in: view)
      return String(format: "%.0f,%.0f", point.x, point.y)
    }
    NSLog("%s %s", word, places.joined(separator: " "))
  }
}
