/// The way of one packet through the windows: to gesture recognizers first, then to views.
///
/// Loops stand for closures here and in `ViewCalls`: the standard library asks for the actor at each
/// call of a closure, which took a fifth of a packet's time.
final class PacketDelivery {
  /// The windows that own a changed touch, from the front to the back.
  let windows: [UIWindow]
  /// The changed touches in finger order.
  private let changed: [UITouch]
  /// What changed them.
  private let changes: [TouchChange]
  private var calls: [(window: UIWindow, calls: ViewCalls)] = []

  /// Prepares the delivery of touches, which are in finger order, with what changed them.
  init(changed: [UITouch], changes: [TouchChange], in context: AppContext) {
    self.changed = changed
    self.changes = changes
    var touched: [UIWindow] = []
    for touch in changed {
      if let window = touch.window, touched.last !== window { touched.append(window) }
    }
    windows =
      touched.count < 2
      ? touched
      : context.allWindowsFrontToBack.filter { window in touched.contains { $0 === window } }
  }

  // Spelled out, it asks for no actor.
  deinit {}

  /// Returns what changed a touch in this packet; nil for one that rests.
  func change(of touch: UITouch) -> TouchChange? {
    for (place, other) in changed.enumerated() where other === touch { return changes[place] }
    return nil
  }

  /// Hands the packet to the recognizers and views of one window; when it comes there again, to the
  /// views alone, with the same calls.
  func deliver(_ event: UIEvent, to window: UIWindow, in context: AppContext) {
    for known in calls where known.window === window {
      return known.calls.make(with: event, trace: context.trace)
    }
    var touches: [UITouch] = []
    for touch in changed where touch.window === window { touches.append(touch) }
    context.gestures.hear(of: touches, with: event)
    var kept: [UITouch] = []
    for touch in context.gestures.kept where touch.window === window { kept.append(touch) }
    let viewCalls = ViewCalls(changed: touches, kept: kept, arbiter: context.gestures)
    calls.append((window, viewCalls))
    viewCalls.make(with: event, trace: context.trace)
  }
}
