import CCairo
package import CoreGraphics
package import DisplayList

/// Converts display lists to the pixels of a screen.
///
/// The same painter is used with and without a window, so both produce the same bytes. The painter
/// retains the last list and its pixels and repaints only the changes. The pixels always equal the
/// result of painting the whole list. With the same libraries and fonts, the bytes don't depend on
/// earlier drawings.
///
/// The life of a frame:
/// 1. A `Phone` finishes a frame as a `DisplayList`. Touch overlays are additional nodes in it. The
///    phone's owner passes the list to `paint(_:)`.
/// 2. `DisplayListDiff` compares it with the last list. The difference is a `Damage`: a few
///    rectangles of pixels, no rectangles if the lists are equal, or the whole screen if there is
///    no last list.
/// 3. `NodePainter` walks the tree and draws the nodes in the damage on a `Canvas`, which wraps
///    Cairo. `ImageStore`, `MaskStore`, and `Typesetter` cache expensive results: converted images,
///    antialiased shapes, and text layouts.
/// 4. The canvas draws the damage on the screen's own surface. If it needs Cairo for part of the
///    screen, it draws on a second surface, where it may change pixels around the damage, and
///    copies only the damage to the screen. See `Canvas` for why this is exact.
/// 5. `paint(_:)` returns the rectangles. A window presents them directly from its own memory,
///    which is the painter's `target`. Films read all pixels with `withUnsafePixels(_:)`, and
///    snapshots copy them with `image`.
package final class ScreenPainter {
  /// The number of pixels per point.
  ///
  /// If the value isn't positive, the screen is empty. Changing the scale repaints everything.
  package var scale: CGFloat

  /// The memory to paint into, if it has the screen's size in pixels. Otherwise, or if it is `nil`,
  /// the painter allocates its own memory.
  ///
  /// The memory must stay valid until it is replaced. Setting it repaints everything.
  package var target: PixelMemory? {
    didSet { (pixels, last) = (nil, nil) }
  }

  /// The number of columns; 0 before the first list.
  package var pixelWidth: Int { pixels?.width ?? 0 }
  /// The number of rows; 0 before the first list.
  package var pixelHeight: Int { pixels?.height ?? 0 }
  /// The number of bytes from the start of a row to the start of the next.
  package var bytesPerRow: Int { pixels?.stride ?? 0 }

  /// The maximum side length of a screen, in pixels.
  private static let maximumSide = 16_384

  private let warn: (String) -> Void
  private let typesetter: Typesetter
  private let images: ImageStore
  private let masks = MaskStore()

  /// Whether Cairo draws everything except the background. Tests compare both settings.
  var usesCairoOnly = false

  /// The list and scale of the drawing in `pixels`.
  private var last: (list: DisplayList, scale: CGFloat)?
  private var pixels: Surface?
  /// The surface on which Cairo draws partial damage.
  private var scratch: Surface?
  private var hasWarned = false

  /// Creates a painter. The first list determines the number of pixels.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - typesetter: Lays out text. Share it with the views that measure text.
  ///   - warn: Called once for each kind of problem that prevents drawing.
  package init(
    scale: CGFloat = 1, typesetter: Typesetter, warn: @escaping (String) -> Void
  ) {
    self.scale = scale
    self.warn = warn
    self.typesetter = typesetter
    images = ImageStore(warn: warn)
  }

  /// Paints the differences from the last list and returns the repainted rectangles.
  ///
  /// The rectangles don't overlap. The screen's size is the list's size times `scale`, rounded to
  /// whole pixels, at least one. If the size is not finite or too large, the screen is empty and a
  /// warning is issued.
  @discardableResult
  package func paint(_ list: DisplayList) -> [PixelRect] {
    let screen = screenRect(for: list.size)
    guard !screen.isEmpty else {
      (pixels, scratch, last) = (nil, nil, nil)
      return []
    }
    if pixels?.width != screen.width || pixels?.height != screen.height {
      pixels = makePixels(width: screen.width, height: screen.height)
      (scratch, last) = (nil, nil)
    }
    guard let pixels else {
      warnOnce("not enough memory for \(screen.width)x\(screen.height) pixels")
      return []
    }
    images.sweep()
    var damage = damage(of: list, screen: screen)
    last = (list, scale)
    guard !damage.isEmpty else { return [] }
    if draw(list, damage.rects, on: pixels).hasSpoiledTarget {
      damage.addAll()
      _ = draw(list, damage.rects, on: pixels)
    }
    return damage.rects
  }

  /// Forces the next list to repaint the whole screen.
  package func invalidate() {
    last = nil
  }

  /// Calls `body` with the pixels: premultiplied blue, green, red, and alpha bytes, in rows from
  /// top to bottom that are `bytesPerRow` apart.
  ///
  /// Without a `target`, rows are contiguous. The buffer is empty before the first list and invalid
  /// after `body` returns.
  package func withUnsafePixels<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let pixels else { return try body(UnsafeRawBufferPointer(start: nil, count: 0)) }
    // The padding after each row of a target belongs to its owner, so the buffer ends with the last
    // pixel.
    let count = pixels.stride * (pixels.height - 1) + pixels.width * 4
    return try body(UnsafeRawBufferPointer(start: pixels.bytes, count: count))
  }

  /// A copy of the screen, or `nil` before the first list.
  package var image: CGImage? {
    guard let pixels else { return nil }
    let rowLength = pixels.width * 4
    let bytes = [UInt8](unsafeUninitializedCapacity: rowLength * pixels.height) { bytes, count in
      count = rowLength * pixels.height
      guard let start = bytes.baseAddress else { return }
      for row in 0..<pixels.height {
        (start + row * rowLength).initialize(
          from: pixels.bytes + row * pixels.stride, count: rowLength)
      }
    }
    return CGImage(width: pixels.width, height: pixels.height, pixels: bytes)
  }

  // MARK: - Painting

  private func makePixels(width: Int, height: Int) -> Surface? {
    if let target, target.width == width, target.height == height { return Surface(target) }
    return Surface(width: width, height: height, format: .color)
  }

  private func screenRect(for size: CGSize) -> PixelRect {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    let maximum = CGFloat(Self.maximumSide)
    guard scale > 0, size.width > 0, size.height > 0, width <= maximum, height <= maximum else {
      warnOnce(
        "cannot paint a screen of \(size.width)x\(size.height) points at scale \(scale); "
          + "expected sides of 1 to \(Self.maximumSide) pixels")
      return PixelRect(x: 0, y: 0, width: 0, height: 0)
    }
    return PixelRect(x: 0, y: 0, width: max(1, Int(width)), height: max(1, Int(height)))
  }

  private var toPixels: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }

  private func damage(of list: DisplayList, screen: PixelRect) -> Damage {
    if let last, last.scale == scale, last.list.size == list.size {
      return DisplayListDiff(
        from: last.list, to: list, toPixels: toPixels, screen: screen, typesetter: typesetter
      ).damage
    }
    var all = Damage(screen: screen)
    all.addAll()
    return all
  }

  private func draw(_ list: DisplayList, _ damage: [PixelRect], on surface: Surface) -> Canvas {
    let canvas = Canvas(surface, damage: damage, allowsBatch: !usesCairoOnly) { [self] in
      scratch =
        scratch ?? Surface(width: surface.width, height: surface.height, format: .color)
      return scratch
    }
    canvas.clear(list.background)
    let painter = NodePainter(canvas: canvas, images: images, masks: masks, typesetter: typesetter)
    for node in list.nodes { painter.paint(node, in: toPixels) }
    let status = canvas.finish()
    if status != CAIRO_STATUS_SUCCESS, let text = cairo_status_to_string(status) {
      warnOnce("Cairo stopped drawing: \(String(cString: text))")
    }
    return canvas
  }

  private func warnOnce(_ text: String) {
    if !hasWarned { warn(text) }
    hasWarned = true
  }
}
