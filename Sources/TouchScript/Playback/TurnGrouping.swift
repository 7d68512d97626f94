import UIKit

/// Divides a script's steps into the phone's turns.
///
/// All steps at the same time form one turn, and a `turn` line ends a turn. If there are only
/// window reports between two `turn` lines, as in a raw recording, they all form one turn at the
/// second line's time.
struct TurnGrouping {
  /// The steps of one turn.
  struct Turn {
    /// The time of the turn.
    var time: AppTime
    /// The steps' indices in the script.
    var steps: Range<Int>
  }

  /// The turns in order, which together contain all steps.
  let turns: [Turn]

  init(of steps: [Script.Step]) {
    var turns: [Turn] = []
    var start = 0
    while start < steps.count {
      let end =
        Self.endOfEnclosedTurn(from: start, in: steps)
        ?? Self.endOfMoment(from: start, in: steps)
      turns.append(Turn(time: steps[end - 1].time, steps: start..<end))
      start = end
    }
    self.turns = turns
  }

  /// Returns the end of the turn that begins here between two `turn` lines, or `nil` if there is
  /// none.
  private static func endOfEnclosedTurn(from start: Int, in steps: [Script.Step]) -> Int? {
    guard start > 0, steps[start - 1].isTurnEnd else { return nil }
    var index = start
    while index < steps.count, steps[index].isWindowReport { index += 1 }
    guard index < steps.count, steps[index].isTurnEnd else { return nil }
    return index + 1
  }

  /// Returns the end of the steps at the same time, or of the steps before a `turn` line.
  private static func endOfMoment(from start: Int, in steps: [Script.Step]) -> Int {
    var index = start
    while index < steps.count, steps[index].time == steps[start].time {
      index += 1
      if steps[index - 1].isTurnEnd { break }
    }
    return index
  }
}

extension Script.Step {
  fileprivate var isTurnEnd: Bool { action == .command(.turn) }

  /// Whether the step is a report from a window.
  fileprivate var isWindowReport: Bool {
    switch action {
    case .command(let control):
      switch control {
      case .mouseMove, .mouseDown, .mouseUp, .key, .focus, .suspend, .resume, .resize, .rotate,
        .shake, .appearance, .type, .keyboard, .raw, .cancelAll:
        true
      case .turn, .snapshot: false
      }
    case .packet, .expectation: false
    }
  }
}
