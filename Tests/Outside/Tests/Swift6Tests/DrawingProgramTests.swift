import Testing
import TouchTesting
import UIKit

@testable import Swift6

/// Tests programs in which fingers draw.
@MainActor struct DrawingProgramTests {
  @Test func fingerPaintHasAStrokeForEachFinger() throws {
    let paint = FingerPaintView(frame: .zero)
    let phone = TestPhone(paint)
    phone.finger(1).down(at: 50, 100)
    phone.finger(2).down(at: 250, 100)
    phone.together {
      phone.finger(1).move(to: 60, 300, over: 0.2)
      phone.finger(2).move(to: 260, 300, over: 0.2)
    }
    phone.finger(1).up()
    phone.finger(2).cancel()
    #expect(paint.finishedCount == 1)
    try phone.finish()
  }

  @Test func theCanvasReceivesEverySample() throws {
    let canvas = CoalescedCanvas(frame: .zero)
    let phone = TestPhone(canvas)
    phone.finger(1).down(at: 20, 100)
    // At 60 packets per second, the drag consists of twelve moves of 10 points.
    phone.finger(1).move(to: 140, 100, over: 0.2).up()
    // Touch down, twelve moves, and the lift.
    #expect(phone.log == "stroke of 14 samples, length 120")
    #expect(canvas.predicted == 0)
    #expect(canvas.samples.allSatisfy { $0.force == 1 })
    try phone.finish()
  }

  @Test func aMapTableFindsTheDotOfEachTouch() throws {
    let controller = MapTableDots()
    let phone = TestPhone(controller)
    phone.finger(1).down(at: 60, 100)
    phone.finger(2).down(at: 200, 280)
    phone.finger(2).move(to: 220, 320)
    #expect(
      controller.view.subviews.map(\.center) == [CGPoint(x: 60, y: 100), CGPoint(x: 220, y: 320)])
    phone.finger(1).up()
    phone.finger(2).up()
    #expect(phone.log == "1 dots\n2 dots\n1 dots\n0 dots")
    #expect(controller.view.subviews.isEmpty)
    try phone.finish()
  }

  @Test func theSignaturePadDrawsIntoAnImage() throws {
    let pad = SignaturePad()
    pad.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let phone = TestPhone(pad)
    phone.drag(from: 50, 100, to: 150, 100, over: 0.2)
    #expect(phone.log == "signed on 320 x 480")
    #expect(pad.pixel(at: CGPoint(x: 100, y: 100)) == [255, 0, 0, 255])
    #expect(pad.pixel(at: CGPoint(x: 100, y: 200)) == [0, 0, 0, 0])
    try phone.finish()
  }

  @Test func theCompassTurnsWithTheFinger() throws {
    let phone = TestPhone(UIView(frame: .zero))
    let compass = CompassRose(frame: CGRect(x: 60, y: 140, width: 200, height: 200))
    UIApplication.shared.windows[0].addSubview(compass)
    phone.after(0.1)
    // The finger moves 80 degrees around the center, which is at (160, 240).
    let angle = CGFloat.pi / 180 * 80
    phone.finger(1).down(at: 240, 240)
    phone.finger(1).move(to: 160 + 80 * cos(angle), 240 + 80 * sin(angle)).up()
    #expect(phone.log == "heading 80")
    #expect(abs(compass.heading - .pi / 2) < 1e-9)
    // The rose animates from 80 to 90 degrees, which takes a quarter second. The app created the
    // layer, so the layer's new transform is animated too.
    #expect(compass.rose.animationKeys()?.sorted() == ["spin", "transform"])
    phone.after(0.125)
    let shown = compass.rose.presentation()!.affineTransform()
    let shownAngle = atan2(shown.b, shown.a)
    #expect(shownAngle > angle && shownAngle < .pi / 2)
    phone.after(0.2)
    #expect(compass.rose.animationKeys() == nil)
    #expect(compass.rose.sublayers?.count == 4)
    try phone.finish()
  }

  @Test func rippleLayersAreRemovedWhenTheirAnimationsEnd() throws {
    let view = RippleView(frame: .zero)
    let phone = TestPhone(view)
    phone.tap(at: 100, 100)
    #expect(view.rippleCount == 1)
    phone.after(0.3)
    #expect(view.rippleCount == 1)
    phone.after(0.3)
    #expect(phone.log == "ripple gone")
    #expect(view.rippleCount == 0)
    try phone.finish()
  }

  @Test func theRulerShowsDistanceAndAngle() throws {
    let phone = TestPhone(TwoFingerRuler(frame: .zero))
    phone.finger(1).down(at: 100, 200)
    phone.finger(2).down(at: 220, 200)
    try phone.expectLabel("readout", "120 pt, 0°")
    // A triangle with sides of 30, 40 and 50, enlarged three times: 90 to the right and 120 down.
    phone.finger(2).move(to: 190, 320)
    try phone.expectLabel("readout", "150 pt, 53°")
    phone.finger(1).up()
    phone.finger(2).up()
    try phone.finish()
  }

  @Test func imagePiecesSnapToTheGrid() throws {
    let board = SnapBoard()
    let phone = TestPhone(board)
    // The second piece is at (120, 40).
    phone.drag(from: 120, 40, to: 200, 250, over: 0.3)
    phone.after(0.3)
    // In the view, the piece moves to (200, 250): column 2, row 3 of 80-point cells.
    #expect(phone.log == "cell 2, 3")
    try phone.expect("piece1.center", .point(200, 280))
    #expect((board.view.subviews[1] as? UIImageView)?.image?.size == CGSize(width: 60, height: 60))
    try phone.finish()
  }
}
