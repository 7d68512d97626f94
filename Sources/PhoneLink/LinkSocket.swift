package import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// One end of the connection between a phone and its server: a Unix domain socket.
///
/// Any thread may write, but only one thread reads.
package final class LinkSocket: @unchecked Sendable {
  private let descriptor: Int32
  private let lock = NSLock()
  private var isClosed = false

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    Glibc.close(descriptor)
  }

  // MARK: - Connecting

  /// The maximum length of a socket path, in bytes.
  package static let longestPath = 107

  /// Creates a socket at a path and listens on it, or returns `nil` if that is not possible.
  package static func listen(at path: String) -> LinkSocket? {
    guard let descriptor = open() else { return nil }
    let socket = LinkSocket(descriptor)
    guard
      withAddress(path, { bind(descriptor, $0, $1) }) == 0, Glibc.listen(descriptor, 4) == 0
    else { return nil }
    return socket
  }

  /// Connects to a path, or returns `nil` if no socket listens there within a second.
  package static func connect(to path: String) -> LinkSocket? {
    guard let descriptor = open() else { return nil }
    let socket = LinkSocket(descriptor)
    for _ in 0..<200 {
      if withAddress(path, { Glibc.connect(descriptor, $0, $1) }) == 0 { return socket }
      // A socket that was just created refuses connections until its owner listens.
      guard errno == ECONNREFUSED else { return nil }
      usleep(5_000)
    }
    return nil
  }

  /// Waits for the next connection, or returns `nil` once the socket is closed.
  package func accept() -> LinkSocket? {
    while true {
      let made = Glibc.accept(descriptor, nil, nil)
      if made >= 0 {
        _ = fcntl(made, F_SETFD, FD_CLOEXEC)
        return LinkSocket(made)
      }
      guard errno == EINTR else { return nil }
    }
  }

  private static func open() -> Int32? {
    let descriptor = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    return descriptor >= 0 ? descriptor : nil
  }

  private static func withAddress(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    let bytes = Array(path.utf8)
    guard bytes.count <= longestPath else { return -1 }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  // MARK: - Messages

  /// Writes the bytes of a message.
  ///
  /// - Returns: `true` if the other end is still connected.
  @discardableResult
  package func write(_ data: Data) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard !isClosed else { return false }
    return data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = send(
          descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent,
          Int32(MSG_NOSIGNAL))
        if count > 0 { sent += count } else if errno != EINTR { return false }
      }
      return true
    }
  }

  /// Waits for the next message, and returns its kind and contents, or `nil` if the connection has
  /// ended or the message is too long.
  package func readFrame() -> Data? {
    guard let header = read(4) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length > 0, length <= LinkFraming.limit else { return nil }
    return read(length)
  }

  private func read(_ count: Int) -> Data? {
    var data = Data(count: count)
    let isComplete = data.withUnsafeMutableBytes { bytes in
      var received = 0
      while received < count {
        let result = recv(
          descriptor, bytes.baseAddress?.advanced(by: received), count - received, 0)
        if result > 0 { received += result } else if result == 0 || errno != EINTR { return false }
      }
      return true
    }
    return isComplete ? data : nil
  }

  /// Closes the connection. The reading thread receives `nil`.
  package func close() {
    lock.lock()
    defer { lock.unlock() }
    isClosed = true
    shutdown(descriptor, Int32(SHUT_RDWR))
  }
}
