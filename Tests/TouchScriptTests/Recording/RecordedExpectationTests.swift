import CoreGraphics
import ScriptSupport
import Simulator
import Testing
import TouchScript
import UIKit

/// Expectations that are added to a recording.
struct RecordedExpectationTests {
  private final class Page {
    var lines: [String] = []
  }

  /// A screen with a label that counts taps, a switch, and unnamed views.
  private final class CounterController: UIViewController {
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
    let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 51, height: 31))
    let box = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 100))

    override func viewDidLoad() {
      label.accessibilityIdentifier = "count"
      label.text = "0"
      box.addSubview(UILabel(frame: CGRect(x: 10, y: 10, width: 50, height: 20)))
      for child in [label, toggle, box] { view.addSubview(child) }
      view.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: CounterController.tapped))
    }

    private func tapped() {
      label.text = "\((Int(label.text ?? "") ?? 0) + 1)"
      print("tap \(label.text ?? "")")
    }
  }

  private let page = Page()

  private func record() -> (Phone, ScriptRecorder) {
    let phone = Phone()
    phone.launch(.controller { CounterController() })
    let recorder = ScriptRecorder(of: phone, .init()) { [page] in page.lines.append($0) }
    return (phone, recorder)
  }

  private func step(_ phone: Phone, _ milliseconds: Int64, _ kind: TouchChange.Kind? = nil) {
    let time = AppTime(microseconds: milliseconds * 1000)
    let change = kind.map { TouchChange(FingerKey(device: 7, finger: 1), $0) }
    phone.step(change.map { [Timed(time, .touches([$0]))] } ?? [], to: time)
  }

  @Test("K-46 the first choice is a label's text, and the next ones are its frame and the log")
  func choices() {
    let (phone, recorder) = record()
    step(phone, 100, .down(CGPoint(x: 200, y: 400)))
    step(phone, 200, .up(nil))
    step(phone, 1000)
    let point = CGPoint(x: 30, y: 50)
    #expect(recorder.addExpectation(at: point) == #"expect label count "1""#)
    #expect(recorder.addExpectation(at: point) == "expect prop count.frame 20,40,200,30")
    #expect(recorder.addExpectation(at: point) == #"expect log "tap 1""#)
    #expect(recorder.addExpectation(at: point) == #"expect label count "1""#)
    step(phone, 2000)
    recorder.stop()
    #expect(
      page.lines == [
        "touchscript 1", "0.100 d1 200,400", "0.200 u1", #"1.000 expect label count "1""#,
        "2.000 turn",
      ])
  }

  @Test("K-46 after 2.5 seconds or other input, another expectation is added")
  func several() {
    let (phone, recorder) = record()
    step(phone, 1000)
    #expect(
      recorder.addExpectation(at: CGPoint(x: 30, y: 110))
        == "expect prop view.subviews[1].isOn false")
    step(phone, 3501)
    #expect(
      recorder.addExpectation(at: CGPoint(x: 30, y: 110))
        == "expect prop view.subviews[1].isOn false")
    step(phone, 3600, .down(CGPoint(x: 200, y: 400)))
    step(phone, 3700, .up(nil))
    #expect(recorder.addExpectation(at: CGPoint(x: 30, y: 50)) == #"expect label count "1""#)
    recorder.stop()
    #expect(
      page.lines.dropFirst() == [
        "1.000 expect prop view.subviews[1].isOn false",
        "3.501 expect prop view.subviews[1].isOn false", "3.600 d1 200,400", "3.700 u1",
        #"3.700 expect label count "1""#, "3.700 turn",
      ])
  }

  @Test("K-46 without a pointer, the view is at the last finger's location")
  func lastFinger() {
    let (phone, recorder) = record()
    #expect(recorder.addExpectation(at: nil) == "Nothing to expect here")
    step(phone, 100, .down(CGPoint(x: 35, y: 215)))
    step(phone, 150, .up(nil))
    #expect(recorder.addExpectation(at: nil) == "expect prop view.subviews[2].subviews[0].text nil")
  }

  @Test("K-46 if the log is expected, all of its lines are, and the recording passes")
  func log() throws {
    let (phone, recorder) = record()
    for tap in 1...3 {
      step(phone, Int64(tap) * 1000, .down(CGPoint(x: 200, y: 400)))
      step(phone, Int64(tap) * 1000 + 50, .up(nil))
      if tap == 2 {
        let empty = CGPoint(x: 300, y: 470)
        #expect(recorder.addExpectation(at: empty) == "expect prop view.frame 0,0,320,480")
        #expect(recorder.addExpectation(at: empty) == #"expect log "tap 1" and 1 more"#)
      }
    }
    recorder.stop()
    #expect(
      page.lines.filter { $0.contains("expect") } == [
        #"2.050 expect log "tap 1""#, #"2.050 expect log "tap 2""#, #"3.050 expect log "tap 3""#,
      ])
    let script = try Script(
      parsing: page.lines.map { $0 + "\n" }.joined(), file: "recording.touch")
    let result = ScriptRunner(
      script, on: Phone(), launching: .controller { CounterController() }
    ).run()
    #expect(result.failures.isEmpty)
  }
}
