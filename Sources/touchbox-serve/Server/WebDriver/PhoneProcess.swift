import Foundation
import Synchronization

/// The process that runs a session's phone.
///
/// A socket carries one JSON object per line in both directions. The process exits when the socket
/// closes, and thus also when this program exits.
final class PhoneProcess: Sendable {
  /// The maximum number of characters of a process's messages that are stored for a client.
  private static let errorLimit = 4000
  /// The socket's descriptor in the process.
  private static let channel: Int32 = 3

  private let id: pid_t
  private let socket: Int32
  /// The queue on which a session's requests are handled one at a time.
  private let queue = DispatchQueue(label: "touchbox.phone")
  private let received = Mutex(Data())
  private let errors = Mutex("")

  /// Processes are started one at a time so that they do not inherit each other's sockets.
  private static let starting = Mutex(())

  /// Starts a process.
  init(_ program: String, _ arguments: [String]) throws(WebDriverError) {
    let started = Self.starting.withLock { _ -> (pid_t, Int32, Int32)? in
      var ends: [Int32] = [-1, -1]
      var pipes: [Int32] = [-1, -1]
      let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, type, 0, &ends) == 0, pipe(&pipes) == 0 else { return nil }
      for end in pipes { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      defer {
        close(ends[1])
        close(pipes[1])
      }
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, pipes[1], STDERR_FILENO)
      posix_spawn_file_actions_adddup2(&actions, ends[1], Self.channel)
      let words = ([program] + arguments).map { strdup($0) }
      defer { for word in words { free(word) } }
      var id: pid_t = 0
      guard posix_spawn(&id, program, &actions, nil, words + [nil], environ) == 0 else {
        close(ends[0])
        close(pipes[0])
        return nil
      }
      return (id, ends[0], pipes[0])
    }
    guard let started else {
      throw WebDriverError(.sessionNotCreated, "\(program): cannot be started")
    }
    (id, socket) = (started.0, started.1)
    let messages = FileHandle(fileDescriptor: started.2, closeOnDealloc: true)
    Thread.detachNewThread { [weak self] in
      while let data = try? messages.read(upToCount: 4096), !data.isEmpty {
        FileHandle.standardError.write(data)
        self?.errors.withLock {
          $0 = String(($0 + String(decoding: data, as: UTF8.self)).suffix(Self.errorLimit))
        }
      }
    }
  }

  deinit {
    close(socket)
    kill(id, SIGKILL)
    var status: Int32 = 0
    waitpid(id, &status, 0)
  }

  // MARK: - Messages

  /// Waits until the app is running, and returns the process's description of it.
  func waitUntilReady() async throws -> JSON {
    try await onQueue { [self] () throws(WebDriverError) in
      guard let line = readLine(), let value = JSON(line)?["value"] else {
        // The last messages from the process may still be in transit.
        usleep(50_000)
        let text = errors.withLock { $0 }.trimmingCharacters(in: .whitespacesAndNewlines)
        throw WebDriverError(
          .sessionNotCreated, text.isEmpty ? "the app's process exited immediately" : text)
      }
      return value
    }
  }

  /// Executes a command and returns its value.
  func perform(_ command: String, _ arguments: JSON) async throws -> JSON {
    try await onQueue { [self] () throws(WebDriverError) in
      let request: JSON = ["command": .string(command), "arguments": arguments]
      guard write(request.data + Data("\n".utf8)), let line = readLine(), let answer = JSON(line)
      else {
        let text = errors.withLock { $0 }.trimmingCharacters(in: .whitespacesAndNewlines)
        throw WebDriverError(
          .unknownError, "the app's process has exited" + (text.isEmpty ? "" : ": \(text)"))
      }
      if let value = answer["value"] { return value }
      throw WebDriverError(
        WebDriverError.Name(rawValue: answer["error"]?.text ?? "") ?? .unknownError,
        answer["message"]?.text ?? "")
    }
  }

  private func onQueue(
    _ work: @escaping @Sendable () throws(WebDriverError) -> JSON
  ) async throws -> JSON {
    try await withCheckedThrowingContinuation { continuation in
      queue.async {
        do throws(WebDriverError) {
          continuation.resume(returning: try work())
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
  }

  private func write(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = send(
          socket, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
        if count > 0 { sent += count } else if errno != EINTR { return false }
      }
      return true
    }
  }

  /// Waits for a line; returns nil if the process has ended.
  private func readLine() -> Data? {
    received.withLock { received in
      var part = [UInt8](repeating: 0, count: 1 << 16)
      // Clients wait for each response, so nothing follows a line.
      while received.last != UInt8(ascii: "\n") {
        let count = recv(socket, &part, part.count, 0)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return nil }
        received.append(contentsOf: part[..<count])
      }
      defer { received = Data() }
      return received
    }
  }
}
