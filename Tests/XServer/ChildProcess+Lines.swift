extension ChildProcess {
  /// Waits for a line that contains `text`, on either stream, and returns that line.
  ///
  /// - Parameters:
  ///   - mark: How many of ``lines`` to pass over: `lines.count` taken before the action whose
  ///     answer is awaited.
  ///   - timeout: The longest wait.
  /// - Throws: ``ChildProcessError/noLine(expected:reason:lines:)``, before the timeout when the
  ///   program has ended and can write no more.
  @discardableResult
  public func waitForLine(
    containing text: String, after mark: Int = 0, timeout: Duration = .seconds(10)
  ) throws(ChildProcessError) -> String {
    try waitForLines(1, containing: text, after: mark, timeout: timeout)[0]
  }

  /// Waits for a line that `isMatch` accepts, on either stream, and returns that line.
  ///
  /// - Parameters:
  ///   - expected: What the line should be, for the error's description.
  ///   - mark: How many of ``lines`` to pass over.
  ///   - timeout: The longest wait.
  /// - Throws: As ``waitForLine(containing:after:timeout:)`` does.
  @discardableResult
  public func waitForLine(
    _ expected: String, after mark: Int = 0, timeout: Duration = .seconds(10),
    matching isMatch: (String) -> Bool
  ) throws(ChildProcessError) -> String {
    try waitForLines(1, expected, after: mark, timeout: timeout, matching: isMatch)[0]
  }

  /// Waits until `count` lines contain `text`, and returns these first `count` lines.
  ///
  /// - Throws: As ``waitForLine(containing:after:timeout:)`` does.
  @discardableResult
  public func waitForLines(
    _ count: Int, containing text: String, after mark: Int = 0, timeout: Duration = .seconds(10)
  ) throws(ChildProcessError) -> [String] {
    try waitForLines(count, "containing \"\(text)\"", after: mark, timeout: timeout) {
      $0.contains(text)
    }
  }

  private func waitForLines(
    _ count: Int, _ expected: String, after mark: Int, timeout: Duration,
    matching isMatch: (String) -> Bool
  ) throws(ChildProcessError) -> [String] {
    var found: [String] = []
    var hasEnded = false
    let canReset = poll(timeout: timeout) {
      // The end is read before the lines: lines that came before it are then all seen.
      hasEnded = exitStatus != nil && log.isComplete
      found = Array(lines.dropFirst(mark).lazy.filter(isMatch).prefix(count))
      return found.count == count || hasEnded
    }
    if canReset, found.count == count { return found }
    let reason =
      hasEnded
      ? "before the end (\(exitStatus.map(String.init(describing:)) ?? "unknown"))"
      : "within \(timeout)"
    let what = count == 1 ? expected : "\(expected), \(count) times (came \(found.count) times),"
    throw .noLine(expected: what, reason: reason, lines: lines)
  }
}
