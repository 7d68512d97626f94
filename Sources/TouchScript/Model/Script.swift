package import UIKit

/// A script: timed input from fingers, mouse, and keys, and timed expectations.
///
/// `init(parsing:file:)` parses text and expands macros and timed moves into single packets. `text`
/// converts the script back to text. Recorders and importers create steps directly.
package struct Script: Hashable, Sendable {
  /// A single action at a given time.
  package struct Step: Sendable {
    /// The time, on the phone's clock.
    package var time: AppTime
    /// The action.
    package var action: Action
    /// The line that the step comes from, or line 0 if it does not come from a line.
    package var location: ScriptLocation

    /// Creates a step.
    package init(_ time: AppTime, _ action: Action, location: ScriptLocation = .unknown) {
      self.time = time
      self.action = action
      self.location = location
    }
  }

  /// The action of a step.
  package enum Action: Hashable, Sendable {
    /// Fingers that change in one packet. Their keys come from `Script.finger(_:)`.
    case packet([TouchChange])
    /// Any other action on the phone or on the run.
    case command(ScriptCommand)
    /// An expectation to check.
    indirect case expectation(ScriptExpectation)
  }

  /// The device number of all fingers in scripts, which no real device or mouse uses.
  package static let device = FingerKey.scriptDevice

  /// The settings for the whole run.
  package var header: ScriptHeader
  /// The steps, sorted by time. Steps at the same time are in the order of the text.
  package var steps: [Step]
  /// The names of the included files. A location refers to them by number, from 1.
  package var includedFiles: [String] = []
  /// For WebDriver Actions, the JSON path of each finger's source by finger number, such as
  /// `actions[0]`. The line in a step's location is then its tick's number, starting at 1.
  package var sourcePaths: [Int64: String] = [:]

  /// Creates a script from steps, which are sorted by time.
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

  /// Returns the name of the included file that contains a location, or `nil` for the script
  /// itself.
  package func includedFile(of location: ScriptLocation) -> String? {
    location.file == 0 ? nil : includedFiles[location.file - 1]
  }

  /// Returns the source location of a finger's change in a step: `line 7`, or
  /// `actions[0].actions[1]` in JSON. For a step without a source, the result is its time.
  func position(of step: Step, finger: Int64) -> String {
    let line = step.location.line
    if let path = sourcePaths[finger] { return "\(path).actions[\(line - 1)]" }
    guard line > 0 else { return "at \(ScriptSyntax.text(of: step.time)) s" }
    return (includedFile(of: step.location).map { "\($0), " } ?? "") + "line \(line)"
  }

  /// Returns the script with all finger values rounded to six decimal places.
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

  /// Returns whether two scripts have equal headers and steps. The source locations may differ.
  package static func == (left: Self, right: Self) -> Bool {
    left.header == right.header && left.steps == right.steps
  }

  /// Hashes the header and the steps.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(header)
    hasher.combine(steps)
  }

  /// Returns the key of the finger with the given number, which is at least 0.
  package static func finger(_ number: Int64) -> FingerKey {
    FingerKey(device: device, finger: number)
  }
}

extension Script.Step: Hashable {
  /// Returns whether two steps have equal actions and times. Their source locations may differ.
  package static func == (left: Self, right: Self) -> Bool {
    left.time == right.time && left.action == right.action
  }

  /// Hashes the time and the action.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(time)
    hasher.combine(action)
  }
}

/// The settings for a script's run, from the header lines.
package struct ScriptHeader: Hashable, Sendable {
  /// A version of a demo.
  package enum Variant: String, Hashable, Sendable, CaseIterable {
    /// The demo without the faults of the printed listing.
    case corrected
    /// The demo as it was printed.
    case published
  }

  /// The default number of packets per second in timed moves and macros.
  package static let defaultFrame = 60

  /// The demo's name, or `nil` if the command line provides it.
  package var demo: String?
  /// The version of the demo.
  package var variant = Variant.corrected
  /// The number of packets per second in timed moves and macros, 1…1000.
  package var frame = ScriptHeader.defaultFrame
  /// The simulated device, or `nil` for the command line's device, by default the books' iPhone.
  package var device: Device?

  /// Creates a header.
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
