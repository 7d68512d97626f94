import Simulator
import Streams
import Testing
import TouchTesting
import UIKit

/// Apps that change views and recognizers during their callbacks.
struct GestureReentrancyTests {
  let view = LoggingView()
  let delegate = RecordingDelegate()
  let first = RecordingRecognizer("first")
  let second = RecordingRecognizer("second")
  /// A recognizer that only some tests attach to a view.
  let third = RecordingRecognizer("third")

  init() {
    for recorder in [first, second] { delegate.watch(recorder, on: view) }
  }

  /// Returns the log lines that begin with the name of a recognizer or view.
  private func lines(_ name: String, _ phone: TestPhone) -> [String] {
    phone.log.lines.map(\.text).filter { $0.hasPrefix(name) }
  }

  /// Returns the states that the recognizers entered.
  private func states(_ phone: TestPhone) -> [String] {
    phone.trace.compactMap { line in
      let recorders = [first, second, third]
      guard let recorder = recorders.first(where: { line.contains(" gesture \($0.traceName) ") })
      else { return nil }
      return "\(recorder.name ?? "") \(line.split(separator: " ").last ?? "")"
    }
  }

  // MARK: - Delegate methods

  @Test(
    "D-03 a recognizer that its delegate disables or removes receives no touches",
    arguments: [0, 1])
  func switchedOffInDelegate(form: Int) {
    delegate.receives = { _ in
      if form == 0 {
        self.first.isEnabled = false
      } else {
        self.view.removeGestureRecognizer(self.first)
      }
      return true
    }
    first.delegate = delegate
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    #expect(lines("first", phone) == [])
    #expect(first.numberOfTouches == 0)
    #expect(phone.finger(1).touch?.gestureRecognizers == [second])
  }

