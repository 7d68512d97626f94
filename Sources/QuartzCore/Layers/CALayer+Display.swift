import CoreGraphics
package import DisplayList
import PhoneFoundation

nonisolated extension CALayer {
  /// The contents gravity of a layer without a view.
  final var ownGravity: CALayerContentsGravity { extras?.style.contentsGravity ?? .resize }

  final func setContentsGravity(_ gravity: CALayerContentsGravity) {
    if let host {
      onMain((host, gravity)) { $0.contentsGravity = $1 }
    } else {
      set(\.contentsGravity, gravity)
    }
  }

  /// Sets the image to display, which replaces the drawing.
  final func setContents(_ contents: Any?) {
    set(\.contents, contents)
    extras?.drawing?.forget()
    host?.drawing.forget()
  }

  final func invalidate(_ rect: CGRect?) {
    if let host {
      host.drawing.invalidate(rect)
    } else {
      if rare.drawing == nil { rare.drawing = LayerDrawing() }
      rare.drawing?.invalidate(rect)
    }
    didChange()
  }

  final func invalidateLayout() {
    guard !onMain(self, { $0.isInLayout }) else { return }
    if let host { return onMain(host) { $0.setNeedsLayout() } }
    rare.needsLayout = true
    onMain {
      LayerContext.current.needsLayout = true
      LayerContext.current.needsFrame = true
    }
  }

  package final func displayIsInherited() {
    if let host {
      host.drawing.isDisplayInherited = true
    } else {
      extras?.drawing?.isDisplayInherited = true
    }
  }

  /// Returns whether the contents are out of date.
  @discardableResult
  public func needsDisplay() -> Bool {
    host?.drawing.isOutOfDate ?? extras?.drawing?.isOutOfDate ?? false
  }

  /// Immediately draws the contents if they are out of date.
  public func displayIfNeeded() {
    if needsDisplay() { display() }
  }

  /// Returns whether the layout is out of date.
  @discardableResult
  public func needsLayout() -> Bool {
    host.map { host in onMain(host) { $0.needsLayout } } ?? extras?.needsLayout ?? false
  }
}

// Drawing and layout. Views handle both for their layers; layers without views handle both
// themselves.
extension CALayer {
  /// Changes the last drawing. A view's drawing is changed in place, without a copy.
  private func updateDrawing<Result>(_ change: (inout LayerDrawing) -> Result) -> Result {
    if let host { return change(&host.drawing) }
    var drawing = extras?.drawing ?? LayerDrawing()
    defer { rare.drawing = drawing }
    return change(&drawing)
  }

  /// Redraws this layer and its descendants if they are out of date and this layer has no view.
  /// Hidden layers are drawn later.
  func displayTree() {
    guard !values.isHidden, let extras else { return }
    if extras.drawing?.isOutOfDate == true { display() }
    displaySublayers()
  }

  /// Draws the sublayers that don't belong to subviews.
  package func displaySublayers() {
    for layer in extras?.sublayers ?? [] where layer.extras?.superlayer === self {
      layer.displayTree()
    }
    guard let mask = extras?.style.mask else { return }
    if let host = mask.host { onMain(host) { $0.displayTree() } } else { mask.displayTree() }
  }

  /// Obtains the contents from the delegate or by drawing.
  func displayContents() {
    let bounds = bounds
    let outOfDate = updateDrawing { drawing in
      if !drawing.isOutOfDate { drawing.invalidate(nil) }
      (drawing.isInherited, drawing.isDisplayInherited) = (false, false)
      return drawing.regionToDraw(in: bounds)
    }
    guard let region = outOfDate else { return }
    if let delegate {
      delegate.display(self)
      guard updateDrawing({ $0.isDisplayInherited }) else { return }
      delegate.layerWillDraw(self)
    }
    let context = LayerContext.current
    context.regionToDraw = region
    let scale = host == nil ? contentsScale : context.pixelsPerPoint
    let recorder = DisplayListRecorder(
      surface: ViewSurface(
        bounds: bounds, region: region,
        older: host?.drawing.commands ?? extras?.drawing?.commands ?? [], scale: scale,
        paint: context.paint))
    draw(
      in: CGContext(
        recorder: recorder, clip: region,
        toDevice: CGAffineTransform(
          a: scale, b: 0, c: 0, d: -scale, tx: -bounds.minX * scale, ty: bounds.maxY * scale)))
    context.regionToDraw = nil
    let commands = recorder.commands
    updateDrawing { $0.store(commands, of: region, in: bounds) }
    if !commands.isEmpty { extras?.style.contents = nil }
    if let host, !host.drawing.isInherited || !commands.isEmpty { host.didDrawLayer() }
  }

  // MARK: - Layout

  fileprivate var isInLayout: Bool {
    LayerContext.current.layerInLayout == ObjectIdentifier(self)
  }

  /// Calls `layoutSublayers()`. Adding sublayers during that call doesn't request another layout.
  package func layOut() {
    let context = LayerContext.current
    let outer = context.layerInLayout
    context.layerInLayout = ObjectIdentifier(self)
    layoutSublayers()
    context.layerInLayout = outer
  }

  /// Updates any out-of-date layout, starting with this layer. Returns whether any was out of date.
  @discardableResult
  func layoutTree() -> Bool {
    if let host { return host.layoutTree() }
    guard let extras else { return false }
    var worked = false
    if extras.needsLayout {
      extras.needsLayout = false
      worked = true
      layOut()
    }
    return layoutOwnSublayers() || worked
  }

