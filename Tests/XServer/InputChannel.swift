import Foundation

/// The connection to one input device, made when it is first used and kept.
///
/// The driver serves one connection for as long as the device is enabled; a second one gets no
/// answer. Reading and writing give up after ``patience``.
final class InputChannel {
  /// The longest wait for the server, in seconds.
  static let patience = 10

  /// The device's name, as X clients see it.
  let name: String

  private let path: String
  private var descriptor: Int32 = -1
  private var isSynchronized = true

  init(name: String, path: String) {
    self.name = name
    self.path = path
  }

  deinit { disconnect() }

  /// Sends a message; it is in the server's hands then, but not yet processed.
  func send(_ message: InputMessage) throws(XServerError) {
    if descriptor < 0 { try connect() }
    try write(message)
    isSynchronized = false
  }

  /// Waits until the server has processed what was sent; returns at once when nothing was.
  ///
  /// Without an event before it, the driver would not answer before the next event.
  func sync() throws(XServerError) {
    guard !isSynchronized else { return }
    try write(.sync)
    try read(InputMessage.syncAnswerLength)
    isSynchronized = true
  }

  /// Forgets the connection; the next message makes a new one.
  func disconnect() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    isSynchronized = true
  }

  private func connect() throws(XServerError) {
    let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { throw failure("open a socket", errno) }
    descriptor = socket
    var patience = timeval(tv_sec: Self.patience, tv_usec: 0)
    let length = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, length)
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &patience, length)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard code == 0 else { throw failure("connect to \(path)", errno) }
    try write(.hello)
    try read(InputMessage.helloAnswerLength)
  }

  private func write(_ message: InputMessage) throws(XServerError) {
    var rest = message.bytes[...]
    while !rest.isEmpty {
      // Without MSG_NOSIGNAL a disabled device would end the test process.
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure("write", errno) }
      rest = rest.dropFirst(count)
    }
  }

  private func read(_ length: Int) throws(XServerError) {
    var missing = length
    var buffer = [UInt8](repeating: 0, count: length)
    while missing > 0 {
      let count = recv(descriptor, &buffer, missing, 0)
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw failure("read the answer", errno) }
      if count == 0 {
        disconnect()
        throw .device(name: name, action: "read the answer", reason: "the server hung up")
      }
      missing -= count
    }
  }

  private func failure(_ action: String, _ code: Int32) -> XServerError {
    disconnect()
    let reason =
      code == EAGAIN ? "no answer in \(Self.patience) s" : String(cString: strerror(code))
    return .device(name: name, action: action, reason: reason)
  }
}
