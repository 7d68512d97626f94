import Simulator
import Testing
import TouchTesting

@testable import UIKit

/// Actions that are due but cannot be called.
struct UncalledActionTests {
  final class Target: NSObject {
    private(set) var calls = 0
    func press() { calls += 1 }
  }

  /// `self` in a property's initial value is the class's method `self`.
  private let method: (Target) -> () -> Target = { target in { target } }

  private let press = Selector("press", Target.press)

  private func button() -> UIButton {
    UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  /// Returns the messages in explanations.
  private func messages(_ log: ExplanationLog) -> [String] {
    log.explanations.compactMap { if case .uncalled(let text, _) = $0 { text } else { nil } }
  }

  @Test(
    "C-47 a target that no longer exists causes one warning, which also appears in explanations"
  )
  func goneTarget() {
    let button = button()
    do {
      let target = Target()
      button.addTarget(target, action: press, for: .allTouchEvents)
    }
    let phone = TestPhone(button)
    let log = ExplanationLog(phone)
    phone.tap(at: 50, 50)
    phone.tap(at: 50, 50)
    let message =
      "\(button.traceName): the action press calls nothing: its target no longer exists; "
      + "store the target in a property"
    #expect(phone.warnings == [message])
    #expect(messages(log) == [message])
    #expect(
      log.explanations.contains(.uncalled(message, fingers: [1])), "the finger is named")
  }

  @Test("C-47 `self` in a property's initial value is a function and causes one warning")
  func functionTarget() {
    let button = button()
    button.addTarget(method, action: press, for: .touchDown)
    let phone = TestPhone(button)
    phone.tap(at: 50, 50)
    #expect(phone.warnings.count == 1)
    #expect(
      phone.warnings.first?.hasSuffix(
        "the action press calls nothing: its target is a function: in the initial value of a "
          + "property, `self` is not yet the object; make the property `lazy var`, with a type")
        == true, "\(phone.warnings)")
  }

  @Test("C-47 objects and classes are valid targets, but other values are not")
  func values() {
    #expect(TargetAction.fault(of: 3) == "its target is of type Int; expected an object")
    #expect(TargetAction.fault(of: Target()) == nil)
    #expect(TargetAction.fault(of: Target.self) == nil)
    #expect(TargetAction.fault(of: UIView() as Any) == nil)
  }

  @Test("C-47 without a target, the chain is searched; a missing method causes one warning")
  func chain() {
    let button = button()
    button.addTarget(nil, action: press, for: .touchDown)
    let phone = TestPhone(button)
    phone.tap(at: 50, 50)
    phone.tap(at: 50, 50)
    #expect(
      phone.warnings == [
        "\(button.traceName): the action press calls nothing: no responder in the chain has "
          + "the method"
      ])
    let named = self.button()
    named.addTarget(nil, action: Selector("press"), for: .touchDown)
    let other = TestPhone(named)
    other.tap(at: 50, 50)
    #expect(other.warnings.first?.hasSuffix("its selector has only a name") == true)
  }

  @Test(
    "C-47 a recognizer with no target, a released target or a name-only selector causes a warning"
  )
  func recognizers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let target = Target()
    var lost: Target? = Target()
    for (object, action) in [
      (nil, press), (lost, press), (target, Selector("press")), (target, press),
    ] {
      let tap = UITapGestureRecognizer(target: object, action: action)
      tap.delegate = simultaneous
      view.addGestureRecognizer(tap)
    }
    lost = nil
    let phone = TestPhone(view)
    let log = ExplanationLog(phone)
    phone.tap(at: 50, 50)
    phone.tap(at: 50, 50)
    #expect(target.calls == 2)
    #expect(phone.warnings.count == 3)
    #expect(messages(log) == phone.warnings)
    #expect(phone.warnings[0].hasSuffix("it has no target; expected an object"))
    #expect(
      phone.warnings[1].hasSuffix("its target no longer exists; store the target in a property"))
    #expect(
      phone.warnings[2].hasPrefix("Target: press cannot be called because its selector has only"))
  }

  private final class Simultaneous: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith _: UIGestureRecognizer
    ) -> Bool { true }
  }
  private let simultaneous = Simultaneous()

  @Test("C-47 a timer whose target is a function causes a warning when it fires")
  func timer() {
    let phone = TestPhone(UIView())
    let timer = Timer.scheduledTimer(
      timeInterval: 0.1, target: method, selector: press, userInfo: nil, repeats: true)
    phone.device.step(to: AppTime(seconds: 0.25))
    timer.invalidate()
    #expect(phone.warnings.count == 1)
    #expect(
      phone.warnings.first?.hasPrefix(
        "Timer: the action press calls nothing: its target is a function")
        == true)
  }
}
