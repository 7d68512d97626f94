import Foundation

/// This machine's own addresses.
enum NetworkAddress {
  /// Returns this machine's IPv4 addresses. The address that a phone on the same local network can
  /// most likely reach comes last.
  static func own() -> [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: [(name: String, address: String)] = []
    var next = first
    while let entry = next?.pointee {
      next = entry.ifa_next
      let flags = Int32(bitPattern: entry.ifa_flags)
      guard flags & Int32(IFF_UP) != 0, flags & Int32(IFF_LOOPBACK) == 0,
        let address = entry.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET)
      else { continue }
      var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      let status = getnameinfo(
        address, socklen_t(MemoryLayout<sockaddr_in>.size), &text, socklen_t(text.count), nil, 0,
        NI_NUMERICHOST)
      guard status == 0 else { continue }
      let end = text.firstIndex(of: 0) ?? text.endIndex
      found.append(
        (
          String(cString: entry.ifa_name),
          String(decoding: text[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        ))
    }
    return found.sorted { rank($0.name) < rank($1.name) }.map(\.address)
  }

  /// Ranks an interface. Phones cannot reach the networks of containers and virtual machines.
  private static func rank(_ name: String) -> Int {
    if name.hasPrefix("wl") { return 3 }
    if name.hasPrefix("en") || name.hasPrefix("eth") { return 2 }
    return ["docker", "br-", "virbr", "veth", "tun"].contains(where: name.hasPrefix) ? 0 : 1
  }
}
