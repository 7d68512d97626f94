import CoreGraphics

private nonisolated func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

nonisolated extension DrawingCase {
  private static func stroke(
    _ name: String, _ shape: Shape,
    _ draw: @escaping @MainActor @Sendable (CGContext) -> Void
  ) -> DrawingCase {
    return DrawingCase("stroke: \(name)") { context in
      context.setStrokeColor(.teal)
      context.setFillColor(.teal)
      context.setLineWidth(4)
      draw(context)
    } expect: {
      $0.fill(shape, .teal)
    }
  }

  private static let zigzag = [p(3, 19), p(8, 5), p(13, 18), p(20, 6)]

  private static func lines(_ context: CGContext, _ points: [CGPoint]) {
    context.addLines(between: points)
    context.strokePath()
  }

  /// The dashes of a horizontal line, from pairs of x coordinates.
  private static func dashes(_ pairs: [(Double, Double)], cap: CGLineCap = .butt) -> Shape {
    pairs.reduce(Shape { _ in false }) {
      $0.union(.segment(p($1.0, 12), p($1.1, 12), width: 4, cap: cap))
    }
  }

  static let strokes: [DrawingCase] = caps + joins + curves + dashed + outlines

  private static let caps: [DrawingCase] = [
    ("butt", CGLineCap.butt), ("round", .round), ("square", .square),
  ].flatMap { name, cap in
    [
      stroke("an upright line, \(name)", .segment(p(6, 12), p(18, 12), width: 4, cap: cap)) {
        $0.setLineCap(cap)
        lines($0, [p(6, 12), p(18, 12)])
      },
      stroke("an oblique line, \(name)", .segment(p(6, 7), p(18, 16), width: 4, cap: cap)) {
        $0.setLineCap(cap)
        lines($0, [p(6, 7), p(18, 16)])
      },
      stroke(
        "a bent line, \(name)", .polyline(zigzag, width: 4, cap: cap, join: .bevel)
      ) {
        $0.setLineCap(cap)
        $0.setLineJoin(.bevel)
        lines($0, zigzag)
      },
    ]
  }

  private static let joins: [DrawingCase] =
    [
      ("miter", CGLineJoin.miter), ("round", .round), ("bevel", .bevel),
    ].flatMap { name, join in
      let corners = [p(4, 4), p(20, 8), p(9, 20)]
      return [
        stroke("corners, \(name)", .polyline(zigzag, width: 4, join: join)) {
          $0.setLineJoin(join)
          lines($0, zigzag)
        },
        stroke(
          "a closed triangle, \(name)", .polyline(corners, isClosed: true, width: 4, join: join)
        ) {
          $0.setLineJoin(join)
          $0.addLines(between: corners)
          $0.closePath()
          $0.strokePath()
        },
      ]
    } + [
      stroke(
        "a corner beyond the miter limit", .polyline(zigzag, width: 4, join: .miter, miterLimit: 2)
      ) {
        $0.setMiterLimit(2)
        lines($0, zigzag)
      },
      stroke("a rectangle", .rect(3, 4, 18, 15).subtracting(.rect(7, 8, 10, 7))) {
        $0.stroke(CGRect(x: 5, y: 6, width: 14, height: 11))
      },
      stroke(
        "a rectangle with its own line width", .rect(4, 5, 16, 13).subtracting(.rect(6, 7, 12, 9))
      ) {
        $0.stroke(CGRect(x: 5, y: 6, width: 14, height: 11), width: 2)
      },
      stroke(
        "separate lines",
        Shape.segment(p(3, 4), p(20, 5), width: 4).union(
          .segment(p(4, 14), p(19, 20), width: 4))
      ) {
        $0.strokeLineSegments(between: [p(3, 4), p(20, 5), p(4, 14), p(19, 20), p(1, 1)])
      },
    ]

  private static let curves: [DrawingCase] = [
    stroke("a circle", .ring(12, 12, 8, width: 4)) {
      $0.strokeEllipse(in: CGRect(x: 4, y: 4, width: 16, height: 16))
    },
    stroke(
      "an arc", Shape.ring(12, 12, 8, width: 4).intersection(.sector(12, 12, 0.4, 4))
    ) {
      $0.addArc(center: p(12, 12), radius: 8, startAngle: 0.4, endAngle: 4, clockwise: false)
      $0.strokePath()
    },
    stroke(
      "a circle, stretched with its pen",
      Shape.ring(0, 0, 5, width: 2).mapped(
        CGAffineTransform(a: 2, b: 0, c: 0, d: 1.2, tx: 12, ty: 12))
    ) {
      $0.concatenate(CGAffineTransform(a: 2, b: 0, c: 0, d: 1.2, tx: 12, ty: 12))
      $0.setLineWidth(2)
      $0.strokeEllipse(in: CGRect(x: -5, y: -5, width: 10, height: 10))
    },
    stroke("a round point", .disc(12.4, 11.7, 2)) {
      $0.setLineCap(.round)
      lines($0, [p(12.4, 11.7), p(12.4, 11.7)])
    },
    DrawingCase("stroke: filled and stroked") { context in
      context.setFillColor(.brick)
      context.setStrokeColor(.mist)
      context.setLineWidth(3)
      context.addEllipse(in: CGRect(x: 4, y: 4, width: 16, height: 16))
      context.drawPath(using: .fillStroke)
    } expect: {
      $0.fill(.disc(12, 12, 8), .brick)
      $0.fill(.ring(12, 12, 8, width: 3), .mist)
    },
  ]

  private static let dashed: [DrawingCase] = [
    stroke("dashes", dashes([(2, 7), (10, 15), (18, 22)])) {
      $0.setLineDash(phase: 0, lengths: [5, 3])
      lines($0, [p(2, 12), p(22, 12)])
    },
    stroke("dashes that start within a gap", dashes([(3.5, 8.5), (11.5, 16.5), (19.5, 22)])) {
      $0.setLineDash(phase: 6.5, lengths: [5, 3])
      lines($0, [p(2, 12), p(22, 12)])
    },
    stroke(
      "an odd number of dashes", dashes([(2, 6), (8, 9), (13, 15), (16, 20)])
    ) {
      // 4 on, 2 off, 1 on; then 4 off, 2 on, 1 off.
      $0.setLineDash(phase: 0, lengths: [4, 2, 1])
      lines($0, [p(2, 12), p(20, 12)])
    },
    stroke("round dashes", dashes([(3, 5), (11, 13), (19, 21)], cap: .round)) {
      $0.setLineCap(.round)
      $0.setLineDash(phase: 0, lengths: [2, 6])
      lines($0, [p(3, 12), p(21, 12)])
    },
    stroke(
      "dashes around a corner",
      Shape.polyline([p(10, 4), p(20, 4), p(20, 8)], width: 4).union(
        .segment(p(20, 12), p(20, 21), width: 4)
      ).union(.segment(p(3, 4), p(6, 4), width: 4))
    ) {
      // 17 points to the corner: 3 on, 4 off, 14 on including the corner, 4 off, and on again.
      $0.setLineDash(phase: 11, lengths: [14, 4])
      lines($0, [p(3, 4), p(20, 4), p(20, 21)])
    },
  ]

  private static let outlines: [DrawingCase] =
    [
      ("miter", CGLineJoin.miter, CGLineCap.square), ("round", .round, .round),
      ("bevel", .bevel, .butt),
    ].map { name, join, cap in
      stroke(
        "the outline of a stroke, filled, \(name)",
        .polyline(zigzag, width: 4, cap: cap, join: join)
      ) {
        $0.setLineJoin(join)
        $0.setLineCap(cap)
        $0.addLines(between: zigzag)
        $0.replacePathWithStrokedPath()
        $0.fillPath()
      }
    } + [
      stroke("the outline of a circle's stroke, filled", .ring(12, 12, 8, width: 4)) {
        let circle = CGPath(ellipseIn: CGRect(x: 4, y: 4, width: 16, height: 16), transform: nil)
        $0.addPath(
          circle.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10))
        $0.fillPath()
      },
      stroke("a dashed copy", dashes([(3.5, 8.5), (11.5, 16.5), (19.5, 22)])) {
        let line = CGMutablePath()
        line.addLines(between: [p(2, 12), p(22, 12)])
        $0.addPath(line.copy(dashingWithPhase: 6.5, lengths: [5, 3]))
        $0.strokePath()
      },
    ]
}
