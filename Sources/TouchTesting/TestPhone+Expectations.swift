import Simulator
import TouchScript
public import UIKit

/// What a test expects of a phone.
///
/// Each call looks at the app as it is at the phone's time, and throws a `TestFailure` that says
/// where the test is, what was found instead and how the trace came there. A mistake that the test
/// made before, such as moving a finger that is not down, is thrown by the next of these calls.
extension TestPhone {
  /// Expects that the next lines of the log, which no call took yet, are these.
  ///
  /// - Parameter lines: The lines; a text of several lines counts as such.
  public func expectLog(
    _ lines: String..., file: String = #fileID, line: Int = #line
  ) throws(TestFailure) {
    let place = TestFailure.Place(file: file, line: line)
    for text in lines.flatMap({ $0.split(separator: "\n", omittingEmptySubsequences: false) }) {
      try expect(.log(String(text)), place)
    }
  }

  /// Expects that `expectLog` took all lines of the log.
  public func expectNoLog(file: String = #fileID, line: Int = #line) throws(TestFailure) {
    try expect(.noLog, TestFailure.Place(file: file, line: line))
  }

  /// Expects that a property has a value.
  ///
  /// - Parameters:
  ///   - path: The way to the property, as scripts write it: `ball.center.x`, `spot[0].alpha`,
  ///     `controller.isSpinning`, `ball.presentation.scale`. It begins with a view's
  ///     `accessibilityIdentifier`, or with `view`, `controller`, `window` or `app`.
  ///   - value: The value.
  ///   - tolerance: How far off each number may be.
  public func expect(
    _ path: String, _ value: TestValue, within tolerance: Double = 1e-6,
    file: String = #fileID, line: Int = #line
  ) throws(TestFailure) {
    let place = TestFailure.Place(file: file, line: line)
    let property = try self.path(path, place)
    try expect(
      .property(property, value.scriptValue, tolerance: tolerance), place, of: "\(path): ")
  }

  /// Returns the value of a property, by a path as in `expect(_:_:within:file:line:)`.
  public func value(
    of path: String, file: String = #fileID, line: Int = #line
  ) throws(TestFailure) -> TestValue {
    let place = TestFailure.Place(file: file, line: line)
    let property = try self.path(path, place)
    switch PropertyReader(device).value(at: property) {
    case .success(let value): return TestValue(value)
    case .failure(let problem): throw failure(problem.message, place)
    }
  }

  /// Expects that the label of an `accessibilityIdentifier` shows a text; one without text shows "".
  public func expectLabel(
    _ identifier: String, _ text: String, file: String = #fileID, line: Int = #line
  ) throws(TestFailure) {
    try expect(
      .label(identifier, text), TestFailure.Place(file: file, line: line), of: "\(identifier): ")
  }

  /// Expects that so many views have an `accessibilityIdentifier`.
  public func expectCount(
    _ identifier: String, _ count: Int, file: String = #fileID, line: Int = #line
  ) throws(TestFailure) {
    try expect(
      .count(identifier, count), TestFailure.Place(file: file, line: line), of: "\(identifier): ")
  }

  /// Expects that a gesture recognizer is in a state, or came to it last.
  ///
  /// A recognizer is `possible` again as soon as its gesture is over: `ended` then holds as well.
  ///
  /// - Parameters:
  ///   - name: The recognizer's `name`, or its class where it has none.
  ///   - state: The state.
  public func expectGesture(
    _ name: String, _ state: UIGestureRecognizer.State, file: String = #fileID, line: Int = #line
  ) throws(TestFailure) {
    try expect(
      .gesture(name, state), TestFailure.Place(file: file, line: line), of: "\(name): ")
  }

  /// Expects that some line of the trace has a match for a regular expression.
  public func expectTrace(
    _ pattern: String, file: String = #fileID, line: Int = #line
  ) throws(TestFailure) {
    try expect(.trace(pattern), TestFailure.Place(file: file, line: line))
  }

  /// Ends a test: expects that it made no mistake and that no touch is active, and, if it used
  /// `expectLog`, that no line of the log is left. Touches that are active are cancelled.
  public func finish(file: String = #fileID, line: Int = #line) throws(TestFailure) {
    let place = TestFailure.Place(file: file, line: line)
    let fingers = touches.map { "\($0.index + 1)" }.joined(separator: ", ")
    let dangling = touches.isEmpty ? nil : failure("touches are still active: \(fingers)", place)
    device.cancelAll(reason: .scriptEnd)
    places = [:]
    try throwMistake(place)
    if judge.logPlace > 0 { try expect(.noLog, place) }
    if let dangling { throw dangling }
  }

  // MARK: - Judging

  private func expect(
    _ expectation: ScriptExpectation, _ place: TestFailure.Place, of subject: String = ""
  ) throws(TestFailure) {
    try throwMistake(place)
    let logPlace = judge.logPlace
    guard let message = judge.failure(of: expectation) else { return }
    switch expectation {
    case .log, .noLog:
      throw failure(
        "line \(logPlace + 1) of the log: \(message)", place, before: traceEnd(ofLog: logPlace))
    case .trace(let pattern):
      throw failure(
        (try? Regex(pattern)) == nil
          ? "\"\(pattern)\" is no regular expression"
          : "expected a line of the trace that matches \"\(pattern)\", got none", place)
    case .property, .label, .count, .gesture:
      throw failure(subject + message, place)
    }
  }

  private func throwMistake(_ place: TestFailure.Place) throws(TestFailure) {
    guard let mistake = mistakes.first else { return }
    mistakes = []
    throw TestFailure(mistake.message, time: mistake.time, trace: mistake.trace, place: place)
  }

  private func path(_ text: String, _ place: TestFailure.Place) throws(TestFailure) -> PropertyPath
  {
    if let path = PropertyPath(text) { return path }
    throw failure("\"\(text)\" is no path; expected one such as ball.center.x", place)
  }

  func failure(
    _ message: String, _ place: TestFailure.Place?, before end: Int? = nil
  ) -> TestFailure {
    TestFailure(
      message, time: time, trace: recentTrace(before: end ?? trace.endIndex), place: place)
  }

  // MARK: - The trace around a fault

  /// Returns the last lines of the trace before one of them, without those of drawing.
  func recentTrace(before end: Int) -> [String] {
    var lines: [String] = []
    for line in trace[..<end].reversed() where !TraceFormatter.isDraw(line) {
      lines.append(line)
      if lines.count == TestFailure.traceLength { break }
    }
    return lines.reversed()
  }

  /// Returns the place in the trace after a line of the log; its end where there is no such line.
  private func traceEnd(ofLog place: Int) -> Int {
    var count = 0
    for (index, line) in trace.enumerated() {
      guard line.split(separator: " ", maxSplits: 3).dropFirst(2).first == "log" else { continue }
      if count == place { return index + 1 }
      count += 1
    }
    return trace.endIndex
  }
}
