import AppLibrary
import CoreGraphics
import Foundation
import Simulator
import Terminal
import TouchScript
import UIKit

/// Plays a script, or only launches an app, and records an explanation of the run.
///
/// All data comes from the sources of `--explain`, the trace, and the inspector. A moment is
/// recorded after each step of the script, each timer, and, while something is animated, each
/// thirtieth of a second. The app behaves as in `film`, which also runs turns for frames.
@MainActor
final class ExplanationRecorder {
  /// The app to run.
  struct Subject {
    var app: App
    var variant: ScriptHeader.Variant
    var device: Device
    /// The script's name on the page. It does not depend on the current folder.
    var name: String?
    /// The script, or `nil` to launch the app and wait for `idleTime`.
    var script: LoadedScript?
  }

  /// The part of the run to record, in seconds.
  typealias Part = ClosedRange<Double>

  /// The maximum number of moments in a run, which a page can show.
  static let limit = 5000
  /// The seconds for which an app without a script runs.
  static let idleTime = 1.0
  /// The pictures of animations and moves, per second.
  private static let picturesPerSecond: Int64 = 30

  private typealias Event = ExplainedRun.Event

  private let subject: Subject
  private let factory: PhoneFactory
  private let overrides: ImageOverrides?
  private let part: Part
  /// The methods in the user's files.
  private let methods: MethodLines
  private let strip: PictureStrip
  private let phone: Phone
  private var run: ExplainedRun
  private var trees = ViewTreeRecorder()
  /// The events since the last moment.
  private var pending: [ExplainedRun.Event] = []
  /// The events of each moment.
  private var events: [[ExplainedRun.Event]] = []
  /// The running animations that have been reported, by name.
  private var animations: [String: Int] = [:]
  private var lastPicture: (time: AppTime, index: Int, tree: Int)?
  /// The recognizers whose latest state is `changed`.
  private var changing: Set<String> = []
  /// The times of the script's expectations, whose screens are always recorded.
  private let checkTimes: Set<AppTime>

  /// Creates a recorder and a phone on which nothing has been launched.
  init(
    _ subject: Subject, factory: PhoneFactory, scale: CGFloat, part: Part,
    overrides: ImageOverrides?, methods: MethodLines = MethodLines()
  ) {
    (self.subject, self.factory, self.part) = (subject, factory, part)
    self.methods = methods
    self.overrides = overrides
    phone = factory.makePhone(
      for: subject.app, device: subject.device, screenScale: scale
    ) { overrides?.picture(named: $0) }
    phone.overlay = phone.overlay.forPictures(marksFingers: false)
    strip = PictureStrip(factory: factory, scale: scale)
    run = ExplainedRun(
      script: subject.name, app: subject.app.name, variant: subject.variant.rawValue,
      device: subject.device.name, scale: scale)
    checkTimes = Set(
      (subject.script?.script.steps ?? []).compactMap { step in
        if case .expectation = step.action { step.time } else { nil }
      })
  }

  /// Plays the script and returns the explanation, and the script's result.
  ///
  /// - Parameter check: Throws an error to stop.
  func record(
    check: () throws -> Void = {}
  ) throws -> (side: RunComparison.Side, result: ScriptResult?) {
    // Don't play a long script in vain.
    let steps = Set((subject.script?.script.steps ?? []).map(\.time.seconds)).filter(part.contains)
    if let end = steps.max(), steps.count > Self.limit { throw tooLong(until: end) }
    observe()
    defer { factory.directory.enter() }
    let result = try subject.script.map { try play($0, check) } ?? launch(check)
    if case .runaway(let time)? = phone.halt {
      throw CommandFailure(
        .crashGuard, RunCommand.runaway(subject.script?.name ?? run.app, at: time.seconds))
    }
    guard !run.moments.isEmpty else {
      throw CommandFailure(
        .usage,
        "\(subject.script?.name ?? run.app): no moment falls in this part of the run, which ends at "
          + "\(ScriptSyntax.text(of: phone.time)) s; expected an earlier --from or a later --to")
    }
    for check in result?.checks ?? [] where part.contains(check.time.seconds) { add(check) }
    run.warnings = result?.warnings ?? []
    run.halt = result?.haltText
    finish()
    let (pictures, digests, indexes) = strip.result()
    run.pictures = pictures
    for index in run.moments.indices {
      run.moments[index].picture = indexes[run.moments[index].picture]
    }
    return (RunComparison.Side(run: run, digests: digests), result)
  }

