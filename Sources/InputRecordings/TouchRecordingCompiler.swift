import CoreGraphics
import TouchScript
import UIKit

/// Tracks a recorded device's fingers frame by frame, and creates a packet from each frame.
///
/// Fingers are distinguished as in the kernel's multi-touch protocols
/// (kernel.org/doc/html/latest/input/multi-touch-protocol.html). In protocol B, a slot has at most
/// one contact, which lands when the slot receives a tracking number and lifts when the number
/// becomes -1. Values that a frame does not mention are unchanged, even for the slot's next
/// contact. In protocol A, each frame lists all contacts with their tracking numbers. A device that
/// uses neither protocol has a single contact, whose landing and lift BTN_TOUCH reports.
///
/// A contact is a finger while it touches the surface. A hovering contact (ABS_MT_DISTANCE above 0)
/// is treated as lifted. As in libinput, a palm (ABS_MT_TOOL_TYPE) is ignored until it lifts, and a
/// finger that becomes a palm is canceled. Fingers are numbered from 1 in landing order. Fingers
/// that were down at the start are omitted until they land again.
struct TouchRecordingCompiler {
  /// The state of a contact, or of a slot and the contact in it.
  private struct Slot {
    var x: Int64?
    var y: Int64?
    var pressure: Int64?
    var major: Int64?
    var toolType: Int64?
    var distance: Int64?
    /// The contact's number in landing order, or `nil` for an empty slot.
    var contact: Int64?
    /// The number of the finger that is down, or `nil` if no packet contains its landing.
    var finger: Int64?
    /// Whether the contact is ignored until it lifts because it is a palm or landed off the phone's
    /// screen.
    var isLeftOut = false
    /// Whether the contact changed in this frame.
    var isChanged = false
    /// The finger that lifted in this frame.
    var lifted: Int64?

    var isPalm: Bool { toolType == EventCode.palm }
    var isHovering: Bool { distance ?? 0 > 0 }
    /// Whether the size is zero, which means a lift on old protocol A devices.
    var hasNoSize: Bool { major == 0 || pressure == 0 }

    /// Updates a contact that is listed again, except for whether it is ignored.
    mutating func update(from contact: Slot) {
      isChanged =
        (x, y, pressure, major) != (contact.x, contact.y, contact.pressure, contact.major)
      (x, y, pressure, major) = (contact.x, contact.y, contact.pressure, contact.major)
      (toolType, distance) = (contact.toolType, contact.distance)
    }
  }

  /// The slot for events before the first ABS_MT_SLOT. It represents the kernel's current slot,
  /// which is not recorded. In protocol A, it is the number of a contact without a tracking number.
  private static let unknownSlot = -1
  /// A limit that exceeds the number of slots on any real device.
  private static let slotLimit: Int64 = 1023

  private let device: InputRecording.Device
  private let screen: CGSize
  private let surface: TouchSurface
  private let reports: ContactReports
  private var outsideCount = 0
  private var slots: [Int: Slot] = [:]
  private var current = unknownSlot
  private var contacts: Int64 = 0
  private var landings: Int64 = 0
  /// The number of contacts that landed before this frame.
  private var earlierContacts: Int64 = 0
  /// In protocol A, the contact being described, and the frame's contacts by tracking number.
  private var contact = Slot()
  private var trackingID = unknownSlot
  private var frame: [Int: Slot] = [:]
  private var hasContactList = false
  /// Whether events are skipped until the end of the frame because the kernel dropped some.
  private var isSkipping = false
  private var hasOpenFrame = false
  private var steps: [Script.Step] = []
  private(set) var notes: [ScriptError.Problem] = []

