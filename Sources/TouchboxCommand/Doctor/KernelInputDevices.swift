/// An input device listed by the kernel in `/proc/bus/input/devices`.
struct KernelInputDevice: Equatable {
  /// The kinds of devices that report fingers.
  enum Kind { case touchscreen, touchpad }

  /// The device's name.
  let name: String
  /// The device file, such as `/dev/input/event5`, or `nil` if there is none.
  let file: String?
  /// The kind of device, or `nil` for a device that does not report fingers.
  let kind: Kind?

  /// Parses the kernel's list. Each device is a paragraph of lines that begin with a letter.
  static func all(in text: String) -> [KernelInputDevice] {
    text.split(separator: "\n\n").map { paragraph in
      func value(_ start: String) -> Substring? {
        paragraph.split(separator: "\n").first { $0.hasPrefix(start) }?.dropFirst(start.count)
      }
      let handlers = value("H: Handlers=")?.split(separator: " ") ?? []
      let event = handlers.first { $0.hasPrefix("event") }
      return KernelInputDevice(
        name: (value("N: Name=") ?? "").trimming(while: { $0 == "\"" }),
        file: event.map { "/dev/input/\($0)" },
        kind: kind(properties: value("B: PROP=") ?? "", axes: value("B: ABS=") ?? ""))
    }
  }

  /// Returns the kind of device. The bit numbers come from `linux/input-event-codes.h`.
  private static func kind(properties: Substring, axes: Substring) -> Kind? {
    let (pointer, direct, positionX, x) = (0, 1, 0x35, 0)
    guard isSet(positionX, in: axes) || isSet(x, in: axes) else { return nil }
    if isSet(direct, in: properties) { return .touchscreen }
    return isSet(pointer, in: properties) && isSet(positionX, in: axes) ? .touchpad : nil
  }

  /// Whether a bit is set in a bitmap of hexadecimal 64-bit words, most significant word first.
  private static func isSet(_ bit: Int, in bitmap: Substring) -> Bool {
    let words = bitmap.split(separator: " ").reversed().map { UInt64($0, radix: 16) ?? 0 }
    return bit / 64 < words.count && words[bit / 64] >> UInt64(bit % 64) & 1 == 1
  }
}

extension Substring {
  /// Returns the text with matching characters removed from both ends.
  fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> String {
    String(String(drop(while: isTrimmed).reversed()).drop(while: isTrimmed).reversed())
  }
}
