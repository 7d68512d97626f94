import CCairo
import CoreGraphics

/// A Cairo context in screen pixels, with the clip and the damage that drawing must respect.
///
/// An incremental frame must equal a full one byte for byte, but Cairo rasterizes a shape slightly
/// differently when a clip cuts it. So the damage never becomes a Cairo clip: a command that
/// touches it is drawn completely, others are skipped, and `ScreenPainter` copies only the damaged
/// pixels to the screen. Only commands whose pixels cannot depend on a cut (upright rectangles and
/// image copies at whole pixels) are limited to the damage.
///
/// Cairo's own transform is the identity between calls. Points are mapped here, which catches
/// numbers that Cairo's fixed-point coordinates cannot hold: an invalid matrix or dash would put
/// the context into an error state in which it silently draws nothing.
final class Canvas {
  let context: OpaquePointer
  let screen: PixelRect
  let damage: [PixelRect]

  /// A box around everything that the current clip admits.
  private(set) var clip: PixelBounds
  /// Whether the current clip has edges within pixels, for example round ones.
  private(set) var hasSoftClip = false

  private var savedClips: [(clip: PixelBounds, hasSoftClip: Bool)] = []

  /// The largest coordinate passed to Cairo, in pixels; points beyond are moved here.
  ///
  /// Cairo's coordinates are 24.8-bit fixed-point numbers.
  nonisolated static let coordinateLimit = 1_000_000.0

  init(context: OpaquePointer, screen: PixelRect, damage: [PixelRect]) {
    self.context = context
    self.screen = screen
    self.damage = damage
    clip = PixelBounds(screen)
  }

  /// Marks the target surface as drawn on, even if it is clear.
  ///
  /// Cairo draws the first shape on a clear surface by another formula, which rounds differently.
  /// Which shape comes first depends on the damage.
  func markSurfaceDirty() {
    cairo_surface_mark_dirty(cairo_get_group_target(context))
  }

  /// Returns whether drawing within `bounds` can change a damaged pixel.
  func needs(_ bounds: PixelBounds) -> Bool {
    let visible = bounds.intersection(clip)
    guard !visible.isEmpty else { return false }
    let pixels = visible.pixels(within: screen)
    for rect in damage where rect.intersects(pixels) { return true }
    return false
  }

  // MARK: - Clip

  func saveClip() {
    cairo_save(context)
    savedClips.append((clip, hasSoftClip))
  }

  func restoreClip() {
    guard let saved = savedClips.popLast() else { return }
    (clip, hasSoftClip) = saved
    cairo_restore(context)
  }

  /// Intersects the clip with the inside of a mapped path; a path without area leaves nothing.
  func clip(to path: CGPath, _ transform: CGAffineTransform, rule: CGPathFillRule = .winding) {
    clip = clip.intersection(PixelBounds(path, transform))
    guard !clip.isEmpty else { return }
    if let rect = path.rectangle, let pixels = wholePixels(of: rect, transform) {
      add(pixels)
    } else {
      hasSoftClip = true
      cairo_set_fill_rule(context, rule.cairo)
      add(path, transform)
    }
    cairo_clip(context)
  }

  /// Composes what `body` draws within `bounds`, and blends the result once with `opacity`.
  func group(_ bounds: PixelBounds, opacity: CGFloat, _ body: () -> Void) {
    let pixels = bounds.intersection(clip).pixels(within: screen)
    guard !pixels.isEmpty else { return }
    saveClip()
    add(pixels)
    cairo_clip(context)
    cairo_push_group(context)
    markSurfaceDirty()
    // The outer clip's soft edges are applied once, when the group is blended.
    cairo_reset_clip(context)
    clip = PixelBounds(pixels)
    hasSoftClip = false
    body()
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
    restoreClip()
  }

  // MARK: - Paths

  /// Adds a mapped path to Cairo's current path.
  ///
  /// All points must be finite; `PixelBounds` of other paths are empty.
  func add(_ path: CGPath, _ transform: CGAffineTransform) {
    func pixel(_ point: CGPoint) -> CGPoint {
      let point = point.applying(transform)
      return CGPoint(
        x: min(max(point.x, -Self.coordinateLimit), Self.coordinateLimit),
        y: min(max(point.y, -Self.coordinateLimit), Self.coordinateLimit))
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        let point = pixel(point)
        cairo_move_to(context, point.x, point.y)
      case .line(let point):
        let point = pixel(point)
        cairo_line_to(context, point.x, point.y)
      case .curve(let control1, let control2, let to):
        let (control1, control2, to) = (pixel(control1), pixel(control2), pixel(to))
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, to.x, to.y)
      case .close:
        cairo_close_path(context)
      }
    }
  }

  /// Adds a rectangle to Cairo's current path.
  func add(_ rect: PixelRect) {
    cairo_rectangle(
      context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
  }

  /// Adds the damaged part of `rect` to Cairo's current path.
  ///
  /// Adds all of it under a soft clip, whose edge pixels would depend on the cut.
  func addDamaged(_ rect: PixelRect) {
    if hasSoftClip { return add(rect) }
    for damaged in damage where damaged.intersects(rect) { add(damaged.intersection(rect)) }
  }

  /// Returns the visible pixels of a mapped rectangle, or `nil` if its edges lie within pixels.
  func wholePixels(of rect: CGRect, _ transform: CGAffineTransform) -> PixelRect? {
    guard transform.isUpright else { return nil }
    let bounds = PixelBounds(rect, transform)
    return bounds.isWhole ? bounds.pixels(within: screen) : nil
  }

  /// Splits a location into its pixel and the offset from that pixel's top left, 0..<1, in the
  /// steps of 1/256 pixel that Cairo's coordinates have.
  ///
  /// Shapes with equal offsets have equal pixels. Returns `nil` for locations that are too far away or
  /// not finite.
  nonisolated static func split(_ point: CGPoint) -> (column: Int, row: Int, offset: CGPoint)? {
    guard abs(point.x) <= coordinateLimit, abs(point.y) <= coordinateLimit else { return nil }
    let x = Int((point.x * 256).rounded())
    let y = Int((point.y * 256).rounded())
    // An arithmetic shift rounds down, even for negative numbers.
    return (x >> 8, y >> 8, CGPoint(x: Double(x & 255) / 256, y: Double(y & 255) / 256))
  }

  func setColor(_ color: CGColor, opacity: CGFloat) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * opacity)
  }
}

extension Surface {
  /// Creates a clear surface for a shape in `rect`, which must not start left of or above 0.
  convenience init?(covering rect: CGRect, format: Format) {
    self.init(
      width: Int(rect.maxX.rounded(.up)), height: Int(rect.maxY.rounded(.up)), format: format)
  }

  /// Draws on the damaged part of the surface; `nil` draws on all of it.
  func draw(damage: [PixelRect]? = nil, _ body: (Canvas) -> Void) {
    guard let context = cairo_create(pointer) else { return }
    let pixels = PixelRect(x: 0, y: 0, width: width, height: height)
    body(Canvas(context: context, screen: pixels, damage: damage ?? [pixels]))
    cairo_destroy(context)
    cairo_surface_flush(pointer)
  }
}
