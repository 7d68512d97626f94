import Testing
import TouchTesting
import UIKit

@testable import Swift6

/// Tests programs in other styles.
@MainActor struct TrialProgramTests {
  @Test func aPatternUnlocks() throws {
    let controller = PatternLockController()
    let phone = TestPhone(controller)
    // The dots are 100 points apart. The first dot is at (60, 130) in the view and (60, 150) on the
    // screen.
    phone.finger(1).down(at: 60, 130)
    phone.finger(1).move(to: 160, 132).move(to: 210, 130)
    // Two dots and the location of the finger.
    #expect(controller.lock.linePointCount == 3)
    phone.finger(1).move(to: 260, 130).move(to: 260, 230).move(to: 255, 325).up()
    #expect(controller.lock.linePointCount == 5)
    phone.finger(1).down(at: 60, 130)
    phone.finger(1).move(to: 60, 230).up()
    #expect(phone.log == "unlocked\nwrong: 0-3")
    #expect(controller.lock.layer.animationKeys() == ["shake"])
    phone.after(0.5)
    #expect(controller.lock.layer.animationKeys() == nil)
    try phone.finish()
  }

  @Test func theLassoSelectsTheStarsInside() throws {
    let picker = LassoPicker(frame: .zero)
    let phone = TestPhone(picker)
    // Stars are at (40 + 80 x, 60 + 100 y).
    phone.finger(1).down(at: 10, 50)
    phone.finger(1).move(to: 150, 50).move(to: 150, 120).move(to: 10, 120).up()
    #expect(phone.log == "2 stars in 140 x 70")
    #expect(picker.stars.indices.filter { picker.stars[$0].isSelected } == [0, 1])
    try phone.finish()
  }

  @Test func theCoverIsScratchedOff() throws {
    let controller = ScratchCardController()
    let phone = TestPhone(controller)
    // The finger scratches three rows of 13 of the 200 cells, and then three more rows.
    phone.drag(from: 100, 130, to: 200, 130, over: 0.3)
    phone.after(1)
    #expect(phone.log == "" && !controller.cover.isHidden)
    #expect(abs(controller.cover.fraction - 39 / 200) < 1e-9)
    phone.drag(from: 100, 170, to: 200, 170, over: 0.3)
    phone.after(0.2)
    #expect(controller.cover.alpha == 0 && !controller.cover.isHidden)
    phone.after(0.3)
    #expect(phone.log == "revealed")
    #expect(controller.cover.isHidden)
    try phone.finish()
  }

  @Test func twoFingersCrop() throws {
    let controller = CropController()
    let phone = TestPhone(controller)
    #expect(controller.cropFrame.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    phone.finger(1).down(at: 60, 100)
    phone.finger(2).down(at: 260, 300)
    phone.together {
      phone.finger(1).move(to: 40, 80)
      phone.finger(2).move(to: 300, 380)
    }
    phone.finger(1).up()
    phone.finger(2).up()
    #expect(controller.latest == CGRect(x: 40, y: 80, width: 260, height: 300))
    // The dark area passes the tap through to the button.
    phone.tap(at: 160, 200)
    #expect(phone.log == "crop 260 x 300")
    phone.finger(1).down(at: 45, 85)
    phone.finger(1).move(to: 300, 380).up()
    // The minimum side length is 60.
    #expect(controller.latest == CGRect(x: 240, y: 320, width: 60, height: 60))
    try phone.finish()
  }

  @Test func iconsCanBeReordered() throws {
    let controller = ReorderGridController()
    let phone = TestPhone(controller)
    phone.finger(1).down(at: 60, 80)
    phone.after(0.4)
    #expect(controller.tiles[0].isHidden)
    #expect(controller.tiles[1].layer.animationKeys() == ["wobble"])
    phone.finger(1).move(to: 260, 80, over: 0.4)
    phone.after(0.3)
    #expect(controller.order == "BCADEFGHI")
    #expect(controller.tiles[1].center == CGPoint(x: 160, y: 80))
    phone.finger(1).up()
    phone.after(0.3)
    #expect(phone.log == "BCADEFGHI")
    #expect(controller.view.subviews.count == 9)
    #expect(controller.tiles.allSatisfy { !$0.isHidden && $0.layer.animationKeys() == nil })
    // Nothing happens between the icons.
    phone.finger(1).down(at: 110, 80)
    phone.after(0.5)
    phone.finger(1).up()
    #expect(phone.log == "BCADEFGHI")
    try phone.finish()
  }

