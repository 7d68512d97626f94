import CSDL2
package import Simulator
import Synchronization

/// Brings inputs from any thread to the phone in a window, and wakes the loop that sleeps.
///
/// What is sent before the loop runs waits for it; what is sent after its end is of no use any more.
package nonisolated final class InputInbox: Sendable {
  private struct Box {
    var inputs: [PhoneEvent] = []
    /// Whether there is a loop to be woken, and SDL to do it with.
    var isOpen = false
  }

  private let box = Mutex(Box())

  /// Makes mail for a loop that does not run yet.
  package init() {}

  /// Lets an input happen to the phone in the loop's next turn; any thread may call it.
  package func send(_ input: PhoneEvent) {
    box.withLock { box in
      box.inputs.append(input)
      if box.isOpen { Self.wake() }
    }
  }

  /// Begins to wake the loop: SDL runs.
  package func open() {
    box.withLock { box in
      box.isOpen = true
      if !box.inputs.isEmpty { Self.wake() }
    }
  }

  /// Stops waking the loop, before SDL stops.
  package func close() {
    box.withLock { $0.isOpen = false }
  }

  /// Takes what came so far.
  package func take() -> [PhoneEvent] {
    box.withLock { box in
      defer { box.inputs = [] }
      return box.inputs
    }
  }

  /// Any event ends a sleep; this one means nothing else.
  private static func wake() {
    var event = SDL_Event()
    event.user.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)
  }
}
