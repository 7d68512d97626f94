import Foundation
import Testing

@testable import TouchboxCommand

/// Tests the addresses from which pictures may be downloaded.
struct InternetAddressTests {
  @Test(
    "Local, private and unassigned addresses are not public",
    arguments: [
      // An address from each range in IANA's two registries, and the ends of the common ranges.
      "0.0.0.0", "0.1.2.3", "10.0.0.0", "10.255.255.255", "100.64.0.1", "100.127.255.255",
      "127.0.0.1", "127.255.255.255", "169.254.169.254", "172.16.0.0", "172.31.255.255",
      "192.0.0.1", "192.0.2.1", "192.88.99.1", "192.168.0.0", "192.168.255.255", "198.18.0.1",
      "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1",
      "255.255.255.255",
      "::", "::1", "fe80::1", "febf::1", "fc00::1", "fdff::1", "ff02::1", "2001::1",
      "2001:db8::1", "3fff::1", "100::1", "64:ff9b:1::1", "::127.0.0.1",
      // IPv4 addresses inside IPv6 addresses: mapped, translated, tunneled.
      "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:a9fe:a9fe", "64:ff9b::7f00:1",
      "64:ff9b::192.168.1.1", "2002:7f00:1::", "2002:c0a8:101::1",
    ])
  func isNotPublic(text: String) throws {
    #expect(try !#require(InternetAddress(text)).isPublic)
  }

  @Test(
    "Addresses just outside the reserved ranges are public",
    arguments: [
      "1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255",
      "128.0.0.0", "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0",
      "192.167.255.255", "192.169.0.0", "198.17.255.255", "198.20.0.0", "223.255.255.255",
      "2606:4700::1111", "2001:200::1", "2a00::1", "::ffff:1.1.1.1", "64:ff9b::1.1.1.1",
      "2002:101:101::1",
    ])
  func isPublic(text: String) throws {
    #expect(try #require(InternetAddress(text)).isPublic)
  }

  @Test(
    "Text that isn't a valid IP address is rejected",
    arguments: ["", "host", "1.2.3", "1.2.3.256", "[::1]", "1::2::3"])
  func noAddress(text: String) {
    #expect(InternetAddress(text) == nil)
  }

  @Test("An IPv6 address is written in brackets, in its shortest form")
  func text() {
    #expect(InternetAddress("192.0.2.1")?.description == "192.0.2.1")
    #expect(InternetAddress("2001:0DB8:0:0::01")?.description == "[2001:db8::1]")
  }

  // MARK: - Addresses of pages

  private func refusal(_ address: String, _ policy: DownloadPolicy = DownloadPolicy()) -> String? {
    do throws(DownloadPolicy.Refusal) {
      let hosts = try policy.hosts(
        for: address, environment: [:], until: SuspendingClock().now + .seconds(60))
      return hosts.isEmpty ? "no host" : nil
    } catch {
      return error.reason
    }
  }

  @Test(
    "The local machine is recognized in every spelling of its address",
    arguments: [
      "http://127.0.0.1/a.png", "http://127.1/a.png", "http://2130706433/", "http://0x7f000001/",
      "http://0177.0.0.1/", "http://0/", "HTTP://LOCALHOST/", "http://localhost:8080/",
      "http://user:word@127.0.0.1/", "http://example.com@127.0.0.1/", "http://[::1]/",
      "http://[::ffff:127.0.0.1]/", "http://[::ffff:7f00:1]:80/", "https://127.0.0.1/",
    ])
  func thisMachine(address: String) throws {
    let reason = try #require(refusal(address))
    #expect(reason.hasSuffix(" is not a public address"), "\(reason)")
  }

  @Test("Other protocols and addresses without a host are refused")
  func protocols() {
    for name in ["file", "ftp", "gopher", "dict", "scp", "data"] {
      #expect(refusal("\(name)://1.1.1.1/x") == "Protocol \"\(name)\" not supported")
    }
    #expect(refusal("http:///x") == "it has no host")
  }

  @Test("A name is private if any of its addresses is private")
  func names() {
    func policy(_ addresses: String...) -> DownloadPolicy {
      let found = addresses.compactMap { InternetAddress($0) }
      return DownloadPolicy(lookUp: { _, _ in found })
    }
    #expect(refusal("http://pictures.example/", policy("1.1.1.1", "2a00::1")) == nil)
    #expect(
      refusal("http://pictures.example/", policy("1.1.1.1", "10.0.0.7"))
        == "pictures.example is 10.0.0.7, which is not a public address")
    #expect(
      refusal("http://pictures.example/", policy("fe80::1"))
        == "pictures.example is [fe80::1], which is not a public address")
  }

  @Test("With a proxy, which resolves names itself, names without a local address are allowed")
  func proxies() throws {
    let end = SuspendingClock().now + .seconds(60)
    let policy = DownloadPolicy(lookUp: { host, _ throws(InternetAddress.LookupFailure) in
      guard let address = InternetAddress(host) else { throw .init(reason: "no address") }
      return [address]
    })
    let proxy = ["http_proxy": "http://192.168.0.1:3128"]
    #expect(
      try policy.hosts(for: "http://pictures.example/", environment: proxy, until: end).isEmpty)
    #expect(throws: DownloadPolicy.Refusal.self) {
      try policy.hosts(for: "http://10.0.0.1/", environment: proxy, until: end)
    }
    let exceptions = ["*", "other.org, .example", "PICTURES.example", "example"]
    for environment in [[:]] + exceptions.map({ proxy.merging(["no_proxy": $0]) { $1 } }) {
      #expect(throws: DownloadPolicy.Refusal.self) {
        try policy.hosts(for: "http://pictures.example/", environment: environment, until: end)
      }
    }
  }
}
