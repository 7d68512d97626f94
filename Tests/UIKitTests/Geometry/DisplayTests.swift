import Simulator
import Testing
import TouchTesting
import UIKit

struct DisplayTests {
  /// A view that logs its drawing.
  final class Drawing: UIView {
    override func draw(_ rect: CGRect) {
      let (origin, size) = (rect.origin, rect.size)
      print(
        "draw \(number(origin.x)),\(number(origin.y)) "
          + "\(number(size.width))x\(number(size.height))")
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  let drawing = Drawing(frame: CGRect(x: 10, y: 10, width: 100, height: 50))

  @Test("E-30 a view draws once per frame, even if it is invalidated several times")
  func once() {
    let phone = TestPhone(drawing)
    #expect(phone.log.text == "draw 0,0 100x50")
    phone.after(1)
    #expect(phone.log.lines.count == 1)
    for _ in 0..<3 { drawing.setNeedsDisplay() }
    drawing.setNeedsDisplay(CGRect(x: 1, y: 1, width: 1, height: 1))
    phone.after(1)
    #expect(phone.log.text == "draw 0,0 100x50\ndraw 0,0 100x50")
  }

  @Test("E-30 only classes that override drawing methods get a surface")
  func overrides() {
    final class Plain: UIView {
      override func layoutSubviews() { tag = 1 }
    }
    class DisplayingView: UIView {
      override func display(_ layer: CALayer) { tag = 1 }
    }
    final class InheritingView: DisplayingView {}
    final class LayerDrawingView: UIView {
      override func draw(_ layer: CALayer, in ctx: CGContext) { tag = 1 }
    }
    final class PreparingView: UIView {
      override func layerWillDraw(_ layer: CALayer) { tag = 1 }
    }
    final class OwnLayerView: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    for view in [UIView(), Plain(), UIWindow(), UIImageView(), UIControl()] {
      #expect(view.drawsNothing)
    }
    for view in [
      drawing, DisplayingView(), InheritingView(), LayerDrawingView(), PreparingView(),
      OwnLayerView(), UILabel(),
    ] {
      #expect(!view.drawsNothing)
    }
  }

  @Test("E-30 invalidated rectangles are combined and clipped to the view")
  func parts() {
    let phone = TestPhone(drawing)
    drawing.setNeedsDisplay(CGRect(x: 10, y: 10, width: 10, height: 10))
    drawing.setNeedsDisplay(CGRect(x: 30, y: 5, width: 10, height: 10))
    phone.after(1)
    drawing.setNeedsDisplay(CGRect(x: 90, y: 40, width: 50, height: 50))
    phone.after(1)
    for outside in [CGRect(x: 200, y: 0, width: 50, height: 50), .zero] {
      drawing.setNeedsDisplay(outside)
      phone.after(1)
    }
    #expect(
      phone.log.text == """
        draw 0,0 100x50
        draw 10,5 30x15
        draw 90,40 10x10
        """)
  }

  @Test("E-30 a view that is hidden or has no window defers its drawing")
  func pending() {
    let window = UIWindow()
    let phone = TestPhone(windows: window)
    drawing.isHidden = true
    window.addSubview(drawing)
    drawing.setNeedsDisplay()
    phone.after(1)
    #expect(phone.log.text == "")
    drawing.isHidden = false
    phone.after(1)
    #expect(phone.log.text == "draw 0,0 100x50")
    drawing.removeFromSuperview()
    drawing.setNeedsDisplay()
    phone.after(1)
    window.addSubview(drawing)
    phone.after(1)
    #expect(phone.log.lines.count == 2)
  }

  @Test("E-30 areas that draw(_:) invalidates are drawn in the next frame")
  func askedWhileDrawing() {
    final class RestlessView: UIView {
      override func draw(_ rect: CGRect) {
        print("draw")
        setNeedsDisplay()
      }
    }
    let phone = TestPhone(RestlessView(frame: drawing.frame))
    phone.after(1)
    #expect(phone.log.text == "draw\ndraw")
  }

