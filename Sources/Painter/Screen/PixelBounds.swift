import CoreGraphics

/// An upright box in screen pixels, not rounded, around something drawn.
nonisolated struct PixelBounds: Equatable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// The box around nothing, inside out so that it stays so when its sides are moved.
  static let nothing = PixelBounds(
    left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)

  /// How far an edge may overhang a pixel before the pixel counts as touched.
  ///
  /// Cairo rounds coordinates to 1/256 pixel, so less than half of that never shows; sums of
  /// fractions would otherwise touch a pixel more than they paint.
  static let tolerance = 1.0 / 1024

  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  init(_ rect: PixelRect) {
    self.init(
      left: Double(rect.x), top: Double(rect.y), right: Double(rect.endX),
      bottom: Double(rect.endY))
  }

  /// Makes the box around a mapped rectangle; nothing when any number is not finite.
  init(_ rect: CGRect, _ transform: CGAffineTransform) {
    self = .nothing
    guard !rect.isNull else { return }
    let rect = rect.standardized
    let (end, down) = (rect.origin.x + rect.width, rect.origin.y + rect.height)
    let isSound =
      include(rect.origin.applying(transform))
      && include(CGPoint(x: end, y: rect.origin.y).applying(transform))
      && include(CGPoint(x: end, y: down).applying(transform))
      && include(CGPoint(x: rect.origin.x, y: down).applying(transform))
    if !isSound { self = .nothing }
  }

  /// Makes the box around a mapped path and its control points; nothing when not finite.
  init(_ path: CGPath, _ transform: CGAffineTransform) {
    self = .nothing
    var isSound = !path.isEmpty
    for element in path.elements where isSound {
      switch element {
      case .move(let point), .line(let point):
        isSound = include(point.applying(transform))
      case .curve(let control1, let control2, let to):
        isSound =
          include(control1.applying(transform)) && include(control2.applying(transform))
          && include(to.applying(transform))
      case .close: break
      }
    }
    if !isSound { self = .nothing }
  }

  /// Takes in a point and returns true, or returns false for one that is not finite.
  private mutating func include(_ point: CGPoint) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    left = min(left, point.x)
    right = max(right, point.x)
    top = min(top, point.y)
    bottom = max(bottom, point.y)
    return true
  }

  /// Whether there is no area; also true when a side is not a number.
  var isEmpty: Bool { !(right > left && bottom > top) }

  /// Whether all sides lie on whole pixels.
  var isWhole: Bool {
    !isEmpty && Self.isWhole(left) && Self.isWhole(top) && Self.isWhole(right)
      && Self.isWhole(bottom)
  }

  private static func isWhole(_ side: Double) -> Bool { abs(side - side.rounded()) <= tolerance }

  /// The box with its sides moved to the 1/256 steps of Cairo's coordinates.
  ///
  /// A shape that is moved to such a step and then rounded by Cairo would otherwise be rounded
  /// twice, and could touch a pixel that its box does not.
  var snapped: PixelBounds {
    func snap(_ side: Double) -> Double { (side * 256).rounded() / 256 }
    return PixelBounds(left: snap(left), top: snap(top), right: snap(right), bottom: snap(bottom))
  }

  var width: Double { right - left }
  var height: Double { bottom - top }

  func intersection(_ other: PixelBounds) -> PixelBounds {
    let both = PixelBounds(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return both.isEmpty ? .nothing : both
  }

  func union(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBounds(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// Returns the box with every side moved out; a line without area gets one.
  func outset(by distance: Double) -> PixelBounds {
    guard distance > 0, distance.isFinite else { return self }
    return PixelBounds(
      left: left - distance, top: top - distance, right: right + distance,
      bottom: bottom + distance)
  }

  /// Returns the pixels of `screen` that the box touches.
  func pixels(within screen: PixelRect) -> PixelRect {
    let cut = intersection(PixelBounds(screen))
    guard !cut.isEmpty else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    // Inside the screen by now, so the numbers fit into an Int.
    let (x, y) = (
      Int((cut.left + Self.tolerance).rounded(.down)),
      Int((cut.top + Self.tolerance).rounded(.down))
    )
    let (endX, endY) = (
      Int((cut.right - Self.tolerance).rounded(.up)),
      Int((cut.bottom - Self.tolerance).rounded(.up))
    )
    return PixelRect(x: x, y: y, width: max(0, endX - x), height: max(0, endY - y))
  }
}
