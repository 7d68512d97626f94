package import CoreGraphics

/// One drawing operation of a node, in the node's own coordinates, in points.
///
/// Commands apply in order to a graphics state (transform and clip) that starts fresh for each node.
package enum DrawCommand: Hashable, Sendable {
  /// Pushes the transform and the clip.
  case save
  /// Pops what the last `save` pushed.
  case restore
  /// Applies a transform before the current one.
  case concatenate(CGAffineTransform)
  /// Narrows the clip to the inside of a path.
  case clip(CGPath, CGPathFillRule)
  /// Fills a path.
  case fill(CGPath, CGColor, CGPathFillRule)
  /// Strokes a path.
  case stroke(CGPath, CGColor, StrokeStyle)
  /// Draws an image, stretched into a rectangle, with an opacity of 0…1.
  case image(CGImage, in: CGRect, opacity: CGFloat)
  /// Draws text in a box: from its top, lines aligned between its sides, clipped to nothing.
  case text(TextBlock, in: CGRect)
}

/// Records what a graphics context draws as display-list commands.
package final class DisplayListRecorder: DrawingRecorder {
  /// The commands recorded so far, in drawing order.
  package private(set) var commands: [DrawCommand] = []

  /// Creates an empty recording.
  package init() {}

  package func save() { commands.append(.save) }
  package func restore() { commands.append(.restore) }
  package func concatenate(_ transform: CGAffineTransform) {
    commands.append(.concatenate(transform))
  }
  package func clip(_ path: CGPath, _ rule: CGPathFillRule) { commands.append(.clip(path, rule)) }
  package func fill(_ path: CGPath, _ color: CGColor, _ rule: CGPathFillRule) {
    commands.append(.fill(path, color, rule))
  }
  package func stroke(_ path: CGPath, _ color: CGColor, _ style: StrokeStyle) {
    commands.append(.stroke(path, color, style))
  }
  package func draw(_ image: CGImage, in rect: CGRect, opacity: CGFloat) {
    commands.append(.image(image, in: rect, opacity: opacity))
  }
  fileprivate func draw(_ text: TextBlock, in rect: CGRect) {
    commands.append(.text(text, in: rect))
  }
}

extension CGContext {
  /// Draws text in a box, from its top, where the context records a display list.
  package func draw(_ text: TextBlock, in rect: CGRect) {
    var text = text
    text.color = applyingAlpha(to: text.color)
    (recorder as? DisplayListRecorder)?.draw(text, in: rect)
  }
}
