package import Simulator
import UIKit

/// Writes what a phone gets as a touch script, line by line as it happens.
///
/// The script holds packets, not what devices reported, so that its replay depends on no window,
/// device or frame rate. Fingers are numbered from 1 in the order of landing; those that were down
/// at the start are left out until they land again. Every line is complete when it is written: what
/// was recorded before a crash can be played. Moves that change nothing are left out, such as those of a mouse
/// that rests outside of its window.
package final class ScriptRecorder {
  /// How a recording is made.
  package struct Options: Sendable {
    /// The demo that the script names, and its variant.
    package var header: ScriptHeader
    /// Where the recording comes from, one line of comment each.
    package var comments: [String]
    /// Whether the locations that fingers passed between two packets are recorded.
    package var keepsSamples: Bool

    /// Makes options.
    package init(
      header: ScriptHeader = ScriptHeader(), comments: [String] = [], keepsSamples: Bool = false
    ) {
      self.header = header
      self.comments = comments
      self.keepsSamples = keepsSamples
    }
  }

  /// Where a pointer is that left the window.
  private static let offScreen = CGPoint(x: -1, y: -1)

  /// The recorded phone; nil after the end.
  private weak var phone: Phone?
  private let keepsSamples: Bool
  private let write: (String) -> Void
  /// When the recording began, on the app's clock: the script's zero.
  private let start: AppTime
  /// The script's numbers of the fingers that have landed and not lifted.
  private var numbers: [FingerKey: Int64] = [:]
  private var landings: Int64 = 0
  /// The pressure of each of these fingers that was written last; absent for devices that do not measure it.
  private var pressures: [FingerKey: CGFloat] = [:]
  /// The devices that measure how hard fingers press.
  private var pressureDevices: Set<Int64> = []
  /// The last line's time, and the turn in which it was written.
  private var last: (time: AppTime, turn: Int)?

  /// Begins to record a phone that no one else records.
  ///
  /// A recording that begins with the launch has the app's own times. One that begins later counts
  /// from its beginning, since its replay, too, begins with the launch.
  ///
  /// - Parameter write: Receives each line of the script, without its newline.
  package init(of phone: Phone, _ options: Options, write: @escaping (String) -> Void) {
    self.phone = phone
    self.write = write
    keepsSamples = options.keepsSamples
    start = phone.now
    let opening = ScriptSyntax(
      Script(header: options.header, steps: []), comments: options.comments)
    for line in opening.text.split(separator: "\n") { write(String(line)) }
    let orientation = phone.context.deviceOrientation
    if orientation != .portrait { add(.command(.rotate(.to(orientation))), at: start) }
    for appearance in phone.appearances { add(.command(.appearance(appearance)), at: start) }
    // The phone retains its recorder until `stop()`.
    phone.onEvent = { self.record($0) }
  }

  /// Ends the recording. Fingers that are down are cancelled in the script, while the live ones
  /// continue. A second call does nothing.
  package func stop() {
    guard let phone else { return }
    // The last line preserves what the app did up to the end without fingers.
    add(.command(numbers.isEmpty ? .turn : .cancelAll), at: phone.now)
    phone.onEvent = nil
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
      if let size = phone?.context.screen.bounds.size { add(.command(.resize(size)), at: time) }
    case .rotate(let turn): add(.command(.rotate(turn)), at: time)
    case .appearance(let appearance): add(.command(.appearance(appearance)), at: time)
    case .cancel(nil): add(.command(.cancelAll), at: time)
    case .cancel(let fingers?):
      var seen: Set<FingerKey> = []
      let each = fingers.filter { seen.insert($0).inserted }
      record(each.map { TouchChange($0, .cancel) }, at: time)
    // Images are not part of a script: whoever plays it supplies them from the start, or not.
    case .stylusTilt, .imagesChanged, .quit: break
    }
  }

  private func record(_ changes: [TouchChange], at time: AppTime) {
    // A finger that lands although it is down lost its old touch, which a script has to say.
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

  /// Whether a change is a move that leaves its touch where it is, or of a touch that has ended already.
  private func isUnchanged(_ change: TouchChange) -> Bool {
    guard case .move(let point) = change.kind else { return false }
    let touch = phone?.context.tracker.active.first { $0.finger == change.finger }
    return touch.map { $0.screenPoint == point } ?? true
  }

  private func scriptChange(_ change: TouchChange, of number: Int64) -> TouchChange {
    var change = change
    // A device that only ever reports 1 measures no pressure.
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
    let turn = phone?.turnCount ?? 0
    // Lines of one time are one turn unless a line says otherwise.
    if let last, last.time == time, last.turn != turn {
      write(ScriptSyntax.text(of: .init(elapsed(at: time), .command(.turn))))
    }
    last = (time, turn)
    write(ScriptSyntax.text(of: .init(elapsed(at: time), action)))
  }

  private func elapsed(at time: AppTime) -> AppTime {
    AppTime(microseconds: max(0, time.microseconds - start.microseconds))
  }
}
