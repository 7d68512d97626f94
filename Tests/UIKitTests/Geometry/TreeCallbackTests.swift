import Testing
import TouchTesting
import UIKit

/// Callbacks that change the tree of views in the middle of another change.
///
/// Assumption: Apple does not say what happens. Here the tree stays one, and what a callback did remains.
struct TreeCallbackTests {
  /// Does something once as it is about to move, or as a subview is about to leave.
  final class Meddler: UIView {
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
  private let meddler = Meddler()
  private let other = UIView()

  /// Checks that each view is a subview of its superview, once, and of no other.
  private func expectTree(_ views: UIView...) {
    for view in views {
      for parent in views {
        let count = parent.subviews.count { $0 === view }
        #expect(count == (view.superview === parent ? 1 : 0))
      }
    }
  }

  @Test("A view that takes its new superview into itself stays where it is")
  func circle() {
    let phone = TestPhone(root)
    root.addSubview(other)
    meddler.addSubview(UIView())
    meddler.onMove = { meddler.addSubview(other) }
    other.addSubview(meddler)
    #expect(meddler.superview == nil)
    #expect(other.superview === meddler)
    expectTree(root, meddler, other)
    phone.after(0.1)
  }

  @Test(
    "A view that a callback removes from its old superview, or moves, has one superview afterwards")
  func moves() {
    let phone = TestPhone(root)
    for remove in [true, false] {
      root.addSubview(meddler)
      root.addSubview(other)
      meddler.onMove = {
        if remove { meddler.removeFromSuperview() } else { root.addSubview(meddler) }
      }
      other.addSubview(meddler)
      #expect(meddler.superview === other)
      expectTree(root, meddler, other)
    }
    phone.after(0.1)
  }

  @Test("A view that a callback moves while it is removed stays where the callback put it")
  func removal() {
    let phone = TestPhone(root)
    root.addSubview(meddler)
    root.addSubview(other)
    meddler.onMove = { other.addSubview(meddler) }
    meddler.removeFromSuperview()
    #expect(meddler.superview === other)
    expectTree(root, meddler, other)
    phone.after(0.1)
  }

  @Test("Siblings that a callback removes leave an index that is still inside")
  func index() {
    let phone = TestPhone(root)
    let siblings = [UIView(), UIView(), UIView()]
    for sibling in siblings { root.addSubview(sibling) }
    meddler.onMove = { for sibling in siblings { sibling.removeFromSuperview() } }
    root.insertSubview(meddler, at: 3)
    #expect(root.subviews == [meddler])
    phone.after(0.1)
  }

  @Test("A frame that is no number, because of an extreme transform, changes nothing")
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

  @Test("A window that lies beside the screen gives its root view its own size")
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
