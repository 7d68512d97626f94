import CoreGraphics
import DisplayList

/// Bounding boxes of the pixels that parts of a display list can change. A box is never too small.
///
/// Transforms map to pixels. All boxes are computed with simple arithmetic, except text boxes,
/// which require layout.
struct PaintBounds {
  let typesetter: Typesetter

  /// Returns the bounding box of an image in a mapped rectangle.
  static func image(_ rect: CGRect, _ transform: CGAffineTransform) -> PixelBounds {
    // A rotated image has a soft edge because its filter extends beyond the rectangle.
    let reach = transform.isUpright ? 0.0 : 2.0
    let bounds = PixelBounds(rect, transform)
    return bounds.isEmpty ? .empty : bounds.outset(by: reach)
  }

  /// Returns the bounding box of a stroked path.
  static func stroke(
    _ path: CGPath, _ style: StrokeStyle, _ transform: CGAffineTransform
  ) -> PixelBounds {
    guard !path.isEmpty, style.isDrawable else { return .empty }
    let join: CGFloat =
      switch style.join {
      case .miter:
        // A path with two elements is a single segment without a corner.
        path.elements.count <= 2 ? 1 : max(1, style.miterLimit.isFinite ? style.miterLimit : 10)
      case .round, .bevel: 1
      }
    let cap: CGFloat =
      switch style.cap {
      case .square: 2.0.squareRoot()
      case .butt, .round: 1
      }
    // A shear can stretch the pen by more than it stretches the axes.
    let scale =
      transform.isUpright ? max(transform.scaleX, transform.scaleY) : transform.largestScale
    let reach = style.width / 2 * max(join, cap) * scale
    // The canvas limits line widths the same way.
    let limit = 2 * Canvas.coordinateLimit * max(join, cap)
    return PixelBounds(path, transform).outset(by: min(reach, limit))
  }

  /// Returns the bounding box of the pixels that a command draws; empty if it draws nothing.
  func command(_ command: DrawCommand, _ transform: CGAffineTransform) -> PixelBounds {
    guard transform.isDrawable else { return .empty }
    switch command {
    case .save, .restore, .concatenate, .clip, .style: return .empty
    case .fill(let path, let color, _):
      return color.alpha > 0 ? PixelBounds(path, transform) : .empty
    case .paint(_, inside: let path, _, opacity: let opacity):
      return opacity > 0 ? PixelBounds(path, transform) : .empty
    case .stroke(let path, let color, let style):
      return color.alpha > 0 ? Self.stroke(path, style, transform) : .empty
    case .image(_, in: let rect, opacity: let opacity):
      return opacity > 0 ? Self.image(rect, transform) : .empty
    case .tintedImage(_, in: let rect, let color):
      return color.alpha > 0 ? Self.image(rect, transform) : .empty
    case .nodes(let nodes):
      return nodes.reduce(.empty) {
        $0.union(subtree($1, $1.transform.concatenating(transform), clip: .everything))
      }
    case .text(let block, in: let rect):
      guard block.color.alpha > 0 else { return .empty }
      let layout = typesetter.layout(of: block, in: rect.size)
      return PixelBounds(layout.inkBounds(at: rect.origin), transform)
    }
  }

  /// Returns the bounding box of the pixels that a command draws with its style.
  ///
  /// - Parameter base: The map from the initial coordinates of the node's contents to pixels.
  func command(_ command: ResolvedCommand, base: CGAffineTransform) -> PixelBounds {
    let bounds = self.command(command.command, command.transform)
    guard let style = command.style else { return bounds }
    // Without antialiasing, Cairo skips pixels that are less than half covered but draws others.
    var sum = style.antialiases ? bounds : bounds.outset(by: 1)
    if let shadow = style.shadow { sum = sum.union(PixelShadow(shadow, base).bounds(of: bounds)) }
    return sum
  }

  /// Returns the bounding box of a node's background.
  func background(_ node: DisplayNode, _ transform: CGAffineTransform) -> PixelBounds {
    guard let color = node.background, color.alpha > 0 else { return .empty }
    return PixelBounds(node.bounds, transform)
  }

  /// Returns the bounding box of a node's border.
  func border(_ node: DisplayNode, _ transform: CGAffineTransform) -> PixelBounds {
    node.borderWidth > 0 && node.borderColor.alpha > 0
      ? PixelBounds(node.bounds, transform) : .empty
  }

  /// Returns the bounding box of a node and its descendants, limited to `clip`.
  func subtree(
    _ node: DisplayNode, _ transform: CGAffineTransform, clip: PixelBounds
  ) -> PixelBounds {
    guard node.opacity > 0, transform.isDrawable, !clip.isEmpty else { return .empty }
    guard let shadow = node.effects?.shadow else {
      return parts(node, transform, clip: clip)
    }
    let all = parts(node, transform, clip: .everything)
    let caster = node.effects?.shadowPath.map { PixelBounds($0, transform) } ?? all
    return all.union(PixelShadow(shadow, transform).bounds(of: caster)).intersection(clip)
  }

  /// Returns the bounding box of a node and its descendants, without the node's own shadow.
  func parts(
    _ node: DisplayNode, _ transform: CGAffineTransform, clip: PixelBounds
  ) -> PixelBounds {
    var sum = background(node, transform).union(border(node, transform)).intersection(clip)
    let inner = node.clips ? clip.intersection(PixelBounds(node.bounds, transform)) : clip
    guard !inner.isEmpty else { return sum }
    for command in ResolvedCommands(node, transform) {
      let base = node.contentsTransform.concatenating(transform)
      sum = sum.union(self.command(command, base: base).intersection(inner))
    }
    // The loop uses indices because an iterator would copy each child.
    for index in node.children.indices {
      let transform = node.children[index].transform.concatenating(transform)
      sum = sum.union(subtree(node.children[index], transform, clip: inner))
    }
    return sum
  }
}
