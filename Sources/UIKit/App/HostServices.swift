package import CoreGraphics
package import DisplayList

/// What UIKit needs from its host: images, the size of text, and pixels of drawings.
///
/// UIKit reads no files, knows no fonts and paints nothing; the defaults find nothing, measure by rule
/// of thumb and leave pixels as they are, which is enough for tests of touches.
package nonisolated struct HostServices {
  /// Finds a picture by name for a screen scale; nil when there is none.
  ///
  /// The answer may change while the app runs: `AppContext.namedImagesDidChange()` updates it.
  package var picture: (_ name: String, _ screenScale: CGFloat) -> NamedImage?
  /// Decodes a picture file's bytes; nil when they are no picture.
  package var decode: (_ bytes: Data) -> CGImage?
  /// Measures text, in points, wrapped at a width where one is given.
  package var measure: (_ text: TextBlock, _ width: CGFloat?) -> CGSize

  /// Paints a list at one pixel a point, for image contexts; nil if it is too large.
  package var paint: (_ list: DisplayList) -> CGImage?

  /// Returns how high a font's letters are.
  package var metrics: (_ font: FontDescription) -> FontMetrics

  /// Encodes an image as a file of a format; nil where that is impossible.
  package var encode: (_ image: CGImage, _ format: ImageFormat) -> Data?

  /// Makes services; what is left out finds nothing.
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

  /// Returns a transparent image of a list's size.
  package static func blankImage(of list: DisplayList) -> CGImage? {
    let (width, height) = (Int(list.size.width), Int(list.size.height))
    return CGImage(
      width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
  }

  /// Guesses a font's heights: nine tenths and a half of the size above the baseline, a quarter below.
  package static func roughMetrics(of font: FontDescription) -> FontMetrics {
    FontMetrics(
      ascent: font.size * 0.95, descent: font.size * 0.25, capHeight: font.size * 0.7,
      xHeight: font.size * 0.5)
  }

  /// Guesses a size: half the font size a letter, one and a fifth a line.
  package static func roughSize(of text: TextBlock, width: CGFloat?) -> CGSize {
    let lines = text.string.split(separator: "\n", omittingEmptySubsequences: false)
    let longest = lines.map(\.count).max() ?? 0
    let wanted = CGFloat(longest) * text.font.size / 2
    let size = CGSize(
      width: min(wanted, width ?? wanted), height: CGFloat(lines.count) * text.font.size * 1.2)
    return text.string.isEmpty ? .zero : size
  }
}

/// How an image is stored in a file.
package nonisolated enum ImageFormat: Hashable, Sendable {
  /// Without loss, with opacity.
  case png
  /// Smaller, without opacity: on white; quality from 0 (smallest) to 1 (best).
  case jpeg(quality: CGFloat)
}

/// A picture as found by name: the pixels and how many of them make a point.
package nonisolated struct NamedImage: Sendable {
  /// The pixels.
  package var image: CGImage
  /// Pixels a point: 2 for a file that ends in `@2x`.
  package var scale: CGFloat

  /// Makes a found picture.
  package init(image: CGImage, scale: CGFloat) {
    self.image = image
    self.scale = scale
  }
}
