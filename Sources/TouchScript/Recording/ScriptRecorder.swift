package import CoreGraphics
package import Simulator
import UIKit

/// Records a phone's input as a touch script. Each line is written as soon as the input arrives.
///
/// The script contains packets, not device reports, so its replay does not depend on a window, a
/// device, or a frame rate. Fingers are numbered from 1 in landing order. Fingers that are down at
/// the start are omitted until they land again. Each line is complete when it is written, so a
/// recording that ends in a crash can be played. Moves without effect are omitted, such as moves of
/// a mouse resting outside its window.
package final class ScriptRecorder {
  /// Options for a recording.
  package struct Options: Sendable {
    /// The demo and its variant, for the script's header.
    package var header: ScriptHeader
    /// Comments about the origin of the recording, one line each.
    package var comments: [String]
    /// Whether to record the locations that fingers passed between two packets.
    package var keepsSamples: Bool

    /// Creates options.
    package init(
      header: ScriptHeader = ScriptHeader(), comments: [String] = [], keepsSamples: Bool = false
    ) {
      self.header = header
      self.comments = comments
      self.keepsSamples = keepsSamples
    }
  }

  /// The location recorded for a pointer that has left the window.
  private static let offScreen = CGPoint(x: -1, y: -1)

  /// The recorded phone, or `nil` after the recording has ended.
  private weak var phone: Phone?
  private let keepsSamples: Bool
  private let write: (String) -> Void
  /// The start of the recording, on the app's clock. It is time zero in the script.
  private let start: AppTime
  /// The phone's handler before the recording.
  private let earlier: ((Timed<PhoneEvent>) -> Void)?
  /// The script's finger numbers for the fingers that are down.
  private var numbers: [FingerKey: Int64] = [:]
  private var landings: Int64 = 0
  /// The last recorded pressure of each of these fingers. Fingers on devices that don't measure
  /// pressure are absent.
  private var pressures: [FingerKey: CGFloat] = [:]
  /// The devices that measure pressure.
  private var pressureDevices: Set<Int64> = []
  /// The last line's time, and the turn in which it was written.
  private var last: (time: AppTime, turn: Int)?
  /// The location of the last finger that changed, in screen points.
  private var lastPoint: CGPoint?
  /// The expectation that is about to be written, and the choice that it is.
  private var pending: (expectations: [ScriptExpectation], choice: Int, time: AppTime)?
  /// The number of the app's log lines that precede the recording or have an expectation.
  private var knownLogLines: Int
  /// Whether the script expects the log, and therefore all of its lines.
  private var expectsLog = false

  /// Starts recording a phone. If the phone has another recorder, this one must stop first.
  ///
  /// A recording that begins at launch uses the app's own times. In a later recording, times are
  /// relative to its start, because a replay always begins at launch.
  ///
  /// - Parameter write: Called with each line of the script, without its newline.
  package init(of phone: Phone, _ options: Options, write: @escaping (String) -> Void) {
    self.phone = phone
    self.write = write
    keepsSamples = options.keepsSamples
    start = phone.now
    earlier = phone.onEvent
    knownLogLines = phone.log.lines.count
    let opening = ScriptSyntax(
      Script(header: options.header, steps: []), comments: options.comments)
    for line in opening.text.split(separator: "\n") { write(String(line)) }
    let orientation = phone.context.interface.deviceOrientation
    if orientation != .portrait { add(.command(.rotate(.to(orientation))), at: start) }
    for appearance in phone.appearances { add(.command(.appearance(appearance)), at: start) }
    if phone.showsKeyboard { add(.command(.keyboard(isShown: true)), at: start) }
    // The phone retains its recorder until `stop()`.
    phone.onEvent = { [earlier] event in
      earlier?(event)
      self.record(event)
    }
  }

  /// Ends the recording. Fingers that are down are canceled in the script, but the live fingers
  /// continue. Calling this method again does nothing.
  package func stop() {
    guard let phone else { return }
    // The last line preserves the interval between the last input and the end of the recording.
    add(.command(numbers.isEmpty ? .turn : .cancelAll), at: phone.now)
    if expectsLog {
      for expectation in newLogLines(of: phone) { write(expectation, at: phone.now) }
    }
    phone.onEvent = earlier
    self.phone = nil
  }

  private func record(_ event: Timed<PhoneEvent>) {
    let time = event.time
    switch event.event {
    case .touches(let changes): record(changes, at: time)
    case .hover(let location): add(.command(.mouseMove(location ?? Self.offScreen)), at: time)
    case .focus(let gained): add(.command(.focus(gained: gained)), at: time)
    case .suspend: add(.command(.suspend), at: time)
    case .resume: add(.command(.resume), at: time)
    case .resize:
      if let size = phone?.context.interface.screen.bounds.size {
        add(.command(.resize(size)), at: time)
      }
    case .rotate(let turn): add(.command(.rotate(turn)), at: time)
    case .shake: add(.command(.shake), at: time)
    case .appearance(let appearance): add(.command(.appearance(appearance)), at: time)
    case .text(let entry): add(.command(.type(entry)), at: time)
    case .keyboard(let isShown): add(.command(.keyboard(isShown: isShown)), at: time)
    case .cancel(nil): add(.command(.cancelAll), at: time)
    case .cancel(let fingers?):
      var seen: Set<FingerKey> = []
      let each = fingers.filter { seen.insert($0).inserted }
      record(each.map { TouchChange($0, .cancel) }, at: time)
    // Images are not part of a script. A replay may receive images when it starts.
    case .stylusTilt, .imagesChanged, .quit: break
    }
  }

  private func record(_ changes: [TouchChange], at time: AppTime) {
    // If a finger lands while it is down, its old touch is gone, so the script must lift it first.
    let stale = changes.compactMap { change in
      if case .down = change.kind { numbers.removeValue(forKey: change.finger) } else { nil }
    }
    add(stale.map { TouchChange(Script.finger($0), .cancel) }, at: time)
    var lifted: [FingerKey] = []
    let known: [TouchChange] = changes.compactMap { change in
      if case .down = change.kind {
        landings += 1
        numbers[change.finger] = landings
      }
      guard let number = numbers[change.finger] else { return nil }
      if case .up = change.kind { lifted.append(change.finger) }
      let isUnchanged = isUnchanged(change)
      let written = scriptChange(change, of: number)
      let pressure = pressures[change.finger]
      if let point = written.kind.point { lastPoint = point }
      if isUnchanged, written.pressure ?? pressure == pressure { return nil }
      pressures[change.finger] = written.pressure ?? pressure
      return written
    }
    for finger in lifted {
      numbers[finger] = nil
      pressures[finger] = nil
    }
    add(known, at: time)
  }

  /// Returns whether a change is a move to the same location, or a move of an ended touch.
  private func isUnchanged(_ change: TouchChange) -> Bool {
    guard case .move(let point) = change.kind else { return false }
    let touch = phone?.context.touches.tracker.active.first { $0.finger == change.finger }
    return touch.map { $0.screenPoint == point } ?? true
  }

  private func scriptChange(_ change: TouchChange, of number: Int64) -> TouchChange {
    var change = change
    // A device that always reports 1 does not measure pressure.
    let device = change.finger.device
    if let pressure = change.pressure, pressure != 1 { pressureDevices.insert(device) }
    if !pressureDevices.contains(device) { change.pressure = nil }
    change.finger = Script.finger(number)
    change.earlierSamples =
      keepsSamples
      ? change.earlierSamples.map { .init(point: $0.point, time: elapsed(at: $0.time)) } : []
    return change
  }

  private func add(_ changes: [TouchChange], at time: AppTime) {
    if !changes.isEmpty { add(.packet(changes), at: time) }
  }

  private func add(_ action: Script.Action, at time: AppTime) {
    writePending()
    let turn = phone?.turnCount ?? 0
    // Lines at the same time form one turn unless a `turn` line separates them.
    if let last, last.time == time, last.turn != turn {
      write(ScriptSyntax.text(of: .init(elapsed(at: time), .command(.turn))))
    }
    last = (time, turn)
    write(ScriptSyntax.text(of: .init(elapsed(at: time), action)))
  }

  private func elapsed(at time: AppTime) -> AppTime {
    AppTime(microseconds: max(0, time.microseconds - start.microseconds))
  }

  // MARK: - Expectations

  /// The time during which another call replaces an expectation, in seconds.
  package static let choiceTime = 2.5

  /// Adds an expectation about what is at a point: the view's text, its state, its frame, or the
  /// app's new log lines.
  ///
  /// Repeated calls replace the expectation with the next choice, until another input is recorded
  /// or the choice time has passed.
  ///
  /// - Parameter point: The pointer's location in screen points, or `nil` for the last finger's.
  /// - Returns: The expectation in script syntax, or a message if there is nothing to expect.
  package func addExpectation(at point: CGPoint?) -> String {
    guard let phone else { return "The recording has ended" }
    var choice = 0
    if let pending, phone.now <= pending.time.advanced(by: Self.choiceTime) {
      choice = pending.choice + 1
      self.pending = nil
    }
    writePending()
    let location = point ?? lastPoint
    let picked = location.map { ExpectationPicker(phone).expectations(at: $0) } ?? []
    let lines = newLogLines(of: phone)
    let choices = picked.map { [$0] } + (lines.isEmpty ? [] : [lines])
    guard !choices.isEmpty else { return "Nothing to expect here" }
    let chosen = choices[choice % choices.count]
    pending = (chosen, choice % choices.count, phone.now)
    let text = ScriptSyntax.text(of: chosen[0])
    return chosen.count == 1 ? text : "\(text) and \(chosen.count - 1) more"
  }

  /// Returns expectations of the log lines that have none yet.
  private func newLogLines(of phone: Phone) -> [ScriptExpectation] {
    phone.log.lines.dropFirst(knownLogLines).map { .log($0.text) }
  }

  private func writePending() {
    guard let pending else { return }
    self.pending = nil
    for expectation in pending.expectations {
      if case .log = expectation {
        expectsLog = true
        knownLogLines += 1
      }
      write(expectation, at: pending.time)
    }
  }

  private func write(_ expectation: ScriptExpectation, at time: AppTime) {
    write(ScriptSyntax.text(of: .init(elapsed(at: time), .expectation(expectation))))
  }
}