  @Test("D-11 D-17 a recognizer disabled during a decision about it does not recognize")
  func disabledInDelegate() {
    let closureDelegate = ClosureDelegate()
    closureDelegate.onBoth = { self.second.isEnabled = false }
    second.delegate = closureDelegate
    first.answers = [.began: .began]
    second.answers = [.began: .began]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    #expect(
      states(phone) == ["first began", "second failed"], "the second recognizer fails only once")
    phone.finger(1).up()
    #expect(second.state == .possible)
  }

  @Test("D-11 D-18 a recognizer disabled during a decision to wait does not recognize")
  func disabledWhileWaiting() {
    let closureDelegate = ClosureDelegate()
    closureDelegate.onWaiting = { self.second.isEnabled = false }
    second.delegate = closureDelegate
    second.answers = [.began: .ended]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    #expect(states(phone) == ["second failed"])
    #expect(lines("second ended", phone) == [])
  }

  @Test("D-18 a delegate that changes its answer does not make a recognizer wait forever")
  func changedAnswer() {
    let closureDelegate = ClosureDelegate()
    closureDelegate.waits = true
    second.delegate = closureDelegate
    second.answers = [.began: .ended]
    first.answers = [.moved: .failed]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    #expect(states(phone) == [])
    closureDelegate.waits = false
    phone.finger(1).move(to: 11, 10).up()
    #expect(states(phone) == ["first failed", "second ended"])
  }

  @Test("D-04 a gesture stays in one window, even if a callback moves views to another window")
  func twoWindows() {
    let (panel, box) = (LoggingView("panel"), LoggingView("box"))
    let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    front.addSubview(panel)
    panel.addGestureRecognizer(first)
    let phone = TestPhone(windows: UIWindow(holding: box), front)
    first.onTouches = { phase, _, _ in if phase == .began { panel.addSubview(box) } }
    phone.together {
      phone.finger(1).down(at: 10, 10)
      phone.finger(2).down(at: 10, 300)
    }
    #expect(
      lines("first", phone) == ["first began 1 (10,10)"],
      "the other finger landed in the back window")
  }

  @Test(
    "D-14 C-36 if a view is removed during a timer's decision, its touches are canceled afterward"
  )
  func removedInDelegate() {
    let box = LoggingView("box")
    view.addSubview(box)
    let closureDelegate = ClosureDelegate()
    closureDelegate.onBegin = { box.removeFromSuperview() }
    first.delegate = closureDelegate
    first.answers = [.cancelled: .cancelled]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    view.perform(after: 0.1, key: "begin") { self.first.state = .began }
    phone.at(0.1)
    #expect(states(phone) == ["first began", "second failed", "first cancelled"])
    #expect(first.state == .possible)
  }

  // MARK: - Arbitration

  @Test(
    "D-17 D-18 an excluded recognizer's failure does not let other excluded recognizers recognize",
    arguments: [UIGestureRecognizer.State.began, .ended])
  func excludedTogether(state: UIGestureRecognizer.State) {
    third.answers = [.began: .began]
    delegate.watch(third, on: view)
    third.require(toFail: second)
    first.answers = [.moved: state]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10).move(to: 11, 10)
    #expect(states(phone) == ["first \(state)", "second failed", "third failed"])
  }

  @Test("D-17 D-18 a waiting recognizer fails if a gesture with its touches is already active")
  func excludedWhileWaiting() {
    delegate.receives = { $0.finger.finger == 2 }
    second.delegate = delegate
    let other = RecordingDelegate()
    other.receives = { $0.finger.finger == 1 || $0.finger.finger == 3 }
    first.delegate = other
    third.answers = [.ended: .failed]
    third.preventsOthers = false
    delegate.watch(third, on: view)
    third.isPreventable = false
    second.require(toFail: third)
    second.answers = [.began: .began]
    first.answers = [.began: .began]
    let phone = TestPhone(view)
    phone.finger(2).down(at: 20, 10)
    #expect(states(phone) == [])
    phone.finger(1).down(at: 10, 10)
    #expect(states(phone) == ["first began"])
    first.answers = [:]
    delegate.receives = { _ in true }
    second.answers = [:]
    phone.finger(3).down(at: 30, 10)
    phone.finger(2).up()
    #expect(states(phone) == ["first began", "third failed", "second failed"])
  }

  @Test("D-18 D-39 a swipe does not time out while it waits for a failure")
  func waitingSwipe() {
    let swipe = UISwipeGestureRecognizer()
    delegate.watch(swipe, "swipe", on: view)
    swipe.require(toFail: first)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    phone.at(0.1)
    phone.finger(1).move(to: 60, 10)
    view.perform(after: 0.9, key: "fail") { self.first.state = .failed }
    phone.at(1)
    #expect(lines("swipe", phone) == ["swipe ended! (10,10)"])
  }

  @Test("D-18 D-25 a recognizer does not wait for a recognizer that ignored all its touches")
  func ignoredAll() {
    first.onTouches = { _, touches, event in
      for touch in touches { self.first.ignore(touch, for: event) }
    }
    second.require(toFail: first)
    second.answers = [.moved: .ended]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10).move(to: 11, 10)
    #expect(lines("second ended!", phone) == ["second ended! (11,10)"])
    second.answers = [.began: .ended]
    phone.finger(2).down(at: 20, 10)
    #expect(lines("first began", phone).count == 2, "the first recognizer receives the next touch")
  }

  // MARK: - Actions

  @Test("D-13 D-21 a gesture recognized in an action calls its action before touches are canceled")
  func recognizedInAction() {
    delegate.allowsBoth = true
    (first.delegate, first.cancelsTouchesInView) = (delegate, false)
    first.answers = [.moved: .began]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    let target = ActionTarget { if self.first.state == .began { self.second.state = .began } }
    first.addTarget(target, action: ActionTarget.call)
    phone.finger(1).move(to: 11, 10)
    #expect(
      phone.log.lines.map(\.text).suffix(4) == [
        "second moved 1 (11,10)", "first began! (11,10)", "second began! (11,10)",
        "view cancelled 1 (11,10)",
      ])
  }

  @Test("D-12 a removed action is not called")
  func removedActions() {
    var calls: [String] = []
    let (one, other) = (
      ActionTarget { calls.append("one") }, ActionTarget { calls.append("other") }
    )
    first.answers = [.began: .ended]
    first.addTarget(one, action: ActionTarget.call)
    first.addTarget(other, action: ActionTarget.call)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10).up()
    first.removeTarget(one, action: nil)
    phone.finger(1).down(at: 10, 10).up()
    first.removeTarget(nil, action: nil)
    phone.finger(1).down(at: 10, 10).up()
    #expect(calls == ["one", "other", "other"])
  }

  @Test("D-13 D-14 a gesture recognized in an action calls its own action before its reset")
  func recognizedAtTheEnd() {
    delegate.allowsBoth = true
    first.delegate = delegate
    first.answers = [.ended: .ended]
    let target = ActionTarget { self.second.state = .ended }
    first.addTarget(target, action: ActionTarget.call)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10).up()
    #expect(
      phone.log.lines.map(\.text).suffix(5) == [
        "first ended! (10,10)", "second ended! (10,10)", "view cancelled 1 (10,10)", "first reset",
        "second reset",
      ])
  }

  @Test("D-13 C-36 if a timer's action removes a view, its touches are canceled after all actions")
  func removedInAction() {
    let box = LoggingView("box")
    view.addSubview(box)
    first.cancelsTouchesInView = false
    let target = ActionTarget { if self.first.state == .began { box.removeFromSuperview() } }
    first.addTarget(target, action: ActionTarget.call)
    let late = ActionTarget { print("late \(self.first.state)") }
    first.addTarget(late, action: ActionTarget.call)
    first.answers = [.cancelled: .cancelled]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    view.perform(after: 0.1, key: "begin") { self.first.state = .began }
    phone.at(0.1)
    #expect(
      phone.log.lines.map(\.text).suffix(8) == [
        "first began! (10,10)", "late began", "first cancelled 1 (10,10)",
        "first cancelled! (10,10)", "late cancelled", "box cancelled 1 (10,10)", "first reset",
        "second reset",
      ], "the second one failed when the first one began")
  }

  @Test("D-11 D-13 an action cannot change a gesture that has already finished")
  func tooLate() {
    first.answers = [.began: .began]
    let target = ActionTarget { if self.first.state == .changed { self.first.state = .cancelled } }
    first.addTarget(target, action: ActionTarget.call)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    first.answers = [.moved: .changed, .ended: .ended]
    phone.finger(2).down(at: 20, 10)
    phone.together {
      phone.finger(1).move(to: 11, 10)
      phone.finger(2).up()
    }
    #expect(
      states(phone) == ["first began", "second failed", "first changed", "first ended"])
  }

  // MARK: - Deferred view callbacks

  @Test("D-14 D-24 a recognizer that was reset does not depend on the previous gesture")
  func independentAfterReset() {
    first.answers = [.ended: .failed]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10).up()
    #expect(lines("first reset", phone).count == 1, "all its fingers are up")
    #expect(lines("view ended", phone) == [], "the second one may still recognize")
    view.perform(after: 0.1, key: "fail") { self.second.state = .failed }
    phone.at(0.1)
    #expect(lines("view ended", phone) == ["view ended 1 (10,10)"])
  }

  @Test(
    "D-23 D-24 C-32 deferred callbacks are canceled when their view is removed from its window",
    arguments: [true, false])
  func deferredInRemovedView(isBeganDeferred: Bool) {
    let box = LoggingView("box")
    view.addSubview(box)
    first.delaysTouchesBegan = isBeganDeferred
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10).up()
    view.perform(after: 0.1, key: "remove") { box.removeFromSuperview() }
    view.perform(after: 0.2, key: "fail") {
      for recorder in [self.first, self.second] { recorder.state = .failed }
    }
    phone.at(0.3)
    #expect(
      lines("box", phone)
        == (isBeganDeferred ? [] : ["box began 1 (10,10)", "box cancelled 1 (10,10)"]))
    #expect(
      phone.trace.contains { $0.hasPrefix("T 0.100000 call touchesCancelled") } == !isBeganDeferred)
  }

  @Test("D-21 recognition by a timer cancels a touch even after another gesture has finished")
  func recognizedLater() {
    first.answers = [.began: .failed]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    view.perform(after: 0.1, key: "begin") { self.second.state = .began }
    phone.at(0.1)
    #expect(lines("view", phone) == ["view began 1 (10,10)", "view cancelled 1 (10,10)"])
  }

  @Test(
    "D-21 C-05 if a view's callback cancels a touch, only touchesCancelled follows")
  func recognizedInCallback() {
    let box = LoggingView("box", frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(box)
    let phone = TestPhone(view)
    box.onTouches = { phase, _, _ in if phase == .moved { self.first.state = .began } }
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 60, 10)
    phone.together {
      phone.finger(1).move(to: 11, 10)
      phone.finger(2).move(to: 61, 10)
    }
    let calls = phone.log.lines.map(\.text).filter { $0.hasPrefix("box") || $0.hasPrefix("view") }
    #expect(
      calls.suffix(3) == [
        "box moved 1 (11,10)", "box cancelled 1 (11,10)", "view cancelled 2 (61,10)",
      ])
  }

  // MARK: - The view's recognizers

  @Test("a recognizer listed twice is added to the view once")
  func listedTwice() {
    view.gestureRecognizers = [second, second, first, second]
    #expect(view.gestureRecognizers == [second, first])
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    #expect(second.numberOfTouches == 1)
    view.addGestureRecognizer(second)
    #expect(second.state == .possible, "a recognizer that was already attached is not changed")
    #expect(view.gestureRecognizers == [second, first])
  }

  @Test("a recognizer that a delegate adds while the view's recognizers are being set is appended")
  func addedWhileSet() {
    let closureDelegate = ClosureDelegate()
    closureDelegate.onWaiting = { self.view.addGestureRecognizer(self.third) }
    let phone = TestPhone(view)
    second.require(toFail: first)
    phone.finger(1).down(at: 10, 10)
    second.state = .ended
    #expect(second.state == .possible, "it waits for the first")
    let fourth = RecordingRecognizer("fourth")
    view.addGestureRecognizer(fourth)
    phone.finger(2).down(at: 100, 10)
    second.delegate = closureDelegate
    view.gestureRecognizers = [second, fourth]
    #expect(view.gestureRecognizers == [second, fourth, third])
    #expect(states(phone).contains("second ended"))
  }
}

/// A delegate that calls closures and returns fixed values.
private final class ClosureDelegate: UIGestureRecognizerDelegate {
  var waits = false
  var onBegin: () -> Void = {}
  var onBoth: () -> Void = {}
  var onWaiting: () -> Void = {}

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    onBegin()
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    onBoth()
    return false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    onWaiting()
    return waits
  }
}

/// A target whose action calls a closure.
private final class ActionTarget {
  let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func call() { action() }
}
