import Foundation

/// A web server on loopback that serves pictures, well and badly; `Tests/tools/picture-server.py`
/// tells what its addresses do.
public final class PictureServer: Sendable {
  /// What the addresses of its files begin with, without a slash at the end.
  public let address: String
  /// An address that refuses connections.
  public let refusingAddress: String
  private let process: ChildProcess

  /// The program that serves, in Debian's Python.
  private static let python = "/usr/bin/python3"

  /// Starts a server, which lives as long as this object.
  public init() throws(ChildProcessError) {
    let script = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("tools/picture-server.py").path
    process = try ChildProcess(Self.python, [script])
    let ports = try process.waitForLine(containing: "ports ").split(separator: " ")
    address = "http://127.0.0.1:\(ports[1])"
    refusingAddress = "http://127.0.0.1:\(ports[2])"
  }

  /// The environment of a program that has to reach the server, not a proxy.
  public static var environment: [String: String] { ["no_proxy": "*"] }
}
