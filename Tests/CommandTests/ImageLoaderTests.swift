import Foundation
import Testing
import UIKit
import XServer

@testable import TouchboxCommand

/// Tests pictures from a real server on loopback.
@Suite(.serialized)
struct ImageLoaderTests {
  private static let server = try? ImageServer()

  private let server: ImageServer
  /// The default limits, which only the tests of time limits ever reach.
  private var limits = ImageLoader.Limits(seconds: 60)

  init() throws {
    server = try #require(Self.server, "needs /usr/bin/python3; `make test` installs it")
  }

  private var downloader: ImageDownloader {
    ImageDownloader(
      policy: DownloadPolicy(allowsPrivateAddresses: true),
      environment: ProcessInfo.processInfo.environment.merging(ImageServer.environment) { $1 })
  }

  private func load(_ file: String) throws(ImageLoader.Failure) -> NamedImage {
    try ImageLoader(limits: limits, downloader: downloader).load(
      .web(server.address + file), screenScale: 1)
  }

  /// Returns the message about a file that cannot be loaded, without the file's address.
  private func message(about file: String) -> String {
    do throws(ImageLoader.Failure) {
      let picture = try load(file)
      return "a picture of \(picture.image.width)x\(picture.image.height)"
    } catch {
      let start = server.address + file + ": "
      #expect(error.description.hasPrefix(start))
      return String(error.description.dropFirst(start.count))
    }
  }

  @Test("J4-03 a valid picture loads with its own size and pixels")
  func good() throws {
    let picture = try load("/size100x40/1.png")
    #expect((picture.image.width, picture.image.height) == (100, 40))
    #expect(picture.scale == 1)
    // Blue, green, red, alpha.
    #expect(Array(picture.image.pixels.prefix(4)) == [100, 0, 200, 255])
  }

  @Test("C-54 a name that ends in @2x has two pixels per point, with any extension")
  func scale() throws {
    #expect(try load("/size10x10/1@2x.png").scale == 2)
    #expect(try load("/size10x10/1@3x.png?a=b.png#c").scale == 3)
  }

