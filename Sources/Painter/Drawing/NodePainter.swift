import CoreGraphics
import DisplayList

/// Draws nodes on a canvas, from back to front.
struct NodePainter {
  let canvas: Canvas
  let images: ImageStore
  let masks: MaskStore
  let typesetter: Typesetter

  /// The lowest visible opacity. Lower opacities don't change any 8-bit pixel.
  static let lowestOpacity = 1.0 / 512

  /// Draws a node and its children.
  ///
  /// - Parameters:
  ///   - parent: The map from the parent's coordinates to pixels.
  ///   - inherited: The product of the opacities of ancestors that have no other visible parts.
  func paint(_ node: DisplayNode, in parent: CGAffineTransform, inherited: CGFloat = 1) {
    let opacity = min(node.opacity, 1) * inherited
    let transform = node.transform.concatenating(parent)
    guard opacity >= Self.lowestOpacity, transform.isDrawable else { return }
    if let effects = node.effects {
      paint(node, effects, transform, opacity: opacity)
    } else if opacity < 1, node.visibleParts(upTo: 2) > 1 {
      let bounds = PaintBounds(typesetter: typesetter).subtree(node, transform, clip: canvas.clip)
      guard canvas.needs(bounds) else { return }
      canvas.group(bounds, opacity: opacity) { paintParts(of: node, transform, opacity: 1) }
    } else {
      paintParts(of: node, transform, opacity: opacity)
    }
  }

  private func paint(
    _ node: DisplayNode, _ effects: NodeEffects, _ transform: CGAffineTransform, opacity: CGFloat
  ) {
    let paintBounds = PaintBounds(typesetter: typesetter)
    let bounds = paintBounds.subtree(node, transform, clip: canvas.clip)
    guard canvas.needs(bounds) else { return }
    func paintAll() {
      if let shadow = effects.shadow, let path = effects.shadowPath {
        let bounds = PixelBounds(path, transform)
        canvas.drawShadow(PixelShadow(shadow, transform), of: bounds) { canvas, shift in
          canvas.fill(
            path, transform.concatenating(shift), color: .black, opacity: 1, rule: .winding)
        }
      } else if let shadow = effects.shadow {
        let parts = paintBounds.parts(node, transform, clip: .everything)
        canvas.drawShadow(PixelShadow(shadow, transform), of: parts) { canvas, shift in
          self.drawing(on: canvas).paintParts(
            of: node, transform.concatenating(shift), opacity: 1)
        }
      }
      paintParts(of: node, transform, opacity: 1)
      if let mask = effects.mask { canvas.mask(bounds) { paint(mask, in: transform) } }
    }
    if opacity < 1 || effects.isIsolated || effects.mask != nil {
      canvas.group(bounds, opacity: opacity, paintAll)
    } else {
      paintAll()
    }
  }

  /// Returns a painter with the same caches for another canvas.
  private func drawing(on canvas: Canvas) -> NodePainter {
    NodePainter(canvas: canvas, images: images, masks: masks, typesetter: typesetter)
  }

  private func paintParts(of node: DisplayNode, _ transform: CGAffineTransform, opacity: CGFloat) {
    if let color = node.background {
      fillBackground(of: node, transform, color: color, opacity: opacity)
    }
    if !node.contents.isEmpty || !node.children.isEmpty {
      if !node.clips {
        paintInside(of: node, transform, opacity: opacity)
      } else if canvas.needs(PixelBounds(node.bounds, transform)) {
        canvas.saveClip()
        canvas.clip(to: node.outline, transform)
        paintInside(of: node, transform, opacity: opacity)
        canvas.restoreClip()
      }
    }
    if let border = node.border {
      canvas.fill(border, transform, color: node.borderColor, opacity: opacity, rule: .evenOdd)
    }
  }

  private func paintInside(of node: DisplayNode, _ transform: CGAffineTransform, opacity: CGFloat) {
    if !node.contents.isEmpty {
      let base = node.contentsTransform.concatenating(transform)
      for command in ResolvedCommands(node, transform) {
        paint(command, base: base, opacity: opacity)
      }
    }
    // The loop uses indices because an iterator would copy each child.
    for index in node.children.indices {
      paint(node.children[index], in: transform, inherited: opacity)
    }
  }

  private func fillBackground(
    of node: DisplayNode, _ transform: CGAffineTransform, color: CGColor, opacity: CGFloat
  ) {
    let bounds = PixelBounds(node.bounds, transform)
    guard color.alpha * opacity > 0, canvas.needs(bounds) else { return }
    if node.cornerRadius > 0, transform.isUpright, node.corners == .all,
      let mask = masks.roundedRect(
        bounds, radiusX: node.cornerRadius * transform.scaleX,
        radiusY: node.cornerRadius * transform.scaleY)
    {
      canvas.fill(mask, color: color, opacity: opacity)
    } else {
      canvas.fill(node.outline, transform, color: color, opacity: opacity, rule: .winding)
    }
  }

