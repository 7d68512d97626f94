import Foundation

/// A policy that decides where pictures may be downloaded from.
///
/// An address on the command line may have been copied from a web page, and its server may
/// redirect. Neither the address nor a redirect may lead to hosts that only this machine can reach,
/// such as its own services, the router, or a company's servers. Therefore the host name is
/// resolved here, and all of its addresses must be public. `curl` connects to one of these
/// addresses instead of resolving the name again. The same applies to each redirect.
struct DownloadPolicy: Sendable {
  /// The reason why an address is refused, as the end of a message, and what would have worked.
  struct Refusal: Error {
    let reason: String
    var expected = "a host name"
  }

  /// Whether private addresses are allowed.
  var allowsPrivateAddresses = false
  /// Whether connections to an address are allowed.
  var isAllowed: @Sendable (InternetAddress) -> Bool = { $0.isPublic }
  /// Resolves a host name to addresses.
  var lookUp:
    @Sendable (_ host: String, _ end: SuspendingClock.Instant) throws(InternetAddress.LookupFailure)
      -> [InternetAddress] = { host, end throws(InternetAddress.LookupFailure) in
        try InternetAddress.addresses(of: host, until: end)
      }

  /// Returns the addresses to connect to for a URL, best first, or an empty array if `curl` may
  /// resolve the name itself.
  ///
  /// - Parameters:
  ///   - environment: The environment of `curl`. If it names a proxy, the proxy resolves names.
  ///   - end: The deadline.
  func hosts(
    for address: String, environment: [String: String], until end: SuspendingClock.Instant
  ) throws(Refusal) -> [InternetAddress] {
    let scheme = address.prefix { $0 != ":" }.lowercased()
    guard ["http", "https"].contains(scheme) else {
      throw Refusal(
        reason: "Protocol \"\(scheme)\" not supported", expected: "an address with http or https")
    }
    if allowsPrivateAddresses { return [] }
    guard let host = Self.host(of: address) else { throw Refusal(reason: "it has no host") }
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

  /// Returns a URL's host, without the brackets around IPv6 addresses, or nil if there is none.
  static func host(of address: String) -> String? {
    guard let host = URL(string: address)?.host(percentEncoded: false), !host.isEmpty else {
      return nil
    }
    return host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
  }

  /// Whether the environment variables make `curl` connect to a proxy.
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
    // HTTP_PROXY is not in the list because a request can set it in CGI scripts.
    let names =
      ["\(scheme)_proxy", "all_proxy", "ALL_PROXY"] + (scheme == "https" ? ["HTTPS_PROXY"] : [])
    return names.contains(where: isSet)
  }
}
