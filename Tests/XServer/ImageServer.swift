import Foundation

/// A web server on the loopback interface that serves images, some of them incorrectly.
///
/// `Tests/tools/image-server.py` defines its paths.
public final class ImageServer: Sendable {
  /// The address of the server, without a slash at the end.
  public let address: String
  /// An address that refuses connections.
  public let refusingAddress: String
  private let process: ChildProcess

  /// Debian's Python, whatever else is in the `PATH`.
  private static let python = "/usr/bin/python3"

  /// Starts a server that runs for as long as this object exists.
  public init() throws(ChildProcessError) {
    let script = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("tools/image-server.py").path
    process = try ChildProcess(Self.python, [script])
    let ports = try process.waitForLine(containing: "ports ").split(separator: " ")
    address = "http://127.0.0.1:\(ports[1])"
    refusingAddress = "http://127.0.0.1:\(ports[2])"
  }

  /// The environment variables with which a program connects to the server and not to a proxy.
  public static var environment: [String: String] { ["no_proxy": "*"] }
}
