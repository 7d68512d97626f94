import CCairo
import CoreGraphics

/// A Cairo context in screen pixels, with the clip and the damage that drawing must respect.
///
/// What keeps an incremental frame equal to a full one, byte for byte: Cairo rasterises a shape a
/// little differently when a clip cuts it, so damage never becomes a Cairo clip. A step that
/// touches the damage is drawn whole, others not at all, and the screen takes over the damaged
/// pixels alone. Only steps whose pixels cannot depend on a cut (upright rectangles and image
/// copies on whole pixels) are limited to the damage.
///
/// Cairo's own transform stays the identity between calls: points are mapped here, where numbers
/// that Cairo's fixed-point coordinates cannot hold are caught. An invalid matrix or dash would
/// otherwise put the context in an error state in which it silently draws nothing.
final class Canvas {
  let context: OpaquePointer
  let screen: PixelRect
  let damage: [PixelRect]

  /// A box around all that the current clip lets through.
  private(set) var clip: PixelBounds
  /// Whether the current clip has edges off whole pixels, round ones for example.
  private(set) var hasSoftClip = false

  private var savedClips: [(clip: PixelBounds, hasSoftClip: Bool)] = []

  /// Points beyond this many pixels are pulled in: Cairo's coordinates are 24.8 bit.
  nonisolated static let coordinateLimit = 1_000_000.0

  init(context: OpaquePointer, screen: PixelRect, damage: [PixelRect]) {
    self.context = context
    self.screen = screen
    self.damage = damage
    clip = PixelBounds(screen)
  }

  /// Makes Cairo forget that nothing was drawn yet on the surface that is drawn on.
  ///
  /// Onto a surface known to be clear Cairo draws the first step by another formula, with other
  /// roundings. Which step comes first depends on what the damage lets out.
  func markSurfaceDirty() {
    cairo_surface_mark_dirty(cairo_get_group_target(context))
  }

  /// Returns whether something within `extent` can change a damaged pixel.
  func needs(_ extent: PixelBounds) -> Bool {
    let visible = extent.intersection(clip)
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

  /// Narrows the clip to the inside of a mapped path; a path without area leaves nothing.
  func clip(to path: CGPath, _ transform: CGAffineTransform, rule: CGPathFillRule = .winding) {
    let extent = PixelBounds(path, transform)
    clip = clip.intersection(extent)
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

  /// Composes what `body` draws within `extent` and blends it once with `opacity`.
  func group(_ extent: PixelBounds, opacity: CGFloat, _ body: () -> Void) {
    let pixels = extent.intersection(clip).pixels(within: screen)
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

  /// Adds a mapped path to Cairo's current one.
  ///
  /// Points that are not finite must have been sorted out before: their extent is nothing.
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

  /// Returns the visible pixels of a mapped rectangle when its edges lie on whole pixels.
  func wholePixels(of rect: CGRect, _ transform: CGAffineTransform) -> PixelRect? {
    guard transform.isUpright else { return nil }
    let extent = PixelBounds(rect, transform)
    return extent.isWhole ? extent.pixels(within: screen) : nil
  }

  /// Adds the part of `rect` that has to be drawn to Cairo's current path.
  ///
  /// All of it under a soft clip, whose edge pixels would depend on the cut.
  func addDamaged(_ rect: PixelRect) {
    if hasSoftClip { return add(rect) }
    for damaged in damage where damaged.intersects(rect) { add(damaged.intersection(rect)) }
  }

  func setColor(_ color: CGColor, opacity: CGFloat) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * opacity)
  }
}

nonisolated extension CGPathFillRule {
  var cairo: cairo_fill_rule_t {
    switch self {
    case .winding: CAIRO_FILL_RULE_WINDING
    case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
    }
  }
}
