import CSDL2
import CoreGraphics
import Painter
import SDLHost
import Simulator
import Streams
import TouchScript
import UIKit

/// SDL events with arbitrary fields, which pass through SDL's queue to a window's event loop under
/// the dummy driver.
///
/// At the end, no touches may remain, and the recording must be a script with the same trace.
enum EventTarget {
  /// The event loop's environment.
  private final class Environment {
    var microseconds: Int64 = 0
    var fingers: Set<FingerKey> = []
    var buttons: Set<MouseInput.Button> = []
    var pointer: CGPoint?
    var phoneCount = 0
  }

  /// Whether SDL is running. SDL is never stopped.
  private static let isStarted: Bool = {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    return (try? VideoSystem.start()) != nil
  }()
  /// The initial value of SDL's tick counter, which soon overflows.
  private static let firstTick: UInt64 = 0xFFFF_FFF0
  /// The maximum number of events per input.
  private static let maximumEvents = 400

  static func problem(with bytes: [UInt8]) -> String? {
    guard isStarted else { return "SDL's dummy driver does not start" }
    SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    let data = FuzzedDataProvider(bytes)
    var options = HostOptions()
    options.scale = 0.5
    options.acceptsTouchpads = data.bool()
    options.prefersIntegerScale = data.bool()
    var (trace, script, raw) = ([String](), "", "")
    options.makeRawRecording = { WindowEventRecorder(.init()) { raw += $0 + "\n" } }
    let painter = ScreenPainter(typesetter: Typesetter(warn: { _ in }), warn: { _ in })
    let shape = ScreenShape(size: options.screen)
    guard let window = try? PhoneWindow(options, shape: shape, painter: painter) else {
      return "the window does not open"
    }
    defer { window.close() }
    let environment = Environment()
    let makePhone = {
      environment.phoneCount += 1
      let phone = Phone()
      phone.launch(.controller { SampleController() })
      return phone
    }
    let phone = makePhone()
    let loop = WindowEventLoop(
      phone, in: window, options,
      devices: InputDevices(
        kind: { [.direct, .indirectAbsolute, .indirectRelative, .direct][Int($0 & 3)] },
        fingers: { environment.fingers }, buttons: { environment.buttons },
        pointer: { _ in environment.pointer }),
      clock: HostClock(
        microseconds: { environment.microseconds },
        milliseconds: { firstTick &+ UInt64(bitPattern: environment.microseconds / 1000) }),
      makePhone: makePhone)
    phone.trace = { if !TraceFormatter.isDraw($0) { trace.append($0) } }
    let recorder = ScriptRecorder(of: phone, .init()) { script += $0 + "\n" }
    for _ in 0..<maximumEvents where !data.isAtEnd && loop.exit == nil {
      act(data, environment, loop, window.id)
    }
    if loop.exit == nil {
      environment.fingers = []
      loop.turn()
    }
    // A recording does not include restarts or the exit.
    let isWhole = loop.exit == nil && environment.phoneCount == 1
    let recorded = trace
    recorder.stop()
    if loop.exit == nil { loop.end() }
    if loop.phone.hasTouches { return "touches are left" }
    do throws(ScriptError) {
      _ = try Script(parsing: raw, file: "raw")
      let recording = try Script(parsing: script, file: "script")
      return isWhole ? replayProblem(recording, recorded) : nil
    } catch {
      return "a recording is not a script: \(error)"
    }
  }

  /// Replays a recording, which ends by canceling any active touches.
  private static func replayProblem(_ recording: Script, _ trace: [String]) -> String? {
    var again: [String] = []
    let phone = Phone()
    let runner = ScriptRunner(
      recording, on: phone, launching: .controller { SampleController() },
      options: .init(keepsTouches: true))
    phone.trace = { if !TraceFormatter.isDraw($0) { again.append($0) } }
    if let halt = runner.run().halt { return "a replay stopped: \(halt)" }
    if let (replayed, live) = zip(again, trace).first(where: { $0 != $1 }) {
      return "a replay differs: \(replayed) instead of \(live)"
    }
    if again.count < trace.count { return "a replay lacks \(trace[again.count])" }
    let added = again.dropFirst(trace.count).first
    return added.flatMap { $0.contains(" cancel ") ? nil : "a replay has more: \($0)" }
  }

  // MARK: - Steps

  private static func act(
    _ data: FuzzedDataProvider, _ environment: Environment, _ loop: WindowEventLoop,
    _ window: UInt32
  ) {
    switch data.count(0...15) {
    case 0, 1: loop.turn()
    case 2:
      environment.microseconds += Int64(data.count(0...65_535))
      loop.turn()
    case 3:
      environment.microseconds += Int64(data.anyClampedMicroseconds())
      loop.turn()
    case 4: environment.fingers = []
    case 5: environment.buttons = data.bool() ? [.left] : []
    case 6: environment.pointer = data.bool() ? nil : data.anyPoint()
    default: push(event(data, window), data, environment)
    }
  }

