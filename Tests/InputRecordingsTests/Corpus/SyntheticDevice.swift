/// A touchscreen that does not exist, with axes and limits that real ones have.
nonisolated struct SyntheticDevice: Sendable {
  /// The way the device reports fingers, as in the kernel's documentation of its multi-touch
  /// protocols (kernel.org/doc/html/latest/input/multi-touch-protocol.html).
  enum Reports: Sendable {
    /// Protocol B: changes to slots.
    case slots
    /// Protocol A: a list of all contacts in each frame.
    case contacts
    /// One finger, without the multi-touch axes.
    case single
  }

  /// The numbers in an `absinfo` line.
  struct Axis: Sendable {
    var minimum: Int
    var maximum: Int
    var fuzz = 0
    var resolution = 0

    /// Returns a location, where 0 is the minimum and 1 the maximum.
    func value(at fraction: Double) -> Int {
      minimum + Int((Double(maximum - minimum) * fraction).rounded())
    }

    var text: String { "[\(minimum), \(maximum), \(fuzz), 0, \(resolution)]" }
  }

  let name: String
  var reports = Reports.slots
  let x: Axis
  let y: Axis
  var slotCount = 10
  /// The largest pressure, or `nil` if the device doesn't measure it.
  var pressure: Int?
  /// The largest contact size, or `nil` if the device doesn't measure it.
  var major: Int?
  var hasOrientation = false
  /// Whether the device reports fingers above its surface, and palms.
  var hasDistance = false
  var hasPalms = false
  /// The tracking number of the first contact.
  var firstID = 0
  /// The distance by which the device exceeds its own ranges, in axis units.
  var excess = 0

  /// The devices of the corpus, named by their properties.
  static let all = [
    SyntheticDevice(
      name: "square-4096", x: Axis(minimum: 0, maximum: 4095), y: Axis(minimum: 0, maximum: 4095),
      pressure: 255),
    SyntheticDevice(
      name: "square-32768-major-orientation", x: Axis(minimum: 0, maximum: 32767, resolution: 95),
      y: Axis(minimum: 0, maximum: 32767, resolution: 169), major: 255, hasOrientation: true),
    SyntheticDevice(
      name: "negative-minimum", x: Axis(minimum: -2048, maximum: 2047),
      y: Axis(minimum: -1024, maximum: 1023), slotCount: 5),
    SyntheticDevice(
      name: "positive-minimum-exceeded", x: Axis(minimum: 120, maximum: 3975),
      y: Axis(minimum: 200, maximum: 3890), slotCount: 5, excess: 17),
    SyntheticDevice(
      name: "phone-pixels", x: Axis(minimum: 0, maximum: 1079), y: Axis(minimum: 0, maximum: 2339),
      pressure: 127, major: 1080, hasOrientation: true),
    SyntheticDevice(
      name: "wide-20-slots", x: Axis(minimum: 0, maximum: 9599, resolution: 16),
      y: Axis(minimum: 0, maximum: 5399, resolution: 16), slotCount: 20),
    SyntheticDevice(
      name: "unequal-resolutions-fuzz", x: Axis(minimum: 0, maximum: 2047, fuzz: 4, resolution: 10),
      y: Axis(minimum: 0, maximum: 2047, fuzz: 8, resolution: 20), slotCount: 4),
    SyntheticDevice(
      name: "two-slots-pressure-1023", x: Axis(minimum: 0, maximum: 799),
      y: Axis(minimum: 0, maximum: 479), slotCount: 2, pressure: 1023),
    SyntheticDevice(
      name: "single-touch", reports: .single, x: Axis(minimum: 0, maximum: 1023),
      y: Axis(minimum: 0, maximum: 767), slotCount: 1, pressure: 255),
    SyntheticDevice(
      name: "protocol-a", reports: .contacts, x: Axis(minimum: 0, maximum: 1279),
      y: Axis(minimum: 0, maximum: 799), slotCount: 5, major: 31),
    SyntheticDevice(
      name: "tracking-id-wrap", x: Axis(minimum: 0, maximum: 4095),
      y: Axis(minimum: 0, maximum: 2303), firstID: 65533),
    SyntheticDevice(
      name: "distance-and-palms", x: Axis(minimum: 0, maximum: 21631, resolution: 100),
      y: Axis(minimum: 0, maximum: 13519, resolution: 100), slotCount: 10, major: 2000,
      hasDistance: true, hasPalms: true),
  ]

  /// The lines of `absinfo`.
  var axes: String {
    var axes: [(code: Int, text: String)] = [(0, x.text), (1, y.text)]
    if reports == .single {
      if let pressure { axes.append((24, Axis(minimum: 0, maximum: pressure).text)) }
    } else {
      if reports == .slots {
        axes.append((47, Axis(minimum: 0, maximum: slotCount - 1).text))
      }
      if let major { axes.append((48, Axis(minimum: 0, maximum: major).text)) }
      if hasOrientation { axes.append((52, Axis(minimum: -90, maximum: 90).text)) }
      axes += [(53, x.text), (54, y.text)]
      if hasPalms { axes.append((55, Axis(minimum: 0, maximum: 2).text)) }
      axes.append((57, Axis(minimum: 0, maximum: 65535).text))
      if let pressure { axes.append((58, Axis(minimum: 0, maximum: pressure).text)) }
      if hasDistance { axes.append((59, Axis(minimum: 0, maximum: 10).text)) }
    }
    return axes.map { "      \($0.code): \($0.text)" }.joined(separator: "\n")
  }

  /// The recording of the same session on every device, as far as the device can report it.
  @MainActor var recording: String {
    var writer = RecordingWriter(self)
    writer.playSession()
    return Recordings.libinput(writer.events, axes: axes, name: "Synthetic \(name)")
  }
}
