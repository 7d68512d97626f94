package import CSDL2

/// SDL's event queue. The process sleeps only here.
package struct EventQueue {
  /// The number of events at or above which some may have been lost.
  package static let overflowCount = 4096
  /// The capacity of SDL's queue, and the maximum number of events that one drain removes.
  private static let capacity = 65_535
  private static let batch = 64

  /// The number of completed waits.
  package private(set) var wakeUps = 0

  /// Creates an accessor for SDL's queue.
  package init() {}

  /// Sleeps until an event arrives or the time limit, if any, expires.
  package mutating func wait(milliseconds: Int32?) {
    _ = SDL_WaitEventTimeout(nil, milliseconds ?? -1)
    wakeUps += 1
  }

  /// Removes all events from the queue and adds them to `events`.
  ///
  /// Fingers that a touchscreen reports together are queued together, without waiting: the X server
  /// sends everything that a driver has read at once, and Wayland ends a batch with a frame.
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

  /// Frees an event's memory. The event's text is invalid afterward.
  package static func free(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_DROPFILE, SDL_DROPTEXT: SDL_free(event.drop.file)
    default: break
    }
  }
}
