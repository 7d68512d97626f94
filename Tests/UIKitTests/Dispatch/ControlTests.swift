import Testing
import TouchTesting
import UIKit

struct ControlTests {
  /// A target that logs a control's actions.
  final class Target: UIResponder {
    func plain() { print("plain") }
    func sender(_ control: UIControl) { print("sender") }
    func senderAndEvent(_ control: UIControl, _ event: UIEvent?) {
      print("event \(event?.allTouches?.count ?? 0)")
    }
    func wrongSender(_ window: UIWindow) { print("never") }
  }

  let view = LoggingView()
  let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let loggers: [EventLogger]

  init() {
    view.addSubview(control)
    loggers = EventLogger.makeLoggers(for: control)
  }

  @Test("C-43 a control turns touches into events and does not forward them")
  func events() {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10).move(to: 20, 10).up()
    phone.finger(1).after(0.1).down(at: 10, 10)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    phone.finger(1).move(to: 180, 10)
    #expect(control.isTracking && !control.isTouchInside && !control.isHighlighted)
    phone.finger(1).move(to: 190, 10).move(to: 169, 10).move(to: 170, 10).up()
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    phone.finger(1).after(1).down(at: 10, 10)
    phone.cancel()
    #expect(
      phone.log.text == """
        down
        inside
        up inside
        down
        repeat
        outside
        exit
        outside
        inside
        enter
        outside
        exit
        up outside
        down
        cancel
        """)
  }

  @Test("C-43 touches that a disabled control does not handle go to the next responder")
  func disabled() {
    let phone = TestPhone(view)
    control.isEnabled = false
    phone.finger(1).down(at: 10, 10).move(to: 20, 10)
    control.isEnabled = true
    phone.finger(1).up()
    #expect(phone.log.text == "view began 1 (10,10)\nview moved 1 (20,10)\nview ended 1 (20,10)")
  }

  @Test("C-43 disabling a control during a touch ends tracking without forwarding")
  func disabledInTouch() {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    control.isEnabled = false
    #expect(!control.isTracking)
    phone.finger(1).move(to: 20, 10).up()
    #expect(phone.log.text == "down\ncancel")
  }

  @Test("C-43 a control can decline a touch when it begins or later")
  func declining() {
    final class DecliningControl: UIControl {
      var begins = false
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        print("begin")
        return begins
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        print("continue")
        return touch.location(in: self).x < 50
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { print("end") }
      override func cancelTracking(with event: UIEvent?) { print("cancelled") }
    }
    let declining = DecliningControl(frame: control.frame)
    view.addSubview(declining)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10).move(to: 20, 10).up()
    declining.begins = true
    phone.finger(1).down(at: 10, 10).move(to: 20, 10).move(to: 60, 10).move(to: 20, 10).up()
    phone.finger(1).down(at: 10, 10).up()
    phone.finger(1).down(at: 10, 10)
    phone.cancel()
    #expect(
      phone.log.text.split(separator: "\n") == [
        "begin", "begin", "continue", "continue", "end", "begin", "end", "begin", "cancelled",
      ])
  }

  @Test("C-43 targets are called in order, with or without sender and event, and are not retained")
  func targets() {
    let phone = TestPhone(view)
    let button = UIControl(frame: control.frame)
    view.addSubview(button)
    let target = Target()
    button.addTarget(target, action: Target.plain, for: [.touchDown, .touchUpInside])
    button.addTarget(target, action: Target.sender, for: .touchDown)
    button.addTarget(target, action: Target.senderAndEvent, for: .touchDown)
    button.addTarget(target, action: Target.wrongSender, for: .touchDown)
    do {
      let lost = EventLogger("lost")
      button.addTarget(lost, action: EventLogger.log, for: .touchDown)
    }
    phone.finger(1).down(at: 10, 10).up()
    button.sendActions(for: .touchDown)
    button.removeTarget(target, action: nil, for: .touchDown)
    phone.finger(1).after(1).down(at: 10, 10).up()
    button.removeTarget(nil, action: nil, for: .allEvents)
    phone.finger(1).after(1).down(at: 10, 10).up()
    #expect(
      phone.log.text.split(separator: "\n") == [
        "plain", "sender", "event 1", "plain", "plain", "sender", "event 0", "plain",
      ])
  }

  @Test("C-43 a control's state combines its flags; raw values match Apple's")
  func state() {
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    #expect(control.state.rawValue == 0b110)
    control.isHighlighted = true
    #expect(control.state.rawValue == 0b111)
    #expect(EventLogger.names.map(\.0.rawValue) == (0...8).map { 1 << $0 })
  }

  @Test("C-43 a target that is added for more events is called for all of them, once per event")
  func moreEvents() {
    let (phone, target, control) = (TestPhone(view), Target(), UIControl())
    // Two references to a method cannot be compared, but two selectors can.
    for event in [UIControl.Event.touchDown, .touchCancel] {
      control.addTarget(target, action: Selector("plain", Target.plain), for: event)
    }
    #expect(control.allControlEvents == [.touchDown, .touchCancel])
    control.sendActions(for: [.touchDown, .touchCancel])
    control.sendActions(for: .touchCancel)
    #expect(phone.log == "plain\nplain")
  }

  @Test("C-43 a control lists its targets, and the names of a target's methods")
  func listsTargets() {
    let (target, logger, control) = (Target(), EventLogger("logger"), UIControl())
    control.addTarget(target, action: Selector("plain", Target.plain), for: .touchDown)
    control.addTarget(target, action: Selector("press"), for: .touchDown)
    control.addTarget(nil, action: Selector("log"), for: .touchDown)
    control.addTarget(EventLogger("released"), action: EventLogger.log, for: .touchDown)
    control.addTarget(logger, action: EventLogger.log, for: .touchDown)
    control.addAction(UIAction { _ in }, for: .touchDown)
    #expect(control.allTargets.count == 3)
    #expect(control.allTargets.contains(target))
    #expect(control.allTargets.contains { $0.base is NSNull })
    #expect(control.allTargets.contains(ObjectIdentifier(logger)))
    #expect(
      control.actions(forTarget: target, forControlEvent: .touchDown) == ["plain", "press"])
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == ["log"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
  }

  @Test("C-43 a control's primary action is performed for primaryActionTriggered")
  func primaryAction() {
    let phone = TestPhone(view)
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in print("action") })
    control.sendActions(for: .touchDown)
    #expect(phone.log == "")
    control.sendActions(for: .primaryActionTriggered)
    #expect(phone.log == "action")
    #expect(UIControl(frame: .zero, primaryAction: nil).allControlEvents == [])
  }

  @Test("C-43 a disabled control forwards each finger's touches, even if it missed another's end")
  func forwardsSeveral() {
    final class Forgetful: UIControl {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { $0.location(in: self).x < 50 }) { return }
        super.touchesEnded(touches, with: event)
      }
    }
    let control = Forgetful(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
    control.isEnabled = false
    control.isMultipleTouchEnabled = true
    view.addSubview(control)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 210, 210)
    phone.finger(2).down(at: 290, 290)
    phone.finger(1).up()
    phone.finger(2).move(to: 280, 290).up()
    phone.finger(1).down(at: 280, 210)
    #expect(
      phone.log.text == """
        view began 1 (210,210)
        view began 2 (290,290)
        view moved 2 (280,290)
        view ended 2 (280,290)
        view began 1 (280,210)
        """)
  }
}
