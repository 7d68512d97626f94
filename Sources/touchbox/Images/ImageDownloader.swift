import Foundation
import Simulator
import Synchronization

/// Fetches files from the web with the `curl` program, one process a file.
///
/// Foundation's own way would add 7 to 11 ms to every start of the command, for 30 more libraries,
/// where the command itself has 20; a process costs only who asks for it.
final class ImageDownloader: Sendable {
  private struct Box {
    var processes: Set<Int32> = []
    var isStopped = false
  }

  private let environment: [String: String]
  private let box = Mutex(Box())

  /// Makes fetches of none yet.
  ///
  /// - Parameter environment: Where the program is looked for, and what it gets: proxies, for one.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
  }

  /// The path of the program in the environment's `PATH`; nil where it is not installed.
  var program: String? {
    let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/curl" }.first(where: FileManager.default.isExecutableFile)
  }

  /// Fetches a file, and waits for it.
  func bytes(of address: String, limits: ImageLimits) throws(ImageFailure) -> [UInt8] {
    func failure(_ reason: String) -> ImageFailure {
      .web(address: address, reason: reason, limits: limits)
    }
    guard let program else { throw failure("curl is not installed") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.environment = environment
    process.arguments = Self.arguments(for: address, limits)
    process.standardInput = FileHandle.nullDevice
    guard let (output, errors) = start(process) else { throw failure("curl did not start") }
    var bytes: [UInt8] = []
    while bytes.count <= limits.bytes, let part = try? output.read(upToCount: 1 << 16),
      !part.isEmpty
    {
      bytes += part
    }
    let isTooLarge = bytes.count > limits.bytes
    if isTooLarge { kill(process.processIdentifier, SIGKILL) }
    let said = (try? errors.readToEnd()) ?? Data()
    end(process)
    if isTooLarge { throw failure("larger than \(limits.size)") }
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw failure(
        Self.reason(process.terminationStatus, String(decoding: said, as: UTF8.self), limits))
    }
    return bytes
  }

  /// Whether any process runs.
  var isRunning: Bool { box.withLock { !$0.processes.isEmpty } }

  /// Ends all fetches, those to come as well: nobody waits for them any more.
  func stop() {
    box.withLock { box in
      box.isStopped = true
      for process in box.processes { kill(process, SIGKILL) }
    }
  }

  // MARK: - The process

  /// Starts a process, and returns where its output and its complaints are read.
  ///
  /// One starts after the other: none inherits the pipe of another, and keeps it open.
  private func start(_ process: Process) -> (output: FileHandle, errors: FileHandle)? {
    box.withLock { box in
      let (output, errors) = (Pipe(), Pipe())
      process.standardOutput = output
      process.standardError = errors
      guard !box.isStopped, (try? process.run()) != nil else { return nil }
      box.processes.insert(process.processIdentifier)
      return (output.fileHandleForReading, errors.fileHandleForReading)
    }
  }

  private func end(_ process: Process) {
    let id = process.processIdentifier
    process.waitUntilExit()
    box.withLock { _ = $0.processes.remove(id) }
  }

  private static func arguments(for address: String, _ limits: ImageLimits) -> [String] {
    [
      // Whatever the user's own settings of the program are.
      "--disable", "--globoff", "--silent", "--show-error", "--fail", "--location",
      "--proto", "=http,https", "--proto-redir", "=http,https",
      "--max-redirs", "\(limits.redirects)", "--max-time", "\(limits.seconds)",
      "--max-filesize", "\(limits.bytes)", "--url", address,
    ]
  }

  /// Says why the program failed: in our words where a limit is the reason, else in its own.
  private static func reason(_ code: Int32, _ said: String, _ limits: ImageLimits) -> String {
    switch code {
    case 28: return "it took longer than \(limits.time)"
    case 47: return "more than \(limits.redirects) redirects"
    case 63: return "larger than \(limits.size)"
    default:
      let line = said.split(separator: "\n").last.map(String.init) ?? "curl ended with \(code)"
      return line.replacing(#/^curl: \(\d+\) /#, with: "")
    }
  }
}
