package import TouchScript

/// Events of input devices, as `libinput record`, `evemu-record`, `evtest` or `getevent` has written them.
///
/// A recording becomes a script in three steps: the reader of its format reads the text, `device(_:)`
/// chooses the touchscreen, and `TouchRecordingCompiler` follows its fingers.
package struct InputRecording: Hashable, Sendable {
  /// The values that an axis can have; the first is less than the last.
  package struct Axis: Hashable, Sendable {
    let minimum: Int64
    let maximum: Int64
    /// Steps in a millimeter; 0 where that is not known.
    var resolution: Int64 = 0

    /// Returns where a value lies in the range, 0…1 without the end; values outside count as its ends.
    ///
    /// An axis has one step more than the difference of its ends, as libinput counts, so that the last
    /// value is still inside of a screen.
    func fraction(of value: Int64) -> Double {
      Double(min(max(value, minimum), maximum) - minimum) / Double(maximum - minimum + 1)
    }
  }

  /// One event of the kernel.
  package struct Event: Hashable, Sendable {
    /// When it happened, in microseconds of the recording's clock.
    var time: Int64
    var type: Int
    var code: Int
    var value: Int64
    /// The line of the file.
    var line: Int
  }

  /// A device and its events.
  package struct Device: Hashable, Sendable {
    /// The line of the file at which it begins.
    var line: Int
    var name = ""
    /// The axes by their codes.
    var axes: [Int: Axis] = [:]
    /// The device's properties: numbers of `INPUT_PROP_…`.
    var properties: Set<Int> = []
    var events: [Event] = []

    /// Makes a device that begins at a line.
    init(line: Int) { self.line = line }

    /// Whether the device reports fingers or a contact on a surface.
    var isTouchDevice: Bool {
      reports(EventCode.positionX) && reports(EventCode.positionY)
        || reports(EventCode.x) && reports(EventCode.y) && hasContacts
    }

    /// Whether the surface is a screen.
    var isDirect: Bool { properties.contains(EventCode.direct) }

    private var hasContacts: Bool { isDirect || has(EventCode.key, EventCode.touch) }

    /// Whether the device has an axis: by its description or, in a log without one, by its events.
    private func reports(_ axis: Int) -> Bool {
      axes.isEmpty ? has(EventCode.absolute, axis) : axes[axis] != nil
    }

    /// Whether an event of a type and code was recorded.
    func has(_ type: Int, _ code: Int) -> Bool {
      events.contains { $0.type == type && $0.code == code }
    }

    /// Returns the largest value of an axis in the recording; nil where it has none.
    func largestValue(of axis: Int) -> Int64? {
      events.lazy.filter { $0.type == EventCode.absolute && $0.code == axis }.map(\.value).max()
    }
  }

  /// The program that has written it.
  package var format: Format
  /// The devices, in the order of the file.
  package var devices: [Device]
  /// What the log lacks and was assumed, each with its line.
  var notes: [ScriptError.Problem]

  /// Makes a recording of what was read.
  init(format: Format, devices: [Device], notes: [ScriptError.Problem] = []) {
    self.format = format
    self.devices = devices
    self.notes = notes
  }

  /// Reads a recording.
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

  /// Returns the touch device that is meant.
  ///
  /// - Parameter wanted: A part of its name, or its number from 1 among all devices; nil for the only
  ///   touchscreen or, without one, the only touch device.
  /// - Throws: A message that names the devices.
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
