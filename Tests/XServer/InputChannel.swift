import Foundation

/// The connection to one input device, opened when it is first used.
///
/// The driver serves a single connection as long as the device is enabled, and does not respond to
/// a second one. Reads and writes fail after ``timeoutSeconds``.
final class InputChannel {
  /// The maximum time to wait for the server.
  static let timeoutSeconds = 10

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

  /// Sends a message without waiting until the server has processed it.
  func send(_ message: InputMessage) throws(XServerError) {
    if descriptor < 0 { try connect() }
    try write(message)
    isSynchronized = false
  }

  /// Waits until the server has processed all messages. Returns immediately if none were sent.
  ///
  /// The driver replies to a sync request only together with an event.
  func sync() throws(XServerError) {
    guard !isSynchronized else { return }
    try write(.sync)
    try read(InputMessage.syncReplyLength)
    isSynchronized = true
  }

  /// Closes the connection. The next message opens a new one.
  func disconnect() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    isSynchronized = true
  }

  private func connect() throws(XServerError) {
    let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { throw failure("open a socket", errno) }
    descriptor = socket
    var timeout = timeval(tv_sec: Self.timeoutSeconds, tv_usec: 0)
    let length = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &timeout, length)
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &timeout, length)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard code == 0 else { throw failure("connect to \(path)", errno) }
    try write(.clientVersion)
    try read(InputMessage.clientVersionReplyLength)
  }

  private func write(_ message: InputMessage) throws(XServerError) {
    var rest = message.bytes[...]
    while !rest.isEmpty {
      // Without MSG_NOSIGNAL, writing to a disabled device would kill the test process.
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
      if count < 0 { throw failure("read the reply", errno) }
      if count == 0 {
        disconnect()
        throw .device(
          name: name, action: "read the reply", reason: "the server closed the connection")
      }
      missing -= count
    }
  }

  private func failure(_ action: String, _ code: Int32) -> XServerError {
    disconnect()
    let reason =
      code == EAGAIN ? "no reply in \(Self.timeoutSeconds) s" : String(cString: strerror(code))
    return .device(name: name, action: action, reason: reason)
  }
}

/// A message in the format that the `inputtest` driver expects.
///
/// Every message starts with its length and type. Numbers are in native byte order, and the padding
/// of the C structs is included.
///
/// - SeeAlso: `xf86-input-inputtest-protocol.h` in the package xserver-xorg-dev
struct InputMessage {
  /// The phase of a touch. The values are XInput 2's `XI_TouchBegin`, `…Update`, `…End`.
  enum TouchPhase: UInt32 {
    case begin = 18
    case update = 19
    case end = 20
  }

  /// The length of the reply to ``clientVersion``, in bytes.
  static let clientVersionReplyLength = 12
  /// The length of the reply to ``sync``, in bytes.
  static let syncReplyLength = 8
  /// The number of values on each device axis: 0…65,535.
  static let axisLength = 65_536.0

  private(set) var bytes: [UInt8] = []

  /// The first message on a connection: version 1.1 of the protocol.
  static var clientVersion: InputMessage {
    InputMessage(type: 0) {
      $0.append(UInt16(1))
      $0.append(UInt16(1))
    }
  }

  /// Requests a reply once all earlier messages have been processed.
  static var sync: InputMessage { InputMessage(type: 1) { _ in } }

  /// Moves a pointer, in device units.
  static func motion(x: Double, y: Double) -> InputMessage {
    InputMessage(type: 2) {
      $0.append(UInt32(1))
      $0.append(UInt32(0))
      $0.appendValuators((x, y))
    }
  }

  /// Presses or releases a button at the pointer's location.
  static func button(_ number: Int32, isPress: Bool) -> InputMessage {
    InputMessage(type: 4) {
      $0.append(Int32(1))
      $0.append(number)
      $0.append(UInt32(isPress ? 1 : 0))
      $0.append(UInt32(0))
      $0.appendValuators(nil)
    }
  }

  /// Presses or releases a key.
  static func key(_ code: Int32, isPress: Bool) -> InputMessage {
    InputMessage(type: 5) {
      $0.append(code)
      $0.append(UInt32(isPress ? 1 : 0))
    }
  }

  /// A phase of a finger's touch, in device units.
  static func touch(_ id: UInt32, _ phase: TouchPhase, x: Double, y: Double) -> InputMessage {
    InputMessage(type: 6) {
      $0.append(id)
      $0.append(phase.rawValue)
      $0.appendValuators((x, y))
    }
  }

  private init(type: UInt32, _ body: (inout InputMessage) -> Void) {
    append(UInt32(0))
    append(type)
    body(&self)
    withUnsafeBytes(of: UInt32(bytes.count)) { bytes.replaceSubrange(0..<4, with: $0) }
  }

  private mutating func append<Number>(_ number: Number) where Number: BitwiseCopyable {
    withUnsafeBytes(of: number) { bytes += $0 }
  }

  /// Appends the values of the 64 axes, of which either the first two or none are set.
  private mutating func appendValuators(_ location: (x: Double, y: Double)?) {
    append(UInt32(0))
    append(UInt64(location == nil ? 0 : 0b11).littleEndian)
    append(UInt32(0))
    append(location?.x ?? 0)
    append(location?.y ?? 0)
    bytes += [UInt8](repeating: 0, count: (62 + 64) * MemoryLayout<Double>.size)
  }
}
