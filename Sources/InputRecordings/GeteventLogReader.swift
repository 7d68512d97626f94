import TouchScript

/// Reads logs from Android's `getevent -lt`, with or without `-l`, and descriptions from
/// `getevent -lp`.
///
/// An event has a time in brackets, the device's path if there are several, and a type, code, and
/// value. With `-l`, these are names; otherwise they are hexadecimal, like all other values. Other
/// lines are skipped. Without `-t`, there are no times, and frames are assumed to be 1/60 s apart.
struct GeteventLogReader {
  /// The parts of an event line.
  private struct Words {
    var time: Substring?
    var path: Substring?
    var event: [Substring]

    /// Splits a line, or returns `nil` if it is not an event.
    init?(_ line: some StringProtocol) {
      var rest = Substring(line).drop { $0 == " " }
      if rest.first == "[" {
        guard let end = rest.firstIndex(of: "]") else { return nil }
        time = rest[..<end].dropFirst().drop { $0 == " " }
        guard time?.allSatisfy({ $0.isNumber || $0 == "." }) == true else { return nil }
        rest = rest[rest.index(after: end)...]
      }
      event = rest.split { $0 == " " || $0 == "\t" }
      if let first = event.first, first.hasPrefix("/dev/input/"), first.last == ":" {
        path = first.dropLast()
        event.removeFirst()
      }
      guard event.count >= 2, let type = event.first else { return nil }
      let isHex = type.utf8.count == 4 && type.allSatisfy(\.isHexDigit)
      guard type.hasPrefix("EV_") || isHex && (time != nil || path != nil) else { return nil }
    }
  }

  /// Returns a frame's assumed time in a log without times, in microseconds.
  private static func time(ofFrame number: Int64) -> Int64 { (number * 1_000_000 + 30) / 60 }

  private var devices: [InputRecording.Device] = []
  /// The index of each device by path.
  private var indexes: [Substring: Int] = [:]
  /// The index of the device whose description or events are being read.
  private var current: Int?
  private var isInAxes = false
  /// The first line without a time and the number of frames so far.
  private var untimed: (line: Int, frames: Int64)?

  static func recording(_ text: String) throws(ScriptError.Problem) -> InputRecording {
    var reader = GeteventLogReader()
    for (number, line) in zip(1..., text.lines) { try reader.read(line, number) }
    let notes = reader.untimed.map {
      ScriptError.Problem(
        ScriptLocation(line: $0.line, column: 1),
        "the log has no times; assuming frames 1/60 s apart; `getevent -lt` writes times"
      )
    }
    return InputRecording(
      format: .getevent, devices: reader.devices, notes: notes.map { [$0] } ?? [])
  }

  /// Returns whether a line begins like a line in a log.
  static func isRecorded(_ line: some StringProtocol) -> Bool {
    line.hasPrefix("add device ") && line.contains(": /dev/input/") || Words(line) != nil
  }

  private mutating func read(_ line: Substring, _ number: Int) throws(ScriptError.Problem) {
    let field = RecordingFields(line, number)
    if line.hasPrefix("add device "), let colon = line.firstIndex(of: ":") {
      let path = line[line.index(after: colon)...].split(separator: " ").first ?? ""
      current = device(path, number)
    } else if let words = Words(line) {
      try readEvent(words, field, number)
    } else {
      try readDescription(line, field)
    }
  }

  /// Returns a device's index, adding the device if its path is new.
  private mutating func device(_ path: Substring, _ number: Int) -> Int {
    isInAxes = false
    if let index = indexes[path] { return index }
    indexes[path] = devices.count
    devices.append(InputRecording.Device(line: number))
    return devices.count - 1
  }

  // MARK: - Events

  private mutating func readEvent(
    _ words: Words, _ field: RecordingFields, _ number: Int
  ) throws(ScriptError.Problem) {
    // A log from a single device has no paths, but may follow the device's description.
    let index = words.path.map { device($0, number) } ?? current ?? device("", number)
    current = index
    let expected = "an event such as [ 12.000345] EV_ABS ABS_MT_POSITION_X 000004b0"
    guard words.event.count >= 3 else { throw field.unexpected(expected) }
    let time: (seconds: Substring, microseconds: Substring)
    if let text = words.time {
      time = try field.time(text, expected)
    } else {
      let elapsed = Self.time(ofFrame: untimed?.frames ?? 0)
      time = ("\(elapsed / 1_000_000)", "\(elapsed % 1_000_000)")
      untimed = untimed ?? (number, 0)
    }
    let type = EventCode.types[String(words.event[0])]
    let code = Self.codes(of: type)[String(words.event[1])]
    // Unknown names are not relevant to fingers.
    guard type != nil || !words.event[0].hasPrefix("EV_"),
      code != nil || words.event[1].allSatisfy(\.isHexDigit)
    else { return }
    let named = EventCode.values[String(words.event[2])]
    let value = if let named { named } else { try signed(words.event[2], field) }
    let event = try field.event(
      seconds: time.seconds, microseconds: time.microseconds,
      type: Self.digits(type, or: words.event[0]), code: Self.digits(code, or: words.event[1]),
      value: "\(value)", radix: 16, after: devices[index].events.last)
    devices[index].events.append(event)
    if event.type == EventCode.synchronization, event.code == EventCode.report {
      untimed?.frames += 1
    }
  }

  private static func codes(of type: Int?) -> [String: Int] {
    switch type {
    case EventCode.synchronization: EventCode.synchronizations
    case EventCode.key: EventCode.keys
    case EventCode.absolute: EventCode.axes
    default: [:]
    }
  }

  /// Returns a known name's number in hexadecimal digits, or the word itself.
  private static func digits(_ number: Int?, or word: Substring) -> Substring {
    number.map { Substring(String($0, radix: 16)) } ?? word
  }

  /// Returns a signed 32-bit value from unsigned hexadecimal digits.
  private func signed(
    _ word: Substring, _ field: RecordingFields
  ) throws(ScriptError.Problem) -> Int64 {
    let bits = try field.number(word, radix: 16, in: 0...0xFFFF_FFFF, "an event value")
    return Int64(Int32(truncatingIfNeeded: bits))
  }

  // MARK: - Descriptions

  /// Reads a line of a device description: its name, axis ranges, or properties.
  private mutating func readDescription(
    _ line: Substring, _ field: RecordingFields
  ) throws(ScriptError.Problem) {
    guard let current, line.first == " " else { return }
    let text = line.drop { $0 == " " }
    if text.hasPrefix("name:") {
      devices[current].name = String(text.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" })
    } else if text.hasPrefix("INPUT_PROP_DIRECT") {
      devices[current].properties.insert(EventCode.direct)
    }
    // The first axis is on the same line as the type, `ABS (0003): 0035  : value 0, min 0, max
    // 1439, …`.
    if text.hasPrefix("ABS (0003):") { isInAxes = true }
    guard isInAxes, let range = text.firstRange(of: ": value ") ?? text.firstRange(of: ":value ")
    else { return }
    let words = text[..<range.lowerBound].split(separator: " ")
    let values = text[range.upperBound...].split(separator: ",").map { $0.split(separator: " ") }
    guard let name = words.last else { return }
    func value(_ name: String) -> Substring? {
      values.first { $0.first == name[...] && $0.count == 2 }?.last
    }
    guard let code = EventCode.axes[String(name)] ?? Int(name, radix: 16),
      let minimum = value("min"), let maximum = value("max")
    else { return }
    devices[current].axes[code] = try field.axis(
      minimum, maximum, resolution: value("resolution"))
  }
}
