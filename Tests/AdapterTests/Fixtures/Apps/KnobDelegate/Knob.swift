import UIKit

@objc protocol KnobDelegate: AnyObject {
  func knob(_ knob: Knob, turnedTo value: CGFloat)
  @objc optional func knobWillBegin(_ knob: Knob)
  @objc optional func knob(
    _ knob: Knob, shouldTurnTo value: CGFloat
  ) -> Bool
  @objc optional var knobColor: UIColor { get }
  @objc optional func knobDidEnd(_ knob: Knob)
  @objc optional func title(for knob: Knob) -> String?
}

class Knob: UIView {
  @objc weak var delegate: KnobDelegate?
  private(set) var value: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    delegate?.knobWillBegin?(self)
    backgroundColor = delegate?.knobColor ?? .gray
    if let name = delegate?.title?(for: self) { print("title", name) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let turn = touch.location(in: self).x - touch.previousLocation(in: self).x
    if delegate?.knob?(self, shouldTurnTo: value + turn) ?? true {
      value += turn
      delegate?.knob(self, turnedTo: value)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let ended = delegate?.knobDidEnd { ended(self) }
    if delegate?.responds(to: #selector(KnobDelegate.knobDidEnd(_:))) == true {
      print("has an end")
    }
    if delegate?.knobColor?.cgColor != nil { print("has a color") }
  }
}
