/// What can go wrong with a child process.
public enum ChildProcessError: Error, CustomStringConvertible {
  /// The program could not be started.
  case cannotLaunch(program: String, reason: String)
  /// The awaited line had not come when time was up, or the program ended without it.
  case noLine(expected: String, reason: String, lines: [String])
  /// The process was still running when time was up.
  case stillRunning(program: String, timeout: Duration, lines: [String])

  /// What was awaited and what came instead, with the last 40 lines of the program.
  public var description: String {
    switch self {
    case .cannotLaunch(let program, let reason):
      "cannot launch \(program): \(reason)"
    case .noLine(let expected, let reason, let lines):
      "no line \(expected) \(reason); the program wrote:\n" + Self.tail(lines)
    case .stillRunning(let program, let timeout, let lines):
      "\(program) still runs after \(timeout); it wrote:\n" + Self.tail(lines)
    }
  }

  private static func tail(_ lines: [String]) -> String {
    lines.isEmpty ? "  (nothing)" : lines.suffix(40).map { "  " + $0 }.joined(separator: "\n")
  }
}