  /// Lays out the sublayers that don't belong to subviews.
  package func layoutOwnSublayers() -> Bool {
    guard let extras else { return false }
    var worked = extras.style.mask?.layoutTree() == true
    for layer in extras.sublayers ?? []
    where layer.extras?.superlayer === self && layer.layoutTree() {
      worked = true
    }
    return worked
  }

  // MARK: - Composition

  /// Draws the current state of the layer, with its origin at the context's origin.
  func render(to context: CGContext) {
    layoutTree()
    if let host { host.displayTree() } else { displayTree() }
    guard var node = displayNode() else { return }
    node.transform = .identity
    context.draw([node])
  }

  /// Returns the current state of the layer and its descendants, or nil if they are invisible.
  ///
  /// - Parameter perspective: The superlayer's perspective, in the superlayer's coordinates.
  package func displayNode(in perspective: CATransform3D? = nil) -> DisplayNode? {
    let state = presented
    guard !state.isHidden, state.opacity > 0 else { return transitioned(to: nil) }
    var node = DisplayNode(bounds: state.bounds, transform: state.toSuperlayer)
    node.opacity = state.opacity
    node.cornerRadius = max(
      0, min(state.cornerRadius, state.bounds.width / 2, state.bounds.height / 2))
    node.clips = state.masksToBounds
    node.background = state.backgroundColor
    if let color = state.borderColor, state.borderWidth > 0 {
      node.borderWidth = state.borderWidth
      node.borderColor = color
    }
    (node.contents, node.contentsTransform) = shownContents(in: state.bounds)
    node.children = childNodes()
    // Nearly all layers need nothing more.
    if extras == nil, type(of: self) == CALayer.self { return node }
    node.children = replicated(node.children)
    if let filter = extras?.magnificationFilter, filter == .nearest, !node.contents.isEmpty {
      let pixels = DrawingStyle(interpolatesImages: false)
      node.contents = [.style(pixels)] + node.contents + [.style(nil)]
    }
    let style = presentedStyle
    if let perspective { node.transform = state.flattened(style, in: perspective) }
    if let style {
      if !style.isDoubleSided, node.transform.determinant < 0 { return nil }
      node.effects = effects(style, state)
    }
    let shown = hasAnimations ? presentationCopy() : self
    let own = shown.ownCommands(in: state.bounds)
    if !own.isEmpty {
      node.contents =
        [.save, .concatenate(node.contentsTransform)] + node.contents + [.restore] + own
      node.contentsTransform = .identity
    }
    return transitioned(to: node)
  }

  /// Returns the state of the sublayers as of `delay` seconds ago.
  func childNodes(delayedBy delay: TimeInterval) -> [DisplayNode] {
    let engine = LayerContext.current.animations
    engine.composedDelay += delay
    defer { engine.composedDelay -= delay }
    return childNodes()
  }

  private func childNodes() -> [DisplayNode] {
    guard extras?.sublayers == nil, perspective == nil else {
      return Self.sortedByDepth(currentSublayers).compactMap { $0.displayNode(in: perspective) }
    }
    return host?.childNodes() ?? []
  }

  /// Returns layers in drawing order.
  package static func sortedByDepth(_ layers: [CALayer]) -> [CALayer] {
    let depths = layers.map(\.presentedDepth)
    guard depths.contains(where: { $0 != 0 }) else { return layers }
    // Swift's sort is stable, but that isn't documented.
    return depths.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { layers[$0] }
  }

  private func shownContents(
    in bounds: CGRect
  ) -> (commands: [DrawCommand], transform: CGAffineTransform) {
    if extras?.style.contents != nil || mayAnimate(.contents), let style = presentedStyle,
      let contents = style.contents
    {
      return (imageCommands(contents, style, in: bounds), .identity)
    }
    if let host { return host.contents(in: bounds) }
    guard let drawing = extras?.drawing else { return ([], .identity) }
    return drawing.contents(in: bounds, fit: ownGravity.fit)
  }

  private func imageCommands(
    _ contents: Any, _ style: LayerStyle, in bounds: CGRect
  ) -> [DrawCommand] {
    let image: CGImage
    switch contents {
    case let contents as CGImage: image = contents
    case let contents as any LayerContents:
      guard let pixels = contents.layerContents else { return [] }
      image = pixels
    default: return []
    }
    let part = style.contentsRect
    guard part.width > 0, part.height > 0 else { return [] }
    // A UIImage has its own scale.
    let scale = max(style.contentsScale, .leastNormalMagnitude)
    let size = CGSize(
      width: CGFloat(image.width) * part.width / scale,
      height: CGFloat(image.height) * part.height / scale)
    let frame = contentsGravity.fit.frame(of: size, in: bounds)
    if let parts = style.contentsCenter?.parts(of: image, part, scale: scale) {
      return parts.commands(in: frame, tiles: false)
    }
    if part == CGRect(x: 0, y: 0, width: 1, height: 1) {
      return [.image(image, in: frame, opacity: 1)]
    }
    let whole = CGRect(
      x: frame.minX - part.minX * frame.width / part.width,
      y: frame.minY - part.minY * frame.height / part.height,
      width: frame.width / part.width, height: frame.height / part.height)
    return [
      .save, .clip(CGPath(rect: frame), .winding), .image(image, in: whole, opacity: 1), .restore,
    ]
  }
}
