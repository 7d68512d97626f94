import Foundation
import Synchronization

/// Downloads files with the `curl` program, one process for each file.
///
/// Foundation's URLSession would add 7 to 11 ms to every start of the command, for 30 more
/// libraries; a process costs only those who need it.
final class ImageDownloader: Sendable {
  private struct State {
    var processes: [ChildProcess] = []
    var isCancelled = false
  }

  private let environment: [String: String]
  private let state = Mutex(State())

  /// Makes a downloader.
  ///
  /// - Parameter environment: The environment of `curl`; its `PATH` is where `curl` is looked for.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
  }

  /// The path of `curl`; `nil` if it is not installed.
  var program: String? {
    let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/curl" }.first(where: FileManager.default.isExecutableFile)
  }

  /// Downloads a file, and waits for it.
  func bytes(
    of address: String, limits: ImageLoader.Limits
  ) throws(ImageLoader.Failure) -> [UInt8] {
    func failure(_ reason: String) -> ImageLoader.Failure {
      .init(
        description: "\(address): cannot be fetched (\(reason)); expected a picture of at most "
          + "\(limits.size) within \(limits.time)")
    }
    guard let program else { throw failure("curl is not installed") }
    guard let process = start(program, address, limits) else { throw failure("curl did not start") }
    defer { state.withLock { $0.processes.removeAll { $0 === process } } }
    var bytes: [UInt8] = []
    while bytes.count <= limits.bytes, let part = try? process.output.read(upToCount: 1 << 16),
      !part.isEmpty
    {
      bytes += part
    }
    guard bytes.count <= limits.bytes else { throw failure("larger than \(limits.size)") }
    let message = String(
      decoding: ((try? process.errors.readToEnd()) ?? nil) ?? Data(), as: UTF8.self)
    switch process.waitForEnd() {
    case .exited(0): return bytes
    case .exited(let code): throw failure(Self.reason(code, message, limits))
    case .signalled(let signal): throw failure("curl was ended by signal \(signal)")
    }
  }

  /// Whether a download is active.
  var isActive: Bool { state.withLock { !$0.processes.isEmpty } }

  /// Cancels all downloads, also future ones.
  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      for process in state.processes { process.kill() }
    }
  }

  private func start(
    _ program: String, _ address: String, _ limits: ImageLoader.Limits
  ) -> ChildProcess? {
    state.withLock { state in
      guard !state.isCancelled else { return nil }
      let process = try? ChildProcess(
        program,
        [
          // Whatever the user's own curl settings are.
          "--disable", "--globoff", "--silent", "--show-error", "--fail", "--location",
          "--proto", "=http,https", "--proto-redir", "=http,https",
          "--max-redirs", "\(limits.redirects)", "--max-time", "\(limits.seconds)",
          "--max-filesize", "\(limits.bytes)", "--url", address,
        ], environment: environment, output: .pipe, errors: .pipe)
      if let process { state.processes.append(process) }
      return process
    }
  }

  /// Returns why curl failed: in our words if a limit is the reason, else in its own.
  private static func reason(
    _ code: Int32, _ message: String, _ limits: ImageLoader.Limits
  ) -> String {
    switch code {
    case 28: return "it took longer than \(limits.time)"
    case 47: return "more than \(limits.redirects) redirects"
    case 63: return "larger than \(limits.size)"
    default:
      let line = message.split(separator: "\n").last.map(String.init) ?? "curl exited with \(code)"
      return line.replacing(#/^curl: \(\d+\) /#, with: "")
    }
  }
}
