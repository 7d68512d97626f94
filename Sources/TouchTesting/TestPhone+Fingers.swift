import TouchScript
public import UIKit

extension TestPhone {
  /// Returns the finger of a number, 0 or more.
  public func finger(_ number: Int) -> TestFinger {
    TestFinger(phone: self, number: number)
  }

  /// Joins the changes of several fingers in one packet, as a touchscreen reports them.
  ///
  /// Timed moves share their packets; afterwards the phone's time is the end of the longest one.
  public func together(_ changes: () -> Void) {
    guard pendingActions == nil else { return changes() }
    pendingActions = []
    changes()
    let actions = pendingActions ?? []
    pendingActions = nil
    deliver(actions)
  }

  /// Cancels all touches, as the system does for a phone call; the fingers are down until they lift.
  public func cancel() {
    perform(.cancelAll)
  }

  // MARK: - Gestures

  /// Taps the center of a view, as `tap(at:in:count:every:finger:)`.
  public func tap(
    _ view: UIView, count: Int = 1, every seconds: TimeInterval = 0.2, finger: Int = 1
  ) {
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    tap(at: center, in: view, count: count, every: seconds, finger: finger)
  }

  /// Taps once or several times; afterwards the phone's time is that of the last lift.
  ///
  /// The finger is down for 0.08 seconds in each tap, but at most for half the interval.
  ///
  /// - Parameters:
  ///   - point: The location, in points of the bounds of `view` or of the screen.
  ///   - view: A view in a window of the phone; nil for the screen.
  ///   - count: The number of taps, at least 1.
  ///   - seconds: The interval from one tap's start to the next one's.
  ///   - finger: The finger's number.
  public func tap(
    at point: CGPoint, in view: UIView? = nil, count: Int = 1,
    every seconds: TimeInterval = 0.2, finger: Int = 1
  ) {
    guard let point = onScreen(point, in: view) else { return }
    guard count > 0 else {
      return recordError("invalid number of taps \(count); expected 1 or more")
    }
    guard let every = duration(seconds) else { return }
    perform(.tap(finger: Int64(finger), at: point, count: count, every: every))
  }

  /// Taps a point, as `tap(at:in:count:every:finger:)`.
  public func tap(
    at x: CGFloat, _ y: CGFloat, in view: UIView? = nil, count: Int = 1,
    every seconds: TimeInterval = 0.2, finger: Int = 1
  ) {
    tap(at: CGPoint(x: x, y: y), in: view, count: count, every: seconds, finger: finger)
  }

  /// Drags a finger in a straight line: it lands, moves and lifts. Afterwards the phone's time is that
  /// of the lift.
  ///
  /// - Parameters:
  ///   - start: Where it lands, in points of the bounds of `view` or of the screen.
  ///   - end: Where it lifts.
  ///   - seconds: The duration, more than 0.
  ///   - view: A view in a window of the phone; nil for the screen.
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

  /// Drags a finger between two points, as `drag(from:to:over:in:finger:)`.
  public func drag(
    from x: CGFloat, _ y: CGFloat, to endX: CGFloat, _ endY: CGFloat,
    over seconds: TimeInterval, in view: UIView? = nil, finger: Int = 1
  ) {
    drag(
      from: CGPoint(x: x, y: y), to: CGPoint(x: endX, y: endY), over: seconds, in: view,
      finger: finger)
  }

  /// Moves fingers 1 and 2 apart or together: they land, move and lift. Afterwards the phone's time is
  /// that of the lift.
  ///
  /// - Parameters:
  ///   - x: The x coordinate of the center, in points of the screen.
  ///   - y: The y coordinate of the center.
  ///   - from: The distance between the fingers when they land, in points.
  ///   - to: Their distance when they lift.
  ///   - angle: The direction from finger 1 to finger 2, in degrees, clockwise; 0 is to the right.
  ///   - seconds: The duration, more than 0.
  public func pinch(
    at x: CGFloat, _ y: CGFloat, from: CGFloat, to: CGFloat, angle: CGFloat = 0,
    over seconds: TimeInterval
  ) {
    guard let over = duration(seconds), areFinite([x, y, from, to, angle]) else { return }
    perform(.pinch(at: CGPoint(x: x, y: y), from: from, to: to, angle: angle, over: over))
  }

