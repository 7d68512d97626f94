import CCairo
import CoreGraphics

extension Canvas {
  /// Draws an image stretched to fill a mapped rectangle.
  ///
  /// - Parameter rect: The target rectangle, before `transform` is applied. If its area is zero,
  ///   nothing is drawn.
  func draw(
    _ image: CGImage, from images: ImageStore, in rect: CGRect, _ transform: CGAffineTransform,
    opacity: CGFloat
  ) {
    let bounds = PaintBounds.image(rect, transform)
    guard opacity > 0, needs(bounds), let image = images.find(image) else { return }
    let rect = rect.standardized
    let map = CGAffineTransform(
      a: rect.width / CGFloat(image.surface.width), b: 0, c: 0,
      d: rect.height / CGFloat(image.surface.height), tx: rect.minX, ty: rect.minY
    ).concatenating(transform)
    if blendMode != .normal || !interpolatesImages {
      guard map.isDrawable, Self.isWithinLimits(map) else { return }
      return fillOutline(of: image, map, opacity: opacity)
    }
    if Self.mapsPixelsToPixels(map) {
      let (column, row) = (Int(map.tx.rounded()), Int(map.ty.rounded()))
      return copy(image.surface, column: column, row: row, opacity: opacity)
    }
    guard map.isDrawable, Self.isWithinLimits(map) else { return }
    if map.isUpright {
      if map.a != 1 || map.d != 1 {
        if stretch(image, map, bounds, opacity: opacity) { return }
        return fillOutline(of: image, map, opacity: opacity)
      }
    }
    resample(image, map, opacity: opacity)
  }

