import Testing
import TouchTesting
import UIKit

@testable import Swift6

@MainActor struct LayerTests {
  @Test("A view creates its layer with the app's layer class, and the layer lays out and draws")
  func layerClass() throws {
    let view = DialLayerView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let phone = TestPhone(view)
    phone.after(1)
    #expect(view.dial.angle == 1)
    #expect(view.dial.needsDisplayOnBoundsChange)
    #expect((view.layer.presentation() as? DialLayer)?.angle == 1)
    try phone.finish()
  }

  @Test("A shape layer follows a finger")
  func compass() throws {
    let view = CompassView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let phone = TestPhone(view)
    let middle = view.convert(CGPoint(x: 50, y: 50), to: nil)
    phone.finger(1).down(at: middle.x, middle.y)
    phone.finger(1).move(to: middle.x, middle.y + 30)
    phone.finger(1).up()
    #expect(abs(view.needle.affineTransform().b - 1) < 1e-9)
    let angle = view.needle.value(forKeyPath: "transform.rotation.z") as? CGFloat
    #expect(abs((angle ?? 0) - .pi / 2) < 1e-9)
    #expect(view.layer.sublayers?.first === view.sky)
    try phone.finish()
  }
}
