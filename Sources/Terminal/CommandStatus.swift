/// The exit codes of commands (rule K-20).
package enum CommandStatus: Int32, Comparable, CaseIterable, Codable {
  /// Everything succeeded.
  case success = 0
  /// An expectation or a comparison of pictures failed.
  case failure = 1
  /// Wrong usage, or a mistake in a script. Nothing was run.
  case usage = 2
  /// An app requested endless work, or, with `--jobs`, a script crashed or hung.
  case crashGuard = 3
  /// The environment lacks something, such as a display.
  case environment = 4
  /// A file cannot be read, written or decoded.
  case file = 5

  /// Orders codes by severity. The highest code of several scripts counts.
  package static func < (left: CommandStatus, right: CommandStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
