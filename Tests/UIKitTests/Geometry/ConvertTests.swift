import Testing
import TouchTesting
import UIKit

struct ConvertTests {
  /// A tree with all kinds of geometry, in a window that is offset from the screen's corner.
  final class Tree {
    let window = UIWindow(frame: CGRect(x: 0, y: 20, width: 320, height: 460))
    let outer = UIView(frame: CGRect(x: 30, y: 40, width: 200, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
    let cousin = UIView(frame: CGRect(x: 100, y: 300, width: 10, height: 10))

    init() {
      window.addSubview(outer)
      window.addSubview(cousin)
      outer.addSubview(inner)
      outer.transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 0.5)
      outer.bounds.origin = CGPoint(x: 9, y: -4)
      inner.layer.anchorPoint = CGPoint(x: 0.1, y: 0.9)
      inner.transform = CGAffineTransform(scaleX: -1, y: 3)
    }
  }

  @Test("E-07 nil refers to the window's coordinates or, for a window, the screen's")
  func toNil() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let window = UIWindow(frame: CGRect(x: 0, y: 20, width: 320, height: 460))
    window.addSubview(view)
    let point = CGPoint(x: 1, y: 2)
    let none: UIView? = nil
    #expect(view.convert(point, to: none) == CGPoint(x: 11, y: 12))
    #expect(view.convert(CGPoint(x: 11, y: 12), from: none) == point)
    #expect(window.convert(point, to: none) == CGPoint(x: 1, y: 22))
    #expect(window.convert(CGPoint(x: 1, y: 22), from: none) == point)
    #expect(window.convert(point, to: nil as UIWindow?) == CGPoint(x: 1, y: 22))
    #expect(window.convert(CGPoint(x: 1, y: 22), from: nil as UIWindow?) == point)
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: 10, y: 10, width: 50, height: 50))
    #expect(
      window.convert(CGRect(x: 0, y: 20, width: 5, height: 5), from: nil)
        == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test("E-07 round trips between any two views or windows are accurate to 1e-9")
  func roundTrip() {
    let (first, second) = (Tree(), Tree())
    second.window.frame.origin = CGPoint(x: 33, y: 77)
    let views = [first, second].flatMap { [$0.window, $0.outer, $0.inner, $0.cousin] }
    let point = CGPoint(x: 12.5, y: -7.25)
    for a in views {
      for b in views {
        let there = a.convert(point, to: b)
        let back = b.convert(there, to: a)
        #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
        let from = b.convert(point, from: a)
        #expect(abs(from.x - there.x) < 1e-9 && abs(from.y - there.y) < 1e-9)
      }
    }
  }

  @Test("E-07 A-30 conversion agrees with the locations of touches")
  func likeLocations() throws {
    let tree = Tree()
    let phone = TestPhone(windows: tree.window)
    let touch = try #require(phone.finger(1).down(at: 150, 110).touch)
    for view in [tree.outer, tree.inner, tree.cousin] {
      let converted = tree.window.convert(CGPoint(x: 150, y: 90), to: view as UIView?)
      let located = touch.location(in: view)
      #expect(abs(converted.x - located.x) < 1e-9 && abs(converted.y - located.y) < 1e-9)
    }
  }

  @Test("E-07 a rectangle is converted to its upright bounding box")
  func rectangles() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let window = UIWindow(holding: view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let box = view.convert(view.bounds, to: window as UIView?)
    // The diagonal of a 100 × 100 square.
    #expect(abs(box.width - 100 * sqrt(2)) < 1e-9)
    #expect(abs(box.midX - 50) < 1e-9 && abs(box.midY - 50) < 1e-9)
    let back = view.convert(box, from: window as UIView?)
    #expect(abs(back.width - 200) < 1e-9)
  }

  /// Measured with UIKit on an iPhone, and published in SwiftWin32's tests (ViewTests.swift,
  /// compnerd).
  @Test("E-07 a rectangle is converted by way of its bounding box in the common superview")
  func rectanglesOfCousins() {
    func measure(
      _ first: CGAffineTransform, _ second: CGAffineTransform, to: CGRect, from: CGRect
    ) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
      let uncle = UIView(frame: CGRect(x: 4, y: 92, width: 254, height: 17))
      uncle.transform = first
      uncle.bounds = CGRect(x: 144, y: 23, width: 20, height: 15)
      let parent = UIView(frame: CGRect(x: 12, y: 150, width: 400, height: 400))
      parent.transform = second
      let child = UIView(frame: CGRect(x: 40, y: 113, width: 10, height: 10))
      child.transform = CGAffineTransform(rotationAngle: 42)
      child.bounds = CGRect(x: 4, y: 3, width: 20, height: 15)
      root.addSubview(uncle)
      root.addSubview(parent)
      parent.addSubview(child)
      let rect = CGRect(x: 45, y: 115, width: 13, height: 14)
      for (ours, device) in [
        (child.convert(rect, to: uncle as UIView?), to),
        (child.convert(rect, from: uncle as UIView?), from),
      ] {
        for (a, b) in zip(
          [ours.minX, ours.minY, ours.width, ours.height],
          [device.minX, device.minY, device.width, device.height])
        {
          #expect(abs(a - b) < 1e-9)
        }
      }
    }
    measure(
      CGAffineTransform(rotationAngle: 110), CGAffineTransform(rotationAngle: -30),
      to: CGRect(
        x: -91.9808292852884, y: -126.65734667117412, width: 19.295318391541684,
        height: 19.58870361060326),
      from: CGRect(
        x: 69.16410886522763, y: -160.22950933436533, width: 19.295318391541684,
        height: 19.58870361060326))
    measure(
      CGAffineTransform(translationX: 68, y: 419), CGAffineTransform(scaleX: 7, y: 18),
      to: CGRect(
        x: -370.7599647161262, y: -3194.0537428193356, width: 126.21777535967215,
        height: 315.26234158932266),
      from: CGRect(
        x: -130.5701354815033, y: 97.83304592215717, width: 1.4556799635159337,
        height: 2.0132111355644327))
  }

  @Test("E-07 a rectangle is converted to another window through screen coordinates")
  func rectanglesOfWindows() {
    let (first, second) = (Tree(), Tree())
    second.window.frame.origin = CGPoint(x: 33, y: 77)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let there = first.cousin.convert(rect, to: second.cousin as UIView?)
    #expect(there == rect.offsetBy(dx: -33, dy: 20 - 77))
  }

  @Test("E-07 nil refers to the root in a tree without a window")
  func detached() {
    let root = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let child = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(child)
    #expect(child.convert(CGPoint.zero, to: nil as UIView?) == CGPoint(x: 5, y: 5))
    #expect(child.convert(CGPoint(x: 5, y: 5), from: nil as UIView?) == .zero)
    #expect(root.convert(CGPoint.zero, to: nil as UIView?) == .zero)
  }

  @Test("E-10 a transform maps x' = a x + c y + tx, y' = b x + d y + ty")
  func mapping() {
    let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    let mapped = CGPoint(x: 17, y: 19).applying(transform)
    #expect(mapped == CGPoint(x: 2 * 17 + 5 * 19 + 11, y: 3 * 17 + 7 * 19 + 13))
    let size = CGSize(width: 17, height: 19).applying(transform)
    #expect(size == CGSize(width: 2 * 17 + 5 * 19, height: 3 * 17 + 7 * 19))
  }

  @Test("E-10 a positive rotation is clockwise on screen")
  func rotation() {
    let transform = CGAffineTransform(rotationAngle: .pi / 6)
    #expect(transform.a == cos(.pi / 6) && transform.d == cos(.pi / 6))
    #expect(transform.b == sin(.pi / 6) && transform.c == -sin(.pi / 6))
    // The x-axis is rotated downward.
    #expect(CGPoint(x: 1, y: 0).applying(transform).y > 0)
  }

  @Test("E-10 rotated, scaledBy and translatedBy are applied first; concatenating is applied last")
  func order() {
    let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    let point = CGPoint(x: 17, y: 19)
    let shift = CGAffineTransform(translationX: 23, y: 29)
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(
      point.applying(transform.translatedBy(x: 23, y: 29))
        == CGPoint(x: 40, y: 48).applying(transform))
    #expect(transform.translatedBy(x: 23, y: 29) == shift.concatenating(transform))
    #expect(transform.scaledBy(x: 2, y: 3) == scale.concatenating(transform))
    #expect(transform.rotated(by: 1) == turn.concatenating(transform))
    #expect(
      point.applying(transform.concatenating(scale)) == point.applying(transform).applying(scale))
  }

  @Test("E-10 inverting undoes a transform; a singular transform is its own inverse")
  func inverse() {
    let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    let both = transform.concatenating(transform.inverted())
    for (a, b) in zip(
      [both.a, both.b, both.c, both.d, both.tx, both.ty], [1, 0, 0, 1, 0, 0] as [CGFloat])
    {
      #expect(abs(a - b) < 1e-9)
    }
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }
}
