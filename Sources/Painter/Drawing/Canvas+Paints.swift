import CCairo
import CoreGraphics

extension Canvas {
  /// Fills a mapped path with a gradient or with tiles.
  func fill(
    _ path: CGPath, _ transform: CGAffineTransform, paint: Paint, from images: ImageStore,
    opacity: CGFloat, rule: CGPathFillRule
  ) {
    guard opacity > 0, transform.isDrawable, needs(PixelBounds(path, transform)),
      let pattern = pattern(paint, transform, from: images)
    else { return }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    cairo_set_fill_rule(context, rule.cairo)
    add(path, transform)
    fillPath(opacity: opacity)
  }

  /// Returns a pattern that the caller must destroy, or `nil` if the paint draws nothing.
  private func pattern(
    _ paint: Paint, _ transform: CGAffineTransform, from images: ImageStore
  ) -> OpaquePointer? {
    switch paint {
    case .gradient(let fill): return fill.pattern(transform)
    case .tiles(let image, let tile):
      guard tile.width > 0, tile.height > 0, let image = images.find(image) else { return nil }
      let map = CGAffineTransform(
        a: tile.width / CGFloat(image.surface.width), b: 0, c: 0,
        d: tile.height / CGFloat(image.surface.height), tx: tile.minX, ty: tile.minY
      ).concatenating(transform)
      guard map.isDrawable else { return nil }
      let near = Self.movedByWholeTiles(
        map, width: image.surface.width, height: image.surface.height)
      // Cairo fails if pixman can't represent the numbers. In that case, the tiles are not drawn.
      guard Self.isWithinLimits(near) else { return nil }
      return pattern(image, near, extend: CAIRO_EXTEND_REPEAT)
    }
  }

  /// Returns `map`, shifted by whole tiles toward the screen's origin if pixman can't represent its
  /// translation.
  private static func movedByWholeTiles(
    _ map: CGAffineTransform, width: Int, height: Int
  ) -> CGAffineTransform {
    let corner = CGPoint.zero.applying(map.inverted())
    // Half the largest translation that 16.16 fixed-point numbers can represent.
    guard max(abs(corner.x), abs(corner.y)) > 16_384 else { return map }
    return CGAffineTransform(
      translationX: (corner.x / CGFloat(width)).rounded(.down) * CGFloat(width),
      y: (corner.y / CGFloat(height)).rounded(.down) * CGFloat(height)
    ).concatenating(map)
  }
}

nonisolated extension GradientFill {
  /// Returns a pattern in the coordinates that `transform` maps to pixels, or `nil` if the gradient
  /// draws nothing.
  fileprivate func pattern(_ transform: CGAffineTransform) -> OpaquePointer? {
    guard let first = stops.first, let last = stops.last, isDrawable else { return nil }
    let pattern: OpaquePointer? =
      switch shape {
      case .linear(let start, let end):
        cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
        cairo_pattern_create_radial(
          startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius)
      }
    guard let pattern else { return nil }
    var matrix = transform.inverted().cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    let isBounded = options.isEmpty
    cairo_pattern_set_extend(pattern, isBounded ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    func add(_ color: CGColor, at location: CGFloat, alpha: CGFloat) {
      cairo_pattern_add_color_stop_rgba(
        pattern, location, color.red, color.green, color.blue, alpha)
    }
    // If the gradient isn't extended, the color ends abruptly.
    if !isBounded, !options.contains(.drawsBeforeStartLocation) {
      add(first.color, at: 0, alpha: 0)
    }
    for stop in stops { add(stop.color, at: stop.location, alpha: stop.color.alpha) }
    if !isBounded, !options.contains(.drawsAfterEndLocation) { add(last.color, at: 1, alpha: 0) }
    return pattern
  }

  /// Whether all numbers are finite and the start and end differ.
  private var isDrawable: Bool {
    switch shape {
    case .linear(let start, let end):
      start != end && [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite)
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      (startCenter != endCenter || startRadius != endRadius)
        && [
          startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius,
        ].allSatisfy(\.isFinite)
    }
  }
}
