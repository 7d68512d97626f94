public import Foundation

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills the path using the winding rule.
  case fill = 0
  /// Fills the path using the even-odd rule.
  case eoFill = 1
  /// Strokes the path.
  case stroke = 2
  /// Fills the path using the winding rule and then strokes it.
  case fillStroke = 3
  /// Fills the path using the even-odd rule and then strokes it.
  case eoFillStroke = 4

  fileprivate var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  fileprivate var strokes: Bool {
    switch self {
    case .stroke, .fillStroke, .eoFillStroke: true
    case .fill, .eoFill: false
    }
  }
}

extension CGContext {
  // MARK: - Current path

  /// Draws and clears the current path.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = finishPath()
    if let rule = mode.fillRule { fill(path, rule: rule) }
    if mode.strokes { stroke(path) }
  }

  /// Fills and clears the current path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(finishPath(), rule: rule)
  }

  /// Strokes and clears the current path.
  public func strokePath() {
    stroke(finishPath())
  }

  // MARK: - Clip

  /// Intersects the clip with the current path and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(finishPath(), rule)
  }

  /// Intersects the clip with a rectangle and clears the current path.
  public func clip(to rect: CGRect) {
    clearPath()
    clip(CGPath(rect: rect), .winding)
  }

  /// Intersects the clip with the union of rectangles and clears the current path.
  public func clip(to rects: [CGRect]) {
    clearPath()
    let path = CGMutablePath()
    path.addRects(rects)
    clip(path.snapshot, .winding)
  }

  /// Multiplies later drawings by the opacity of an image stretched to fill a rectangle, and clears
  /// the current path. Drawings outside the rectangle are not visible.
  ///
  /// The image's top is at the greatest y, as with `draw(_:in:byTiling:)`. Its alpha is used, not
  /// its brightness. Blend modes only affect drawings with the same mask.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard !rect.isNull else { return clip(to: rect) }
    clearPath()
    limitClipBox(to: rect)
    beginMask(mask, in: rect.standardized)
  }

  private func clip(_ path: CGPath, _ rule: CGPathFillRule) {
    limitClipBox(to: path.boundingBoxOfPath)
    recorder.clip(path, rule)
  }

  private func limitClipBox(to rect: CGRect) {
    let box = rect.applying(state.transform)
    state.clipBox = box.isNull ? .null : state.clipBox.intersection(box)
  }

  /// The bounding box of the clip, in the current coordinates; null if the clip is empty.
  public var boundingBoxOfClipPath: CGRect {
    state.transform.isIdentity
      ? state.clipBox : state.clipBox.applying(state.transform.inverted())
  }

  // MARK: - Shapes

  /// Fills a rectangle and clears the current path.
  public func fill(_ rect: CGRect) {
    clearPath()
    fill(CGPath(rect: rect), rule: .winding)
  }

  /// Fills the union of rectangles and clears the current path.
  public func fill(_ rects: [CGRect]) {
    clearPath()
    let path = CGMutablePath()
    path.addRects(rects.map(\.standardized))
    fill(path.snapshot, rule: .winding)
  }

  /// Fills an ellipse and clears the current path.
  public func fillEllipse(in rect: CGRect) {
    clearPath()
    fill(CGPath(ellipseIn: rect), rule: .winding)
  }

  /// Strokes a rectangle and clears the current path.
  public func stroke(_ rect: CGRect) {
    clearPath()
    stroke(CGPath(rect: rect))
  }

  /// Strokes a rectangle with a specific line width and clears the current path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    clearPath()
    var style = state.style
    style.width = width
    stroke(CGPath(rect: rect), style)
  }

  /// Strokes an ellipse and clears the current path.
  public func strokeEllipse(in rect: CGRect) {
    clearPath()
    stroke(CGPath(ellipseIn: rect))
  }

  /// Strokes lines between pairs of points and clears the current path.
  public func strokeLineSegments(between points: [CGPoint]) {
    clearPath()
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.addLines(between: [points[index], points[index + 1]])
    }
    stroke(path.snapshot)
  }

  /// Makes a rectangle transparent and clears the current path.
  ///
  /// In a view's context, the contents behind the view become visible.
  public func clear(_ rect: CGRect) {
    saveGState()
    setShadow(offset: .zero, blur: 0, color: nil)
    setBlendMode(.clear)
    clearPath()
    recorder.fill(CGPath(rect: rect), .black, .winding)
    restoreGState()
  }

  // MARK: - Gradients

  /// Fills the clip with colors that change along a line.
  ///
  /// - Parameter options: The ends beyond which the colors extend. By default, nothing is drawn
  ///   beyond them.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient, .linear(start: startPoint, end: endPoint), options)
  }

  /// Fills the clip with colors that change between two circles.
  ///
  /// - Parameter options: The ends beyond which the colors extend. By default, nothing is drawn
  ///   beyond them.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let shape = GradientFill.Shape.radial(
      startCenter: startCenter, startRadius: max(0, startRadius), endCenter: endCenter,
      endRadius: max(0, endRadius))
    draw(gradient, shape, options)
  }

  private func draw(
    _ gradient: CGGradient, _ shape: GradientFill.Shape, _ options: CGGradientDrawingOptions
  ) {
    let fill = GradientFill(stops: gradient.stops, shape: shape, options: options)
    guard !state.clipBox.isNull, state.transform.determinant != 0 else { return }
    var area = CGPath(rect: state.clipBox)
    if !state.transform.isIdentity { area = area.applying(state.transform.inverted()) }
    recorder.fill(area, .gradient(fill), .winding, opacity: state.alpha)
  }

  // MARK: - Images

  /// Draws an image stretched to fill a rectangle.
  ///
  /// The image's top is at the greatest y. If y points down, as in a view, the image is upside
  /// down; `UIImage.draw(in:)` draws it upright.
  ///
  /// - Parameter byTiling: Whether to fill the clip by repeating the image from the rectangle.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    saveGState()
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.midY))
    if byTiling {
      fillClip(with: .tiles(image, rect))
    } else {
      drawUpright(image, in: rect, alpha: 1)
    }
    restoreGState()
  }

  /// Fills the clip by repeating an image, starting from a rectangle.
  package func drawUprightTiles(_ image: CGImage, from rect: CGRect) {
    fillClip(with: .tiles(image, rect))
  }

  private func fillClip(with paint: Paint) {
    let area = CGPath(rect: state.clipBox).applying(state.transform.inverted())
    recorder.fill(area, paint, .winding, opacity: state.alpha)
  }

  /// Draws an image stretched to fill `rect`, with its top at the smallest y and an opacity of 0…1.
  ///
  /// This function is used by `UIImage`.
  package func drawUpright(_ image: CGImage, in rect: CGRect, alpha: CGFloat) {
    recorder.draw(image, in: rect, opacity: alpha * state.alpha)
  }

  /// Fills a rectangle with a color multiplied by the opacity of an image stretched to fill it.
  package func drawUpright(_ image: CGImage, in rect: CGRect, tint: CGColor) {
    recorder.draw(image, in: rect, tint: applyingAlpha(to: tint))
  }

  // MARK: - Recording

  private func fill(_ path: CGPath, rule: CGPathFillRule) {
    if path.isEmpty { return }
    guard let (image, tile) = state.fillTiles else {
      return recorder.fill(path, applyingAlpha(to: state.fillColor), rule)
    }
    // Tiles are independent of the current coordinates.
    guard state.transform.determinant != 0 else { return }
    saveGState()
    let mapped = path.applying(state.transform)
    concatenate(state.transform.inverted())
    recorder.fill(mapped, .tiles(image, tile), rule, opacity: state.alpha)
    restoreGState()
  }

  private func stroke(_ path: CGPath, _ style: StrokeStyle? = nil) {
    if path.isEmpty { return }
    recorder.stroke(path, applyingAlpha(to: state.strokeColor), style ?? state.style)
  }

  /// Returns `color` with the context's alpha applied.
  package func applyingAlpha(to color: CGColor) -> CGColor {
    state.alpha == 1 ? color : color.withAlpha(color.alpha * state.alpha)
  }

  /// Returns the current path and starts a new one.
  private func finishPath() -> CGPath {
    defer { clearPath() }
    return currentPath.snapshot
  }
}