  /// Creates a compiler for a touch device.
  ///
  /// - Parameter surfaceSize: The size of the touchscreen's surface in axis units, for a recording
  ///   that does not describe the axes.
  /// - Throws: `ScriptError.Problem` if the device's axes have no ranges or its fingers cannot be
  ///   distinguished.
  init(
    _ device: InputRecording.Device, screen: CGSize, isFullscreen: Bool, surfaceSize: CGSize?
  ) throws(ScriptError.Problem) {
    self.device = device
    self.screen = screen
    reports = try ContactReports(of: device)
    let isSingle = reports == .single
    if isSingle { current = 0 }
    let codes =
      isSingle ? (EventCode.x, EventCode.y) : (EventCode.positionX, EventCode.positionY)
    func axis(_ code: Int, _ length: CGFloat?) -> InputRecording.Axis? {
      device.axes[code] ?? length.map { .init(minimum: 0, maximum: max(1, Int64($0) - 1)) }
    }
    guard let x = axis(codes.0, surfaceSize?.width), let y = axis(codes.1, surfaceSize?.height)
    else {
      let largest = [codes.0, codes.1].compactMap(device.largestValue)
      let found =
        largest.count == 2
        ? " (the largest positions in it are \(largest[0]) and \(largest[1]))" : ""
      throw ScriptError.Problem(
        ScriptLocation(line: device.line, column: 1),
        "found no touch device with axis ranges\(found); expected its description before the "
          + "events, as evtest and `getevent -lp` print it, or --surface WIDTHxHEIGHT")
    }
    surface = TouchSurface(x, y, screen: screen, isFullscreen: isFullscreen)
  }

  /// Returns the script's steps.
  mutating func compile() throws(ScriptError.Problem) -> [Script.Step] {
    guard let start = device.events.first?.time, let end = device.events.last?.time else {
      throw ScriptError.Problem(
        ScriptLocation(line: device.line, column: 1),
        "\(ScriptError.quote(device.name)) has no events; expected at least the events of a tap"
      )
    }
    guard end - start <= ScriptLimits.seconds * 1_000_000 else {
      throw ScriptError.Problem(
        ScriptLocation(line: device.events[device.events.count - 1].line, column: 1),
        "the recording lasts longer than \(ScriptLimits.seconds) s; expected a shorter one")
    }
    for event in device.events {
      try handle(event, at: AppTime(microseconds: event.time - start))
    }
    if hasOpenFrame, let last = device.events.last {
      note("the last frame has no SYN_REPORT and is omitted", last)
    }
    if outsideCount > 0, let first = device.events.first {
      let fingers =
        outsideCount == 1 ? "1 finger that landed" : "\(outsideCount) fingers that landed"
      note("\(fingers) outside the phone's screen omitted", first)
    }
    let last = AppTime(microseconds: end - start)
    let isAnyDown = slots.values.contains { $0.finger != nil }
    // As in every recording, cancel any fingers that are down at the end.
    if isAnyDown { steps.append(.init(last, .command(.cancelAll))) }
    return steps
  }

  private mutating func note(_ message: String, _ event: InputRecording.Event) {
    notes.append(.init(ScriptLocation(line: event.line, column: 1), message))
  }

  // MARK: - Events

  private mutating func handle(
    _ event: InputRecording.Event, at time: AppTime
  ) throws(ScriptError.Problem) {
    switch (event.type, event.code) {
    case (EventCode.synchronization, EventCode.dropped):
      note("the kernel lost events here (SYN_DROPPED); fingers that were down are canceled", event)
      dropFingers(at: time)
      isSkipping = true
    case (EventCode.synchronization, EventCode.report):
      if !isSkipping {
        endContactList()
        endFrame(at: time)
      }
      isSkipping = false
      hasOpenFrame = false
    case _ where isSkipping: break
    case (EventCode.synchronization, EventCode.contactReport):
      hasOpenFrame = true
      try endContact(event)
    case (EventCode.absolute, let code):
      hasOpenFrame = true
      switch reports {
      case .contacts: setContactAxis(code, event.value)
      case .slots: try setSlotAxis(code, event)
      case .single: setSingleAxis(code, event.value)
      }
    case (EventCode.key, EventCode.touch):
      hasOpenFrame = true
      switch reports {
      // All contacts have lifted, even if no empty list follows.
      case .contacts: if event.value == 0 { hasContactList = true }
      case .slots: break
      case .single: if event.value == 0 { lift() } else { land() }
      }
    default: break
    }
  }

