import CoreGraphics
import Testing
import UIKit

@testable import Simulator

@Suite("Playing scripts")
struct ScriptRunnerTests {
  @Test("K-10 K-22 the example of the grammar holds")
  func example() throws {
    let script = try TouchScript(
      parsing: """
        touchscript 1
        demo PinchExample
        0.000 d1 130,240 & d2 190,240
        0.100 m1 80,240 & m2 240,240
        0.100 expect label message ""
        0.200 m1 79,240 & m2 241,240
        0.200 expect label message "Zoom In Pinch"
        0.300 u1 & u2
        1.799 expect label message "Zoom In Pinch"
        1.800 expect label message ""

        """, file: "pinch.touch")
    #expect(script.header.demo == "PinchExample")
    let result = ScriptRunner.run(
      script, on: Phone(), launching: .controller { PinchLabelController() })
    #expect(result.failureText == [])
    #expect(result.checks.map(\.passed) == [true, true, true, true])
    #expect(result.checks.last?.text == #"1.800 expect label message """#)
    #expect(result.exitCode == .success)
  }
}
