import UIKit

class DelayedView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    perform(#selector(ring(_:)), with: "bell", afterDelay: 0.5)
    NSObject.cancelPreviousPerformRequests(
      withTarget: self, selector: #selector(stop), object: nil)
    perform(#selector(stop))
    if responds(to: #selector(stop)) { print("responds") }
    autoreleasepool { print("pool") }
  }

  @objc func ring(_ name: String) { print("ring", name) }
  @objc func stop() { print("stop") }
}
