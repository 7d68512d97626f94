import Simulator
import TouchScript
public import UIKit

/// Expectations of a phone's app at its current time.
///
/// Each call throws a `TestFailure` with the line of the test, the actual value, and the trace. An
/// earlier error in the test, such as moving a finger that is not down, is an issue at its own line
/// in Swift Testing. In XCTest, the next of these calls throws it.
extension TestPhone {
  /// Expects the next unmatched lines of the log.
  ///
  /// - Parameter lines: The lines. A string may contain several.
  public func expectLog(
    _ lines: String..., file: String = #filePath, line: Int = #line
  ) throws(TestFailure) {
    let location = TestFailure.Location(file: file, line: line)
    for text in lines.flatMap({ $0.split(separator: "\n", omittingEmptySubsequences: false) }) {
      try expect(.log(String(text)), location)
    }
  }

  /// Expects that `expectLog` has matched all lines of the log.
  public func expectNoLog(file: String = #filePath, line: Int = #line) throws(TestFailure) {
    try expect(.noLog, TestFailure.Location(file: file, line: line))
  }

  /// Expects that a property has a value.
  ///
  /// - Parameters:
  ///   - path: The path of the property, as in scripts: `ball.center.x`, `spot[0].alpha`,
  ///     `controller.isSpinning`, `ball.presentation.scale`. It begins with a view's
  ///     `accessibilityIdentifier`, or with `view`, `controller`, `window`, or `app`.
  ///   - value: The expected value.
  ///   - tolerance: The largest difference of each number.
  public func expect(
    _ path: String, _ value: TestValue, within tolerance: Double = 1e-6,
    file: String = #filePath, line: Int = #line
  ) throws(TestFailure) {
    let location = TestFailure.Location(file: file, line: line)
    let property = try self.path(path, location)
    try expect(
      .property(property, value.scriptValue, tolerance: tolerance), location, of: "\(path): ")
  }

  /// Returns the value of a property. The path is the same as in `expect(_:_:within:file:line:)`.
  public func value(
    of path: String, file: String = #filePath, line: Int = #line
  ) throws(TestFailure) -> TestValue {
    let location = TestFailure.Location(file: file, line: line)
    let property = try self.path(path, location)
    do throws(PropertyReader.Problem) {
      return TestValue(try PropertyReader(device).value(at: property))
    } catch {
      throw failure(error.message, location)
    }
  }

  /// Expects the text of the label with an `accessibilityIdentifier`. A label without text shows
  /// "".
  public func expectLabel(
    _ identifier: String, _ text: String, file: String = #filePath, line: Int = #line
  ) throws(TestFailure) {
    try expect(
      .label(identifier, text), TestFailure.Location(file: file, line: line), of: "\(identifier): ")
  }

  /// Expects the number of views with an `accessibilityIdentifier`.
  public func expectCount(
    _ identifier: String, _ count: Int, file: String = #filePath, line: Int = #line
  ) throws(TestFailure) {
    try expect(
      .count(identifier, count), TestFailure.Location(file: file, line: line), of: "\(identifier): "
    )
  }

  /// Expects that a gesture recognizer is in a state, or that it entered the state last.
  ///
  /// After its gesture, a recognizer is `possible`. The state that it entered last is then `ended`.
  ///
  /// - Parameters:
  ///   - name: The recognizer's `name`, or its class if it has no name.
  ///   - state: The expected state.
  public func expectGesture(
    _ name: String, _ state: UIGestureRecognizer.State, file: String = #filePath, line: Int = #line
  ) throws(TestFailure) {
    try expect(
      .gesture(name, state), TestFailure.Location(file: file, line: line), of: "\(name): ")
  }

  /// Expects that a line of the trace matches a regular expression.
  public func expectTrace(
    _ pattern: String, file: String = #filePath, line: Int = #line
  ) throws(TestFailure) {
    let location = TestFailure.Location(file: file, line: line)
    guard let compiled = TracePattern(pattern) else {
      try throwError()
      throw failure("\"\(pattern)\" is not a regular expression", location)
    }
    try expect(.trace(compiled), location)
  }

  /// Ends a test. Expects that the test made no error, that no touch is active and, if it used
  /// `expectLog`, that all log lines were matched. Active touches are cancelled.
  public func finish(file: String = #filePath, line: Int = #line) throws(TestFailure) {
    let location = TestFailure.Location(file: file, line: line)
    let fingers = touches.map { "\($0.index + 1)" }.joined(separator: ", ")
    let dangling = touches.isEmpty ? nil : failure("touches are still active: \(fingers)", location)
    locate(file, line)
    device.cancelAll(reason: .scriptEnd)
    locations = [:]
    try throwError()
    if checker.logIndex > 0 { try expect(.noLog, location) }
    if let dangling { throw dangling }
  }

  // MARK: - Checking

  private func expect(
    _ expectation: ScriptExpectation, _ location: TestFailure.Location, of subject: String = ""
  ) throws(TestFailure) {
    try throwError()
    let logIndex = checker.logIndex
    guard let message = checker.failure(of: expectation) else { return }
    switch expectation {
    case .log, .logContains, .logMatches, .noLog:
      throw failure(
        "log line \(logIndex + 1): \(message)", location, before: traceEnd(ofLog: logIndex))
    case .trace(let pattern):
      throw failure(
        "expected a trace line that matches \"\(pattern.text)\", got none", location)
    case .property, .label, .count, .gesture, .snapshot:
      throw failure(subject + message, location)
    }
  }

  private func path(_ text: String, _ location: TestFailure.Location) throws(TestFailure)
    -> PropertyPath
  {
    if let path = PropertyPath(text) { return path }
    throw failure("\"\(text)\" is not a path; expected one such as ball.center.x", location)
  }

  func failure(
    _ message: String, _ location: TestFailure.Location?, before end: Int? = nil
  ) -> TestFailure {
    TestFailure(
      message, time: time, trace: recentTrace(before: end ?? trace.endIndex), location: location)
  }

  // MARK: - Trace

  /// Returns the last lines of the trace before `end`, without draw lines.
  func recentTrace(before end: Int) -> [String] {
    var lines: [String] = []
    for line in trace[..<end].reversed() where !TraceFormatter.isDraw(line) {
      lines.append(line)
      if lines.count == TestFailure.traceLength { break }
    }
    return lines.reversed()
  }

  /// Returns the index in the trace after a line of the log, or the end of the trace if there is no
  /// such line.
  private func traceEnd(ofLog position: Int) -> Int {
    var count = 0
    for (index, line) in trace.enumerated() {
      guard line.split(separator: " ", maxSplits: 3).dropFirst(2).first == "log" else { continue }
      if count == position { return index + 1 }
      count += 1
    }
    return trace.endIndex
  }
}