  private static func push(
    _ event: SDL_Event, _ data: FuzzedDataProvider, _ environment: Environment
  ) {
    var event = event
    let key = FingerKey(device: event.tfinger.touchId, finger: event.tfinger.fingerId)
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN, SDL_FINGERMOTION: environment.fingers.insert(key)
    case SDL_FINGERUP: environment.fingers.remove(key)
    default: break
    }
    SDL_PeepEvents(&event, 1, SDL_ADDEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
  }

  private static let types: [SDL_EventType] = [
    SDL_FINGERDOWN, SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERMOTION, SDL_FINGERUP,
    SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_KEYDOWN, SDL_KEYDOWN, SDL_KEYUP,
    SDL_WINDOWEVENT, SDL_WINDOWEVENT, SDL_DROPFILE, SDL_APP_WILLENTERBACKGROUND,
    SDL_APP_DIDENTERFOREGROUND, SDL_MOUSEWHEEL, SDL_TEXTINPUT, SDL_JOYAXISMOTION, SDL_QUIT,
  ]

  private static let keys: [SDL_KeyCode] = [
    SDLK_LCTRL, SDLK_RCTRL, SDLK_LALT, SDLK_LSHIFT, SDLK_m, SDLK_BACKSPACE, SDLK_ESCAPE, SDLK_h,
    SDLK_g, SDLK_l, SDLK_d, SDLK_i, SDLK_F5, SDLK_F8, SDLK_F9, SDLK_F11, SDLK_F12, SDLK_LEFT,
    SDLK_RIGHT,
    SDLK_UP, SDLK_DOWN, SDLK_RETURN, SDLK_SPACE, SDLK_MINUS, SDLK_QUESTION,
  ]

  /// Returns an event of the given type with random bytes in all fields. The most important fields
  /// usually have valid values.
  private static func event(_ data: FuzzedDataProvider, _ window: UInt32) -> SDL_Event {
    var event = SDL_Event()
    let raw = data.once(in: 4) ? data.bytes(atMost: 56) : []
    withUnsafeMutableBytes(of: &event) { $0.copyBytes(from: raw.prefix($0.count)) }
    let type = data.one(of: types) ?? SDL_QUIT
    event.type = type.rawValue
    if data.once(in: 4) { event.common.timestamp = UInt32(data.count(0...Int(UInt32.max))) }
    let id = data.once(in: 16) ? event.window.windowID : window
    switch type {
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      event.tfinger.windowID = id
      if raw.isEmpty {
        event.tfinger.touchId = Int64(data.count(0...7))
        event.tfinger.fingerId = Int64(data.count(0...15))
        (event.tfinger.x, event.tfinger.y) = (fraction(data), fraction(data))
        event.tfinger.pressure = fraction(data)
      }
    case SDL_MOUSEMOTION:
      event.motion.windowID = id
      if raw.isEmpty {
        (event.motion.x, event.motion.y) = (
          Int32(data.count(-9...170)), Int32(data.count(-9...250))
        )
      }
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      event.button.windowID = id
      if raw.isEmpty {
        event.button.button = UInt8(data.count(0...4))
        (event.button.x, event.button.y) = (
          Int32(data.count(-9...170)), Int32(data.count(-9...250))
        )
      }
    case SDL_KEYDOWN, SDL_KEYUP:
      event.key.windowID = id
      if raw.isEmpty {
        let key = data.one(of: keys) ?? SDLK_m
        event.key.keysym.sym = SDL_Keycode(bitPattern: key.rawValue)
        event.key.keysym.mod = UInt16(data.count(0...0xFFF))
      }
    case SDL_WINDOWEVENT:
      event.window.windowID = id
      event.window.event = UInt8(data.count(0...20))
      if raw.isEmpty {
        (event.window.data1, event.window.data2) = (
          Int32(data.count(0...400)), Int32(data.count(0...500))
        )
      }
    case SDL_DROPFILE:
      event.drop.windowID = id
      // The event owns its text.
      event.drop.file = data.bool() ? nil : SDL_strdup(data.text().replacing("\0", with: ""))
    default: break
    }
    return event
  }

  /// Returns a fraction of the window's size, or occasionally any number.
  private static func fraction(_ data: FuzzedDataProvider) -> Float {
    data.once(in: 8) ? Float(data.anyNumber()) : Float(data.number(-0.1...1.1))
  }
}

extension FuzzedDataProvider {
  /// Returns a time difference: backward, or up to 50 days forward.
  fileprivate func anyClampedMicroseconds() -> Int {
    let milliseconds = count(0...Int(UInt32.max))
    return bool() ? -(milliseconds % 100_000) : milliseconds % 100_000_000
  }
}
