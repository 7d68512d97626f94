import CoreGraphics
import DisplayList
import Testing
import TouchTesting
import UIKit

/// The display, layout, and drawing of layers.
struct LayerDisplayTests {
  let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  private var image: CGImage {
    CGImage(width: 4, height: 2, pixels: [UInt8](repeating: 255, count: 32))
      ?? { preconditionFailure() }()
  }

  private func layer(_ x: CGFloat, _ z: CGFloat = 0) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: 0, width: 10, height: 10)
    layer.zPosition = z
    return layer
  }

  /// Returns the nodes of the view's sublayers.
  private func nodes(_ phone: TestPhone) -> [DisplayNode] {
    let window = phone.context.composeFrame().nodes[0]
    return window.children.last?.children ?? []
  }

  @Test("Sublayers are drawn by zPosition and then in order, even among subviews")
  func depth() {
    let phone = TestPhone(view)
    let subview = UIView(frame: CGRect(x: 4, y: 0, width: 10, height: 10))
    for layer in [layer(1, 1), layer(2), layer(3, -1)] { view.layer.addSublayer(layer) }
    view.addSubview(subview)
    #expect(nodes(phone).map(\.transform.tx) == [3, 2, 4, 1])
    subview.layer.zPosition = -2
    #expect(nodes(phone).map(\.transform.tx) == [4, 3, 2, 1])
  }

  @Test("The zPosition of a view affects its drawing order but not its touches")
  func depthOfViews() {
    let phone = TestPhone(view)
    let (one, two) = (
      UIView(frame: CGRect(x: 1, y: 0, width: 10, height: 10)),
      UIView(frame: CGRect(x: 2, y: 0, width: 10, height: 10))
    )
    view.addSubview(one)
    view.addSubview(two)
    one.layer.zPosition = 5
    #expect(nodes(phone).map(\.transform.tx) == [2, 1])
    #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === two)
  }

  @Test(
    "contentsGravity positions a 4 x 2 pixel image in 100 x 50 points",
    arguments: [
      (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 100, height: 50)),
      (.center, CGRect(x: 48, y: 24, width: 4, height: 2)),
      // On iOS, `top` means the largest y.
      (.top, CGRect(x: 48, y: 48, width: 4, height: 2)),
      (.bottomLeft, CGRect(x: 0, y: 0, width: 4, height: 2)),
      (.right, CGRect(x: 96, y: 24, width: 4, height: 2)),
      (CALayerContentsGravity(rawValue: "nonsense"), CGRect(x: 0, y: 0, width: 100, height: 50)),
    ])
  func gravity(_ gravity: CALayerContentsGravity, _ expected: CGRect) {
    let phone = TestPhone(view)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let image = image
    layer.contents = image
    layer.contentsGravity = gravity
    view.layer.addSublayer(layer)
    #expect(nodes(phone)[0].contents == [.image(image, in: expected, opacity: 1)])
  }

  @Test("contentsScale sets the pixels per point, and contentsRect shows part of the image")
  func scaleAndPart() {
    let phone = TestPhone(view)
    let layer = layer(0)
    let image = image
    layer.contents = UIImage(cgImage: image)
    layer.contentsGravity = .center
    layer.contentsScale = 2
    view.layer.addSublayer(layer)
    // 2 × 1 points in the middle of 10 × 10 points.
    let middle = CGRect(x: 4, y: 4.5, width: 2, height: 1)
    #expect(nodes(phone)[0].contents == [.image(image, in: middle, opacity: 1)])
    layer.contentsGravity = .resize
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    // The right half fills the layer, so the whole image extends equally far to the left.
    let whole = CGRect(x: -10, y: 0, width: 20, height: 10)
    #expect(nodes(phone)[0].contents.contains(.image(image, in: whole, opacity: 1)))
    layer.contents = "no image"
    #expect(nodes(phone)[0].contents.isEmpty)
  }

  @Test("An image in a view's layer is visible wherever the view does not draw")
  func contentsOfViews() {
    let phone = TestPhone(view)
    let image = image
    view.layer.contents = image
    phone.after(1)
    view.contentMode = .center
    #expect(view.layer.contentsGravity == .center)
    view.layer.contentsGravity = .bottom
    #expect(view.contentMode == .top)
    let node = phone.context.composeFrame().nodes[0].children.last
    let top = CGRect(x: 48, y: 0, width: 4, height: 2)
    #expect(node?.contents == [.image(image, in: top, opacity: 1)])
  }

  /// A delegate that logs its calls.
  final class Delegate: NSObject, @MainActor CALayerDelegate {
    var calls: [String] = []
    func draw(_ layer: CALayer, in ctx: CGContext) {
      calls.append("draw")
      ctx.fill(layer.bounds)
    }
    func layoutSublayers(of layer: CALayer) { calls.append("layout") }
    func layerWillDraw(_ layer: CALayer) { calls.append("will") }
  }

  @Test("A delegate lays out a layer and draws it only on request")
  func delegate() {
    let phone = TestPhone(view)
    let delegate = Delegate()
    let layer = layer(0)
    layer.delegate = delegate
    view.layer.addSublayer(layer)
    phone.after(1)
    #expect(delegate.calls == ["layout"])
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    phone.after(1)
    #expect(delegate.calls == ["layout", "will", "draw"])
    #expect(!layer.needsDisplay() && nodes(phone)[0].contents.count == 1)
    layer.bounds.size.width = 20
    phone.after(1)
    #expect(delegate.calls == ["layout", "will", "draw", "layout"])
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 30
    phone.after(1)
    #expect(delegate.calls.suffix(3) == ["layout", "will", "draw"])
  }

  @Test("A layer does not retain its delegate")
  func delegateLifetime() {
    let layer = CALayer()
    var delegate: Delegate? = Delegate()
    layer.delegate = delegate
    #expect(layer.delegate === delegate)
    delegate = nil
    #expect(layer.delegate == nil)
  }

  @Test(
    "Overrides of draw(in:), display() and layoutSublayers() are called, even on a view's layer")
  func overridden() {
    final class Logging: CALayer {
      var calls: [String] = []
      override func draw(in ctx: CGContext) {
        calls.append("draw")
        ctx.fill(bounds)
      }
      override func layoutSublayers() {
        calls.append("layout")
        super.layoutSublayers()
      }
    }
    final class Host: UIView {
      var layouts = 0
      override class var layerClass: AnyClass { Logging.self }
      override func layoutSubviews() { layouts += 1 }
    }
    let host = Host(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let own = Logging()
    own.frame = host.bounds
    own.setNeedsDisplay()
    host.layer.addSublayer(own)
    let phone = TestPhone(host)
    phone.after(1)
    #expect((host.layer as? Logging)?.calls == ["layout", "draw"])
    #expect(host.layouts == 1)
    #expect(own.calls == ["layout", "draw"])
  }

  @Test("A view draws through draw(_:in:), which finds the context and calls draw(_:)")
  func viewsDraw() {
    final class Host: UIView {
      var calls: [String] = []
      override func draw(_ layer: CALayer, in ctx: CGContext) {
        calls.append("layer")
        super.draw(layer, in: ctx)
      }
      override func draw(_ rect: CGRect) {
        calls.append("\(rect.width) \(UIGraphicsGetCurrentContext() != nil)")
      }
    }
    let host = Host(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let phone = TestPhone(host)
    phone.after(1)
    #expect(host.calls == ["layer", "10.0 true"])
    host.setNeedsDisplay(CGRect(x: 0, y: 0, width: 3, height: 3))
    phone.after(1)
    #expect(host.calls.last == "3.0 true")
  }

  @Test("Adding a layer during its layout does not cause endless layout")
  func addingInLayout() {
    final class Host: UIView {
      let own = CALayer()
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        own.removeFromSuperlayer()
        layer.addSublayer(own)
      }
    }
    let host = Host(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let phone = TestPhone(host)
    phone.after(1)
    #expect(host.layouts == 1)
  }

  @Test("A presentation layer hit-tests layers at their on-screen locations")
  func presentation() {
    let phone = TestPhone(view)
    let moving = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(moving)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { moving.center.x += 40 }
    phone.after(0.5)
    #expect(view.layer.hitTest(CGPoint(x: 10 + 45, y: 25)) === moving.layer)
    let found = view.layer.presentation()?.hitTest(CGPoint(x: 10 + 25, y: 25))
    #expect(found?.model() === moving.layer)
    #expect(found?.position == CGPoint(x: 25, y: 5))
  }

  @Test("Layer flags can be read and set by key path")
  func flagsByKeyPath() {
    let layer = CALayer()
    layer.setValue(true, forKeyPath: "masksToBounds")
    layer.setValue(true, forKeyPath: "hidden")
    #expect(layer.masksToBounds && layer.isHidden)
    #expect(layer.value(forKeyPath: "masksToBounds") as? Bool == true)
    layer.setValue(false, forKeyPath: "masksToBounds")
    #expect(!layer.masksToBounds)
  }
}
