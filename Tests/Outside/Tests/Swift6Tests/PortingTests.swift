import Testing
import TouchTesting
import UIKit

@testable import Swift6

/// Tests that the code on the PortingFromIOS page behaves as described there.
@MainActor struct PortingTests {
  @Test func sliderSetsTheWidth() throws {
    let pad = PadController()
    let phone = TestPhone(pad)
    // The slider extends from 120 to 300, and its center is at y = 30.
    phone.drag(from: 135, 30, to: 290, 30, over: 0.5)
    #expect(pad.canvas.lineWidth > 15)
    try phone.finish()
  }

  @Test("Fingers paint into an image, and the button clears it")
  func painting() throws {
    let pad = PadController()
    let phone = TestPhone(pad)
    phone.drag(from: 40, 180, to: 200, 280, over: 0.2)
    #expect(pad.canvas.image?.size == CGSize(width: 320, height: 400))
    phone.finger(1).down(at: 60, 30).up()
    #expect(pad.canvas.image == nil)
    try phone.finish()
  }

  @Test("Two taps call the recognizer's method")
  func tapping() throws {
    let pad = PadController()
    let phone = TestPhone(pad)
    for _ in 1...2 { phone.finger(1).down(at: 100, 280).up() }
    #expect(pad.canvas.backgroundColor == .yellow)
    try phone.finish()
  }

  @Test("A stored selector calls its method")
  func storedSelector() {
    let maker = ButtonMaker()
    let button = maker.make()
    button.sendActions(for: .touchUpInside)
    #expect(maker.presses == 1)
    button.removeTarget(maker, action: maker.action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(maker.presses == 1)
  }

  @Test("Queues, tasks and timers follow the phone's clock")
  func clock() throws {
    let pulse = PulseController()
    let phone = TestPhone(pulse)
    #expect(pulse.beats.isEmpty)
    phone.after(0.6)
    #expect(pulse.beats == ["queue"])
    phone.after(0.6)
    #expect(pulse.beats == ["queue", "task"])
    phone.after(0.6)
    #expect(pulse.beats == ["queue", "task", "timer"])
    try phone.finish()
  }

  @Test("A layer's animation shows intermediate angles")
  func turning() throws {
    let dial = DialView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let phone = TestPhone(dial)
    dial.turn(to: 1)
    phone.after(0.25)
    let shown = dial.needle.presentation()?.affineTransform() ?? .identity
    // Without a timing function, an animation is linear: half the angle after half the time.
    #expect(abs(atan2(shown.b, shown.a) - 0.5) < 0.01)
    phone.after(0.5)
    let last = dial.needle.presentation()?.affineTransform() ?? .identity
    #expect(abs(atan2(last.b, last.a) - 1) < 0.001)
    try phone.finish()
  }
}
