import CCairo
import CoreGraphics

// PNG files are decoded with Cairo because it is loaded anyway. Loading SDL_image, with a library
// for each format, takes longer than decoding an app's pictures.
nonisolated extension ImageFile {
  /// The first eight bytes of every PNG file.
  static let signatureOfPNG: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Decodes a PNG file whose size has already been checked.
  ///
  /// The pixels match those from SDL_image, except in grayscale pictures with a transparent gray,
  /// in which exactly the specified gray is transparent.
  ///
  /// - Returns: `nil` for other formats, files that Cairo can't read (such as incomplete ones), and
  ///   images with 16 bits per channel, which newer versions of Cairo decode to floating-point
  ///   numbers.
  static func decodePNG(_ bytes: [UInt8]) -> CGImage? {
    guard bytes.starts(with: signatureOfPNG), bytes.count > 24, bytes[24] <= 8 else { return nil }
    return bytes.withUnsafeBytes { file in
      var unread = file
      let surface = cairo_image_surface_create_from_png_stream(
        { unread, target, count in
          guard let unread = unread?.assumingMemoryBound(to: UnsafeRawBufferPointer.self),
            let target,
            unread.pointee.count >= Int(count)
          else { return CAIRO_STATUS_READ_ERROR }
          let next = UnsafeRawBufferPointer(rebasing: unread.pointee.prefix(Int(count)))
          UnsafeMutableRawBufferPointer(start: target, count: Int(count)).copyMemory(from: next)
          unread.pointee = UnsafeRawBufferPointer(rebasing: unread.pointee.dropFirst(Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, &unread)
      defer { cairo_surface_destroy(surface) }
      return image(of: surface)
    }
  }

  /// Copies the pixels of a surface with 32 bits per pixel. Returns `nil` if there is an error or
  /// the format is different.
  private static func image(of surface: OpaquePointer?) -> CGImage? {
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let (width, height) = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
    let format = cairo_image_surface_get_format(surface)
    guard [CAIRO_FORMAT_ARGB32, CAIRO_FORMAT_RGB24].contains(format),
      Int(cairo_image_surface_get_stride(surface)) == width * 4
    else { return nil }
    var pixels = Array(UnsafeBufferPointer(start: data, count: width * height * 4))
    if format == CAIRO_FORMAT_RGB24 {
      // The fourth byte is undefined.
      for alpha in stride(from: 3, to: pixels.count, by: 4) { pixels[alpha] = 255 }
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }
}
