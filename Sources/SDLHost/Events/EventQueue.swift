package import CSDL2

/// SDL's queue of events; the process sleeps nowhere else.
package struct EventQueue {
  /// So many events at once mean that some may have been lost.
  package static let overflowCount = 4096
  /// SDL's queue holds no more than this: one drain removes no more either.
  private static let capacity = 65_535
  private static let batch = 64

  /// How often a wait ended, for whatever reason.
  package private(set) var wakeUps = 0

  /// Makes the access to SDL's one queue.
  package init() {}

  /// Sleeps until there is an event, or at most some milliseconds; nil for as long as it takes.
  package mutating func wait(milliseconds: Int32?) {
    _ = SDL_WaitEventTimeout(nil, milliseconds ?? -1)
    wakeUps += 1
  }

  /// Removes all events from the queue and adds them to `events`.
  ///
  /// Fingers that a touchscreen reported together are in the queue together, without waiting for
  /// more: the X server sends what a driver has read as a whole, and Wayland ends it with a frame.
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

  /// Frees the memory that belongs to an event; its text must not be read afterwards.
  package static func free(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_DROPFILE, SDL_DROPTEXT: SDL_free(event.drop.file)
    default: break
    }
  }
}
