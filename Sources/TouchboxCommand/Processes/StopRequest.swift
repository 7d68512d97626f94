import AppLibrary
import Foundation
import SDLHost
import Synchronization

import class PhoneFoundation.BackgroundWork

/// SIGINT, SIGTERM and SIGHUP while scripts play in this process: the script that plays ends after its
/// current step.
///
/// An app that is busy for ever never comes to the next step. If the request is not noticed in time, the
/// thread that receives the signals reports what was played so far, and ends the process.
final class StopRequest: Sendable {
  /// How long a step may take after the signal, and then the reports, in seconds.
  private static let patience = 2.0

  /// The signal; 0 for none.
  private let signal = Atomic<Int32>(0)
  private let noticed = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)
  /// Held by the main thread while it changes what is reported, and by the other for ever once it reports.
  private let reporting = NSLock()
  private let report: @MainActor (Int32) -> Void

  /// Begins to receive the signals.
  ///
  /// - Parameter report: Reports what was played so far, before a signal ends the process. Runs on another
  ///   thread, while the main thread is inside a step of the app: it must only read what `update(_:)` changes,
  ///   or nothing changes.
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

  /// Reports and ends the process, unless the main thread notices the signal at the last moment.
  private func reportAndExit(_ number: Int32) {
    reporting.lock()
    guard noticed.wait(timeout: .now()) == .timedOut else { return reporting.unlock() }
    // The app may hang with a lock that is needed here, such as that of standard output.
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: Self.patience)
      _exit(128 + number)
    }
    reportAsMain(number)
    fflush(nil)
    _exit(128 + number)
  }

  /// Reports instead of the main thread, which no longer reads or changes what is read here.
  private func reportAsMain(_ number: Int32) {
    let report = unsafeBitCast(self.report, to: ((Int32) -> Void).self)
    BackgroundWork.runAsMain { report(number) }
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
    // Waits for ever if the process is being ended.
    reporting.withLock { _ = noticed.signal() }
    throw StopSignals.Stopped(signal: number)
  }

  /// Changes what is reported.
  @MainActor func update(_ change: () -> Void) {
    reporting.withLock { change() }
  }
}
