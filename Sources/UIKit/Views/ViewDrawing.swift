import CoreGraphics
import DisplayList

/// What a view drew last, and what of it is out of date.
nonisolated struct ViewDrawing {
  /// How many partial drawings may lie over a whole one before the whole is drawn again.
  static let partialLimit = 8

  private(set) var commands: [DrawCommand] = []
  /// The bounds for which the commands were drawn.
  private var drawnBounds = CGRect.null
  private var partialCount = 0
  private var outOfDate = Region.all
  /// Set by `UIView.draw(_:)` itself: no subclass draws.
  var isInherited = false
  /// Set by the default `display(_:)`: nothing else provides the contents.
  var isDisplayInherited = false

  private enum Region {
    case nothing
    case part(CGRect)
    case all
  }

  /// Whether the view has to draw before it is shown.
  var isOutOfDate: Bool {
    switch outOfDate {
    case .nothing: false
    case .part, .all: true
    }
  }

  /// Adds a part to what is out of date; nil means the whole.
  mutating func invalidate(_ rect: CGRect?) {
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
  mutating func forget() {
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

  /// Returns the commands and the map that shows them in other bounds, by the content mode.
  func contents(
    in bounds: CGRect, mode: UIView.ContentMode
  ) -> (commands: [DrawCommand], transform: CGAffineTransform) {
    guard !commands.isEmpty, drawnBounds != bounds, !drawnBounds.isEmpty else {
      return (commands, .identity)
    }
    let target = mode.frame(of: drawnBounds.size, in: bounds)
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

nonisolated extension UIView.ContentMode {
  /// Returns where contents of a size are shown in a rectangle.
  func frame(of size: CGSize, in rect: CGRect) -> CGRect {
    var size = size
    switch self {
    case .scaleToFill, .redraw:
      return rect
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { return rect }
      let (sx, sy) = (rect.width / size.width, rect.height / size.height)
      let scale = self == .scaleAspectFit ? min(sx, sy) : max(sx, sy)
      size = CGSize(width: size.width * scale, height: size.height * scale)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      break
    }
    let x =
      switch self {
      case .left, .topLeft, .bottomLeft: rect.minX
      case .right, .topRight, .bottomRight: rect.maxX - size.width
      case .scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom:
        rect.midX - size.width / 2
      }
    let y =
      switch self {
      case .top, .topLeft, .topRight: rect.minY
      case .bottom, .bottomLeft, .bottomRight: rect.maxY - size.height
      case .scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill, .center, .left, .right:
        rect.midY - size.height / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}
