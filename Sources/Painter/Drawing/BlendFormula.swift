import CCairo
import CoreGraphics

/// A blend mode that Cairo doesn't support or implements differently from Core Graphics.
///
/// Core Graphics multiplies dodge and burn by the opacities before clamping the result, so a source
/// channel of 0 burns even at half opacity. Its soft light formula is a parabola.
///
/// - SeeAlso: github.com/cpp-io2d/P0267_RefImpl, which compares both libraries, and
///   github.com/gnustep/libs-opal, Tests/opal/CGBlend, with values from macOS.
nonisolated enum BlendFormula {
  case colorDodge, colorBurn, softLight, plusDarker

  /// Premultiplied red, green, blue, and alpha, 0...1.
  typealias Color = SIMD4<Float>

  /// Returns the result of blending a color over another color.
  func callAsFunction(_ source: Color, over backdrop: Color) -> Color {
    let (sourceAlpha, alpha) = (source.w, backdrop.w)
    guard sourceAlpha > 0 else { return backdrop }
    let sum =
      self == .plusDarker ? min(1, sourceAlpha + alpha) : sourceAlpha + alpha - sourceAlpha * alpha
    var result = Color(repeating: sum)
    for channel in 0..<3 {
      let mixed = component(source[channel], sourceAlpha, backdrop[channel], alpha, sum)
      result[channel] = min(max(mixed, 0), sum)
    }
    return result
  }

  /// Returns a channel before clamping, computed from S, Sa, D, Da, and the result's alpha.
  private func component(_ s: Float, _ sa: Float, _ d: Float, _ da: Float, _ sum: Float) -> Float {
    let apart = s * (1 - da) + d * (1 - sa)
    switch self {
    case .colorDodge:
      if d == 0 { return apart }
      return s < sa ? apart + sa * sa * d / (sa - s) : .infinity
    case .colorBurn:
      if d >= da { return apart + sa * da }
      return s > 0 ? apart + sa * da - sa * sa * (da - d) / s : -.infinity
    case .softLight:
      return da > 0 ? apart + (sa - 2 * s) * d * d / da + 2 * s * d : apart
    case .plusDarker:
      return sum - (da - d) - (sa - s)
    }
  }

  /// Blends a group's pixels with the target surface and stores the result in the group.
  func mix(_ group: OpaquePointer, over target: OpaquePointer) {
    cairo_surface_flush(group)
    cairo_surface_flush(target)
    guard let pixels = cairo_image_surface_get_data(group),
      let backdrop = cairo_image_surface_get_data(target)
    else { return }
    let offset = Self.offset(of: target) &- Self.offset(of: group)
    let size = Self.size(of: target)
    let stride = Int(cairo_image_surface_get_stride(group))
    let backdropStride = Int(cairo_image_surface_get_stride(target))
    let isOpaque = cairo_image_surface_get_format(target) == CAIRO_FORMAT_RGB24
    for row in 0..<Self.size(of: group).y {
      for column in 0..<Self.size(of: group).x {
        let (x, y) = (column &+ offset.x, row &+ offset.y)
        guard x >= 0, y >= 0, x < size.x, y < size.y else { continue }
        let pixel = UnsafeMutableRawPointer(pixels + row * stride + column * 4)
        var below = UnsafeRawPointer(backdrop + y * backdropStride + x * 4).load(as: UInt32.self)
        if isOpaque { below |= 0xFF00_0000 }
        let mixed = self(
          Self.color(pixel.load(as: UInt32.self)), over: Self.color(below))
        pixel.storeBytes(of: Self.pixel(mixed), as: UInt32.self)
      }
    }
    cairo_surface_mark_dirty(group)
  }

  private static func size(of surface: OpaquePointer) -> SIMD2<Int> {
    SIMD2(
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
  }

  /// Returns the origin of the drawing coordinates on a surface, in pixels.
  private static func offset(of surface: OpaquePointer) -> SIMD2<Int> {
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    return SIMD2(Int(x), Int(y))
  }

  private static func color(_ pixel: UInt32) -> Color {
    let bytes = SIMD4(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255, pixel >> 24)
    return Color(bytes) / 255
  }

  private static func pixel(_ color: Color) -> UInt32 {
    let bytes = SIMD4<UInt32>((color * 255).rounded(.toNearestOrAwayFromZero))
    return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
  }
}
