/// What a command tells the shell; see rule K-20.
package nonisolated enum ExitCode: Int32, Hashable, Comparable, Sendable, CaseIterable, Codable {
  /// All is well.
  case success = 0
  /// An expectation or a comparison of pictures failed.
  case failure = 1
  /// Wrong usage, or a mistake in a script; nothing was run.
  case usage = 2
  /// The app asked for work without end.
  case crashGuard = 3
  /// The environment lacks something, such as a display.
  case environment = 4
  /// A file could not be read, written or decoded.
  case file = 5

  /// Compares codes; of several scripts the highest counts.
  package static func < (left: ExitCode, right: ExitCode) -> Bool {
    left.rawValue < right.rawValue
  }
}
