import ScriptSupport
import Simulator
import Testing
import TouchScript
import UIKit

/// Text in scripts and recordings.
struct TypingScriptTests {
  private static let steps = """
    touchscript 1
    0.000 keyboard on
    0.100 type "a\\n\\b\\"\\\\\\té"
    0.200 type key shift-left
    0.300 type compose "´"
    0.400 type paste "two\\nlines"
    0.500 keyboard off

    """

  @Test("K-04 M-63 text, keys, and the keyboard are script lines, which are written as parsed")
  func roundTrip() throws {
    let script = try Script(parsing: Self.steps, file: "typed.touch")
    #expect(script.text == Self.steps)
    let commands = script.steps.map(\.action)
    #expect(
      commands == [
        .command(.keyboard(isShown: true)), .command(.type(.insert("a\n\u{8}\"\\\té"))),
        .command(.type(.key(.shiftLeft))), .command(.type(.compose("´"))),
        .command(.type(.paste("two\nlines"))), .command(.keyboard(isShown: false)),
      ])
  }

  @Test("K-03 an invalid type line names what was expected")
  func errors() {
    #expect(
      ScriptText.errors(of: "touchscript 1\n0 type hello\n") == [
        #"2:8: found "hello"; expected text in double quotes, or "#
          + "key, compose or paste"
      ])
    #expect(ScriptText.errors(of: "touchscript 1\n0 type key f1\n").count == 1)
    #expect(ScriptText.errors(of: "touchscript 1\n0 keyboard maybe\n").count == 1)
  }

  @Test("M-63 K-31 a recording of typed text replays to the same trace")
  func replay() throws {
    func makePhone() -> (Phone, UITextField) {
      let phone = Phone(context: AppContext())
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
      phone.launch(
        .window {
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.addSubview(field)
          return window
        })
      return (phone, field)
    }
    var recorded = ""
    let (phone, field) = makePhone()
    var trace: [String] = []
    phone.trace = { trace.append($0) }
    let recorder = ScriptRecorder(of: phone, .init()) { recorded += $0 + "\n" }
    func step(_ milliseconds: Int64, _ event: PhoneEvent) {
      let time = AppTime(microseconds: milliseconds * 1000)
      phone.step([Timed(time, event)], to: time)
    }
    let finger = FingerKey(device: 7, finger: 1)
    step(100, .touches([TouchChange(finger, .down(CGPoint(x: 50, y: 120)))]))
    step(200, .touches([TouchChange(finger, .up(nil))]))
    step(300, .text(.insert("Hi\u{8}o")))
    step(400, .text(.key(.selectAll)))
    step(500, .text(.paste("x y")))
    step(600, .keyboard(isShown: true))
    #expect(field.text == "x y")
    recorder.stop()
    for line in [#"0.300 type "Hi\bo""#, "0.400 type key select-all", "0.600 keyboard on"] {
      #expect(recorded.contains(line), "\(recorded)")
    }
    let (second, copy) = makePhone()
    var replayed: [String] = []
    second.trace = { replayed.append($0) }
    let script = try Script(parsing: recorded, file: "recorded.touch")
    var input = ScriptInputTranslator(for: second)
    for item in script.steps {
      input.beginTurn(at: second.time)
      switch item.action {
      case .packet(let changes): input.add(changes, at: item.time)
      case .command(let command): input.add(command, at: item.time)
      case .expectation: break
      }
      second.step(input.takeEvents(), to: item.time)
    }
    #expect(copy.text == "x y")
    #expect(replayed.contains { $0.hasSuffix(#"text paste "x y""#) })
    let isComparable = { (line: String) in !TraceFormatter.isDraw(line) }
    #expect(replayed.filter(isComparable) == trace.filter(isComparable))
  }
}
