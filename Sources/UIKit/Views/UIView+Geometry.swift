public import CoreGraphics

extension UIView {
  // MARK: - Conversion

  /// Converts a point from this view's coordinates to another view's. If `view` is nil, converts to
  /// the window's, or to the screen's if this view is a window.
  ///
  /// The root of a tree that is not in a window is treated as if it were on the screen.
  @discardableResult
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Converts a point to this view's coordinates from another view's. If `view` is nil, converts
  /// from the window's, or from the screen's if this view is a window.
  @discardableResult
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view { return view.convert(point, to: self) }
    if isWindow { return convertFromSuperview(point) }
    return convert(point, fromRoot: rootOfTree)
  }

  /// Converts a rectangle from this view's coordinates to its bounding box in another view's.
  ///
  /// The bounding box is computed twice: first in the common superview's coordinates, then in the
  /// other view's. If both views are rotated relative to the superview, the result is larger than
  /// the rectangle's own bounding box, as on an iPhone.
  @discardableResult
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard let target = view ?? (isWindow ? nil : rootOfTree) else {
      return rect.applying(layer.values.toSuperlayer)
    }
    var up = CGAffineTransform.identity
    var ancestor = self
    while !target.isDescendant(of: ancestor) {
      up = up.concatenating(ancestor.layer.values.toSuperlayer)
      guard let above = ancestor.parent else {
        return rect.applying(up).applying(target.transform(fromAncestor: nil))
      }
      ancestor = above
    }
    return rect.applying(up).applying(target.transform(fromAncestor: ancestor))
  }

  /// Converts a rectangle from another view's coordinates to its bounding box in this view's.
  ///
  /// - SeeAlso: `convert(_:to:)`, which converts in the opposite direction.
  @discardableResult
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    if let view { return view.convert(rect, to: self) }
    return rect.applying(transform(fromAncestor: isWindow ? nil : rootOfTree))
  }

  /// The transform from an ancestor's coordinates, or the screen's if nil, to the view's own.
  private func transform(fromAncestor ancestor: UIView?) -> CGAffineTransform {
    if self === ancestor { return .identity }
    let above = parent?.transform(fromAncestor: ancestor) ?? .identity
    return above.concatenating(layer.values.fromSuperlayer)
  }

  /// Converts a point from the superview's coordinates to the view's own.
  func convertFromSuperview(_ point: CGPoint) -> CGPoint {
    guard geometry.isUpright else { return convertByTransform(point) }
    // The same arithmetic as in `toSuperlayer` but without a matrix; nearly all views use this path.
    return CGPoint(x: point.x - geometry.origin.x, y: point.y - geometry.origin.y)
  }

  /// The rare case of `convertFromSuperview(_:)`, in a separate function so that the common case
  /// needs no stack memory for the matrix.
  @inline(never)
  private func convertByTransform(_ point: CGPoint) -> CGPoint {
    point.applying(layer.values.fromSuperlayer)
  }

  /// Converts a touch's screen location to the view's own coordinates; the root of a tree that is
  /// not in a window is treated as a subview of the touch's window.
  func convertFromScreen(_ point: CGPoint, of touch: UITouch) -> CGPoint {
    // Reference counting is unnecessary here because the tree retains the superviews.
    if let above = unretainedSuperview?._withUnsafeGuaranteedRef({
      $0.convertFromScreen(point, of: touch)
    }) {
      return convertFromSuperview(above)
    }
    if isWindow { return convertFromSuperview(point) }
    return convertFromSuperview(touch.shownWindow?.convertFromSuperview(point) ?? point)
  }

  /// Converts a point to the superview's coordinates, or to the screen's for a window.
  func convertToSuperview(_ point: CGPoint) -> CGPoint {
    point.applying(layer.values.toSuperlayer)
  }

  /// Converts a point from the coordinates of the tree's root to the view's own.
  func convert(_ point: CGPoint, fromRoot root: UIView) -> CGPoint {
    guard self !== root, let superview else { return point }
    return convertFromSuperview(superview.convert(point, fromRoot: root))
  }

  private var transformToRoot: CGAffineTransform {
    guard let superview else { return .identity }
    return layer.values.toSuperlayer.concatenating(superview.transformToRoot)
  }

  private func transform(to view: UIView?) -> CGAffineTransform {
    let (root, other) = (rootOfTree, view?.rootOfTree)
    guard let view, let other else {
      return isWindow ? layer.values.toSuperlayer : transformToRoot
    }
    if root === other { return transformToRoot.concatenating(view.transform(fromAncestor: other)) }
    return transformToRoot.concatenating(root.layer.values.toSuperlayer)
      .concatenating(other.layer.values.fromSuperlayer)
      .concatenating(view.transform(fromAncestor: other))
  }

  // MARK: - Setters

  func setBounds(_ rect: CGRect) {
    layer.bounds = rect.standardized
  }

  /// Updates the layout after the layer's bounds change. A size change also lays out the superview.
  ///
  /// Source: a new `bounds.origin` lays out the view, which is how scroll view subclasses respond
  /// to scrolling (developer.apple.com/documentation/uikit/uiview/layoutsubviews()).
  package func boundsDidChange(from old: CGRect) {
    let new = layer.values.bounds
    guard new != old else { return }
    setNeedsLayout()
    guard new.size != old.size else { return }
    parent?.setNeedsLayout()
    if contentMode == .redraw { setNeedsDisplay() }
    if autoresizesSubviews { autoresizeSubviews(from: old.size) }
  }

  private func autoresizeSubviews(from old: CGSize) {
    for child in children where !child.autoresizingMask.isEmpty {
      let mask = child.autoresizingMask
      let frame = child.frame
      let x = Self.autoresize(
        start: frame.minX - bounds.minX, length: frame.width, from: old.width, to: bounds.width,
        before: mask.contains(.flexibleLeftMargin), inside: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin))
      let y = Self.autoresize(
        start: frame.minY - bounds.minY, length: frame.height, from: old.height, to: bounds.height,
        before: mask.contains(.flexibleTopMargin), inside: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin))
      let rect = CGRect(
        x: bounds.minX + x.start, y: bounds.minY + y.start, width: x.length, height: y.length)
      // A transform may make a view's frame infinite or NaN.
      if rect.isFinite { child.frame = rect }
    }
  }

  /// Distributes a change in the superview's size among the flexible parts in proportion to their
  /// lengths, or equally if all lengths are zero.
  private static func autoresize(
    start: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat,
    before: Bool, inside: Bool, after: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let change = new - old
    let parts = [
      before ? start : nil, inside ? length : nil, after ? old - start - length : nil,
    ]
    let flexible = parts.compactMap { $0 }
    guard !flexible.isEmpty else { return (start, length) }
    let total = flexible.reduce(0, +)
    func share(_ part: CGFloat?) -> CGFloat {
      guard let part else { return 0 }
      return total > 0 ? change * part / total : change / CGFloat(flexible.count)
    }
    return (start + share(parts[0]), max(0, length + share(parts[1])))
  }
}
