/// What a command reports to the shell (rule K-20).
package enum CommandStatus: Int32, Comparable, CaseIterable, Codable {
  /// Everything succeeded.
  case success = 0
  /// An expectation or a comparison of pictures failed.
  case failure = 1
  /// Wrong usage, or a mistake in a script; nothing was run.
  case usage = 2
  /// An app asked for work without end, or with `--jobs` a script crashed or hung.
  case crashGuard = 3
  /// The environment lacks something, such as a display.
  case environment = 4
  /// A file could not be read, written or decoded.
  case file = 5

  /// Orders codes by severity; of several scripts the highest counts.
  package static func < (left: CommandStatus, right: CommandStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
