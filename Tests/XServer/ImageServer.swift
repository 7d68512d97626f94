import Foundation

/// A web server on the loopback interface that serves images, some of them incorrectly.
///
/// Its paths are defined in `Tests/tools/image-server.py`.
public final class ImageServer: Sendable {
  /// The server's address, without a trailing slash.
  public let address: String
  /// An address that refuses connections.
  public let refusingAddress: String
  private let process: ChildProcess

  /// Debian's Python, regardless of the `PATH`.
  private static let python = "/usr/bin/python3"

  /// Starts a server that runs as long as this object exists.
  public init() throws(ChildProcessError) {
    let script = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("tools/image-server.py").path
    process = try ChildProcess(Self.python, [script])
    let ports = try process.waitForLine(containing: "ports ").split(separator: " ")
    address = "http://127.0.0.1:\(ports[1])"
    refusingAddress = "http://127.0.0.1:\(ports[2])"
  }

  /// The environment variables that make a program connect to the server rather than to a proxy.
  public static var environment: [String: String] { ["no_proxy": "*"] }
}
