package import CoreGraphics
package import DisplayList

/// What a layer drew last, and which part of it is out of date.
package nonisolated struct LayerDrawing {
  /// How many partial drawings may lie over a whole one before the whole is drawn again.
  static let partialLimit = 8

  package init() {}

  private(set) var commands: [DrawCommand] = []
  /// The bounds for which the commands were drawn.
  private var drawnBounds = CGRect.null
  private var partialCount = 0
  private var outOfDate = Region.all
  /// Set by `UIView.draw(_:)` itself: no subclass draws.
  package var isInherited = false
  /// Set by the default `display(_:)`: nothing else provides the contents.
  var isDisplayInherited = false

  private enum Region {
    case nothing
    case part(CGRect)
    case all
  }

  /// Whether the view has to draw before it is shown.
  package var isOutOfDate: Bool {
    switch outOfDate {
    case .nothing: false
    case .part, .all: true
    }
  }

  /// Adds a part to what is out of date; nil means the whole.
  package mutating func invalidate(_ rect: CGRect?) {
    switch (outOfDate, rect) {
    case (.all, _): break
    case (_, nil): outOfDate = .all
    case (.nothing, let rect?): outOfDate = .part(rect)
    case (.part(let part), let rect?): outOfDate = .part(part.union(rect))
    }
  }

  /// Returns the region to draw for these bounds, which then is up to date; nil for nothing.
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

  /// Removes what was drawn: something else shows now.
  package mutating func forget() {
    commands = []
    outOfDate = .nothing
  }

  /// Stores what was drawn for a region of the bounds; outside it the older drawing stays.
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

  /// Returns the commands and the map that shows them in other bounds, as contents fit.
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