  /// Turns fingers 1 and 2 around a center: they land, move and lift. Afterwards the phone's time is
  /// that of the lift.
  ///
  /// - Parameters:
  ///   - x: The x coordinate of the center, in points of the screen.
  ///   - y: The y coordinate of the center.
  ///   - radius: The distance of each finger from the center, in points.
  ///   - from: The direction from finger 1 to finger 2 when they land, in degrees, clockwise.
  ///   - to: The direction when they lift.
  ///   - seconds: The duration, more than 0.
  public func rotate(
    at x: CGFloat, _ y: CGFloat, radius: CGFloat, from: CGFloat, to: CGFloat,
    over seconds: TimeInterval
  ) {
    guard let over = duration(seconds), areFinite([x, y, radius, from, to]) else { return }
    perform(.rotate(at: CGPoint(x: x, y: y), radius: radius, from: from, to: to, over: over))
  }

  // MARK: - Delivery

  /// How many packets one move or gesture may make.
  private static let maximumPackets = 1_000_000

  func perform(_ action: FingerAction) {
    if pendingActions == nil {
      deliver([action])
    } else {
      pendingActions?.append(action)
    }
  }

  private func perform(_ macro: ScriptMacro) {
    guard pendingActions == nil else {
      return recordError(
        "a whole gesture cannot be part of one packet; call it outside `together`")
    }
    let expansion = MacroExpansion(macro, at: clock, frame: ScriptHeader.defaultFrame)
    guard expansion.end <= Self.lastTime, expansion.packetCount <= Self.maximumPackets else {
      return recordError(
        "a gesture makes more than \(Self.maximumPackets) packets; make it shorter")
    }
    for finger in expansion.fingers where locations[finger] != nil {
      recordError("finger \(finger) is already down; lift it first, or use another finger")
    }
    for packet in expansion.packets() { deliver(packet) }
  }

  /// Delivers actions: one packet, and those of timed moves.
  private func deliver(_ actions: [FingerAction]) {
    var timeline = PacketTimeline()
    var fingers: Set<Int64> = []
    for action in actions {
      if !fingers.insert(action.finger).inserted {
        recordError(
          "finger \(action.finger) changes twice in one packet; only the first change counts")
        continue
      }
      guard let kind = validated(action) else { continue }
      let start = locations[action.finger]
      guard case .move(let end) = kind, let seconds = action.seconds, let start else {
        timeline.add(action.change(kind), at: clock)
        continue
      }
      guard let over = duration(seconds) else { continue }
      let count = PacketTimeline.count(over: over, frame: ScriptHeader.defaultFrame)
      guard count <= Self.maximumPackets else {
        recordError("a move makes more than \(Self.maximumPackets) packets; make it shorter")
        continue
      }
      timeline.add(
        action.change(kind), from: start, to: end, at: clock, over: over, count: count)
    }
    for packet in timeline.sorted { deliver(packet) }
  }

  private func deliver(_ packet: PacketTimeline.Packet) {
    for change in packet.changes {
      let finger = change.finger.finger
      switch change.kind {
      case .down(let point), .move(let point): locations[finger] = point
      case .up: locations[finger] = nil
      case .cancel: break
      }
    }
    input.beginTurn(at: clock)
    input.add(packet.changes, at: packet.time)
    step(input.takeEvents(), to: packet.time)
  }

  /// Returns an action's change in points of the screen; nil for an impossible one.
  private func validated(_ action: FingerAction) -> TouchChange.Kind? {
    let isDown = locations[action.finger] != nil
    let name = "finger \(action.finger)"
    if let problem = action.problem {
      recordError("\(name): \(problem)")
      return nil
    }
    switch action.kind {
    case .down:
      if isDown { recordError("\(name) is already down; lift it first, or use another finger") }
    case .move, .up, .cancel:
      if !isDown { recordError("\(name) is not down; put it down first") }
    }
    guard let point = action.kind.point else { return action.kind }
    return onScreen(point, in: action.view).map(action.kind.moved)
  }

  /// Converts a point of a view to the screen; records an error where that is not possible.
  private func onScreen(_ point: CGPoint, in view: UIView?) -> CGPoint? {
    guard areFinite([point.x, point.y]) else { return nil }
    guard let view else { return point }
    guard let window = view as? UIWindow ?? view.window else {
      recordError("a view of class \(type(of: view)) is not in a window, so it cannot be touched")
      return nil
    }
    return window.convert(view.convert(point, to: window), to: nil as UIWindow?)
  }

  private func areFinite(_ numbers: [CGFloat]) -> Bool {
    guard let number = numbers.first(where: { !$0.isFinite }) else { return true }
    recordError("invalid number \(number); expected a finite number")
    return false
  }

  /// Converts a duration to microseconds; records an error for an invalid one.
  private func duration(_ seconds: TimeInterval) -> Int64? {
    let time = AppTime(seconds: seconds).microseconds
    guard time > 0, time <= Self.lastTime.microseconds else {
      recordError("invalid duration \(seconds) s; expected more than 0")
      return nil
    }
    return time
  }
}
