import CoreGraphics

/// Where on the screen parts of a display list can leave a trace: never too small a box.
///
/// Pure arithmetic but for text, whose letters must be laid out to know where they are.
struct PaintBounds {
  let typesetter: Typesetter

  /// The box around a picture in a mapped rectangle.
  static func image(_ rect: CGRect, _ transform: CGAffineTransform) -> PixelBounds {
    // Turned pictures get their soft edge from a filter that reaches beyond the rectangle.
    let reach = transform.isUpright ? 0.0 : 2.0
    let extent = PixelBounds(rect, transform)
    return extent.isEmpty ? .nothing : extent.outset(by: reach)
  }

  /// The box around a stroked path.
  static func stroke(
    _ path: CGPath, _ style: StrokeStyle, _ transform: CGAffineTransform
  ) -> PixelBounds {
    guard !path.isEmpty, style.isDrawable else { return .nothing }
    let corner: CGFloat =
      switch style.join {
      case .miter:
        // Two elements are one segment, which has no corner.
        path.elements.count <= 2 ? 1 : max(1, style.miterLimit.isFinite ? style.miterLimit : 10)
      case .round, .bevel: 1
      }
    let end: CGFloat =
      switch style.cap {
      case .square: 2.0.squareRoot()
      case .butt, .round: 1
      }
    let scale = max(transform.scaleX, transform.scaleY)
    // A shear can stretch a pen more than its axes.
    let stretch = transform.isUpright ? scale : transform.largestScale
    let reach = style.width / 2 * max(corner, end) * stretch
    // Neither does the drawn line reach farther.
    let bounded = min(reach, 2 * Canvas.coordinateLimit * max(corner, end))
    return PixelBounds(path, transform).outset(by: bounded)
  }

  /// The box around one drawing step; nothing for steps that draw nothing.
  func step(_ command: DrawCommand, _ transform: CGAffineTransform) -> PixelBounds {
    guard transform.isDrawable else { return .nothing }
    switch command {
    case .save, .restore, .concatenate, .clip: return .nothing
    case .fill(let path, let color, _):
      return color.alpha > 0 ? PixelBounds(path, transform) : .nothing
    case .stroke(let path, let color, let style):
      return color.alpha > 0 ? Self.stroke(path, style, transform) : .nothing
    case .image(_, in: let rect, opacity: let opacity):
      return opacity > 0 ? Self.image(rect, transform) : .nothing
    case .text(let block, in: let rect):
      guard block.color.alpha > 0 else { return .nothing }
      return PixelBounds(typesetter.lines(of: block, in: rect.size).ink(at: rect.origin), transform)
    }
  }

  /// The box around a node's background.
  func background(_ node: DisplayNode, _ transform: CGAffineTransform) -> PixelBounds {
    guard let color = node.background, color.alpha > 0 else { return .nothing }
    return PixelBounds(node.bounds, transform)
  }

  /// The box around a node's border.
  func border(_ node: DisplayNode, _ transform: CGAffineTransform) -> PixelBounds {
    node.borderWidth > 0 && node.borderColor.alpha > 0
      ? PixelBounds(node.bounds, transform) : .nothing
  }

  /// The box around a node with all its children, as far as `clip` lets it through.
  ///
  /// - Parameter transform: From the node's coordinates to pixels.
  func subtree(_ node: DisplayNode, _ transform: CGAffineTransform, clip: PixelBounds)
    -> PixelBounds
  {
    guard node.opacity > 0, transform.isDrawable, !clip.isEmpty else { return .nothing }
    var sum = background(node, transform).union(border(node, transform)).intersection(clip)
    let inner = node.clips ? clip.intersection(PixelBounds(node.bounds, transform)) : clip
    guard !inner.isEmpty else { return sum }
    for step in ResolvedCommands(node, transform) {
      sum = sum.union(self.step(step.command, step.transform).intersection(inner))
    }
    for child in node.children {
      let transform = child.transform.concatenating(transform)
      sum = sum.union(subtree(child, transform, clip: inner))
    }
    return sum
  }
}
