package import CoreGraphics
package import TouchScript
import UIKit

/// Follows the fingers of a recorded device, frame by frame, and makes a packet of each frame.
///
/// Fingers are told apart by the slots of the kernel's multi-touch protocol B
/// (kernel.org/doc/html/latest/input/multi-touch-protocol.html): a slot holds at most one finger, which has
/// landed when the slot gets a tracking number, and has lifted when that is -1. What a frame does not
/// mention stays as it was, also from one finger of a slot to the next. A device without slots has a single
/// contact, which BTN_TOUCH lands and lifts. Fingers are numbered from 1 in the order of landing; those that
/// were down at the start are left out until they land again.
struct TouchRecordingCompiler {
  /// What is known of a slot, and of the finger in it.
  private struct Slot {
    var x: Int64?
    var y: Int64?
    var pressure: Int64?
    var major: Int64?
    /// The number of the finger; nil for an empty slot.
    var finger: Int64?
    /// Whether the finger has a packet with its landing.
    var isDown = false
    /// Whether the finger landed beside the phone's screen, and is left out.
    var isBeside = false
    /// Whether anything of the finger changed in this frame.
    var isChanged = false
    /// The finger that was lifted in this frame.
    var lifted: Int64?
  }

  /// The slot of events before the first ABS_MT_SLOT: the kernel's current one, which is not recorded.
  private static let unknownSlot = -1
  /// More slots than any device has.
  private static let slotLimit: Int64 = 1023

  private let device: InputRecording.Device
  private let screen: CGSize
  private let surface: TouchSurface
  private let hasSlots: Bool
  private var besideCount = 0
  private var slots: [Int: Slot] = [:]
  private var current = unknownSlot
  private var landings: Int64 = 0
  /// Whether events are skipped until the end of a frame, because the kernel lost some.
  private var isSkipping = false
  private var hasOpenFrame = false
  private var steps: [Script.Step] = []
  private(set) var notes: [ScriptError.Problem] = []

  /// Makes the compiler of a touch device.
  ///
  /// - Throws: For a device whose fingers cannot be told apart.
  init(
    _ device: InputRecording.Device, screen: CGSize, isFullscreen: Bool
  ) throws(ScriptError.Problem) {
    self.device = device
    self.screen = screen
    hasSlots = device.axes[EventCode.slot] != nil
    let hasFingers = device.axes[EventCode.positionX] != nil
    if hasFingers, !hasSlots {
      throw ScriptError.Problem(
        ScriptLocation(line: device.line, column: 1),
        "\(ScriptError.quote(device.name)) reports fingers without slots (protocol A of the kernel), "
          + "which cannot be told apart; expected a device with ABS_MT_SLOT")
    }
    if !hasSlots { current = 0 }
    guard let x = device.axes[hasSlots ? EventCode.positionX : EventCode.x],
      let y = device.axes[hasSlots ? EventCode.positionY : EventCode.y]
    else {
      throw ScriptError.Problem(
        ScriptLocation(line: device.line, column: 1),
        "\(ScriptError.quote(device.name)) has no ranges of its positions")
    }
    surface = TouchSurface(x, y, screen: screen, isFullscreen: isFullscreen)
  }

