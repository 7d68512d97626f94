public import Foundation

/// An immutable path of straight and curved segments.
///
/// Two paths are equal if they have the same segments in the same order, even if one of them is a
/// `CGMutablePath`.
///
/// - SeeAlso: developer.apple.com/documentation/coregraphics/cgpath
public class CGPath: @unchecked Sendable {
  // Only `CGMutablePath` changes its elements. Code that stores or shares a path uses `copy()`.

  /// An element of a path.
  package enum Element: Hashable, Sendable {
    /// Starts a new subpath at a point.
    case move(CGPoint)
    /// A straight line to a point.
    case line(CGPoint)
    /// A Bézier curve with one control point.
    case quadCurve(control: CGPoint, to: CGPoint)
    /// A Bézier curve with two control points.
    case curve(control1: CGPoint, control2: CGPoint, to: CGPoint)
    /// A line back to the start of the subpath.
    case close
  }

  /// The elements in drawing order.
  package internal(set) var elements: [Element]

  /// Creates a path from elements.
  package init(elements: [Element]) {
    self.elements = elements
  }

  /// Creates a closed rectangle and applies a transform, if any.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Self.rectangle(rect), transform: transform)
  }

  /// Creates a closed ellipse that touches the four sides of a rectangle and applies a transform,
  /// if any.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Self.ellipse(in: rect), transform: transform)
  }

  /// Creates a closed rectangle with elliptical corners and applies a transform, if any.
  ///
  /// Radii are limited to half a side. Apple's function traps instead.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      elements: Self.roundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight),
      transform: transform)
  }

  private convenience init(elements: [Element], transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: elements)
    if let transform { self.elements = Self.map(elements, by: transform.pointee) }
  }

  /// Creates a closed rectangle.
  package convenience init(rect: CGRect) {
    self.init(elements: Self.rectangle(rect))
  }

  /// Creates a closed ellipse that touches the four sides of a rectangle.
  package convenience init(ellipseIn rect: CGRect) {
    self.init(elements: Self.ellipse(in: rect))
  }

  /// Creates a closed rectangle with elliptical corners.
  package convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    self.init(
      elements: Self.roundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight))
  }

  // MARK: - Copies

  /// Returns an immutable path with the same segments.
  @discardableResult
  public func copy() -> CGPath? { snapshot }

  /// Returns a copy with a transform, if any, applied.
  @discardableResult
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    transform.map { applying($0.pointee) } ?? snapshot
  }

  /// Returns a mutable path with the same segments.
  @discardableResult
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Returns a mutable copy with a transform, if any, applied.
  @discardableResult
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: transform.map { Self.map(elements, by: $0.pointee) } ?? elements)
  }

  /// The path itself if it is immutable; otherwise, a copy.
  package var snapshot: CGPath { self is CGMutablePath ? CGPath(elements: elements) : self }

  /// Returns the path with a transform applied.
  package func applying(_ transform: CGAffineTransform) -> CGPath {
    CGPath(elements: Self.map(elements, by: transform))
  }

  // MARK: - Properties

  /// Whether the path has no segments.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last segment, or the start of the last subpath if it is closed; zero if the
  /// path is empty.
  public var currentPoint: CGPoint { lastPoint ?? .zero }

  /// The current point; `nil` if the path is empty.
  package var lastPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quadCurve(_, let point), .curve(_, _, let point):
      return point
    case .close:
      for element in elements.reversed() {
        if case .move(let start) = element { return start }
      }
      return nil
    case nil: return nil
    }
  }

  /// The bounding box of all end points and control points; null for an empty path.
  public var boundingBox: CGRect {
    var box = BoundingBox()
    for element in elements {
      switch element {
      case .move(let point), .line(let point): box.include(point)
      case .quadCurve(let control, let to):
        box.include(control)
        box.include(to)
      case .curve(let control1, let control2, let to):
        box.include(control1)
        box.include(control2)
        box.include(to)
      case .close: break
      }
    }
    return box.rect
  }

  /// Returns whether the path is exactly one upright rectangle and, if so, stores the rectangle.
  @discardableResult
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let rectangle else { return false }
    rect?.pointee = rectangle
    return true
  }

  /// The rectangle that forms the path; `nil` unless the path is exactly one upright rectangle.
  package var rectangle: CGRect? {
    guard elements.count == 5, case .move(let first) = elements[0],
      case .line(let second) = elements[1], case .line(let third) = elements[2],
      case .line(let fourth) = elements[3], case .close = elements[4]
    else { return nil }
    let startsHorizontally =
      first.y == second.y && second.x == third.x && third.y == fourth.y && fourth.x == first.x
    let startsVertically =
      first.x == second.x && second.y == third.y && third.x == fourth.x && fourth.y == first.y
    guard startsHorizontally || startsVertically else { return nil }
    return CGRect(
      x: min(first.x, third.x), y: min(first.y, third.y), width: abs(third.x - first.x),
      height: abs(third.y - first.y))
  }
}

extension CGPath: Hashable {
  /// Returns whether both paths have the same segments in the same order.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.elements == right.elements
  }

  /// Hashes the segments.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}

/// The bounding box of a set of points.
struct BoundingBox {
  private var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  mutating func include(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  /// The rectangle; null if there are no points.
  var rect: CGRect {
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
