package import UIKit

/// A script: fingers, mouse, keys and expectations with their times, ready to be played.
///
/// Text is read by `init(parsing:file:)`, with macros and `over` moves worked out to single packets,
/// and written by `text`. Recorders and importers make steps themselves.
package struct Script: Hashable, Sendable {
  /// One thing that happens at one time.
  package struct Step: Sendable {
    /// When, on the phone's clock.
    package var time: AppTime
    /// What.
    package var action: Action
    /// The line that it came from.
    package var place: ScriptLocation

    /// Makes a step.
    package init(
      _ time: AppTime, _ action: Action, place: ScriptLocation = ScriptLocation(line: 0, column: 0)
    ) {
      self.time = time
      self.action = action
      self.place = place
    }
  }

  /// What a step does.
  package enum Action: Hashable, Sendable {
    /// Fingers change in one packet; the fingers are `Script.finger(_:)`.
    case packet([TouchChange])
    /// Anything else that is done to the phone.
    case control(ScriptCommand)
    /// Something is looked at.
    indirect case expectation(ScriptExpectation)
  }

  /// The device number of all fingers that scripts name; no real device and no mouse has it.
  package static let device = Int64.min

  /// What is said about the run as a whole.
  package var header: ScriptHeader
  /// The steps in the order of their times, those of one time in the order of the text.
  package var steps: [Step]

  /// Makes a script of steps, which are put in the order of their times.
  package init(header: ScriptHeader = ScriptHeader(), steps: [Step]) {
    self.header = header
    let times = zip(steps, steps.dropFirst())
    guard times.contains(where: { $0.time > $1.time }) else {
      self.steps = steps
      return
    }
    self.steps = steps.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  /// Returns the finger of a number, 0 or more.
  package static func finger(_ number: Int64) -> FingerKey {
    FingerKey(device: device, finger: number)
  }
}

extension Script.Step: Hashable {
  /// Whether both do the same at the same time, wherever they were written.
  package static func == (left: Self, right: Self) -> Bool {
    left.time == right.time && left.action == right.action
  }

  /// Hashes the time and what is done.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(time)
    hasher.combine(action)
  }
}
