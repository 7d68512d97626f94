import CSDL2
import Dispatch
import Foundation

/// Lets SIGINT and SIGTERM end the loop: each becomes an event, which wakes a loop that sleeps.
///
/// A second signal ends the process at once: the app may be busy without end.
final class EndSignals {
  private static nonisolated let numbers = [SIGINT, SIGTERM]

  private let sources: [any DispatchSourceSignal]

  /// Starts listening.
  init() {
    sources = Self.numbers.map { number in
      signal(number, SIG_IGN)
      return Self.makeSource(number)
    }
  }

  /// Stops listening; the signals do again what they do by default.
  func stop() {
    for source in sources { source.cancel() }
    for number in Self.numbers { signal(number, SIG_DFL) }
  }

  /// Returns the number of the signal that an event stands for; nil for other events.
  static func number(of event: SDL_Event) -> Int32? {
    guard event.type == SDL_USEREVENT.rawValue, numbers.contains(event.user.code) else {
      return nil
    }
    return event.user.code
  }

  private static nonisolated func makeSource(_ number: Int32) -> any DispatchSourceSignal {
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    let arrivals = Arrivals()
    source.setEventHandler { @Sendable in
      if arrivals.isFirst() { push(number) } else { _exit(128 + number) }
    }
    source.resume()
    return source
  }

  private static nonisolated func push(_ number: Int32) {
    var event = SDL_Event()
    event.user.type = SDL_USEREVENT.rawValue
    event.user.code = number
    SDL_PushEvent(&event)
  }
}

/// Tells a signal's first arrival from the next.
private nonisolated final class Arrivals: @unchecked Sendable {
  private let lock = NSLock()
  private var hasArrived = false

  func isFirst() -> Bool {
    lock.withLock {
      defer { hasArrived = true }
      return !hasArrived
    }
  }
}
