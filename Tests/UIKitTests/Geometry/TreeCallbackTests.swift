import Testing
import TouchTesting
import UIKit

/// Callbacks that change the view hierarchy during another change.
///
/// Assumption: Apple does not document the result. Here, the hierarchy remains consistent, and
/// changes made by a callback are preserved.
struct TreeCallbackTests {
  /// A view that runs a closure once when it is about to move, or when a subview is about to be
  /// removed.
  final class CallbackView: UIView {
    var onMove: (() -> Void)?
    var onRemoval: (() -> Void)?

    override func willMove(toSuperview newSuperview: UIView?) {
      let action = onMove
      onMove = nil
      action?()
    }

    override func willRemoveSubview(_ subview: UIView) {
      let action = onRemoval
      onRemoval = nil
      action?()
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let callbackView = CallbackView()
  private let other = UIView()

  /// Checks that each view occurs once among its superview's subviews, and in no other view.
  private func expectTree(_ views: UIView...) {
    for view in views {
      for parent in views {
        let count = parent.subviews.count { $0 === view }
        #expect(count == (view.superview === parent ? 1 : 0))
      }
    }
  }

  @Test("A view that adds its new superview to itself is not moved")
  func circle() {
    let phone = TestPhone(root)
    root.addSubview(other)
    callbackView.addSubview(UIView())
    callbackView.onMove = { callbackView.addSubview(other) }
    other.addSubview(callbackView)
    #expect(callbackView.superview == nil)
    #expect(other.superview === callbackView)
    expectTree(root, callbackView, other)
    phone.after(0.1)
  }

  @Test(
    "A view that a callback removes or moves has one superview afterward")
  func moves() {
    let phone = TestPhone(root)
    for remove in [true, false] {
      root.addSubview(callbackView)
      root.addSubview(other)
      callbackView.onMove = {
        if remove { callbackView.removeFromSuperview() } else { root.addSubview(callbackView) }
      }
      other.addSubview(callbackView)
      #expect(callbackView.superview === other)
      expectTree(root, callbackView, other)
    }
    phone.after(0.1)
  }

  @Test("A view that a callback moves during its removal stays in its new superview")
  func removal() {
    let phone = TestPhone(root)
    root.addSubview(callbackView)
    root.addSubview(other)
    callbackView.onMove = { other.addSubview(callbackView) }
    callbackView.removeFromSuperview()
    #expect(callbackView.superview === other)
    expectTree(root, callbackView, other)
    phone.after(0.1)
  }

  @Test("The insertion index is still valid after a callback removes siblings")
  func index() {
    let phone = TestPhone(root)
    let siblings = [UIView(), UIView(), UIView()]
    for sibling in siblings { root.addSubview(sibling) }
    callbackView.onMove = { for sibling in siblings { sibling.removeFromSuperview() } }
    root.insertSubview(callbackView, at: 3)
    #expect(root.subviews == [callbackView])
    phone.after(0.1)
  }

  @Test("A NaN frame caused by an extreme transform has no effect")
  func extremeTransforms() {
    let phone = TestPhone(root)
    root.addSubview(other)
    other.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    for transform in [
      CGAffineTransform(scaleX: 1e-160, y: 1e-140), CGAffineTransform(scaleX: 1e300, y: 1e300),
      CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(1e200, 1e200, -1e200, 1e200, 0, 0),
    ] {
      other.transform = transform
      for size in [1e9, 0.0, 1e200, 50] {
        other.frame = CGRect(x: 3, y: 4, width: size, height: size)
        root.bounds.size = CGSize(width: size, height: 10)
        let (bounds, center) = (other.bounds, other.center)
        #expect(bounds.width.isFinite && bounds.height.isFinite && center.x.isFinite)
      }
    }
    phone.after(0.1)
  }

  @Test("A window outside the screen gives its own size to its root view")
  func emptyWindow() {
    let phone = TestPhone(root)
    let window = UIWindow(frame: CGRect(x: 5000, y: 0, width: 40, height: 30))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
    phone.after(0.1)
  }
}
