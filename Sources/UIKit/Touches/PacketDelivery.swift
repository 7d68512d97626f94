import CoreGraphics

/// The callbacks that one packet leads to, worked out before the first of them is made.
final class PacketDelivery {
  /// One callback: a phase, a view, and its touches that changed so.
  struct Group {
    let phase: UITouch.Phase
    let view: UIView
    let window: UIWindow
    var touches: [UITouch]
  }

  /// The touches that changed, with what changed them.
  let changes: [UITouch: FingerChange]
  /// The windows that own a changed touch, from the front to the back.
  let windows: [UIWindow]
  private let groups: [Group]

  /// Works out who is called for `changed`, which is in finger order.
  init(changed: [(touch: UITouch, change: FingerChange)], windowsFrontToBack: [UIWindow]) {
    changes = Dictionary(uniqueKeysWithValues: changed.map { ($0.touch, $0.change) })
    windows = windowsFrontToBack.filter { window in
      changed.contains { $0.touch.window === window }
    }
    let order: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
    groups = order.flatMap { phase in
      let touches = changed.lazy.map(\.touch).filter { $0.phase == phase && !$0.isWithheld }
      return Self.groups(of: phase, touches: Array(touches))
    }
  }

  /// Calls the views of one window; touches that an earlier callback had cancelled are left out.
  func callViews(of window: UIWindow, event: UIEvent, trace: ((TraceEvent) -> Void)?) {
    for group in groups where group.window === window {
      let touches = group.touches.filter { !$0.isCancelPending }
      if group.phase == .began {
        // A view that was never told of a touch is not told of its end either.
        for touch in group.touches where touch.isCancelPending { touch.isWithheld = true }
      }
      guard !touches.isEmpty else { continue }
      trace?(.call(phase: group.phase, view: group.view, touches: touches))
      let set = Set(inSlotOrder: touches)
      switch group.phase {
      case .began: group.view.touchesBegan(set, with: event)
      case .moved: group.view.touchesMoved(set, with: event)
      case .ended: group.view.touchesEnded(set, with: event)
      case .cancelled: group.view.touchesCancelled(set, with: event)
      case .stationary: break
      }
    }
  }

  /// One group a view, in the order of each view's first finger.
  private static func groups(of phase: UITouch.Phase, touches: [UITouch]) -> [Group] {
    var groups: [Group] = []
    var places: [ObjectIdentifier: Int] = [:]
    for touch in touches {
      guard let view = touch.view, let window = touch.window else { continue }
      if let place = places[ObjectIdentifier(view)] {
        groups[place].touches.append(touch)
      } else {
        places[ObjectIdentifier(view)] = groups.count
        groups.append(Group(phase: phase, view: view, window: window, touches: [touch]))
      }
    }
    return groups
  }
}
