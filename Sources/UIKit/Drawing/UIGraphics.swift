public import CoreGraphics

/// Returns the drawing that the view draws into; nil outside `draw(_:)`.
public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? {
  AppContext.current.graphics.last
}

/// Fills a rectangle with the current fill colour.
public nonisolated func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
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

/// Narrows the clip to a rectangle.
public nonisolated func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
