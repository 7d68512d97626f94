import CoreGraphics
import PhoneFoundation

/// The part of a layer's state that hit tests and conversions of locations need.
///
/// A view has it among its own fields, because these run for thousands of views, and a look at each
/// view's layer takes as long again. `CALayer` updates it with each change.
nonisolated struct HitTestGeometry {
  /// The view's rectangle in its own coordinates, in points.
  private(set) var bounds = CGRect.zero
  /// Where the view's own zero lies in the superview's coordinates, if `isUpright`.
  private(set) var origin = CGPoint.zero
  /// Whether the transform is the identity.
  private(set) var isUpright = true
  /// Whether the view is neither hidden nor nearly transparent.
  private(set) var isVisible = true
  /// Whether animations run on the layer.
  private(set) var isAnimated = false

  /// Makes the geometry of a new layer.
  init() {}

  /// Makes the geometry of a layer.
  init(_ layer: CALayer) {
    bounds = layer.values.bounds
    isUpright = layer.values.transform.isIdentity
    let anchor = layer.values.anchorInBounds
    origin = CGPoint(
      x: layer.values.position.x - anchor.x, y: layer.values.position.y - anchor.y)
    isVisible = !layer.values.isHidden && layer.values.opacity >= UIView.hitTestMinAlpha
    isAnimated = layer.hasAnimations
  }
}

extension UIView {
  /// The least opacity at which a view receives touches; the view's own, not that of its superviews.
  ///
  /// Source: developer.apple.com/documentation/uikit/uiview/hittest(_:with:).
  nonisolated static let hitTestMinAlpha: CGFloat = 0.01

  /// Whether the view receives touches at all.
  var canBeHit: Bool {
    geometry.isVisible && isUserInteractionEnabled
      && !(geometry.isAnimated && layer.isBlockedByAnimation)
  }

  /// Up to this many subviews are asked one by one, which takes less time than searching an index
  /// (workload w2 of the benchmarks).
  private static let mostUnindexedSubviews = 4

  /// Whether the view moves in an animation that allows no touches.
  package var isBlockedByAnimation: Bool { geometry.isAnimated && layer.isBlockedByAnimation }

  /// Returns the view hit in the frontmost subview that is; `point` is in the view's own coordinates.
  func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if children.isEmpty { return nil }
    if event?.isHitTestExplained == true { return explainedHitTestSubviews(point, with: event) }
    // Overrides may add and remove subviews meanwhile: those that were there are asked.
    let children = children
    defer { withExtendedLifetime(children) {} }
    var end = children.count
    if end <= Self.mostUnindexedSubviews {
      while end > 0 {
        end -= 1
        if let hit = Self.hitTest(.passUnretained(children[end]), point, with: event) { return hit }
      }
      return nil
    }
    if hitTestIndex == nil { makeHitTestIndex() }
    guard let index = hitTestIndex else { return nil }
    while end > 0 {
      if index === hitTestIndex {
        guard let last = index.last(before: end, containing: point) else { return nil }
        end = last
      } else {
        end -= 1
      }
      if let hit = Self.hitTest(.passUnretained(children[end]), point, with: event) { return hit }
    }
    return nil
  }

  /// Returns the view hit in a subview, which its superview's array retains, at a location in the
  /// superview's coordinates.
  private static func hitTest(
    _ subview: Unmanaged<UIView>, _ point: CGPoint, with event: UIEvent?
  ) -> UIView? {
    subview._withUnsafeGuaranteedRef { $0.hitTest($0.convertFromSuperview(point), with: event) }
  }

  private func makeHitTestIndex() {
    for position in children.indices { children[position].positionInSuperview = position }
    hitTestIndex = HitTestIndex(children.map(\.hitTestBox))
  }

  /// Updates the geometry after a change of the layer.
  package nonisolated func layerDidChange() {
    geometry = HitTestGeometry(hostedLayer)
    // Only where the superview has been searched.
    let index = unretainedSuperview?._withUnsafeGuaranteedRef { $0.hitTestIndex }
    if index != nil { onMain(self) { $0.hitTestBoxDidChange() } }
  }

  /// Updates the superview's index after a change of what `hitTestBox` depends on.
  func hitTestBoxDidChange() {
    guard let superview = parent, let index = superview.hitTestIndex else { return }
    if positionInSuperview < index.count, superview.children[positionInSuperview] === self {
      index[positionInSuperview] = hitTestBox
    } else {
      superview.hitTestIndex = nil
    }
  }

  /// What contains every location, in the superview's coordinates, at which a hit test of the view may
  /// find one.
  private var hitTestBox: HitTestIndex.Box {
    if HitTestOverrides.exist(in: self) { return HitTestIndex.everywhere }
    guard geometry.isVisible, isUserInteractionEnabled else { return HitTestIndex.nowhere }
    guard geometry.isUpright else { return HitTestIndex.everywhere }
    return HitTestIndex.box(
      of: geometry.bounds.offsetBy(dx: geometry.origin.x, dy: geometry.origin.y))
  }
}
