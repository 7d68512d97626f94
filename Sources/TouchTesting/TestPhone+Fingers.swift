import Simulator
import TouchScript
public import UIKit

extension TestPhone {
  /// Returns a finger of any number; the same number is the same finger.
  public func finger(_ number: Int) -> TestFinger {
    TestFinger(phone: self, number: number)
  }

  /// Joins what several fingers do in one packet, as a panel reports fingers that change at once.
  ///
  /// Moves that take time share their packets; afterwards the phone's time is the end of the longest.
  public func together(_ changes: () -> Void) {
    guard gathered == nil else { return changes() }
    gathered = []
    changes()
    let steps = gathered ?? []
    gathered = nil
    deliver(steps)
  }

  /// Takes all touches away, as the system does for a call; the fingers stay on the glass.
  public func cancel() {
    perform(.cancelAll)
  }

  // MARK: - Gestures

  /// Taps the middle of a view, once or several times.
  ///
  /// As `tap(at:in:count:every:finger:)`.
  public func tap(
    _ view: UIView, count: Int = 1, every seconds: TimeInterval = 0.2, finger: Int = 1
  ) {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    tap(at: middle, in: view, count: count, every: seconds, finger: finger)
  }

  /// Taps a place, once or several times; the phone's time is the last lifting afterwards.
  ///
  /// A finger stays down for 0.08 seconds, but no longer than half the time from tap to tap.
  ///
  /// - Parameters:
  ///   - point: The place, in the bounds of `view`, or on the screen.
  ///   - view: A view of a window of the phone, or nil for the screen.
  ///   - count: How many taps, at least 1.
  ///   - seconds: The time from the start of one tap to the next one's.
  ///   - finger: The finger's number.
  public func tap(
    at point: CGPoint, in view: UIView? = nil, count: Int = 1,
    every seconds: TimeInterval = 0.2, finger: Int = 1
  ) {
    guard let point = onScreen(point, in: view) else { return }
    guard count > 0 else { return note("\(count) taps are no taps; expected 1 or more") }
    guard let every = duration(seconds) else { return }
    perform(.tap(finger: Int64(finger), at: point, count: count, every: every))
  }

  /// Taps a place `x` points to the right and `y` down, as `tap(at:in:count:every:finger:)`.
  public func tap(
    at x: CGFloat, _ y: CGFloat, in view: UIView? = nil, count: Int = 1,
    every seconds: TimeInterval = 0.2, finger: Int = 1
  ) {
    tap(at: CGPoint(x: x, y: y), in: view, count: count, every: seconds, finger: finger)
  }

  /// Drags a finger in a straight line: it lands, moves and lifts; the phone's time is the lifting
  /// afterwards.
  ///
  /// - Parameters:
  ///   - start: Where it lands, in the bounds of `view`, or on the screen.
  ///   - end: Where it lifts.
  ///   - seconds: How long the way takes, more than 0.
  ///   - view: A view of a window of the phone, or nil for the screen.
  ///   - finger: The finger's number.
  public func drag(
    from start: CGPoint, to end: CGPoint, over seconds: TimeInterval, in view: UIView? = nil,
    finger: Int = 1
  ) {
    guard let start = onScreen(start, in: view), let end = onScreen(end, in: view),
      let over = duration(seconds)
    else { return }
    perform(.drag(finger: Int64(finger), from: start, to: end, over: over))
  }

  /// Drags a finger between two places, each so many points to the right and down, as
  /// `drag(from:to:over:in:finger:)`.
  public func drag(
    from x: CGFloat, _ y: CGFloat, to endX: CGFloat, _ endY: CGFloat,
    over seconds: TimeInterval, in view: UIView? = nil, finger: Int = 1
  ) {
    drag(
      from: CGPoint(x: x, y: y), to: CGPoint(x: endX, y: endY), over: seconds, in: view,
      finger: finger)
  }

  /// Moves fingers 1 and 2 apart or together: they land, move and lift; the phone's time is the
  /// lifting afterwards.
  ///
  /// - Parameters:
  ///   - x: How far to the right the middle between the fingers is, in points of the screen.
  ///   - y: How far down it is.
  ///   - from: The distance of the fingers when they land, in points.
  ///   - to: Their distance when they lift.
  ///   - angle: The direction from finger 1 to finger 2, in degrees, clockwise; 0 is to the right.
  ///   - seconds: How long it takes, more than 0.
  public func pinch(
    at x: CGFloat, _ y: CGFloat, from: CGFloat, to: CGFloat, angle: CGFloat = 0,
    over seconds: TimeInterval
  ) {
    guard let over = duration(seconds), areFinite([x, y, from, to, angle]) else { return }
    perform(.pinch(at: CGPoint(x: x, y: y), from: from, to: to, angle: angle, over: over))
  }

