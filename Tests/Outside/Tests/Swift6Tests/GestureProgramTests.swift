import Testing
import TouchTesting
import UIKit

@testable import Swift6

/// Tests programs with recognizers and custom gestures.
@MainActor struct GestureProgramTests {
  @Test func theCardStaysOnTheAxisOfItsDrag() throws {
    let phone = TestPhone(AxisLockController())
    // The card's center is at (160, 230) in the view.
    phone.finger(1).down(at: 160, 230)
    phone.finger(1).move(to: 164, 234).move(to: 190, 240).move(to: 220, 310).up()
    #expect(phone.log == "card at 220, 230, horizontal")
    try phone.finish()
  }

  @Test func aCheckmarkIsRecognized() throws {
    let phone = TestPhone(CheckmarkController())
    phone.finger(1).down(at: 100, 180)
    phone.finger(1).move(to: 140, 240).move(to: 160, 260).move(to: 220, 160).up()
    #expect(phone.log == "check 1, state ended")
    // A stroke down to the left does not start a checkmark.
    phone.finger(1).down(at: 100, 180)
    phone.finger(1).move(to: 60, 240).move(to: 160, 80).up()
    #expect(phone.log == "check 1, state ended")
    try phone.finish()
  }

  @Test func theWindowShowsTouches() throws {
    let phone = TestPhone(IndicatorAppDelegate.self)
    let window = try #require(UIApplication.shared.windows.first as? TouchIndicatorWindow)
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 200, 200)
    phone.finger(2).move(to: 210, 220)
    #expect(window.indicatorCount == 2)
    #expect(window.subviews.last?.center == CGPoint(x: 210, y: 220))
    phone.finger(1).up()
    phone.finger(2).up()
    #expect(window.indicatorCount == 0)
    phone.after(0.3)
    // Only the controller's view remains.
    #expect(window.subviews.count == 1)
    try phone.finish()
  }

  @Test func thePhotoScalesAboutTheFingers() throws {
    let table = PhotoTable()
    let phone = TestPhone(table)
    // In the view, the photo extends from (60, 130) to (260, 330). On the screen, it is 20 points
    // lower. The fingers move from 100 to 200 points apart around the photo's center.
    phone.pinch(at: 160, 230, from: 100, to: 200, over: 0.5)
    let scale = table.photo.transform.a
    #expect(abs(scale - 2) < 0.05)
    let center = table.photo.convert(
      CGPoint(x: table.photo.bounds.midX, y: table.photo.bounds.midY), to: table.view)
    #expect(abs(center.x - 160) < 1 && abs(center.y - 230) < 1)
    try phone.finish()
  }

  @Test func oneFingerMovesThePhoto() throws {
    let table = PhotoTable()
    let phone = TestPhone(table)
    phone.drag(from: 100, 180, to: 150, 240, over: 0.5)
    let origin = table.photo.frame.origin
    // The pan begins only at its threshold of 10 points, but its translation includes these points.
    #expect(abs(origin.x - 110) <= 10 && abs(origin.y - 190) <= 10)
    // The anchor point was moved under the finger when the pan began.
    #expect(table.photo.layer.anchorPoint != CGPoint(x: 0.5, y: 0.5))
    try phone.finish()
  }

  @Test(arguments: 1...4) func tapsAreCounted(count: Int) throws {
    let grades = TapGrades()
    let phone = TestPhone(grades)
    phone.tap(at: 100, 100, count: count)
    phone.after(1)
    #expect(phone.log == TestLog(stringLiteral: "\(count) at 100, 100"))
    #expect(grades.counts.reduce(0, +) == 1)
    try phone.finish()
  }

  @Test func aCardIsThrownOrSpringsBack() throws {
    let controller = SwipeCardsController()
    let phone = TestPhone(controller)
    phone.drag(from: 160, 220, to: 200, 220, over: 0.5)
    phone.after(1.5)
    #expect(controller.view.subviews.count == 3)
    #expect(controller.view.subviews.last?.transform == .identity)
    phone.drag(from: 160, 220, to: 300, 240, over: 0.5)
    phone.after(0.5)
    #expect(phone.log == "card 1 liked, 2 left")
    phone.drag(from: 160, 220, to: 20, 220, over: 0.5)
    phone.after(0.5)
    #expect(phone.log == "card 1 liked, 2 left\ncard 2 passed, 1 left")
    try phone.finish()
  }

  @Test func theDialClicks() throws {
    let phone = TestPhone(DialLockController())
    // The finger moves 40 degrees around (160, 220) on the screen. At 18 degrees per click, the
    // dial clicks twice.
    let angle = CGFloat.pi / 180 * 40
    phone.finger(1).down(at: 240, 200)
    for step in 1...4 {
      let part = angle * CGFloat(step) / 4
      phone.finger(1).move(to: 160 + 80 * cos(part), 200 + 80 * sin(part))
    }
    phone.finger(1).up()
    #expect(phone.log == "click 1\nclick 2")
    try phone.finish()
  }

  @Test func swipesMoveTiles() throws {
    let phone = TestPhone(TilePuzzle())
    // The gap is at the bottom right. A swipe to the right moves tile 8, and a swipe down moves
    // tile 5.
    phone.drag(from: 100, 230, to: 200, 230, over: 0.2)
    phone.drag(from: 100, 180, to: 100, 280, over: 0.2)
    phone.drag(from: 100, 180, to: 100, 80, over: 0.2)
    phone.after(0.3)
    #expect(phone.log == "tile 8 to 8\ntile 5 to 7\ntile 5 to 4")
    try phone.finish()
  }

  @Test func fingersSlideFromKeyToKey() throws {
    let keys = PianoKeys(frame: CGRect(x: 20, y: 200, width: 280, height: 160))
    let host = UIView(frame: .zero)
    host.addSubview(keys)
    let phone = TestPhone(host)
    // Keys are 40 points wide and start at 20.
    phone.together {
      phone.finger(1).down(at: 40, 300)
      phone.finger(2).down(at: 120, 300)
    }
    phone.finger(2).move(to: 160, 300)
    phone.finger(1).move(to: 40, 100)
    phone.finger(1).up()
    phone.finger(2).up()
    #expect(phone.log == "+C\n+E\n+F\n-E\n-C\n-F")
    try phone.finish()
  }

  @Test func theResponderChainMatchesApplesDiagram() throws {
    let phone = TestPhone(ChainController())
    phone.tap(at: 160, 220)
    #expect(
      phone.log == """
        ChainView > ChainView > UIView > ChainController
        inner of a chain view
        outer of another view
        controller
        """)
    try phone.finish()
  }
}
