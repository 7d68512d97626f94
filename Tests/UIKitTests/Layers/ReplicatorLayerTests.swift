import CoreGraphics
import DisplayList
import Testing
import TouchTesting
import UIKit

/// Source: developer.apple.com/documentation/quartzcore/careplicatorlayer.
struct ReplicatorLayerTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let layer = CAReplicatorLayer()
  let dot = CALayer()

  init() {
    layer.frame = view.bounds
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = CGColor(red: 1, green: 0.5, blue: 1, alpha: 1)
    layer.addSublayer(dot)
    view.layer.addSublayer(layer)
  }

  private func copies(_ phone: TestPhone) -> [DisplayNode] {
    phone.device.frame().nodes[0].children[0].children[0].children
  }

  @Test("Sublayers are shown once by default, otherwise instanceCount times")
  func count() {
    let phone = TestPhone(view)
    #expect(layer.instanceCount == 1 && layer.instanceColor == .white)
    #expect(copies(phone).count == 1)
    for (count, shown) in [(4, 4), (0, 0), (-1, 0)] {
      layer.instanceCount = count
      #expect(copies(phone).count == shown)
    }
  }

  @Test("The instance transform is applied cumulatively to each copy, around the center")
  func transform() {
    let phone = TestPhone(view)
    layer.instanceCount = 4
    layer.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let middles = copies(phone).map { node -> CGPoint in
      let box = node.bounds.applying(node.transform)
      return CGPoint(x: box.midX.rounded(), y: box.midY.rounded())
    }
    // A quarter turn is clockwise because y points down.
    #expect(
      middles == [
        CGPoint(x: 5, y: 5), CGPoint(x: 95, y: 5), CGPoint(x: 95, y: 95), CGPoint(x: 5, y: 95),
      ])
  }

  @Test("Colors are multiplied by the instance color, which changes with each copy")
  func colors() {
    let phone = TestPhone(view)
    layer.instanceCount = 3
    layer.instanceColor = CGColor(red: 1, green: 1, blue: 0.5, alpha: 1)
    layer.instanceRedOffset = -0.5
    layer.instanceAlphaOffset = -0.25
    let nodes = copies(phone)
    #expect(nodes.map(\.background?.red) == [1, 0.5, 0])
    #expect(nodes.allSatisfy { $0.background?.green == 0.5 && $0.background?.blue == 0.5 })
    #expect(nodes.map(\.opacity) == [1, 0.75, 0.5])
  }

  @Test("Each copy's animations are delayed relative to the previous copy")
  func delay() {
    let phone = TestPhone(view)
    layer.instanceCount = 3
    layer.instanceDelay = 0.25
    phone.at(1)
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (5, 105, 1)
    dot.add(animation, forKey: nil)
    phone.at(1.5)
    #expect(copies(phone).map { $0.bounds.applying($0.transform).midX } == [55, 30, 5])
    // The layer's own presentation is at the current time.
    #expect(dot.presentation()?.position.x == 55)
  }

  @Test("Copying the layer preserves its values")
  func copying() {
    layer.instanceCount = 7
    layer.instanceBlueOffset = 0.5
    let copy = layer.presentation()
    #expect(copy?.instanceCount == 7 && copy?.instanceBlueOffset == 0.5)
  }
}
