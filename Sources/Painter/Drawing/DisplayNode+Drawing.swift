import CoreGraphics

nonisolated extension DisplayNode {
  /// The rounded bounds.
  var outline: CGPath {
    let radius = cornerRadius > 0 && cornerRadius.isFinite ? cornerRadius : 0
    return CGPath(
      roundedRect: bounds.standardized, cornerWidth: radius, cornerHeight: radius)
  }

  /// The ring inside the rounded bounds, to be filled by the even-odd rule; nil without a border.
  var border: CGPath? {
    guard borderWidth > 0, borderWidth.isFinite, borderColor.alpha > 0 else { return nil }
    var ring = outline
    let bounds = bounds.standardized
    let inner = bounds.insetBy(dx: borderWidth, dy: borderWidth)
    // A border wider than half the node fills it.
    if !inner.isNull, inner.width > 0, inner.height > 0 {
      let radius = cornerRadius.isFinite ? max(0, cornerRadius - borderWidth) : 0
      ring.addRoundedRect(in: inner, cornerWidth: radius, cornerHeight: radius)
    }
    return ring
  }

  /// Counts what leaves a trace of its own, children's parts included, and stops at `limit`.
  ///
  /// A single part can be blended with the node's opacity by itself; more need a group.
  func visibleParts(upTo limit: Int) -> Int {
    guard opacity > 0 else { return 0 }
    var count = 0
    if let background, background.alpha > 0 { count += 1 }
    if borderWidth > 0, borderColor.alpha > 0 { count += 1 }
    for command in contents where count < limit {
      switch command {
      case .fill, .stroke, .image, .text: count += 1
      case .save, .restore, .concatenate, .clip: break
      }
    }
    for child in children where count < limit {
      count += child.visibleParts(upTo: limit - count)
    }
    return count
  }
}
