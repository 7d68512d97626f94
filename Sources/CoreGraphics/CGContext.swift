public import Foundation

/// A drawing surface with Core Graphics' state machine. Drawings are passed to a recorder.
///
/// Inside `draw(_:)`, a view gets its context from `UIGraphicsGetCurrentContext()`. The coordinates
/// are the view's bounds, in points, with y pointing down. A path stays at its location on the
/// surface if the coordinates change later.
///
/// - SeeAlso: developer.apple.com/documentation/coregraphics/cgcontext
public final class CGContext {
  /// The recorder that receives the drawings.
  package let recorder: any DrawingRecorder
  /// The transform from the drawing's initial coordinates to the device's.
  package let toDevice: CGAffineTransform

  struct State {
    var transform = CGAffineTransform.identity
    /// The bounding box of the clip, in the initial coordinates.
    var clipBox: CGRect
    var fillColor = CGColor.black
    /// The pattern to fill with instead of the color. Its rectangle is in the initial coordinates.
    var fillTiles: (image: CGImage, tile: CGRect)?
    var strokeColor = CGColor.black
    var style = StrokeStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var interpolation = CGInterpolationQuality.default
    var antialiases = true
    var allowsAntialiasing = true
    /// The transform at the start of the layer. The recorded shadow is in these coordinates.
    var layerTransform = CGAffineTransform.identity
    /// The number of masks that are applied to drawings.
    var masks = 0
  }

  var state: State
  /// The color that fills shapes.
  package var fillColor: CGColor { state.fillColor }
  private var savedStates: [State] = []
  /// The current path; nil before its first segment.
  private var startedPath: CGMutablePath?

