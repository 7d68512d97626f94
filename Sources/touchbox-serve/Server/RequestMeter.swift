/// Counts a connection's bytes and detects when they exceed a limit.
package struct RequestMeter: Sendable {
  /// The maximum number of bytes before a connection becomes a WebSocket, enough for several
  /// requests with headers.
  package static let requestLimit = 65_536
  /// The maximum size of a WebSocket frame.
  package static let frameLimit = 65_536

  private enum Position {
    /// In a frame's header. The associated value is the part received so far.
    case header([UInt8])
    /// In a frame's payload. The associated value is the number of remaining bytes.
    case payload(Int)
  }

  private var requestBytes = 0
  private var position = Position.header([])

  /// Creates a meter for a new connection.
  package init() {}

  /// Counts bytes.
  ///
  /// - Parameter isUpgraded: Whether the server has accepted a WebSocket. Browsers do not send
  ///   frames before that.
  /// - Returns: Whether the connection may continue.
  package mutating func accepts(_ bytes: [UInt8], isUpgraded: Bool) -> Bool {
    guard isUpgraded else {
      requestBytes += bytes.count
      return requestBytes <= Self.requestLimit
    }
    var rest = bytes[...]
    while let byte = rest.first {
      switch position {
      case .payload(let count):
        let part = min(count, rest.count)
        rest = rest.dropFirst(part)
        position = count > part ? .payload(count - part) : .header([])
      case .header(let known):
        rest = rest.dropFirst()
        guard let next = Self.position(after: known + [byte]) else { return false }
        position = next
      }
    }
    return true
  }

  /// Returns the position after a frame's header, or nil if the frame is too long or is not masked,
  /// as a client's frames must be.
  ///
  /// - SeeAlso: RFC 6455, section 5.2.
  private static func position(after header: [UInt8]) -> Position? {
    guard header.count >= 2 else { return .header(header) }
    guard header[1] & 0x80 != 0 else { return nil }
    let short = Int(header[1] & 0x7F)
    let lengthBytes = short == 127 ? 8 : short == 126 ? 2 : 0
    guard header.count == 2 + lengthBytes + 4 else { return .header(header) }
    var length = short
    if lengthBytes > 0 {
      length = 0
      for byte in header[2..<(2 + lengthBytes)] {
        // Compare before converting because the conversion could overflow.
        guard length <= frameLimit else { return nil }
        length = length << 8 | Int(byte)
      }
    }
    guard length <= frameLimit else { return nil }
    return length == 0 ? .header([]) : .payload(length)
  }
}
