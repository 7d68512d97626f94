public import CoreGraphics

nonisolated extension CALayer {
  // MARK: - Converting

  /// Converts a point from another layer to this one. Nil means the coordinate system that contains
  /// the root of the tree.
  @discardableResult
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    Self.path(from: l, to: self).convert(p)
  }

  /// Converts a point from this layer to another layer. Nil means the coordinate system that
  /// contains the root of the tree.
  @discardableResult
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    Self.path(from: self, to: l).convert(p)
  }

  /// Converts a rectangle from another layer to this one. Like a view's `convert(_:from:)`, this
  /// converts the rectangle's bounding box in the common superlayer and returns the bounding box of
  /// the result.
  @discardableResult
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    Self.path(from: l, to: self).convert(r)
  }

  /// Converts a rectangle from this layer to another layer. Returns a bounding box.
  @discardableResult
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    Self.path(from: self, to: l).convert(r)
  }

  /// The layers that a conversion passes through: up to a common superlayer and down from it.
  private struct Path {
    var up: [CALayer]
    var down: ReversedCollection<[CALayer]>

    func convert(_ point: CGPoint) -> CGPoint {
      let outside = up.reduce(point) { $1.convertToSuperlayer($0) }
      return down.reduce(outside) { $1.convertFromSuperlayer($0) }
    }

    func convert(_ rect: CGRect) -> CGRect {
      let outward = up.reduce(CGAffineTransform.identity) {
        $0.concatenating($1.toSuperlayer)
      }
      let inward = down.reduce(CGAffineTransform.identity) {
        $0.concatenating($1.fromSuperlayer)
      }
      return rect.applying(outward).applying(inward)
    }
  }

  private static func path(from: CALayer?, to: CALayer?) -> Path {
    var (up, down) = (from?.chain ?? [], to?.chain ?? [])
    while let last = up.last, last === down.last {
      up.removeLast()
      down.removeLast()
    }
    return Path(up: up, down: down.reversed())
  }

  /// The layer and its ancestors up to the root.
  private var chain: [CALayer] {
    Array(sequence(first: self) { $0.superlayer })
  }

  /// Converts a point from the layer's own coordinates to the superlayer's.
  final func convertToSuperlayer(_ point: CGPoint) -> CGPoint {
    point.applying(toSuperlayer)
  }

  /// Converts a point from the superlayer's coordinates to the layer's own.
  final func convertFromSuperlayer(_ point: CGPoint) -> CGPoint {
    point.applying(fromSuperlayer)
  }

  /// The transform from the layer's own coordinates to the superlayer's.
  final var toSuperlayer: CGAffineTransform {
    guard let perspective = superlayer?.perspective else { return values.toSuperlayer }
    return values.flattened(extras?.style, in: perspective)
  }

  /// The transform from the superlayer's coordinates to the layer's own.
  final var fromSuperlayer: CGAffineTransform {
    guard superlayer?.perspective != nil, toSuperlayer.isInvertible else {
      return values.fromSuperlayer
    }
    return toSuperlayer.inverted()
  }

  /// The transform applied to the sublayers, in the layer's own coordinates; nil for the identity.
  final var perspective: CATransform3D? {
    guard let transform = extras?.style.sublayerTransform else { return nil }
    let anchor = values.anchorInBounds
    let about = CATransform3DConcat(
      CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), transform)
    return CATransform3DConcat(about, CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
  }

  // MARK: - Searching

  /// Returns the frontmost layer at a point in the superlayer's coordinates.
  final func findLayer(at point: CGPoint) -> CALayer? {
    guard !values.isHidden else { return nil }
    let point = convertFromSuperlayer(point)
    let isInside = contains(point)
    guard isInside || !values.masksToBounds else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let found = layer.hitTest(point) { return found }
    }
    return isInside ? self : nil
  }

  // MARK: - Frame

  package final func setFrame(_ rect: CGRect) {
    let rect = rect.standardized
    bounds = CGRect(origin: values.bounds.origin, size: values.boundsSize(forFrame: rect))
    position = values.position(forFrame: rect)
  }
}

nonisolated extension LayerState {
  /// Returns the size of a rectangle, transformed by the inverse like a vector. Returns the current
  /// size if the transform isn't invertible or the result isn't finite.
  ///
  /// The frame has the size of the rectangle afterward only if the transform doesn't rotate the
  /// layer, except by multiples of a right angle. Source: frames of a view rotated by 0.1 radian in
  /// Apple's simulator, stackoverflow.com/questions/5802830. (Assumption: absolute values)
  func boundsSize(forFrame rect: CGRect) -> CGSize {
    guard !transform.isIdentity else { return rect.size }
    guard transform.isInvertible else { return bounds.size }
    let vector = rect.size.applying(transform.inverted())
    let size = CGSize(width: abs(vector.width), height: abs(vector.height))
    return size.isFinite || !rect.isFinite ? size : bounds.size
  }

  /// Returns the position that centers the frame on a rectangle's center. Returns the current
  /// position if the center isn't finite.
  func position(forFrame rect: CGRect) -> CGPoint {
    guard !transform.isIdentity else {
      return CGPoint(
        x: rect.minX + anchorPoint.x * rect.width, y: rect.minY + anchorPoint.y * rect.height)
    }
    var moved = self
    moved.position = .zero
    let position = CGPoint(x: rect.midX - moved.frame.midX, y: rect.midY - moved.frame.midY)
    let isNumber = position.x.isFinite && position.y.isFinite
    return isNumber || !rect.isFinite ? position : self.position
  }
}

nonisolated extension CGSize {
  fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
}

nonisolated extension CGRect {
  /// Whether all coordinates are finite numbers.
  package var isFinite: Bool { origin.x.isFinite && origin.y.isFinite && size.isFinite }
}
