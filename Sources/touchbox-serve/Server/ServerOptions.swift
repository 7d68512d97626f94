import Foundation

/// The options that the command passes to the server, as JSON in its only argument.
package struct ServerOptions: Codable, Hashable, Sendable {
  /// The path of the Unix domain socket that phones connect to.
  package var socket: String
  /// The port, or 0 for any free port.
  package var port: UInt16
  /// Whether other machines may connect.
  package var isPublic: Bool
  /// Whether multiple clients may touch at the same time.
  package var isShared: Bool
  /// Whether clients can only watch.
  package var isReadOnly: Bool

  /// The settings for starting phones, or nil if the server is for browsers.
  package var webDriver: WebDriver?

  /// The settings for starting the phones of WebDriver sessions.
  package struct WebDriver: Codable, Hashable, Sendable {
    /// The path of the `touchbox` program or of a user's own program with the same commands.
    package var program: String
    /// The command that runs a session's phone.
    package var command: String
    /// The app for sessions that do not specify one, or empty if there is none.
    package var names: [String]
    /// The command's options.
    package var options: [String]

    /// Creates a description.
    package init(program: String, command: String, names: [String], options: [String]) {
      (self.program, self.command, self.names) = (program, command, names)
      self.options = options
    }
  }

  /// Creates options.
  package init(
    socket: String, port: UInt16, isPublic: Bool, isShared: Bool, isReadOnly: Bool
  ) {
    (self.socket, self.port) = (socket, port)
    (self.isPublic, self.isShared, self.isReadOnly) = (isPublic, isShared, isReadOnly)
  }
}
