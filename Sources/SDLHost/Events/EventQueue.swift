package import CSDL2

/// SDL's event queue, the only location at which the process sleeps.
package struct EventQueue {
  /// A number of events at which some may have been lost.
  package static let overflowCount = 4096
  /// The capacity of SDL's queue, and the most events that one drain removes.
  private static let capacity = 65_535
  private static let batch = 64

  /// The number of waits that have ended.
  package private(set) var wakeUps = 0

  /// Makes the access to SDL's queue.
  package init() {}

  /// Sleeps until there is an event, or for at most some milliseconds; nil for no limit.
  package mutating func wait(milliseconds: Int32?) {
    _ = SDL_WaitEventTimeout(nil, milliseconds ?? -1)
    wakeUps += 1
  }

  /// Removes all events from the queue and adds them to `events`.
  ///
  /// Fingers that a touchscreen reports together are in the queue together, without waiting: the X
  /// server sends all that a driver has read as one piece, and Wayland ends it with a frame.
  package func drain(into events: inout [SDL_Event]) {
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
  }

  /// Frees the memory of an event; its text is invalid afterward.
  package static func free(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_DROPFILE, SDL_DROPTEXT: SDL_free(event.drop.file)
    default: break
    }
  }
}
