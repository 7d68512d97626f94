import Testing
import TouchTesting
import UIKit

@testable import Swift6

@MainActor struct TargetActionTests {
  let controller = TargetController()

  @Test("Selectors that contain methods are called with the sender and the event")
  func control() throws {
    let phone = TestPhone(controller)
    controller.view.gestureRecognizers = nil
    phone.finger(1).down(at: 50, 30).up()
    #expect(controller.calls == ["press", "release 0", "chained"])
    try phone.finish()
  }

  @Test("Recognizers with their own initializers call their targets")
  func recognizers() throws {
    let phone = TestPhone(controller)
    controller.control.isUserInteractionEnabled = false
    phone.finger(1).down(at: 50, 30).up()
    #expect(controller.calls == ["felt 3"])
    controller.view.gestureRecognizers?.removeFirst()
    phone.finger(1).after(1).down(at: 50, 30).up()
    #expect(controller.calls.dropFirst().sorted() == ["once"])
    try phone.finish()
  }

  @Test("A nonisolated target is called")
  func plainTarget() throws {
    let target = PlainTarget()
    let view = UIView()
    view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: PlainTarget.tapped))
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: target, action: Selector("tapped", PlainTarget.tapped)))
    let phone = TestPhone(view)
    phone.finger(1).down(at: 50, 50).up()
    #expect(target.count == 1)
    try phone.finish()
  }

  @Test("A target and action are added only once, and can be removed by name or all at once")
  func removal() {
    let control = UIControl()
    let target = PlainTarget()
    let action = Selector("tapped", PlainTarget.tapped)
    control.addTarget(target, action: action, for: .touchDown)
    control.addTarget(target, action: action, for: .touchUpInside)
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(target.count == 1)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["tapped"])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    control.removeTarget(target, action: Selector("other"), for: .allEvents)
    #expect(control.allTargets == [target])
    control.removeTarget(target, action: "tapped", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.count == 1)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
  }
}
