import CoreGraphics
import PhoneFoundation

/// The part of a layer's state that is needed for hit testing and coordinate conversion.
///
/// Each view stores a copy because hit tests and conversions visit thousands of views, and reading
/// each view's layer would take twice as long. `CALayer` updates the copy on each change.
nonisolated struct HitTestGeometry {
  /// The view's rectangle in its own coordinates, in points.
  private(set) var bounds = CGRect.zero
  /// The origin of the view's own coordinates in the superview's; valid only if `isUpright` is
  /// true.
  private(set) var origin = CGPoint.zero
  /// Whether the transform is the identity.
  private(set) var isUpright = true
  /// Whether the view is neither hidden nor nearly transparent.
  private(set) var isVisible = true
  /// Whether the layer has running animations.
  private(set) var isAnimated = false

  /// Creates the geometry of a new layer.
  init() {}

  /// Creates the geometry of a layer.
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
  /// The minimum opacity at which a view receives touches, regardless of its superviews' opacity.
  ///
  /// Source: developer.apple.com/documentation/uikit/uiview/hittest(_:with:).
  nonisolated static let hitTestMinAlpha: CGFloat = 0.01

  /// Whether the view can receive touches at all.
  var canBeHit: Bool {
    geometry.isVisible && isUserInteractionEnabled
      && !(geometry.isAnimated && layer.isBlockedByAnimation)
  }

  /// The maximum number of subviews that are tested one by one, which is faster than searching an
  /// index (benchmark workload w2).
  private static let mostUnindexedSubviews = 4

  /// Whether a running animation prevents the view from receiving touches.
  package var isBlockedByAnimation: Bool { geometry.isAnimated && layer.isBlockedByAnimation }

  /// Returns the hit view in the frontmost subview that is hit; `point` is in the view's own
  /// coordinates.
  func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if children.isEmpty { return nil }
    if event?.isHitTestExplained == true { return explainedHitTestSubviews(point, with: event) }
    // Overrides may add and remove subviews during the test, which continues with the original
    // ones.
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
    let index = hitTestIndex ?? makeHitTestIndex()
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

  /// Returns the hit view in a subview, which its superview's array retains. The location is in the
  /// superview's coordinates.
  private static func hitTest(
    _ subview: Unmanaged<UIView>, _ point: CGPoint, with event: UIEvent?
  ) -> UIView? {
    subview._withUnsafeGuaranteedRef { $0.hitTest($0.convertFromSuperview(point), with: event) }
  }

  private func makeHitTestIndex() -> HitTestIndex {
    for position in children.indices { children[position].positionInSuperview = position }
    let index = HitTestIndex(children.map(\.hitTestBox))
    hitTestIndex = index
    return index
  }

  /// Updates the geometry after the layer changes.
  package nonisolated func layerDidChange() {
    geometry = HitTestGeometry(hostedLayer)
    // The update is needed only if the superview has already been searched.
    let index = unretainedSuperview?._withUnsafeGuaranteedRef { $0.hitTestIndex }
    if index != nil { onMain(self) { $0.hitTestBoxDidChange() } }
  }

  /// Updates the superview's index after a change to anything that `hitTestBox` depends on.
  func hitTestBoxDidChange() {
    parent?.hitTestIndex?.setBox(hitTestBox, at: positionInSuperview)
  }

  /// A box that contains every location at which the view might be hit, in the superview's
  /// coordinates.
  private var hitTestBox: HitTestIndex.Box {
    if HitTestOverrides.exist(in: self) { return HitTestIndex.everywhere }
    guard geometry.isVisible, isUserInteractionEnabled else { return HitTestIndex.nowhere }
    guard geometry.isUpright else { return HitTestIndex.everywhere }
    return HitTestIndex.box(
      of: geometry.bounds.offsetBy(dx: geometry.origin.x, dy: geometry.origin.y))
  }
}
