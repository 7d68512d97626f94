package import CSDL2
package import Foundation

/// SDL's queue of events; the process sleeps nowhere else.
package struct EventQueue {
  /// The pause after which the queue has to be empty still, in seconds.
  package static let settleTime: TimeInterval = 0.0005
  /// How many such pauses a turn waits at most: 2 ms in all.
  package static let settleLimit = 4
  /// So many events at once mean that some may have been lost.
  package static let overflowCount = 4096
  /// SDL's queue holds no more than this: one drain removes no more either.
  private static let capacity = 65_535
  private static let batch = 64

  /// How often a wait ended, for whatever reason.
  package private(set) var wakeUps = 0

  private let pause: () -> Void

  /// Makes the access to SDL's one queue.
  ///
  /// - Parameter pause: Lets `settleTime` pass; tests have something happen meanwhile.
  package init(
    pause: @escaping () -> Void = { Thread.sleep(forTimeInterval: EventQueue.settleTime) }
  ) {
    self.pause = pause
  }

  /// Sleeps until there is an event, or at most some milliseconds; nil for as long as it takes.
  package mutating func wait(milliseconds: Int32?) {
    _ = SDL_WaitEventTimeout(nil, milliseconds ?? -1)
    wakeUps += 1
  }

  /// Removes all events from the queue, and returns how many were added to `events`.
  @discardableResult
  package func drain(into events: inout [SDL_Event]) -> Int {
    let before = events.count
    SDL_PumpEvents()
    withUnsafeTemporaryAllocation(of: SDL_Event.self, capacity: Self.batch) { buffer in
      while events.count - before < Self.capacity {
        let count = SDL_PeepEvents(
          buffer.baseAddress, Int32(Self.batch), SDL_GETEVENT, SDL_FIRSTEVENT.rawValue,
          SDL_LASTEVENT.rawValue)
        guard count > 0 else { break }
        events.append(contentsOf: buffer[..<Int(count)])
      }
    }
    return events.count - before
  }

  /// Frees the memory that belongs to an event; its text must not be read afterwards.
  package static func free(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_DROPFILE, SDL_DROPTEXT: SDL_free(event.drop.file)
    default: break
    }
  }

  /// Drains again until a pause brings nothing: a panel's fingers arrive one by one.
  package func settle(into events: inout [SDL_Event]) {
    for _ in 0..<Self.settleLimit where events.count <= Self.overflowCount {
      pause()
      if drain(into: &events) == 0 { return }
    }
  }
}
