import CCairo
package import CoreGraphics

/// Plays display lists into the pixels of one screen.
///
/// Keeps the last list and its pixels; the next list repaints only what changed, with the same
/// bytes as painting all of it anew. Create one for a window or for a run without one; hand each
/// frame's list to `paint(_:)` and upload the rectangles it returns. Overlays are further nodes.
///
/// The same libraries and fonts give the same bytes, whatever was painted before.
package final class ScreenPainter {
  /// How many pixels a point has along each side.
  ///
  /// Any positive number; others make an empty screen. A new scale repaints everything.
  package var scale: CGFloat

  /// The number of columns, 0 before the first list.
  package var pixelWidth: Int { pixels?.width ?? 0 }
  /// The number of rows, 0 before the first list.
  package var pixelHeight: Int { pixels?.height ?? 0 }
  /// The number of bytes from one row to the next.
  package var bytesPerRow: Int { pixels?.stride ?? 0 }

  /// The largest side of a screen, in pixels; larger ones stay empty.
  package static let largestSide = 16_384

  private let warn: (String) -> Void
  private let images: ImageStore
  private let masks = MaskStore()
  private let extents: PaintBounds

  private var last: (list: DisplayList, scale: CGFloat)?
  /// What the screen shows.
  private var pixels: Surface?
  /// Where damage is drawn, with more around it than is wanted.
  private var scratch: Surface?
  private var hasWarned = false

  /// Makes a painter without a screen yet; the first list gives it its size.
  ///
  /// - Parameters:
  ///   - scale: How many pixels a point has along each side.
  ///   - typesetter: Lays out text; share it with whoever measures.
  ///   - warn: Is told once about each thing that cannot be drawn.
  package init(
    scale: CGFloat = 1, typesetter: Typesetter, warn: @escaping (String) -> Void
  ) {
    self.scale = scale
    self.warn = warn
    images = ImageStore(warn: warn)
    extents = PaintBounds(typesetter: typesetter)
  }

  /// Paints what differs from the last list and returns the repainted rectangles.
  ///
  /// The rectangles do not overlap; a list equal to the last returns none. The screen has the
  /// list's size times `scale`, rounded to whole pixels and at least one; sizes that are not
  /// finite or above `largestSide` leave it empty, with a warning.
  @discardableResult
  package func paint(_ list: DisplayList) -> [PixelRect] {
    let screen = screenRect(for: list.size)
    guard !screen.isEmpty else {
      (pixels, scratch, last) = (nil, nil, nil)
      return []
    }
    if pixels?.width != screen.width || pixels?.height != screen.height {
      pixels = Surface(width: screen.width, height: screen.height, format: .color)
      (scratch, last) = (nil, nil)
    }
    guard let pixels else {
      warnOnce("there is no memory for \(screen.width)x\(screen.height) pixels")
      return []
    }
    images.sweep()
    var damage = damage(of: list, screen: screen)
    last = (list, scale)
    guard !damage.isEmpty else { return [] }
    if !damage.isFull {
      scratch = scratch ?? Surface(width: screen.width, height: screen.height, format: .color)
      // Without memory for it all can still be painted in place.
      if scratch == nil { damage.addAll() }
    }
    if damage.isFull {
      draw(list, damage.rects, screen: screen, on: pixels)
    } else if let scratch {
      draw(list, damage.rects, screen: screen, on: scratch)
      for rect in damage.rects { Self.copy(rect, from: scratch, to: pixels) }
      cairo_surface_mark_dirty(pixels.pointer)
    }
    return damage.rects
  }

  /// Forgets the last list, so that the next one is painted as a whole.
  package func invalidate() {
    last = nil
  }

  /// Gives access to the pixels: rows from the top, `bytesPerRow` apart, each pixel blue, green,
  /// red, alpha, with colours premultiplied.
  ///
  /// The buffer is empty before the first list and invalid after `body` returns.
  package func withUnsafePixels<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let pixels else { return try body(UnsafeRawBufferPointer(start: nil, count: 0)) }
    return try body(UnsafeRawBufferPointer(start: pixels.bytes, count: pixels.byteCount))
  }

  /// A copy of the screen; nil before the first list.
  package var image: CGImage? {
    guard let pixels else { return nil }
    let rowBytes = pixels.width * 4
    let bytes = [UInt8](unsafeUninitializedCapacity: rowBytes * pixels.height) { buffer, count in
      for row in 0..<pixels.height {
        let source = UnsafeBufferPointer(
          start: pixels.bytes + row * pixels.stride, count: rowBytes)
        _ = buffer[(row * rowBytes)...].update(fromContentsOf: source)
      }
      count = rowBytes * pixels.height
    }
    return CGImage(width: pixels.width, height: pixels.height, pixels: bytes)
  }

  // MARK: - Painting

  private func screenRect(for size: CGSize) -> PixelRect {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    let largest = CGFloat(Self.largestSide)
    guard scale > 0, size.width > 0, size.height > 0, width <= largest, height <= largest else {
      warnOnce(
        "a screen of \(size.width)x\(size.height) points at scale \(scale) cannot be painted; "
          + "sides of 1 to \(Self.largestSide) pixels can")
      return PixelRect(x: 0, y: 0, width: 0, height: 0)
    }
    return PixelRect(x: 0, y: 0, width: max(1, Int(width)), height: max(1, Int(height)))
  }

  private var toPixels: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }

  private func damage(of list: DisplayList, screen: PixelRect) -> Damage {
    if let last, last.scale == scale, last.list.size == list.size {
      return DisplayListDiff(
        from: last.list, to: list, toPixels: toPixels, screen: screen, extents: extents
      ).damage
    }
    var all = Damage(screen: screen)
    all.addAll()
    return all
  }

  private func draw(
    _ list: DisplayList, _ damage: [PixelRect], screen: PixelRect, on surface: Surface
  ) {
    surface.draw { context in
      let canvas = Canvas(context: context, screen: screen, damage: damage)
      canvas.markSurfaceDirty()
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      canvas.setColor(list.background, opacity: 1)
      damage.forEach(canvas.add)
      cairo_fill(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      canvas.markSurfaceDirty()
      let painter = NodePainter(canvas: canvas, images: images, masks: masks, extents: extents)
      for node in list.nodes { painter.paint(node, in: toPixels) }
      let status = cairo_status(context)
      if status != CAIRO_STATUS_SUCCESS, let text = cairo_status_to_string(status) {
        warnOnce("Cairo stopped drawing: \(String(cString: text))")
      }
    }
  }

  private static func copy(_ rect: PixelRect, from source: Surface, to target: Surface) {
    for row in rect.y..<rect.endY {
      let start = row * source.stride + rect.x * 4
      (target.bytes + start).update(from: source.bytes + start, count: rect.width * 4)
    }
  }

  private func warnOnce(_ text: String) {
    if !hasWarned { warn(text) }
    hasWarned = true
  }
}
