import Foundation
import SDLHost
import Synchronization

/// SIGINT, SIGTERM and SIGHUP while scripts play in this process: the script that plays ends after its
/// current step.
///
/// An app that is busy for ever never comes to the next step, so the process ends if the request is not
/// noticed in time.
final class StopRequest: Sendable {
  /// How long a step may take after the signal, in seconds.
  private static let patience = 2.0

  /// The signal; 0 for none.
  private let signal = Atomic<Int32>(0)
  private let noticed = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)

  /// Begins to receive the signals.
  init() {
    SignalPipe.shared.receive([SIGINT, SIGTERM, SIGHUP])
    Thread.detachNewThread { [self] in
      if let number = SignalPipe.shared.read() {
        signal.store(number, ordering: .relaxed)
        if noticed.wait(timeout: .now() + Self.patience) == .timedOut {
          fflush(nil)
          _exit(128 + number)
        }
      }
      ended.signal()
    }
  }

  /// Ends the wait for a signal: those that come later end nothing.
  func finish() {
    SignalPipe.shared.write(SignalPipe.end)
    noticed.signal()
    ended.wait()
  }

  /// Throws `Stopped` if a signal has arrived.
  func check() throws(StopSignals.Stopped) {
    let number = signal.load(ordering: .relaxed)
    guard number != 0 else { return }
    noticed.signal()
    throw StopSignals.Stopped(signal: number)
  }
}
