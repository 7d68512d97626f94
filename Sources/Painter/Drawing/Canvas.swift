import CCairo
import CoreGraphics

/// A surface to draw on, in screen pixels, with the clip and damage that restrict drawing.
///
/// An incremental frame must be byte-for-byte identical to a full frame. Solid fills aligned to
/// whole pixels, masks, and most images produce the same pixels no matter where the drawing is
/// clipped. They are recorded in a `PixelBatch`, which draws them all at once and only inside the
/// damage.
///
/// Everything else is drawn with Cairo, which rasterizes a shape slightly differently when a clip
/// cuts it. The damage is therefore never used as a Cairo clip. Instead, a command that touches the
/// damage is drawn in full, on a second surface unless the damage is the full screen, and only the
/// damage is copied to the target. Cairo's context is created on first use. Most frames need
/// neither a context nor a second surface.
///
/// Cairo's own transform is the identity between calls. Points are mapped here, so that numbers
/// that don't fit into Cairo's fixed-point coordinates are caught. An invalid matrix or dash would
/// put the context into an error state, in which it silently draws nothing.
final class Canvas {
  let screen: PixelRect
  let damage: [PixelRect]

  /// The drawings recorded since Cairo was last used.
  private var batch = PixelBatch()
  /// Whether a batch may be used. Masks, groups, and drawings cut by a soft clip are drawn only
  /// with Cairo.
  private var allowsBatch: Bool

  private let target: Surface
  /// The surface that Cairo draws on, and its context.
  private var cairo: (surface: Surface, context: OpaquePointer)?
  private let makeSecondSurface: () -> Surface?
  /// Whether pixels around the damage were changed because a second surface couldn't be allocated.
  private(set) var hasSpoiledTarget = false

  /// The bounding box of the current clip.
  private(set) var clip: PixelBounds {
    didSet {
      clipPixels = clip.pixels(within: screen)
      isCairoCurrent = false
    }
  }
  /// The pixels of `clip`, which are exactly the current clip unless it has soft edges.
  private(set) var clipPixels: PixelRect
  /// The number of clips on Cairo's stack: clips with edges inside pixels, such as round clips, and
  /// all clips nested inside them.
  private var cairoClips = 0
  /// Whether Cairo's surface contains everything drawn so far and its context has the current clip.
  private var isCairoCurrent = false

  private var savedClips: [(clip: PixelBounds, cairoClips: Int)] = []

  /// The largest coordinate passed to Cairo, in pixels. Points beyond it are clamped.
  ///
  /// Cairo's coordinates are 24.8-bit fixed-point numbers.
  nonisolated static let coordinateLimit = 1_000_000.0

  /// How colors are blended with the colors below them.
  private(set) var blendMode = CGBlendMode.normal
  /// Whether resized images are smoothed.
  private(set) var interpolatesImages = true

  /// Creates a canvas for an entire surface, drawn only with Cairo.
  convenience init(_ target: Surface) {
    self.init(target, damage: [target.rect], allowsBatch: false) { nil }
  }

  /// Creates a canvas for the damaged part of a surface.
  ///
  /// - Parameter makeSecondSurface: Returns a surface of the same size, or `nil` if there isn't
  ///   enough memory.
  init(
    _ target: Surface, damage: [PixelRect], allowsBatch: Bool = true,
    makeSecondSurface: @escaping () -> Surface?
  ) {
    self.target = target
    screen = target.rect
    self.damage = damage
    self.allowsBatch = allowsBatch
    self.makeSecondSurface = makeSecondSurface
    clip = PixelBounds(screen)
    clipPixels = screen
  }

  /// Completes the target and returns Cairo's status. Don't use the canvas afterward.
  func finish() -> cairo_status_t {
    guard let (surface, context) = cairo else {
      batch.draw(on: target, within: damage)
      return CAIRO_STATUS_SUCCESS
    }
    batch.draw(on: surface, within: damage)
    let status = cairo_status(context)
    cairo_destroy(context)
    cairo_surface_flush(surface.pointer)
    if surface !== target { for rect in damage { target.copy(rect, from: surface) } }
    return status
  }

  /// Cairo's context, with the current clip and with all earlier drawings on its surface.
  var context: OpaquePointer {
    if isCairoCurrent, let cairo { return cairo.context }
    let (surface, context) = cairo ?? openCairo()
    batch.draw(on: surface, within: damage)
    if cairoClips == 0 {
      cairo_reset_clip(context)
      if clipPixels != screen {
        add(clipPixels, to: context)
        cairo_clip(context)
      }
    }
    isCairoCurrent = true
    return context
  }

  private func openCairo() -> (Surface, OpaquePointer) {
    var surface = target
    if damage != [screen] {
      if let second = makeSecondSurface() {
        surface = second
      } else {
        hasSpoiledTarget = true
      }
    }
    let opened = (surface, cairo_create(surface.pointer) as OpaquePointer)
    cairo = opened
    return opened
  }