  /// Returns the script's steps.
  mutating func compile() throws(ScriptError.Problem) -> [Script.Step] {
    guard let start = device.events.first?.time, let end = device.events.last?.time else {
      throw ScriptError.Problem(
        ScriptLocation(line: device.line, column: 1),
        "\(ScriptError.quote(device.name)) has no events; expected some, such as those of a tap")
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
      note("the last frame has no SYN_REPORT and is left out", last)
    }
    if besideCount > 0, let first = device.events.first {
      let fingers = besideCount == 1 ? "1 finger that landed" : "\(besideCount) fingers that landed"
      note("\(fingers) beside the phone's screen left out", first)
    }
    let last = AppTime(microseconds: end - start)
    let isAnyDown = slots.values.contains(where: \.isDown)
    // Fingers that are down at the end are cancelled, as in every recording.
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
      note("the kernel lost events here (SYN_DROPPED); fingers that were down are cancelled", event)
      dropFingers(at: time)
      isSkipping = true
    case (EventCode.synchronization, EventCode.report):
      if !isSkipping { endFrame(at: time) }
      isSkipping = false
      hasOpenFrame = false
    case _ where isSkipping: break
    case (EventCode.absolute, let code):
      hasOpenFrame = true
      try setAxis(code, event)
    case (EventCode.key, EventCode.touch) where !hasSlots:
      hasOpenFrame = true
      if event.value == 0 { lift() } else { land() }
    default: break
    }
  }

  private mutating func setAxis(
    _ code: Int, _ event: InputRecording.Event
  ) throws(ScriptError.Problem) {
    switch (hasSlots, code) {
    case (true, EventCode.slot):
      guard (0...Self.slotLimit).contains(event.value) else {
        throw ScriptError.Problem(
          ScriptLocation(line: event.line, column: 1),
          "found the slot \(event.value); expected 0 to \(Self.slotLimit)")
      }
      current = Int(event.value)
    case (true, EventCode.trackingID):
      if event.value >= 0 {
        land()
      } else {
        findFinger()
        lift()
      }
    case (true, EventCode.positionX), (false, EventCode.x): set(\.x, event)
    case (true, EventCode.positionY), (false, EventCode.y): set(\.y, event)
    case (true, EventCode.fingerPressure), (false, EventCode.pressure): set(\.pressure, event)
    case (_, EventCode.touchMajor): set(\.major, event)
    default: break
    }
  }

  private mutating func set(
    _ value: WritableKeyPath<Slot, Int64?>, _ event: InputRecording.Event
  ) {
    if hasSlots { findFinger() }
    slots[current, default: Slot()][keyPath: value] = event.value
    slots[current]?.isChanged = true
  }

  /// Gives the current slot the finger that has landed before any slot was named, if it must be that one:
  /// the slot has none of its own.
  private mutating func findFinger() {
    guard current != Self.unknownSlot, slots[current]?.finger == nil,
      let unknown = slots[Self.unknownSlot], unknown.finger != nil
    else { return }
    slots[current] = unknown
    slots[Self.unknownSlot] = nil
  }

  // MARK: - Fingers

  private mutating func land() {
    lift()
    landings += 1
    slots[current, default: Slot()].finger = landings
    slots[current]?.isBeside = false
  }

  private mutating func lift() {
    guard let slot = slots[current], let finger = slot.finger else { return }
    // A finger that landed and lifted in one frame leaves no trace, as in the kernel's own state.
    if slot.isDown { slots[current]?.lifted = finger }
    slots[current]?.finger = nil
    slots[current]?.isDown = false
  }

  private mutating func dropFingers(at time: AppTime) {
    let down = slots.values.flatMap { [$0.isDown ? $0.finger : nil, $0.lifted] }.compactMap { $0 }
    add(down.sorted().map { TouchChange(Script.finger($0), .cancel) }, at: time)
    slots = [:]
    if hasSlots { current = Self.unknownSlot }
    hasOpenFrame = false
  }

  private mutating func endFrame(at time: AppTime) {
    var changes: [TouchChange] = []
    for key in slots.keys {
      guard let slot = slots[key] else { continue }
      slots[key]?.lifted = nil
      slots[key]?.isChanged = false
      if let lifted = slot.lifted { changes.append(TouchChange(Script.finger(lifted), .up(nil))) }
      if let finger = slot.finger, !slot.isDown || slot.isChanged {
        var point = surface.point(slot.x, slot.y)
        if slot.isBeside || !slot.isDown && !surface.isOnScreen(point) {
          if !slot.isBeside { besideCount += 1 }
          slots[key]?.isBeside = true
          continue
        }
        point = surface.clamped(point)
        changes.append(
          TouchChange(
            Script.finger(finger), slot.isDown ? .move(point) : .down(point),
            pressure: pressure(of: slot), radius: radius(of: slot)))
        slots[key]?.isDown = true
      }
    }
    add(changes.sorted { $0.finger.finger < $1.finger.finger }, at: time)
  }

  private mutating func add(_ changes: [TouchChange], at time: AppTime) {
    if !changes.isEmpty { steps.append(.init(time, .packet(changes))) }
  }

  // MARK: - Values

  /// From 0 to 1 at the largest value; nil for a device that measures no pressure.
  private func pressure(of slot: Slot) -> CGFloat? {
    let code = hasSlots ? EventCode.fingerPressure : EventCode.pressure
    guard let value = slot.pressure, let axis = device.axes[code] else { return nil }
    let steps = axis.maximum - axis.minimum
    let force = Double(min(max(value, axis.minimum), axis.maximum) - axis.minimum)
    return Self.rounded(force / Double(steps), to: 1000)
  }

  /// Half of the contact's length, which has the unit of the positions; nil where it is not measured.
  private func radius(of slot: Slot) -> CGFloat? {
    guard let major = slot.major, major > 0 else { return nil }
    return min(
      Self.rounded(Double(major) * surface.step / 2, to: 10), max(screen.width, screen.height))
  }

  private static func rounded(_ value: Double, to steps: Double) -> CGFloat {
    CGFloat((value * steps).rounded() / steps)
  }
}

extension Script {
  /// Makes the script of a recorded touch device.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - file: Its name in errors.
  ///   - device: A part of the device's name, or its number from 1; nil for the only one.
  ///   - screen: The phone's screen, in points.
  ///   - isFullscreen: Whether the phone was in full screen on the touchscreen; otherwise the surface is
  ///     stretched to the phone's screen.
  /// - Returns: The script; its comments; and what was left out, each with its line.
  /// - Throws: If there is no such device, or its fingers cannot be told apart.
  package static func converting(
    _ recording: InputRecording, file: String, device wanted: String?, screen: CGSize,
    isFullscreen: Bool = false
  ) throws(ScriptError) -> (script: Script, comments: [String], notes: [ScriptError.Problem]) {
    do throws(ScriptError.Problem) {
      let device = try recording.device(wanted)
      var compiler = try TouchRecordingCompiler(
        device, screen: screen, isFullscreen: isFullscreen)
      let steps = try compiler.compile()
      var notes = compiler.notes
      if steps.isEmpty {
        notes.append(
          .init(ScriptLocation(line: device.line, column: 1), "no finger lands in the recording"))
      }
      let size = "\(Int(screen.width))x\(Int(screen.height))"
      return (
        Script(steps: steps),
        [
          "from a recording by \(recording.format.rawValue)",
          "device \(ScriptError.quote(device.name)); screen \(size)",
        ],
        notes
      )
    } catch {
      throw ScriptError(file: file, problems: [error])
    }
  }
}
