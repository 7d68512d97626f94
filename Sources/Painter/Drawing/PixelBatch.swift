import CCairo
import CPixels
import CoreGraphics
import Dispatch

/// Drawings that don't need Cairo, recorded in order and drawn all at once.
///
/// Their pixels don't depend on where a drawing is clipped. This has four advantages. Only the
/// damage is drawn, so nothing needs to be copied. The damage is drawn in bands of rows, whose pixels
/// stay in the processor cache from one drawing to the next. In a band, pixels that later drawings
/// hide are not drawn. The bands of a large area are divided among all processors.
nonisolated struct PixelBatch {
  enum Drawing {
    /// Replaces pixels with a color.
    case replace(UInt32)
    /// Blends a color over pixels.
    case fill(UInt32)
    /// Blends a color over the pixels covered by the source, which is a mask.
    case mask(UInt32)
    /// Blends the source over pixels.
    case image(opacity: UInt8)
    /// Blends the mapped source over pixels. The matrix is `pixels_operation.matrix`.
    case mapped(FilteredImage.Matrix, opacity: UInt8)
  }

  private var operations: [pixels_operation] = []
  /// The surfaces that the operations read through pointers.
  private var sources: [Surface] = []
  /// The number of pixels that the operations may change.
  private var area = 0

  /// The number of rows in a band.
  ///
  /// In lower bands, finding the hidden pixels takes longer. In higher bands, fewer pixels are hidden
  /// in all rows. With 100 overlapping icons, 16 to 24 rows are fastest.
  private static let bandHeight = 16
  /// The minimum number of pixels for which waking another processor saves time.
  private static let sharedArea = 400_000

  /// Returns whether all processors draw a number of pixels. Smaller changes, such as views that
  /// follow a finger, are drawn on the calling thread and never wait for another one.
  static func isShared(pixels: Int) -> Bool { pixels >= sharedArea }

  /// Adds a drawing.
  ///
  /// - Parameters:
  ///   - rect: The pixels that the drawing may change.
  ///   - source: The mask or image that the drawing reads.
  ///   - origin: The target column and row of the first pixel of an unmapped source.
  mutating func append(
    _ drawing: Drawing, in rect: PixelRect, from source: Surface?, at origin: (x: Int, y: Int)
  ) {
    guard !rect.isEmpty else { return }
    var operation = pixels_operation()
    operation.rect = pixels_rect(rect)
    switch drawing {
    case .replace(let color):
      (operation.kind, operation.color) = (pixels_replace, color)
    case .fill(let color):
      let isOpaque = color >= 0xFF00_0000
      (operation.kind, operation.color) = (isOpaque ? pixels_replace : pixels_fill, color)
    case .mask(let color):
      (operation.kind, operation.color) = (pixels_mask, color)
    case .image(let opacity):
      (operation.kind, operation.opacity) = (pixels_image, opacity)
    case .mapped(let matrix, let opacity):
      (operation.kind, operation.opacity) = (pixels_mapped_image, opacity)
      operation.matrix = matrix
    }
    if let source {
      operation.source = UnsafePointer(source.bytes)
      if Self.isOpaqueWhereSourceIs(drawing) { operation.opaque = source.opaqueColumns() }
      operation.stride = Int32(source.stride)
      (operation.width, operation.height) = (Int32(source.width), Int32(source.height))
      (operation.x, operation.y) = (Int32(origin.x), Int32(origin.y))
      sources.append(source)
    }
    operations.append(operation)
    area += rect.area
  }

  /// Whether a drawing is opaque wherever its unmapped source is opaque.
  private static func isOpaqueWhereSourceIs(_ drawing: Drawing) -> Bool {
    switch drawing {
    case .mask(let color): color >= 0xFF00_0000
    case .image(let opacity): opacity == 255
    case .replace, .fill, .mapped: false
    }
  }

  /// Draws everything within rectangles of a surface and empties the batch.
  ///
  /// - Parameter isShared: Whether all processors draw, or `nil` to choose the faster option.
  mutating func draw(on target: Surface, within rects: [PixelRect], isShared: Bool? = nil) {
    guard !operations.isEmpty else { return }
    cairo_surface_flush(target.pointer)
    // An upper bound: nothing is drawn outside the rectangles or outside the recorded area.
    let drawn = min(area, operations.count * rects.reduce(0) { $0 + $1.area })
    if isShared ?? Self.isShared(pixels: drawn) {
      let bands = rects.flatMap { $0.bands(ofHeight: Self.bandHeight) }
      // The bands do not overlap, and this thread waits for all of them.
      nonisolated(unsafe) let (batch, target) = (self, target)
      DispatchQueue.concurrentPerform(iterations: bands.count) { batch.draw(on: target, bands[$0]) }
    } else {
      for rect in rects {
        for band in rect.bands(ofHeight: Self.bandHeight) { draw(on: target, band) }
      }
    }
    cairo_surface_mark_dirty(target.pointer)
    operations.removeAll(keepingCapacity: true)
    sources.removeAll(keepingCapacity: true)
    area = 0
  }

  private func draw(on target: Surface, _ rect: PixelRect) {
    pixels_draw(
      operations, Int64(operations.count), pixels_rect(rect), target.bytes, Int64(target.stride))
  }
}

nonisolated extension pixels_rect {
  fileprivate init(_ rect: PixelRect) {
    self.init(
      x: Int32(rect.x), y: Int32(rect.y), end_x: Int32(rect.endX), end_y: Int32(rect.endY))
  }
}

nonisolated extension PixelRect {
  fileprivate func bands(ofHeight height: Int) -> some Sequence<PixelRect> {
    stride(from: y, to: endY, by: height).lazy.map {
      PixelRect(x: x, y: $0, width: width, height: min(height, endY - $0))
    }
  }
}

nonisolated extension CGColor {
  /// Returns the premultiplied pixel of the color with its alpha multiplied by `opacity`.
  func pixel(opacity: CGFloat) -> UInt32 {
    let alpha = min(max(alpha * opacity, 0), 1)
    func byte(_ share: CGFloat) -> UInt32 { UInt32((share * alpha).byte) }
    return UInt32(alpha.byte) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}

nonisolated extension CGFloat {
  /// The byte nearest to a number from 0 to 1, rounded like Cairo's color components.
  var byte: UInt8 {
    let number = UInt32(self * 65536)
    return UInt8((number - number >> 16) >> 8)
  }
}
