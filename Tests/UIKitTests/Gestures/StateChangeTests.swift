import Testing
import TouchTesting
import UIKit

/// Recognizers that request any state in any other state, as some libraries' recognizers do.
struct StateChangeTests {
  typealias State = UIGestureRecognizer.State

  let view = LoggingView()
  let delegate = RecordingDelegate()
  let recorder = RecordingRecognizer("recorder")

  init() {
    delegate.watch(recorder, on: view)
  }

  /// An outcome in the contract's table: the recognizer enters a state, nothing happens, or a
  /// warning is reported.
  enum Outcome: Equatable {
    case enters(State)
    case nothing
    case warning
  }

  /// The table in rule D-11, with a row for each state and a column for each requested state.
  static let table: [State: [Outcome]] = [
    .possible: [
      .nothing, .enters(.began), .enters(.began), .enters(.ended), .enters(.failed),
      .enters(.failed),
    ],
    .began: [
      .warning, .nothing, .enters(.changed), .enters(.ended), .enters(.cancelled),
      .enters(.failed),
    ],
    .changed: [
      .warning, .warning, .enters(.changed), .enters(.ended), .enters(.cancelled),
      .enters(.failed),
    ],
    .ended: [.nothing, .warning, .warning, .nothing, .warning, .warning],
    .cancelled: [.nothing, .warning, .warning, .warning, .nothing, .nothing],
    .failed: [.nothing, .warning, .warning, .warning, .nothing, .nothing],
  ]

  /// Returns the states that lead to a state. A discrete gesture does not enter `began` first.
  static func path(to state: State, isDiscrete: Bool) -> [State] {
    switch state {
    case .possible: []
    case .began: [.began]
    case .changed: [.began, .changed]
    case .ended, .failed: isDiscrete ? [state] : [.began, state]
    case .cancelled: [.began, .cancelled]
    }
  }

  /// The time of the request: in the first, a middle or the last packet, or between packets.
  enum Moment: CaseIterable {
    case landing, move, lift, timer
  }

  /// Plays a gesture in which the recognizer requests states at a moment, followed by a second
  /// gesture that begins and ends.
  ///
  /// - Returns: The states entered by the first gesture, the actions of both, and the warnings.
  private func play(
    _ states: [State], at moment: Moment
  ) -> (entered: [String], actions: [String], warnings: [String]) {
    let phone = TestPhone(view)
    var warnings: [String] = []
    phone.context.host.warn = { warnings.append($0) }
    let phases: [Moment: UITouch.Phase] = [.landing: .began, .move: .moved, .lift: .ended]
    recorder.onTouches = { phase, _, _ in
      guard phase == phases[moment] else { return }
      recorder.onTouches = nil
      recorder.go(through: states)
    }
    phone.finger(1).down(at: 10, 10).move(to: 11, 10)
    if moment == .timer {
      view.perform(after: 0.1, key: "request") { recorder.go(through: states) }
      phone.after(0.1)
    }
    phone.finger(1).move(to: 12, 10).up()
    let entered = phone.trace.filter { $0.contains(" gesture ") }
      .map { String($0.split(separator: " ").last ?? "") }
    if recorder.state == .began || recorder.state == .changed { recorder.state = .cancelled }
    phone.after(0)
    recorder.onTouches = nil
    recorder.answers = [.began: .began, .ended: .ended]
    phone.finger(1).down(at: 20, 10).up()
    let actions = phone.log.lines.map(\.text).filter { $0.contains("!") }
      .map { String($0.dropFirst("recorder ".count).prefix { $0 != "!" }) }
    #expect(recorder.state == .possible)
    return (entered, actions, warnings)
  }

  @Test(
    "D-11 D-12 each request in each state has the table's outcome, and the next gesture works",
    arguments: State.allCases, State.allCases)
  func table(current: State, requested: State) throws {
    let outcome = try #require(Self.table[current])[requested.rawValue]
    for isDiscrete in [true, false] {
      for moment in Moment.allCases {
        let path = Self.path(to: current, isDiscrete: isDiscrete)
        let test = StateChangeTests()
        let result = test.play(path + [requested], at: moment)
        var states = path
        if case .enters(let state) = outcome { states.append(state) }
        let description = "\(moment), discrete: \(isDiscrete)"
        #expect(result.entered == states.map { "\($0)" }, "\(description)")
        #expect(result.warnings.count == (outcome == .warning ? 1 : 0), "\(description)")
        var actions = states.filter { $0 != .failed }
        // Cancel the gesture so it finishes.
        if states.last == .began || states.last == .changed { actions.append(.cancelled) }
        #expect(result.actions == (actions + [.began, .ended]).map { "\($0)" }, "\(description)")
      }
    }
  }

