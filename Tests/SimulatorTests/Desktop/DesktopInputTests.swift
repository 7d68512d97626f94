import CoreGraphics
import ScriptSupport
import Simulator
import Testing
import UIKit

/// The conversion of a window's events to phone events.
struct DesktopInputTests {
  // A window twice as wide as the phone. The screen extends from x = 160 to 480.
  private var input = DesktopInput(
    viewport: ScreenViewport(
      windowSize: CGSize(width: 640, height: 480), screen: CGSize(width: 320, height: 480)))

  private static let finger = FingerKey(device: 7, finger: 3)

  private mutating func translate(
    _ events: [WindowEvent], at milliseconds: Int64 = 0, now: Int64? = nil
  ) -> [PhoneEvent] {
    let time = AppTime(microseconds: milliseconds * 1000)
    let now = AppTime(microseconds: (now ?? milliseconds) * 1000)
    input.translate(events.map { Timed(time, $0) }, from: .zero, to: now)
    return input.takeEvents().map(\.event)
  }

  /// Translates events and returns only the finger changes, in the contract's notation.
  private mutating func fingers(
    _ events: [WindowEvent], at milliseconds: Int64 = 0, now: Int64? = nil
  ) -> [String] {
    translate(events, at: milliseconds, now: now).compactMap {
      if case .touches(let changes) = $0 { FingerNotation.located(changes) } else { nil }
    }
  }

  private static func touch(
    _ action: WindowEvent.Finger.Action, x: CGFloat, y: CGFloat = 0.5,
    _ device: WindowEvent.Finger.Device = .direct, finger: FingerKey = finger
  ) -> WindowEvent {
    .finger(
      WindowEvent.Finger(action, finger, device: device, at: CGPoint(x: x, y: y), pressure: 1))
  }

  private static func change(
    _ kind: TouchChange.Kind, _ type: UITouch.TouchType = .direct
  ) -> PhoneEvent {
    .touches([TouchChange(finger, kind, pressure: 1, type: type)])
  }

  // MARK: - Fingers

