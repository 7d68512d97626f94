import UIKit

// Delayed performs, timers and notifications with selectors, as in code that predates blocks.

extension Notification.Name {
  static let scoreChanged = Notification.Name("scoreChanged")
}

/// Distinguishes a single tap from a double tap with a delayed perform, as in older books.
class TapDelayView: UIView {
  var calls: [String] = []
  let eraseAction = Selector("erase:", TapDelayView.erase(_:))
  let singleAction = Selector("single", TapDelayView.single)

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if touch.tapCount == 1 {
      perform(singleAction, with: nil, afterDelay: 0.3)
    } else {
      NSObject.cancelPreviousPerformRequests(withTarget: self, selector: singleAction, object: nil)
      calls.append("double")
      self.perform(eraseAction, with: "double", afterDelay: 1.6)
    }
  }

  func single() { calls.append("single") }
  func erase(_ name: String) { calls.append("erase \(name)") }
}

/// A nonisolated model that is not a view.
class ScoreModel: NSObject {
  var score = 0 {
    didSet { NotificationCenter.default.post(name: .scoreChanged, object: self) }
  }
}

class ScoreController: UIViewController {
  let model = ScoreModel()
  var seen: [Int] = []
  var timer: Timer?
  var link: CADisplayLink?
  var ticks = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: Selector("changed:", ScoreController.changed(_:)), name: .scoreChanged,
      object: model)
    timer = Timer.scheduledTimer(
      timeInterval: 0.5, target: self, selector: Selector("tick:", ScoreController.tick(_:)),
      userInfo: nil, repeats: true)
    link = CADisplayLink(target: self, selector: Selector("frame:", ScoreController.frame(_:)))
    link?.add(to: .main, forMode: .common)
  }

  func changed(_ notification: Notification) {
    if let model = notification.object as? ScoreModel { seen.append(model.score) }
  }

  func tick(_ timer: Timer) {
    model.score += 1
    if model.score == 3 { timer.invalidate() }
  }

  func frame(_ link: CADisplayLink) {
    ticks += 1
    if ticks == 6 { link.invalidate() }
  }

  func stopListening() {
    NotificationCenter.default.removeObserver(self)
  }

  func ask(_ other: NSObject) -> Bool {
    return other.responds(to: Selector("changed:", ScoreController.changed(_:)))
  }
}
