package import UIKit

/// A script: what fingers, mouse and keys do and what is expected, each at its time.
///
/// `init(parsing:file:)` reads text, with macros and timed moves expanded to single packets;
/// `text` writes it. Recorders and importers make steps themselves.
package struct Script: Hashable, Sendable {
  /// One thing that happens at one time.
  package struct Step: Sendable {
    /// When, on the phone's clock.
    package var time: AppTime
    /// What happens.
    package var action: Action
    /// The line that the step comes from; line 0 for a step that no line wrote.
    package var location: ScriptLocation

    /// Makes a step.
    package init(_ time: AppTime, _ action: Action, location: ScriptLocation = .unknown) {
      self.time = time
      self.action = action
      self.location = location
    }
  }

  /// What a step does.
  package enum Action: Hashable, Sendable {
    /// Fingers change in one packet; the fingers are `Script.finger(_:)`.
    case packet([TouchChange])
    /// Anything else that acts on the phone or on the run.
    case command(ScriptCommand)
    /// Something is checked.
    indirect case expectation(ScriptExpectation)
  }

  /// The device number of all fingers in scripts; no real device and no mouse has it.
  package static let device = FingerKey.scriptDevice

  /// The settings of the whole run.
  package var header: ScriptHeader
  /// The steps by time; steps at one time are in the order of the text.
  package var steps: [Step]
  /// The names of the files that the script includes; a location has their numbers, from 1.
  package var includedFiles: [String] = []
  /// Of WebDriver Actions, where the source of each finger is in the JSON, by the fingers' numbers: `actions[0]`.
  /// Then the line of a step's location is the number of its tick, from 1.
  package var sourcePaths: [Int64: String] = [:]

  /// Makes a script of steps, which are sorted by time.
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

  /// Returns the name of the included file that a location is in; nil for one in the script itself.
  package func includedFile(of location: ScriptLocation) -> String? {
    location.file == 0 ? nil : includedFiles[location.file - 1]
  }

  /// Returns where a finger's change in a step was written: `line 7`, or `actions[0].actions[1]` in JSON. A
  /// step that nobody wrote has a time alone.
  func position(of step: Step, finger: Int64) -> String {
    let line = step.location.line
    if let path = sourcePaths[finger] { return "\(path).actions[\(line - 1)]" }
    guard line > 0 else { return "at \(ScriptSyntax.text(of: step.time)) s" }
    return (includedFile(of: step.location).map { "\($0), " } ?? "") + "line \(line)"
  }

  /// Returns the script with at most six decimals in what fingers do.
  package func rounded() -> Script {
    func rounded(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
    func rounded(_ point: CGPoint) -> CGPoint { CGPoint(x: rounded(point.x), y: rounded(point.y)) }
    var script = self
    for index in script.steps.indices {
      guard case .packet(var changes) = script.steps[index].action else { continue }
      for finger in changes.indices {
        switch changes[finger].kind {
        case .down(let point): changes[finger].kind = .down(rounded(point))
        case .move(let point): changes[finger].kind = .move(rounded(point))
        case .up(let point): changes[finger].kind = .up(point.map(rounded))
        case .cancel: break
        }
        changes[finger].pressure = changes[finger].pressure.map(rounded)
        changes[finger].radius = changes[finger].radius.map(rounded)
        for sample in changes[finger].earlierSamples.indices {
          let point = changes[finger].earlierSamples[sample].point
          changes[finger].earlierSamples[sample].point = rounded(point)
        }
      }
      script.steps[index].action = .packet(changes)
    }
    return script
  }

  /// Whether both do the same, wherever it was written.
  package static func == (left: Self, right: Self) -> Bool {
    left.header == right.header && left.steps == right.steps
  }

  /// Hashes the header and the steps.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(header)
    hasher.combine(steps)
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

  /// Hashes the time and the action.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(time)
    hasher.combine(action)
  }
}

/// The settings of a script's run, from the lines before its first step.
package struct ScriptHeader: Hashable, Sendable {
  /// Which version of a demo runs.
  package enum Variant: String, Hashable, Sendable, CaseIterable {
    /// Without the faults of the printed listing.
    case corrected
    /// As printed.
    case published
  }

  /// How many packets a second timed moves and macros make by default.
  package static let defaultFrame = 60

  /// The demo's name; nil where the command line names it.
  package var demo: String?
  /// Which version of the demo.
  package var variant = Variant.corrected
  /// How many packets a second timed moves and macros make, 1…1000.
  package var frame = ScriptHeader.defaultFrame
  /// The device that it plays on; nil for the iPhone of the books, unless the command line names another.
  package var device: Device?

  /// Makes a header.
  package init(
    demo: String? = nil, variant: Variant = .corrected, frame: Int = defaultFrame,
    device: Device? = nil
  ) {
    self.demo = demo
    self.variant = variant
    self.frame = frame
    self.device = device
  }
}