  @Test("D-11 the warning has the class, name and both states, and is reported once per pair")
  func warning() {
    let phone = TestPhone(view)
    var warnings: [String] = []
    phone.context.host.warn = { warnings.append($0) }
    for _ in 0...2 {
      recorder.answers = [.began: .failed]
      phone.finger(1).down(at: 10, 10)
      recorder.state = .began
      recorder.state = .changed
      recorder.state = .began
      phone.finger(1).up()
    }
    #expect(
      warnings
        == ["began", "changed"].map {
          "\(recorder.traceName) named \"recorder\" cannot go from failed to \($0), which is ignored; "
            + "a finished gesture can begin again only after its reset"
        })
    recorder.name = nil
    recorder.answers = [.began: .began]
    phone.finger(1).down(at: 10, 10)
    recorder.state = .possible
    #expect(
      warnings.last == "\(recorder.traceName) cannot go from began to possible, which is ignored; "
        + "set changed, or finish with ended, cancelled or failed")
  }

  @Test("D-11 D-14 a reset that sets possible, as is common, causes no warning")
  func possibleInReset() {
    final class Resetting: UIGestureRecognizer {
      var resets = 0
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() {
        resets += 1
        state = .possible
      }
    }
    let resetting = Resetting()
    view.addGestureRecognizer(resetting)
    let phone = TestPhone(view)
    var warnings: [String] = []
    phone.context.host.warn = { warnings.append($0) }
    for _ in 0...1 { phone.finger(1).down(at: 10, 10).up() }
    #expect(resetting.resets == 2)
    #expect(resetting.state == .possible)
    #expect(warnings == [])
  }

  /// A wheel recognizer, which never sets `began`.
  final class Wheel: UIGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  }

  /// A press that fails if the finger lifts outside its view, before `super` ends it.
  final class InsidePress: UILongPressGestureRecognizer {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      if let view, touches.contains(where: { !view.bounds.contains($0.location(in: view)) }) {
        state = .failed
      }
      super.touchesEnded(touches, with: event)
    }
  }

  /// A pan that fails if it moves up or down.
  final class SidewaysPan: UIPanGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      let velocity = velocity(in: view)
      if state == .began, abs(velocity.y) > abs(velocity.x) { state = .failed }
    }
  }

  /// Plays touches on a 100 x 100 view with a recognizer, and returns the actions and warnings.
  private func actions(
    of recognizer: UIGestureRecognizer, _ play: (TestPhone) -> Void
  ) -> (actions: [String], warnings: [String]) {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let root = UIView()
    root.addSubview(box)
    delegate.watch(recognizer, "gesture", on: box)
    let phone = TestPhone(root)
    var warnings: [String] = []
    phone.context.host.warn = { warnings.append($0) }
    play(phone)
    let actions = phone.log.lines.map { String($0.text.dropFirst(8).prefix { $0 != "!" }) }
    return (actions, warnings)
  }

  @Test("D-11 setting changed before a gesture has begun makes it begin")
  func wheel() {
    let result = actions(of: Wheel()) { phone in
      phone.finger(1).down(at: 10, 10).move(to: 20, 10).move(to: 30, 10).up()
    }
    #expect(result.actions == ["began", "changed", "ended"])
    #expect(result.warnings == [])
  }

  @Test("D-11 D-12 setting failed, even before super, ends an active gesture without an action")
  func press() {
    let press = InsidePress()
    press.minimumPressDuration = 0
    let result = actions(of: press) { phone in
      phone.finger(1).down(at: 50, 50)
      phone.after(0.1)
      phone.finger(1).move(to: 50, 200).up()
      phone.finger(1).down(at: 50, 50)
      phone.after(0.1)
      phone.finger(1).up()
    }
    #expect(result.actions == ["began", "changed", "began", "ended"])
    #expect(result.warnings == [])
  }

  @Test("D-11 D-12 a subclass can make its pan fail when it begins; the next pan works")
  func pan() {
    let result = actions(of: SidewaysPan()) { phone in
      phone.finger(1).down(at: 50, 10)
      phone.after(0.05)
      phone.finger(1).move(to: 50, 40).move(to: 60, 40).up()
      phone.finger(1).down(at: 10, 50)
      phone.after(0.05)
      phone.finger(1).move(to: 40, 50).up()
    }
    #expect(result.actions == ["began", "began", "ended"])
    #expect(result.warnings == [])
  }

  @Test("D-18 a recognizer that waits for an active gesture recognizes when that gesture fails")
  func failedWhileActive() {
    let other = RecordingRecognizer("other", [.moved: .began])
    delegate.watch(other, on: view)
    let phone = TestPhone(view)
    recorder.answers = [.began: .began, .moved: .failed]
    recorder.preventsOthers = false
    phone.finger(1).down(at: 10, 10)
    phone.finger(1).move(to: 11, 10)
    #expect(recorder.state == .failed)
    #expect(other.state == .began)
  }
}
