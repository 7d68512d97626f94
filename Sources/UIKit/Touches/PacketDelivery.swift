/// The way of one packet through the windows: to gesture recognizers first, then to views.
final class PacketDelivery {
  /// The touches that changed, with what changed them.
  let changes: [UITouch: FingerChange]
  /// The windows that own a changed touch, from the front to the back.
  let windows: [UIWindow]
  /// The changed touches in finger order.
  private let changed: [UITouch]
  private var calls: [ObjectIdentifier: ViewCalls] = [:]

  /// Prepares the delivery of `changed`, which is in finger order.
  init(changed: [(touch: UITouch, change: FingerChange)], windowsFrontToBack: [UIWindow]) {
    changes = Dictionary(uniqueKeysWithValues: changed.map { ($0.touch, $0.change) })
    self.changed = changed.map(\.touch)
    windows = windowsFrontToBack.filter { window in
      changed.contains { $0.touch.window === window }
    }
  }

  /// Hands the packet to the recognizers and views of one window; when it comes there again, to the
  /// views alone, with the same calls.
  func deliver(_ event: UIEvent, to window: UIWindow, in context: AppContext) {
    let key = ObjectIdentifier(window)
    if calls[key] == nil {
      context.gestures.hear(of: changed, in: window, with: event)
      let kept = context.gestures.kept.filter { $0.window === window }
      calls[key] = ViewCalls(
        changed: changed.filter { $0.window === window }, kept: kept, referee: context.gestures)
    }
    calls[key]?.make(with: event, trace: context.trace)
  }
}
