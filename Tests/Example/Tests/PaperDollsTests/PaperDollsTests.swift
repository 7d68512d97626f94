import PaperDolls
import Testing
import TouchTesting
import UIKit

@MainActor struct PaperDollsTests {
  let phone = TestPhone(PaperDolls(frame: .zero))

  @Test func oneFingerDragsAPiece() throws {
    phone.finger(1).down(at: 80, 100).move(to: 160, 60).up()
    #expect(phone.log == "hat is at 160, 60")
    try phone.finish()
  }

  @Test func everyFingerDragsItsOwn() throws {
    phone.together {
      phone.finger(1).down(at: 80, 100)
      phone.finger(2).down(at: 240, 240)
    }
    phone.together {
      phone.finger(1).move(to: 160, 60, over: 0.5)
      phone.finger(2).move(to: 160, 200, over: 0.5)
    }
    try phone.expect("hat.center", .point(160, 60))
    try phone.expect("dress.center", .point(160, 200))
    phone.finger(2).up()
    phone.finger(1).up()
    try phone.expectLog("dress is at 160, 200", "hat is at 160, 60")
    try phone.finish()
  }

  @Test func aDoubleTapPutsAPieceBack() throws {
    phone.drag(from: 80, 100, to: 160, 100, over: 0.2)
    phone.after(1)
    phone.tap(at: 160, 100, count: 2)
    phone.after(0.2)
    // After half of the 0.4 seconds the hat is halfway.
    try phone.expect("hat.presentation.center", .point(120, 100))
    phone.after(0.2)
    #expect(
      phone.log == """
        hat is at 160, 100
        hat is at 160, 100
        hat is back
        """)
    try phone.finish()
  }

  @Test func aCallPutsAPieceBack() throws {
    phone.finger(1).down(at: 80, 100).move(to: 300, 400)
    phone.cancel()
    phone.finger(1).up()
    phone.after(0.4)
    #expect(phone.log == "hat is back")
    try phone.finish()
  }

  @Test func theMouseIsTwoFingers() throws {
    phone.press(.ctrl)
    phone.mouse.move(to: 80, 240).down()
    // The second finger mirrors the first about the center of the screen. At 240, 240 it is on the
    // dress.
    phone.mouse.move(to: 90, 240).up()
    phone.release(.ctrl)
    #expect(phone.log == "dress is at 230, 240")
    try phone.finish()
  }

  @Test func aScriptDoesTheSame() throws {
    try phone.play(
      script: """
        touchscript 1
        0.0 drag 1 80,100 160,60 over 0.5
        0.5 expect log "hat is at 160, 60"
        0.5 expect prop hat.center 160,60

        """)
    try phone.finish()
  }

  @Test func aFailureShowsTheTrace() {
    phone.finger(1).down(at: 80, 100).move(to: 160, 60).up()
    let failure = #expect(throws: TestFailure.self) {
      try phone.expect("hat.center.x", 161)
    }
    #expect(failure?.message == "hat.center.x: expected 161 ± 1e-06, got 160")
    #expect(failure?.trace.last == "T 0.000000 log hat is at 160, 60")
  }
}
