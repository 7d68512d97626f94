import TouchScript

/// Reads `evtest` logs, which have an indented description of the device and one line per event.
///
/// Only the numeric types and codes are used, because their names differ between versions. Other
/// lines, such as the list of available devices, are skipped. Posted logs often contain only
/// events.
enum EvtestLogReader {
  /// The prefix of an event line.
  static let event = "Event: time "

  static func recording(_ text: String) throws(ScriptError.Problem) -> InputRecording {
    var devices: [InputRecording.Device] = []
    var type: Int64?
    /// The axis being described, with its values by name.
    var axis: (code: Int, values: [Substring: Substring])?
    for (number, line) in zip(1..., text.lines) {
      let field = RecordingFields(line, number)
      let words = line.split { $0 == " " || $0 == "\t" }
      if line.hasPrefix("Input driver version is ") || devices.isEmpty && line.hasPrefix(event) {
        devices.append(InputRecording.Device(line: number))
        (type, axis) = (nil, nil)
      }
      let last = devices.count - 1
      guard last >= 0 else { continue }
      if line.hasPrefix(event) {
        let before = devices[last].events.last
        devices[last].events.append(try self.event(line, field, after: before))
      } else if line.hasPrefix("Input device name: ") {
        let name = line.dropFirst("Input device name: ".count)
        devices[last].name = String(name.drop { $0 == "\"" }.prefix { $0 != "\"" })
      } else if words.count >= 3, words[0] == "Event", words[1] == "type" {
        (type, axis) = (Int64(words[2]), nil)
      } else if words.count >= 3, words[0] == "Event", words[1] == "code" {
        axis = nil
        if type == Int64(EventCode.absolute), let code = Int(words[2]) { axis = (code, [:]) }
      } else if words.count >= 3, words[0] == "Property", words[1] == "type" {
        if let property = Int(words[2]) { devices[last].properties.insert(property) }
      } else if words.count == 2, axis != nil {
        axis?.values[words[0]] = words[1]
        if let axis, let minimum = axis.values["Min"], let maximum = axis.values["Max"] {
          devices[last].axes[axis.code] = try field.axis(
            minimum, maximum, resolution: axis.values["Resolution"])
        }
      }
    }
    return InputRecording(format: .evtest, devices: devices)
  }

  /// Parses `Event: time 12.000345, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 1200`, or a
  /// time and a synchronization event between dashes.
  private static func event(
    _ line: Substring, _ field: RecordingFields, after last: InputRecording.Event?
  ) throws(ScriptError.Problem) -> InputRecording.Event {
    let parts = line.dropFirst(event.count).split(separator: ",", maxSplits: 1)
    guard parts.count == 2 else { throw field.unexpected(expected) }
    let (seconds, microseconds) = try field.time(parts[0], expected)
    if let synchronization = synchronizations.first(where: { parts[1].contains($0.name) }) {
      return try field.event(
        seconds: seconds, microseconds: microseconds, type: "0",
        code: "\(synchronization.code)", value: "0", after: last)
    }
    func number(after name: String) throws(ScriptError.Problem) -> Substring {
      guard let range = parts[1].firstRange(of: " \(name) ") else {
        throw field.unexpected(expected)
      }
      return parts[1][range.upperBound...].prefix { !", \t".contains($0) }
    }
    let type = try number(after: "type")
    let code = try number(after: "code")
    // Scan code values are hexadecimal and not relevant to fingers.
    let value = type == "4" ? "0" : try number(after: "value")
    return try field.event(
      seconds: seconds, microseconds: microseconds, type: type, code: code, value: value,
      after: last)
  }

  private static let expected =
    "an event such as Event: time 12.000345, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 1200"

  /// The names of synchronization events, including the name used by old versions.
  private static let synchronizations: [(name: String, code: Int)] = [
    ("SYN_REPORT", EventCode.report), ("Report Sync", EventCode.report),
    ("SYN_MT_REPORT", EventCode.contactReport), ("SYN_DROPPED", EventCode.dropped),
  ]
}
