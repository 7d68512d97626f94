package import CoreGraphics
package import DisplayList

/// A layer's last drawing and the part of it that is out of date.
package nonisolated struct LayerDrawing {
  /// The maximum number of partial drawings on top of a complete one. Beyond that, the whole layer
  /// is redrawn.
  static let partialLimit = 8

  package init() {}

  private(set) var commands: [DrawCommand] = []
  /// The bounds that the commands were recorded for.
  private var drawnBounds = CGRect.null
  private var partialCount = 0
  private var outOfDate = Region.all
  /// Whether no subclass overrides drawing. Set by the base implementation of `UIView.draw(_:)`.
  package var isInherited = false
  /// Whether the delegate doesn't provide the contents. Set by the default implementation of
  /// `display(_:)`.
  var isDisplayInherited = false

  private enum Region {
    case nothing
    case part(CGRect)
    case all
  }

  /// Whether the layer must be drawn before it is displayed.
  package var isOutOfDate: Bool {
    switch outOfDate {
    case .nothing: false
    case .part, .all: true
    }
  }

  /// Marks a part as out of date; nil means the whole layer.
  package mutating func invalidate(_ rect: CGRect?) {
    switch (outOfDate, rect) {
    case (.all, _): break
    case (_, nil): outOfDate = .all
    case (.nothing, let rect?): outOfDate = .part(rect)
    case (.part(let part), let rect?): outOfDate = .part(part.union(rect))
    }
  }

  /// Returns the region to draw for these bounds, or nil if nothing is out of date. Marks the
  /// region as up to date.
  mutating func regionToDraw(in bounds: CGRect) -> CGRect? {
    defer { outOfDate = .nothing }
    switch outOfDate {
    case .nothing: return nil
    case .all: return bounds
    case .part(let part):
      if drawnBounds != bounds || partialCount >= Self.partialLimit { return bounds }
      let region = part.intersection(bounds)
      return region.isEmpty ? nil : region
    }
  }

  /// Discards the drawing because something else replaces it.
  package mutating func forget() {
    commands = []
    outOfDate = .nothing
  }

  /// Stores the drawing of a region of the bounds. The older drawing remains outside the region.
  mutating func store(_ new: [DrawCommand], of region: CGRect, in bounds: CGRect) {
    if region == bounds {
      commands = new
      partialCount = 0
    } else {
      let outside = CGPath(elements: CGPath(rect: bounds).elements + CGPath(rect: region).elements)
      commands =
        [.save, .clip(outside, .evenOdd)] + commands + [.restore]
        + [.save, .clip(CGPath(rect: region), .winding)] + new + [.restore]
      partialCount += 1
    }
    drawnBounds = bounds
  }

  /// Returns the commands, with a transform that fits them into other bounds.
  package func contents(
    in bounds: CGRect, fit: ContentsFit
  ) -> (commands: [DrawCommand], transform: CGAffineTransform) {
    guard !commands.isEmpty, drawnBounds != bounds, !drawnBounds.isEmpty else {
      return (commands, .identity)
    }
    let target = fit.frame(of: drawnBounds.size, in: bounds)
    let transform = CGAffineTransform(
      a: target.width / drawnBounds.width, b: 0, c: 0, d: target.height / drawnBounds.height,
      tx: 0, ty: 0
    ).translatedBy(x: -drawnBounds.minX, y: -drawnBounds.minY)
    return (
      commands,
      transform.concatenating(CGAffineTransform(translationX: target.minX, y: target.minY))
    )
  }
}
