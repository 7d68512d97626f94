import Testing
import TouchTesting
import UIKit

struct HoverTests {
  let view = LoggingView()
  let box = LoggingView("box", frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  let delegate = RecordingDelegate()

  init() {
    view.addSubview(box)
  }

  private func phoneWithRecognizers() -> TestPhone {
    let phone = TestPhone(view)
    delegate.watch(UIHoverGestureRecognizer(), "inner", on: box)
    delegate.watch(UIHoverGestureRecognizer(), "outer", on: view)
    return phone
  }

  @Test(
    "D-41 a hover begins when the pointer enters, changes when it moves, and ends when it leaves")
  func hovers() {
    let phone = phoneWithRecognizers()
    phone.mouse.move(to: 110, 120).move(to: 115, 120).move(to: 10, 20)
    phone.mouse.move(to: 400, 20)
    #expect(
      phone.log.text == """
        inner began! (10,20)
        outer began! (110,120)
        inner changed! (15,20)
        outer changed! (115,120)
        inner ended! (15,20)
        outer changed! (10,20)
        outer ended! (10,20)
        """)
  }

  @Test("D-41 a press ends the hover; the next motion after the release begins a new hover")
  func press() {
    let phone = phoneWithRecognizers()
    phone.mouse.move(to: 10, 20).down()
    phone.mouse.move(to: 12, 20).up().move(to: 13, 20)
    #expect(
      phone.log.lines.map(\.text).filter { $0.hasPrefix("outer") } == [
        "outer began! (10,20)", "outer ended! (10,20)", "outer began! (13,20)",
      ])
  }

  @Test("D-41 fingers do not hover, and the pointer does not hover while a finger is down")
  func fingers() {
    let phone = phoneWithRecognizers()
    phone.finger(1).down(at: 10, 20).move(to: 12, 20)
    phone.mouse.move(to: 30, 20)
    phone.finger(1).up()
    #expect(!phone.log.text.contains("outer"))
    phone.mouse.move(to: 31, 20)
    phone.finger(1).down(at: 110, 120)
    #expect(
      phone.log.lines.map(\.text).filter { $0.hasPrefix("outer") } == [
        "outer began! (31,20)", "outer ended! (31,20)",
      ])
  }

  @Test("D-41 I-11 the pointer does not hover while it emulates two fingers")
  func twoFingers() {
    let phone = phoneWithRecognizers()
    phone.mouse.move(to: 10, 20)
    phone.press(.ctrl)
    phone.mouse.move(to: 12, 20)
    phone.release(.ctrl)
    #expect(phone.log.text == "outer began! (10,20)\nouter ended! (10,20)")
    phone.mouse.move(to: 13, 20)
    #expect(phone.log.lines.last?.text == "outer began! (13,20)")
  }

  @Test("D-41 before the pointer enters, a hover recognizer's location is zero")
  func noPointer() throws {
    let phone = TestPhone(view)
    let recognizer = try #require(UIHoverGestureRecognizer(coder: NSCoder()))
    #expect(recognizer.location(in: view) == .zero)
    delegate.watch(recognizer, "hover", on: view)
    phone.mouse.move(to: 10, 20)
    #expect(phone.log == "hover began! (10,20)")
  }
}
