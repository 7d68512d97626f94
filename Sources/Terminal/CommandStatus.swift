/// The exit codes of commands (rule K-20).
package enum CommandStatus: Int32, Comparable, CaseIterable, Codable {
  /// Everything succeeded.
  case success = 0
  /// An expectation or a picture comparison failed.
  case failure = 1
  /// Incorrect usage or an error in a script. Nothing was run.
  case usage = 2
  /// An app scheduled endless work or, with `--jobs`, a script crashed or hung.
  case crashGuard = 3
  /// The environment lacks something, such as a display.
  case environment = 4
  /// A file cannot be read, written, or decoded.
  case file = 5

  /// Orders codes by severity. For several scripts, the highest code is used.
  package static func < (left: CommandStatus, right: CommandStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
