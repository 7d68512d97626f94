public import Foundation

/// The kind of a path element.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a subpath. Has one point.
  case moveToPoint = 0
  /// Adds a straight line. Has one point.
  case addLineToPoint = 1
  /// Adds a curve with one control point. Has two points, the end point last.
  case addQuadCurveToPoint = 2
  /// Adds a curve with two control points. Has three points, the end point last.
  case addCurveToPoint = 3
  /// Closes the subpath. Has no points.
  case closeSubpath = 4
}

/// An element of a path. It is valid only during the call that it is passed to.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points, whose number depends on `type`.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that receives the elements of a path. The first argument is the `info` passed to
/// `CGPath.apply(info:function:)`.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

extension CGPath {
  /// Calls a block with each element, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      guard let points = buffer.baseAddress else { return }
      for element in elements {
        let type: CGPathElementType
        var count = 1
        switch element {
        case .move(let point):
          type = .moveToPoint
          points.initialize(to: point)
        case .line(let point):
          type = .addLineToPoint
          points.initialize(to: point)
        case .quadCurve(let control, let to):
          type = .addQuadCurveToPoint
          points.initialize(to: control)
          (points + 1).initialize(to: to)
          count = 2
        case .curve(let control1, let control2, let to):
          type = .addCurveToPoint
          points.initialize(to: control1)
          (points + 1).initialize(to: control2)
          (points + 2).initialize(to: to)
          count = 3
        case .close:
          type = .closeSubpath
          count = 0
        }
        withUnsafePointer(to: CGPathElement(type: type, points: points), block)
        points.deinitialize(count: count)
      }
    }
  }

  /// Calls a function with `info` and each element, in order.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}
