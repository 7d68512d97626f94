package import TouchScript
package import UIKit

/// Fingers and interruptions on one app, from its launch on.
///
/// It is what the generator makes and what the shrinker makes smaller; `script(comments:)` is what is played.
package struct MonkeySession: Hashable, Sendable {
  /// Something that happens to the app besides fingers.
  package struct Interruption: Hashable, Sendable {
    /// When, on the phone's clock.
    package var time: AppTime
    /// What happens.
    package var command: ScriptCommand

    /// Makes an interruption.
    package init(_ time: AppTime, _ command: ScriptCommand) {
      self.time = time
      self.command = command
    }
  }

  /// What the fingers do, in any order.
  package var strokes: [FingerStroke]
  /// What happens besides, in any order.
  package var interruptions: [Interruption]
  /// How long the app runs after everything else; nil to end with the last of it.
  package var rest: AppTime?

  /// Makes a session.
  package init(
    strokes: [FingerStroke] = [], interruptions: [Interruption] = [], rest: AppTime? = nil
  ) {
    self.strokes = strokes
    self.interruptions = interruptions
    self.rest = rest
  }

  /// When the last of it happens, without the rest.
  package var endTime: AppTime {
    max(
      strokes.map(\.endTime).max() ?? .zero, interruptions.map(\.time).max() ?? .zero)
  }

  /// How many packets and interruptions there are.
  package var size: Int { steps.count }

  /// The script: all finger changes of one time are one packet.
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
      // A finger that lifts and another that lands with its number, or a cancel, need two packets.
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
    // At one time strokes are in their order, and each in its own.
    return changes.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  /// Returns the finger of each stroke: the lowest number that is free at its touch-down.
  ///
  /// The finger of a cancelled touch has not lifted, so no other stroke gets its number.
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
  /// Removes what comes after a time; fingers that are down then lift a moment later.
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
