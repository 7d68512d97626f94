import TouchScript

/// Reads what `evemu-record` writes: a line for each property of the device, and for each event.
///
/// The format is that of evemu's own documentation (README of evemu, "Device Description Format" and "Event
/// Data Format"): a letter, a colon, and numbers. Only N (name), P (properties), A (axes) and E (events) say
/// something about fingers.
enum EvemuRecordingReader {
  static func recording(_ text: String) throws(ScriptError.Problem) -> InputRecording {
    var device = InputRecording.Device(line: 1)
    var propertyCount = 0
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (number, line) in zip(1..., lines) {
      let field = RecordingFields(line, number)
      if line.hasPrefix("N:") {
        device.name = String(line.dropFirst(2).drop { $0 == " " })
        device.line = number
        continue
      }
      // A comment reaches to the end of any other line.
      let words = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" || $0 == "\r" }
      guard let kind = words.first else { continue }
      switch kind {
      case "P:":
        // Bytes of a bitmap, the lowest first.
        for byte in words.dropFirst() {
          let bits = try field.number(byte, radix: 16, in: 0...255, "a byte such as 02")
          for bit in 0..<8 where bits >> bit & 1 == 1 {
            device.properties.insert(propertyCount + bit)
          }
          propertyCount += 8
        }
      case "A:":
        guard words.count >= 4 else {
          throw field.unexpected("an axis such as A: 35 0 4095 0 0 40")
        }
        let code = try field.number(words[1], radix: 16, in: 0...0x3F, "the code of an axis")
        device.axes[Int(code)] = try field.axis(
          words[2], words[3], resolution: words.dropFirst(6).first)
      case "E:":
        device.events.append(try event(words, field, after: device.events.last))
      case "I:", "B:", "L:", "S:": break
      default:
        throw field.unexpected("a line of evemu-record, such as E: 0.012000 0003 0035 1200")
      }
    }
    return InputRecording(format: .evemu, devices: [device])
  }

  private static func event(
    _ words: [Substring], _ field: RecordingFields, after last: InputRecording.Event?
  ) throws(ScriptError.Problem) -> InputRecording.Event {
    let expected = "an event such as E: 0.012000 0003 0035 1200"
    guard words.count == 5 else { throw field.unexpected(expected) }
    let parts = words[1].split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 6 else { throw field.unexpected(expected) }
    return try field.event(
      seconds: parts[0], microseconds: parts[1], type: words[2], code: words[3], value: words[4],
      radix: 16, after: last)
  }
}

/// Reads the numbers of one line, with errors that name it.
struct RecordingFields {
  private let line: Substring
  private let number: Int

  /// Makes the reader of a line.
  ///
  /// - Parameter number: The line's number, from 1.
  init(_ line: Substring, _ number: Int) {
    (self.line, self.number) = (line, number)
  }

  /// Returns the error that something else was expected.
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

  /// The values of the kernel's events.
  static let values = Int64(Int32.min)...Int64(Int32.max)

  /// Returns an axis; an axis without a range, which says nothing, is nil.
  func axis(
    _ minimum: Substring, _ maximum: Substring, resolution: Substring?
  ) throws(ScriptError.Problem) -> InputRecording.Axis? {
    let first = try number(minimum, in: Self.values, "the smallest value of an axis")
    let last = try number(maximum, in: Self.values, "the largest value of an axis")
    let steps = try resolution.map { word throws(ScriptError.Problem) in
      try number(word, in: Self.values, "the resolution of an axis")
    }
    guard first < last else { return nil }
    return InputRecording.Axis(minimum: first, maximum: last, resolution: max(0, steps ?? 0))
  }

  /// Returns an event.
  ///
  /// - Parameters:
  ///   - radix: The base of the type and the code.
  ///   - last: The device's event before it, which must not be later.
  func event(
    seconds: Substring, microseconds: Substring, type: Substring, code: Substring,
    value: Substring, radix: Int = 10, after last: InputRecording.Event?
  ) throws(ScriptError.Problem) -> InputRecording.Event {
    // The times of older recordings are those of the kernel's clock, in seconds since 1970.
    let whole = try number(seconds, in: 0...10_000_000_000, "seconds")
    let part = try number(microseconds, in: 0...999_999, "microseconds from 0 to 999999")
    let time = whole * 1_000_000 + part
    if let last, time < last.time {
      throw unexpected("a time that is not before that of the event in line \(last.line)")
    }
    return InputRecording.Event(
      time: time, type: Int(try number(type, radix: radix, in: 0...0xFFFF, "the type of an event")),
      code: Int(try number(code, radix: radix, in: 0...0xFFFF, "the code of an event")),
      value: try number(value, in: Self.values, "the value of an event"), line: number)
  }
}
