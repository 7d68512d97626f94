/// How much is done for a picture that the user brings before it is given up.
struct ImageLimits: Sendable {
  /// How long fetching one takes at most, in seconds.
  var seconds = 10.0
  /// How large its file is at most.
  var bytes = 16 << 20
  /// How often an address may lead to another one.
  var redirects = 5

  /// The bytes as a user reads them.
  var size: String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes) bytes"
  }
  /// The time as a user reads it.
  var time: String {
    seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}
