import CoreGraphics
import Testing
import UIKit

/// Frames, conversions, and hit tests of layers without views.
struct LayerGeometryTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  private func expect(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) {
    #expect(abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9, "\(point)")
  }

  @Test("a layer's frame, bounds, position and anchor point are consistent")
  func frame() {
    let layer = layer(10, 20, 30, 40)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 25, y: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let box = layer.frame
    #expect(abs(box.width - 40) < 1e-9 && abs(box.height - 30) < 1e-9)
    #expect(abs(box.midX - 25) < 1e-9 && abs(box.midY - 40) < 1e-9)
  }

  @Test("Points and rectangles are converted through rotated layers and back")
  func converting() {
    let root = layer(0, 0, 200, 200)
    let turned = layer(50, 50, 100, 100)
    let child = layer(10, 20, 30, 30)
    root.addSublayer(turned)
    turned.addSublayer(child)
    turned.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    // A quarter turn clockwise around (100, 100): (x, y) becomes (200 - y, x) in the root.
    expect(turned.convert(CGPoint(x: 0, y: 0), to: root), 150, 50)
    // (0, 0) of the child is (10, 20) in the rotated layer, which is (60, 70) before the rotation.
    expect(child.convert(CGPoint.zero, to: root), 130, 60)
    expect(child.convert(CGPoint(x: 130, y: 60), from: root), 0, 0)
    expect(root.convert(CGPoint.zero, from: child), 130, 60)
    let rect = child.convert(child.bounds, to: root)
    expect(rect.origin, 100, 60)
    #expect(abs(rect.width - 30) < 1e-9 && abs(rect.height - 30) < 1e-9)
    // `nil` refers to the coordinate space that contains the root.
    root.position = CGPoint(x: 107, y: 105)
    expect(child.convert(CGPoint.zero, to: nil), 137, 65)
    expect(child.convert(CGPoint(x: 137, y: 65), from: nil), 0, 0)
  }

  @Test("A layer converts rectangles as its view does")
  func convertingViews() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (left, right) = (
      UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)),
      UIView(frame: CGRect(x: 50, y: 50, width: 40, height: 20))
    )
    outer.addSubview(left)
    outer.addSubview(right)
    left.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 1)
    right.transform = CGAffineTransform(rotationAngle: -0.7)
    let expected = left.convert(left.bounds, to: right)
    let found = left.layer.convert(left.bounds, to: right.layer)
    #expect(abs(expected.minX - found.minX) < 1e-9 && abs(expected.width - found.width) < 1e-9)
    #expect(abs(expected.minY - found.minY) < 1e-9 && abs(expected.height - found.height) < 1e-9)
  }

  @Test("hitTest finds the frontmost layer in the tree, regardless of zPosition")
  func hitTest() {
    let root = layer(10, 10, 100, 100)
    let (back, front) = (layer(0, 0, 50, 50), layer(25, 25, 50, 50))
    root.addSublayer(back)
    root.addSublayer(front)
    back.zPosition = 1
    // Source: touches follow the tree order; Nick Lockwood, iOS Core Animation, chapter 3.
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === front)
    #expect(root.hitTest(CGPoint(x: 20, y: 20)) === back)
    #expect(root.hitTest(CGPoint(x: 100, y: 100)) === root)
    #expect(root.hitTest(CGPoint(x: 5, y: 50)) == nil)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === back)
    #expect(root.hitTest(CGPoint(x: CGFloat.nan, y: 0)) == nil)
  }

  @Test("A sublayer outside the bounds is hit unless masksToBounds clips it")
  func outside() {
    let root = layer(0, 0, 10, 10)
    let far = layer(20, 0, 10, 10)
    root.addSublayer(far)
    #expect(root.hitTest(CGPoint(x: 25, y: 5)) === far)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 25, y: 5)) == nil)
  }

  @Test("A layer does not contain its right and bottom edges")
  func edges() {
    let layer = layer(0, 0, 10, 10)
    #expect(layer.contains(.zero))
    #expect(!layer.contains(CGPoint(x: 10, y: 5)) && !layer.contains(CGPoint(x: 5, y: 10)))
  }

  @Test("A zero-size layer or a layer with a singular transform is not hit")
  func degenerate() {
    let layer = CALayer()
    #expect(layer.hitTest(.zero) == nil)
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
    #expect(layer.convert(CGPoint.zero, from: nil).x.isFinite)
  }
}