  /// Fills a mapped rectangle with a color, using the alpha of an image stretched to fill it.
  func draw(
    _ image: CGImage, from images: ImageStore, in rect: CGRect, _ transform: CGAffineTransform,
    tint color: CGColor, opacity: CGFloat
  ) {
    guard color.alpha * opacity > 0, needs(PaintBounds.image(rect, transform)),
      let image = images.find(image)
    else { return }
    let rect = rect.standardized
    let map = CGAffineTransform(
      a: rect.width / CGFloat(image.surface.width), b: 0, c: 0,
      d: rect.height / CGFloat(image.surface.height), tx: rect.minX, ty: rect.minY
    ).concatenating(transform)
    guard map.isDrawable, Self.isWithinLimits(map),
      let mask = pattern(image, map, extend: CAIRO_EXTEND_PAD)
    else { return }
    cairo_save(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    add(CGPath(rect: rect), transform)
    cairo_clip(context)
    setColor(color, opacity: opacity)
    blend { cairo_mask(context, mask) }
    cairo_restore(context)
    cairo_pattern_destroy(mask)
  }

  /// Returns whether the scale and translation fit into pixman's 16.16 fixed-point matrices.
  static func isWithinLimits(_ map: CGAffineTransform) -> Bool {
    let limit = 8192.0
    let (small, large) = (min(map.scaleX, map.scaleY), max(map.scaleX, map.scaleY))
    return small >= 1 / limit && large <= limit && abs(map.tx) <= coordinateLimit
      && abs(map.ty) <= coordinateLimit
  }

  /// Returns whether each image pixel covers exactly one screen pixel.
  private static func mapsPixelsToPixels(_ map: CGAffineTransform) -> Bool {
    // Even the last pixel of a large image must be nearly aligned with a screen pixel.
    map.isUpright && max(abs(map.tx), abs(map.ty)) <= coordinateLimit && abs(map.a - 1) < 1e-7
      && abs(map.d - 1) < 1e-7
      && abs(map.tx - map.tx.rounded()) <= PixelBounds.tolerance
      && abs(map.ty - map.ty.rounded()) <= PixelBounds.tolerance
  }

  /// Copies an image pixel by pixel, without scaling.
  private func copy(_ surface: Surface, column: Int, row: Int, opacity: CGFloat) {
    let rect = PixelRect(x: column, y: row, width: surface.width, height: surface.height)
    if canRecord {
      return record(.image(opacity: opacity.byte), in: rect, from: surface)
    }
    cairo_set_source_surface(context, surface.pointer, Double(column), Double(row))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    if opacity < 1 {
      cairo_paint_with_alpha(context, opacity)
    } else {
      add(rect)
      cairo_fill(context)
    }
  }

  /// Copies a stretched version, which is rendered once. Returns `false` if it would be too large.
  ///
  /// - Parameter bounds: The bounding box of the mapped image.
  private func stretch(
    _ image: StoredImage, _ map: CGAffineTransform, _ bounds: PixelBounds, opacity: CGFloat
  ) -> Bool {
    let largestArea = 2_000_000.0
    guard let (rect, column, row) = bounds.movedToFirstPixel(),
      rect.width * rect.height <= largestArea
    else { return false }
    let key = StoredImage.Stretch(rect: rect, flipsX: map.a < 0, flipsY: map.d < 0)
    let surface = image.stretched(key) { Self.drawStretched(image, key) }
    guard let surface else { return false }
    copy(surface, column: column, row: row, opacity: opacity)
    return true
  }

  private static func drawStretched(_ image: StoredImage, _ key: StoredImage.Stretch) -> Surface? {
    let rect = key.rect
    let surface = Surface(covering: rect, format: .color)
    let scaleX = rect.width / CGFloat(image.surface.width)
    let scaleY = rect.height / CGFloat(image.surface.height)
    let map = CGAffineTransform(
      a: key.flipsX ? -scaleX : scaleX, b: 0, c: 0, d: key.flipsY ? -scaleY : scaleY,
      tx: key.flipsX ? rect.maxX : rect.minX, ty: key.flipsY ? rect.maxY : rect.minY)
    surface?.draw { $0.fillOutline(of: image, map, opacity: 1) }
    return surface
  }

  /// Draws an image that is rotated, sheared, or shifted by a fraction of a pixel.
  private func resample(_ image: StoredImage, _ map: CGAffineTransform, opacity: CGFloat) {
    // Painting just the pattern is much faster than filling a path with it, and its filter
    // antialiases the edges. In an enlarged image, however, the edges would be too blurry.
    let largestScale = 1.25
    if max(map.scaleX, map.scaleY) > largestScale {
      fillOutline(of: image, map, opacity: opacity)
    } else if canRecord, let filtered = filteredImage(image, map) {
      let drawing = PixelBatch.Drawing.mapped(filtered.matrix, opacity: opacity.byte)
      record(drawing, in: filtered.rect, from: filtered.surface)
    } else {
      setSource(image, map, extend: CAIRO_EXTEND_NONE)
      if opacity < 1 {
        cairo_paint_with_alpha(context, opacity)
      } else {
        cairo_paint(context)
      }
    }
  }

  private func filteredImage(_ image: StoredImage, _ map: CGAffineTransform) -> FilteredImage? {
    let (surface, inverse) = image.level(for: map)
    return FilteredImage(surface, inverse: inverse, visible: clipPixels)
  }

  /// Fills a mapped image's outline with the image.
  private func fillOutline(of image: StoredImage, _ map: CGAffineTransform, opacity: CGFloat) {
    let outline = CGPath(
      rect: CGRect(x: 0, y: 0, width: image.surface.width, height: image.surface.height))
    setSource(image, map, extend: CAIRO_EXTEND_PAD)
    // An earlier command's fill rule would change the rounding at the edges.
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    add(outline, map)
    fillPath(opacity: opacity)
  }

  private func setSource(_ image: StoredImage, _ map: CGAffineTransform, extend: cairo_extend_t) {
    guard let pattern = pattern(image, map, extend: extend) else { return }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Returns a pattern for a mapped image. The caller must destroy it.
  func pattern(
    _ image: StoredImage, _ map: CGAffineTransform, extend: cairo_extend_t
  ) -> OpaquePointer? {
    let (surface, inverse) =
      interpolatesImages
      ? image.level(for: map) : (image.surface, map.inverted())
    var matrix = inverse.cairo
    guard let pattern = cairo_pattern_create_for_surface(surface.pointer) else { return nil }
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(
      pattern, interpolatesImages ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(pattern, extend)
    return pattern
  }
}

extension StoredImage {
  /// Returns the version of the image that best fits the given map to pixels, along with the
  /// inverse map.
  func level(for map: CGAffineTransform) -> (surface: Surface, inverse: CGAffineTransform) {
    let (surface, halvings) = level(forScale: max(map.scaleX, map.scaleY))
    let shrink = 1 / CGFloat(1 << halvings)
    return (surface, map.inverted().concatenating(CGAffineTransform(scaleX: shrink, y: shrink)))
  }
}
