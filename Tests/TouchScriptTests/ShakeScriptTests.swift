import ScriptSupport
import Testing
import UIKit

@testable import Simulator
@testable import TouchScript

/// Scripts that shake the phone.
struct ShakeScriptTests {
  final class Controller: UIViewController {}

  @Test("C-62 a script shakes the phone; each call is traced, explained, and recorded")
  func script() throws {
    let phone = Phone()
    var lines: [String] = []
    var explained: [String] = []
    var recorded: [String] = []
    phone.trace = { lines.append($0) }
    phone.explain = { explained.append($0) }
    let controller = Controller()
    let runner = ScriptRunner(
      try ScriptText.script("0.1 shake\n0.6 turn"), on: phone, launching: .controller { controller }
    )
    phone.onEvent = nil
    let recorder = ScriptRecorder(of: phone, .init()) { recorded.append($0) }
    let result = runner.run()
    recorder.stop()
    #expect(result.checks.compactMap(\.failure).isEmpty)
    #expect(
      lines.filter { $0.contains(" motion ") } == [
        "T 0.100000 motion motionBegan Controller", "T 0.600000 motion motionEnded Controller",
      ])
    let reason = "because there is no first responder"
    #expect(
      explained == [
        "0.100 shake: motionBegan is sent to Controller, \(reason)",
        "0.600 shake: motionEnded is sent to Controller, \(reason)",
      ])
    #expect(recorded.contains("0.100 shake"))
  }
}
