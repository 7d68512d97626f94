/// Writes the events of a device's frames as the kernel reports them: in protocol B, only slots and
/// values that changed.
struct RecordingWriter {
  /// A finger on the device, or above it.
  struct Contact {
    var id: Int
    var x: Int
    var y: Int
    var pressure = 0
    var major = 0
    var orientation = 0
    var tool = 0
    var distance = 0
  }

  private let device: SyntheticDevice
  /// `[seconds, microseconds, type, code, value]`, without the brackets.
  private(set) var events: [String] = []
  /// The fingers of the current frame, by slot.
  var contacts: [Int: Contact] = [:]
  private var time = 0
  private var nextID: Int
  /// The values that the kernel has reported, by slot and code. Slot -1 is for the other events.
  private var reported: [Int: [Int: Int]] = [:]
  private var currentSlot = 0

  init(_ device: SyntheticDevice) {
    self.device = device
    nextID = device.firstID
  }

  /// Returns a new contact at a location, where 0 and 1 are the ends of the axes.
  mutating func contact(_ x: Double, _ y: Double, strength: Double = 0.5) -> Contact {
    defer { nextID = (nextID + 1) & 0xFFFF }
    return Contact(
      id: nextID, x: device.x.value(at: x), y: device.y.value(at: y),
      pressure: Int(Double(device.pressure ?? 0) * strength),
      major: Int(Double(device.major ?? 0) * strength / 10),
      orientation: Int(90 * strength))
  }

  /// Moves a finger to a location.
  mutating func move(_ slot: Int, to x: Double, _ y: Double) {
    contacts[slot]?.x = device.x.value(at: x)
    contacts[slot]?.y = device.y.value(at: y)
  }

  // MARK: - Frames

  /// Ends the frame, and begins the next one after a number of milliseconds.
  mutating func report(then milliseconds: Int = 8) {
    switch device.reports {
    case .slots: for slot in 0..<device.slotCount { reportSlot(slot) }
    case .contacts: listContacts()
    case .single: break
    }
    emulatePointer()
    write(0, 0, 0)
    time += milliseconds
  }

  /// Writes an event that says that the kernel has dropped some, after which it reports all values
  /// again.
  mutating func drop() {
    write(0, 3, 0)
    write(0, 0, 0)
    (reported, currentSlot, contacts) = ([:], -1, [:])
    time += 8
  }

  private mutating func write(_ type: Int, _ code: Int, _ value: Int) {
    events.append("\(time / 1000), \(time % 1000 * 1000), \(type), \(code), \(value)")
  }

  private func values(of contact: Contact) -> [(code: Int, value: Int)] {
    var values = [(53, contact.x), (54, contact.y)]
    if device.major != nil { values.append((48, contact.major)) }
    if device.hasOrientation { values.append((52, contact.orientation)) }
    if device.hasPalms { values.append((55, contact.tool)) }
    if device.pressure != nil { values.append((58, contact.pressure)) }
    if device.hasDistance { values.append((59, contact.distance)) }
    return values
  }

  private mutating func reportSlot(_ slot: Int) {
    let contact = contacts[slot]
    let values = [(57, contact?.id ?? -1)] + (contact.map(values) ?? [])
    for (code, value) in values
    where value != reported[slot]?[code] ?? (code == 57 ? -1 : nil) {
      if currentSlot != slot { write(3, 47, slot) }
      currentSlot = slot
      write(3, code, value)
      reported[slot, default: [:]][code] = value
    }
  }

  private mutating func listContacts() {
    for (_, contact) in contacts.sorted(by: { $0.key < $1.key }) {
      write(3, 57, contact.id)
      for (code, value) in values(of: contact) { write(3, code, value) }
      write(0, 2, 0)
    }
    if contacts.isEmpty { write(0, 2, 0) }
  }

  /// Reports the oldest finger as the kernel does for programs that know only one.
  private mutating func emulatePointer() {
    let first = contacts.min { $0.key < $1.key }?.value
    var values: [(type: Int, code: Int, value: Int)] = [(1, 330, first == nil ? 0 : 1)]
    if let first {
      values += [(3, 0, first.x), (3, 1, first.y)]
      if device.reports == .single { values.append((3, 24, first.pressure)) }
    }
    for (type, code, value) in values where value != reported[-1]?[code] {
      write(type, code, value)
      reported[-1, default: [:]][code] = value
    }
  }

  // MARK: - The session

  /// Taps at the ends of the axes, a drag, a spread, as many fingers as possible, and the special
  /// reports of some devices.
  mutating func playSession() {
    for (x, y) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] { tap(x, y) }
    contacts[0] = contact(0.5, 0.1, strength: 0.2)
    report()
    for step in 1...6 {
      move(0, to: 0.5, 0.1 + Double(step) * 0.125)
      contacts[0]?.pressure += step
      report()
    }
    contacts = [:]
    report(then: 500)
    if device.slotCount > 1 {
      spread()
      crowd()
    }
    if device.excess > 0 {
      contacts[0] = contact(0, 0)
      contacts[0]?.x -= device.excess
      report()
      move(0, to: 1, 1)
      contacts[0]?.y += device.excess
      report()
      contacts = [:]
      report(then: 500)
    }
    if device.hasDistance { hover() }
    if device.hasPalms { rest() }
    if device.reports == .slots {
      contacts = [0: contact(0.25, 0.25), 1: contact(0.75, 0.25)]
      report()
      drop()
      contacts = [1: contact(0.5, 0.75)]
      report()
      contacts = [:]
      report()
    }
  }

  private mutating func tap(_ x: Double, _ y: Double) {
    contacts[0] = contact(x, y)
    report(then: 40)
    contacts = [:]
    report(then: 500)
  }

  /// Two fingers move apart; the first one lifts while another lands in its slot.
  private mutating func spread() {
    contacts = [0: contact(0.45, 0.5), 1: contact(0.55, 0.5)]
    report()
    for step in 1...4 {
      move(0, to: 0.45 - Double(step) / 10, 0.5)
      move(1, to: 0.55 + Double(step) / 10, 0.5)
      report()
    }
    contacts[0] = contact(0.05, 0.6)
    report()
    contacts[1] = nil
    report()
    contacts = [:]
    report(then: 500)
  }

  /// Fingers in all slots land together, move, and lift one by one in reverse order.
  private mutating func crowd() {
    let last = device.slotCount - 1
    for slot in 0...last {
      contacts[slot] = contact(Double(slot) / Double(last), Double(slot) / Double(last))
    }
    report()
    for slot in 0...last {
      move(slot, to: Double(slot) / Double(last), 1 - Double(slot) / Double(last))
    }
    report()
    for slot in (0...last).reversed() {
      contacts[slot] = nil
      report()
    }
    time += 500
  }

  /// A finger approaches, touches, and leaves without lifting completely.
  private mutating func hover() {
    contacts[0] = contact(0.3, 0.3)
    for (distance, x) in [(8, 0.3), (0, 0.35), (0, 0.4), (5, 0.45)] {
      contacts[0]?.distance = distance
      move(0, to: x, 0.3)
      report()
    }
    contacts = [:]
    report(then: 500)
  }

  /// A finger turns out to be a palm while another one moves.
  private mutating func rest() {
    contacts = [0: contact(0.2, 0.8), 1: contact(0.6, 0.2)]
    report()
    contacts[0]?.tool = 2
    move(1, to: 0.6, 0.3)
    report()
    contacts[0]?.tool = 0
    report()
    contacts = [:]
    report(then: 500)
  }
}
