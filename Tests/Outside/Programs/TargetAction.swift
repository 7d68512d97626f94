import UIKit
import UIKit.UIGestureRecognizerSubclass

// Target and action: selectors as written by the source adapter, and custom recognizers.

/// A recognizer with a custom initializer, as in books.
class MoodRecognizer: UIGestureRecognizer {
  var mood = 0

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesEnded = false
  }

  convenience init(mood: Int, target: Any?, action: Selector?) {
    self.init(target: target, action: action)
    self.mood = mood
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > 1 { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .ended
  }
}

/// A recognizer whose only initializer configures it completely.
class DoubleTap: UITapGestureRecognizer {
  init() {
    super.init(target: nil, action: nil)
    numberOfTapsRequired = 2
  }
}

/// A recognizer that wraps a subclass of the tap recognizer.
class CountedTap: UITapGestureRecognizer {
  let count: Int

  init(count: Int, target: Any?, action: Selector?) {
    self.count = count
    super.init(target: target, action: action)
    numberOfTapsRequired = count
  }
}

class TargetController: UIViewController {
  let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(control)
    control.addTarget(self, action: TargetController.pressed.selector, for: .touchDown)
    control.addTarget(
      self, action: Selector("released:forEvent:", TargetController.released(_:event:)),
      for: [.touchUpInside, .touchUpOutside])
    control.addTarget(
      nil, action: Selector("chained:", TargetController.chained(_:)), for: .touchUpInside)
    let mood = MoodRecognizer(
      mood: 3, target: self, action: Selector("felt:", TargetController.felt(_:)))
    let twice = DoubleTap()
    twice.addTarget(self, action: Selector("twice", TargetController.twice))
    view.addGestureRecognizer(mood)
    view.addGestureRecognizer(twice)
    view.addGestureRecognizer(
      CountedTap(count: 1, target: self, action: Selector("once", TargetController.once)))
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: TargetController.tapped))
  }

  enum pressed {
    static var selector: Selector { Selector("pressed", TargetController.press) }
  }

  func press() { calls.append("press") }
  func released(_ sender: UIControl, event: UIEvent) {
    calls.append("release \(event.type.rawValue)")
  }
  func chained(_ sender: Any) { calls.append("chained") }
  func felt(_ recognizer: MoodRecognizer) { calls.append("felt \(recognizer.mood)") }
  func twice() { calls.append("twice") }
  func once() { calls.append("once") }
  func tapped(_ sender: UITapGestureRecognizer) { calls.append("tapped") }
}

/// A nonisolated helper as a target.
class PlainTarget: NSObject {
  var count = 0
  func tapped() { count += 1 }
}
