import CSDL2
import Foundation

/// Lets SIGINT, SIGTERM, and SIGHUP end the loop: each becomes an SDL event, which wakes a sleeping
/// loop.
///
/// A second signal terminates the process immediately, because the app may hang.
final class SignalSource {
  private static nonisolated let numbers = [SIGINT, SIGTERM, SIGHUP]

  private let reader = DispatchSemaphore(value: 0)
  private var earlier: [Int32: sigaction] = [:]

  /// Starts receiving signals.
  init() {
    let reader = reader
    Thread.detachNewThread { @Sendable in
      Self.forwardSignals()
      reader.signal()
    }
    earlier = SignalPipe.shared.receive(Self.numbers)
  }

  /// Restores the signals' previous actions.
  func stop() {
    for (number, old) in earlier {
      var old = old
      sigaction(number, &old, nil)
    }
    SignalPipe.shared.write(SignalPipe.end)
    reader.wait()
  }

  /// Returns the signal number in an event, or `nil` for any other event.
  static func number(of event: SDL_Event) -> Int32? {
    guard event.type == SDL_USEREVENT.rawValue, numbers.contains(event.user.code) else {
      return nil
    }
    return event.user.code
  }

  private static nonisolated func forwardSignals() {
    var hasArrived = false
    while let number = SignalPipe.shared.read() {
      if hasArrived { _exit(128 + number) }
      hasArrived = true
      var event = SDL_Event()
      event.user.type = SDL_USEREVENT.rawValue
      event.user.code = number
      // A full queue accepts the event once the loop removes others, but never if the app hangs.
      while SDL_PushEvent(&event) < 0, !SignalPipe.shared.wait(milliseconds: 20) {}
    }
  }
}
