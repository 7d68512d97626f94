package import CoreGraphics
package import DisplayList

/// The services that UIKit needs from its host: loading images, measuring text, and painting.
///
/// UIKit itself does not read files, use fonts, or paint. The default services find no images,
/// estimate sizes, and return blank pixels, which is enough for touch tests.
package nonisolated struct HostServices {
  /// Finds a picture by name for a screen scale, or returns nil if there is none.
  ///
  /// The result may change while the app runs. `AppContext.namedImagesDidChange()` updates the app.
  package var picture: (_ name: String, _ screenScale: CGFloat) -> NamedImage?
  /// Decodes the bytes of a picture file, or returns nil if they are invalid.
  package var decode: (_ bytes: Data) -> CGImage?
  /// Measures text in points, wrapped to `width` unless it is nil.
  package var measure: (_ text: TextBlock, _ width: CGFloat?) -> CGSize

  /// Paints a display list at one pixel per point for image contexts; returns nil if it is too
  /// large.
  package var paint: (_ list: DisplayList) -> CGImage?

  /// Returns a font's metrics.
  package var metrics: (_ font: FontDescription) -> FontMetrics

  /// Encodes an image in a file format, or returns nil if that fails.
  package var encode: (_ image: CGImage, _ format: ImageFormat) -> Data?

  /// Creates services, using the defaults for omitted arguments.
  package init(
    picture: @escaping (String, CGFloat) -> NamedImage? = { _, _ in nil },
    decode: @escaping (Data) -> CGImage? = { _ in nil },
    measure: @escaping (TextBlock, CGFloat?) -> CGSize = HostServices.roughSize,
    paint: @escaping (DisplayList) -> CGImage? = HostServices.blankImage,
    encode: @escaping (CGImage, ImageFormat) -> Data? = { _, _ in nil },
    metrics: @escaping (FontDescription) -> FontMetrics = HostServices.roughMetrics
  ) {
    self.picture = picture
    self.decode = decode
    self.measure = measure
    self.paint = paint
    self.encode = encode
    self.metrics = metrics
  }

  /// Returns a transparent image with a display list's size.
  package static func blankImage(of list: DisplayList) -> CGImage? {
    let (width, height) = (Int(list.size.width), Int(list.size.height))
    return CGImage(
      width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
  }

  /// Estimates a font's metrics: 0.95 × size above the baseline and 0.25 × size below.
  package static func roughMetrics(of font: FontDescription) -> FontMetrics {
    FontMetrics(
      ascent: font.size * 0.95, descent: font.size * 0.25, capHeight: font.size * 0.7,
      xHeight: font.size * 0.5)
  }

  /// Estimates a text size: 0.5 em per character, 1.2 em per line.
  package static func roughSize(of text: TextBlock, width: CGFloat?) -> CGSize {
    let lines = text.string.split(separator: "\n", omittingEmptySubsequences: false)
    let longest = lines.map(\.count).max() ?? 0
    let wanted = CGFloat(longest) * text.font.size / 2
    let size = CGSize(
      width: min(wanted, width ?? wanted), height: CGFloat(lines.count) * text.font.size * 1.2)
    return text.string.isEmpty ? .zero : size
  }
}

/// The format of an image file.
package nonisolated enum ImageFormat: Hashable, Sendable {
  /// A lossless format with an alpha channel.
  case png
  /// A smaller format with a white background. The quality ranges from 0 (smallest) to 1 (best).
  case jpeg(quality: CGFloat)
}

/// A picture found by name.
package nonisolated struct NamedImage: Sendable {
  /// The image's pixels.
  package var image: CGImage
  /// The number of pixels per point; 2 if the file's name ends in `@2x`.
  package var scale: CGFloat

  /// Creates a picture.
  package init(image: CGImage, scale: CGFloat) {
    self.image = image
    self.scale = scale
  }
}
