import Simulator
import TouchScript
public import UIKit

/// Expectations about a phone's app at the current time.
///
/// A call that fails throws a `TestFailure` with the test's line, the actual value, and the trace.
/// In Swift Testing, an earlier error in the test, such as moving a finger that is not down, is an
/// issue at its own line. In XCTest, the next of these calls throws the error.
extension TestPhone {
  /// Expects these lines to be the next unmatched lines in the log.
  ///
  /// - Parameter lines: The lines. A string may contain several lines.
  public func expectLog(
    _ lines: String..., file: String = #filePath, line: Int = #line
  ) throws(TestFailure) {
    let location = TestFailure.Location(file: file, line: line)
    for text in lines.flatMap({ $0.split(separator: "\n", omittingEmptySubsequences: false) }) {
      try expect(.log(String(text)), location)
    }
  }

  /// Expects that `expectLog` has matched all lines in the log.
  public func expectNoLog(file: String = #filePath, line: Int = #line) throws(TestFailure) {
    try expect(.noLog, TestFailure.Location(file: file, line: line))
  }

  /// Expects that a property has a value.
  ///
  /// - Parameters:
  ///   - path: The property path, as in scripts: `ball.center.x`, `spot[0].alpha`,
  ///     `controller.isSpinning`, `ball.presentation.scale`. It begins with a view's
  ///     `accessibilityIdentifier`, or with `view`, `controller`, `window`, or `app`.
  ///   - value: The expected value.
  ///   - tolerance: The maximum difference for each number.
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

  /// Expects that the label with an `accessibilityIdentifier` displays the given text. A label
  /// without text displays "".
  public func expectLabel(
    _ identifier: String, _ text: String, file: String = #filePath, line: Int = #line
  ) throws(TestFailure) {
    try expect(
      .label(identifier, text), TestFailure.Location(file: file, line: line), of: "\(identifier): ")
  }

  /// Expects the given number of views with an `accessibilityIdentifier`.
  public func expectCount(
    _ identifier: String, _ count: Int, file: String = #filePath, line: Int = #line
  ) throws(TestFailure) {
    try expect(
      .count(identifier, count), TestFailure.Location(file: file, line: line), of: "\(identifier): "
    )
  }

  /// Expects that a gesture recognizer is in a state, or that this is the state it last entered.
  ///
  /// After its gesture, a recognizer is `possible` again, and the state it last entered is `ended`.
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

  /// Expects that a trace line matches a regular expression.
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

  /// Ends a test. Expects that the test had no errors, that no touch is active and, if it used
  /// `expectLog`, that all log lines were matched. Active touches are canceled.
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

  /// Returns the last trace lines before `end`, excluding draw lines.
  func recentTrace(before end: Int) -> [String] {
    var lines: [String] = []
    for line in trace[..<end].reversed() where !TraceFormatter.isDraw(line) {
      lines.append(line)
      if lines.count == TestFailure.traceLength { break }
    }
    return lines.reversed()
  }

  /// Returns the trace index after a log line, or the end of the trace if there is no such line.
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