  private func paint(_ command: ResolvedCommand, base: CGAffineTransform, opacity: CGFloat) {
    guard command.transform.isDrawable else { return }
    if !command.clips.isEmpty { canvas.saveClip() }
    for clip in command.clips { canvas.clip(to: clip.path, clip.transform, rule: clip.rule) }
    if let style = command.style {
      draw(command, style, base: base, opacity: opacity)
    } else {
      draw(command.command, command.transform, opacity: opacity)
    }
    if !command.clips.isEmpty { canvas.restoreClip() }
  }

  private func draw(
    _ command: ResolvedCommand, _ style: DrawingStyle, base: CGAffineTransform, opacity: CGFloat
  ) {
    canvas.withStyle(style) {
      if let shadow = style.shadow {
        let bounds = PaintBounds(typesetter: typesetter).command(
          command.command, command.transform)
        canvas.drawShadow(PixelShadow(shadow, base), of: bounds) { canvas, shift in
          self.drawing(on: canvas).draw(
            command.command, command.transform.concatenating(shift), opacity: opacity)
        }
      }
      draw(command.command, command.transform, opacity: opacity)
    }
  }

  private func draw(_ command: DrawCommand, _ transform: CGAffineTransform, opacity: CGFloat) {
    switch command {
    case .save, .restore, .concatenate, .clip, .style:
      break
    case .fill(let path, let color, let rule):
      canvas.fill(path, transform, color: color, opacity: opacity, rule: rule)
    case .paint(let paint, inside: let path, let rule, opacity: let paintOpacity):
      canvas.fill(
        path, transform, paint: paint, from: images, opacity: min(paintOpacity, 1) * opacity,
        rule: rule)
    case .stroke(let path, let color, let style):
      canvas.stroke(path, transform, color: color, opacity: opacity, style: style)
    case .image(let image, in: let rect, opacity: let imageOpacity):
      canvas.draw(
        image, from: images, in: rect, transform, opacity: min(imageOpacity, 1) * opacity)
    case .tintedImage(let image, in: let rect, let color):
      canvas.draw(image, from: images, in: rect, transform, tint: color, opacity: opacity)
    case .nodes(let nodes):
      for node in nodes { paint(node, in: transform, inherited: opacity) }
    case .text(let block, in: let rect):
      guard block.color.alpha * opacity > 0 else { break }
      canvas.draw(
        typesetter.layout(of: block, in: rect.size), at: rect.origin, transform,
        color: block.color, opacity: opacity, masks: masks)
    }
  }
}

nonisolated extension DisplayNode {
  /// The rounded corners.
  fileprivate var corners: CGPath.Corners { effects?.corners ?? .all }

  /// The rounded bounds.
  fileprivate var outline: CGPath {
    let radius = cornerRadius > 0 && cornerRadius.isFinite ? cornerRadius : 0
    return CGPath(
      elements: CGPath.roundedRectangle(
        bounds.standardized, cornerWidth: radius, cornerHeight: radius, corners: corners))
  }

  /// The ring inside the rounded bounds, for the even-odd rule; `nil` if the border isn't visible.
  fileprivate var border: CGPath? {
    guard borderWidth > 0, borderWidth.isFinite, borderColor.alpha > 0 else { return nil }
    let ring = CGMutablePath(elements: outline.elements)
    let inner = bounds.standardized.insetBy(dx: borderWidth, dy: borderWidth)
    // A border wider than half the node fills the node.
    if !inner.isNull, inner.width > 0, inner.height > 0 {
      let radius = cornerRadius.isFinite ? max(0, cornerRadius - borderWidth) : 0
      ring.addPath(
        CGPath(
          elements: CGPath.roundedRectangle(
            inner, cornerWidth: radius, cornerHeight: radius, corners: corners)))
    }
    return ring
  }

  /// Counts the visible parts of the node and its descendants, up to `limit`.
  ///
  /// A single part can be blended with the node's opacity directly. Several parts need a group.
  func visibleParts(upTo limit: Int) -> Int {
    guard opacity > 0 else { return 0 }
    var count = 0
    if let background, background.alpha > 0 { count += 1 }
    if borderWidth > 0, borderColor.alpha > 0 { count += 1 }
    if effects != nil { count += 2 }
    for command in contents where count < limit {
      switch command {
      case .fill, .paint, .stroke, .image, .tintedImage, .text: count += 1
      case .nodes(let nodes): for node in nodes { count += node.visibleParts(upTo: limit) }
      case .style(let style): if style?.shadow != nil { count += 1 }
      case .save, .restore, .concatenate, .clip: break
      }
    }
    for child in children where count < limit {
      count += child.visibleParts(upTo: limit - count)
    }
    return min(count, limit)
  }
}
