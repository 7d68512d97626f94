import Simulator
import Testing
import UIKit

struct FrameTests {
  let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  @Test("E-01 a view's geometry consists of bounds, center, transform and anchor point")
  func model() {
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.transform.isIdentity)
    #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    parent.addSubview(view)
    view.bounds = CGRect(x: 5, y: 7, width: 100, height: 50)
    view.layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    view.transform = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 11, ty: 13)
    // (1, 2) minus the origin (5, 7) minus the anchor (25, 50) is (-29, -55).
    let mapped = CGPoint(x: 2 * -29.0 + -1 * -55 + 11 + 60, y: 0.5 * -29.0 + 3 * -55 + 13 + 45)
    #expect(view.convert(CGPoint(x: 1, y: 2), to: parent) == mapped)
  }

  @Test("E-02 the frame is the bounding box of the transformed corners")
  func boundingBox() {
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = view.frame
    #expect(abs(turned.minX - 35) < 1e-9 && abs(turned.minY - -5) < 1e-9)
    #expect(abs(turned.width - 50) < 1e-9 && abs(turned.height - 100) < 1e-9)
  }

  @Test("E-03 setting the frame moves the center but not the bounds' origin")
  func setting() {
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.frame = CGRect(x: 100, y: 200, width: 40, height: 30)
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 40, height: 30))
    #expect(view.center == CGPoint(x: 120, y: 215))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    view.frame = CGRect(x: 100, y: 200, width: 40, height: 30)
    #expect(view.center == CGPoint(x: 100, y: 230))
    #expect(view.frame == CGRect(x: 100, y: 200, width: 40, height: 30))
  }

  @Test("E-03 setting the same frame twice has the same result")
  func settingIsExact() {
    let rect = CGRect(x: 0.1, y: 1.0 / 3, width: 0.7, height: 12.345)
    view.frame = rect
    let (center, frame) = (view.center, view.frame)
    view.frame = CGRect(x: 123_456.789, y: -98_765.4321, width: 3, height: 1e9)
    view.frame = rect
    #expect(view.center == center)
    #expect(view.frame == frame)
    #expect(center == CGPoint(x: 0.1 + 0.5 * 0.7, y: 1.0 / 3 + 0.5 * 12.345))
  }

  @Test("E-03 at a scale of 2, a 100-point frame produces 50-point bounds, centered in the frame")
  func settingUnderTransform() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.bounds.size == CGSize(width: 50, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 50))
    view.layer.anchorPoint = .zero
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.center == .zero)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("E-03 in a rotated view, the bounds get the size transformed by the inverse as a vector")
  func settingUnderRotation() {
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    view.transform = CGAffineTransform(rotationAngle: 0.1)
    view.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
    let (sine, cosine) = (sin(0.1), cos(0.1))
    #expect(abs(view.bounds.width - 100 * (cosine + sine)) < 1e-9)
    #expect(abs(view.bounds.height - 100 * (cosine - sine)) < 1e-9)
    // The frame that Apple's simulator printed: its width is 100 ((c + s) c + (c - s) s).
    let width = 100 * ((cosine + sine) * cosine + (cosine - sine) * sine)
    #expect(abs(width - 117.873589) < 1e-5)
    #expect(abs(view.frame.width - width) < 1e-9)
    #expect(abs(view.frame.minX - (70 - width / 2)) < 1e-9)
    #expect(abs(view.frame.minY - 20) < 1e-9)
    #expect(abs(view.frame.height - 100) < 1e-9)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 80)
    #expect(abs(view.bounds.width - 80) < 1e-9)
    #expect(abs(view.bounds.height - 30) < 1e-9)
  }

  @Test("E-03 setting the frame under a singular transform does not change the bounds")
  func settingUnderSingular() {
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.center == CGPoint(x: 5, y: 5))
  }

  @Test("E-04 resizing the bounds keeps the center, and moving the center keeps the bounds")
  func growing() {
    view.bounds.size = CGSize(width: 200, height: 60)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: -40, y: 15, width: 200, height: 60))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 200, height: 60))
    #expect(view.frame == CGRect(x: -100, y: -30, width: 200, height: 60))
  }

  @Test(
    "E-05 setting the anchor point moves the view, but not its center",
    arguments: [
      (CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 45)), (CGPoint(x: 1, y: 1), CGPoint(x: -40, y: -5)),
      (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 10, y: 20)),
      (CGPoint(x: 0.25, y: -1), CGPoint(x: 35, y: 95)),
    ])
  func anchorPoint(anchor: CGPoint, origin: CGPoint) {
    view.layer.anchorPoint = anchor
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(origin: origin, size: CGSize(width: 100, height: 50)))
  }

  @Test("E-06 negative sizes are standardized")
  func negative() {
    view.frame = CGRect(x: 100, y: 100, width: -40, height: -30)
    #expect(view.frame == CGRect(x: 60, y: 70, width: 40, height: 30))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 30))
    view.bounds = CGRect(x: 0, y: 0, width: -10, height: 20)
    #expect(view.bounds == CGRect(x: -10, y: 0, width: 10, height: 20))
    #expect(view.center == CGPoint(x: 80, y: 85))
  }

  #if DEBUG
    @Test("E-06 a NaN location traps in debug builds")
    func notANumber() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run { UIView().center = CGPoint(x: CGFloat.nan, y: 0) }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run { UIView().bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 0) }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run { UIView().frame = CGRect(x: 0, y: CGFloat.nan, width: 1, height: 0) }
      }
    }
  #endif

  @Test("C-55 E-01 a view without a frame is at the origin and has zero size")
  func plain() {
    #expect(UIView().frame == .zero)
    #expect(UIView(coder: NSCoder())?.frame == .zero)
  }
}
