import CSDL2
import CoreGraphics
import Painter
import SDLHost
import ScriptSupport
import Simulator
import TouchScript
import UIKit

/// A phone in a window of SDL's dummy display, with SDL's own queue, and a clock and devices that the
/// test controls.
final class HostHarness {
  /// What the loop finds outside, and what it reports.
  final class Environment {
    /// Microseconds since the window was opened; SDL's counter follows them.
    var microseconds: Int64 = 0
    /// What SDL would know of fingers.
    var knownFingers: Set<FingerKey> = []
    /// What the mouse holds.
    var heldButtons: Set<MouseInput.Button> = []
    /// Where the pointer is, in window units, if the display reports that.
    var pointer: CGPoint?
    /// Whether the pointer's events come from outside the window as well.
    var isCaptured = false
    /// What happened to the app and its touches so far.
    var record: [String] = []
    /// The screenshots that were saved.
    var pictures: [CGImage] = []
    /// How many phones were made.
    var phoneCount = 0
  }

  static let device: Int64 = 7
  /// What SDL's counter reads when the window is opened; it wraps soon.
  static let firstTick: UInt64 = 0xFFFF_FFF0

  let environment: Environment
  let window: PhoneWindow
  let loop: WindowEventLoop
  /// The view that fills the screen below the status bar.
  var view: HarnessView? { loop.phone.context.allWindows.first?.subviews.first as? HarnessView }

  /// Opens the window and handles what it reports itself.
  ///
  /// - Parameter script: The text of a script to play; nil for the window's own fingers.
  init(
    _ app: LaunchTarget = .delegate(HarnessDelegate.self), script: String? = nil,
    closesAtEnd: Bool = false, _ change: (inout HostOptions) -> Void = { _ in }
  ) throws {
    let environment = Environment()
    self.environment = environment
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    try VideoSystem.start()
    var options = HostOptions()
    options.savePicture = { picture in
      environment.pictures.append(picture)
      return "Saved picture \(environment.pictures.count)"
    }
    change(&options)
    window = try PhoneWindow(
      options, shape: ScreenShape(size: CGSize(width: 320, height: 480)),
      painter: ScreenPainter(typesetter: Typesetter(warn: { _ in }), warn: { _ in }))
    let phone = Self.makePhone(environment, app)
    let playback = try script.map {
      ScriptPlayback(
        ScriptRunner(
          try Script(parsing: $0, file: "test.touch"), name: "test", continuing: phone,
          input: ScriptInputTranslator(for: phone), checker: ExpectationChecker(phone: phone),
          options: .init()), closesAtEnd: closesAtEnd)
    }
    loop = WindowEventLoop(
      phone, in: window, options,
      devices: InputDevices(
        kind: { $0 == Self.device ? .direct : .indirectRelative },
        fingers: { environment.knownFingers }, buttons: { environment.heldButtons },
        pointer: { _ in environment.pointer }, capture: { environment.isCaptured = $0 }),
      clock: HostClock(
        microseconds: { environment.microseconds },
        milliseconds: { Self.firstTick + UInt64(environment.microseconds / 1000) }),
      playback: playback, makePhone: { Self.makePhone(environment, app) })
    // The first turn shows the window, which reports that; the second handles the reports.
    loop.turn()
    loop.turn()
    environment.record = []
  }

  /// Closes the window and SDL.
  func close() {
    window.close()
    VideoSystem.stop()
  }

  /// Opens a window for one test, and closes it afterwards.
  static func open(
    app: LaunchTarget = .delegate(HarnessDelegate.self),
    _ change: (inout HostOptions) -> Void = { _ in },
    _ test: (HostHarness) throws -> Void
  ) throws {
    let host = try HostHarness(app, change)
    defer { host.close() }
    try test(host)
  }

  /// Lets time pass, puts events into SDL's queue, makes a turn, and returns what it led to.
  @discardableResult
  func turn(after milliseconds: Int64 = 10, _ events: SDL_Event...) -> [String] {
    environment.microseconds += milliseconds * 1000
    for event in events { add(event) }
    let before = environment.record.count
    loop.turn()
    return Array(environment.record[before...])
  }

  /// Puts an event into SDL's queue, as of now.
  ///
  /// Fingers are noted as SDL would note them.
  func add(_ event: SDL_Event) {
    var event = event
    event.common.timestamp = UInt32(
      truncatingIfNeeded: Self.firstTick + UInt64(environment.microseconds / 1000))
    let key = FingerKey(device: event.tfinger.touchId, finger: event.tfinger.fingerId)
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN, SDL_FINGERMOTION: environment.knownFingers.insert(key)
    case SDL_FINGERUP: environment.knownFingers.remove(key)
    default: break
    }
    SDL_PeepEvents(&event, 1, SDL_ADDEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
  }

  // MARK: - Events of the window

  /// Lets a finger land in points of the screen of a 320 x 480 window.
  func down(_ finger: Int64, x: Float = 160, y: Float = 240) -> SDL_Event {
    self.finger(SDL_FINGERDOWN, finger, x, y)
  }

  /// Lets a finger move.
  func move(_ finger: Int64, x: Float, y: Float = 240) -> SDL_Event {
    self.finger(SDL_FINGERMOTION, finger, x, y)
  }

  /// Lets a finger lift.
  func up(_ finger: Int64, x: Float = 160, y: Float = 240) -> SDL_Event {
    self.finger(SDL_FINGERUP, finger, x, y)
  }

  /// Presses a key of the window.
  func press(_ code: SDL_KeyCode) -> SDL_Event {
    SampleEvents.key(SDL_KEYDOWN, code, window: window.id)
  }

  /// Changes the window.
  func change(_ id: SDL_WindowEventID, _ first: Int32 = 0, _ second: Int32 = 0) -> SDL_Event {
    SampleEvents.window(id, first, second, window: window.id)
  }

  private func finger(_ type: SDL_EventType, _ finger: Int64, _ x: Float, _ y: Float) -> SDL_Event {
    SampleEvents.finger(
      type, finger, x: x / 320, y: y / 480, device: Self.device, window: window.id)
  }

  // MARK: - The phone

  private static func makePhone(_ environment: Environment, _ app: LaunchTarget) -> Phone {
    environment.phoneCount += 1
    let phone = Phone()
    phone.observer = { event in
      switch event {
      case .packet(let packet):
        environment.record.append(packet.changes.map(text).joined(separator: " "))
      case .cancel(let reason, let fingers):
        environment.record.append("cancel \(reason.rawValue) \(fingers)")
      case .log(let line):
        environment.record.append(line)
      case .call, .gesture, .gestureFailed, .gestureReset, .timer, .animationStop, .draw:
        break
      }
    }
    phone.launch(app)
    return phone
  }

  private static func text(_ change: TouchChange) -> String {
    let samples = change.earlierSamples.isEmpty ? "" : "+\(change.earlierSamples.count)"
    return FingerNotation.text(change) + samples
  }
}
