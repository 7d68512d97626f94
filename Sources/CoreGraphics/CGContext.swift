public import Foundation

/// A drawing surface that records what is drawn as display-list commands.
///
/// A view gets one from `UIGraphicsGetCurrentContext()` inside `draw(_:)`; coordinates are the
/// view's bounds, y down, in points.
///
/// - SeeAlso: developer.apple.com/documentation/coregraphics/cgcontext
public final class CGContext {
  /// What was recorded so far, in drawing order.
  public private(set) var commands: [DrawCommand] = []

  private struct State {
    var transform = CGAffineTransform.identity
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var style = StrokeStyle()
    var alpha: CGFloat = 1
  }

  private var state = State()
  private var savedStates: [State] = []
  private var path = CGPath()

  /// Makes an empty recording.
  public init() {}

  // MARK: - Graphics state

  /// The current transform: from the current coordinates to those of the whole drawing.
  public var ctm: CGAffineTransform { state.transform }

  /// Pushes a copy of the graphics state; `restoreGState()` brings it back.
  public func saveGState() {
    savedStates.append(state)
    commands.append(.save)
  }

  /// Brings back the state of the last `saveGState()`; without one nothing happens.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else { return }
    state = saved
    commands.append(.restore)
  }

  /// Applies `transform` to all that is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
    commands.append(.concatenate(transform))
  }

  /// Shifts the coordinates, in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales the coordinates.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Rotates the coordinates by radians, clockwise on screen when positive.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the colour of strokes.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the colour of fills by its components, 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of strokes by its components, 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the opacity of all that is drawn from now on, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }

  /// Sets the width of strokes, in points.
  public func setLineWidth(_ width: CGFloat) { state.style.width = width }

  /// Sets the shape of open line ends.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }

  /// Sets the shape of line corners.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }

  /// Sets how far a sharp corner may reach, as a multiple of the line width.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

  /// Sets the lengths of dashes and gaps, in points; no lengths give a full line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dashPhase = phase
    state.style.dashes = lengths
  }

  // MARK: - Path

  /// Starts a new path and forgets the current one.
  public func beginPath() { path = CGPath() }

  /// Starts a subpath.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a circular arc; angles are in radians.
  ///
  /// `clockwise` is Core Graphics' sense, for which y points up: on screen, where y points down,
  /// `false` runs clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }

  /// Adds an ellipse that touches the four sides of `rect`.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }

  /// Adds another path.
  public func addPath(_ other: CGPath) { path.addPath(other) }

  /// Closes the current subpath.
  public func closePath() { path.closeSubpath() }

  /// Fills the current path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule: rule)
  }

  /// Strokes the current path and forgets it.
  public func strokePath() {
    stroke(takePath())
  }

  /// Narrows the clip to the current path and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    commands.append(.clip(takePath(), rule))
  }

  // MARK: - Shapes, images and text

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(CGPath(rect: rect), rule: .winding) }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect), rule: .winding) }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect)) }

  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect)) }

  /// Narrows the clip to a rectangle.
  public func clip(to rect: CGRect) { commands.append(.clip(CGPath(rect: rect), .winding)) }

  /// Draws an image upright, stretched into `rect`, with an opacity of 0…1.
  ///
  /// Core Graphics' own `draw(_:in:)` turns pictures upside down where y points down; this is
  /// what `UIImage` draws with.
  package func drawUpright(_ image: CGImage, in rect: CGRect, alpha: CGFloat) {
    commands.append(.image(image, in: rect, opacity: alpha * state.alpha))
  }

  /// Draws text in a box, from its top.
  package func draw(_ text: TextBlock, in rect: CGRect) {
    var text = text
    text.color = tinted(text.color)
    commands.append(.text(text, in: rect))
  }

  private func fill(_ path: CGPath, rule: CGPathFillRule) {
    if !path.isEmpty { commands.append(.fill(path, tinted(state.fillColor), rule)) }
  }

  private func stroke(_ path: CGPath) {
    if !path.isEmpty { commands.append(.stroke(path, tinted(state.strokeColor), state.style)) }
  }

  private func tinted(_ color: CGColor) -> CGColor {
    state.alpha == 1 ? color : color.copy(alpha: color.alpha * state.alpha)
  }

  private func takePath() -> CGPath {
    defer { path = CGPath() }
    return path
  }
}
