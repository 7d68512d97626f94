public import CoreGraphics

/// Returns the current context of a view (inside `draw(_:)`) or an image, or `nil` if there is
/// none.
@discardableResult
public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? {
  LayerContext.current.graphics.last
}

/// Makes a context current until `UIGraphicsPopContext()` is called.
public nonisolated func UIGraphicsPushContext(_ context: CGContext) {
  LayerContext.current.graphics.append(context)
}

/// Restores the context that was current before the last `UIGraphicsPushContext(_:)` call.
public nonisolated func UIGraphicsPopContext() {
  _ = LayerContext.current.graphics.popLast()
}

/// Fills a rectangle with the current fill color.
public nonisolated func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Fills a rectangle with the current fill color and a blend mode.
public nonisolated func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withBlendMode(blendMode) { $0.fill(rect) }
}

/// Draws a one-point frame inside a rectangle with the current fill color.
public nonisolated func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let rect = rect.standardized
  let frame = CGMutablePath()
  frame.addRect(rect)
  frame.addRect(rect.insetBy(dx: min(1, rect.width / 2), dy: min(1, rect.height / 2)))
  context.beginPath()
  context.addPath(frame)
  context.fillPath(using: .evenOdd)
}

/// Draws a one-point frame inside a rectangle with the current fill color and a blend mode.
public nonisolated func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withBlendMode(blendMode) { _ in UIRectFrame(rect) }
}

/// Intersects the clip with a rectangle.
public nonisolated func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

nonisolated func withBlendMode(_ mode: CGBlendMode, _ body: (CGContext) -> Void) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(mode)
  body(context)
  context.restoreGState()
}
