import CoreGraphics

private nonisolated func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

nonisolated extension DrawingCase {
  private static func clip(
    _ name: String, _ shape: Shape, _ clip: @escaping @MainActor @Sendable (CGContext) -> Void
  ) -> DrawingCase {
    return DrawingCase("clip: \(name)") { context in
      clip(context)
      context.setFillColor(.brick)
      context.fill(CGRect(x: -50, y: -50, width: 100, height: 100))
    } expect: {
      $0.fill(shape, .brick)
    }
  }

  /// Rows with opacities from 1/4 at the top to 1 at the bottom.
  private static let ramp = CGImage.of(width: 8, height: 4) { _, y in
    CGColor(gray: 0, alpha: CGFloat(y + 1) / 4)
  }

  static let clips: [DrawingCase] = [
    clip("a rectangle", .rect(3.5, 4, 12, 14.25)) {
      $0.clip(to: CGRect(x: 3.5, y: 4, width: 12, height: 14.25))
    },
    clip("a circle", .disc(12, 12, 9)) {
      $0.addEllipse(in: CGRect(x: 3, y: 3, width: 18, height: 18))
      $0.clip()
    },
    clip("even-odd", .disc(12, 12, 10).subtracting(.disc(12, 12, 5))) {
      $0.addEllipse(in: CGRect(x: 2, y: 2, width: 20, height: 20))
      $0.addEllipse(in: CGRect(x: 7, y: 7, width: 10, height: 10))
      $0.clip(using: .evenOdd)
    },
    clip("two rectangles, intersected", .rect(6, 5, 9, 8)) {
      $0.clip(to: CGRect(x: 2, y: 5, width: 13, height: 14))
      $0.clip(to: CGRect(x: 6, y: 1, width: 16, height: 12))
    },
    clip("the union of rectangles", .rect(2, 3, 12, 10).union(.rect(8, 8, 13, 12))) {
      $0.clip(to: [
        CGRect(x: 2, y: 3, width: 12, height: 10), CGRect(x: 8, y: 8, width: 13, height: 12),
      ])
    },
    clip(
      "under a rotation",
      Shape.rect(-6, -6, 12, 12).mapped(
        CGAffineTransform(a: cos(0.6), b: sin(0.6), c: -sin(0.6), d: cos(0.6), tx: 12, ty: 12))
    ) {
      $0.translateBy(x: 12, y: 12)
      $0.rotate(by: 0.6)
      $0.clip(to: CGRect(x: -6, y: -6, width: 12, height: 12))
    },
    DrawingCase("clip: restored with the state") { context in
      context.setFillColor(.teal)
      context.saveGState()
      context.clip(to: CGRect(x: 4, y: 4, width: 6, height: 6))
      context.setFillColor(.brick)
      context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
      context.restoreGState()
      context.fill(CGRect(x: 12, y: 12, width: 8, height: 8))
    } expect: {
      $0.fill(.rect(4, 4, 6, 6), .brick)
      $0.fill(.rect(12, 12, 8, 8), .teal)
    },
    DrawingCase("clip: by an image's opacity, upside down, until restored", 2) { context in
      context.setFillColor(.teal)
      context.saveGState()
      context.clip(to: CGRect(x: 4, y: 6, width: 8, height: 4), mask: ramp)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 24))
      context.setFillColor(.brick)
      context.fill(CGRect(x: 10, y: 0, width: 14, height: 24))
      context.restoreGState()
      context.fill(CGRect(x: 12, y: 12, width: 8, height: 8))
    } expect: { reference in
      // Lower rows of the image are more opaque. Here, the lowest row is on top.
      for row in 0..<4 {
        let alpha = Double(4 - row) / 4
        let teal = Reference.premultiplied(.teal) * alpha
        let brick = Reference.premultiplied(.brick) * alpha
        reference.fill(.rect(4, Double(6 + row), 6, 1)) { _ in teal }
        reference.fill(.rect(10, Double(6 + row), 2, 1)) { _ in brick }
      }
      reference.fill(.rect(12, 12, 8, 8), .teal)
    },
    DrawingCase("clip: by an image within another, never restored", 2) { context in
      context.clip(to: CGRect(x: 4, y: 6, width: 8, height: 4), mask: ramp)
      context.clip(to: CGRect(x: 4, y: 6, width: 8, height: 4), mask: ramp)
      context.setFillColor(.teal)
      context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
    } expect: { reference in
      for row in 0..<4 {
        let alpha = Double(4 - row) / 4
        let teal = Reference.premultiplied(.teal) * (alpha * alpha)
        reference.fill(.rect(4, Double(6 + row), 8, 1)) { _ in teal }
      }
    },
    DrawingCase("clip: a gradient in a circle") { context in
      context.addEllipse(in: CGRect(x: 3, y: 3, width: 18, height: 18))
      context.clip()
      context.drawLinearGradient(
        .twoColors, start: p(0, 0), end: p(0, 24), options: [])
    } expect: { reference in
      reference.fill(.disc(12, 12, 9)) { .mixed(.brick, .mist, $0.y / 24) }
    },
  ]
}