  /// Marks the target surface as drawn on, even if it is clear.
  ///
  /// On a clear surface, Cairo draws the first shape with a different formula, which rounds
  /// differently. Which shape comes first depends on the damage.
  private func markGroupDirty() {
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

  // MARK: - Batch

  /// Whether `record` may currently be used.
  var canRecord: Bool { allowsBatch && cairoClips == 0 }

  /// Adds a drawing that doesn't need Cairo.
  ///
  /// - Parameters:
  ///   - rect: The pixels that the drawing may change, before clipping.
  ///   - source: The image or mask that the drawing reads.
  func record(_ drawing: PixelBatch.Drawing, in rect: PixelRect, from source: Surface? = nil) {
    batch.append(
      drawing, in: rect.intersection(clipPixels), from: source, at: (rect.x, rect.y))
    isCairoCurrent = false
  }

  /// Replaces all damaged pixels with a color.
  func clear(_ color: CGColor) {
    for rect in damage { record(.replace(color.pixel(opacity: 1)), in: rect) }
  }

  // MARK: - Clip

  func saveClip() {
    savedClips.append((clip, cairoClips))
  }

  func restoreClip() {
    guard let saved = savedClips.popLast() else { return }
    while cairoClips > saved.cairoClips {
      cairoClips -= 1
      if let cairo { cairo_restore(cairo.context) }
    }
    clip = saved.clip
  }

  /// Intersects the clip with the interior of a mapped path. If the path has no area, the clip
  /// becomes empty.
  func clip(to path: CGPath, _ transform: CGAffineTransform, rule: CGPathFillRule = .winding) {
    let rest = clip.intersection(PixelBounds(path, transform))
    let pixels = path.rectangle.flatMap { wholePixels(of: $0, transform) }
    if cairoClips > 0 || (pixels == nil && !rest.isEmpty) {
      let context = self.context
      cairo_save(context)
      cairoClips += 1
      if rest.isEmpty {
        cairo_new_path(context)
      } else if let pixels {
        add(pixels)
      } else {
        cairo_set_fill_rule(context, rule.cairo)
        add(path, transform)
      }
      cairo_clip(context)
    }
    clip = rest
  }

  /// Composites everything that `body` draws within `bounds` and blends the result once with
  /// `opacity`.
  func group(_ bounds: PixelBounds, opacity: CGFloat, _ body: () -> Void) {
    let pixels = bounds.intersection(clip).pixels(within: screen)
    guard !pixels.isEmpty else { return }
    let outer = (
      clip: clip, cairoClips: cairoClips, allowsBatch: allowsBatch, blendMode: blendMode
    )
    let context = self.context
    cairo_save(context)
    add(pixels)
    cairo_clip(context)
    cairo_push_group(context)
    // The outer clip's soft edges are applied once, when the group is blended.
    (clip, cairoClips, allowsBatch) = (PixelBounds(pixels), 0, false)
    blendMode = .normal
    markGroupDirty()
    body()
    cairo_pop_group_to_source(context)
    paintSource(outer.blendMode, opacity: opacity)
    cairo_restore(context)
    (clip, cairoClips, allowsBatch, blendMode) = outer
  }

  /// Multiplies the current group within `bounds` by the opacity of whatever `body` draws.
  func mask(_ bounds: PixelBounds, _ body: () -> Void) {
    let pixels = bounds.intersection(clip).pixels(within: screen)
    guard !pixels.isEmpty else { return }
    let outer = (clip: clip, cairoClips: cairoClips, allowsBatch: allowsBatch)
    let context = self.context
    cairo_save(context)
    add(pixels)
    cairo_clip(context)
    cairo_push_group(context)
    (clip, cairoClips, allowsBatch) = (PixelBounds(pixels), 0, false)
    markGroupDirty()
    body()
    cairo_pop_group_to_source(context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_paint(context)
    cairo_restore(context)
    (clip, cairoClips, allowsBatch) = outer
  }

  // MARK: - Style

  /// Calls `body` with a non-default drawing style. Shadows are not drawn here.
  func withStyle(_ style: DrawingStyle, _ body: () -> Void) {
    let outer = (
      blendMode: blendMode, interpolatesImages: interpolatesImages, allowsBatch: allowsBatch
    )
    (blendMode, interpolatesImages) = (style.blendMode, style.interpolatesImages)
    if blendMode != .normal || !style.antialiases { allowsBatch = false }
    if !style.antialiases { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
    body()
    if !style.antialiases { cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT) }
    (blendMode, interpolatesImages, allowsBatch) = outer
  }

  // MARK: - Paths

  /// Adds a mapped path to Cairo's current path.
  ///
  /// All points must be finite. The `PixelBounds` of any other path are empty.
  func add(_ path: CGPath, _ transform: CGAffineTransform) {
    let context = self.context
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
      case .quadCurve(let control, let to):
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(context, &x, &y)
        let to = pixel(to)
        let (control1, control2) = CGPath.cubicControls(
          from: CGPoint(x: x, y: y), control: pixel(control), to: to)
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, to.x, to.y)
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
    add(rect, to: context)
  }

  private func add(_ rect: PixelRect, to context: OpaquePointer) {
    cairo_rectangle(
      context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
  }

  /// Returns the visible pixels of a mapped rectangle, or `nil` if its edges are inside pixels.
  func wholePixels(of rect: CGRect, _ transform: CGAffineTransform) -> PixelRect? {
    guard transform.isUpright else { return nil }
    let bounds = PixelBounds(rect, transform)
    return bounds.isWhole ? bounds.pixels(within: screen) : nil
  }

  /// Splits a location into its pixel and the offset from that pixel's top-left corner. The offset
  /// is 0..<1, in steps of 1/256 pixel, like Cairo's coordinates.
  ///
  /// Shapes with equal offsets have equal pixels. Returns `nil` if the location is too far away or
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
  /// Creates a clear surface for a shape in `rect`, whose origin must not be negative.
  convenience init?(covering rect: CGRect, format: Format) {
    self.init(
      width: Int(rect.maxX.rounded(.up)), height: Int(rect.maxY.rounded(.up)), format: format)
  }

  /// Draws on the surface with Cairo.
  func draw(_ body: (Canvas) -> Void) {
    let canvas = Canvas(self)
    body(canvas)
    _ = canvas.finish()
  }
}
