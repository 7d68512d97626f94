public import Foundation

/// A drawing surface with Core Graphics' state machine; what it draws goes to a recorder.
///
/// A view gets one from `UIGraphicsGetCurrentContext()` inside `draw(_:)`; coordinates are the
/// view's bounds, y down, in points.
///
/// - SeeAlso: developer.apple.com/documentation/coregraphics/cgcontext
public final class CGContext {
  /// Receives what is drawn.
  package let recorder: any DrawingRecorder

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

  /// Creates a context with the default graphics state.
  package init(recorder: any DrawingRecorder) {
    self.recorder = recorder
  }

  // MARK: - Graphics state

  /// The current transform: from the current coordinates to those of the whole drawing.
  public var ctm: CGAffineTransform { state.transform }

  /// Pushes a copy of the graphics state; `restoreGState()` brings it back.
  public func saveGState() {
    savedStates.append(state)
    recorder.save()
  }

  /// Brings back the state of the last `saveGState()`; without one nothing happens.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else { return }
    state = saved
    recorder.restore()
  }

  /// Applies `transform` to all that is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
    recorder.concatenate(transform)
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

  /// Starts a new path in place of the current one.
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

  /// Fills and clears the current path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(finishPath(), rule: rule)
  }

  /// Strokes and clears the current path.
  public func strokePath() {
    stroke(finishPath())
  }

  /// Intersects the clip with the current path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    recorder.clip(finishPath(), rule)
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
  public func clip(to rect: CGRect) { recorder.clip(CGPath(rect: rect), .winding) }

  /// Draws an image upright, stretched into `rect`, with an opacity of 0…1.
  ///
  /// Core Graphics' own `draw(_:in:)` turns pictures upside down where y points down; this is
  /// what `UIImage` draws with.
  package func drawUpright(_ image: CGImage, in rect: CGRect, alpha: CGFloat) {
    recorder.draw(image, in: rect, opacity: alpha * state.alpha)
  }

  private func fill(_ path: CGPath, rule: CGPathFillRule) {
    if !path.isEmpty { recorder.fill(path, applyingAlpha(to: state.fillColor), rule) }
  }

  private func stroke(_ path: CGPath) {
    if !path.isEmpty { recorder.stroke(path, applyingAlpha(to: state.strokeColor), state.style) }
  }

  /// Returns `color` with the context's alpha applied.
  package func applyingAlpha(to color: CGColor) -> CGColor {
    state.alpha == 1 ? color : color.copy(alpha: color.alpha * state.alpha)
  }

  /// Returns the current path, and starts a new one.
  private func finishPath() -> CGPath {
    defer { path = CGPath() }
    return path
  }
}

/// Receives what a graphics context draws, in drawing order, in the drawing's own coordinates.
///
/// `DisplayListRecorder` of the module DisplayList is the one implementation; the protocol lets
/// Apple's type stay in this module, below the display list.
package protocol DrawingRecorder: AnyObject {
  /// Pushes the transform and the clip.
  func save()
  /// Pops what the last `save()` pushed.
  func restore()
  /// Applies a transform before the current one.
  func concatenate(_ transform: CGAffineTransform)
  /// Intersects the clip with the inside of a path.
  func clip(_ path: CGPath, _ rule: CGPathFillRule)
  /// Fills a path.
  func fill(_ path: CGPath, _ color: CGColor, _ rule: CGPathFillRule)
  /// Strokes a path.
  func stroke(_ path: CGPath, _ color: CGColor, _ style: StrokeStyle)
  /// Draws an image upright, stretched into a rectangle, with an opacity of 0…1.
  func draw(_ image: CGImage, in rect: CGRect, opacity: CGFloat)
}

/// How a line is drawn.
package struct StrokeStyle: Hashable, Sendable {
  /// The width, in points.
  package var width: CGFloat
  /// The shape of open ends.
  package var cap: CGLineCap
  /// The shape of corners.
  package var join: CGLineJoin
  /// How far a sharp corner may reach, as a multiple of the width.
  package var miterLimit: CGFloat
  /// Lengths of dashes and gaps, in points; empty for a full line.
  package var dashes: [CGFloat]
  /// Where in the dashes the line starts, in points.
  package var dashPhase: CGFloat

  /// Makes a style; the defaults are those of a graphics context.
  package init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dashes: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}
