import Testing
import UIKit

/// Source: developer.apple.com/documentation/uikit/uiview/anchorpoint
struct AnchorPointTests {
  @Test("The anchor point belongs to the layer: the view moves and rotates around its fixed center")
  func anchor() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.anchorPoint = .zero
    #expect(view.layer.anchorPoint == .zero)
    #expect(view.center == CGPoint(x: 50, y: 25))
    #expect(view.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 50, y: 25, width: 200, height: 100))
  }
}
