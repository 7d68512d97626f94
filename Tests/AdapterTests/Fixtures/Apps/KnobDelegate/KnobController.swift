import UIKit

class KnobController: UIViewController, KnobDelegate {
  let knob = Knob(frame: CGRect(x: 60, y: 60, width: 200, height: 200))

  override func viewDidLoad() {
    super.viewDidLoad()
    knob.backgroundColor = .lightGray
    knob.delegate = self
    view.addSubview(knob)
  }

  func knob(_ knob: Knob, turnedTo value: CGFloat) { print("turned", Int(value)) }
  func knobWillBegin(_ knob: Knob) { print("begin") }
  func knob(_ knob: Knob, shouldTurnTo value: CGFloat) -> Bool { abs(value) <= 50 }
  var knobColor: UIColor { .green }
}

class QuietController: UIViewController {}

extension QuietController: KnobDelegate {
  func knob(_ knob: Knob, turnedTo value: CGFloat) {}
  func knobDidEnd(_ knob: Knob) { print("end") }
}
