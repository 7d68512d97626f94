package import CoreGraphics
package import DisplayList

/// The last drawing of a layer, and the part that is out of date.
package nonisolated struct LayerDrawing {
  /// The maximum number of partial drawings on top of a complete one. After that, the whole layer
  /// is drawn.
  static let partialLimit = 8

  package init() {}

  private(set) var commands: [DrawCommand] = []
  /// The bounds for which the commands were drawn.
  private var drawnBounds = CGRect.null
  private var partialCount = 0
  private var outOfDate = Region.all
  /// Set by the implementation of `UIView.draw(_:)`: no subclass draws.
  package var isInherited = false
  /// Set by the default implementation of `display(_:)`: the delegate does not provide the
  /// contents.
  var isDisplayInherited = false

  private enum Region {
    case nothing
    case part(CGRect)
    case all
  }

  /// Whether the layer has to draw before it is shown.
  package var isOutOfDate: Bool {
    switch outOfDate {
    case .nothing: false
    case .part, .all: true
    }
  }

  /// Marks a part as out of date; nil means everything.
  package mutating func invalidate(_ rect: CGRect?) {
    switch (outOfDate, rect) {
    case (.all, _): break
    case (_, nil): outOfDate = .all
    case (.nothing, let rect?): outOfDate = .part(rect)
    case (.part(let part), let rect?): outOfDate = .part(part.union(rect))
    }
  }

  /// Returns the region to draw for these bounds, or nil if nothing is out of date. Marks it as up
  /// to date.
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

  /// Removes the drawing, because something else replaces it.
  package mutating func forget() {
    commands = []
    outOfDate = .nothing
  }

  /// Stores the drawing of a region of the bounds. Outside it, the older drawing remains.
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

  /// Returns the commands and the transform that fits them into other bounds.
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
