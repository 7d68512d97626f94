package import UIKit

/// Joins the finger changes of one turn into as few packets as keep their order true.
///
/// A touch panel reports all fingers of a scan at once and the window system tells them one by one;
/// this restores what the panel said.
package struct PacketCoalescer {
  private var open: [TouchChange] = []

  /// Makes a builder with nothing in it.
  package init() {}

  /// Whether nothing waits for its packet.
  package var isEmpty: Bool { open.isEmpty }

  /// Adds a change; returns the packet that has to be delivered before it, if there is one.
  package mutating func add(_ change: TouchChange) -> TouchPacket? {
    let place = open.firstIndex { $0.finger == change.finger }
    switch (change.kind, place.map { open[$0].kind }) {
    case (.move(let point), .move(let passed)?):
      guard let place else { return nil }
      open[place].earlierSamples.append(.init(point: passed, time: open[place].time))
      open[place].kind = .move(point)
      open[place].time = change.time
      open[place].modifierFlags = change.modifierFlags
      open[place].buttonMask = change.buttonMask
      open[place].pressure = change.pressure ?? open[place].pressure
      return nil
    case (.down, nil) where open.contains { $0.isEnd }:
      break
    case (_, nil):
      open.append(change)
      return nil
    case (.down, _?), (.move, _?), (.up, _?), (.cancel, _?):
      break
    }
    let packet = flush()
    open.append(change)
    return packet
  }

  /// Returns what was gathered; nil for nothing.
  package mutating func flush() -> TouchPacket? {
    guard let time = open.map(\.time).max() else { return nil }
    defer { open = [] }
    return TouchPacket(time: time, changes: open)
  }
}

extension TouchChange {
  fileprivate var isEnd: Bool {
    switch kind {
    case .down, .move: false
    case .up, .cancel: true
    }
  }
}
