import CoreGraphics
import Foundation
import Monkey
import Terminal
import TouchScript
import UIKit

/// A process that plays random sessions, and is restarted whenever the app ends it.
@MainActor
final class MonkeyWorker {
  /// The parts of a launched app that fingers can touch.
  struct Launch {
    var screen: CGSize
    var targets: [CGRect]
  }

  /// The result of a series of sessions that ended with a failure.
  struct Failed {
    var number: Int
    var failure: MonkeyFailure
    var time: AppTime?
  }

  private let folder: TemporaryFolder
  private let settings: MonkeySettings
  /// The maximum duration of a session or script, in seconds.
  let timeout: Double
  private let signals: StopSignals
  private var process: ChildProcess?
  private var input: [UInt8] = []
  /// Whether the process has launched the app. If the process exits after that, the app is
  /// responsible.
  private var hasLaunched = false

  /// Creates a worker without starting it.
  init(_ settings: MonkeySettings, timeout: Double, signals: StopSignals) throws {
    (self.settings, self.timeout, self.signals) = (settings, timeout, signals)
    folder = try TemporaryFolder()
  }

  private var errors: String { folder.path + "/errors" }

  // MARK: - Requests

  /// Launches the app once.
  ///
  /// - Returns: The areas that can be touched, or the reason why the launch failed.
  func launch() throws -> Result<Launch, MonkeyFailure> {
    process = nil
    try start()
    switch try answer() {
    case .success(.launched(let screen, let targets)):
      return .success(Launch(screen: screen, targets: targets))
    case .success: throw CommandFailure(.environment, "the worker process is not responding")
    case .failure(let failure): return .failure(failure)
    }
  }

  /// Plays a script.
  ///
  /// - Parameter patience: The number of seconds after which the script counts as hung, or nil for
  ///   the default.
  /// - Returns: The failure, and its time if known, or nil if there was none.
  func play(
    _ script: Script, patience: Double? = nil
  ) throws -> (failure: MonkeyFailure, time: AppTime?)? {
    try ask(.script(ScriptSyntax(script).text))
    switch try answer(patience: patience) {
    case .success(.failed(let failure, let time)): return (failure, time)
    case .success: return nil
    case .failure(let failure): return (failure, nil)
    }
  }

  /// Plays sessions, starting at a number, until one fails or `isEnough` returns true after one
  /// that passed.
  func playSessions(from first: Int, isEnough: (Int) -> Bool) throws -> Failed? {
    try ask(.sessions(first: first))
    var number = first
    var isPlaying = false
    while true {
      switch try answer() {
      case .success(.session(let next)):
        if isPlaying, isEnough(number) {
          // The process has already started the next session.
          process = nil
          return nil
        }
        (number, isPlaying) = (next, true)
      case .success(.failed(let failure, let time)):
        return Failed(number: number, failure: failure, time: time)
      case .success: continue
      case .failure(let failure): return Failed(number: number, failure: failure, time: nil)
      }
    }
  }

  // MARK: - The process

  private func start() throws {
    let settings = (try? JSONEncoder().encode(settings)) ?? Data()
    var environment = ProcessInfo.processInfo.environment
    // Disable the runtime's backtrace. It takes seconds, and shrinking causes many crashes.
    if environment["SWIFT_BACKTRACE"] != CrashReport.quietRuntime {
      environment["SWIFT_BACKTRACE"] = "enable=no"
    }
    do throws(ChildProcess.StartError) {
      process = try ChildProcess(
        "/proc/self/exe",
        [MonkeyWorkerCommand.name, errors, String(decoding: settings, as: UTF8.self)],
        environment: environment, errors: .file(STDERR_FILENO), hasChannel: true)
    } catch {
      throw CommandFailure(.environment, "cannot start a worker process: \(error)")
    }
    input = []
    hasLaunched = false
  }

  private func ask(_ request: MonkeyRequest) throws {
    if process == nil {
      try start()
      if case .failure(let failure) = try answer() {
        throw CommandFailure(
          .crashGuard, "the app fails at launch: \(failure.message)")
      }
    }
    try? process?.channel.write(contentsOf: request.line)
  }

  /// Waits for the next reply.
  ///
  /// - Returns: The reply, or the reason why the process ended.
  private func answer(patience: Double? = nil) throws -> Result<MonkeyAnswer, MonkeyFailure> {
    let deadline = SuspendingClock().now + .seconds(patience ?? timeout)
    while true {
      if let end = input.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(input[..<end])
        input.removeFirst(end + 1)
        guard let answer = MonkeyAnswer(line) else {
          throw CommandFailure(.environment, "the worker process sent no response")
        }
        if case .launched = answer { hasLaunched = true }
        return .success(answer)
      }
      guard let process else { throw CommandFailure(.environment, "there is no worker process") }
      let left = (deadline - SuspendingClock().now) / .milliseconds(1)
      let isReady = try signals.wait(
        for: [process.channel.fileDescriptor], milliseconds: max(0, Int(left.rounded(.up))))
      guard isReady[0] else {
        guard left <= 0 else { continue }
        self.process = nil
        return .failure(
          MonkeyFailure(.hang, "did not return within \(ScriptSyntax.text(of: timeout)) s"))
      }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(process.channel.fileDescriptor, &bytes, bytes.count)
      if count > 0 {
        input += bytes[..<count]
      } else {
        let ending = process.waitForEnd()
        self.process = nil
        return .failure(try crash(ending))
      }
    }
  }

  /// Returns why the process ended: the trap's message, or the signal.
  private func crash(_ ending: ChildProcess.Ending) throws -> MonkeyFailure {
    let text = (try? Data(contentsOf: URL(fileURLWithPath: errors))) ?? Data()
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    let crash = CrashText(text)
    let message = crash.summary ?? crash.message
    switch ending {
    case .exited(let code) where message == nil:
      // The command's own exit code for invalid arguments or files.
      if !hasLaunched, let status = CommandStatus(rawValue: code), status != .success,
        let last = lines.last
      {
        throw CommandFailure(status, last)
      }
      return MonkeyFailure(.crash, "the app exited with code \(code)")
    case .exited(let code): return MonkeyFailure(.crash, message ?? "exit \(code)")
    case .signaled(let signal):
      return MonkeyFailure(
        .crash, message ?? "terminated by signal \(signal) (\(Self.name(of: signal)))")
    }
  }

  private static func name(of signal: Int32) -> String { String(cString: strsignal(signal)) }
}
