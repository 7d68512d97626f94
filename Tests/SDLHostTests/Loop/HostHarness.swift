import CSDL2
import CoreGraphics
import Painter
import SDLHost
import ScriptSupport
import Simulator
import TouchScript
import UIKit

/// A phone in a window on SDL's dummy display, with SDL's own queue, and a clock and devices
/// controlled by the test.
final class HostHarness {
  /// The event loop's environment, which records the loop's reports.
  final class Environment {
    /// Microseconds since the window opened. SDL's tick counter is derived from this value.
    var microseconds: Int64 = 0
    /// The fingers that SDL would report as down.
    var knownFingers: Set<FingerKey> = []
    /// The mouse buttons that are down.
    var heldButtons: Set<MouseInput.Button> = []
    /// The pointer's location in window units, if the display reports it.
    var pointer: CGPoint?
    /// Whether pointer events outside the window are reported too.
    var isCaptured = false
    /// The events recorded from the app and its touches so far.
    var record: [String] = []
    /// The saved screenshots.
    var pictures: [CGImage] = []
    /// The number of phones created so far.
    var phoneCount = 0
    /// A closure that is called when the kind of a touch device is queried.
    var onDeviceQuery: () -> Void = {}
  }

  static let device: Int64 = 7
  /// The value of SDL's tick counter when the window opens. The counter wraps soon afterward.
  static let firstTick: UInt64 = 0xFFFF_FFF0

  let environment: Environment
  let window: PhoneWindow
  let loop: WindowEventLoop
  private let playback: ScriptPlayback?
  /// The review of the script's failed expectations, if the script is reviewed.
  var review: ScriptReview? { playback?.review }
  /// The view that fills the screen below the status bar.
  var view: HarnessView? { loop.phone.context.allWindows.first?.subviews.first as? HarnessView }

  /// Opens the window, and handles the resulting events.
  ///
  /// - Parameter script: The text of a script to play, or nil to use the window's fingers.
  init(
    _ app: LaunchTarget = .delegate(HarnessDelegate.self), script: String? = nil,
    closesAtEnd: Bool = false, reviews: Bool = false,
    _ change: (inout HostOptions) -> Void = { _ in }
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
          options: .init()), closesAtEnd: closesAtEnd, reviews: reviews)
    }
    self.playback = playback
    loop = WindowEventLoop(
      phone, in: window, options,
      devices: InputDevices(
        kind: { device in
          environment.onDeviceQuery()
          return device == Self.device ? .direct : .indirectRelative
        },
        fingers: { environment.knownFingers }, buttons: { environment.heldButtons },
        pointer: { _ in environment.pointer }, capture: { environment.isCaptured = $0 }),
      clock: HostClock(
        microseconds: { environment.microseconds },
        milliseconds: { Self.firstTick + UInt64(environment.microseconds / 1000) }),
      playback: playback, makePhone: { Self.makePhone(environment, app) })
    // The first turn shows the window, which causes events. The second turn handles these events.
    loop.turn()
    loop.turn()
    environment.record = []
  }

  /// Closes the window and SDL.
  func close() {
    window.close()
    VideoSystem.stop()
  }

  /// Opens a window for a single test, and closes it afterward.
  static func open(
    app: LaunchTarget = .delegate(HarnessDelegate.self),
    _ change: (inout HostOptions) -> Void = { _ in },
    _ test: (HostHarness) throws -> Void
  ) throws {
    let host = try HostHarness(app, change)
    defer { host.close() }
    try test(host)
  }

  /// Advances the clock, pushes events to SDL's queue, runs a turn, and returns the recorded lines.
  @discardableResult
  func turn(after milliseconds: Int64 = 10, _ events: SDL_Event...) -> [String] {
    environment.microseconds += milliseconds * 1000
    for event in events { add(event) }
    let before = environment.record.count
    loop.turn()
    return Array(environment.record[before...])
  }

  /// Pushes an event to SDL's queue, with the current time.
  ///
  /// Updates the known fingers as SDL would.
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

  // MARK: - Window events

  /// Creates the event for a finger that touches down, at a screen point of a 320 x 480 window.
  func down(_ finger: Int64, x: Float = 160, y: Float = 240) -> SDL_Event {
    self.finger(SDL_FINGERDOWN, finger, x, y)
  }

  /// Creates the event for a finger that moves.
  func move(_ finger: Int64, x: Float, y: Float = 240) -> SDL_Event {
    self.finger(SDL_FINGERMOTION, finger, x, y)
  }

  /// Creates the event for a finger that lifts.
  func up(_ finger: Int64, x: Float = 160, y: Float = 240) -> SDL_Event {
    self.finger(SDL_FINGERUP, finger, x, y)
  }

  /// Creates the event for mouse motion, to a screen point.
  func motion(x: CGFloat, y: CGFloat) -> SDL_Event {
    let scale = window.viewport.scale
    return SampleEvents.motion(x: Int32(x * scale), y: Int32(y * scale), window: window.id)
  }

  /// Creates the event for a press or release of the left mouse button, at a screen point.
  func button(isDown: Bool, x: CGFloat, y: CGFloat) -> SDL_Event {
    let scale = window.viewport.scale
    environment.heldButtons = isDown ? [.left] : []
    return SampleEvents.button(
      isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP, x: Int32(x * scale), y: Int32(y * scale),
      window: window.id)
  }

  /// Creates the event for a key press.
  func press(_ code: SDL_KeyCode) -> SDL_Event {
    SampleEvents.key(SDL_KEYDOWN, code, window: window.id)
  }

  /// Creates the event for a window change.
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
      case .call, .gesture, .gestureFailed, .gestureReset, .timer, .animationStop, .draw, .text,
        .motion:
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
