import TouchScript

/// Reads `evemu-record` recordings, which have one line for each device property and each event.
///
/// The format is documented in evemu's README ("Device Description Format" and "Event Data
/// Format"): a letter, a colon, and numbers. Only N (name), P (properties), A (axes), and E
/// (events) are relevant to fingers.
enum EvemuRecordingReader {
  static func recording(_ text: String) throws(ScriptError.Problem) -> InputRecording {
    var device = InputRecording.Device(line: 1)
    var propertyCount = 0
    for (number, line) in recordedLines(of: text) {
      let field = RecordingFields(line, number)
      if line.hasPrefix("N:") {
        device.name = String(line.dropFirst(2).drop { $0 == " " })
        device.line = number
        continue
      }
      // In all other lines, # begins a comment.
      let words = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" || $0 == "\r" }
      guard let kind = words.first else { continue }
      switch kind {
      case "P:":
        // The words are the bytes of a bitmap, lowest first.
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
        let code = try field.number(words[1], radix: 16, in: 0...0x3F, "an axis code")
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

  /// Returns whether a line begins like a line in a recording.
  static func isRecorded(_ line: some StringProtocol) -> Bool {
    guard let kind = line.utf8.first, "NIPBAELS".utf8.contains(kind) else { return false }
    return line.dropFirst().hasPrefix(": ")
  }

  /// Returns whether a line is an event or the device ID, which no other text resembles.
  static func isEvent(_ line: some StringProtocol) -> Bool {
    guard line.hasPrefix("E: ") || line.hasPrefix("I: ") else { return false }
    let word = line.dropFirst(3).prefix { $0 != " " }
    return word.utf8.count >= 4 && word.allSatisfy { $0.isHexDigit || $0 == "." }
  }

  /// Returns a recording's lines with their numbers, excluding any text before and after it, such
  /// as shell prompts.
  private static func recordedLines(of text: String) -> ArraySlice<(Int, Substring)> {
    let lines = Array(zip(1..., text.lines))
    guard let first = lines.firstIndex(where: { isRecorded($0.1) }),
      let last = lines.lastIndex(where: { isRecorded($0.1) })
    else { return [] }
    return lines[first...last]
  }

  private static func event(
    _ words: [Substring], _ field: RecordingFields, after last: InputRecording.Event?
  ) throws(ScriptError.Problem) -> InputRecording.Event {
    let expected = "an event such as E: 0.012000 0003 0035 1200"
    guard words.count == 5 else { throw field.unexpected(expected) }
    let (seconds, microseconds) = try field.time(words[1], expected)
    return try field.event(
      seconds: seconds, microseconds: microseconds, type: words[2], code: words[3],
      value: words[4], radix: 16, after: last)
  }
}
