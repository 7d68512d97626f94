import CCairo

/// A block of pixels that Cairo can draw into and from.
nonisolated final class Surface {
  /// What a pixel holds.
  enum Format {
    /// Premultiplied blue, green, red and alpha, a byte each.
    case color
    /// Blue, green, red and a byte that does not count.
    case opaqueColor
    /// One byte of coverage.
    case coverage

    var cairo: cairo_format_t {
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
  /// The bytes from one row to the next.
  let stride: Int
  /// The first byte of the top row; flush the surface before reading, mark it dirty after writing.
  let bytes: UnsafeMutablePointer<UInt8>

  /// Sides above this are more than Cairo's image surfaces take.
  static let maximumSide = 32_767

  /// Makes a surface of zero bytes, or nil when it is empty, too large or memory is short.
  init?(width: Int, height: Int, format: Format) {
    guard width > 0, height > 0, width <= Self.maximumSide, height <= Self.maximumSide,
      let pointer = cairo_image_surface_create(format.cairo, Int32(width), Int32(height))
    else { return nil }
    guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS,
      let bytes = cairo_image_surface_get_data(pointer)
    else {
      cairo_surface_destroy(pointer)
      return nil
    }
    self.pointer = pointer
    self.width = width
    self.height = height
    self.stride = Int(cairo_image_surface_get_stride(pointer))
    self.bytes = bytes
  }

  deinit {
    cairo_surface_destroy(pointer)
  }

  var byteCount: Int { stride * height }

  /// Draws with a Cairo context that lives as long as the call.
  func draw(_ body: (OpaquePointer) -> Void) {
    guard let context = cairo_create(pointer) else { return }
    body(context)
    cairo_destroy(context)
    cairo_surface_flush(pointer)
  }
}
