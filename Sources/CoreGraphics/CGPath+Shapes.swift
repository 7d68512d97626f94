import Foundation

// The segments of shapes and arcs.
extension CGPath {
  static func rectangle(_ rect: CGRect) -> [Element] {
    guard !rect.isNull else { return [] }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    return [
      .move(CGPoint(x: left, y: top)), .line(CGPoint(x: right, y: top)),
      .line(CGPoint(x: right, y: bottom)), .line(CGPoint(x: left, y: bottom)), .close,
    ]
  }

  /// The distance from the end of a quarter unit circle to its control point.
  private static let kappa = 4 / 3 * tan(CGFloat.pi / 8)

  /// Returns an ellipse as four quarters with increasing angles, starting on the right.
  static func ellipse(in rect: CGRect) -> [Element] {
    guard !rect.isNull else { return [] }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let (x, y) = (rect.midX, rect.midY)
    let (dx, dy) = (kappa * rect.width / 2, kappa * rect.height / 2)
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return [
      .move(p(right, y)),
      .curve(control1: p(right, y + dy), control2: p(x + dx, bottom), to: p(x, bottom)),
      .curve(control1: p(x - dx, bottom), control2: p(left, y + dy), to: p(left, y)),
      .curve(control1: p(left, y - dy), control2: p(x - dx, top), to: p(x, top)),
      .curve(control1: p(x + dx, top), control2: p(right, y - dy), to: p(right, y)),
      .close,
    ]
  }

  /// The rounded corners of a rectangle.
  package struct Corners: OptionSet, Sendable {
    package let rawValue: UInt
    package init(rawValue: UInt) { self.rawValue = rawValue }
    package static let topLeft = Corners(rawValue: 1)
    package static let topRight = Corners(rawValue: 2)
    package static let bottomLeft = Corners(rawValue: 4)
    package static let bottomRight = Corners(rawValue: 8)
    package static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// Returns a rectangle with rounded corners. Radii are limited to half a side.
  package static func roundedRectangle(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, corners: Corners = .all
  ) -> [Element] {
    let rect = rect.standardized
    let rx = min(cornerWidth, rect.width / 2)
    let ry = min(cornerHeight, rect.height / 2)
    guard rx > 0, ry > 0, !corners.isEmpty else { return rectangle(rect) }
    let (cx, cy) = (rx * (1 - kappa), ry * (1 - kappa))
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    var elements: [Element] = []
    elements.reserveCapacity(10)
    elements.append(.move(p(corners.contains(.topLeft) ? left + rx : left, top)))
    if corners.contains(.topRight) {
      elements.append(.line(p(right - rx, top)))
      elements.append(
        .curve(control1: p(right - cx, top), control2: p(right, top + cy), to: p(right, top + ry)))
    } else {
      elements.append(.line(p(right, top)))
    }
    if corners.contains(.bottomRight) {
      elements.append(.line(p(right, bottom - ry)))
      elements.append(
        .curve(
          control1: p(right, bottom - cy), control2: p(right - cx, bottom),
          to: p(right - rx, bottom)))
    } else {
      elements.append(.line(p(right, bottom)))
    }
    if corners.contains(.bottomLeft) {
      elements.append(.line(p(left + rx, bottom)))
      elements.append(
        .curve(
          control1: p(left + cx, bottom), control2: p(left, bottom - cy), to: p(left, bottom - ry)))
    } else {
      elements.append(.line(p(left, bottom)))
    }
    if corners.contains(.topLeft) {
      elements.append(.line(p(left, top + ry)))
      elements.append(
        .curve(control1: p(left, top + cy), control2: p(left + cx, top), to: p(left + rx, top)))
    }
    elements.append(.close)
    return elements
  }

  /// Returns the curves of a circular arc and its start point.
  ///
  /// - Parameter sweep: The signed angle, in radians.
  static func arc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat
  ) -> (start: CGPoint, curves: [Element])? {
    guard center.x.isFinite, center.y.isFinite, radius.isFinite, startAngle.isFinite,
      sweep.isFinite
    else { return nil }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    // Arcs of more than sixteen turns look the same.
    let sweep = max(-32 * .pi, min(32 * .pi, sweep))
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let reach = 4 / 3 * tan(step / 4) * radius
    let curves = (0..<pieces).map { piece in
      let from = startAngle + step * CGFloat(piece)
      let to = from + step
      let (start, end) = (point(from), point(to))
      return Element.curve(
        control1: CGPoint(x: start.x - reach * sin(from), y: start.y + reach * cos(from)),
        control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)), to: end)
    }
    return (point(startAngle), curves)
  }

  static func map(_ elements: [Element], by transform: CGAffineTransform) -> [Element] {
    if transform.isIdentity { return elements }
    return elements.map { element in
      switch element {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .quadCurve(let control, let to):
        .quadCurve(control: control.applying(transform), to: to.applying(transform))
      case .curve(let control1, let control2, let to):
        .curve(
          control1: control1.applying(transform), control2: control2.applying(transform),
          to: to.applying(transform))
      case .close: .close
      }
    }
  }
}
