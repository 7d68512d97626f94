public import CoreGraphics

/// Returns the context that is drawn into: a view's inside `draw(_:)`, or an image's; nil otherwise.
@discardableResult
public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? {
  LayerContext.current.graphics.last
}

/// Makes a context the current one, until `UIGraphicsPopContext()`.
public nonisolated func UIGraphicsPushContext(_ context: CGContext) {
  LayerContext.current.graphics.append(context)
}

/// Returns to the context that was current before the last `UIGraphicsPushContext(_:)`.
public nonisolated func UIGraphicsPopContext() {
  _ = LayerContext.current.graphics.popLast()
}

/// Fills a rectangle with the current fill colour.
public nonisolated func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Fills a rectangle with the current fill colour and a blend mode.
public nonisolated func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withBlendMode(blendMode) { $0.fill(rect) }
}

/// Draws a frame, one point wide, inside a rectangle, with the current fill colour.
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

/// Draws a frame, one point wide, inside a rectangle, with the current fill colour and a blend mode.
public nonisolated func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withBlendMode(blendMode) { _ in UIRectFrame(rect) }
}

/// Narrows the clip to a rectangle.
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