  @Test("Five redirects are followed, but a sixth is not")
  func redirects() throws {
    #expect(message(about: "/hops/5.png") == "a picture of 64x64")
    #expect(
      message(about: "/hops/6.png").hasPrefix("could not be downloaded (more than 5 redirects)"))
  }

  @Test(
    "A download that is not a picture produces one message with the reason and the expected kind",
    arguments: [
      ("/nothing/1.png", "could not be downloaded (The requested URL returned error: 404)"),
      ("/text/1.png", "not a complete image (unknown format)"),
      ("/corrupt/1.png", "not a complete image (the last chunk is missing)"),
      ("/claim/1.png", "40000x40000 pixels are too many; expected at most 100 million"),
      ("/huge/1.png", "could not be downloaded (larger than 16 MB)"),
      ("/endless/1.png", "could not be downloaded (larger than 16 MB)"),
      (
        "/away/file",
        "could not be downloaded (it redirects to file:///etc/hostname: Protocol \"file\" not supported"
      ),
      (
        "/away/ftp",
        "could not be downloaded (it redirects to ftp://127.0.0.1/1.png: Protocol \"ftp\" not supported"
      ),
    ])
  func failures(file: String, expected: String) {
    let message = message(about: file)
    #expect(message.hasPrefix(expected), "\(message)")
    #expect(message.contains("; expected "))
    #expect(!message.contains("\n"))
  }

  @Test(
    "A download from a slow or silent server times out",
    arguments: ["/slow/1.png", "/silent/1.png"])
  mutating func slow(file: String) {
    limits.seconds = 0.5
    #expect(
      message(about: file)
        == "could not be downloaded (it took longer than 0.5 s); expected a picture of at most 16 MB "
        + "within 0.5 s")
  }

  @Test(
    "A file of exactly the maximum size is accepted, and a file with one more byte is rejected")
  mutating func size() throws {
    let bytes = try downloader.bytes(
      of: server.address + "/size50x50/1.png", limits: limits
    ).count
    limits.bytes = bytes
    #expect(message(about: "/size50x50/1.png") == "a picture of 50x50")
    limits.bytes = bytes - 1
    #expect(
      message(about: "/size50x50/1.png").hasPrefix(
        "could not be downloaded (larger than \(bytes - 1) bytes)"))
  }

  @Test("A refused connection produces one message")
  func refused() {
    #expect {
      try ImageLoader(limits: limits, downloader: downloader).load(
        .web(server.refusingAddress + "/1.png"), screenScale: 1)
    } throws: {
      "\($0)".hasPrefix(
        server.refusingAddress + "/1.png: could not be downloaded (Failed to connect")
    }
  }

  @Test("A redirect to a disallowed address is refused, and no connection is made")
  func inwardRedirect() throws {
    let listener = try Listener("127.0.0.2")
    // Every local address except 127.0.0.2 counts as public, including the test server's.
    let inside = InternetAddress("127.0.0.2")
    let policy = DownloadPolicy(
      isAllowed: { $0 != inside },
      lookUp: { _, _ in [InternetAddress("127.0.0.1")].compactMap { $0 } })
    @Sendable func lookUp(_ host: String, _: SuspendingClock.Instant) -> [InternetAddress] {
      [InternetAddress(host == "inside.example" ? "127.0.0.2" : "127.0.0.1")].compactMap { $0 }
    }
    func message(
      _ file: String, _ policy: DownloadPolicy, _ limits: ImageLoader.Limits? = nil
    ) -> String {
      let downloader = ImageDownloader(
        policy: policy,
        environment: ProcessInfo.processInfo.environment.merging(ImageServer.environment) { $1 })
      let port = server.address.split(separator: ":")[2]
      do throws(ImageLoader.Failure) {
        // The name does not exist, so `curl` must connect to the address that was looked up.
        let bytes = try downloader.bytes(
          of: "http://pictures.example:\(port)\(file)", limits: limits ?? self.limits)
        return "\(bytes.count > 50 ? "a file" : "no file")"
      } catch {
        return error.description
      }
    }
    #expect(message("/size10x10/1.png", policy) == "a file")
    #expect(message("/hops/3.png", policy) == "a file")
    let file = "/inward/\(listener.port).png"
    let refused = message(file, DownloadPolicy(isAllowed: { $0 != inside }, lookUp: lookUp))
    let target = "http://inside.example:\(listener.port)/1.png"
    #expect(
      refused.contains("(it redirects to \(target): inside.example is 127.0.0.2"), "\(refused)")
    #expect(refused.hasSuffix("expected a public address, or --allow-private-addresses"))
    #expect(!listener.hasConnection)
    // If the address is allowed, the redirect leads to a server that does not respond.
    let allowed = message(
      file, DownloadPolicy(isAllowed: { _ in true }, lookUp: lookUp), .init(seconds: 0.5))
    #expect(allowed.contains("took longer than 0.5 s"), "\(allowed)")
    #expect(listener.hasConnection)
    #expect(
      message("/size10x10/1.png", DownloadPolicy()).contains("pictures.example has no address"))
  }

  @Test("If one of several addresses refuses the connection, the next one is tried")
  func severalAddresses() throws {
    let policy = DownloadPolicy(
      isAllowed: { _ in true },
      lookUp: { _, _ in ["127.0.0.3", "127.0.0.1"].compactMap { InternetAddress($0) } })
    let downloader = ImageDownloader(
      policy: policy,
      environment: ProcessInfo.processInfo.environment.merging(ImageServer.environment) { $1 })
    let port = server.address.split(separator: ":")[2]
    #expect(
      try downloader.bytes(of: "http://pictures.example:\(port)/size10x10/1.png", limits: limits)
        .count > 50)
  }

  @Test("Unless the option is set, no picture is downloaded from this machine")
  func privateAddress() {
    #expect {
      try ImageLoader(limits: limits).load(
        .web(server.address + "/size10x10/1.png"), screenScale: 1)
    } throws: {
      "\($0)".hasSuffix(
        ": could not be downloaded (127.0.0.1 is not a public address); expected a "
          + "public address, or --allow-private-addresses")
    }
  }

  @Test("Canceled downloads end, and no new downloads begin")
  func stop() async throws {
    let downloader = downloader
    let (address, limits) = (server.address, limits)
    let fetch = Task.detached {
      try? downloader.bytes(of: address + "/silent/1.png", limits: limits)
    }
    while !downloader.isActive { await Task.yield() }
    downloader.cancel()
    #expect(await fetch.value == nil)
    #expect(!downloader.isActive)
    #expect(throws: ImageLoader.Failure.self) {
      try downloader.bytes(of: address + "/size10x10/1.png", limits: limits)
    }
  }

  @Test("The program is looked up in the PATH")
  func program() throws {
    let folder = try Folder()
    #expect(ImageDownloader(environment: ["PATH": folder.path]).program == nil)
    try folder.write("", to: "curl")
    #expect(ImageDownloader(environment: ["PATH": folder.path]).program == nil, "it cannot be run")
    chmod(folder.path + "/curl", 0o755)
    #expect(
      ImageDownloader(environment: ["PATH": "/nowhere:\(folder.path)"]).program
        == folder.path + "/curl")
  }
}

/// A TCP socket on a local address that accepts connections but does not respond.
private final class Listener {
  let port: Int
  private let socket: Int32

  init(_ address: String) throws {
    socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    inet_pton(AF_INET, address, &name.sin_addr)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = socket
    let isBound = withUnsafeMutablePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 1) == 0
          && getsockname(descriptor, $0, &size) == 0
      }
    }
    port = Int(UInt16(bigEndian: name.sin_port))
    try #require(isBound)
  }

  deinit {
    close(socket)
  }

  /// Whether there was a connection.
  var hasConnection: Bool {
    var request = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) == 1
  }
}
