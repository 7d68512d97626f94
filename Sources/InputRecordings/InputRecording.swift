package import TouchScript

/// A recording of input device events made by `libinput record`, `evemu-record`, `evtest`, or
/// `getevent`.
///
/// A recording is converted to a script in three steps: a reader for its format parses the text,
/// `device(_:)` selects the touchscreen, and `TouchRecordingCompiler` tracks its fingers.
package struct InputRecording: Hashable, Sendable {
  /// The range of an axis, whose minimum is less than its maximum.
  package struct Axis: Hashable, Sendable {
    let minimum: Int64
    let maximum: Int64
    /// The number of units per millimeter, or 0 if unknown.
    var resolution: Int64 = 0

    /// Returns a value's position in the range, from 0 up to but not including 1. Values outside
    /// the range are clamped.
    ///
    /// As in libinput, an axis is one unit longer than the difference between its ends, so that the
    /// maximum is still on the screen.
    func fraction(of value: Int64) -> Double {
      Double(min(max(value, minimum), maximum) - minimum) / Double(maximum - minimum + 1)
    }
  }

  /// A kernel event.
  package struct Event: Hashable, Sendable {
    /// The time on the recording's clock, in microseconds.
    var time: Int64
    var type: Int
    var code: Int
    var value: Int64
    /// The line number in the file.
    var line: Int
  }

  /// A device and its events.
  package struct Device: Hashable, Sendable {
    /// The line number at which the device begins in the file.
    var line: Int
    var name = ""
    /// The device's axes by code.
    var axes: [Int: Axis] = [:]
    /// The device's properties, as `INPUT_PROP_…` numbers.
    var properties: Set<Int> = []
    var events: [Event] = []

    /// Creates a device that begins at the given line.
    init(line: Int) { self.line = line }

    /// Whether the device reports fingers, or a contact on a surface.
    var isTouchDevice: Bool {
      reports(EventCode.positionX) && reports(EventCode.positionY)
        || reports(EventCode.x) && reports(EventCode.y) && hasContacts
    }

    /// Whether the surface is a screen.
    var isDirect: Bool { properties.contains(EventCode.direct) }

    private var hasContacts: Bool { isDirect || has(EventCode.key, EventCode.touch) }

    /// Returns whether the device has an axis according to its description or, in a log without a
    /// description, its events.
    private func reports(_ axis: Int) -> Bool {
      axes.isEmpty ? has(EventCode.absolute, axis) : axes[axis] != nil
    }

    /// Returns whether an event with a type and code was recorded.
    func has(_ type: Int, _ code: Int) -> Bool {
      events.contains { $0.type == type && $0.code == code }
    }

    /// Returns an axis's largest recorded value, or `nil` if there is none.
    func largestValue(of axis: Int) -> Int64? {
      events.lazy.filter { $0.type == EventCode.absolute && $0.code == axis }.map(\.value).max()
    }
  }

  /// The program that wrote the recording.
  package var format: Format
  /// The devices, in file order.
  package var devices: [Device]
  /// Notes about assumptions made because the log lacks information, with their line numbers.
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
  /// - Parameter wanted: A part of the device's name, or its one-based number among all devices. If
  ///   `nil`, the only touchscreen or, if there is none, the only touch device is used.
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
        "found no touch device with axis ranges, only "
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
        "\(candidates.count) devices report fingers; expected --device with the number or name of one: "
          + ScriptError.list(numbered))
    }
    return candidates[0]
  }
}
