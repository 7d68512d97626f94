import Testing
import TouchTesting
import UIKit

/// Scripts on a phone that the test also controls directly.
struct ScriptTests {
  let phone = TestPhone(Sketch(frame: .zero))

  @Test("K-22 a script begins at the phone's time and advances it to the script's end")
  func times() throws {
    phone.tap(at: 10, 10)
    phone.at(2)
    try phone.expectLog("b 10,10", "e 10,10")
    try phone.play(
      script: """
        touchscript 1
        0.5 d1 20,20
        0.5 expect log "b 20,20"
        0.5 expect trace packet 3
        0.75 m1 30,20 via 25,20,0.6
        0.75 expect log "m 30,20"
        1 expect nolog

        """)
    #expect(phone.time == 3)
    #expect(phone.log.lines.map(\.time) == [0, 0.08, 2.5, 2.75])
    phone.finger(1).move(to: 40, 20, over: 0.016).up()
    try phone.expectLog("m 40,20", "e 40,20")
    try phone.expectTrace("T 2.750000 packet 4")
    try phone.finish()
  }

  @Test("K-03 a script with errors does not run, and all errors are reported")
  func errors() throws {
    let failure = #expect(throws: TestFailure.self) {
      try phone.play(script: "touchscript 1\n0 d1 1,1\n0 dwon 1\n0 u9\n", name: "my.touch")
    }
    let lines = failure?.message.split(separator: "\n").map(String.init) ?? []
    #expect(lines.first?.hasPrefix("my.touch:3:3: unknown word \"dwon\"; expected down") == true)
    #expect(phone.trace.allSatisfy { $0.contains(" draw ") })
    #expect(phone.time == 0)
  }

  @Test("K-20 a script's failed expectations are reported with their lines")
  func failures() throws {
    let failure = #expect(throws: TestFailure.self) {
      try phone.play(
        script: """
          touchscript 1
          0 tap 1 10,10
          0.1 expect log "b 10,11"
          0.1 expect prop view.alpha 1
          0.1 expect label message "no"

          """)
    }
    #expect(
      failure?.message == """
        script:3:1: 0.100 expect log "b 10,11": expected "b 10,11", got "b 10,10"
        script:5:1: 0.100 expect label message "no": expected "no", got "touched"
        """)
    #expect(phone.time == 0.1)
  }

  @Test("K-22 the trace ends at the script's first failure, although the script continues")
  func traceOfFailure() throws {
    let failure = #expect(throws: TestFailure.self) {
      try phone.play(
        script: """
          touchscript 1
          0.1 d1 10,10
          0.1 expect log "b 10,11"
          0.2 m1 20,20 over 0.5
          0.7 u1

          """)
    }
    #expect(failure?.time == 0.1)
    #expect(failure?.trace.last == "T 0.100000 log b 10,10")
    #expect(phone.time == 0.7)
  }
}
