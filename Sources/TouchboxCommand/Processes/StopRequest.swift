import AppLibrary
import Foundation
import SDLHost
import Synchronization

import class PhoneFoundation.BackgroundWork
import func PhoneFoundation.withoutActor

/// Handles SIGINT, SIGTERM and SIGHUP while scripts play in this process. The current script stops
/// after its current step.
///
/// A busy app may never finish the step. If the main thread does not notice the request in time,
/// the thread that receives the signals writes the reports so far and exits the process.
final class StopRequest: Sendable {
  /// The time limit in seconds for the step after the signal, and again for writing the reports.
  private static let patience = 2.0

  /// The signal that arrived, or 0.
  private let signal = Atomic<Int32>(0)
  private let noticed = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)
  /// The lock that the main thread holds while it changes the reported state. The signal thread
  /// acquires it before reporting, and never releases it.
  private let reporting = NSLock()
  private let report: @MainActor (Int32) -> Void

  /// Starts receiving the signals.
  ///
  /// - Parameter report: Writes the reports so far before a signal ends the process. It is called
  ///   on another thread while the main thread is busy in the app, so it must read only state that
  ///   never changes outside `update(_:)`.
  init(report: @escaping @MainActor (Int32) -> Void) {
    self.report = report
    SignalPipe.shared.receive([SIGINT, SIGTERM, SIGHUP])
    Thread.detachNewThread { [self] in
      if let number = SignalPipe.shared.read() {
        signal.store(number, ordering: .relaxed)
        if noticed.wait(timeout: .now() + Self.patience) == .timedOut { reportAndExit(number) }
      }
      ended.signal()
    }
  }

  /// Writes the reports and exits the process, unless the main thread notices the signal at the
  /// last moment.
  private func reportAndExit(_ number: Int32) {
    reporting.lock()
    guard noticed.wait(timeout: .now()) == .timedOut else { return reporting.unlock() }
    // The app may hang while holding a lock that this thread needs, such as the standard output
    // lock.
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: Self.patience)
      _exit(128 + number)
    }
    reportAsMain(number)
    fflush(nil)
    _exit(128 + number)
  }

  /// Writes the reports on behalf of the main thread, which no longer accesses the reported state.
  private func reportAsMain(_ number: Int32) {
    let report = report
    BackgroundWork.runAsMain { withoutActor { report(number) } }
  }

  /// Stops waiting for signals. Later signals have no effect.
  func finish() {
    SignalPipe.shared.write(SignalPipe.end)
    noticed.signal()
    ended.wait()
  }

  /// Throws `Stopped` if a signal has arrived.
  func check() throws(StopSignals.Stopped) {
    let number = signal.load(ordering: .relaxed)
    guard number != 0 else { return }
    // This blocks forever if the signal thread is already reporting.
    reporting.withLock { _ = noticed.signal() }
    throw StopSignals.Stopped(signal: number)
  }

  /// Changes the reported state.
  @MainActor func update(_ change: () -> Void) {
    reporting.withLock { change() }
  }
}
