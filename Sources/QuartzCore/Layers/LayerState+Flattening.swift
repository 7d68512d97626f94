import CoreGraphics

nonisolated extension LayerState {
  /// Returns the transform from the layer's own coordinates to its superlayer's, with the
  /// superlayer's perspective.
  func flattened(_ style: LayerStyle?, in perspective: CATransform3D) -> CGAffineTransform {
    let anchor = anchorInBounds
    let anchorZ = style?.anchorPointZ ?? 0
    var map = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorZ)
    map = CATransform3DConcat(
      map, style?.transform ?? CATransform3DMakeAffineTransform(transform))
    map = CATransform3DConcat(
      map,
      CATransform3DMakeTranslation(position.x, position.y, anchorZ + (style?.zPosition ?? 0)))
    return CATransform3DConcat(map, perspective)
      .flattened(at: CGPoint(x: bounds.midX, y: bounds.midY))
  }
}

nonisolated extension CATransform3D {
  /// Projects a 3D transform onto the plane.
  ///
  /// The result is exact unless the plane is rotated in perspective, which makes its far side
  /// smaller. In that case, the result is an affine transform with the same location, rotation, and
  /// scale at a point.
  func flattened(at point: CGPoint) -> CGAffineTransform {
    let w = m14 * point.x + m24 * point.y + m44
    guard w != 0, w.isFinite else { return CATransform3DGetAffineTransform(self) }
    let x = (m11 * point.x + m21 * point.y + m41) / w
    let y = (m12 * point.x + m22 * point.y + m42) / w
    let (a, b) = ((m11 - x * m14) / w, (m12 - y * m14) / w)
    let (c, d) = ((m21 - x * m24) / w, (m22 - y * m24) / w)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x - a * point.x - c * point.y, ty: y - b * point.x - d * point.y)
  }
}