  private func play(
    _ file: LoadedScript, _ check: () throws -> Void
  ) throws -> ScriptResult {
    let golden = GoldenComparison(
      file: file, factory: factory,
      failures: PictureFolders.names(for: [file.file.path])[0] + "/failures")
    let runner = ScriptRunner(
      file.script, name: file.name, on: phone, launching: subject.app.launchTarget(subject.variant),
      compare: { [factory] path, includer, share, phone in
        factory.directory.perform { golden.failure(path, includer, share, phone) }
      })
    try addMoment(isStep: true)
    while let next = runner.nextTime {
      try check()
      try advance(to: next)
      runner.playNext()
      try addMoment(isStep: true)
    }
    let result = runner.finish()
    try addMoment(isStep: false)
    return result
  }

  private func launch(_ check: () throws -> Void) throws -> ScriptResult? {
    phone.launch(subject.app.launchTarget(subject.variant))
    try addMoment(isStep: true)
    try check()
    let end = AppTime(seconds: Self.idleTime)
    try advance(to: end)
    phone.step(to: end)
    try addMoment(isStep: true)
    return nil
  }

  /// Runs the turns of timers and of animations' frames that are due before a time.
  private func advance(to end: AppTime) throws {
    while phone.halt == nil {
      let frame = Self.nextFrame(after: phone.time)
      let isAnimating = phone.context.layers.animations.isAnimating
      let next = [phone.nextDue, isAnimating ? frame : nil].compactMap { $0 }.min()
      guard let next, next < end else { return }
      phone.step(to: next)
      try addMoment(isStep: false)
    }
  }

  private static func nextFrame(after time: AppTime) -> AppTime {
    let frame = time.microseconds * picturesPerSecond / 1_000_000 + 1
    return AppTime(microseconds: (frame * 1_000_000 + picturesPerSecond - 1) / picturesPerSecond)
  }

  // MARK: - Events

  private func observe() {
    phone.onExplanation = { [unowned self] explanation, time in
      add(ExplanationEntry(explanation), at: time)
    }
    phone.observer = { [unowned self] event in add(event) }
    phone.onEvent = { [unowned self] event in
      guard let text = event.event.explanation else { return }
      add(.input, "input", text.state, text.text, at: phone.scriptTime)
    }
  }

  private func add(_ entry: ExplanationEntry, at time: AppTime) {
    let kind = Event.Kind(rawValue: entry.kind.rawValue) ?? .input
    var event = Event(
      time: time.seconds, kind: kind, name: entry.name, state: entry.state, text: entry.text)
    if !entry.fingers.isEmpty { event.fingers = entry.fingers }
    if let point = entry.point {
      let shown = phone.screenShape.shown(point)
      event.point = [shown.x, shown.y].map(ViewTreeRecorder.number)
    }
    if !entry.steps.isEmpty {
      event.steps = entry.steps.map { .init(depth: $0.depth, name: $0.name, text: $0.text) }
    }
    let lines = entry.calls.compactMap { methods.line(of: $0.object, $0.method) }
    if !lines.isEmpty { event.lines = lines }
    if entry.kind == .recognizer {
      if entry.state == "changed" {
        changing.insert(entry.name)
      } else {
        changing.remove(entry.name)
      }
    }
    let isOfChange = entry.kind == .action && changing.contains(entry.sender ?? "")
    if ["moved", "changed"].contains(entry.state) || isOfChange { event.quiet = true }
    pending.append(event)
  }

  private func add(
    _ kind: ExplainedRun.Event.Kind, _ name: String, _ state: String, _ text: String,
    at time: AppTime
  ) {
    pending.append(
      Event(time: time.seconds, kind: kind, name: name, state: state, text: text))
  }

  private func add(_ event: TraceEvent) {
    let time = phone.scriptTime
    switch event {
    case .timer(let name): add(.timer, name, "fired", "\(name) fires", at: time)
    case .animationStop(let name, let finished):
      animations[name] = animations[name].flatMap { $0 > 1 ? $0 - 1 : nil }
      let state = finished ? "finished" : "stopped"
      add(.animation, name, state, "an animation of \(name) has \(state)", at: time)
    case .log(let line): add(.log, "log", "logged", line, at: time)
    case .packet, .call, .gesture, .gestureFailed, .gestureReset, .cancel, .draw, .text, .motion:
      break
    }
  }

  /// Adds events for animations that have started or disappeared since the last moment.
  private func addAnimations() {
    let names = phone.context.layers.animations.runningAnimationNames
    let running = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    for name in Set(running.keys).union(animations.keys).sorted() {
      let (count, known) = (running[name, default: 0], animations[name, default: 0])
      for _ in 0..<max(0, count - known) {
        add(.animation, name, "running", "an animation of \(name) runs", at: phone.time)
      }
      for _ in 0..<max(0, known - count) {
        add(.animation, name, "removed", "an animation of \(name) was removed", at: phone.time)
      }
    }
    animations = running
  }

