import CoreGraphics
import Simulator
import Testing
import UIKit

struct WindowInputTranslatorTests {
  // A window twice as wide as the phone: the screen lies from x 160 to 480.
  private var input = WindowInputTranslator(
    mapping: ScreenViewport(
      windowSize: CGSize(width: 640, height: 480), screen: CGSize(width: 320, height: 480)))

  private static let finger = FingerKey(device: 7, finger: 3)

  private mutating func translate(
    _ events: [WindowEvent], at milliseconds: Int64 = 0, now: Int64? = nil
  ) -> [PhoneEvent] {
    let time = AppTime(microseconds: milliseconds * 1000)
    return input.translate(
      events.map { TimedWindowEvent(time, $0) },
      now: AppTime(microseconds: (now ?? milliseconds) * 1000)
    ).map(\.input)
  }

  private static func touch(
    _ action: WindowEvent.Finger.Action, x: CGFloat, y: CGFloat = 0.5,
    _ device: WindowEvent.Finger.Device = .direct, finger: FingerKey = finger
  ) -> WindowEvent {
    .finger(
      WindowEvent.Finger(action, finger, device: device, at: CGPoint(x: x, y: y), pressure: 1))
  }

  private static func change(
    _ kind: TouchChange.Kind, _ type: UITouch.TouchType = .direct, milliseconds: Int64 = 0
  ) -> PhoneEvent {
    .finger(
      TouchChange(
        finger, kind, time: AppTime(microseconds: milliseconds * 1000), pressure: 1, type: type))
  }

  // MARK: - Fingers