  /// Creates a context with the default graphics state.
  ///
  /// - Parameters:
  ///   - clip: The area of the drawing, in its initial coordinates; unlimited by default.
  ///   - toDevice: The transform from these coordinates to the device's, used only for `ctm`.
  package init(
    recorder: any DrawingRecorder, clip: CGRect = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6),
    toDevice: CGAffineTransform = .identity
  ) {
    self.recorder = recorder
    self.toDevice = toDevice
    state = State(clipBox: clip)
  }

  /// The current path, in the current coordinates. Created on first use because filling rectangles
  /// and drawing text or images don't need it.
  var currentPath: CGMutablePath {
    if let startedPath { return startedPath }
    let path = CGMutablePath()
    startedPath = path
    return path
  }

  /// Clears the current path.
  func clearPath() { startedPath?.removeAll() }

  // MARK: - Graphics state

  /// The transform from the current coordinates to the device's, in which y points up.
  ///
  /// In a view, the device's coordinates are pixels from the bottom-left corner of its bounds, as
  /// on an iPhone.
  public var ctm: CGAffineTransform { state.transform.concatenating(toDevice) }

  /// Pushes a copy of the graphics state, which `restoreGState()` pops.
  ///
  /// The state doesn't include the current path.
  public func saveGState() {
    savedStates.append(state)
    recorder.save()
  }

  /// Restores the state saved by the last `saveGState()`. Has no effect if there is no saved state.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else { return }
    if saved.transform != state.transform {
      mapPath(from: state.transform, to: saved.transform)
    }
    endMasks(since: saved)
    state = saved
    recorder.restore()
  }

  /// Transforms the coordinates for later drawings.
  public func concatenate(_ transform: CGAffineTransform) {
    let old = state.transform
    state.transform = transform.concatenating(old)
    mapPath(from: old, to: state.transform)
    recorder.concatenate(transform)
  }

  /// Preserves the location of the current path on the surface.
  private func mapPath(from old: CGAffineTransform, to new: CGAffineTransform) {
    guard let path = startedPath, !path.isEmpty, new.determinant != 0 else { return }
    path.elements = CGPath.map(path.elements, by: old.concatenating(new.inverted()))
  }

  /// Moves the origin of the coordinates, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates the coordinates by an angle in radians, clockwise on screen if y points down.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// The transform from the current coordinates to the device's.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Converts a point from the current coordinates to the device's.
  @discardableResult
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// Converts a point from the device's coordinates to the current coordinates.
  @discardableResult
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
    state.fillTiles = nil
  }

  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the fill color by its components, 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke color by its components, 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill color to a gray, from 0 (black) to 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the stroke color to a gray, from 0 (black) to 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets later fills to repeat an image, starting from a rectangle in the initial coordinates.
  package func setFillTiles(_ image: CGImage, _ tile: CGRect) { state.fillTiles = (image, tile) }

  /// Sets the opacity of later drawings, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(1, alpha) : 0 }

  /// The width of strokes, in points.
  package var lineWidth: CGFloat { state.style.width }

  /// Sets the width of strokes, in points.
  public func setLineWidth(_ width: CGFloat) { state.style.width = width }

  /// Sets the shape of open line ends.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }

  /// Sets the shape of line corners.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }

  /// Sets the miter limit, as a multiple of the line width.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

  /// Sets the lengths of dashes and gaps, in points. An empty array produces a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dashPhase = phase
    state.style.dashes = lengths
  }

  // MARK: - Style

  /// Sets how drawn colors are blended with existing colors.
  ///
  /// In a view's context, the existing colors are the view's own drawings.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
    updateStyle()
  }

  /// Sets a shadow for later drawings, in black with an alpha of one third.
  ///
  /// - Parameters:
  ///   - offset: The shadow's offset, in the initial coordinates: if y points down, a positive
  ///     height moves it down.
  ///   - blur: Twice the standard deviation of the blur, in points.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets a colored shadow for later drawings; `nil` or a transparent color for none.
  ///
  /// - Parameters:
  ///   - offset: The shadow's offset, in the initial coordinates.
  ///   - blur: Twice the standard deviation of the blur, in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let deviation = blur > 0 && blur.isFinite ? blur / 2 : 0
    let isVisible = (color?.alpha ?? 0) > 0 && offset.width.isFinite && offset.height.isFinite
    state.shadow = color.flatMap {
      isVisible ? Shadow(offset: offset, deviation: deviation, color: $0) : nil
    }
    updateStyle()
  }

  /// The quality of resized images. Only `none` makes a difference.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set {
      state.interpolation = newValue
      updateStyle()
    }
  }

  /// Sets whether edges are antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.antialiases = shouldAntialias
    updateStyle()
  }

  /// Sets whether edges may be antialiased. `setShouldAntialias(_:)` must also allow it.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.allowsAntialiasing = allowsAntialiasing
    updateStyle()
  }

  private func updateStyle() {
    var shadow = state.shadow
    if shadow != nil, !state.layerTransform.isIdentity {
      let inverse = state.layerTransform.inverted()
      shadow?.offset = state.shadow?.offset.applying(inverse) ?? .zero
      shadow?.deviation *= abs(inverse.determinant).squareRoot()
    }
    let style = DrawingStyle(
      blendMode: state.blendMode, shadow: shadow,
      interpolatesImages: state.interpolation != .none,
      antialiases: state.antialiases && state.allowsAntialiasing)
    recorder.setStyle(style == DrawingStyle() ? nil : style)
  }

  // MARK: - Layers

  /// Starts a layer. Its drawings are composited first and then drawn once with the current alpha,
  /// shadow, and blend mode.
  ///
  /// Within the layer, these settings have their default values.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    let opacity = state.alpha
    savedStates.append(state)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.layerTransform = state.transform
    recorder.beginLayer(opacity: opacity)
    updateStyle()
  }

  /// Starts a layer that is clipped to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    saveGState()
    clip(to: rect)
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    layersInRects.append(savedStates.count)
  }

  /// Ends the last layer and draws it. Has no effect if there is no layer.
  public func endTransparencyLayer() {
    if let saved = savedStates.last { endMasks(since: saved) }
    recorder.endLayer()
    let isInRect = layersInRects.last == savedStates.count
    guard let saved = savedStates.popLast() else { return }
    mapPath(from: state.transform, to: saved.transform)
    state = saved
    if isInRect {
      layersInRects.removeLast()
      restoreGState()
    }
  }

  /// Multiplies later drawings by the opacity of an image until the state is restored.
  func beginMask(_ image: CGImage, in rect: CGRect) {
    recorder.setStyle(nil)
    recorder.beginMask(image, in: rect)
    state.layerTransform = state.transform
    state.masks += 1
    updateStyle()
  }

  private func endMasks(since saved: State) {
    while state.masks > saved.masks {
      recorder.endMask()
      state.masks -= 1
    }
  }

  /// The number of saved states at the start of each layer with a rectangle.
  private var layersInRects: [Int] = []

  // MARK: - Bitmaps

  /// Returns an image of the drawings so far. Returns `nil` unless the context belongs to a bitmap
  /// or, inside `draw(_:)`, to a view.
  @discardableResult
  public func makeImage() -> CGImage? { recorder.bitmap?.makeImage() }

  /// The number of columns in the bitmap or in the view's pixels; 0 if there are no pixels.
  public var width: Int { recorder.bitmap?.width ?? 0 }

  /// The number of rows in the bitmap or in the view's pixels; 0 if there are no pixels.
  public var height: Int { recorder.bitmap?.height ?? 0 }

  /// The bitmap's memory; `nil` if there is no bitmap.
  public var data: UnsafeMutableRawPointer? { recorder.bitmap?.data }

  /// The number of bytes from one row of the bitmap's memory to the next; 0 if there is no bitmap.
  public var bytesPerRow: Int { recorder.bitmap?.bytesPerRow ?? 0 }

  /// The number of bits per component: 8, or 0 if there is no bitmap.
  public var bitsPerComponent: Int { recorder.bitmap == nil ? 0 : 8 }

  /// The number of bits per pixel: 32, or 0 if there is no bitmap.
  public var bitsPerPixel: Int { recorder.bitmap == nil ? 0 : 32 }

  /// The layout of the bitmap's pixels.
  public var bitmapInfo: CGBitmapInfo { recorder.bitmap?.bitmapInfo ?? [] }

  /// The bitmap's color space: sRGB, or `nil` if there is no bitmap.
  public var colorSpace: CGColorSpace? {
    recorder.bitmap == nil ? nil : CGColorSpaceCreateDeviceRGB()
  }
}

/// The quality of resized images.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's default, which is smooth.
  case `default` = 0
  /// Each image pixel is drawn as a rectangle.
  case none = 1
  /// Smooth.
  case low = 2
  /// Smooth.
  case high = 3
  /// Smooth.
  case medium = 4
}
