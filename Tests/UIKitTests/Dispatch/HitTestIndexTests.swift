import SplitMix64
import Testing
import UIKit

/// Compares hit testing with a linear search through all subviews.
struct HitTestIndexTests {
  /// A view whose hit area is larger than its bounds.
  final class LargerHitAreaView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -20, dy: -20).contains(point)
    }
  }

  /// A view that overrides hit testing.
  final class HitTestOverridingView: UIView {
    var asked = 0
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      asked += 1
      return point.x > 30 ? self : nil
    }
  }

  /// A view that overrides the property that determines whether it receives touches.
  final class InteractionOverridingView: UIView {
    override var isUserInteractionEnabled: Bool {
      get { true }
      set {}
    }
  }

  /// A view whose class does not override anything related to hit testing.
  class PlainView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  /// Returns the hit view by testing each subview, from last to first, as documented for
  /// `hitTest(_:with:)`.
  private func expectedHit(in view: UIView, at point: CGPoint) -> UIView? {
    if let view = view as? HitTestOverridingView { return point.x > 30 ? view : nil }
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01,
      view.point(inside: point, with: nil)
    else { return nil }
    for child in view.subviews.reversed() {
      if let hit = expectedHit(in: child, at: child.convert(point, from: view)) { return hit }
    }
    return view
  }

  @Test("C-10 C-13 the index produces the same hits as testing each view", arguments: 1...40)
  func randomTrees(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    func change(_ view: UIView) {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: view.isHidden.toggle()
      case 1: view.isUserInteractionEnabled.toggle()
      case 2: view.alpha = [0, 0.009, 0.01, 1][Int.random(in: 0..<4, using: &random)]
      case 3: view.transform = CGAffineTransform(rotationAngle: number(0...6))
      case 4: view.transform = .identity
      case 5: view.bounds.origin = CGPoint(x: number(-9...9), y: number(-9...9) / 7)
      case 6: view.superview?.bringSubviewToFront(view)
      case 7: view.removeFromSuperview()
      default:
        view.frame = CGRect(
          x: number(0...900) / 3, y: number(0...900) / 3, width: number(0...90),
          height: number(0...90))
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    var views = [root]
    let kinds: [() -> UIView] = [
      { UIView() }, { PlainView() }, { LargerHitAreaView() }, { HitTestOverridingView() },
      { InteractionOverridingView() },
    ]
    for _ in 0..<300 {
      // Nearly all views are in the root, so its index has several levels.
      let parent =
        Int.random(in: 0..<4, using: &random) == 0 ? views.randomElement(using: &random)! : root
      let isPlain = Int.random(in: 0..<3, using: &random) > 0
      let view = isPlain ? UIView() : kinds.randomElement(using: &random)!()
      view.frame = CGRect(
        x: number(0...900) / 3, y: number(0...900) / 3, width: number(0...60),
        height: number(0...60))
      parent.addSubview(view)
      views.append(view)
    }
    for _ in 0..<300 {
      if let view = views.dropFirst().randomElement(using: &random) { change(view) }
      // Some points are exactly on edges.
      let point = CGPoint(x: number(-60...960) / 3, y: number(-60...960) / 3)
      #expect(root.hitTest(point, with: nil) === expectedHit(in: root, at: point))
    }
  }

  @Test(
    "C-12 a subview that overrides hit testing is tested even for points outside its frame")
  func asksFew() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let deciding = HitTestOverridingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(deciding)
    for index in 0..<100 {
      root.addSubview(UIView(frame: CGRect(x: 200, y: 4 * CGFloat(index), width: 50, height: 4)))
    }
    #expect(root.hitTest(CGPoint(x: 100, y: 100), with: nil) === deciding)
    #expect(deciding.asked == 1)
    #expect(root.hitTest(CGPoint(x: 210, y: 100), with: nil) === root.subviews[26])
    #expect(deciding.asked == 1)
    #expect(root.hitTest(CGPoint(x: 10, y: 100), with: nil) === root)
    #expect(deciding.asked == 2)
  }

  @Test("class metadata has the expected layout")
  func layoutOfMetadata() {
    #expect(HitTestOverrides.isLayoutKnown)
    #expect(DrawingOverrides.isLayoutKnown)
  }

  @Test("C-12 only classes that override part of hit testing are treated as overriding")
  func overrides() {
    for view in [UIView(), PlainView(), UIWindow(), UILabel()] {
      #expect(!HitTestOverrides.exist(in: view))
    }
    for view in [LargerHitAreaView(), HitTestOverridingView(), InteractionOverridingView()] {
      #expect(HitTestOverrides.exist(in: view))
    }
  }

  @Test("C-13 changes that a subview makes to siblings during its hit test apply immediately")
  func changesMeanwhile() {
    final class SiblingChangingView: UIView {
      var onHitTest: () -> Void = {}
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        onHitTest()
        return nil
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let hidden = UIView(frame: root.bounds)
    let changingView = SiblingChangingView(frame: .zero)
    hidden.isHidden = true
    root.addSubview(hidden)
    root.addSubview(changingView)
    changingView.onHitTest = { hidden.isHidden = false }
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === hidden)
    // A sibling that is removed during the search was still a subview when the search began.
    changingView.onHitTest = { hidden.removeFromSuperview() }
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === hidden)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
  }

  @Test(
    "C-11 rounding never makes a view's box smaller than the view",
    arguments: [0.1, 1 / 3.0, 1e-40, 16_777_217.1, -1e30, 1e300])
  func rounding(edge: CGFloat) {
    let rect = CGRect(x: edge, y: -edge, width: 1 / 3.0, height: 5e-8)
    let index = HitTestIndex([HitTestIndex.box(of: rect)])
    for point in [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX.nextDown, y: rect.maxY.nextDown),
    ] where point.x.isFinite && point.y.isFinite {
      #expect(index.last(before: 1, containing: point) == 0)
    }
  }

  @Test(
    "C-11 the index finds the last of up to 5,000 boxes that contain a point", arguments: 1...10)
  func search(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 0...5000, using: &random)
    func rect() -> CGRect {
      CGRect(
        x: .random(in: 0...1000, using: &random), y: .random(in: 0...1000, using: &random),
        width: .random(in: 0...30, using: &random), height: .random(in: 0...30, using: &random))
    }
    var boxes = (0..<count).map { _ in
      Int.random(in: 0..<999, using: &random) == 0
        ? HitTestIndex.everywhere : HitTestIndex.box(of: rect())
    }
    let index = HitTestIndex(boxes)
    for _ in 0..<500 {
      if count > 0 {
        let changed = Int.random(in: 0..<count, using: &random)
        boxes[changed] =
          Bool.random(using: &random) ? HitTestIndex.nowhere : HitTestIndex.box(of: rect())
        index.setBox(boxes[changed], at: changed)
      }
      let (x, y) = (
        Float.random(in: 0...1000, using: &random), Float.random(in: 0...1000, using: &random)
      )
      let probe = HitTestIndex.Box(-x, -y, x, y)
      let end = Int.random(in: 0...count, using: &random)
      #expect(
        index.last(before: end, containing: CGPoint(x: CGFloat(x), y: CGFloat(y)))
          == boxes[..<end].lastIndex { all(probe .<= $0) })
    }
  }

  @Test("C-10 an overridden hit test receives NaN locations too")
  func notANumber() {
    let root = LargerHitAreaView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let plain = UIView(frame: root.bounds)
    root.addSubview(plain)
    #expect(plain.hitTest(CGPoint(x: CGFloat.nan, y: 1), with: nil) == nil)
    let index = HitTestIndex([HitTestIndex.everywhere, HitTestIndex.nowhere])
    #expect(index.last(before: 2, containing: CGPoint(x: CGFloat.nan, y: 1)) == 1)
  }

  @Test("C-10 no box is before the first one, and a box with NaN edges contains every location")
  func notANumberInIndex() {
    let point = CGPoint(x: CGFloat.nan, y: 1)
    #expect(HitTestIndex([HitTestIndex.everywhere]).last(before: 0, containing: point) == nil)
    let rect = CGRect(x: CGFloat.nan, y: CGFloat.nan, width: 1, height: 1)
    #expect(HitTestIndex.box(of: rect) == HitTestIndex.everywhere)
  }

  @Test("C-13 subviews that are added during a search are not tested in it")
  func additionsMeanwhile() {
    final class AddingView: UIView {
      var added: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let added { superview?.addSubview(added) }
        return nil
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<20 { root.addSubview(UIView(frame: root.bounds)) }
    let last = root.subviews[19]
    let adding = AddingView(frame: root.bounds)
    adding.added = UIView(frame: root.bounds)
    root.addSubview(adding)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === last)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === adding.added)
  }
}
