import CoreGraphics

nonisolated extension DrawingCase {
  /// The tolerance for blurred shadows. Three averages differ from a normal distribution by up to 4
  /// percent of 255.
  private static let blurred = 10.0

  private static func shadow(
    _ name: String, deviation: Double, dx: Int, dy: Int, _ color: CGColor,
    tolerance: Double = blurred, shape: Shape,
    _ draw: @escaping @MainActor @Sendable (CGContext) -> Void
  ) -> DrawingCase {
    return DrawingCase("shadow: \(name)", tolerance) { context in
      context.setShadow(
        offset: CGSize(width: dx, height: dy), blur: 2 * deviation, color: color)
      context.setFillColor(.brick)
      draw(context)
    } expect: {
      $0.drawShadow(of: shape.coverage, dx: dx, dy: dy, deviation: deviation, color)
      $0.fill(shape, .brick)
    }
  }

  static let shadows: [DrawingCase] = [
    shadow(
      "sharp", deviation: 0, dx: 3, dy: 2, .teal, tolerance: 1, shape: .rect(5, 6, 10, 9)
    ) { $0.fill(CGRect(x: 5, y: 6, width: 10, height: 9)) },
    shadow("a little soft", deviation: 1, dx: 3, dy: 3, .teal, shape: .rect(5, 6, 10, 9)) {
      $0.fill(CGRect(x: 5, y: 6, width: 10, height: 9))
    },
    shadow("soft", deviation: 2.5, dx: -2, dy: 3, .black, shape: .rect(7, 6, 10, 9)) {
      $0.fill(CGRect(x: 7, y: 6, width: 10, height: 9))
    },
    shadow("very soft", deviation: 4, dx: 0, dy: 2, .black, shape: .rect(8, 8, 8, 8)) {
      $0.fill(CGRect(x: 8, y: 8, width: 8, height: 8))
    },
    shadow(
      "of a circle, translucent", deviation: 1.5, dx: 2, dy: 2, .mist, tolerance: edges,
      shape: .disc(11, 11, 6)
    ) { $0.fillEllipse(in: CGRect(x: 5, y: 5, width: 12, height: 12)) },
    shadow(
      "not rotated with its shape", deviation: 1.5, dx: 4, dy: 0, .teal, tolerance: edges,
      shape: .rect(6, 6, 10, 8)
    ) { context in
      context.translateBy(x: 16, y: 14)
      context.rotate(by: .pi)
      context.scaleBy(x: 2, y: 2)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 4))
    },
    shadow(
      "of a layer, once", deviation: 1.5, dx: 3, dy: 3, .black,
      shape: .rect(3, 3, 8, 8).union(.rect(7, 7, 8, 8))
    ) { context in
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(.brick)
      context.fill(CGRect(x: 3, y: 3, width: 8, height: 8))
      context.fill(CGRect(x: 7, y: 7, width: 8, height: 8))
      context.endTransparencyLayer()
    },
    DrawingCase("shadow: black with a third of alpha by default", blurred) { context in
      context.setShadow(offset: CGSize(width: 4, height: 4), blur: 2)
      context.setFillColor(.mist)
      context.fill(CGRect(x: 5, y: 5, width: 9, height: 9))
    } expect: {
      let shape = Shape.rect(5, 5, 9, 9)
      $0.drawShadow(
        of: shape.coverage.map { $0 * 0.6 }, dx: 4, dy: 4, deviation: 1,
        CGColor(gray: 0, alpha: 1.0 / 3))
      $0.fill(shape, .mist)
    },
    DrawingCase("shadow: none after it is removed", 1) { context in
      context.setShadow(offset: CGSize(width: 4, height: 4), blur: 2)
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.setFillColor(.teal)
      context.fill(CGRect(x: 5, y: 5, width: 9, height: 9))
    } expect: {
      $0.fill(.rect(5, 5, 9, 9), .teal)
    },
  ]
}
