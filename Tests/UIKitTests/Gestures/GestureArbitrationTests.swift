import Testing
import TouchTesting
import UIKit

/// Tests which of several recognizers recognize when they receive the same touches.
struct GestureArbitrationTests {
  let view = LoggingView()
  let delegate = RecordingDelegate()
  let first = RecordingRecognizer("first")
  let second = RecordingRecognizer("second")

  init() {
    for recorder in [first, second] { delegate.watch(recorder, on: view) }
  }

  /// Returns the actions that were called.
  private func actions(_ phone: TestPhone) -> [String] {
    phone.log.lines.map(\.text).filter { $0.contains("!") }
      .map { String($0.prefix { $0 != "!" }) }
  }

  @Test("D-17 recognition makes only recognizers with the same touches fail")
  func exclusion() {
    let box = LoggingView("box", frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let third = RecordingRecognizer("third")
    view.addSubview(box)
    delegate.watch(third, on: box)
    first.answers = [.moved: .began]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 50, 50)
    delegate.receives = { $0.location(in: self.view).x < 10 }
    for recorder in [first, second] { recorder.delegate = delegate }
    phone.finger(2).down(at: 5, 5)
    #expect(third.numberOfTouches == 1 && first.numberOfTouches == 2)
    delegate.receives = { _ in false }
    phone.finger(1).move(to: 60, 50)
    #expect(first.state == .began)
    #expect(second.state == .failed)
    #expect(third.state == .failed, "the third recognizer also received the second finger")
  }

  @Test("D-17 recognizers that share no fingers recognize independently")
  func independent() {
    delegate.receives = { $0.location(in: self.view).x < 100 }
    let other = RecordingDelegate()
    other.receives = { $0.location(in: self.view).x >= 100 }
    (first.delegate, second.delegate) = (delegate, other)
    for recorder in [first, second] { recorder.answers = [.moved: .began] }
    let phone = TestPhone(view)
    phone.finger(1).down(at: 50, 50)
    phone.finger(2).down(at: 150, 50)
    phone.finger(1).move(to: 60, 50)
    phone.finger(2).move(to: 160, 50)
    #expect(first.state == .began && second.state == .began)
  }

  @Test("D-17 either delegate can allow both to recognize", arguments: [0, 1])
  func simultaneous(which: Int) {
    delegate.allowsBoth = true
    [first, second][which].delegate = delegate
    for recorder in [first, second] { recorder.answers = [.moved: .began] }
    let phone = TestPhone(view)
    phone.finger(1).down(at: 50, 50).move(to: 60, 50)
    #expect(actions(phone) == ["first began", "second began"])
  }

  @Test("D-17 either recognizer can allow both to recognize", arguments: [0, 1])
  func preventing(which: Int) {
    if which == 0 { first.preventsOthers = false } else { second.isPreventable = false }
    for recorder in [first, second] { recorder.answers = [.moved: .began] }
    let phone = TestPhone(view)
    phone.finger(1).down(at: 50, 50).move(to: 60, 50)
    #expect(actions(phone) == ["first began", "second began"])
  }

  @Test("D-17 an active gesture prevents other gestures with its touches from beginning")
  func activeGesture() {
    first.answers = [.began: .began]
    delegate.receives = { _ in false }
    second.delegate = delegate
    let phone = TestPhone(view)
    phone.finger(1).down(at: 50, 50)
    delegate.receives = { _ in true }
    second.answers = [.began: .began]
    first.answers = [:]
    phone.finger(2).down(at: 60, 50)
    #expect(first.state == .began)
    #expect(second.state == .failed)
  }