  @Test("E-31 moving, resizing and transforming do not redraw; contents are scaled to fill")
  func resizing() {
    let phone = TestPhone(drawing)
    drawing.center = CGPoint(x: 100, y: 100)
    drawing.transform = CGAffineTransform(rotationAngle: 1)
    drawing.bounds.size = CGSize(width: 200, height: 25)
    #expect(drawing.contentMode == .scaleToFill)
    phone.after(1)
    #expect(phone.log.lines.count == 1)
    let node = phone.device.frame().nodes[0].children[0]
    #expect(node.bounds == CGRect(x: 0, y: 0, width: 200, height: 25))
    #expect(node.contentsTransform == CGAffineTransform(scaleX: 2, y: 0.5))
  }

  @Test("E-31 with contentMode redraw, changing the size redraws; changing the location does not")
  func redraw() {
    let phone = TestPhone(drawing)
    drawing.contentMode = .redraw
    drawing.center.x += 10
    phone.after(1)
    drawing.bounds.size.width = 200
    phone.after(1)
    #expect(phone.log.text == "draw 0,0 100x50\ndraw 0,0 200x50")
  }

  @Test("E-32 layout precedes drawing and runs parents first until no view needs layout")
  func layout() {
    final class LayoutLoggingView: UIView {
      var name = "parent"
      var again = 0
      override func layoutSubviews() {
        print("layout \(name)")
        again -= 1
        if again > 0 { superview?.setNeedsLayout() }
      }
      override func draw(_ rect: CGRect) { print("draw \(name)") }
    }
    let parent = LayoutLoggingView(frame: UIScreen.main.bounds)
    let child = LayoutLoggingView(frame: UIScreen.main.bounds)
    child.name = "child"
    child.again = 2
    parent.addSubview(child)
    let phone = TestPhone(parent)
    child.setNeedsLayout()
    phone.finger(1).down(at: 10, 10)
    #expect(
      phone.log.text == """
        layout parent
        layout child
        layout parent
        draw parent
        draw child
        layout child
        """)
  }

  @Test("E-32 endless layout requests are abandoned after 100 passes")
  func endlessLayout() {
    final class RestlessView: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        setNeedsLayout()
      }
    }
    let restless = RestlessView()
    let phone = TestPhone(restless)
    #expect(restless.count == 100)
    phone.after(1)
    #expect(restless.count == 200)
  }

  @Test("E-32 touch callbacks do not trigger drawing")
  func callbacksDoNotDraw() {
    let view = LoggingView()
    let phone = TestPhone(windows: UIWindow(holding: view, drawing))
    view.onTouches = { _, _, _ in
      drawing.setNeedsDisplay()
      drawing.setNeedsLayout()
      print("callback over")
    }
    phone.finger(1).down(at: 200, 200)
    #expect(
      phone.log.text.split(separator: "\n").suffix(3) == [
        "view began 1 (200,200)", "callback over", "draw 0,0 100x50",
      ])
  }

  @Test(
    "E-33 the corner radius is limited to half a side; clipping is off by default",
    arguments: [(0, 0), (10, 10), (25, 25), (26, 25), (1000, 25), (-5, 0)] as [(CGFloat, CGFloat)])
  func corners(radius: CGFloat, drawn: CGFloat) {
    let phone = TestPhone(drawing)
    #expect(!drawing.clipsToBounds)
    drawing.layer.cornerRadius = radius
    let node = phone.device.frame().nodes[0].children[0]
    #expect(node.cornerRadius == drawn)
    #expect(!node.clips)
    drawing.clipsToBounds = true
    #expect(phone.device.frame().nodes[0].children[0].clips)
  }

  @Test("E-34 alpha is clamped and applied to the view as a group; a nil color is clear")
  func alpha() {
    let phone = TestPhone(drawing)
    #expect(UIView().alpha == 1)
    #expect(UIView().backgroundColor == nil)
    #expect(UIView().isOpaque)
    for (set, got) in [(0.5, 0.5), (-1, 0), (7, 1)] as [(CGFloat, CGFloat)] {
      drawing.alpha = set
      #expect(drawing.alpha == got)
    }
    drawing.alpha = 0.25
    let child = UIView(frame: drawing.bounds)
    child.alpha = 0.5
    drawing.addSubview(child)
    let node = phone.device.frame().nodes[0].children[0]
    #expect(node.opacity == 0.25)
    #expect(node.background == nil)
    #expect(node.children.map(\.opacity) == [0.5])
    drawing.alpha = 0
    #expect(phone.device.frame().nodes[0].children.isEmpty)
  }
}
