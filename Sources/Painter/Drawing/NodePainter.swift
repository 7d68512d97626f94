import CCairo
import CoreGraphics

/// Plays nodes onto a canvas, from back to front.
struct NodePainter {
  let canvas: Canvas
  let images: ImageStore
  let masks: MaskStore
  let extents: PaintBounds

  /// Opacities below this change no pixel of eight bits.
  static let invisible = 1.0 / 512

  /// Plays a node with its children.
  ///
  /// - Parameters:
  ///   - parent: From the parent's coordinates to pixels.
  ///   - inherited: The opacity of a parent that left blending to its only visible part.
  func paint(_ node: DisplayNode, in parent: CGAffineTransform, inherited: CGFloat = 1) {
    let opacity = min(node.opacity, 1) * inherited
    let transform = node.transform.concatenating(parent)
    guard opacity >= Self.invisible, transform.isDrawable else { return }
    if opacity < 1, node.visibleParts(upTo: 2) > 1 {
      let extent = extents.subtree(node, transform, clip: canvas.clip)
      guard canvas.needs(extent) else { return }
      canvas.group(extent, opacity: opacity) { layers(of: node, transform, opacity: 1) }
    } else {
      layers(of: node, transform, opacity: opacity)
    }
  }

  private func layers(of node: DisplayNode, _ transform: CGAffineTransform, opacity: CGFloat) {
    if let color = node.background { fill(node, transform, color: color, opacity: opacity) }
    if !node.contents.isEmpty || !node.children.isEmpty {
      if node.clips {
        // Outside the clip nothing of contents and children shows; skip them without a look.
        if canvas.needs(PixelBounds(node.bounds, transform)) {
          canvas.saveClip()
          canvas.clip(to: node.outline, transform)
          inside(node, transform, opacity: opacity)
          canvas.restoreClip()
        }
      } else {
        inside(node, transform, opacity: opacity)
      }
    }
    if let border = node.border {
      canvas.fill(
        border, transform, color: node.borderColor, opacity: opacity, rule: .evenOdd)
    }
  }

  private func inside(_ node: DisplayNode, _ transform: CGAffineTransform, opacity: CGFloat) {
    for step in ResolvedCommands(node, transform) { play(step, opacity: opacity) }
    for child in node.children { paint(child, in: transform, inherited: opacity) }
  }

  private func fill(
    _ node: DisplayNode, _ transform: CGAffineTransform, color: CGColor, opacity: CGFloat
  ) {
    let extent = PixelBounds(node.bounds, transform)
    guard color.alpha * opacity > 0, canvas.needs(extent) else { return }
    if node.cornerRadius > 0, transform.isUpright,
      let place = SubpixelOffset.split(CGPoint(x: extent.left, y: extent.top)),
      let shape = RoundedRectMask(
        extent, radiusX: node.cornerRadius * transform.scaleX,
        radiusY: node.cornerRadius * transform.scaleY, start: place.rest),
      let mask = masks.mask(of: shape)
    {
      canvas.setColor(color, opacity: opacity)
      cairo_mask_surface(
        canvas.context, mask.pointer, Double(place.column), Double(place.row))
    } else {
      canvas.fill(node.outline, transform, color: color, opacity: opacity, rule: .winding)
    }
  }

  private func play(_ step: ResolvedCommand, opacity: CGFloat) {
    guard step.transform.isDrawable else { return }
    if step.clips.isEmpty { return draw(step, opacity: opacity) }
    canvas.saveClip()
    for clip in step.clips { canvas.clip(to: clip.path, clip.transform, rule: clip.rule) }
    draw(step, opacity: opacity)
    canvas.restoreClip()
  }

  private func draw(_ step: ResolvedCommand, opacity: CGFloat) {
    switch step.command {
    case .save, .restore, .concatenate, .clip:
      break
    case .fill(let path, let color, let rule):
      canvas.fill(path, step.transform, color: color, opacity: opacity, rule: rule)
    case .stroke(let path, let color, let style):
      canvas.stroke(path, step.transform, color: color, opacity: opacity, style: style)
    case .image(let image, in: let rect, opacity: let own):
      guard own > 0, canvas.needs(PaintBounds.image(rect, step.transform)),
        let stored = images.find(image)
      else { return }
      canvas.draw(stored, in: rect, step.transform, opacity: min(own, 1) * opacity)
    case .text(let block, in: let rect):
      guard block.color.alpha * opacity > 0 else { return }
      let lines = extents.typesetter.lines(of: block, in: rect.size)
      guard canvas.needs(PixelBounds(lines.ink(at: rect.origin), step.transform)) else { return }
      canvas.draw(
        lines, at: rect.origin, step.transform, color: block.color, opacity: opacity,
        masks: masks)
    }
  }
}