  @Test("D-18 a recognizer waits for another's failure, then enters its pending states")
  func waits() {
    second.require(toFail: first)
    second.answers = [.moved: .began, .ended: .ended]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 50, 50).move(to: 60, 50)
    #expect(second.state == .possible)
    phone.finger(1).move(to: 61, 50).up()
    #expect(actions(phone) == [])
    phone.at(0.5)
    first.state = .failed
    phone.after(0)
    #expect(actions(phone) == ["second began", "second ended"])
    #expect(second.state == .possible, "it was reset when all its fingers were up")
  }

  @Test("D-18 a recognizer that waits for another's failure fails when the other recognizes")
  func loses() {
    second.require(toFail: first)
    second.answers = [.began: .began]
    first.answers = [.ended: .ended]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 50, 50)
    #expect(second.state == .possible)
    phone.finger(1).up()
    #expect(actions(phone) == ["first ended"])
    #expect(
      phone.trace.contains { $0.contains("gesture RecordingRecognizer") && $0.hasSuffix("failed") })
  }

  @Test("D-18 a recognizer does not wait for a recognizer that received no touches")
  func idle() {
    let away = RecordingRecognizer("away")
    second.require(toFail: away)
    first.isEnabled = false
    second.answers = [.began: .ended]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 50, 50)
    #expect(actions(phone) == ["second ended"])
  }

  @Test(
    "D-18 either recognizer or either delegate can require the failure",
    arguments: ["recognizer", "other recognizer", "delegate", "other delegate"])
  func otherForms(form: String) {
    switch form {
    case "recognizer": second.rivals = [first]
    case "other recognizer": first.followers = [second]
    case "delegate":
      delegate.requires = [(second, first)]
      second.delegate = delegate
    default:
      delegate.isRequired = [(second, first)]
      first.delegate = delegate
    }
    second.answers = [.began: .ended]
    first.answers = [.moved: .failed]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 50, 50)
    #expect(actions(phone) == [])
    phone.finger(1).move(to: 51, 50)
    #expect(actions(phone) == ["second ended"])
  }

  @Test("D-18 a chain of three waiting recognizers is resolved from the end, in one packet")
  func chain() {
    let third = RecordingRecognizer("third", [.began: .ended])
    delegate.watch(third, on: view)
    third.require(toFail: second)
    second.require(toFail: first)
    second.answers = [.began: .began, .moved: .failed]
    first.answers = [.ended: .failed]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 50, 50)
    #expect(actions(phone) == [])
    phone.finger(1).move(to: 51, 50)
    #expect(
      actions(phone) == ["third ended"], "a recognizer that waited for a failure may fail itself")
  }

  @Test(
    "D-18 recognizers that wait for each other all fail if all could recognize, with one warning",
    arguments: ["two", "three", "delegates", "itself"])
  func circles(form: String) {
    let third = RecordingRecognizer("third")
    delegate.watch(third, on: view)
    for recorder in [first, second, third] { recorder.preventsOthers = false }
    var circle = [first, second]
    switch form {
    case "two":
      first.require(toFail: second)
      second.require(toFail: first)
    case "three":
      circle.append(third)
      first.require(toFail: second)
      second.require(toFail: third)
      third.require(toFail: first)
    case "delegates": (first.rivals, first.followers) = ([second], [second])
    default:
      circle = [first]
      first.require(toFail: first)
    }
    for recorder in circle { recorder.answers = [.ended: .ended] }
    let phone = TestPhone(view)
    var warnings: [String] = []
    phone.context.host.warn = { warnings.append($0) }
    for _ in 0...1 {
      phone.finger(1).down(at: 50, 50).up()
      for recorder in circle { #expect(recorder.latestState == .failed, "\(recorder.name ?? "")") }
    }
    #expect(actions(phone) == [])
    #expect(warnings.count == 1)
    for recorder in circle {
      #expect(
        warnings.first?.contains("\(recorder.traceName) named \"\(recorder.name ?? "")\"") == true)
    }
  }

  @Test("D-18 if two recognizers wait for each other, one recognizes when the other fails")
  func halfCircle() {
    first.require(toFail: second)
    second.require(toFail: first)
    first.answers = [.ended: .ended]
    second.answers = [.moved: .failed]
    let phone = TestPhone(view)
    var warnings: [String] = []
    phone.context.host.warn = { warnings.append($0) }
    phone.finger(1).down(at: 50, 50).move(to: 51, 50).up()
    #expect(actions(phone) == ["first ended"])
    #expect(warnings == [])
  }

  @Test(
    "D-18 a recognizer that waits for a cycle of recognizers recognizes after they fail")
  func behindCircle() {
    let third = RecordingRecognizer("third", [.moved: .began])
    delegate.watch(third, on: view)
    first.require(toFail: second)
    second.require(toFail: first)
    third.require(toFail: first)
    for recorder in [first, second] { recorder.answers = [.ended: .ended] }
    let phone = TestPhone(view)
    phone.finger(1).down(at: 50, 50).move(to: 51, 50).up()
    #expect(actions(phone) == ["third began"])
  }

  @Test("D-11 D-18 a state that the delegate sets when asked for permission is entered only once")
  func stateInDelegate() {
    final class Delegate: UIGestureRecognizerDelegate {
      var isAsked = false
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if !isAsked {
          isAsked = true
          gestureRecognizer.state = .began
        }
        return true
      }
    }
    let (view, delegate, log) = (LoggingView(), Delegate(), RecordingDelegate())
    let (waiting, other) = (RecordingRecognizer("waiting"), RecordingRecognizer("other"))
    log.watch(waiting, on: view)
    view.addGestureRecognizer(other)
    waiting.delegate = delegate
    waiting.rivals = [other]
    waiting.answers = [.began: .began]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    #expect(delegate.isAsked)
    #expect(waiting.state == .possible)
    phone.run { other.state = .failed }
    #expect(waiting.state == .began)
    #expect(phone.log.lines.count { $0.text.hasPrefix("waiting began!") } == 1)
  }
}
