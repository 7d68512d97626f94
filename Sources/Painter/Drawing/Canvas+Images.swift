import CCairo
import CoreGraphics

extension Canvas {
  /// Draws a picture stretched into a mapped rectangle.
  ///
  /// - Parameter rect: Where it goes before `transform`; without area nothing is drawn.
  func draw(
    _ image: StoredImage, in rect: CGRect, _ transform: CGAffineTransform, opacity: CGFloat
  ) {
    let rect = rect.standardized
    let map = CGAffineTransform(
      a: rect.width / CGFloat(image.surface.width), b: 0, c: 0,
      d: rect.height / CGFloat(image.surface.height), tx: rect.minX, ty: rect.minY
    ).concatenating(transform)
    let extent = PaintBounds.image(rect, transform)
    guard opacity > 0, map.isDrawable, Self.isReasonable(map), needs(extent) else { return }
    if map.isUpright {
      if Self.isWhole(map) {
        let (column, row) = (Int(map.tx.rounded()), Int(map.ty.rounded()))
        return copy(image.surface, column: column, row: row, opacity: opacity)
      }
      if map.a != 1 || map.d != 1 {
        if stretch(image, map, extent, opacity: opacity) { return }
        return fillWithPicture(image, map, opacity: opacity)
      }
    }
    resample(image, map, opacity: opacity)
  }

  /// Scales beyond this leave pixman's 16.16 fixed-point matrices.
  private static func isReasonable(_ map: CGAffineTransform) -> Bool {
    let limit = 8192.0
    let (small, large) = (min(map.scaleX, map.scaleY), max(map.scaleX, map.scaleY))
    return small >= 1 / limit && large <= limit && abs(map.tx) <= coordinateLimit
      && abs(map.ty) <= coordinateLimit
  }

  /// Whether pixels of the picture land on pixels of the screen.
  private static func isWhole(_ map: CGAffineTransform) -> Bool {
    // The last pixel of a large picture must not be off by much more than the first.
    abs(map.a - 1) < 1e-7 && abs(map.d - 1) < 1e-7
      && abs(map.tx - map.tx.rounded()) <= PixelBounds.tolerance
      && abs(map.ty - map.ty.rounded()) <= PixelBounds.tolerance
  }

  /// Copies pixels to pixels.
  private func copy(_ surface: Surface, column: Int, row: Int, opacity: CGFloat) {
    cairo_set_source_surface(context, surface.pointer, Double(column), Double(row))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    if opacity < 1 {
      cairo_paint_with_alpha(context, opacity)
    } else {
      addDamaged(
        PixelRect(x: column, y: row, width: surface.width, height: surface.height))
      cairo_fill(context)
    }
  }

  /// Copies an upright stretched version that is made once; false when it would be too large.
  ///
  /// - Parameter extent: The box around the mapped picture.
  private func stretch(
    _ image: StoredImage, _ map: CGAffineTransform, _ extent: PixelBounds, opacity: CGFloat
  ) -> Bool {
    let largest = 2_000_000.0
    let extent = extent.snapped
    guard extent.width * extent.height <= largest, !extent.isEmpty,
      let place = SubpixelOffset.split(CGPoint(x: extent.left, y: extent.top))
    else { return false }
    let key = StoredImage.Stretch(
      width: extent.width, height: extent.height, flipsX: map.a < 0, flipsY: map.d < 0,
      start: place.rest)
    guard let version = image.stretched(key, make: { Self.makeStretched(image, key) }) else {
      return false
    }
    copy(version, column: place.column, row: place.row, opacity: opacity)
    return true
  }

  private static func makeStretched(_ image: StoredImage, _ key: StoredImage.Stretch) -> Surface? {
    let (x, y) = (key.start.x, key.start.y)
    guard
      let surface = Surface(
        width: Int((x + key.width).rounded(.up)), height: Int((y + key.height).rounded(.up)),
        format: .color)
    else { return nil }
    let (scaleX, scaleY) = (
      key.width / Double(image.surface.width), key.height / Double(image.surface.height)
    )
    let map = CGAffineTransform(
      a: key.flipsX ? -scaleX : scaleX, b: 0, c: 0, d: key.flipsY ? -scaleY : scaleY,
      tx: key.flipsX ? x + key.width : x, ty: key.flipsY ? y + key.height : y)
    let pixels = PixelRect(x: 0, y: 0, width: surface.width, height: surface.height)
    surface.draw { context in
      Canvas(context: context, screen: pixels, damage: [pixels])
        .fillWithPicture(image, map, opacity: 1)
    }
    return surface
  }

  /// Draws a rotated or sheared picture, or one shifted by a fraction of a pixel.
  private func resample(_ image: StoredImage, _ map: CGAffineTransform, opacity: CGFloat) {
    // Painting the pattern alone is much faster than filling a path with it, and the half-covered
    // pixels at the edge come out of the filter. Enlarged, that edge would be a wide blur.
    let sharpEdge = 1.25
    if max(map.scaleX, map.scaleY) > sharpEdge {
      fillWithPicture(image, map, opacity: opacity)
    } else {
      setSource(image, map, extend: CAIRO_EXTEND_NONE)
      if opacity < 1 {
        cairo_paint_with_alpha(context, opacity)
      } else {
        cairo_paint(context)
      }
    }
  }

  /// Fills the outline of a mapped picture with it.
  private func fillWithPicture(_ image: StoredImage, _ map: CGAffineTransform, opacity: CGFloat) {
    let outline = CGPath(
      rect: CGRect(x: 0, y: 0, width: image.surface.width, height: image.surface.height))
    setSource(image, map, extend: CAIRO_EXTEND_PAD)
    // Left over from an earlier step, the rule would change roundings at the edge.
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    if opacity < 1 {
      cairo_save(context)
      add(outline, map)
      cairo_clip(context)
      cairo_paint_with_alpha(context, opacity)
      cairo_restore(context)
    } else {
      add(outline, map)
      cairo_fill(context)
    }
  }

  private func setSource(_ image: StoredImage, _ map: CGAffineTransform, extend: cairo_extend_t) {
    let (surface, halvings) = image.level(forScale: max(map.scaleX, map.scaleY))
    let inverse = map.inverted()
    let shrink = 1 / Double(1 << halvings)
    var matrix = cairo_matrix_t(
      xx: inverse.a * shrink, yx: inverse.b * shrink, xy: inverse.c * shrink,
      yy: inverse.d * shrink, x0: inverse.tx * shrink, y0: inverse.ty * shrink)
    guard let pattern = cairo_pattern_create_for_surface(surface.pointer) else { return }
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(pattern, extend)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }
}
