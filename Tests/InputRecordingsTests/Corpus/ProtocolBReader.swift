/// Reads the fingers at each SYN_REPORT of a `libinput record` recording with slots, directly from
/// its lines.
///
/// The reader shares no code with `InputRecordings`. Source: the kernel's documentation of protocol
/// B, kernel.org/doc/html/latest/input/multi-touch-protocol.html: an event changes the current
/// slot's value, a tracking number begins a contact, and -1 ends it.
struct ProtocolBReader {
  /// The fingers on the surface at the end of a frame.
  struct Frame {
    let microseconds: Int
    /// Each finger's number, which is unique in the recording, and its location on a screen of 320 x
    /// 480 points, in hundredths of a point.
    var fingers: [Int: [Int]] = [:]
  }

  private struct Slot {
    var values: [Int: Int] = [:]
    /// The number of the contact in the order of the events, or `nil` if the slot is empty.
    var contact: Int?
    var isPalm = false
    var finger: Int?
  }

  private var ranges: [Int: (first: Int, last: Int)] = [:]
  private var slots: [Int: Slot] = [:]
  private var current = 0
  private var lastContact = 0
  private var lastFinger = 0
  private var isDropping = false

  /// Returns the frames of a recording. The first event's time is 0.
  static func frames(of text: String) -> [Frame] {
    var reader = Self()
    var frames: [Frame] = []
    var start: Int?
    for line in text.split(separator: "\n") {
      let numbers = line.prefix { $0 != "#" }.split { !($0.isNumber || $0 == "-") }
        .compactMap { Int($0) }
      if line.contains("- ["), numbers.count == 5 {
        let time = numbers[0] * 1_000_000 + numbers[1]
        start = start ?? time
        if reader.isReport(numbers[2], numbers[3], numbers[4]) {
          frames.append(Frame(microseconds: time - (start ?? 0), fingers: reader.fingers()))
        }
      } else if numbers.count == 6, line.contains(": [") {
        reader.ranges[numbers[0]] = (numbers[1], numbers[2])
      }
    }
    return frames
  }

  /// Applies an event, and returns whether it ends a frame.
  private mutating func isReport(_ type: Int, _ code: Int, _ value: Int) -> Bool {
    switch (type, code) {
    case (0, 0):
      isDropping = false
      return true
    case (0, 3): (slots, isDropping) = ([:], true)
    case _ where isDropping: break
    case (3, 47): current = value
    case (3, 57):
      lastContact += 1
      let values = slots[current]?.values ?? [:]
      slots[current] = Slot(values: values, contact: value >= 0 ? lastContact : nil)
    case (3, 48...): slots[current, default: Slot()].values[code] = value
    default: break
    }
    return false
  }

  private mutating func fingers() -> [Int: [Int]] {
    var fingers: [Int: [Int]] = [:]
    let occupied = slots.filter { $0.value.contact != nil }
    for (number, slot) in occupied.sorted(by: { $0.value.contact ?? 0 < $1.value.contact ?? 0 }) {
      if slot.values[55] == 2 { slots[number]?.isPalm = true }
      let isAbove = slot.values[59] ?? 0 > 0
      if isAbove || slots[number]?.isPalm == true {
        slots[number]?.finger = nil
        continue
      }
      if slot.finger == nil { lastFinger += 1 }
      let finger = slot.finger ?? lastFinger
      slots[number]?.finger = finger
      fingers[finger] = [location(53, slot, 320), location(54, slot, 480)]
    }
    return fingers
  }

  /// Returns a location in hundredths of a point. The last one of the axis is still on the screen.
  private func location(_ code: Int, _ slot: Slot, _ size: Int) -> Int {
    let (first, last) = ranges[code] ?? (0, 1)
    let value = min(max(slot.values[code] ?? first, first), last)
    let hundredths = Double(size * 100) * Double(value - first) / Double(last - first + 1)
    return min(Int(hundredths.rounded()), size * 100 - 1)
  }
}
