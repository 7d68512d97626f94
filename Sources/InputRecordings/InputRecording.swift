package import TouchScript

/// A recording of input devices' events by `libinput record`, `evemu-record`, `evtest` or
/// `getevent`.
///
/// A recording becomes a script in three steps: a reader for its format parses the text,
/// `device(_:)` chooses the touchscreen, and `TouchRecordingCompiler` follows its fingers.
package struct InputRecording: Hashable, Sendable {
  /// The range of an axis, whose minimum is less than its maximum.
  package struct Axis: Hashable, Sendable {
    let minimum: Int64
    let maximum: Int64
    /// Units per millimeter; 0 if unknown.
    var resolution: Int64 = 0

    /// Returns the position of a value in the range, from 0 to below 1. Values outside the range
    /// are clamped.
    ///
    /// As in libinput, an axis has one unit more than the difference of its ends, so that the
    /// maximum is still inside a screen.
    func fraction(of value: Int64) -> Double {
      Double(min(max(value, minimum), maximum) - minimum) / Double(maximum - minimum + 1)
    }
  }

  /// One event of the kernel.
  package struct Event: Hashable, Sendable {
    /// The time in microseconds of the recording's clock.
    var time: Int64
    var type: Int
    var code: Int
    var value: Int64
    /// The line in the file.
    var line: Int
  }

  /// A device and its events.
  package struct Device: Hashable, Sendable {
    /// The line in the file at which it begins.
    var line: Int
    var name = ""
    /// The axes by code.
    var axes: [Int: Axis] = [:]
    /// The device's properties, numbers of `INPUT_PROP_…`.
    var properties: Set<Int> = []
    var events: [Event] = []

    /// Creates a device that begins at a line.
    init(line: Int) { self.line = line }

    /// Whether the device reports fingers, or a contact on a surface.
    var isTouchDevice: Bool {
      reports(EventCode.positionX) && reports(EventCode.positionY)
        || reports(EventCode.x) && reports(EventCode.y) && hasContacts
    }

    /// Whether the surface is a screen.
    var isDirect: Bool { properties.contains(EventCode.direct) }

    private var hasContacts: Bool { isDirect || has(EventCode.key, EventCode.touch) }

    /// Whether the device has an axis according to its description or, in a log without a
    /// description, its events.
    private func reports(_ axis: Int) -> Bool {
      axes.isEmpty ? has(EventCode.absolute, axis) : axes[axis] != nil
    }

    /// Whether an event with a type and code was recorded.
    func has(_ type: Int, _ code: Int) -> Bool {
      events.contains { $0.type == type && $0.code == code }
    }

    /// Returns the largest recorded value of an axis; nil if there is none.
    func largestValue(of axis: Int) -> Int64? {
      events.lazy.filter { $0.type == EventCode.absolute && $0.code == axis }.map(\.value).max()
    }
  }

  /// The program that wrote the recording.
  package var format: Format
  /// The devices, in file order.
  package var devices: [Device]
  /// The assumptions about information that the log lacks, with lines.
  var notes: [ScriptError.Problem]

  /// Creates a recording from its parsed parts.
  init(format: Format, devices: [Device], notes: [ScriptError.Problem] = []) {
    self.format = format
    self.devices = devices
    self.notes = notes
  }

  /// Parses a recording.
  ///
  /// - Throws: The first error, with its line.
  package init(_ bytes: [UInt8], file: String) throws(ScriptError) {
    let text = try ScriptParser.text(of: bytes, file: file)
    do throws(ScriptError.Problem) {
      switch Format(of: bytes) {
      case .libinput: self = try LibinputRecordingReader.recording(text)
      case .evemu: self = try EvemuRecordingReader.recording(text)
      case .evtest: self = try EvtestLogReader.recording(text)
      case .getevent: self = try GeteventLogReader.recording(text)
      case nil:
        throw .init(
          ScriptLocation(line: 1, column: 1),
          "found no recording; expected one by \(Format.list)")
      }
    } catch {
      throw ScriptError(file: file, problems: [error])
    }
  }

  /// Returns the requested touch device.
  ///
  /// - Parameter wanted: A part of its name, or its number from 1 among all devices; nil for the
  ///   only touchscreen or, without one, the only touch device.
  /// - Throws: A message that lists the devices.
  func device(_ wanted: String?) throws(ScriptError.Problem) -> Device {
    let numbered = zip(1..., devices).map { number, device in
      "\(number) \(ScriptError.quote(device.name))"
    }
    func failure(_ message: String) -> ScriptError.Problem {
      ScriptError.Problem(ScriptLocation(line: devices.first?.line ?? 1, column: 1), message)
    }
    let touch = devices.filter(\.isTouchDevice)
    guard !touch.isEmpty else {
      throw failure(
        "found no touch device with the ranges of its axes, only "
          + ScriptError.list(numbered, "and"))
    }
    if let wanted {
      let isNumber = Int(wanted).map { devices.indices.contains($0 - 1) } ?? false
      let found =
        isNumber
        ? [devices[(Int(wanted) ?? 1) - 1]]
        : devices.filter { $0.name.lowercased().contains(wanted.lowercased()) }
      guard found.count == 1 else {
        throw failure(
          "\(found.isEmpty ? "no device is" : "\(found.count) devices are") named "
            + "\(ScriptError.quote(wanted)); expected one of \(ScriptError.list(numbered))")
      }
      guard found[0].isTouchDevice else {
        throw failure("\(ScriptError.quote(found[0].name)) reports no fingers")
      }
      return found[0]
    }
    let screens = touch.filter(\.isDirect)
    let candidates = screens.isEmpty ? touch : screens
    guard candidates.count == 1 else {
      throw failure(
        "\(candidates.count) devices report fingers; expected --device with a number or a name, of "
          + ScriptError.list(numbered))
    }
    return candidates[0]
  }
}