  private mutating func setSlotAxis(
    _ code: Int, _ event: InputRecording.Event
  ) throws(ScriptError.Problem) {
    switch code {
    case EventCode.slot:
      guard (0...Self.slotLimit).contains(event.value) else {
        throw ScriptError.Problem(
          ScriptLocation(line: event.line, column: 1),
          "found the slot \(event.value); expected 0 to \(Self.slotLimit)")
      }
      current = Int(event.value)
    case EventCode.trackingID:
      if event.value >= 0 {
        land()
      } else {
        findFinger()
        lift()
      }
    default:
      guard let value = Self.fingerValue(code) else { return }
      findFinger()
      slots[current, default: Slot()][keyPath: value] = event.value
      slots[current]?.isChanged = true
    }
  }

  private mutating func setSingleAxis(_ code: Int, _ value: Int64) {
    let property: WritableKeyPath<Slot, Int64?>
    switch code {
    case EventCode.x: property = \.x
    case EventCode.y: property = \.y
    case EventCode.pressure: property = \.pressure
    case EventCode.touchMajor: property = \.major
    default: return
    }
    slots[current, default: Slot()][keyPath: property] = value
    slots[current]?.isChanged = true
  }

  private mutating func setContactAxis(_ code: Int, _ value: Int64) {
    if code == EventCode.trackingID {
      trackingID = Int(value)
    } else if let property = Self.fingerValue(code) {
      contact[keyPath: property] = value
      // Set this only for a mentioned value, because an empty report does not list a contact.
      contact.isChanged = true
    }
  }

  /// Returns the contact value that a finger axis sets, or `nil` for an unused axis.
  private static func fingerValue(_ code: Int) -> WritableKeyPath<Slot, Int64?>? {
    switch code {
    case EventCode.positionX: \.x
    case EventCode.positionY: \.y
    case EventCode.fingerPressure: \.pressure
    case EventCode.touchMajor: \.major
    case EventCode.toolType: \.toolType
    case EventCode.distance: \.distance
    default: nil
    }
  }

  /// Assigns a finger that landed before the first slot number to the current slot, if the slot has
  /// no finger and no other slot is possible.
  private mutating func findFinger() {
    guard current != Self.unknownSlot, slots[current]?.contact == nil,
      let unknown = slots[Self.unknownSlot], unknown.contact != nil
    else { return }
    slots[current] = unknown
    slots[Self.unknownSlot] = nil
  }

  // MARK: - Contacts of protocol A

  private mutating func endContact(_ event: InputRecording.Event) throws(ScriptError.Problem) {
    defer { (contact, trackingID) = (Slot(), Self.unknownSlot) }
    hasContactList = true
    guard contact.isChanged, !contact.hasNoSize else { return }
    guard frame.updateValue(contact, forKey: trackingID) == nil else {
      throw ScriptError.Problem(
        ScriptLocation(line: event.line, column: 1),
        "found two fingers without distinct tracking numbers (kernel protocol A); the fingers cannot be "
          + "distinguished; expected a device with ABS_MT_TRACKING_ID or ABS_MT_SLOT")
    }
  }

  /// Adds and lifts fingers according to the contacts in a protocol A frame.
  private mutating func endContactList() {
    guard hasContactList else { return }
    for id in slots.keys where frame[id] == nil {
      current = id
      lift()
    }
    for (id, contact) in frame.sorted(by: { $0.key < $1.key }) {
      current = id
      if slots[id]?.contact == nil { land() }
      slots[id]?.update(from: contact)
    }
    (frame, hasContactList) = ([:], false)
  }

  // MARK: - Fingers

  private mutating func land() {
    lift()
    contacts += 1
    slots[current, default: Slot()].contact = contacts
    slots[current]?.isLeftOut = false
  }

