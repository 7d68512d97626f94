package import TouchScript
package import UIKit

/// Finger strokes and interruptions in one app, beginning at its launch.
///
/// The generator creates sessions, and the shrinker makes them smaller. A trial plays the session's
/// `script`.
package struct MonkeySession: Hashable, Sendable {
  /// A command that interrupts the app independently of any finger.
  package struct Interruption: Hashable, Sendable {
    /// The time, on the phone's clock.
    package var time: AppTime
    /// The command.
    package var command: ScriptCommand

    /// Creates an interruption.
    package init(_ time: AppTime, _ command: ScriptCommand) {
      self.time = time
      self.command = command
    }
  }

  /// The finger strokes, in any order.
  package var strokes: [FingerStroke]
  /// The interruptions, in any order.
  package var interruptions: [Interruption]
  /// How long the app continues to run at the end, or `nil` to end with the last stroke or
  /// interruption.
  package var rest: AppTime?

  /// Creates a session.
  package init(
    strokes: [FingerStroke] = [], interruptions: [Interruption] = [], rest: AppTime? = nil
  ) {
    self.strokes = strokes
    self.interruptions = interruptions
    self.rest = rest
  }

  /// The time of the last change, excluding `rest`.
  package var endTime: AppTime {
    max(
      strokes.map(\.endTime).max() ?? .zero, interruptions.map(\.time).max() ?? .zero)
  }

  /// The number of packets and interruptions.
  package var size: Int { steps.count }

  /// The session's script, in which all finger changes at the same time form one packet.
  package var script: Script { Script(steps: steps) }

  // MARK: - Steps

  private struct Change {
    var time: AppTime
    var stroke: Int
    var kind: TouchChange.Kind
  }

  private var steps: [Script.Step] {
    let changes = changes
    let numbers = fingerNumbers(changes)
    var steps: [Script.Step] = []
    var packet: [TouchChange] = []
    func finishPacket(at time: AppTime) {
      if !packet.isEmpty { steps.append(Script.Step(time, .packet(packet))) }
      packet = []
    }
    for (index, change) in changes.enumerated() {
      let before = changes[max(0, index - 1)]
      let finger = Script.finger(numbers[change.stroke])
      // A cancellation needs a separate packet, as does a finger that lands with a lifting finger's
      // number.
      let needsPacket =
        before.time != change.time || packet.contains { $0.finger == finger }
        || (before.kind == .cancel) != (change.kind == .cancel)
      if needsPacket { finishPacket(at: before.time) }
      packet.append(TouchChange(finger, change.kind))
    }
    finishPacket(at: changes.last?.time ?? .zero)
    steps += interruptions.map { Script.Step($0.time, .command($0.command)) }
    if let rest {
      steps.append(
        Script.Step(
          AppTime(microseconds: endTime.microseconds + rest.microseconds), .command(.turn)))
    }
    return steps
  }

  private var changes: [Change] {
    var changes: [Change] = []
    for (index, stroke) in strokes.enumerated() {
      for (number, sample) in stroke.samples.enumerated() {
        changes.append(
          Change(
            time: sample.time, stroke: index,
            kind: number == 0 ? .down(sample.point) : .move(sample.point)))
      }
      let kind: TouchChange.Kind = stroke.end == .up ? .up(nil) : .cancel
      changes.append(Change(time: stroke.endTime, stroke: index, kind: kind))
    }
    // Changes at the same time are sorted by stroke and then by their order in the stroke.
    return changes.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  /// Returns each stroke's finger: the lowest number that is free when it lands.
  ///
  /// The finger of a canceled touch has not lifted, so no other stroke can use its number.
  private func fingerNumbers(_ changes: [Change]) -> [Int64] {
    var numbers = [Int64](repeating: 0, count: strokes.count)
    var busy: Set<Int64> = []
    for change in changes {
      switch change.kind {
      case .down:
        var number: Int64 = 1
        while busy.contains(number) { number += 1 }
        numbers[change.stroke] = number
        busy.insert(number)
      case .up: busy.remove(numbers[change.stroke])
      case .move, .cancel: break
      }
    }
    return numbers
  }
}

extension MonkeySession {
  /// Removes everything after a given time. Fingers that are down lift shortly afterward.
  package mutating func cut(after time: AppTime) {
    strokes.removeAll { $0.startTime > time }
    interruptions.removeAll { $0.time > time }
    for index in strokes.indices where strokes[index].endTime > time {
      strokes[index].samples.removeAll { $0.time > time }
      strokes[index].end = .up
      strokes[index].endTime = time.advanced(by: 0.01)
    }
  }
}
