import TouchScript

/// Parses the numbers in a line. Errors include the line number.
struct RecordingFields {
  private let line: Substring
  private let number: Int

  /// Creates a parser for a line.
  ///
  /// - Parameter number: The line number, starting at 1.
  init(_ line: Substring, _ number: Int) {
    (self.line, self.number) = (line, number)
  }

  /// Returns an error that names the expected kind of value.
  func unexpected(_ expected: String, found: Substring? = nil) -> ScriptError.Problem {
    let found = String((found ?? line).drop { $0 == " " || $0 == "\t" })
    let quoted = found.isEmpty ? "nothing" : ScriptError.quote(found)
    return ScriptError.Problem(
      ScriptLocation(line: number, column: 1), "found \(quoted); expected \(expected)")
  }

  /// Returns a whole number in a range.
  func number(
    _ text: Substring, radix: Int = 10, in range: ClosedRange<Int64>, _ expected: String
  ) throws(ScriptError.Problem) -> Int64 {
    guard let value = Int64(text, radix: radix), range.contains(value) else {
      throw unexpected(expected, found: text)
    }
    return value
  }

  /// The range of the kernel's event values.
  static let values = Int64(Int32.min)...Int64(Int32.max)

  /// Returns an axis, or `nil` if its range is empty, which makes the axis meaningless.
  func axis(
    _ minimum: Substring, _ maximum: Substring, resolution: Substring?
  ) throws(ScriptError.Problem) -> InputRecording.Axis? {
    let first = try number(minimum, in: Self.values, "an axis minimum")
    let last = try number(maximum, in: Self.values, "an axis maximum")
    let steps = try resolution.map { word throws(ScriptError.Problem) in
      try number(word, in: Self.values, "an axis resolution")
    }
    guard first < last else { return nil }
    return InputRecording.Axis(minimum: first, maximum: last, resolution: max(0, steps ?? 0))
  }

  /// Returns the parts of a time such as `12.000345`, which has six decimal places.
  func time(
    _ text: some StringProtocol, _ expected: String
  ) throws(ScriptError.Problem) -> (seconds: Substring, microseconds: Substring) {
    let parts = Substring(text).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 6 else { throw unexpected(expected) }
    return (parts[0], parts[1])
  }

  /// Returns an event.
  ///
  /// - Parameters:
  ///   - radix: The radix of the type and code.
  ///   - last: The device's previous event, which must not be later than this one.
  func event(
    seconds: Substring, microseconds: Substring, type: Substring, code: Substring,
    value: Substring, radix: Int = 10, after last: InputRecording.Event?
  ) throws(ScriptError.Problem) -> InputRecording.Event {
    // Older recordings use the kernel's wall clock, in seconds since 1970.
    let whole = try number(seconds, in: 0...10_000_000_000, "seconds")
    let part = try number(microseconds, in: 0...999_999, "microseconds from 0 to 999999")
    let time = whole * 1_000_000 + part
    if let last, time < last.time {
      throw unexpected("a time not before the event on line \(last.line)")
    }
    return InputRecording.Event(
      time: time, type: Int(try number(type, radix: radix, in: 0...0xFFFF, "an event type")),
      code: Int(try number(code, radix: radix, in: 0...0xFFFF, "an event code")),
      value: try number(value, in: Self.values, "an event value"), line: number)
  }
}

extension String {
  /// The lines, without carriage returns.
  var lines: [Substring] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }
}
