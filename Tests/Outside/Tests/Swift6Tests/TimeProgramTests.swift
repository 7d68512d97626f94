import Testing
import TouchTesting
import UIKit

@testable import Swift6

/// Tests programs with delayed work.
@MainActor struct TimeProgramTests {
  @Test func thePlacardBouncesBack() throws {
    let controller = SpringyController()
    let phone = TestPhone(controller)
    let placard = controller.placard
    let home = placard.center
    phone.finger(1).down(at: home.x, home.y + 20)
    phone.after(0.4)
    #expect(placard.transform == CGAffineTransform(scaleX: 1.1, y: 1.1))
    phone.finger(1).move(to: 80, 80).up()
    #expect(placard.center == home)
    phone.after(0.75)
    let shown = try #require(placard.layer.presentation()).position
    #expect(shown != home)
    phone.after(1)
    #expect(phone.log == "home, finished true")
    #expect(placard.layer.animationKeys() == nil)
    try phone.finish()
  }

  @Test func theMainQueueRunsOnThePhonesClock() throws {
    let phone = TestPhone(MainQueueLoader())
    phone.tap(at: 160, 80)
    phone.after(0.1)
    try phone.expectLabel("status", "sum 500500")
    phone.after(1)
    phone.tap(at: 160, 80)
    // The first work item was canceled. The second one runs two seconds after the second tap.
    phone.after(1.9)
    try phone.expectLabel("status", "sum 500500")
    phone.after(0.2)
    try phone.expectLabel("status", "idle")
    #expect(phone.log == "sum 500500\nsum 500500\nidle again")
    try phone.finish()
  }

  @Test func tasksSleepOnThePhonesClock() throws {
    let phone = TestPhone(TaskCounter())
    phone.tap(at: 160, 80)
    phone.after(2.5)
    #expect(phone.log == "3\n2\n1")
    phone.after(1.5)
    #expect(phone.log == "3\n2\n1\nlift-off")
    phone.tap(at: 160, 80)
    phone.after(1.5)
    phone.tap(at: 160, 80)
    phone.after(5)
    #expect(phone.log == "3\n2\n1\nlift-off\n3\n2\ncancelled")
    try phone.finish()
  }

  @Test func theSheetFollowsTheFingerAndFinishes() throws {
    let controller = BottomSheetController()
    let phone = TestPhone(controller)
    phone.finger(1).down(at: 160, 420)
    phone.finger(1).move(to: 160, 270, over: 0.5).after(0.3).up()
    phone.after(1)
    #expect(phone.log == "open")
    #expect(controller.sheet.frame.origin.y == 160)
    // A short, slow drag springs back.
    phone.finger(1).down(at: 160, 220)
    phone.finger(1).move(to: 160, 260, over: 0.5).after(0.3).up()
    phone.after(1)
    #expect(phone.log == "open\nopen")
    #expect(controller.sheet.frame.origin.y == 160)
    try phone.finish()
  }

  @Test func theRingFillsWhilePressed() throws {
    let controller = PulsePressController()
    let phone = TestPhone(controller)
    phone.finger(1).down(at: 160, 220)
    phone.after(1)
    // Half of the two seconds has passed. An explicit animation is linear by default.
    #expect(abs(try #require(controller.ring.presentation()).strokeEnd - 0.5) < 0.02)
    phone.after(1.5)
    #expect(controller.ring.presentation()?.strokeEnd == 1)
    phone.finger(1).up()
    #expect(controller.ring.strokeEnd == 0)
    #expect(phone.log == "held\nreleased after 4 ticks")
    try phone.finish()
  }

  @Test func theDisplayLinkMovesTheMole() throws {
    let game = MoleGame()
    let phone = TestPhone(game)
    phone.after(1.5)
    let x = game.mole.frame.midX
    // The mole moves 100 points per second, starting with the first frame.
    #expect(x > 30 + 140 && x <= 30 + 150.1)
    phone.tap(at: x, 230)
    phone.tap(at: 300, 380)
    phone.tap(at: game.mole.frame.midX, 230)
    #expect(phone.log == "hit 1\nmiss\nhit 2")
    let last = game.mole.frame
    phone.after(1)
    #expect(game.mole.frame == last)
    try phone.finish()
  }
}
