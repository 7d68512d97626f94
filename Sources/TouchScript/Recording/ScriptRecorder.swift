import CoreGraphics
package import Simulator
import UIKit

/// Writes what is done to a phone as a touch script, line by line as it happens.
///
/// The script holds packets, not what devices reported, so that its replay depends on no window,
/// device or frame rate. Fingers are numbered from 1 in the order of landing; those that were down
/// before are left out until they land anew. Every line is complete when it is written: what was
/// done before the program died can be played.
package final class ScriptRecorder: PhoneRecorder {
  /// How a recording is made.
  package struct Options: Sendable {
    /// The demo that the script names, and the form of it.
    package var header: ScriptHeader
    /// What is said about the recording's origin, a line of comment each.
    package var comments: [String]
    /// Whether the places that fingers passed between two packets are kept.
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

  private weak var phone: Phone?
  private let keepsSamples: Bool
  private let write: (String) -> Void
  /// When the recording began, on the app's clock: the script's zero.
  private let start: AppTime
  /// The script's numbers of the fingers that landed and did not lift.
  private var numbers: [FingerKey: Int64] = [:]
  private var landings: Int64 = 0
  /// The devices that tell how hard fingers press.
  private var gauges: Set<Int64> = []
  /// The last line's time, and the turn that it was made in.
  private var last: (time: AppTime, turn: Int)?

  /// Begins to record a phone; a recording that it had ends.
  ///
  /// A recording that begins with the launch has the app's own times. One that begins later counts
  /// from its beginning, since its replay, too, begins with the launch.
  ///
  /// - Parameter write: Takes each line of the script, without its newline.
  package init(of phone: Phone, _ options: Options, write: @escaping (String) -> Void) {
    self.phone = phone
    self.write = write
    keepsSamples = options.keepsSamples
    start = phone.now
    let opening = ScriptSyntax(
      Script(header: options.header, steps: []), comments: options.comments)
    for line in opening.text.split(separator: "\n") { write(String(line)) }
    phone.recording?.stop()
    phone.recording = self
    phone.onInput = { [weak self] in self?.note($0) }
  }

  /// Ends the recording. Fingers that are down are taken away in the script, while the live ones go
  /// on. A second call does nothing.
  package func stop() {
    guard let phone, phone.recording === self else { return }
    // The last line keeps what the app did up to the end, though no finger had a part in it.
    add(.command(numbers.isEmpty ? .turn : .cancelAll), at: phone.now)
    phone.onInput = nil
    phone.recording = nil
  }

  private func note(_ input: TimedInput) {
    let time = input.time
    switch input.input {
    case .packet(let changes): packet(changes, at: time)
    case .finger(let change): packet([change], at: time)
    case .key(let key, let isDown):
      if key.changesFingers { add(.command(.key(key, isDown: isDown)), at: time) }
    case .focus(let gained): add(.command(.focus(gained: gained)), at: time)
    case .suspend: add(.command(.suspend), at: time)
    case .resume: add(.command(.resume), at: time)
    case .resize:
      if let size = phone?.context.screen.bounds.size { add(.command(.resize(size)), at: time) }
    case .cancel(nil): add(.command(.cancelAll), at: time)
    case .cancel(let fingers?):
      var seen: Set<FingerKey> = []
      let each = fingers.filter { seen.insert($0).inserted }
      packet(each.map { TouchChange($0, .cancel, time: time) }, at: time)
    case .mouse(.move(let point)): add(.command(.mouseMove(point)), at: time)
    case .mouse(.leave): add(.command(.mouseMove(Self.offScreen)), at: time)
    // Pictures are no part of a script: whoever plays it brings them from the start, or not.
    case .mouse(.down), .mouse(.up), .namedImagesChanged, .quit: break
    }
  }

  private func packet(_ changes: [TouchChange], at time: AppTime) {
    // A finger that lands though it is down lost its old touch, which a script has to say.
    let stale = changes.compactMap { change in
      if case .down = change.kind { numbers.removeValue(forKey: change.finger) } else { nil }
    }
    add(stale.map { TouchChange(Script.finger($0), .cancel, time: time) }, at: time)
    var gone: [FingerKey] = []
    let known: [TouchChange] = changes.compactMap { change in
      if case .down = change.kind {
        landings += 1
        numbers[change.finger] = landings
      }
      guard let number = numbers[change.finger] else { return nil }
      if case .up = change.kind { gone.append(change.finger) }
      return recorded(change, as: number)
    }
    for finger in gone { numbers[finger] = nil }
    add(known, at: time)
  }

  private func recorded(_ change: TouchChange, as number: Int64) -> TouchChange {
    var change = change
    // A device that only ever says 1 has no gauge, and nothing to say.
    let device = change.finger.device
    if let pressure = change.pressure, pressure != 1 { gauges.insert(device) }
    if !gauges.contains(device) { change.pressure = nil }
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
    // A key may be told before the packet that waited when it went down.
    let time = max(time, last?.time ?? start)
    let turn = phone?.turnCount ?? 0
    // Lines of one time are one turn where nothing else is said.
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

extension Key {
  /// Whether the key has to do with fingers, and not with the looks of the window alone.
  fileprivate var changesFingers: Bool {
    switch self {
    case .alt, .ctrl, .shift, .m, .backspace, .escape: true
    case .h, .d, .f5, .f9, .f11, .f12, .q, .w: false
    }
  }
}
