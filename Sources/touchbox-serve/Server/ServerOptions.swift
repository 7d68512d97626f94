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

  /// Makes options.
  package init(
    socket: String, port: UInt16, isPublic: Bool, isShared: Bool, isReadOnly: Bool
  ) {
    (self.socket, self.port) = (socket, port)
    (self.isPublic, self.isShared, self.isReadOnly) = (isPublic, isShared, isReadOnly)
  }
}
