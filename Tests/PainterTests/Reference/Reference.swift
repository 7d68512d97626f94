import CoreGraphics
import Foundation

@testable import Painter

/// A picture computed only from definitions: 256 samples per pixel for coverage, and published
/// formulas for everything else. It does not share any code with the painter.
nonisolated struct Reference {
  /// Red, green, blue and alpha, premultiplied.
  typealias Color = SIMD4<Double>

  static let side = 24
  private(set) var pixels: [Color]

  init(_ background: CGColor = .clear) {
    pixels = [Color](repeating: Self.premultiplied(background), count: Self.side * Self.side)
  }

  static func premultiplied(_ color: CGColor) -> Color {
    Color(
      color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
  }

  /// Blends a color over the pixels that a shape covers.
  mutating func fill(_ shape: Shape, _ color: CGColor, _ mode: CGBlendMode = .normal) {
    fill(shape, mode) { _ in Self.premultiplied(color) }
  }

  /// Blends colors that depend on the location over the pixels that a shape covers.
  mutating func fill(
    _ shape: Shape, _ mode: CGBlendMode = .normal, _ color: (CGPoint) -> Color
  ) {
    let blend = ReferenceBlend(mode)
    for (index, coverage) in shape.coverage.enumerated() where coverage > 0 {
      let center = CGPoint(
        x: Double(index % Self.side) + 0.5, y: Double(index / Self.side) + 0.5)
      let mixed = blend(color(center), over: pixels[index])
      pixels[index] += (mixed - pixels[index]) * coverage
    }
  }

  /// Blends another picture as a whole.
  mutating func draw(_ layer: Reference, alpha: Double = 1, _ mode: CGBlendMode = .normal) {
    let blend = ReferenceBlend(mode)
    for index in pixels.indices {
      pixels[index] = blend(layer.pixels[index] * alpha, over: pixels[index])
    }
  }

  /// Blends a picture's shadow: its alpha, spread by a normal distribution.
  ///
  /// - Parameter dx: The horizontal offset in whole pixels, at most the picture's side length. The
  ///   same applies to `dy`.
  mutating func drawShadow(
    of coverage: [Double], dx: Int, dy: Int, deviation: Double, _ color: CGColor
  ) {
    let side = Self.side
    let source = Self.premultiplied(color)
    // The two-dimensional distribution is the product of one distribution per axis, so blur all
    // rows first, followed by all columns.
    let weights = (-2 * side...2 * side).map { Self.weight($0, deviation) }
    var rows = [Double](repeating: 0, count: side * side)
    for v in 0..<side {
      for u in 0..<side where coverage[v * side + u] > 0 {
        for x in 0..<side {
          rows[v * side + x] += coverage[v * side + u] * weights[x - dx - u + 2 * side]
        }
      }
    }
    for y in 0..<side {
      for x in 0..<side {
        var sum = 0.0
        for v in 0..<side { sum += rows[v * side + x] * weights[y - dy - v + 2 * side] }
        let drawn = source * sum
        pixels[y * side + x] = drawn + pixels[y * side + x] * (1 - drawn.w)
      }
    }
  }

  /// Returns a normal distribution's weight at a whole distance, relative to the sum over all
  /// distances.
  private static func weight(_ distance: Int, _ deviation: Double) -> Double {
    if deviation == 0 { return distance == 0 ? 1 : 0 }
    let density = exp(-Double(distance * distance) / (2 * deviation * deviation))
    let sum = (-40...40).reduce(0.0) { $0 + exp(-Double($1 * $1) / (2 * deviation * deviation)) }
    return density / sum
  }
}

/// A blend mode, with the formulas of PDF 1.7 (ISO 32000-1, sections 11.3.5 and 11.3.6) and of
/// Porter and Duff. Color dodge, color burn, soft light, and plus darker use the formulas of Core
/// Graphics (github.com/cpp-io2d/P0267_RefImpl, test of the compositing operators, and Apple's
/// header).
nonisolated struct ReferenceBlend {
  private let mode: CGBlendMode

  init(_ mode: CGBlendMode) { self.mode = mode }

  func callAsFunction(_ s: Reference.Color, over d: Reference.Color) -> Reference.Color {
    switch mode {
    case .normal: return s + d * (1 - s.w)
    case .clear: return .zero
    case .copy: return s
    case .sourceIn: return s * d.w
    case .sourceOut: return s * (1 - d.w)
    case .sourceAtop: return s * d.w + d * (1 - s.w)
    case .destinationOver: return s * (1 - d.w) + d
    case .destinationIn: return d * s.w
    case .destinationOut: return d * (1 - s.w)
    case .destinationAtop: return s * (1 - d.w) + d * s.w
    case .xor: return s * (1 - d.w) + d * (1 - s.w)
    case .plusLighter: return pointwiseMin(s + d, .one)
    case .plusDarker:
      let alpha = min(1, s.w + d.w)
      let rgb = Reference.Color(repeating: alpha) - (d.w - d) - (s.w - s)
      return Reference.Color(
        pointwiseMax(SIMD3(rgb.x, rgb.y, rgb.z), .zero), alpha)
    default: break
    }
    let (cs, cb) = (Self.straight(s), Self.straight(d))
    let mixed =
      switch mode {
      case .hue: Self.setLum(Self.setSat(cs, Self.sat(cb)), Self.lum(cb))
      case .saturation: Self.setLum(Self.setSat(cb, Self.sat(cs)), Self.lum(cb))
      case .color: Self.setLum(cs, Self.lum(cb))
      case .luminosity: Self.setLum(cb, Self.lum(cs))
      default: SIMD3(separable(cb.x, cs.x), separable(cb.y, cs.y), separable(cb.z, cs.z))
      }
    let rgb = (1 - s.w) * d.w * cb + s.w * (1 - d.w) * cs + s.w * d.w * mixed
    let alpha = s.w + d.w - s.w * d.w
    return Reference.Color(pointwiseMin(pointwiseMax(rgb, .zero), SIMD3(repeating: alpha)), alpha)
  }

  private static func straight(_ color: Reference.Color) -> SIMD3<Double> {
    color.w > 0 ? SIMD3(color.x, color.y, color.z) / color.w : .zero
  }

  private func separable(_ b: Double, _ s: Double) -> Double {
    func hardLight(_ b: Double, _ s: Double) -> Double {
      s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }
    switch mode {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return hardLight(s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    // The result is clamped to 0...1 only after mixing.
    case .colorDodge: return b == 0 ? 0 : s < 1 ? b / (1 - s) : 1e9
    case .colorBurn: return b == 1 ? 1 : s > 0 ? 1 - (1 - b) / s : -1e9
    case .hardLight: return hardLight(b, s)
    case .softLight: return (1 - 2 * s) * b * b + 2 * s * b
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    default: return s
    }
  }

  private static func lum(_ c: SIMD3<Double>) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
  private static func sat(_ c: SIMD3<Double>) -> Double { c.max() - c.min() }

  private static func setLum(_ c: SIMD3<Double>, _ l: Double) -> SIMD3<Double> {
    var c = c + (l - lum(c))
    let (l, low, high) = (lum(c), c.min(), c.max())
    if low < 0 { c = l + (c - l) * l / (l - low) }
    if high > 1 { c = l + (c - l) * (1 - l) / (high - l) }
    return c
  }

  private static func setSat(_ c: SIMD3<Double>, _ s: Double) -> SIMD3<Double> {
    let range = c.max() - c.min()
    return range > 0 ? (c - c.min()) * s / range : .zero
  }
}
