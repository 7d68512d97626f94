import Foundation

/// The options that the command passes to the server, as JSON in its only argument.
package struct ServerOptions: Codable, Hashable, Sendable {
  /// The path of the Unix domain socket to which phones connect.
  package var socket: String
  /// The port; 0 for any free one.
  package var port: UInt16
  /// Whether other machines may connect.
  package var isPublic: Bool
  /// Whether several clients may touch at the same time.
  package var isShared: Bool
  /// Whether clients can only watch.
  package var isReadOnly: Bool

  /// How phones are started; nil for a server of browsers.
  package var webDriver: WebDriver?

  /// How the phones of WebDriver sessions are started.
  package struct WebDriver: Codable, Hashable, Sendable {
    /// The path of the program `touchbox`, or of a user's own program with the same commands.
    package var program: String
    /// The command that is the phone of a session.
    package var command: String
    /// The app of sessions that do not name one; empty for none.
    package var names: [String]
    /// Options of the command.
    package var options: [String]

    /// Makes a description.
    package init(program: String, command: String, names: [String], options: [String]) {
      (self.program, self.command, self.names) = (program, command, names)
      self.options = options
    }
  }

  /// Makes options.
  package init(
    socket: String, port: UInt16, isPublic: Bool, isShared: Bool, isReadOnly: Bool
  ) {
    (self.socket, self.port) = (socket, port)
    (self.isPublic, self.isShared, self.isReadOnly) = (isPublic, isShared, isReadOnly)
  }
}
