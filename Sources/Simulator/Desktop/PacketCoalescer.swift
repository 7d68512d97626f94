package import UIKit

/// Joins the finger changes of one turn into as few packets as possible without reordering them.
///
/// A touch panel scans all fingers at once, but the window system reports them one by one. This
/// type restores the scans.
package struct PacketCoalescer {
  private var changes: [TouchChange] = []
  /// The time of each change.
  private var times: [AppTime] = []

  /// Makes a coalescer without pending changes.
  package init() {}

  /// Whether a pending change leaves a finger down.
  package var leavesFingersDown: Bool { changes.contains { !$0.isEnd } }

  /// Returns the packets for the changes of one turn.
  package static func packets(
    of changes: some Sequence<Timed<TouchChange>>
  ) -> [Timed<PhoneEvent>] {
    var coalescer = PacketCoalescer()
    var packets = changes.compactMap { coalescer.add($0.event, at: $0.time) }
    if let last = coalescer.flush() { packets.append(last) }
    return packets
  }

  /// Adds a change, and returns the packet that has to be delivered before it, if any.
  package mutating func add(_ change: TouchChange, at time: AppTime) -> Timed<PhoneEvent>? {
    let index = changes.firstIndex { $0.finger == change.finger }
    switch (change.kind, index.map { changes[$0].kind }) {
    case (.move, .move(let passed)?):
      guard let index else { return nil }
      changes[index].merge(change, passing: .init(point: passed, time: times[index]))
      times[index] = time
      return nil
    case (.down, nil) where changes.contains { $0.isEnd }:
      break
    case (_, nil):
      append(change, at: time)
      return nil
    case (.down, _?), (.move, _?), (.up, _?), (.cancel, _?):
      break
    }
    let packet = flush()
    append(change, at: time)
    return packet
  }

  /// Returns the pending packet at the time of its latest change; nil without changes.
  package mutating func flush() -> Timed<PhoneEvent>? {
    guard let time = times.max() else { return nil }
    defer {
      changes = []
      times.removeAll(keepingCapacity: true)
    }
    return Timed(time, .touches(changes))
  }

  private mutating func append(_ change: TouchChange, at time: AppTime) {
    changes.append(change)
    times.append(time)
  }
}

extension TouchChange {
  /// Merges the finger's next move; values that it does not report stay unchanged.
  fileprivate mutating func merge(_ next: TouchChange, passing sample: CoalescedSample) {
    earlierSamples.append(sample)
    earlierSamples += next.earlierSamples
    kind = next.kind
    type = next.type
    modifierFlags = next.modifierFlags
    buttonMask = next.buttonMask
    pressure = next.pressure ?? pressure
    radius = next.radius ?? radius
  }

  fileprivate var isEnd: Bool {
    switch kind {
    case .down, .move: false
    case .up, .cancel: true
    }
  }
}
