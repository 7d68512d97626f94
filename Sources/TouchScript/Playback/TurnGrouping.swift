import UIKit

/// Divides a script's steps into the turns of the phone.
///
/// All steps of one time are one turn, and a `turn` line ends one. Where only what a window reports
/// is between two `turn` lines, as in a raw recording, all of it is one turn, made at the second line's
/// time.
struct TurnGrouping {
  /// The steps of one turn.
  struct Turn {
    /// When the turn is made.
    var time: AppTime
    /// The steps' indices in the script.
    var steps: Range<Int>
  }

  /// The turns in their order; together they hold all steps.
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

  /// Returns the end of a turn between two `turn` lines; nil if no such turn begins here.
  private static func endOfEnclosedTurn(from start: Int, in steps: [Script.Step]) -> Int? {
    guard start > 0, steps[start - 1].isTurnEnd else { return nil }
    var index = start
    while index < steps.count, steps[index].isWindowReport { index += 1 }
    guard index < steps.count, steps[index].isTurnEnd else { return nil }
    return index + 1
  }

  /// Returns the end of the steps of one time, or of those up to a `turn` line.
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

  /// Whether the step is something that a window reports.
  fileprivate var isWindowReport: Bool {
    switch action {
    case .command(let control):
      switch control {
      case .mouseMove, .mouseDown, .mouseUp, .key, .focus, .suspend, .resume, .resize, .rotate,
        .appearance, .raw, .cancelAll:
        true
      case .turn, .snapshot: false
      }
    case .packet, .expectation: false
    }
  }
}