  @Test("H-12 a finger lands where the screen is under it")
  mutating func place() {
    #expect(
      translate([Self.touch(.down, x: 0.5)]) == [Self.change(.down(CGPoint(x: 160, y: 240)))])
    #expect(
      translate([Self.touch(.motion, x: 0.625, y: 0.25)])
        == [Self.change(.move(CGPoint(x: 240, y: 120)))])
    #expect(translate([Self.touch(.up, x: 0.625)]) == [Self.change(.up(nil))])
  }

  @Test("H-14 a finger beside the screen is no touch, and moves are brought onto it")
  mutating func letterbox() {
    // 0.25 of 640 is the screen's first column; 0.75 the first one beyond it.
    #expect(translate([Self.touch(.down, x: 0.2499)]) == [])
    #expect(input.fingersDown == [Self.finger])
    _ = translate([Self.touch(.up, x: 0.2499)])
    #expect(translate([Self.touch(.down, x: 0.75)]) == [])
    _ = translate([Self.touch(.up, x: 0.75)])
    #expect(
      translate([Self.touch(.down, x: 0.25)]) == [Self.change(.down(CGPoint(x: 0, y: 240)))])
    #expect(
      translate([Self.touch(.motion, x: 0.9, y: -1)])
        == [Self.change(.move(CGPoint(x: 319, y: 0)))])
  }

  nonisolated static let ignored: [WindowEvent.Finger.Device] = [
    .indirectAbsolute, .indirectRelative,
  ]

  @Test("H-07 touchpads are ignored", arguments: ignored)
  mutating func touchpads(device: WindowEvent.Finger.Device) {
    #expect(translate([Self.touch(.down, x: 0.5, device)]) == [])
    #expect(input.fingersDown.isEmpty)
  }

  @Test("H-08 a touchpad's surface may stand for the screen")
  mutating func touchpadAsScreen() {
    input.acceptsTouchpads = true
    #expect(
      translate([Self.touch(.down, x: 0.25, y: 0.75, .indirectAbsolute)])
        == [Self.change(.down(CGPoint(x: 80, y: 360)), .indirect)])
    #expect(translate([Self.touch(.down, x: 0.25, .indirectRelative)]) == [])
  }

  @Test("H-11 a place that is no number is ignored", arguments: [CGFloat.nan, .infinity])
  mutating func notANumber(x: CGFloat) {
    #expect(translate([Self.touch(.down, x: x)]) == [])
    #expect(input.fingersDown.isEmpty)
  }

  @Test("H-31 fingers that their device has lost are lost, once")
  mutating func reconcile() {
    let other = FingerKey(device: 7, finger: 4)
    _ = translate([Self.touch(.down, x: 0.5), Self.touch(.down, x: 0.6, finger: other)])
    #expect(input.reconcile(knownFingers: [Self.finger, other]) == nil)
    #expect(input.reconcile(knownFingers: [other]) == .cancel([Self.finger]))
    #expect(input.reconcile(knownFingers: [other]) == nil)
    #expect(input.fingersDown == [other])
  }

  // MARK: - The mouse a touchscreen moves along

  @Test("H-50 the pointer's motion says nothing while a finger is down, nor as it lands and lifts")
  mutating func pointerMotion() {
    let motion = WindowEvent.mouseMoved(CGPoint(x: 320, y: 240))
    let moved = PhoneEvent.mouse(.move(CGPoint(x: 160, y: 240)))
    #expect(translate([motion]) == [moved])
    #expect(translate([motion, Self.touch(.down, x: 0.5)]).contains(moved) == false)
    #expect(translate([motion]) == [])
    #expect(translate([Self.touch(.up, x: 0.5), motion]).contains(moved) == false)
    #expect(translate([motion]) == [moved])
  }

  @Test("H-50 a button is let go where the mouse was, not where a finger took the pointer")
  mutating func releaseBesideFinger() {
    _ = translate([.mouseButton(.left, isDown: true, CGPoint(x: 200, y: 100))])
    _ = translate([Self.touch(.down, x: 0.5)], at: 1000)
    #expect(
      translate([.mouseButton(.left, isDown: false, CGPoint(x: 320, y: 240))], at: 1000)
        == [.mouse(.up(.left, CGPoint(x: 40, y: 100)))])
  }

  @Test("H-50 a finger beside the screen keeps the pointer still as well")
  mutating func palm() {
    _ = translate([Self.touch(.down, x: 0.1)])
    #expect(translate([.mouseMoved(CGPoint(x: 320, y: 240))]) == [])
  }

  nonisolated struct Press: Sendable {
    var milliseconds: Int64
    var x: CGFloat
    var isFingers: Bool
  }

  nonisolated static let presses = [
    // The finger lands at (160,240) after 1000 ms; 320 in the window is 160 on the screen.
    Press(milliseconds: 1000, x: 320, isFingers: true),
    Press(milliseconds: 1050, x: 324, isFingers: true),
    Press(milliseconds: 1051, x: 320, isFingers: false),
    Press(milliseconds: 1000, x: 324.01, isFingers: false),
  ]

  @Test(
    "H-50 a button within 50 ms and 4 pt of a finger's landing is the finger's", arguments: presses)
  mutating func strayButton(press: Press) {
    _ = translate([Self.touch(.down, x: 0.5)], at: 1000)
    let place = CGPoint(x: press.x, y: 240)
    let inputs =
      translate([.mouseButton(.left, isDown: true, place)], at: press.milliseconds)
      + translate([.mouseButton(.left, isDown: false, place)], at: press.milliseconds + 200)
    let point = CGPoint(x: press.x - 160, y: 240)
    // No motion brought the pointer there.
    let whole: [PhoneEvent] = [
      .mouse(.move(point)), .mouse(.down(.left, point)), .mouse(.up(.left, point)),
    ]
    #expect(inputs == (press.isFingers ? [] : whole))
  }

  @Test("H-50 such a button may be told before the finger")
  mutating func strayButtonFirst() {
    let press = WindowEvent.mouseButton(.left, isDown: true, CGPoint(x: 321, y: 240))
    #expect(
      translate([press, Self.touch(.down, x: 0.5)])
        == [Self.change(.down(CGPoint(x: 160, y: 240)))])
  }

  // MARK: - Buttons that nobody saw lift

  @Test("H-36 a press that the mouse does not hold any more is lost")
  mutating func lostPress() {
    let place = CGPoint(x: 200, y: 100)
    _ = translate([.mouseButton(.left, isDown: true, place)])
    #expect(input.reconcile(heldButtons: [.left]) == [])
    #expect(
      input.reconcile(heldButtons: []) == [
        .cancel(MouseTouchEmulator.leftButtonFingers), .mouse(.up(.left, CGPoint(x: 40, y: 100))),
      ])
    #expect(input.reconcile(heldButtons: []) == [])
  }

  @Test("H-34 H-36 a press that the focus took along ends when it is found let go")
  mutating func mutedPress() {
    _ = translate([
      .mouseButton(.right, isDown: true, CGPoint(x: 200, y: 100)), .focus(gained: false),
    ])
    #expect(input.reconcile(heldButtons: [.right]) == [])
    #expect(
      input.reconcile(heldButtons: []) == [.mouse(.up(.right, CGPoint(x: 40, y: 100)))])
    #expect(input.reconcile(heldButtons: []) == [])
  }

  // MARK: - Ctrl and chords

  @Test("I-22 Ctrl outside a press counts at once")
  mutating func ctrl() {
    #expect(translate([.key(.ctrl, isDown: true)]) == [.key(.ctrl, isDown: true)])
    #expect(input.nextDue == nil)
  }

  @Test("I-22 Ctrl during a press counts after 150 ms without another key")
  mutating func ctrlInPress() {
    _ = translate([.mouseButton(.left, isDown: true, CGPoint(x: 320, y: 240))], at: 1000)
    #expect(translate([.key(.ctrl, isDown: true)], at: 2000) == [])
    #expect(input.nextDue == AppTime(microseconds: 2_150_000))
    #expect(translate([], now: 2149) == [])
    #expect(translate([], now: 2150) == [.key(.ctrl, isDown: true)])
    #expect(input.nextDue == nil)
  }

  nonisolated static let chords: [WindowEvent] = [
    .otherKey, .key(.q, isDown: true), .key(.ctrl, isDown: false), .focus(gained: false),
  ]

  @Test("I-22 a chord adds no finger", arguments: chords)
  mutating func chord(event: WindowEvent) {
    _ = translate([.mouseButton(.left, isDown: true, CGPoint(x: 320, y: 240))], at: 1000)
    _ = translate([.key(.ctrl, isDown: true)], at: 2000)
    #expect(!translate([event], at: 2100).contains(.key(.ctrl, isDown: true)))
    #expect(translate([], now: 3000) == [])
  }

  @Test("I-22 a move does not hurry Ctrl, and one after its time finds it counted")
  mutating func ctrlAndMoves() {
    let move = WindowEvent.mouseMoved(CGPoint(x: 330, y: 240))
    let moved = PhoneEvent.mouse(.move(CGPoint(x: 170, y: 240)))
    _ = translate([.mouseButton(.left, isDown: true, CGPoint(x: 320, y: 240))], at: 1000)
    _ = translate([.key(.ctrl, isDown: true)], at: 2000)
    #expect(translate([move], at: 2100) == [moved])
    #expect(translate([move], at: 2160) == [.key(.ctrl, isDown: true), moved])
  }

  // MARK: - The window

  @Test("H-40 a new size cancels before places are measured anew")
  mutating func resize() {
    let inputs = translate([
      .mouseMoved(CGPoint(x: 160, y: 0)), .resized(CGSize(width: 320, height: 480)),
      .mouseMoved(CGPoint(x: 160, y: 0)),
    ])
    #expect(
      inputs == [.mouse(.move(.zero)), .resize, .mouse(.move(CGPoint(x: 160, y: 0)))])
  }

  nonisolated static let windowEvents: [(WindowEvent, PhoneEvent)] = [
    (.focus(gained: true), .focus(gained: true)), (.focus(gained: false), .focus(gained: false)),
    (.hidden, .suspend), (.shown, .resume), (.quit, .quit), (.mouseLeft, .mouse(.leave)),
    (.key(.h, isDown: true), .key(.h, isDown: true)),
  ]

  @Test("H-34 H-35 what happens to the window happens to the phone", arguments: windowEvents)
  mutating func window(event: WindowEvent, expected: PhoneEvent) {
    #expect(translate([event]) == [expected])
  }
}
