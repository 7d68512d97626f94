import CSDL2
package import Simulator
import Synchronization

/// Passes events from any thread to the phone in a window, and messages to its user, and wakes the loop
/// that sleeps.
///
/// What is sent before the loop runs waits for it; what is sent after its end is dropped.
package nonisolated final class InputInbox: Sendable {
  private struct Contents {
    var events: [PhoneEvent] = []
    var message: String?
    var banner: String?
    /// Whether there is a loop to wake, and SDL to do it with.
    var isOpen = false
  }

  private let contents = Mutex(Contents())

  /// Makes an inbox for a loop that does not run yet.
  package init() {}

  /// Adds an event to the loop's next turn; any thread may call it.
  package func send(_ event: PhoneEvent) {
    contents.withLock { contents in
      contents.events.append(event)
      if contents.isOpen { Self.wake() }
    }
  }

  /// Shows a message in the window for a while, in place of one that has not been shown yet; any thread
  /// may call it.
  package func show(_ message: String) {
    contents.withLock { contents in
      contents.message = message
      if contents.isOpen { Self.wake() }
    }
  }

  /// Shows a message in the window until the next one, or none if it is empty; any thread may call it.
  package func showBanner(_ message: String) {
    contents.withLock { contents in
      contents.banner = message
      if contents.isOpen { Self.wake() }
    }
  }

  /// Begins to wake the loop: SDL runs.
  package func open() {
    contents.withLock { contents in
      contents.isOpen = true
      if !contents.events.isEmpty || contents.message != nil || contents.banner != nil {
        Self.wake()
      }
    }
  }

  /// Wakes the loop if it sleeps; any thread may call it.
  package func wake() {
    contents.withLock { if $0.isOpen { Self.wake() } }
  }

  /// Stops waking the loop, before SDL stops.
  package func close() {
    contents.withLock { $0.isOpen = false }
  }

  /// Removes and returns what was sent so far.
  package func take() -> [PhoneEvent] {
    contents.withLock { contents in
      defer { contents.events = [] }
      return contents.events
    }
  }

  /// Removes and returns the message to show; nil for none.
  func takeMessage() -> String? {
    contents.withLock { contents in
      defer { contents.message = nil }
      return contents.message
    }
  }

  /// Removes and returns the new banner, which may be empty; nil for no change.
  func takeBanner() -> String? {
    contents.withLock { contents in
      defer { contents.banner = nil }
      return contents.banner
    }
  }

  /// Any event ends a sleep; this one means nothing else.
  private static func wake() {
    var event = SDL_Event()
    event.user.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)
  }
}
