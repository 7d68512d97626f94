import CoreGraphics

private nonisolated func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

nonisolated extension DrawingCase {
  private static let modes: [(String, CGBlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
    ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge),
    ("colorBurn", .colorBurn), ("softLight", .softLight), ("hardLight", .hardLight),
    ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
    ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
    ("clear", .clear), ("copy", .copy), ("sourceIn", .sourceIn), ("sourceOut", .sourceOut),
    ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver),
    ("destinationIn", .destinationIn), ("destinationOut", .destinationOut),
    ("destinationAtop", .destinationAtop), ("xor", .xor), ("plusDarker", .plusDarker),
    ("plusLighter", .plusLighter),
  ]

  /// Draws the backdrop for all blend modes, with opaque, translucent, and clear parts.
  private static func drawBackdrop(on context: CGContext) {
    context.setFillColor(.brick)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 24))
    context.setFillColor(CGColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.5))
    context.fill(CGRect(x: 10, y: 0, width: 8, height: 24))
  }

  private static func drawBackdrop(on reference: inout Reference) {
    reference.fill(.rect(0, 0, 10, 24), .brick)
    reference.fill(
      .rect(10, 0, 8, 24), CGColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.5))
  }

  /// Translucent pixels are rounded before and after blending.
  private static let rounding = 4.0

  static let blends: [DrawingCase] = shapes + unbounded + layers

  private static let shapes = modes.map { name, mode in
    DrawingCase("blend: \(name)", rounding) { context in
      drawBackdrop(on: context)
      context.setBlendMode(mode)
      context.setFillColor(.mist)
      context.fill(CGRect(x: 2, y: 2, width: 20, height: 9))
      context.setFillColor(.teal)
      context.fill(CGRect(x: 2, y: 13, width: 20, height: 9))
    } expect: {
      drawBackdrop(on: &$0)
      $0.fill(.rect(2, 2, 20, 9), .mist, mode)
      $0.fill(.rect(2, 13, 20, 9), .teal, mode)
    }
  }

  /// Modes that would change pixels outside the shape, with all kinds of edges.
  private static let unbounded = modes.filter {
    [.clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop].contains($0.1)
  }.flatMap { name, mode in
    [
      DrawingCase("blend: \(name), a circle") { context in
        drawBackdrop(on: context)
        context.setBlendMode(mode)
        context.setFillColor(.mist)
        context.fillEllipse(in: CGRect(x: 2.5, y: 3, width: 18, height: 18))
      } expect: {
        drawBackdrop(on: &$0)
        $0.fill(.disc(11.5, 12, 9), .mist, mode)
      },
      DrawingCase("blend: \(name), a stroke") { context in
        drawBackdrop(on: context)
        context.setBlendMode(mode)
        context.setStrokeColor(.mist)
        context.setLineWidth(5)
        context.strokeLineSegments(between: [p(3, 4), p(21, 19)])
      } expect: {
        drawBackdrop(on: &$0)
        $0.fill(.segment(p(3, 4), p(21, 19), width: 5), .mist, mode)
      },
    ]
  }

  private static let layers: [DrawingCase] = [
    DrawingCase("layer: alpha applies once", rounding) { context in
      drawBackdrop(on: context)
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(.teal)
      context.fill(CGRect(x: 2, y: 2, width: 12, height: 12))
      context.setFillColor(.mist)
      context.fill(CGRect(x: 8, y: 8, width: 14, height: 14))
      context.endTransparencyLayer()
      context.fill(CGRect(x: 0, y: 22, width: 3, height: 2))
    } expect: {
      drawBackdrop(on: &$0)
      var layer = Reference()
      layer.fill(.rect(2, 2, 12, 12), .teal)
      layer.fill(.rect(8, 8, 14, 14), .mist)
      $0.draw(layer, alpha: 0.5)
      $0.fill(.rect(0, 22, 3, 2), CGColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.25))
    },
    DrawingCase("layer: blended as a whole", rounding) { context in
      drawBackdrop(on: context)
      context.setBlendMode(.multiply)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(.teal)
      context.fill(CGRect(x: 2, y: 2, width: 12, height: 12))
      context.setFillColor(.mist)
      context.fill(CGRect(x: 8, y: 8, width: 14, height: 14))
      context.endTransparencyLayer()
    } expect: {
      drawBackdrop(on: &$0)
      var layer = Reference()
      layer.fill(.rect(2, 2, 12, 12), .teal)
      layer.fill(.rect(8, 8, 14, 14), .mist)
      $0.draw(layer, .multiply)
    },
    DrawingCase("layer: in a rectangle, cleared only inside it", rounding) { context in
      drawBackdrop(on: context)
      context.beginTransparencyLayer(
        in: CGRect(x: 4, y: 4, width: 12, height: 12), auxiliaryInfo: nil)
      context.setFillColor(.teal)
      context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
      context.clear(CGRect(x: 6, y: 6, width: 4, height: 14))
      context.endTransparencyLayer()
    } expect: {
      drawBackdrop(on: &$0)
      $0.fill(.rect(4, 4, 12, 12).subtracting(.rect(6, 6, 4, 14)), .teal)
    },
    DrawingCase("clear: a rectangle", 1) { context in
      drawBackdrop(on: context)
      context.clear(CGRect(x: 4, y: 5, width: 9, height: 10))
    } expect: {
      drawBackdrop(on: &$0)
      $0.fill(.rect(4, 5, 9, 10), .black, .clear)
    },
  ]
}
