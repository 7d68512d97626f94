import CoreGraphics

private nonisolated func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

nonisolated extension CGGradient {
  static let twoColors = make([.brick, .mist], nil)
  static let threeColors = make([.teal, .mist, .brick], [0, 0.3, 1])

  static func make(_ colors: [CGColor], _ locations: [CGFloat]?) -> CGGradient {
    let gradient =
      locations.map {
        CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: $0)
      } ?? CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil)
    guard let gradient else { preconditionFailure("a gradient needs colors") }
    return gradient
  }
}

nonisolated extension Reference.Color {
  /// Returns a mixture of two colors, which are mixed before being premultiplied.
  static func mixed(_ from: CGColor, _ to: CGColor, _ share: Double) -> Reference.Color {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return Reference.premultiplied(
      CGColor(
        red: mix(from.red, to.red), green: mix(from.green, to.green),
        blue: mix(from.blue, to.blue), alpha: mix(from.alpha, to.alpha)))
  }
}

nonisolated extension DrawingCase {
  /// The tolerance for gradients, which have no edges. Cairo rounds their colors twice.
  private static let smooth = 3.0

  private static func linear(
    _ name: String, _ start: CGPoint, _ end: CGPoint, _ options: CGGradientDrawingOptions,
    _ gradient: CGGradient = .twoColors, tolerance: Double = smooth,
    color: @escaping @Sendable (Double) -> Reference.Color?
  ) -> DrawingCase {
    DrawingCase("gradient: linear, \(name)", tolerance) {
      $0.drawLinearGradient(gradient, start: start, end: end, options: options)
    } expect: { reference in
      let (x, y) = (end.x - start.x, end.y - start.y)
      reference.fill(.plane) { point in
        color(((point.x - start.x) * x + (point.y - start.y) * y) / (x * x + y * y)) ?? .zero
      }
    }
  }

  private static func radial(
    _ name: String, _ c0: CGPoint, _ r0: Double, _ c1: CGPoint, _ r1: Double,
    _ options: CGGradientDrawingOptions, tolerance: Double = smooth
  ) -> DrawingCase {
    DrawingCase("gradient: radial, \(name)", tolerance) {
      $0.drawRadialGradient(
        .twoColors, startCenter: c0, startRadius: r0, endCenter: c1, endRadius: r1,
        options: options)
    } expect: { reference in
      reference.fill(.plane) { point in
        // The largest s for which the point is on the circle around c0 + s (c1 - c0) with the
        // radius r0 + s (r1 - r0) >= 0 (PDF 1.7, type 3 shadings): a s^2 - 2 b s + c = 0.
        let (dx, dy, dr) = (c1.x - c0.x, c1.y - c0.y, r1 - r0)
        let (x, y) = (point.x - c0.x, point.y - c0.y)
        let a = dx * dx + dy * dy - dr * dr
        let b = x * dx + y * dy + r0 * dr
        let c = x * x + y * y - r0 * r0
        let root = (b * b - a * c).squareRoot()
        for s in [(b + root) / a, (b - root) / a].sorted(by: >) where r0 + s * dr >= 0 {
          if s >= 0, s <= 1 { return .mixed(.brick, .mist, s) }
          if s < 0, options.contains(.drawsBeforeStartLocation) { return .mixed(.brick, .mist, 0) }
          if s > 1, options.contains(.drawsAfterEndLocation) { return .mixed(.brick, .mist, 1) }
        }
        return .zero
      }
    }
  }

  private static func two(_ t: Double) -> Reference.Color {
    .mixed(.brick, .mist, max(0, min(1, t)))
  }

  private static let both: CGGradientDrawingOptions = [
    .drawsBeforeStartLocation, .drawsAfterEndLocation,
  ]

  static let gradients: [DrawingCase] = [
    linear("whole", p(0, 0), p(24, 0), []) { two($0) },
    linear("oblique, both ends continue", p(5, 4), p(17, 15), both) { two($0) },
    // Bounds that are not at pixel centers.
    linear("bounded", p(0, 6.25), p(0, 17.75), []) { $0 < 0 || $0 > 1 ? nil : two($0) },
    linear("the start continues", p(6.25, 0), p(17.75, 0), .drawsBeforeStartLocation) {
      $0 > 1 ? nil : two($0)
    },
    linear("the end continues", p(6.25, 0), p(17.75, 0), .drawsAfterEndLocation) {
      $0 < 0 ? nil : two($0)
    },
    linear("three colors", p(2, 3), p(20, 21), both, .threeColors) { t in
      let t = max(0, min(1, t))
      return t < 0.3 ? .mixed(.teal, .mist, t / 0.3) : .mixed(.mist, .brick, (t - 0.3) / 0.7)
    },
    linear("locations within", p(0, 0), p(24, 0), both, .make([.teal, .brick], [0.25, 0.5])) {
      .mixed(.teal, .brick, max(0, min(1, ($0 - 0.25) / 0.25)))
    },
    linear("locations out of order", p(0, 0), p(24, 0), both, .make([.brick, .teal], [0.5, 0.25])) {
      .mixed(.teal, .brick, max(0, min(1, ($0 - 0.25) / 0.25)))
    },
    linear(
      "a jump", p(0.25, 0), p(24.25, 0), both,
      .make([.brick, .brick, .teal, .teal], [0, 0.5, 0.5, 1])
    ) {
      .mixed(.brick, .teal, $0 < 0.5 ? 0 : 1)
    },
    linear(
      "to transparent black, which darkens", p(0, 0), p(24, 0), [], .make([.brick, .clear], nil)
    ) { .mixed(.brick, .clear, $0) },
    radial("concentric", p(12, 12), 0, p(12, 12), 11.75, both),
    radial("bounded", p(12, 12), 3.75, p(12, 12), 9.75, []),
    radial("off-center", p(9, 10), 1, p(12, 12), 11, both),
    radial("the start continues", p(12, 12), 4, p(13, 12), 10, .drawsBeforeStartLocation),
    radial("the end continues", p(12, 12), 4, p(13, 12), 10, .drawsAfterEndLocation),
    DrawingCase("gradient: under a rotation, with alpha", smooth) { context in
      context.setAlpha(0.5)
      context.translateBy(x: 12, y: 12)
      context.rotate(by: .pi / 6)
      context.drawLinearGradient(
        .twoColors, start: p(-10, 0), end: p(10, 0), options: both)
    } expect: { reference in
      reference.fill(.plane) { point in
        let along = (point.x - 12) * cos(.pi / 6) + (point.y - 12) * sin(.pi / 6)
        return two((along + 10) / 20) * 0.5
      }
    },
  ]
}
