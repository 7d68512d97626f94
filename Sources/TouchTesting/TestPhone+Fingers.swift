import Simulator
import TouchScript
import UIKit

extension TestPhone {
  /// Returns the finger with the given number, which is at least 0.
  public func finger(_ number: Int) -> TestFinger {
    TestFinger(phone: self, number: number)
  }

  /// The stylus.
  public var stylus: TestStylus { TestStylus(phone: self) }

  /// Combines changes to several fingers into one packet, as a touchscreen would report them.
  ///
  /// Timed moves share their packets. Afterward, the phone's time is the end of the longest move.
  public func together(_ changes: () -> Void) {
    guard pendingActions == nil else { return changes() }
    pendingActions = []
    changes()
    let actions = pendingActions ?? []
    pendingActions = nil
    deliver(actions)
  }

  /// Cancels all touches, as the system does for a phone call. The fingers remain down until they
  /// lift.
  public func cancel(file: String = #filePath, line: Int = #line) {
    locate(file, line)
    perform(.cancelAll)
  }

  // MARK: - Delivery

  /// The maximum number of packets in one move or gesture.
  static let maximumPackets = 1_000_000

  func perform(_ action: FingerAction) {
    if pendingActions == nil {
      deliver([action])
    } else {
      pendingActions?.append(action)
    }
  }

  /// Delivers actions in one packet, followed by the packets of timed moves.
  func deliver(_ actions: [FingerAction]) {
    var timeline = PacketTimeline()
    var fingers: Set<Int64> = []
    for action in actions {
      caller = action.location
      if !fingers.insert(action.finger).inserted {
        recordError(
          "\(action.name) changes twice in one packet; only the first change counts")
        continue
      }
      guard let kind = validated(action) else { continue }
      if let tilt = action.tilt, tilt != device.context.touches.tracker.stylusTilt {
        step([Timed(clock, .stylusTilt(tilt))], to: clock)
      }
      let start = locations[action.finger]
      guard case .move(let end) = kind, let seconds = action.seconds, let start else {
        timeline.add(action.change(kind), at: clock)
        continue
      }
      guard let over = duration(seconds) else { continue }
      let count = PacketTimeline.count(over: over, frame: ScriptHeader.defaultFrame)
      guard count <= Self.maximumPackets else {
        recordError("a move produces more than \(Self.maximumPackets) packets; make it shorter")
        continue
      }
      timeline.add(
        action.change(kind), from: start, to: end, at: clock, over: over, count: count,
        ease: action.ease.scriptValue)
    }
    for packet in timeline.sorted { deliver(packet) }
  }

  func deliver(_ packet: PacketTimeline.Packet) {
    for change in packet.changes {
      let finger = change.finger.finger
      switch change.kind {
      case .down(let point), .move(let point): locations[finger] = point
      case .up: locations[finger] = nil
      case .cancel: break
      }
    }
    input.adapt(to: device.screenShape)
    input.beginTurn(at: clock)
    input.add(packet.changes, at: packet.time)
    step(input.takeEvents(), to: packet.time)
  }

  /// Returns an action's change in screen points, or records an error and returns `nil`.
  private func validated(_ action: FingerAction) -> TouchChange.Kind? {
    let isDown = locations[action.finger] != nil
    if let problem = action.problem {
      recordError("\(action.name): \(problem)")
      return nil
    }
    switch action.kind {
    case .down:
      if isDown {
        recordError("\(action.name) is already down; lift it first, or use another finger")
      }
    case .move, .up, .cancel:
      if !isDown { recordError("\(action.name) is not down; put it down first") }
    }
    guard let point = action.kind.point else { return action.kind }
    return onScreen(point, in: action.view).map(action.kind.moved)
  }

  /// Converts a point in a view to the screen. Records an error if that is impossible.
  func onScreen(_ point: CGPoint, in view: UIView?) -> CGPoint? {
    guard areFinite([point.x, point.y]) else { return nil }
    guard let view else { return point }
    guard let window = view as? UIWindow ?? view.window else {
      recordError("a \(Swift.type(of: view)) that is not in a window cannot be touched")
      return nil
    }
    return window.convert(view.convert(point, to: window), to: nil as UIWindow?)
  }

  func areFinite(_ numbers: [CGFloat]) -> Bool {
    guard let number = numbers.first(where: { !$0.isFinite }) else { return true }
    recordError("invalid number \(number); expected a finite number")
    return false
  }

  /// Converts a duration to microseconds. Records an error if it is invalid.
  func duration(_ seconds: TimeInterval) -> Int64? {
    let time = AppTime(seconds: seconds).microseconds
    guard time > 0, time <= Self.lastTime.microseconds else {
      recordError("invalid duration \(seconds) s; expected more than 0")
      return nil
    }
    return time
  }
}
