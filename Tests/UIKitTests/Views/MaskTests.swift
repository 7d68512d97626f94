import Testing
import TouchTesting
import UIKit

/// Views that mask other views.
struct MaskTests {
  let masked = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let mask = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test("E-36 the mask's layer masks the view's layer, and the mask is not a subview")
  func setting() {
    #expect(masked.mask == nil)
    let other = UIView()
    other.addSubview(mask)
    masked.mask = mask
    #expect(masked.mask === mask)
    #expect(masked.layer.mask === mask.layer)
    #expect(mask.superview == nil && other.subviews.isEmpty)
    #expect(masked.subviews.isEmpty)
    masked.mask = nil
    #expect(masked.layer.mask == nil && masked.mask == nil)
    masked.layer.mask = CAShapeLayer()
    #expect(masked.mask == nil, "a layer without a view")
    masked.mask = nil
    #expect(masked.layer.mask != nil)
  }

  @Test("E-36 a mask that is added to a view, or masks another one, no longer masks the first one")
  func moving() {
    masked.mask = mask
    let other = UIView()
    other.addSubview(mask)
    #expect(masked.mask == nil && masked.layer.mask == nil)
    #expect(mask.superview === other)
    masked.mask = mask
    other.mask = mask
    #expect(masked.mask == nil)
    #expect(other.mask === mask)
  }

  @Test("E-36 a mask lives as long as its view, and may outlive it")
  func lifetime() {
    weak var watched: UIView?
    do {
      let view = UIView()
      view.mask = UIView()
      watched = view.mask
      #expect(watched != nil)
    }
    #expect(watched == nil)
    var view: UIView? = UIView()
    view?.mask = mask
    view = nil
    mask.removeFromSuperview()
    masked.mask = mask
    #expect(masked.mask === mask)
  }

  @Test("E-36 a mask doesn't affect hit testing", arguments: [0, 1])
  func hitTesting(alpha: CGFloat) {
    mask.alpha = alpha
    mask.backgroundColor = .black
    masked.mask = mask
    let phone = TestPhone(masked)
    #expect(masked.hitTest(CGPoint(x: 90, y: 90), with: nil) === masked)
    #expect(masked.hitTest(CGPoint(x: 20, y: 30), with: nil) === masked)
    phone.finger(1).down(at: 90, 90)
    #expect(phone.touches.first?.view === masked)
  }

  @Test("E-36 a mask is laid out and drawn like a subview")
  func drawing() {
    final class Drawn: UIView {
      override func layoutSubviews() { print("layout", bounds.width) }
      override func draw(_ rect: CGRect) { print("draw", rect.width) }
    }
    let drawn = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    masked.mask = drawn
    let phone = TestPhone(masked)
    #expect(phone.log == "layout 10.0\ndraw 10.0")
    phone.run {
      drawn.frame.size.width = 20
      drawn.setNeedsDisplay()
    }
    #expect(phone.log.text.hasSuffix("layout 20.0\ndraw 20.0"))
  }

  @Test("E-36 the mask's frame is animated")
  func animation() {
    masked.mask = mask
    let phone = TestPhone(masked)
    phone.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        mask.frame.origin.x = 50
      }
    }
    phone.after(0.5)
    #expect(mask.layer.presentation()?.frame.minX == 30)
    phone.after(0.5)
    #expect(mask.layer.presentation()?.frame.minX == 50)
  }
}
