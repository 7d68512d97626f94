package import UIKit

/// Collects one turn's phone events, and combines its finger changes into as few packets as
/// possible without reordering them.
///
/// A touch panel scans all fingers at once, but the window system reports them one by one. This
/// type reconstructs the scans.
package struct PacketCoalescer {
  /// The phone's time at the beginning of the turn; earlier changes are moved to this time.
  package var turnStart = AppTime.zero
  /// The finished events.
  private var events: [Timed<PhoneEvent>] = []
  /// The changes in the current packet.
  private var changes: [TouchChange] = []
  /// The time of each of these changes.
  private var times: [AppTime] = []

  /// Creates a coalescer without events.
  package init() {}

  /// Whether the current packet leaves a finger down.
  package var leavesFingersDown: Bool { changes.contains { !$0.isEnd } }

  /// Returns the packets for one turn's changes.
  package static func packets(
    of changes: some Sequence<Timed<TouchChange>>
  ) -> [Timed<PhoneEvent>] {
    var coalescer = PacketCoalescer()
    for change in changes { coalescer.add(change.event, at: change.time) }
    return coalescer.takeEvents()
  }

  /// Adds a finger's change to the current packet, or to a new one.
  package mutating func add(_ change: TouchChange, at time: AppTime) {
    let time = max(time, turnStart)
    let index = changes.firstIndex { $0.finger == change.finger }
    if case .move = change.kind, let index, case .move(let passed) = changes[index].kind {
      changes[index].merge(change, passing: .init(point: passed, time: times[index]))
      times[index] = time
      return
    }
    switch (change.kind, index) {
    case (_, _?): finishPacket()
    case (.down, nil) where changes.contains { $0.isEnd }: finishPacket()
    case (.down, nil), (.move, nil), (.up, nil), (.cancel, nil): break
    }
    changes.append(change)
    times.append(time)
  }

  /// Finishes the current packet, then appends an event that isn't part of a packet.
  package mutating func append(_ event: PhoneEvent, at time: AppTime) {
    finishPacket()
    events.append(Timed(time, event))
  }

  /// Finishes the current packet; later changes go into a new packet. A packet's time is the time
  /// of its latest change.
  package mutating func finishPacket() {
    guard let time = times.max() else { return }
    events.append(Timed(time, .touches(changes)))
    changes = []
    times.removeAll(keepingCapacity: true)
  }

  /// Ends the turn and returns its events in order.
  package mutating func takeEvents() -> [Timed<PhoneEvent>] {
    finishPacket()
    defer { events = [] }
    return events
  }
}

extension TouchChange {
  /// Merges the finger's next move. Values that the move does not report remain unchanged.
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
