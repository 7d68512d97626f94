import Foundation

/// From where pictures may be downloaded.
///
/// An address on the command line may come from a web page, and a server may send the program on to another
/// one. Neither shall reach machines that only this one can reach: its own services, the router, the servers of
/// a company. So a host's name is looked up here, all of its addresses have to be public, and `curl` connects to
/// one of these and not to what the name means a moment later. The same holds after each redirect.
struct DownloadPolicy: Sendable {
  /// Why nothing is fetched from an address, worded to follow that, and what would have worked.
  struct Refusal: Error {
    let reason: String
    var expected = "the name of a host"
  }

  /// Whether pictures may come from anywhere.
  var allowsPrivateAddresses = false
  /// Whether an address may be connected to.
  var isAllowed: @Sendable (InternetAddress) -> Bool = { $0.isPublic }
  /// Returns the addresses of a host's name.
  var lookUp:
    @Sendable (_ host: String, _ end: SuspendingClock.Instant) throws(InternetAddress.LookupFailure)
      -> [InternetAddress] = { host, end throws(InternetAddress.LookupFailure) in
        try InternetAddress.addresses(of: host, until: end)
      }

  /// Returns the addresses to connect to for a web address, best first; empty where `curl` may look the name up.
  ///
  /// - Parameters:
  ///   - environment: The environment of `curl`: where it names a proxy, that looks names up.
  ///   - end: When the answer is too late.
  func hosts(
    for address: String, environment: [String: String], until end: SuspendingClock.Instant
  ) throws(Refusal) -> [InternetAddress] {
    let scheme = address.prefix { $0 != ":" }.lowercased()
    guard ["http", "https"].contains(scheme) else {
      throw Refusal(
        reason: "Protocol \"\(scheme)\" not supported", expected: "an address with http or https")
    }
    if allowsPrivateAddresses { return [] }
    guard let host = Self.host(of: address) else { throw Refusal(reason: "it names no host") }
    let hasProxy = Self.usesProxy(scheme, for: host, environment)
    let found: [InternetAddress]
    do throws(InternetAddress.LookupFailure) {
      found = try lookUp(host, end)
    } catch {
      if hasProxy { return [] }
      throw Refusal(reason: error.reason)
    }
    if let other = found.first(where: { !isAllowed($0) }) {
      let isNumber = other.description.contains(host)
      throw Refusal(
        reason: isNumber
          ? "\(other) is not a public address"
          : "\(host) is \(other), which is not a public address",
        expected: "a public address, or --allow-private-addresses")
    }
    return hasProxy ? [] : found
  }

  /// Returns the host of a web address without the brackets of IPv6; nil if it names none.
  static func host(of address: String) -> String? {
    guard let host = URL(string: address)?.host(percentEncoded: false), !host.isEmpty else {
      return nil
    }
    return host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
  }

  /// Whether `curl` would connect to a proxy, by the variables that it reads.
  private static func usesProxy(
    _ scheme: String, for host: String, _ environment: [String: String]
  ) -> Bool {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    let host = host.lowercased()
    let exceptions = (environment["no_proxy"] ?? environment["NO_PROXY"] ?? "").lowercased()
    for exception in exceptions.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      let domain = exception.drop { $0 == "." }
      if exception == "*" || host == domain || host.hasSuffix(".\(domain)") { return false }
    }
    // Not HTTP_PROXY, which a request can set in a web server's scripts.
    let names =
      ["\(scheme)_proxy", "all_proxy", "ALL_PROXY"] + (scheme == "https" ? ["HTTPS_PROXY"] : [])
    return names.contains(where: isSet)
  }
}
