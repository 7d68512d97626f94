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

  /// Returns the lines of a text with their caret positions, wrapped to `width` unless it is nil.
  package var lines: (_ text: TextBlock, _ width: CGFloat?) -> [TextLine]

  /// The clipboard for cut, copied, and pasted text.
  package var clipboard: Clipboard

  /// Encodes an image in a file format, or returns nil if that fails.
  package var encode: (_ image: CGImage, _ format: ImageFormat) -> Data?

  /// Creates services, using the defaults for omitted arguments.
  package init(
    picture: @escaping (String, CGFloat) -> NamedImage? = { _, _ in nil },
    decode: @escaping (Data) -> CGImage? = { _ in nil },
    measure: @escaping (TextBlock, CGFloat?) -> CGSize = HostServices.roughSize,
    paint: @escaping (DisplayList) -> CGImage? = HostServices.blankImage,
    encode: @escaping (CGImage, ImageFormat) -> Data? = { _, _ in nil },
    metrics: @escaping (FontDescription) -> FontMetrics = HostServices.roughMetrics,
    lines: @escaping (TextBlock, CGFloat?) -> [TextLine] = HostServices.roughLines,
    clipboard: Clipboard = .inMemory()
  ) {
    self.picture = picture
    self.decode = decode
    self.measure = measure
    self.paint = paint
    self.encode = encode
    self.metrics = metrics
    self.lines = lines
    self.clipboard = clipboard
  }

  /// Returns a transparent image with a display list's size.
  package static func blankImage(of list: DisplayList) -> CGImage? {
    let (width, height) = (Int(list.size.width), Int(list.size.height))
    return CGImage(
      width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
  }
}

/// A clipboard for text, such as the desktop's.
package nonisolated struct Clipboard {
  /// Returns the text, or nil if there is none.
  package var text: () -> String?
  /// Replaces the text.
  package var setText: (String) -> Void

  /// Creates a clipboard.
  package init(text: @escaping () -> String?, setText: @escaping (String) -> Void) {
    (self.text, self.setText) = (text, setText)
  }

  /// Returns an empty clipboard that only its phone uses.
  package static func inMemory() -> Clipboard {
    var stored: String?
    return Clipboard(text: { stored }, setText: { stored = $0 })
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
