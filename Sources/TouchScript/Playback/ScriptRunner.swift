import CoreGraphics
package import Simulator
package import UIKit

/// Plays a script on a phone, step by step or all at once, and checks its expectations.
///
/// The phone runs a turn only at the time of each step and of each timer between two steps, so ten
/// idle minutes take two turns. All steps at the same time form one turn. Expectations and
/// snapshots run after all work due at that time.
package final class ScriptRunner {
  /// Options for failures and for the state after the run.
  package struct Options: Hashable, Sendable {
    /// Whether a script with `expect log` may end with unmatched log lines.
    package var allowsExtraLog = false
    /// Whether touches that are active at the end remain active. Otherwise, they are canceled.
    package var keepsTouches = false

    /// Creates options. Both are off by default.
    package init(allowsExtraLog: Bool = false, keepsTouches: Bool = false) {
      self.allowsExtraLog = allowsExtraLog
      self.keepsTouches = keepsTouches
    }
  }

  /// Compares the screen with the picture at a path and returns the differences, or `nil` if there
  /// are none.
  ///
  /// The path is relative to the included file's folder, or the script's folder if the file is
  /// `nil`. The tolerance is the fraction of pixels that may differ.
  package typealias Comparison = (
    _ path: String, _ file: String?, _ tolerance: Double?, Phone
  ) -> String?

  /// The phone that plays the script.
  package let phone: Phone

  private let script: Script
  private let options: Options
  private let compare: Comparison
  private let snapshot: (String, Phone) -> Void
  private let turns: [TurnGrouping.Turn]
  private var next = 0
  /// Creates the phone's events and stores the state of the mouse and keys.
  package private(set) var input: ScriptInputTranslator
  /// Checks the expectations and stores the position in the log.
  package private(set) var checker: ExpectationChecker
  private var result: ScriptResult
  /// The screen sizes in points, each with the first step to which it applies.
  private var screens: [(step: Int, size: CGSize)] = []
  /// The phone's `turnCount` at the last update of `screens`.
  private var knownTurns = -1
  /// Whether an expectation has failed so far.
  package private(set) var hasFailed = false
  /// The first failed expectation, or `nil` if none has failed so far.
  package var firstFailure: ScriptResult.Check? { hasFailed ? result.failures.first : nil }

  /// Called with each expectation that was reached and failed.
  package var onFailure: ((FailedExpectation) -> Void)?

  /// Launches an app on a phone and prepares to play a script.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - name: The name used in results.
  ///   - phone: A phone on which nothing has been launched. Its trace handler is still called.
  ///   - app: The app. The script's `demo` header is ignored.
  ///   - snapshot: Saves the picture for a `snapshot` line under the line's name.
  ///   - compare: Compares the screen with the picture in an `expect snapshot` line.
  package convenience init(
    _ script: Script, name: String = "script", on phone: Phone, launching app: LaunchTarget,
    options: Options = Options(), snapshot: @escaping (String, Phone) -> Void = { _, _ in },
    compare: @escaping Comparison = { _, _, _, _ in ExpectationChecker.noPictures }
  ) {
    self.init(
      script, name: name, continuing: phone, input: ScriptInputTranslator(for: phone),
      checker: ExpectationChecker(phone: phone), options: options, snapshot: snapshot,
      compare: compare)
    phone.launch(app)
  }

  /// Prepares to play a script on a phone whose app is already running.
  ///
  /// - Parameters:
  ///   - script: The script, whose times are on the phone's clock.
  ///   - name: The name used in results.
  ///   - phone: The phone. Its trace handler is still called.
  ///   - input: The current state of the mouse and keys.
  ///   - checker: The current state of the expectations.
  package init(
    _ script: Script, name: String, continuing phone: Phone, input: ScriptInputTranslator,
    checker: ExpectationChecker, options: Options,
    snapshot: @escaping (String, Phone) -> Void = { _, _ in },
    compare: @escaping Comparison = { _, _, _, _ in ExpectationChecker.noPictures }
  ) {
    self.phone = phone
    self.script = script
    turns = TurnGrouping(of: script.steps).turns
    self.options = options
    self.compare = compare
    self.snapshot = snapshot
    self.input = input
    self.checker = checker
    result = ScriptResult(name: name)
    if script.expectsTrace { recordTrace() }
  }

  /// Plays the rest of the script, ends the run, and returns the result.
  package func run() -> ScriptResult {
    while nextTime != nil { playNext() }
    return finish()
  }

  // MARK: - Step by step

  /// The time of the next steps, on the phone's clock, or `nil` if all have been played or the
  /// phone halted.
  package var nextTime: AppTime? {
    guard phone.halt == nil, next < turns.count else { return nil }
    return turns[next].time
  }

  /// The time of the last steps, or 0 for a script without steps.
  package var endTime: AppTime { turns.last?.time ?? .zero }

  /// Plays all steps at the next time, after all work due before them. Does nothing if no steps
  /// remain.
  package func playNext() {
    guard let time = nextTime else { return }
    let first = next
    while next < turns.count, turns[next].time == time {
      play(turns[next])
      next += 1
    }
    result.endTime = time
    for turn in turns[first..<next] {
      for step in script.steps[turn.steps] { check(step) }
    }
  }

  private func play(_ turn: TurnGrouping.Turn) {
    let steps = script.steps[turn.steps]
    let start = steps.first?.time ?? turn.time
    if phone.context.interface.turnCount != knownTurns { adapt(from: turn.steps.lowerBound) }
    while let due = phone.nextDue, due < start { phone.step(to: due) }
    input.beginTurn(at: phone.time)
    for step in steps { add(step) }
    let dots = input.mouseDots
    // Setting the overlay compares all of it, which would make each script packet 4 percent slower.
    if dots != phone.overlay.mouseDots { phone.overlay.mouseDots = dots }
    phone.step(input.takeEvents(), to: turn.time)
  }

  /// Updates the screen sizes after the screen has rotated.
  private func adapt(from step: Int) {
    knownTurns = phone.context.interface.turnCount
    screens.append((step, phone.context.interface.screen.bounds.size))
    input.adapt(to: phone.screenShape)
  }

  /// Plays all steps that are due by the given time. The clock stops at the last of them.
  package func playLines(through time: AppTime) {
    while let next = nextTime, next <= time { playNext() }
  }

  /// Ends the run and returns the result. Steps that were not reached and unmatched log lines are
  /// failures; active touches are warnings. Call this method only once.
  package func finish() -> ScriptResult {
    result.halt = phone.halt
    let reason = phone.halt.map(ScriptResult.text) ?? "the script was stopped"
    for turn in turns[next...] {
      for step in script.steps[turn.steps] { check(step, failure: "not reached: \(reason)") }
    }
    next = turns.count
    checkLog()
    checkTouches()
    result.turnCount = phone.turnCount
    return result
  }

  // MARK: - Private

  private func add(_ step: Script.Step) {
    switch step.action {
    case .packet(let changes): input.add(changes, at: step.time)
    case .command(let command):
      input.add(command, at: step.time)
      if command == .key(.shortcut(.h), isDown: true) { phone.overlay.showsLegend.toggle() }
      if command == .key(.shortcut(.d), isDown: true) { phone.overlay.showsFingers.toggle() }
      if command == .key(.shortcut(.i), isDown: true) { phone.overlay.showsInspector.toggle() }
    case .expectation: break
    }
  }

  /// Checks an expectation or saves a snapshot, after all work due at its time.
  ///
  /// - Parameter failure: The reason the step was not reached, or `nil` if it was.
  private func check(_ step: Script.Step, failure: String? = nil) {
    let failure = failure ?? phone.halt.map { "not reached: \(ScriptResult.text(of: $0))" }
    switch step.action {
    case .expectation(.snapshot(let path, let tolerance)):
      let file = script.includedFile(of: step.location)
      add(
        ScriptSyntax.text(of: .snapshot(path, tolerance: tolerance)), at: step.time, step.location,
        failure: failure ?? compare(path, file, tolerance, phone))
    case .expectation(let expectation):
      let actual = onFailure == nil ? nil : checker.actual(for: expectation)
      let text = ScriptSyntax.text(of: expectation)
      let failed = failure == nil ? checker.failure(of: expectation) : nil
      add(text, at: step.time, step.location, failure: failure ?? failed)
      if let failed {
        onFailure?(
          FailedExpectation(
            time: step.time, location: step.location, expected: text, failure: failed,
            actual: actual))
      }
    case .command(.snapshot(let name)):
      if failure == nil { snapshot(name, phone) }
    case .command, .packet:
      break
    }
  }

  private func add(_ text: String, at time: AppTime, _ location: ScriptLocation, failure: String?) {
    if failure != nil { hasFailed = true }
    result.checks.append(
      ScriptResult.Check(
        time: time, text: "\(ScriptSyntax.text(of: time)) \(text)", location: location,
        file: script.includedFile(of: location), failure: failure))
  }

  private func checkLog() {
    guard script.expectsLog, !options.allowsExtraLog, let left = checker.unmatchedLog() else {
      return
    }
    add(
      "end of the script: no unmatched log line", at: result.endTime,
      script.steps.last?.location ?? .unknown, failure: left)
  }

  private func checkTouches() {
    guard phone.halt == nil else { return }
    result.warnings += script.fingerWarnings(
      screens: screens, limit: phone.context.touches.constants.maxTouches)
    for touch in phone.context.touches.tracker.active {
      let finger =
        switch touch.finger.device {
        case Script.device: "finger \(touch.finger.finger)"
        case MouseTouchEmulator.device: "a mouse finger"
        default: "finger \(touch.finger.finger) of device \(touch.finger.device)"
        }
      result.warnings.append("dangling touch: \(finger) is still down at the end of the script")
    }
    if !options.keepsTouches { phone.cancelAll(reason: .scriptEnd) }
  }

  private func recordTrace() {
    let earlier = phone.trace
    phone.trace = { [weak self] line in
      earlier?(line)
      self?.checker.trace.append(line)
    }
  }
}

extension Script {
  /// Returns the script with all times delayed by `start`.
  package func later(by start: AppTime) -> Script {
    var script = self
    func later(_ time: AppTime) -> AppTime {
      AppTime(microseconds: time.microseconds + start.microseconds)
    }
    for index in script.steps.indices {
      script.steps[index].time = later(script.steps[index].time)
      guard case .packet(var changes) = script.steps[index].action else { continue }
      for finger in changes.indices {
        for sample in changes[finger].earlierSamples.indices {
          let time = changes[finger].earlierSamples[sample].time
          changes[finger].earlierSamples[sample].time = later(time)
        }
      }
      script.steps[index].action = .packet(changes)
    }
    return script
  }

  /// Whether any step expects a line in the trace.
  package var expectsTrace: Bool {
    steps.contains { if case .expectation(.trace) = $0.action { true } else { false } }
  }

  /// Whether any step expects a line in the log.
  package var expectsLog: Bool {
    steps.contains { step in
      switch step.action {
      case .expectation(.log), .expectation(.logContains), .expectation(.logMatches): true
      case .expectation, .command, .packet: false
      }
    }
  }
}