  /// Turns fingers 1 and 2 about a place: they land, move and lift; the phone's time is the lifting
  /// afterwards.
  ///
  /// - Parameters:
  ///   - x: How far to the right the middle between the fingers is, in points of the screen.
  ///   - y: How far down it is.
  ///   - radius: How far each finger is from the middle, in points.
  ///   - from: The direction from finger 1 to finger 2 when they land, in degrees, clockwise.
  ///   - to: The direction when they lift; 90 more is a quarter to the right.
  ///   - seconds: How long it takes, more than 0.
  public func rotate(
    at x: CGFloat, _ y: CGFloat, radius: CGFloat, from: CGFloat, to: CGFloat,
    over seconds: TimeInterval
  ) {
    guard let over = duration(seconds), areFinite([x, y, radius, from, to]) else { return }
    perform(.rotate(at: CGPoint(x: x, y: y), radius: radius, from: from, to: to, over: over))
  }

  // MARK: - Doing it

  /// The most packets that one move or gesture may make.
  private static let maximumPackets = 1_000_000

  func perform(_ step: FingerAction) {
    if gathered == nil {
      deliver([step])
    } else {
      gathered?.append(step)
    }
  }

  private func perform(_ macro: ScriptMacro) {
    guard gathered == nil else {
      return note("a whole gesture is no part of one packet; put it outside `together`")
    }
    let expansion = MacroExpansion(macro, at: clock, frame: ScriptHeader.defaultFrame)
    guard expansion.end <= Self.lastTime, expansion.packetCount <= Self.maximumPackets else {
      return note("a gesture takes more than \(Self.maximumPackets) packets; make it shorter")
    }
    for finger in expansion.fingers where places[finger] != nil {
      note("finger \(finger) is down already; lift it before, or use another finger")
    }
    for packet in expansion.packets() { deliver(packet) }
  }

  /// Delivers what fingers do: one packet, and those of moves that take time.
  private func deliver(_ steps: [FingerAction]) {
    var schedule = PacketTimeline()
    var fingers: Set<Int64> = []
    for step in steps {
      if !fingers.insert(step.finger).inserted {
        note("finger \(step.finger) changes twice in one packet; only the first change counts")
        continue
      }
      guard let kind = checked(step) else { continue }
      let start = places[step.finger]
      guard case .move(let end) = kind, let seconds = step.seconds, let start else {
        schedule.add(step.change(kind, at: clock), at: clock)
        continue
      }
      guard let over = duration(seconds) else { continue }
      let count = PacketTimeline.count(over: over, frame: ScriptHeader.defaultFrame)
      guard count <= Self.maximumPackets else {
        note("a move takes more than \(Self.maximumPackets) packets; make it shorter")
        continue
      }
      schedule.add(
        step.change(kind, at: clock), from: start, to: end, at: clock, over: over, count: count)
    }
    for packet in schedule.sorted { deliver(packet) }
  }

  private func deliver(_ packet: PacketTimeline.Packet) {
    for change in packet.changes {
      let finger = change.finger.finger
      switch change.kind {
      case .down(let point), .move(let point): places[finger] = point
      case .up: places[finger] = nil
      case .cancel: break
      }
    }
    step(input.inputs(of: packet.changes, at: packet.time), to: packet.time)
  }

  /// Returns what a finger does, on the screen; nil for what cannot be done at all.
  private func checked(_ step: FingerAction) -> TouchChange.Kind? {
    let isDown = places[step.finger] != nil
    let name = "finger \(step.finger)"
    if let problem = step.problem {
      note("\(name): \(problem)")
      return nil
    }
    switch step.kind {
    case .down:
      if isDown { note("\(name) is down already; lift it before, or use another finger") }
    case .move, .up, .cancel:
      if !isDown { note("\(name) is not down; put it down before") }
    }
    guard let point = step.kind.point else { return step.kind }
    guard let place = onScreen(point, in: step.view) else { return nil }
    return step.kind.placed { _ in place }
  }

  /// Returns where a place of a view is on the screen; nil for a mistake, which is noted.
  private func onScreen(_ point: CGPoint, in view: UIView?) -> CGPoint? {
    guard areFinite([point.x, point.y]) else { return nil }
    guard let view else { return point }
    guard let window = view as? UIWindow ?? view.window else {
      note("a view of class \(type(of: view)) is in no window, so no finger gets there")
      return nil
    }
    return window.convert(view.convert(point, to: window), to: nil as UIWindow?)
  }

  private func areFinite(_ numbers: [CGFloat]) -> Bool {
    guard let number = numbers.first(where: { !$0.isFinite }) else { return true }
    note("\(number) is no number that a finger can use")
    return false
  }

  /// Returns microseconds; nil for a mistake, which is noted.
  private func duration(_ seconds: TimeInterval) -> Int64? {
    let time = AppTime(seconds: seconds).microseconds
    guard time > 0, time <= Self.lastTime.microseconds else {
      note("\(seconds) s is no duration; expected more than 0")
      return nil
    }
    return time
  }
}
