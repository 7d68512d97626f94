public import CoreGraphics

extension UIView {
  // MARK: - Converting

  /// Returns where a point in this view lies in another one; nil means the window, and for a window
  /// the screen.
  ///
  /// The root of a tree without a window counts as lying on the screen.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Returns where a point in another view lies in this one; nil means the window, and for a window
  /// the screen.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view { return view.convert(point, to: self) }
    if isWindow { return convertFromSuperview(point) }
    return convert(point, fromRoot: rootOfTree)
  }

  /// Returns the upright rectangle around a rectangle of this view, in another one.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// Returns the upright rectangle around a rectangle of another view, in this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    if let view { return view.convert(rect, to: self) }
    if isWindow { return rect.applying(layer.model.fromSuperview) }
    return rect.applying(transformFromRoot)
  }

  /// Converts from the superview's coordinates to the view's own.
  func convertFromSuperview(_ point: CGPoint) -> CGPoint {
    guard geometry.isUpright else { return point.applying(layer.model.fromSuperview) }
    // The same sums as in `toSuperview`, without the matrix: nearly every view comes here.
    return CGPoint(x: point.x - geometry.origin.x, y: point.y - geometry.origin.y)
  }

  /// Converts a location of a touch on the screen to the view's own coordinates; the root of a tree outside
  /// any window counts as one in the touch's window.
  func convertFromScreen(_ point: CGPoint, of touch: UITouch) -> CGPoint {
    // Without a reference counted on the way up: the tree holds its superviews.
    if let above = unretainedSuperview?._withUnsafeGuaranteedRef({
      $0.convertFromScreen(point, of: touch)
    }) {
      return convertFromSuperview(above)
    }
    if isWindow { return convertFromSuperview(point) }
    return convertFromSuperview(touch.window?.convertFromSuperview(point) ?? point)
  }

  /// Converts from the view's own coordinates to the superview's; for a window, to the screen's.
  func convertToSuperview(_ point: CGPoint) -> CGPoint {
    point.applying(layer.model.toSuperview)
  }

  /// Converts a point in the coordinates of the root of this view's tree to the view's own.
  func convert(_ point: CGPoint, fromRoot root: UIView) -> CGPoint {
    guard self !== root, let superview else { return point }
    return convertFromSuperview(superview.convert(point, fromRoot: root))
  }

  private var transformToRoot: CGAffineTransform {
    guard let superview else { return .identity }
    return layer.model.toSuperview.concatenating(superview.transformToRoot)
  }

  private var transformFromRoot: CGAffineTransform {
    guard let superview else { return .identity }
    return superview.transformFromRoot.concatenating(layer.model.fromSuperview)
  }

  private func transform(to view: UIView?) -> CGAffineTransform {
    let (root, other) = (rootOfTree, view?.rootOfTree)
    guard let view, let other else {
      return isWindow ? layer.model.toSuperview : transformToRoot
    }
    if root === other { return transformToRoot.concatenating(view.transformFromRoot) }
    return transformToRoot.concatenating(root.layer.model.toSuperview)
      .concatenating(other.layer.model.fromSuperview)
      .concatenating(view.transformFromRoot)
  }

  // MARK: - Setting

  func setFrame(_ rect: CGRect) {
    let rect = rect.standardized
    let state = layer.model
    var size = rect.size
    if !state.transform.isIdentity {
      size = state.bounds.size
      if state.transform.isInvertible {
        size = CGRect(origin: .zero, size: rect.size).applying(state.transform.inverted()).size
      }
    }
    resize(to: CGRect(origin: state.bounds.origin, size: size))
    guard !state.transform.isIdentity else {
      layer.position = CGPoint(
        x: rect.minX + state.anchorPoint.x * rect.width,
        y: rect.minY + state.anchorPoint.y * rect.height)
      return
    }
    // The box's middle goes where the rectangle's is; the anchor may lie elsewhere.
    var moved = layer.model
    moved.position = .zero
    layer.position = CGPoint(
      x: rect.midX - moved.frame.midX, y: rect.midY - moved.frame.midY)
  }

  func setBounds(_ rect: CGRect) {
    resize(to: rect.standardized)
  }

  private func resize(to rect: CGRect) {
    let old = layer.model.bounds
    layer.bounds = rect
    guard rect.size != old.size else { return }
    setNeedsLayout()
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
      child.frame = CGRect(
        x: bounds.minX + x.start, y: bounds.minY + y.start, width: x.length, height: y.length)
    }
  }

  /// Shares a change of the superview's size among the flexible parts, in proportion to their
  /// length; equally where these have none.
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
