import Foundation

/// An IPv4 or IPv6 address.
struct InternetAddress: Hashable, Sendable, CustomStringConvertible {
  /// Four bytes for IPv4, or 16 for IPv6.
  private let bytes: [UInt8]

  /// Parses an address in standard notation, such as `192.0.2.1` or `2001:db8::1`, or returns nil
  /// for anything else.
  init?(_ text: some StringProtocol) {
    var bytes = [UInt8](repeating: 0, count: 16)
    if inet_pton(AF_INET, String(text), &bytes) == 1 {
      self.bytes = Array(bytes.prefix(4))
    } else if inet_pton(AF_INET6, String(text), &bytes) == 1 {
      self.bytes = bytes
    } else {
      return nil
    }
  }

  private init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// Creates an address from a socket address, or returns nil for other address families.
  private init?(_ socket: UnsafePointer<sockaddr>) {
    let raw = UnsafeRawPointer(socket)
    switch Int32(socket.pointee.sa_family) {
    case AF_INET:
      let address = raw.loadUnaligned(as: sockaddr_in.self).sin_addr
      bytes = withUnsafeBytes(of: address) { Array($0) }
    case AF_INET6:
      let address = raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr
      bytes = withUnsafeBytes(of: address) { Array($0) }
    default: return nil
    }
  }

  /// The address as text. An IPv6 address is enclosed in brackets, as in URLs.
  var description: String {
    if bytes.count == 4 { return bytes.map { "\($0)" }.joined(separator: ".") }
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    inet_ntop(AF_INET6, bytes, &text, socklen_t(text.count))
    return
      "[\(String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))]"
  }

  // MARK: - Ranges

  /// A range of addresses, such as `10.0.0.0/8`.
  private struct Block {
    let start: InternetAddress
    let bits: Int

    init?(_ text: String) {
      let parts = text.split(separator: "/")
      guard parts.count == 2, let start = InternetAddress(parts[0]), let bits = Int(parts[1]) else {
        return nil
      }
      (self.start, self.bits) = (start, bits)
    }

    func contains(_ address: InternetAddress) -> Bool {
      guard address.bytes.count == start.bytes.count else { return false }
      return zip(0..., zip(address.bytes, start.bytes)).allSatisfy { index, pair in
        let count = max(0, min(8, bits - 8 * index))
        let mask = UInt8(truncatingIfNeeded: 0xFF00 >> count)
        return pair.0 & mask == pair.1 & mask
      }
    }
  }

  /// The ranges that IANA lists as not globally reachable: loopback, private and link-local
  /// networks, documentation, multicast, and reserved ranges.
  ///
  /// - SeeAlso: iana.org/assignments/iana-ipv4-special-registry,
  ///   iana.org/assignments/iana-ipv6-special-registry
  private static let special = [
    "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
    "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15",
    "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4", "2001::/23",
    "2001:db8::/32", "3fff::/20",
  ].compactMap(Block.init)
  /// The only IPv6 range that is allocated for global unicast.
  private static let global = Block("2000::/3")
  /// IPv6 ranges that embed IPv4 addresses, with the offset of the four bytes: mapped addresses,
  /// addresses translated by gateways (NAT64), and tunnels (6to4).
  private static let carriers = [
    (Block("::ffff:0:0/96"), 12), (Block("64:ff9b::/96"), 12), (Block("2002::/16"), 2),
  ]

  /// Whether the address is globally reachable.
  var isPublic: Bool {
    for case (let block?, let start) in Self.carriers where block.contains(self) {
      return InternetAddress(bytes[start..<start + 4]).isPublic
    }
    if bytes.count == 16, Self.global?.contains(self) != true { return false }
    return !Self.special.contains { $0.contains(self) }
  }

  // MARK: - Names

  /// The reason why a name could not be resolved.
  struct LookupFailure: Error {
    let reason: String
  }

  /// Returns a host name's addresses, in the order to try them.
  ///
  /// Waits for the system's resolver, but not past `end`. Numeric addresses are accepted in any
  /// notation, such as `127.1` or `0x7f000001`.
  static func addresses(
    of host: String, until end: SuspendingClock.Instant
  ) throws(LookupFailure) -> [InternetAddress] {
    final class Answer: @unchecked Sendable {
      // Written before `isReady` is signaled, and read afterward.
      var result: Result<[InternetAddress], LookupFailure> = .success([])
      let isReady = DispatchSemaphore(value: 0)
    }
    let answer = Answer()
    Thread.detachNewThread {
      answer.result = lookUp(host)
      answer.isReady.signal()
    }
    let seconds = max(0, (end - SuspendingClock().now) / .seconds(1))
    guard answer.isReady.wait(timeout: .now() + seconds) == .success else {
      throw LookupFailure(reason: "looking up \(host) took too long")
    }
    return try answer.result.get()
  }

  private static func lookUp(_ host: String) -> Result<[InternetAddress], LookupFailure> {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_ADDRCONFIG
    var list: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(host, nil, &hints, &list)
    guard code == 0 else {
      return .failure(
        LookupFailure(reason: "\(host) has no address: \(String(cString: gai_strerror(code)))"))
    }
    defer { freeaddrinfo(list) }
    var addresses: [InternetAddress] = []
    for entry in sequence(first: list, next: { $0?.pointee.ai_next }) {
      if let socket = entry?.pointee.ai_addr, let address = InternetAddress(socket) {
        addresses.append(address)
      }
    }
    return .success(addresses)
  }
}
