import CSDL2
import Foundation

/// Lets SIGINT and SIGTERM end the loop: each becomes an event, which wakes a loop that sleeps.
///
/// A second signal ends the process at once: the app may be busy without end.
final class EndSignals {
  private static nonisolated let numbers = [SIGINT, SIGTERM]

  private let reader = DispatchSemaphore(value: 0)
  private var earlier: [Int32: sigaction] = [:]

  /// Starts listening.
  init() {
    let reader = reader
    Thread.detachNewThread { @Sendable in
      Self.read()
      reader.signal()
    }
    earlier = SignalPipe.shared.receive(Self.numbers)
  }

  /// Stops listening; the signals do again what they did before.
  func stop() {
    for (number, old) in earlier {
      var old = old
      sigaction(number, &old, nil)
    }
    SignalPipe.shared.write(SignalPipe.end)
    reader.wait()
  }

  /// Returns the number of the signal that an event stands for; nil for other events.
  static func number(of event: SDL_Event) -> Int32? {
    guard event.type == SDL_USEREVENT.rawValue, numbers.contains(event.user.code) else {
      return nil
    }
    return event.user.code
  }

  /// Passes signals on until there are no more.
  private static nonisolated func read() {
    var hasArrived = false
    while let number = SignalPipe.shared.read() {
      if hasArrived { _exit(128 + number) }
      hasArrived = true
      var event = SDL_Event()
      event.user.type = SDL_USEREVENT.rawValue
      event.user.code = number
      SDL_PushEvent(&event)
    }
  }
}
