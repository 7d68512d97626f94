import CSDL2
import CoreGraphics
import Painter
import SDLHost
import Simulator
import UIKit

/// A phone in a window on a desk that nobody sees: SDL's own queue on its dummy display, with a
/// clock and devices that the test moves.
final class HostHarness {
  /// The surroundings of the loop, which it reports to.
  final class World {
    /// The time since the desk was opened, in microseconds: SDL's counter follows it as well.
    var microseconds: Int64 = 0
    /// What SDL would know of fingers.
    var knownFingers: Set<FingerKey> = []
    /// What the mouse holds.
    var heldButtons: Set<MouseInput.Button> = []
    /// Where the pointer is, in window units, if the display reports that.
    var pointer: CGPoint?
    /// Whether the pointer's events come from outside the window as well.
    var isCaptured = false
    /// What happens while the queue settles.
    var duringPause: () -> Void = {}
    /// What happened to the app and its touches so far.
    var record: [String] = []
    /// The screenshots that were saved.
    var pictures: [CGImage] = []
    /// How many phones were made.
    var phoneCount = 0
  }

  static let device: Int64 = 7
  /// What SDL's counter reads when the desk is opened: it wraps soon.
  static let firstTick: UInt64 = 0xFFFF_FFF0

  let world: World
  let window: PhoneWindow
  let loop: WindowEventLoop
  /// The view that fills the screen below the status bar.
  var view: HarnessView? { loop.phone.context.allWindows.first?.subviews.first as? HarnessView }

  /// Opens the desk and lets pass what the window itself reports.
  init(
    _ app: LaunchTarget = .delegate(HarnessDelegate.self),
    _ change: (inout HostOptions) -> Void = { _ in }
  ) throws {
    let world = World()
    self.world = world
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    try VideoSystem.start()
    var options = HostOptions()
    options.savePicture = { world.pictures.append($0) }
    change(&options)
    window = try PhoneWindow(
      options, screen: CGSize(width: 320, height: 480),
      painter: ScreenPainter(typesetter: Typesetter(warn: { _ in }), warn: { _ in }))
    loop = WindowEventLoop(
      Self.makePhone(world, app), in: window, options,
      devices: InputDevices(
        kind: { $0 == Self.device ? .direct : .indirectRelative },
        fingers: { world.knownFingers }, buttons: { world.heldButtons },
        pointer: { _ in world.pointer }, capture: { world.isCaptured = $0 }),
      queue: EventQueue(pause: { world.duringPause() }),
      clock: HostClock(
        microseconds: { world.microseconds },
        milliseconds: { Self.firstTick + UInt64(world.microseconds / 1000) }),
      makePhone: { Self.makePhone(world, app) })
    // The first turn shows the window, which reports that; the second takes the reports.
    loop.turn()
    loop.turn()
    world.record = []
  }

  /// Closes the window and SDL.
  func close() {
    window.close()
    VideoSystem.stop()
  }

  /// Opens a desk for one test, and closes it afterwards.
  static func open(
    app: LaunchTarget = .delegate(HarnessDelegate.self),
    _ change: (inout HostOptions) -> Void = { _ in },
    _ test: (HostHarness) throws -> Void
  ) throws {
    let desk = try HostHarness(app, change)
    defer { desk.close() }
    try test(desk)
  }

  /// Lets time pass, puts events into SDL's queue, makes a turn, and returns what it led to.
  @discardableResult
  func turn(after milliseconds: Int64 = 10, _ events: SDL_Event...) -> [String] {
    world.microseconds += milliseconds * 1000
    for event in events { add(event) }
    let before = world.record.count
    loop.turn()
    return Array(world.record[before...])
  }

  /// Puts an event into SDL's queue, as of now.
  ///
  /// Fingers are noted as SDL would note them.
  func add(_ event: SDL_Event) {
    var event = event
    event.common.timestamp = UInt32(
      truncatingIfNeeded: Self.firstTick + UInt64(world.microseconds / 1000))
    let key = FingerKey(device: event.tfinger.touchId, finger: event.tfinger.fingerId)
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN, SDL_FINGERMOTION: world.knownFingers.insert(key)
    case SDL_FINGERUP: world.knownFingers.remove(key)
    default: break
    }
    SDL_PeepEvents(&event, 1, SDL_ADDEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
  }

  // MARK: - Events of the desk's window

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

  private static func makePhone(_ world: World, _ app: LaunchTarget) -> Phone {
    world.phoneCount += 1
    let phone = Phone()
    phone.observer = { event in
      switch event {
      case .packet(let packet):
        world.record.append(packet.changes.map(text).joined(separator: " "))
      case .cancel(let reason, let fingers):
        world.record.append("cancel \(reason.rawValue) \(fingers)")
      case .log(let line):
        world.record.append(line)
      case .call, .gesture, .gestureFailed, .gestureReset, .timer, .animationStop, .draw:
        break
      }
    }
    phone.launch(app)
    return phone
  }

  private static func text(_ change: TouchChange) -> String {
    let letter =
      switch change.kind {
      case .down: "d"
      case .move: "m"
      case .up: "u"
      case .cancel: "c"
      }
    let samples = change.earlierSamples.isEmpty ? "" : "+\(change.earlierSamples.count)"
    return "\(letter)\(change.finger.finger)\(samples)"
  }
}