  private mutating func lift() {
    guard let slot = slots[current], let contact = slot.contact else { return }
    if let finger = slot.finger {
      slots[current]?.lifted = finger
    } else if contact > earlierContacts {
      // A finger that landed and lifted in the same frame has a number but no packet.
      landings += 1
    }
    slots[current]?.contact = nil
    slots[current]?.finger = nil
  }

  private mutating func dropFingers(at time: AppTime) {
    let down = slots.values.flatMap { [$0.finger, $0.lifted] }.compactMap { $0 }
    add(down.sorted().map { TouchChange(Script.finger($0), .cancel) }, at: time)
    slots = [:]
    if reports == .slots { current = Self.unknownSlot }
    (contact, trackingID, frame) = (Slot(), Self.unknownSlot, [:])
    (hasContactList, hasOpenFrame) = (false, false)
  }

  private mutating func endFrame(at time: AppTime) {
    var changes: [TouchChange] = []
    // Fingers that land together are numbered in contact order.
    for (key, slot) in slots.sorted(by: { $0.value.contact ?? 0 < $1.value.contact ?? 0 }) {
      if let lifted = slot.lifted { changes.append(TouchChange(Script.finger(lifted), .up(nil))) }
      var next = slot
      if slot.contact != nil, let change = change(of: &next) { changes.append(change) }
      next.lifted = nil
      next.isChanged = false
      // In protocol A, each frame describes its contacts completely, and new contacts receive new
      // numbers.
      slots[key] = reports == .contacts && next.contact == nil ? nil : next
    }
    earlierContacts = contacts
    add(changes.sorted { $0.finger.finger < $1.finger.finger }, at: time)
  }

  /// Returns a contact's change at the end of a frame, or `nil` if there is none.
  private mutating func change(of slot: inout Slot) -> TouchChange? {
    if slot.isPalm || slot.isHovering {
      defer { slot.finger = nil }
      if slot.isPalm { slot.isLeftOut = true }
      return slot.finger.map { TouchChange(Script.finger($0), slot.isPalm ? .cancel : .up(nil)) }
    }
    guard !slot.isLeftOut, slot.finger == nil || slot.isChanged else { return nil }
    var point = surface.point(slot.x, slot.y)
    guard slot.finger != nil || surface.isOnScreen(point) else {
      outsideCount += 1
      slot.isLeftOut = true
      return nil
    }
    point = surface.clamped(point)
    let kind: TouchChange.Kind = slot.finger == nil ? .down(point) : .move(point)
    if slot.finger == nil { landings += 1 }
    let finger = slot.finger ?? landings
    slot.finger = finger
    return TouchChange(
      Script.finger(finger), kind, pressure: pressure(of: slot), radius: radius(of: slot))
  }

  private mutating func add(_ changes: [TouchChange], at time: AppTime) {
    if !changes.isEmpty { steps.append(.init(time, .packet(changes))) }
  }

  // MARK: - Values

  /// Returns the pressure, 0…1, or `nil` if the device does not measure it.
  private func pressure(of slot: Slot) -> CGFloat? {
    let code = reports == .single ? EventCode.pressure : EventCode.fingerPressure
    guard let value = slot.pressure, let axis = device.axes[code] else { return nil }
    let steps = axis.maximum - axis.minimum
    let force = Double(min(max(value, axis.minimum), axis.maximum) - axis.minimum)
    return Self.rounded(force / Double(steps), to: 1000)
  }

  /// Returns half the contact's length, in the units of positions, or `nil` if it is unknown.
  private func radius(of slot: Slot) -> CGFloat? {
    guard let major = slot.major, major > 0 else { return nil }
    return min(
      Self.rounded(Double(major) * surface.step / 2, to: 10), max(screen.width, screen.height))
  }

  private static func rounded(_ value: Double, to steps: Double) -> CGFloat {
    CGFloat((value * steps).rounded() / steps)
  }
}