  /// Adds the outcome of an expectation to the last moment at its time.
  private func add(_ check: ScriptResult.Check) {
    let time = check.time.seconds
    guard let moment = run.moments.lastIndex(where: { $0.time <= time }) else { return }
    let file = check.file.map { ($0 as NSString).lastPathComponent } ?? run.script ?? ""
    let location = check.location.line > 0 ? "\(file):\(check.location.line): " : ""
    events[moment].append(
      Event(
        time: time, kind: .expectation, name: "expectations",
        state: check.passed ? "passed" : "failed",
        text: location + check.text + (check.failure.map { ": \($0)" } ?? "")))
  }

  // MARK: - Moments

  /// Records the current moment.
  ///
  /// - Parameter isStep: Whether the script has a step at this time. Otherwise, a moment in which
  ///   nothing happened and nothing changed is omitted.
  private func addMoment(isStep: Bool) throws {
    addAnimations()
    let time = phone.time
    guard part.contains(time.seconds) else {
      pending = []
      return
    }
    let isImportant = pending.contains(where: \.isImportant) || checkTimes.contains(time)
    var shown = lastPicture
    let interval = 1_000_000 / Self.picturesPerSecond - 1000
    let isDue = lastPicture.map { time.microseconds - $0.time.microseconds >= interval } ?? true
    if isImportant || isDue {
      let index = try factory.directory.perform {
        try strip.add(phone, isOptional: !isImportant && !run.moments.isEmpty)
      }
      shown = (time, index, trees.add(phone))
    }
    guard let shown else { return }
    let isChanged = shown.index != lastPicture?.index || shown.tree != lastPicture?.tree
    guard isStep || isChanged || !pending.isEmpty else { return }
    lastPicture = shown
    guard run.moments.count < Self.limit else { throw tooLong(until: time.seconds) }
    // An app that logs each move would fill the page.
    if pending.contains(where: { $0.kind == .touch }), !isImportant {
      for index in pending.indices where pending[index].kind == .log { pending[index].quiet = true }
    }
    run.moments.append(
      .init(
        time: time.seconds, picture: shown.index, tree: shown.tree, firstEvent: 0, eventCount: 0))
    events.append(pending)
    pending = []
  }

  private func tooLong(until seconds: Double) -> CommandFailure {
    CommandFailure(
      .usage,
      "\(subject.script?.name ?? run.app): more than \(Self.limit) moments until \(seconds) s; "
        + "expected a shorter part with --from and --to")
  }

  private func finish() {
    for (index, events) in events.enumerated() {
      run.moments[index].firstEvent = run.events.count
      run.moments[index].eventCount = events.count
      run.events += events
    }
    (run.views, run.trees) = (trees.views, trees.trees)
    run.lanes = ExplanationLanes.lanes(
      of: run.events, from: part.lowerBound > 0 ? part.lowerBound : nil,
      to: run.moments.last?.time ?? 0)
  }
}

extension ExplainedRun.Event {
  /// Whether the screen at the event's time must be recorded.
  fileprivate var isImportant: Bool {
    switch kind {
    case .touch, .input, .recognizer, .obstacle, .motion, .expectation: quiet != true
    case .callback, .action, .timer, .animation, .log: false
    }
  }
}

extension PhoneEvent {
  /// The event in words, or `nil` for events about fingers, which explanations describe.
  fileprivate var explanation: (state: String, text: String)? {
    switch self {
    case .touches, .hover, .stylusTilt, .cancel, .imagesChanged: nil
    case .focus(gained: true): ("focus", "the window gains the keyboard focus")
    case .focus(gained: false): ("focus", "the window loses the keyboard focus")
    case .suspend: ("suspend", "the app is suspended")
    case .resume: ("resume", "the app is resumed")
    case .resize: ("resize", "the window is resized")
    case .rotate(let turn): ("rotate", "the device is turned: \(turn.name)")
    case .shake: ("shake", "the device is shaken")
    case .appearance: ("appearance", "the phone's appearance changes")
    case .text(.insert(let text)): ("type", "the keyboard types \(text.debugDescription)")
    case .text(.compose(let text)): ("type", "the keyboard composes \(text.debugDescription)")
    case .text(.paste(let text)): ("type", "the clipboard pastes \(text.debugDescription)")
    case .text(.key(let key)): ("type", "the key \(key.rawValue) is pressed")
    case .keyboard(let isShown):
      ("keyboard", "the keyboard on the screen is \(isShown ? "shown" : "hidden")")
    case .quit: ("quit", "the app quits")
    }
  }
}
