import Testing
import TouchTesting
import UIKit

@testable import Swift6

/// Tests programs with custom and UIKit controls.
@MainActor struct ControlProgramTests {
  @Test func theKnobTurnsWithTheFinger() throws {
    let controller = KnobController()
    let phone = TestPhone(controller)
    // The knob's center is at (160, 200) in the view and (160, 220) on the screen.
    phone.finger(1).down(at: 240, 200)
    // A quarter turn clockwise is a third of 270 degrees.
    phone.finger(1).move(to: 160, 280)
    try phone.expectLabel("label", "33 %")
    phone.finger(1).up()
    #expect(phone.log == "knob at 33 %")
    #expect(abs(controller.knob.value - 1.0 / 3) < 1e-9)
    try phone.finish()
  }

  @Test func theRangeSliderMovesOneThumb() throws {
    let controller = RangeSliderController()
    let phone = TestPhone(controller)
    let slider = controller.slider
    // The 30-point thumbs can travel 250 points. At 0.2, the lower thumb's center is at x = 20 + 15
    // + 50 on the screen.
    #expect(slider.lowerThumbLayer.frame == CGRect(x: 50, y: 0, width: 30, height: 30))
    phone.drag(from: 85, 115, to: 135, 115, over: 0.2)
    // The drag adds 50 of 250 points.
    #expect(phone.log == "range 0.40 to 0.80")
    let highlight = slider.highlightLayer.frame
    #expect(abs(highlight.minX - 115) < 1e-9 && abs(highlight.width - 100) < 1e-9)
    #expect(highlight.minY == 10 && highlight.height == 10)
    // The lower thumb stops at the upper thumb.
    phone.drag(from: 135, 115, to: 300, 115, over: 0.2)
    #expect(abs(slider.lowerValue - 0.8) < 1e-9)
    try phone.finish()
  }

  @Test func starsAreRatedByDragging() throws {
    let phone = TestPhone(StarRatingController())
    // Stars are 60 points wide and start at x = 10. The control is at y = 100 in the view and at y
    // = 120 on the screen.
    phone.finger(1).down(at: 40, 130)
    phone.finger(1).move(to: 220, 130).up()
    #expect(phone.log == "1 stars\n4 stars")
    try phone.finish()
  }

  @Test func theJoystickStopsAtItsRim() throws {
    let controller = JoystickController()
    let phone = TestPhone(controller)
    // The base has a radius of 100. Its center is at (160, 300) in the view and (160, 320) on the
    // screen.
    phone.finger(1).down(at: 210, 300)
    phone.finger(1).move(to: 320, 300)
    phone.finger(2).down(at: 100, 280)
    phone.finger(2).up()
    phone.finger(1).up()
    #expect(phone.log == "0.50 0.00\n1.00 0.00\nreleased")
    phone.after(1)
    let stick = controller.joystick.subviews[0]
    #expect(stick.center == CGPoint(x: 100, y: 100))
    #expect(stick.layer.animationKeys() == nil)
    try phone.finish()
  }

  @Test func touchesPassThroughTheOverlay() throws {
    let phone = TestPhone(PassThroughController())
    // In the view, which covers the window, the button extends from (140, 200) to (180, 240). Its
    // touch area is 20 points larger on each side.
    phone.tap(at: 130, 240)
    phone.tap(at: 130, 280)
    #expect(phone.log == "button\nbackdrop")
    try phone.finish()
  }

  @Test func theGradientButtonHasAGradientLayer() throws {
    let controller = GradientButtonController()
    let phone = TestPhone(controller)
    #expect(controller.button.layer is CAGradientLayer)
    phone.finger(1).down(at: 160, 225)
    #expect(controller.button.alpha == 0.5)
    phone.finger(1).up()
    #expect(controller.button.alpha == 1)
    #expect(controller.button.title(for: .normal) == "Tapped 1")
    #expect(phone.log == "tapped 1")
    try phone.finish()
  }

  @Test func thePictureScrollsAndZooms() throws {
    let controller = ZoomingPictureController()
    let phone = TestPhone(controller)
    // The contents start below the status bar.
    #expect(controller.scrollView.contentOffset.y == -20)
    phone.finger(1).down(at: 160, 380)
    // The drag ends slowly, so the scroll view does not decelerate.
    phone.finger(1).move(to: 160, 280, over: 1).after(0.5).up()
    #expect(controller.scrollView.contentOffset.y > 60)
    #expect(controller.scrollView.contentOffset.y <= 80)
    #expect(phone.log == "drag\nend, decelerate false")
    phone.after(1)
    phone.tap(at: 160, 220, count: 2)
    phone.after(1)
    #expect(controller.scrollView.zoomScale == 2)
    #expect(controller.scrollView.contentSize == CGSize(width: 1280, height: 1920))
    try phone.finish()
  }

  @Test func aFlickDecelerates() throws {
    let controller = ZoomingPictureController()
    let phone = TestPhone(controller)
    phone.finger(1).down(at: 160, 280)
    phone.finger(1).move(to: 160, 230, over: 0.1).up()
    #expect(phone.log == "drag\nend, decelerate true")
    let atLift = controller.scrollView.contentOffset.y
    phone.after(5)
    // At v points per millisecond, the content travels v / (1 - 0.998) points: 250 points at 500
    // points per second. The estimated velocity may differ a little.
    let distance = controller.scrollView.contentOffset.y - atLift
    #expect(distance > 200 && distance < 300)
    #expect(
      phone.log.lines.last?.text
        == "rest at \(Int(controller.scrollView.contentOffset.y.rounded()))")
    try phone.finish()
  }

  @Test func aLongPressShowsTheMenu() throws {
    let controller = LongPressMenuController()
    let phone = TestPhone(controller)
    phone.finger(1).down(at: 160, 250).after(0.6).up()
    #expect(phone.log == "menu visible: true")
    #expect(controller.sticker.isFirstResponder)
    // The menu is above the sticker, which starts at y = 220 on the screen.
    let menu = UIMenuController.shared.menuFrame
    #expect(menu.maxY <= 220 && menu.midX == 160)
    phone.tap(at: menu.midX, menu.midY)
    #expect(phone.log == "menu visible: true\nremoved")
    #expect(controller.sticker.superview == nil)
    try phone.finish()
  }
}
