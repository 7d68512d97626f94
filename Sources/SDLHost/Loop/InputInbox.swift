import CSDL2
package import Simulator
import Synchronization

/// Passes events and messages from any thread to a window's loop, and wakes the loop.
///
/// Items that are sent before the loop runs are delivered when it runs; items that are sent after
/// it ends are dropped.
package nonisolated final class InputInbox: Sendable {
  private struct Contents {
    var events: [PhoneEvent] = []
    var remote: [RemoteInput] = []
    var message: String?
    var banner: String?
    /// Whether SDL is available and a running loop can be woken.
    var isOpen = false
  }

  private let contents = Mutex(Contents())

  /// Creates an inbox for a loop that is not running yet.
  package init() {}

  /// Adds an event to the loop's next turn; any thread may call it.
  package func send(_ event: PhoneEvent) {
    contents.withLock { contents in
      contents.events.append(event)
      if contents.isOpen { Self.wake() }
    }
  }

  /// Adds input from remote devices to the loop's next turn; any thread may call it.
  package func send(_ inputs: [RemoteInput]) {
    contents.withLock { contents in
      contents.remote += inputs
      if contents.isOpen { Self.wake() }
    }
  }

  /// Removes and returns the pending input from remote devices.
  func takeRemoteInput() -> [RemoteInput] {
    contents.withLock { contents in
      defer { contents.remote = [] }
      return contents.remote
    }
  }

  /// Shows a message in the window for a while, replacing any earlier message that is still
  /// pending; any thread may call it.
  package func show(_ message: String) {
    contents.withLock { contents in
      contents.message = message
      if contents.isOpen { Self.wake() }
    }
  }

  /// Shows a message in the window until the next one, or removes it if the text is empty; any
  /// thread may call it.
  package func showBanner(_ message: String) {
    contents.withLock { contents in
      contents.banner = message
      if contents.isOpen { Self.wake() }
    }
  }

  /// Allows waking the loop, after SDL has started.
  package func open() {
    contents.withLock { contents in
      contents.isOpen = true
      if !contents.events.isEmpty || !contents.remote.isEmpty || contents.message != nil
        || contents.banner != nil
      {
        Self.wake()
      }
    }
  }

  /// Wakes the loop if it is sleeping; any thread may call it.
  package func wake() {
    contents.withLock { if $0.isOpen { Self.wake() } }
  }

  /// Disallows waking the loop, before SDL stops.
  package func close() {
    contents.withLock { $0.isOpen = false }
  }

  /// Removes and returns the pending events.
  package func take() -> [PhoneEvent] {
    contents.withLock { contents in
      defer { contents.events = [] }
      return contents.events
    }
  }

  /// Removes and returns the message to show, or `nil` if there is none.
  func takeMessage() -> String? {
    contents.withLock { contents in
      defer { contents.message = nil }
      return contents.message
    }
  }

  /// Removes and returns the new banner, which may be empty, or `nil` if it has not changed.
  func takeBanner() -> String? {
    contents.withLock { contents in
      defer { contents.banner = nil }
      return contents.banner
    }
  }

  /// Any event ends a sleep; this one has no other effect.
  private static func wake() {
    var event = SDL_Event()
    event.user.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)
  }
}
