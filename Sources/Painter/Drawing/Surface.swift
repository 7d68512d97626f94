import CCairo
import CPixels

/// A block of pixels that Cairo can draw to and from.
nonisolated final class Surface {
  enum Format {
    /// Premultiplied blue, green, red, and alpha, one byte each.
    case color
    /// Blue, green, red, and an ignored byte.
    case opaqueColor
    /// One byte of coverage.
    case coverage

    fileprivate var cairo: cairo_format_t {
      switch self {
      case .color: CAIRO_FORMAT_ARGB32
      case .opaqueColor: CAIRO_FORMAT_RGB24
      case .coverage: CAIRO_FORMAT_A8
      }
    }
  }

  let pointer: OpaquePointer
  let width: Int
  let height: Int
  /// The number of bytes from the start of a row to the start of the next.
  let stride: Int
  /// The first byte of the top row.
  ///
  /// Flush the surface before reading its bytes and mark it dirty after writing them.
  let bytes: UnsafeMutablePointer<UInt8>

  /// The opaque columns of each row, or `nil` before they are first needed.
  private var opaqueRows: UnsafeMutablePointer<pixels_columns>?

  /// The maximum side length of a Cairo image surface, in pixels.
  static let maximumSide = 32_767

  /// Creates a zero-filled surface, or returns `nil` if it would be empty or too large, or if there
  /// isn't enough memory.
  convenience init?(width: Int, height: Int, format: Format) {
    guard width > 0, height > 0, width <= Self.maximumSide, height <= Self.maximumSide else {
      return nil
    }
    self.init(cairo_image_surface_create(format.cairo, Int32(width), Int32(height)))
  }

  /// Creates a color surface in memory that the caller owns, without changing its contents. Returns
  /// `nil` if Cairo can't draw to it.
  convenience init?(_ memory: PixelMemory) {
    self.init(
      cairo_image_surface_create_for_data(
        memory.start.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        Int32(clamping: memory.width), Int32(clamping: memory.height),
        Int32(clamping: memory.bytesPerRow)))
  }

  /// Takes ownership of a Cairo surface, or destroys it and returns `nil` if Cairo can't draw on
  /// it.
  private init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS,
      let bytes = cairo_image_surface_get_data(pointer)
    else {
      cairo_surface_destroy(pointer)
      return nil
    }
    self.pointer = pointer
    self.bytes = bytes
    width = Int(cairo_image_surface_get_width(pointer))
    height = Int(cairo_image_surface_get_height(pointer))
    stride = Int(cairo_image_surface_get_stride(pointer))
  }

  deinit {
    opaqueRows?.deallocate()
    cairo_surface_destroy(pointer)
  }

  /// Returns columns of each row whose pixels are opaque. They are found on the first call, so the
  /// pixels must not change afterward.
  func opaqueColumns() -> UnsafePointer<pixels_columns> {
    if let opaqueRows { return UnsafePointer(opaqueRows) }
    let rows = UnsafeMutablePointer<pixels_columns>.allocate(capacity: height)
    let isMask = cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_A8
    pixels_find_opaque(bytes, isMask ? 1 : 4, Int32(width), Int32(height), Int64(stride), rows)
    opaqueRows = rows
    return UnsafePointer(rows)
  }

  /// All bytes of a surface that owns its memory. Rows of four-byte pixels are contiguous.
  var buffer: UnsafeMutableBufferPointer<UInt8> {
    UnsafeMutableBufferPointer(start: bytes, count: stride * height)
  }

  /// All pixels.
  var rect: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Copies a rectangle of four-byte pixels from a surface of the same size.
  func copy(_ rect: PixelRect, from source: Surface) {
    for row in rect.y..<rect.endY {
      (bytes + row * stride + rect.x * 4).update(
        from: source.bytes + row * source.stride + rect.x * 4, count: rect.width * 4)
    }
    cairo_surface_mark_dirty(pointer)
  }

  /// Returns an image of half the size, in which each pixel is the average of 2 × 2 pixels, or
  /// `nil` for a single pixel.
  ///
  /// If the number of rows or columns is odd, the last one is counted twice.
  func halved(isOpaque: Bool) -> Surface? {
    guard width > 1 || height > 1,
      let half = Surface(
        width: (width + 1) / 2, height: (height + 1) / 2,
        format: isOpaque ? .opaqueColor : .color)
    else { return nil }
    for row in 0..<half.height {
      let top = bytes + 2 * row * stride
      let bottom = bytes + min(2 * row + 1, height - 1) * stride
      let out = half.bytes + row * half.stride
      for column in 0..<half.width {
        let left = 8 * column
        let right = 4 * min(2 * column + 1, width - 1)
        for channel in 0..<4 {
          let sum =
            Int(top[left + channel]) + Int(top[right + channel]) + Int(bottom[left + channel])
            + Int(bottom[right + channel])
          out[4 * column + channel] = UInt8(truncatingIfNeeded: (sum + 2) >> 2)
        }
      }
    }
    cairo_surface_mark_dirty(half.pointer)
    return half
  }
}

/// The memory for a screen's pixels, owned by a client of the painter, such as a window.
package nonisolated struct PixelMemory {
  /// The first byte of the top row.
  package let start: UnsafeMutableRawPointer
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The number of bytes from the start of a row to the start of the next, a multiple of 4.
  package let bytesPerRow: Int

  /// Creates a description of memory whose rows start at the top. A pixel has four bytes: blue,
  /// green, red, and alpha.
  package init(start: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
    self.start = start
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
  }
}
