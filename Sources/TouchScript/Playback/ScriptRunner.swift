import CoreGraphics
package import Simulator
package import UIKit

/// Plays a script on a phone, step by step or as a whole, and looks at what it expects.
///
/// The phone makes a turn at the time of every line and of every timer between two lines, and none
/// besides: ten idle minutes are two turns. All lines of one time are one turn; what is expected or
/// pictured at that time is looked at after all that is due then.
package final class ScriptRunner {
  /// How a script is judged.
  package struct Options: Hashable, Sendable {
    /// Whether lines of the log may be left at the end of a script that expects some.
    package var allowsExtraLog = false
    /// Whether touches that are active at the end stay so; they are cancelled otherwise.
    package var keepsTouches = false

    /// Makes the usual options.
    package init(allowsExtraLog: Bool = false, keepsTouches: Bool = false) {
      self.allowsExtraLog = allowsExtraLog
      self.keepsTouches = keepsTouches
    }
  }

  /// The phone that the script is played on.
  package let phone: Phone

  private let script: Script
  private let options: Options
  private let snapshot: (String, Phone) -> Void
  private let turns: [TurnGrouping.Turn]
  private var next = 0
  private var input: ScriptInputTranslator
  /// What is expected, and how much of the log was.
  package private(set) var judge: ExpectationChecker
  private var result: ScriptResult
  /// Whether something that was expected so far was not so.
  package private(set) var hasFailed = false

  /// Launches an app on a phone that runs none yet, and gets ready to play.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - name: The name that results are reported under.
  ///   - phone: A phone on which nothing was launched; a trace that it has goes on.
  ///   - app: The app. A `demo` header is not looked up here.
  ///   - snapshot: Takes the picture of a `snapshot` line, by the line's name.
  package init(
    _ script: Script, name: String = "script", on phone: Phone, launching app: LaunchTarget,
    options: Options = Options(), snapshot: @escaping (String, Phone) -> Void = { _, _ in }
  ) {
    self.phone = phone
    self.script = script
    turns = TurnGrouping(of: script.steps).turns
    self.options = options
    self.snapshot = snapshot
    input = ScriptInputTranslator(screen: phone.context.screen.bounds.size)
    judge = ExpectationChecker(phone: phone)
    result = ScriptResult(name: name)
    if script.expectsTrace { recordTrace() }
    phone.launch(app)
  }

  /// Gets ready to play on a phone whose app runs already.
  ///
  /// - Parameters:
  ///   - script: The script; its own time 0 is `start`.
  ///   - name: The name that results are reported under.
  ///   - phone: The phone; a trace that it has goes on.
  ///   - start: The phone's clock.
  ///   - judge: What was expected of the phone so far.
  package init(
    _ script: Script, name: String, continuing phone: Phone, from start: AppTime,
    judge: ExpectationChecker, options: Options
  ) {
    self.phone = phone
    self.script = script.later(by: start)
    turns = TurnGrouping(of: self.script.steps).turns
    self.options = options
    self.judge = judge
    snapshot = { _, _ in }
    input = ScriptInputTranslator(screen: phone.context.screen.bounds.size)
    result = ScriptResult(name: name)
    if script.expectsTrace { recordTrace() }
  }

  /// Plays a whole script and returns what came of it.
  package static func run(
    _ script: Script, name: String = "script", on phone: Phone, launching app: LaunchTarget,
    options: Options = Options(), snapshot: @escaping (String, Phone) -> Void = { _, _ in }
  ) -> ScriptResult {
    ScriptRunner(
      script, name: name, on: phone, launching: app, options: options, snapshot: snapshot
    ).run()
  }

  /// Plays all that is left of the script, ends the run, and returns what came of it.
  package func run() -> ScriptResult {
    while nextTime != nil { playNext() }
    return finish()
  }

  // MARK: - Step by step

  /// When the next lines are due, on the phone's clock; nil when all have been played or the phone
  /// stopped for good.
  package var nextTime: AppTime? {
    guard phone.halt == nil, next < turns.count else { return nil }
    return turns[next].time
  }

  /// Plays all lines of the next time, with all that is due up to then; without any it does nothing.
  package func playNext() {
    guard let time = nextTime else { return }
    let first = next
    while next < turns.count, turns[next].time == time {
      play(turns[next])
      next += 1
    }
    result.endTime = time
    for turn in turns[first..<next] {
      for step in script.steps[turn.steps] { look(at: step) }
    }
  }

  private func play(_ turn: TurnGrouping.Turn) {
    let steps = script.steps[turn.steps]
    let start = steps.first?.time ?? turn.time
    while let due = phone.nextDue, due < start { phone.step(to: due) }
    let inputs = steps.flatMap(inputs(of:))
    phone.mouse.edge = input.edge
    phone.step(inputs, to: turn.time)
  }

  /// Plays all lines that are due at or before a time; the clock stays at the last of them.
  package func playLines(through time: AppTime) {
    while let next = nextTime, next <= time { playNext() }
  }

  /// Ends the run: what was not reached has failed, lines of the log are left, touches are still
  /// active. Call it once.
  package func finish() -> ScriptResult {
    result.halt = phone.halt
    let reason = phone.halt.map(ScriptResult.text) ?? "the script was stopped"
    for turn in turns[next...] {
      for step in script.steps[turn.steps] { look(at: step, failure: "not reached: \(reason)") }
    }
    next = turns.count
    checkLog()
    checkTouches()
    result.turnCount = phone.turnCount
    return result
  }

  // MARK: - Private

  private func inputs(of step: Script.Step) -> [TimedInput] {
    switch step.action {
    case .packet(let changes): input.inputs(of: changes, at: step.time)
    case .command(let control): input.inputs(of: control, at: step.time)
    case .expectation: []
    }
  }

  /// Does what a step wants once all that is due at its time has run.
  ///
  /// - Parameter failure: Why an expectation cannot be looked at; nil when it can.
  private func look(at step: Script.Step, failure: String? = nil) {
    let failure = failure ?? phone.halt.map { "not reached: \(ScriptResult.text(of: $0))" }
    switch step.action {
    case .expectation(let expectation):
      add(
        ScriptSyntax.text(of: expectation), at: step.time, step.location,
        failure: failure ?? judge.failure(of: expectation))
    case .command(.snapshot(let name)):
      if failure == nil { snapshot(name, phone) }
    case .command, .packet:
      break
    }
  }

  private func add(_ text: String, at time: AppTime, _ place: ScriptLocation, failure: String?) {
    if failure != nil { hasFailed = true }
    result.checks.append(
      ScriptResult.Check(
        time: time, text: "\(ScriptSyntax.text(of: time)) \(text)", place: place,
        failure: failure))
  }

  private func checkLog() {
    guard script.expectsLog, !options.allowsExtraLog, let left = judge.leftOverLog() else { return }
    add(
      "end of the script: no line of the log is left", at: result.endTime,
      script.steps.last?.location ?? .unknown, failure: left)
  }

  private func checkTouches() {
    guard phone.halt == nil else { return }
    for touch in phone.context.tracker.active {
      let finger =
        switch touch.finger.device {
        case Script.device: "finger \(touch.finger.finger)"
        case MouseTouchEmulator.device: "a finger of the mouse"
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
      self?.judge.trace.append(line)
    }
  }
}

extension Script {
  /// Returns the script with all its times put off.
  func later(by start: AppTime) -> Script {
    var script = self
    func later(_ time: AppTime) -> AppTime {
      AppTime(microseconds: time.microseconds + start.microseconds)
    }
    for place in script.steps.indices {
      script.steps[place].time = later(script.steps[place].time)
      guard case .packet(var changes) = script.steps[place].action else { continue }
      for finger in changes.indices {
        changes[finger].time = later(changes[finger].time)
        for sample in changes[finger].earlierSamples.indices {
          let time = changes[finger].earlierSamples[sample].time
          changes[finger].earlierSamples[sample].time = later(time)
        }
      }
      script.steps[place].action = .packet(changes)
    }
    return script
  }

  /// Whether any line expects a line of the trace.
  package var expectsTrace: Bool {
    steps.contains { if case .expectation(.trace) = $0.action { true } else { false } }
  }

  /// Whether any line expects a line of the log.
  package var expectsLog: Bool {
    steps.contains { if case .expectation(.log) = $0.action { true } else { false } }
  }
}