  @Test("H-12 a finger lands at the screen location under it")
  mutating func location() {
    #expect(
      translate([Self.touch(.down, x: 0.5)]) == [Self.change(.down(CGPoint(x: 160, y: 240)))])
    #expect(
      translate([Self.touch(.motion, x: 0.625, y: 0.25)])
        == [Self.change(.move(CGPoint(x: 240, y: 120)))])
    #expect(translate([Self.touch(.up, x: 0.625)]) == [Self.change(.up(nil))])
  }

  @Test("K-32 the pointer's location is clamped to the range of scripts, even in a tiny window")
  mutating func farPointer() {
    var recorded: [DesktopEvent] = []
    input.viewport.windowSize = CGSize(width: 1, height: 1)
    input.onEvent = { event, _ in recorded.append(event.event) }
    let far = CGPoint(x: CGFloat(Int32.max), y: CGFloat(Int32.min))
    _ = translate([.mouse(.moved(far)), .mouse(.button(.left, isDown: true, far))])
    let point = CGPoint(x: 1_000_000, y: -1_000_000)
    #expect(recorded == [.mouse(.move(point)), .mouse(.down(.left, point))])
  }

  @Test(
    "H-14 a finger that lands outside the screen is ignored; moves are clamped to the screen")
  mutating func letterbox() {
    // 0.25 of 640 is the screen's first column; 0.75 is the first column after it.
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

  @Test("H-08 a touchpad's surface can represent the screen")
  mutating func touchpadAsScreen() {
    input.acceptsTouchpads = true
    #expect(
      translate([Self.touch(.down, x: 0.25, y: 0.75, .indirectAbsolute)])
        == [Self.change(.down(CGPoint(x: 80, y: 360)), .indirect)])
    #expect(translate([Self.touch(.down, x: 0.25, .indirectRelative)]) == [])
  }

  @Test("H-11 nonfinite locations are ignored", arguments: [CGFloat.nan, .infinity])
  mutating func notANumber(x: CGFloat) {
    #expect(translate([Self.touch(.down, x: x)]) == [])
    #expect(input.fingersDown.isEmpty)
  }

  @Test("H-31 fingers lost by their device are reported as lost once")
  mutating func reconcile() {
    let other = FingerKey(device: 7, finger: 4)
    _ = translate([Self.touch(.down, x: 0.5), Self.touch(.down, x: 0.6, finger: other)])
    func lost(_ known: Set<FingerKey>, _ input: inout DesktopInput) -> [PhoneEvent] {
      input.reconcile(knownFingers: known, at: .zero)
      return input.takeEvents().map(\.event)
    }
    #expect(lost([Self.finger, other], &input) == [])
    #expect(lost([other], &input) == [.cancel([Self.finger])])
    #expect(lost([other], &input) == [])
    #expect(input.fingersDown == [other])
  }

  @Test("H-16 a change whose time is before the phone's time gets the phone's time")
  mutating func oldSamples() throws {
    let moves = [(0.5, 900), (0.6, 950), (0.7, 1200)].map { x, microseconds in
      Timed(AppTime(microseconds: Int64(microseconds)), Self.touch(.motion, x: x))
    }
    input.translate(
      moves, from: AppTime(microseconds: 1000), to: AppTime(microseconds: 1500))
    let packet = try #require(input.takeEvents().first)
    guard case .touches(let changes) = packet.event else { return #expect(Bool(false)) }
    #expect(packet.time == AppTime(microseconds: 1200))
    #expect(changes[0].earlierSamples.map(\.time.microseconds) == [1000, 1000])
  }

  // MARK: - Mouse events caused by a touchscreen

  @Test("H-50 pointer motion is ignored from a finger's landing to its lift")
  mutating func pointerMotion() {
    let motion = WindowEvent.mouse(.moved(CGPoint(x: 320, y: 240)))
    let moved = PhoneEvent.hover(CGPoint(x: 160, y: 240))
    #expect(translate([motion]) == [moved])
    #expect(translate([motion, Self.touch(.down, x: 0.5)]).contains(moved) == false)
    #expect(translate([motion]) == [])
    #expect(translate([Self.touch(.up, x: 0.5), motion]).contains(moved) == false)
    #expect(translate([motion]) == [moved])
  }

  @Test("H-50 a button is released at the mouse's location, even if a finger has moved the pointer")
  mutating func releaseBesideFinger() {
    _ = translate([.mouse(.button(.left, isDown: true, CGPoint(x: 200, y: 100)))])
    _ = translate([Self.touch(.down, x: 0.5)], at: 1000)
    #expect(
      fingers([.mouse(.button(.left, isDown: false, CGPoint(x: 320, y: 240)))], at: 1000)
        == ["u0(40,100)"])
  }

  @Test(
    "H-50 a button attributed to a finger and then lost is accepted when pressed again")
  mutating func ignoredButtonLost() {
    _ = translate([Self.touch(.down, x: 0.5)])
    let stray = WindowEvent.mouse(.button(.left, isDown: true, CGPoint(x: 320, y: 240)))
    #expect(fingers([stray]) == [])
    _ = translate([
      Self.touch(.up, x: 0.5), .window(.focus(gained: false)), .window(.focus(gained: true)),
    ])
    #expect(fingers([stray], at: 1000) == ["d0(160,240)"])
    let release = WindowEvent.mouse(.button(.left, isDown: false, CGPoint(x: 320, y: 240)))
    #expect(fingers([release], at: 1000) == ["u0(160,240)"])
  }

  @Test(
    "H-50 a press ignored because of a finger does not block the next press after a release"
  )
  mutating func ignoredButtonReleased() {
    _ = translate([Self.touch(.down, x: 0.5)])
    let press = WindowEvent.mouse(.button(.left, isDown: true, CGPoint(x: 320, y: 240)))
    #expect(fingers([press]) == [])
    _ = translate([Self.touch(.up, x: 0.5)])
    input.reconcile(heldButtons: [], at: .zero)
    #expect(fingers([press], at: 1000) == ["d0(160,240)"])
    let release = WindowEvent.mouse(.button(.left, isDown: false, CGPoint(x: 320, y: 240)))
    #expect(fingers([release], at: 1000) == ["u0(160,240)"])
  }

  @Test("H-50 the pointer is also ignored while a finger is down outside the screen")
  mutating func palm() {
    _ = translate([Self.touch(.down, x: 0.1)])
    #expect(translate([.mouse(.moved(CGPoint(x: 320, y: 240)))]) == [])
  }

  nonisolated struct Press: Sendable {
    var milliseconds: Int64
    var x: CGFloat
    var isFingers: Bool
  }

  nonisolated static let presses = [
    // The finger touches down at (160,240) after 1000 ms. 320 in the window is 160 on the screen.
    Press(milliseconds: 1000, x: 320, isFingers: true),
    Press(milliseconds: 1050, x: 324, isFingers: true),
    Press(milliseconds: 1051, x: 320, isFingers: false),
    Press(milliseconds: 1000, x: 324.5, isFingers: false),
  ]

  @Test(
    "H-50 a button within 50 ms and 4 pt of a finger's landing is attributed to the finger",
    arguments: presses)
  mutating func strayButton(press: Press) {
    _ = translate([Self.touch(.down, x: 0.5)], at: 1000)
    let location = CGPoint(x: press.x, y: 240)
    let events =
      fingers([.mouse(.button(.left, isDown: true, location))], at: press.milliseconds)
      + fingers([.mouse(.button(.left, isDown: false, location))], at: press.milliseconds + 200)
    let x = FingerNotation.number(press.x - 160)
    #expect(events == (press.isFingers ? [] : ["d0(\(x),240)", "u0(\(x),240)"]))
  }

  @Test("H-50 a button reported before its finger is also attributed to the finger")
  mutating func strayButtonFirst() {
    let press = WindowEvent.mouse(.button(.left, isDown: true, CGPoint(x: 321, y: 240)))
    #expect(
      translate([press, Self.touch(.down, x: 0.5)])
        == [Self.change(.down(CGPoint(x: 160, y: 240)))])
  }

  // MARK: - Buttons whose release was not reported

  private mutating func reconcile(_ held: Set<MouseInput.Button>) -> [PhoneEvent] {
    input.reconcile(heldButtons: held, at: .zero)
    return input.takeEvents().map(\.event)
  }

  @Test("H-36 a press is lost if its button is no longer held")
  mutating func lostPress() {
    let point = CGPoint(x: 200, y: 100)
    #expect(fingers([.mouse(.button(.left, isDown: true, point))]) == ["d0(40,100)"])
    #expect(reconcile([.left]) == [])
    #expect(reconcile([]).first == .cancel(MouseTouchEmulator.leftButtonFingers))
    #expect(!input.holdsButton)
    #expect(reconcile([]) == [])
    #expect(fingers([.mouse(.button(.left, isDown: true, point))]) == ["d0(40,100)"])
  }

  @Test("H-34 H-36 a press ended by losing focus stays ignored until its button is released")
  mutating func mutedPress() {
    let press = WindowEvent.mouse(.button(.right, isDown: true, CGPoint(x: 200, y: 100)))
    _ = translate([press, .window(.focus(gained: false))])
    #expect(reconcile([.right]) == [])
    #expect(
      fingers([press, .mouse(.button(.right, isDown: false, .zero))]) == [],
      "the press is still ignored")
    _ = translate([press, .window(.focus(gained: false))])
    #expect(reconcile([]) == [])
    #expect(fingers([press]) == ["d2(40,100)"])
  }

  // MARK: - Ctrl and chords

  private static let ctrlDown = WindowEvent.keyboard(.key(.emulator(.ctrl), isDown: true))
  private static let press = WindowEvent.mouse(
    .button(.left, isDown: true, CGPoint(x: 260, y: 140)))

  @Test("I-22 Ctrl outside of a press takes effect immediately")
  mutating func ctrl() {
    #expect(
      fingers([Self.ctrlDown, Self.press]) == ["d0(100,140) d1(220,340)"])
    #expect(input.nextDue == nil)
  }

  @Test("I-22 Ctrl during a press takes effect after 150 ms if no other key follows")
  mutating func ctrlInPress() {
    _ = translate([Self.press], at: 1000)
    #expect(translate([Self.ctrlDown], at: 2000) == [])
    #expect(input.nextDue == AppTime(microseconds: 2_150_000))
    #expect(translate([], now: 2149) == [])
    #expect(fingers([], now: 2150) == ["d1(220,340)"])
    #expect(input.nextDue == nil)
  }

  nonisolated static let chords: [WindowEvent] = [
    .keyboard(.other), .keyboard(.focus(.left, isDown: true)),
    .keyboard(.key(.shortcut(.h), isDown: true)),
    .keyboard(.key(.shortcut(.q), isDown: false)),
    .keyboard(.key(.emulator(.ctrl), isDown: false)), .window(.focus(gained: false)),
  ]

  @Test("I-22 a key combination does not add a finger", arguments: chords)
  mutating func chord(event: WindowEvent) {
    _ = translate([Self.press], at: 1000)
    _ = translate([Self.ctrlDown], at: 2000)
    #expect(fingers([event], at: 2100) == [])
    #expect(fingers([], now: 3000) == [])
  }

  @Test("I-22 a move before Ctrl takes effect moves one finger; a later move moves two fingers")
  mutating func ctrlAndMoves() {
    let move = WindowEvent.mouse(.moved(CGPoint(x: 270, y: 140)))
    _ = translate([Self.press], at: 1000)
    _ = translate([Self.ctrlDown], at: 2000)
    #expect(fingers([move], at: 2100) == ["m0(110,140)"])
    #expect(fingers([move], at: 2160) == ["d1(210,340) m0(110,140)", "m1(210,340)"])
  }

  // MARK: - A new phone

  @Test("A new phone has no pointer: nothing hovers, and two-finger mode shows no marks")
  mutating func restartForgetsPointer() {
    _ = translate([.mouse(.moved(CGPoint(x: 260, y: 140)))])
    input.restart()
    #expect(translate([.mouse(.exited)]) == [])
    _ = translate([.mouse(.moved(CGPoint(x: 260, y: 140)))])
    input.restart()
    _ = translate([.keyboard(.key(.emulator(.alt), isDown: true))])
    #expect(input.mouseDots.isEmpty)
    _ = translate([.mouse(.moved(CGPoint(x: 261, y: 140)))])
    #expect(input.mouseDots.count == 2)
  }

  @Test("I-22 holding Ctrl during a restart does not add a finger")
  mutating func ctrlAcrossRestart() {
    _ = translate([Self.ctrlDown])
    input.restart()
    #expect(fingers([Self.press]) == ["d0(100,140)"])
  }

  // MARK: - Hovering

  @Test("D-41 the pointer hovers when it moves without a press, until it leaves")
  mutating func hover() {
    let point = WindowEvent.mouse(.moved(CGPoint(x: 260, y: 140)))
    #expect(translate([point]) == [.hover(CGPoint(x: 100, y: 140))])
    #expect(translate([.mouse(.exited)]) == [.hover(nil)])
    #expect(translate([.mouse(.exited)]) == [], "reported once")
    #expect(translate([point, Self.ctrlDown]) == [.hover(CGPoint(x: 100, y: 140)), .hover(nil)])
    #expect(
      translate([.keyboard(.key(.emulator(.ctrl), isDown: false))]) == [],
      "only a motion begins a hover")
    #expect(translate([point]) == [.hover(CGPoint(x: 100, y: 140))])
    #expect(fingers([Self.press]) == ["d0(100,140)"])
    #expect(translate([.mouse(.exited)]) == [], "a landing ends the hover")
  }

  @Test("H-21 a finger and a press elsewhere in one turn form one packet without a hover")
  mutating func fingerAndPress() {
    _ = translate([.mouse(.moved(CGPoint(x: 400, y: 400)))])
    let events = translate([Self.touch(.down, x: 0.5), Self.press])
    #expect(events.count == 1)
    #expect(fingers([.mouse(.exited)]) == [])
  }

  // MARK: - The window

  @Test("H-40 resizing cancels touches before further locations are converted")
  mutating func resize() {
    let events = translate([
      .mouse(.moved(CGPoint(x: 160, y: 0))), .window(.resized(CGSize(width: 320, height: 480))),
      .mouse(.moved(CGPoint(x: 160, y: 0))),
    ])
    #expect(events == [.hover(.zero), .resize, .hover(CGPoint(x: 160, y: 0))])
  }

  @Test("H-14 H-40 the screen's edge scales with the window")
  mutating func edge() {
    let press = WindowEvent.mouse(.button(.left, isDown: true, CGPoint(x: 200, y: 200)))
    let drag = WindowEvent.mouse(.moved(CGPoint(x: 5000, y: 5000)))
    #expect(fingers([press, drag]) == ["d0(40,200)", "m0(319,479)"])
    #expect(
      fingers([
        .mouse(.button(.left, isDown: false, .zero)),
        .window(.resized(CGSize(width: 640, height: 960))),
        press, drag,
      ]).last == "m0(319.5,479.5)")
  }

  nonisolated static let windowEvents: [(WindowEvent, [PhoneEvent])] = [
    (.window(.focus(gained: true)), [.focus(gained: true)]),
    (.window(.focus(gained: false)), [.focus(gained: false)]),
    (.window(.hidden), [.suspend]), (.window(.shown), [.resume]), (.window(.quit), [.quit]),
    (.mouse(.exited), []),
    (.keyboard(.key(.shortcut(.h), isDown: true)), []),
  ]

  @Test("H-34 H-35 window events become phone events", arguments: windowEvents)
  mutating func window(event: WindowEvent, expected: [PhoneEvent]) {
    #expect(translate([event]) == expected)
  }

  @Test("Typed text is passed to the phone; touchpads are ignored by default")
  mutating func text() {
    #expect(!input.acceptsTouchpads)
    #expect(translate([.keyboard(.text(.insert("a")))]) == [.text(.insert("a"))])
    #expect(Key(rawValue: "no-such-key") == nil)
  }
}