  @Test func aRestingFingerShowsAMagnifier() throws {
    let page = MagnifierPage(frame: .zero)
    let phone = TestPhone(page)
    phone.finger(1).down(at: 100, 200)
    phone.after(0.4)
    #expect(page.magnifier == nil)
    phone.after(0.2)
    #expect(phone.log == "magnifier at 100, 200")
    phone.finger(1).move(to: 150, 250)
    #expect(page.magnifier?.center == CGPoint(x: 150, y: 190))
    phone.finger(1).up()
    #expect(page.magnifier == nil)
    // A tap is too short.
    phone.tap(at: 100, 200)
    phone.after(1)
    #expect(phone.log == "magnifier at 100, 200")
    try phone.finish()
  }

  @Test func thumbsDriveTheShip() throws {
    let controller = GamePadController()
    let phone = TestPhone(controller)
    phone.after(0.1)
    // The pad's center is at (70, 400) on the screen.
    phone.finger(1).down(at: 110, 380)
    #expect(controller.pad.direction == .right)
    phone.after(1)
    // The ship moves 60 points per second, which is 1 point per refresh.
    #expect(abs(controller.ship.center.x - 220) <= 1.5)
    phone.finger(2).down(at: 280, 390)
    phone.finger(3).down(at: 210, 390)
    #expect(phone.log == "shot 1 with turbo")
    phone.finger(1).move(to: 110, 340)
    #expect(controller.pad.direction == [.right, .up])
    let before = controller.ship.center
    phone.after(0.5)
    #expect(abs(controller.ship.center.x - before.x - 60) <= 3)
    #expect(abs(before.y - controller.ship.center.y - 60) <= 3)
    phone.finger(1).up()
    #expect(controller.pad.direction.isEmpty)
    phone.finger(2).up()
    phone.finger(3).up()
    try phone.finish()
  }

  @Test func twoFingersBendTheCurve() throws {
    let editor = CurveEditor(frame: .zero)
    let phone = TestPhone(editor)
    phone.finger(1).down(at: 90, 105)
    phone.finger(2).down(at: 240, 100)
    phone.together {
      phone.finger(1).move(to: 110, 145)
      phone.finger(2).move(to: 260, 160)
    }
    phone.finger(1).up()
    phone.finger(2).up()
    let points = editor.points.map(\.center)
    #expect(points[1] == CGPoint(x: 100, y: 140) && points[2] == CGPoint(x: 260, y: 160))
    // (p0 + 3 p1 + 3 p2 + p3) / 8
    #expect(editor.location(at: 0.5) == CGPoint(x: 175, y: 187.5))
    try phone.finish()
  }

  @Test func aDragScrubsTheCard() throws {
    let controller = InteractiveCardController()
    let phone = TestPhone(controller)
    phone.tap(at: 160, 450)
    phone.after(1)
    #expect(phone.log == "open")
    #expect(controller.card.frame.minY == 120 && controller.dimmer.alpha == 0.5)
    // After a third of the distance and a pause, the card opens again.
    phone.finger(1).down(at: 160, 150)
    phone.finger(1).move(to: 160, 250, over: 0.5)
    let shown = controller.card.layer.presentation()!.frame.minY
    #expect(shown > 170 && shown < 270)
    phone.after(0.5)
    phone.finger(1).up()
    phone.after(1)
    #expect(phone.log == "open\nopen")
    #expect(controller.card.frame.minY == 120)
    phone.finger(1).down(at: 160, 150)
    phone.finger(1).move(to: 160, 300, over: 0.15).up()
    phone.after(1)
    #expect(phone.log == "open\nopen\nclosed")
    #expect(controller.card.frame.minY == 420 && controller.dimmer.alpha == 0)
    try phone.finish()
  }

  @Test func aPullLoadsMoreRows() throws {
    let controller = PullToRefreshController()
    let phone = TestPhone(controller)
    phone.finger(1).down(at: 160, 80)
    phone.finger(1).move(to: 160, 280, over: 0.5)
    #expect(controller.spinner.strokeEnd == 0.9)
    phone.finger(1).up()
    #expect(phone.log == "loading")
    phone.after(0.9)
    #expect(controller.spinner.animationKeys() == ["turn"])
    // The movement counts as finished within a quarter point.
    #expect(abs(controller.scrollView.contentOffset.y + 60) < 0.25)
    phone.after(1.5)
    #expect(phone.log == "loading\n15 rows")
    #expect(controller.spinner.animationKeys()?.contains("turn") != true)
    #expect(controller.scrollView.contentOffset == .zero)
    #expect(controller.scrollView.contentSize.height == 750)
    // A pull that is too short has no effect.
    phone.drag(from: 160, 80, to: 160, 130, over: 0.3)
    phone.after(2)
    #expect(phone.log == "loading\n15 rows")
    try phone.finish()
  }
}
