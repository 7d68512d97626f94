import Foundation
import Synchronization

/// Downloads files with the `curl` program, one process per file.
///
/// Foundation's `URLSession` would add 7 to 11 ms and 30 libraries to every launch of the command.
/// A separate process costs time only if there is something to download.
final class ImageDownloader: Sendable {
  private struct State {
    var processes: [ChildProcess] = []
    var isCancelled = false
  }

  private let environment: [String: String]
  private let policy: DownloadPolicy
  private let state = Mutex(State())

  /// Creates a downloader.
  ///
  /// - Parameters:
  ///   - policy: The policy that decides which addresses are allowed.
  ///   - environment: The environment of `curl`. Its `PATH` determines which `curl` is used.
  init(
    policy: DownloadPolicy = DownloadPolicy(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.policy = policy
    self.environment = environment
  }

  /// The path of `curl`, or `nil` if it is not installed.
  var program: String? {
    let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/curl" }.first(where: FileManager.default.isExecutableFile)
  }

  /// Downloads a file synchronously.
  func bytes(
    of address: String, limits: ImageLoader.Limits
  ) throws(ImageLoader.Failure) -> [UInt8] {
    func failure(_ reason: String, expected: String? = nil) -> ImageLoader.Failure {
      .init(
        description: "\(address): could not be downloaded (\(reason)); expected "
          + (expected ?? "a picture of at most \(limits.size) within \(limits.time)"))
    }
    guard let program else { throw failure("curl is not installed") }
    let end = SuspendingClock().now + .seconds(limits.seconds)
    var current = address
    // `curl` could follow redirects itself, but could not check where they lead.
    for _ in 0...limits.redirects {
      let hosts: [InternetAddress]
      do throws(DownloadPolicy.Refusal) {
        hosts = try policy.hosts(for: current, environment: environment, until: end)
      } catch {
        let origin = current == address ? "" : "it redirects to \(current): "
        throw failure(origin + error.reason, expected: error.expected)
      }
      do throws(Failure) {
        switch try fetch(current, from: hosts, by: program, limits, until: end) {
        case .file(let bytes): return bytes
        case .redirect(let target): current = target
        }
      } catch {
        throw failure(error.reason)
      }
    }
    throw failure("more than \(limits.redirects) redirects")
  }

  /// Whether a download is in progress.
  var isActive: Bool { state.withLock { !$0.processes.isEmpty } }

  /// Cancels all current and future downloads.
  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      for process in state.processes { process.kill() }
    }
  }

  // MARK: - One request

  /// The reason why a request failed, and the exit code from `curl`.
  private struct Failure: Error {
    let reason: String
    var code: Int32?
  }

  /// A server's response.
  private enum Answer {
    case file([UInt8])
    case redirect(to: String)
  }

  /// The prefix of the line that `curl` writes to standard error for a redirect's target.
  private static let redirectMark = "redirect: "

  /// Requests a file from the first host that responds.
  private func fetch(
    _ address: String, from hosts: [InternetAddress], by program: String,
    _ limits: ImageLoader.Limits, until end: SuspendingClock.Instant
  ) throws(Failure) -> Answer {
    // Trying more hosts would take too long.
    var hosts = hosts.prefix(4).map { Optional($0) }
    if hosts.isEmpty { hosts = [nil] }
    while true {
      let host = hosts.removeFirst()
      let rest = (end - SuspendingClock().now) / .seconds(1)
      guard rest > 0 else { throw Failure(reason: "it took longer than \(limits.time)") }
      do throws(Failure) {
        // Exit code 28 is a timeout, and 7 is a refused connection.
        let share = hosts.isEmpty ? rest : rest / 2
        return try request(address, from: host, by: program, limits, rest: rest, toConnect: share)
      } catch {
        if hosts.isEmpty || ![7, 28].contains(error.code) { throw error }
      }
    }
  }

  private func request(
    _ address: String, from host: InternetAddress?, by program: String,
    _ limits: ImageLoader.Limits, rest: Double, toConnect: Double
  ) throws(Failure) -> Answer {
    let times = ["--max-time", "\(rest)", "--connect-timeout", "\(toConnect)"]
    // Apply this to any host name, in case `curl` parses the URL differently.
    let connection = host.map { ["--connect-to", "::\($0):"] } ?? []
    guard let process = start(program, address, times + connection, limits) else {
      throw Failure(reason: "curl did not start")
    }
    defer { state.withLock { $0.processes.removeAll { $0 === process } } }
    var bytes: [UInt8] = []
    while bytes.count <= limits.bytes, let part = try? process.output.read(upToCount: 1 << 16),
      !part.isEmpty
    {
      bytes += part
    }
    guard bytes.count <= limits.bytes else { throw Failure(reason: "larger than \(limits.size)") }
    let message = String(
      decoding: ((try? process.errors.readToEnd()) ?? nil) ?? Data(), as: UTF8.self)
    let lines = message.split(separator: "\n")
    switch process.waitForEnd() {
    case .exited(0):
      let target = lines.last { $0.hasPrefix(Self.redirectMark) }?.dropFirst(
        Self.redirectMark.count)
      return target.map { $0.isEmpty ? .file(bytes) : .redirect(to: String($0)) } ?? .file(bytes)
    case .exited(let code):
      let errors = lines.filter { !$0.hasPrefix(Self.redirectMark) }
      throw Failure(reason: Self.reason(code, errors, limits), code: code)
    case .signaled(let signal): throw Failure(reason: "curl was terminated by signal \(signal)")
    }
  }

  private func start(
    _ program: String, _ address: String, _ options: [String], _ limits: ImageLoader.Limits
  ) -> ChildProcess? {
    state.withLock { state in
      guard !state.isCancelled else { return nil }
      let process = try? ChildProcess(
        program,
        [
          // Ignore the user's curl configuration.
          "--disable", "--globoff", "--silent", "--show-error", "--fail", "--proto", "=http,https",
          "--max-filesize", "\(limits.bytes)", "--write-out",
          "%{stderr}\(Self.redirectMark)%{redirect_url}\n", "--url", address,
        ] + options, environment: environment, output: .pipe, errors: .pipe)
      if let process { state.processes.append(process) }
      return process
    }
  }

  /// Returns why curl failed: our own message if a limit was exceeded, otherwise curl's message.
  private static func reason(
    _ code: Int32, _ lines: [Substring], _ limits: ImageLoader.Limits
  ) -> String {
    switch code {
    case 28: return "it took longer than \(limits.time)"
    case 63: return "larger than \(limits.size)"
    default:
      let line = lines.last.map(String.init) ?? "curl exited with \(code)"
      return line.replacing(#/^curl: \(\d+\) /#, with: "")
    }
  }
}
