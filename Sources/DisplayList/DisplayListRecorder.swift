package import CoreGraphics

/// Records a graphics context's drawings as display-list commands.
///
/// A layer becomes a separate node. So does the whole recording if it uses a blend mode: in a view,
/// colors are blended with the view's own drawings, not with the contents behind the view.
package final class DisplayListRecorder: DrawingRecorder {
  /// The maximum nesting depth of layers in a drawing, including rendered layers. Each level
  /// requires a recursive call when the drawing is painted or compared.
  package static let depthLimit = 100

  /// The open layers, each with its depth and the commands before it.
  private var layers: [Layer] = []
  private var current: [DrawCommand] = []
  /// The layer depth in `current`.
  private var levels = 0
  private var usesBlendModes = false
  /// The recording's pixels. For a view, `nil` until first requested.
  private var pixels: RecordedBitmap?
  /// The view being drawn; `nil` for a bitmap.
  private let surface: ViewSurface?

  private struct Layer {
    let before: [DrawCommand]
    let levels: Int
    var opacity: CGFloat = 1
    /// The mask whose opacity is applied to the layer; `nil` for a transparency layer.
    var mask: DisplayNode?
  }

  /// Creates an empty recording.
  ///
  /// - Parameter bitmap: The recording's pixels; `nil` for part of a view.
  package init(bitmap: RecordedBitmap? = nil) {
    pixels = bitmap
    surface = nil
    bitmap?.recorder = self
  }

  /// Creates an empty recording of a view's drawing.
  package init(surface: ViewSurface) { self.surface = surface }

  package var bitmap: (any Bitmap)? {
    if pixels == nil { pixels = surface?.makeBitmap(of: self) }
    return pixels
  }

  /// The commands recorded so far, in drawing order. Open layers are treated as ended.
  package var commands: [DrawCommand] {
    var commands = current
    for layer in layers.reversed() {
      commands = layer.before + [.nodes([Self.node(of: commands, layer)])]
    }
    guard usesBlendModes, pixels == nil || surface != nil else { return commands }
    return [.nodes([Self.node(of: commands, Layer(before: [], levels: 0))])]
  }

  /// Replaces the commands recorded so far with an image of them. Transforms, clips, and styles
  /// remain.
  ///
  /// Has no effect while layers are open.
  func replaceDrawings(with command: DrawCommand) {
    guard layers.isEmpty else { return }
    var state: [DrawCommand] = []
    for command in current {
      switch command {
      case .save, .concatenate, .clip, .style: state.append(command)
      case .restore:
        if let start = state.lastIndex(of: .save) { state.removeSubrange(start...) }
      case .fill, .paint, .stroke, .image, .tintedImage, .text, .nodes: break
      }
    }
    current = [command] + state
    levels = 1
  }

  private static func node(of commands: [DrawCommand], _ layer: Layer) -> DisplayNode {
    var node = DisplayNode(bounds: .zero)
    node.opacity = layer.opacity
    node.contents = commands
    node.effects = NodeEffects(mask: layer.mask, isIsolated: true)
    return node
  }

  package func save() { current.append(.save) }
  package func restore() { current.append(.restore) }
  package func concatenate(_ transform: CGAffineTransform) {
    current.append(.concatenate(transform))
  }
  package func clip(_ path: CGPath, _ rule: CGPathFillRule) { current.append(.clip(path, rule)) }
  package func setStyle(_ style: DrawingStyle?) {
    if let style, style.blendMode != .normal, layers.isEmpty { usesBlendModes = true }
    current.append(.style(style))
  }
  package func beginLayer(opacity: CGFloat) {
    requireRoom(for: 1)
    layers.append(Layer(before: current, levels: levels, opacity: opacity))
    (current, levels) = ([], 0)
  }
  package func endLayer() {
    guard let layer = layers.last, layer.mask == nil else { return }
    end(layer)
  }
  package func beginMask(_ image: CGImage, in rect: CGRect) {
    requireRoom(for: 2)
    var mask = DisplayNode(bounds: .zero)
    mask.contents = [
      .concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.midY)),
      .image(image, in: rect, opacity: 1),
    ]
    layers.append(Layer(before: current, levels: levels, mask: mask))
    // The mask is a node in the layer's node.
    (current, levels) = ([], 1)
  }
  package func endMask() {
    guard let layer = layers.last, layer.mask != nil else { return }
    end(layer)
  }
  private func end(_ layer: Layer) {
    layers.removeLast()
    let node = Self.node(of: current, layer)
    (current, levels) = (layer.before, max(layer.levels, levels + 1))
    draw(.nodes([node]))
  }

  /// Traps if the nesting depth of the open layers is too large.
  private func requireRoom(for levels: Int) {
    // Unlike `precondition`, this prints a message in optimized builds.
    guard layers.count + levels <= Self.depthLimit else {
      fatalError(
        "more than \(Self.depthLimit) layers are nested in a drawing; expected at most "
          + "\(Self.depthLimit)")
    }
  }

  package func fill(_ path: CGPath, _ color: CGColor, _ rule: CGPathFillRule) {
    draw(.fill(path, color, rule))
  }
  package func fill(
    _ path: CGPath, _ paint: Paint, _ rule: CGPathFillRule, opacity: CGFloat
  ) {
    draw(.paint(paint, inside: path, rule, opacity: opacity))
  }
  package func stroke(_ path: CGPath, _ color: CGColor, _ style: StrokeStyle) {
    draw(.stroke(path, color, style))
  }
  package func draw(_ image: CGImage, in rect: CGRect, opacity: CGFloat) {
    draw(.image(image, in: rect, opacity: opacity))
  }
  package func draw(_ image: CGImage, in rect: CGRect, tint: CGColor) {
    draw(.tintedImage(image, in: rect, tint))
  }

  /// Adds existing nodes.
  fileprivate func draw(_ nodes: [DisplayNode]) {
    let added = nodes.levels(upTo: Self.depthLimit + 1)
    requireRoom(for: added)
    levels = max(levels, added)
    draw(.nodes(nodes))
  }

  fileprivate func draw(_ command: consuming DrawCommand) {
    // Most drawings have a few commands, so a single allocation replaces several doublings.
    if current.capacity == 0 { current.reserveCapacity(8) }
    current.append(command)
    if layers.allSatisfy({ $0.mask != nil }) { pixels?.didDraw() }
  }
}

extension CGContext {
  /// Draws text in a box, starting at its top, if the context records a display list.
  package func draw(_ text: TextBlock, in rect: CGRect) {
    var text = text
    text.color = applyingAlpha(to: text.color)
    for index in text.spans.indices {
      text.spans[index].color = text.spans[index].color.map(applyingAlpha)
      text.spans[index].background = text.spans[index].background.map(applyingAlpha)
    }
    (recorder as? DisplayListRecorder)?.draw(.text(text, in: rect))
  }

  /// Draws commands as a group with an opacity of 0…1 if the context records a display list.
  package func draw(_ commands: [DrawCommand], alpha: CGFloat) {
    guard let recorder = recorder as? DisplayListRecorder else { return }
    recorder.beginLayer(opacity: alpha * applyingAlpha(to: .black).alpha)
    for command in commands {
      if case .nodes(let nodes) = command { recorder.draw(nodes) } else { recorder.draw(command) }
    }
    recorder.endLayer()
  }

  /// Draws nodes, back to front, if the context records a display list.
  package func draw(_ nodes: [DisplayNode]) {
    (recorder as? DisplayListRecorder)?.draw(nodes)
  }
}
