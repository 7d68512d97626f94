import CoreGraphics

private nonisolated func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

nonisolated extension DrawingCase {
  /// Five points in the order in which a star is drawn.
  private static let star = (0..<5).map { index in
    let angle = Double(index) * 4 * .pi / 5 - .pi / 2
    return CGPoint(x: 12 + 11 * cos(angle), y: 12 + 11 * sin(angle))
  }

  /// Returns a case that fills a path with one color.
  private static func fill(
    _ name: String, rule: CGPathFillRule = .winding, _ shape: Shape,
    _ path: @escaping @MainActor @Sendable (CGContext) -> Void
  ) -> DrawingCase {
    return DrawingCase("fill: \(name)") { context in
      context.setFillColor(.brick)
      path(context)
      context.fillPath(using: rule)
    } expect: {
      $0.fill(shape, .brick)
    }
  }

  static let fills: [DrawingCase] = [
    fill("a triangle", .polygon([p(2, 3), p(21, 7.5), p(9, 22)])) {
      $0.addLines(between: [p(2, 3), p(21, 7.5), p(9, 22)])
    },
    fill("a rectangle between pixels", .rect(3.25, 4.5, 15.5, 12.75)) {
      $0.addRect(CGRect(x: 3.25, y: 4.5, width: 15.5, height: 12.75))
    },
    fill("a rectangle with a negative size", .rect(4, 5, 10, 8)) {
      $0.addRect(CGRect(x: 14, y: 13, width: -10, height: -8))
    },
    fill("a star, winding", .polygon(star)) { context in
      context.addLines(between: star)
      context.closePath()
    },
    fill("a star, even-odd", rule: .evenOdd, .polygon(star, isEvenOdd: true)) {
      $0.addLines(between: star)
    },
    fill("a frame, even-odd", rule: .evenOdd, .rect(2, 2, 20, 20).subtracting(.rect(7, 8, 9, 6))) {
      $0.addRects([
        CGRect(x: 2, y: 2, width: 20, height: 20), CGRect(x: 7, y: 8, width: 9, height: 6),
      ])
    },
    fill("overlapping rectangles, winding", .rect(2, 3, 12, 10).union(.rect(8, 8, 13, 12))) {
      $0.addRects([
        CGRect(x: 2, y: 3, width: 12, height: 10), CGRect(x: 8, y: 8, width: 13, height: 12),
      ])
    },
    fill("a circle", .disc(12, 12, 9.5)) {
      $0.addEllipse(in: CGRect(x: 2.5, y: 2.5, width: 19, height: 19))
    },
    fill("an ellipse between pixels", .ellipse(11.3, 12.7, 10.1, 5.2)) {
      $0.addEllipse(in: CGRect(x: 1.2, y: 7.5, width: 20.2, height: 10.4))
    },
    fill("a rounded rectangle", .roundedRect(2, 4, 20, 15, 5, 5)) {
      $0.addPath(
        CGPath(
          roundedRect: CGRect(x: 2, y: 4, width: 20, height: 15), cornerWidth: 5, cornerHeight: 5,
          transform: nil))
    },
    fill("elliptical corners", .roundedRect(2.5, 4, 19, 16, 7, 3)) {
      $0.addPath(
        CGPath(
          roundedRect: CGRect(x: 2.5, y: 4, width: 19, height: 16), cornerWidth: 7, cornerHeight: 3,
          transform: nil))
    },
    fill(
      "a sector with increasing angles", .disc(12, 12, 10).intersection(.sector(12, 12, 0.5, 3.5))
    ) {
      $0.move(to: p(12, 12))
      $0.addArc(center: p(12, 12), radius: 10, startAngle: 0.5, endAngle: 3.5, clockwise: false)
    },
    fill(
      "a sector with decreasing angles",
      .disc(12, 12, 10).intersection(.sector(12, 12, 3.5, 0.5 + 2 * .pi))
    ) {
      $0.move(to: p(12, 12))
      $0.addArc(center: p(12, 12), radius: 10, startAngle: 0.5, endAngle: 3.5, clockwise: true)
    },
    fill(
      "a relative arc", .disc(12, 12, 9).intersection(.sector(12, 12, -1.2, 0.8))
    ) {
      let path = CGMutablePath()
      path.move(to: p(12, 12))
      path.addRelativeArc(center: p(12, 12), radius: 9, startAngle: 0.8, delta: -2)
      $0.addPath(path)
    },
    fill("a full circle with decreasing angles", .disc(12, 12, 8)) {
      $0.addArc(center: p(12, 12), radius: 8, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    },
    fill(
      "an arc between tangents",
      // The corner at (20, 4) is round. The circle's center is at (12, 12).
      .polygon([p(2, 4), p(12, 4), p(20, 12), p(20, 22)])
        .union(.disc(12, 12, 8).intersection(.rect(12, 4, 8, 8)))
    ) {
      $0.move(to: p(2, 4))
      $0.addArc(tangent1End: p(20, 4), tangent2End: p(20, 22), radius: 8)
      $0.addLine(to: p(20, 22))
    },
    fill(
      "a quadratic curve",
      // x = 2 + 20 t, y = 20 (1 - t)^2 + 4 t (1 - t) * 0 + 20 t^2 with the control point at y = 0.
      Shape { point in
        let t = (point.x - 2) / 20
        return t >= 0 && t <= 1 && point.y < 20 && point.y > 20 * (1 - t) * (1 - t) + 20 * t * t
      }
    ) {
      $0.move(to: p(2, 20))
      $0.addQuadCurve(to: p(22, 20), control: p(12, 0))
    },
    fill(
      "a cubic curve",
      // x = 1 + 21 t, for control points at equal distances.
      Shape { point in
        let t = (point.x - 1) / 21
        let s = 1 - t
        let y = 22 * s * s * s + 3 * 0 * s * s * t + 3 * 30 * s * t * t + 4 * t * t * t
        return t >= 0 && t <= 1 && point.y > y && point.y < 23
      }
    ) {
      $0.move(to: p(1, 22))
      $0.addCurve(to: p(22, 4), control1: p(8, 0), control2: p(15, 30))
      $0.addLine(to: p(22, 23))
      $0.addLine(to: p(1, 23))
    },
    fill(
      "rotated, scaled and moved",
      Shape.rect(-6, -3, 12, 6).mapped(
        CGAffineTransform(a: 1.2, b: 0.5, c: -0.4, d: 1.1, tx: 12, ty: 11))
    ) {
      $0.concatenate(CGAffineTransform(a: 1.2, b: 0.5, c: -0.4, d: 1.1, tx: 12, ty: 11))
      $0.addRect(CGRect(x: -6, y: -3, width: 12, height: 6))
    },
    fill("coordinates that change after the path", .rect(3, 4, 8, 9)) {
      $0.addRect(CGRect(x: 3, y: 4, width: 8, height: 9))
      $0.translateBy(x: 7, y: 5)
      $0.rotate(by: 1)
    },
    fill(
      "coordinates that change within the path", .polygon([p(2, 2), p(20, 4), p(12, 22)])
    ) {
      $0.move(to: p(2, 2))
      $0.translateBy(x: 10, y: 2)
      $0.addLine(to: p(10, 2))
      $0.scaleBy(x: 2, y: 2)
      $0.addLine(to: p(1, 10))
    },
    fill("a reversed hole", .rect(2, 2, 20, 20).subtracting(.rect(8, 8, 8, 8))) {
      $0.addRect(CGRect(x: 2, y: 2, width: 20, height: 20))
      $0.addPath(CGPath(rect: CGRect(x: 8, y: 8, width: 8, height: 8)).reversed)
    },
    DrawingCase("fill: two shapes with alpha, and the context's") { context in
      context.setFillColor(.mist)
      context.fill(CGRect(x: 2, y: 2, width: 13, height: 13))
      context.setAlpha(0.5)
      context.fillEllipse(in: CGRect(x: 7, y: 7, width: 14, height: 14))
    } expect: {
      $0.fill(.rect(2, 2, 13, 13), .mist)
      $0.fill(.disc(14, 14, 7), CGColor(red: 0.35, green: 0.9, blue: 0.55, alpha: 0.3))
    },
    DrawingCase("fill: a union of rectangles with alpha", 1) { context in
      context.setFillColor(.mist)
      context.fill([
        CGRect(x: 2, y: 2, width: 13, height: 13), CGRect(x: 7, y: 7, width: 14, height: 14),
      ])
    } expect: {
      $0.fill(.rect(2, 2, 13, 13).union(.rect(7, 7, 14, 14)), .mist)
    },
    DrawingCase("fill: without antialiasing", 1) { context in
      context.setShouldAntialias(false)
      context.setFillColor(.teal)
      context.fill(CGRect(x: 3.3, y: 4.4, width: 10.4, height: 11.2))
    } expect: {
      $0.fill(.rect(3, 4, 11, 12), .teal)
    },
    DrawingCase("nothing: a path without area") { context in
      context.move(to: p(3, 3))
      context.addLine(to: p(20, 20))
      context.fillPath()
    } expect: { _ in
    },
  ]
}
