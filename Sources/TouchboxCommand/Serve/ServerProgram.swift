import ArgumentParser
import Foundation
import PhoneLink
import Terminal

/// The `touchbox-serve` program, which communicates with browsers.
///
/// It runs alongside this process, even if another program replaces the process image, and exits
/// together with it, because this process holds the only other end of its standard input pipe.
enum ServerProgram {
  /// The server's options, passed as JSON in its only argument.
  struct Options: Codable {
    /// The path of the Unix domain socket that the phone connects to.
    var socket: String
    /// The port, or 0 for any free port.
    var port: UInt16
    /// Whether other machines can connect.
    var isPublic: Bool
    /// Whether several clients can touch at the same time.
    var isShared: Bool
    /// Whether clients can only watch.
    var isReadOnly: Bool
    /// The settings for starting phones, or nil if the server is for browsers.
    var webDriver: WebDriver?

    /// The settings for starting the phones of WebDriver sessions.
    struct WebDriver: Codable {
      /// The path of this program.
      var program: String
      /// The command that runs a session's phone.
      var command: String
      /// The default app for sessions, or empty if there is none.
      var names: [String]
      /// The command's options.
      var options: [String]
    }
  }

  /// The maximum time for the server to start, in seconds.
  private static let patience = 10.0

  /// Creates a private folder for a socket, and returns the socket's path.
  static func makeSocketPath() throws -> String {
    var name = Array("/tmp/touchbox-serve-XXXXXX".utf8CString)
    if let parent = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"], parent.utf8.count < 60 {
      name = Array((parent + "/touchbox-serve-XXXXXX").utf8CString)
    }
    guard mkdtemp(&name) != nil else {
      throw CommandFailure(
        .file, "cannot create a private folder for the server's socket",
        "set XDG_RUNTIME_DIR to a folder that you can write to")
    }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) + "/phone"
  }

  /// Starts the server, and waits until its socket exists.
  ///
  /// - Throws: `CommandFailure` if the server is not installed, or does not start.
  static func start(_ options: Options) throws {
    let process = try launch(requirePath(), options)
    let deadline = Date().addingTimeInterval(patience)
    while Date() < deadline {
      if FileManager.default.fileExists(atPath: options.socket) { return }
      var status: Int32 = 0
      // The server has already printed the reason.
      if waitpid(process, &status, WNOHANG) == process {
        throw ExitCode(CommandStatus.environment.rawValue)
      }
      usleep(5_000)
    }
    throw CommandFailure(
      .environment, "touchbox-serve did not start within \(Int(patience)) seconds")
  }

  /// Runs the server until it exits on its own, and throws its exit code.
  static func run(_ options: Options) throws -> Never {
    let process = try launch(requirePath(), options)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    throw ExitCode(signal == 0 ? status >> 8 & 0xFF : 128 + signal)
  }

  private static func requirePath() throws -> String {
    guard let path else {
      throw CommandFailure(
        .environment, "touchbox-serve is not installed; expected it next to \(Self.ownPath)",
        "`make serve` builds it, and `make install` installs it")
    }
    return path
  }

  private static func launch(_ path: String, _ options: Options) throws -> pid_t {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw CommandFailure(.environment, "cannot create a pipe") }
    // The other end must stay open if another program replaces this one.
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[1])
    let json = String(decoding: try JSONEncoder().encode(options), as: UTF8.self)
    let words: [UnsafeMutablePointer<CChar>?] = [strdup(path), strdup(json), nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, path, &actions, nil, words, environ)
    close(ends[0])
    guard status == 0 else {
      throw CommandFailure(
        .environment, "\(path): cannot be started (\(String(cString: strerror(status))))")
    }
    return process
  }

  /// The path of this program.
  static var ownPath: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "touchbox"
  }

  /// The server's path: next to this program, or in this repository, where `make serve` builds it.
  static var path: String? {
    let folder = (ownPath as NSString).deletingLastPathComponent as NSString
    let candidates = [
      "touchbox-serve", "../../serve/debug/touchbox-serve", "../../../serve/release/touchbox-serve",
    ]
    return candidates.map { (folder.appendingPathComponent($0) as NSString).standardizingPath }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
