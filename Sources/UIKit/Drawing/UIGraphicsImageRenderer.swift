public import CoreGraphics

/// The format in which a renderer stores drawings.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uigraphicsrendererformat
open nonisolated class UIGraphicsRendererFormat: NSObject {
  /// The drawing area, in points.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format with default values.
  public required override init() {}

  /// Returns a default format for the main screen.
  open class func `default`() -> Self { Self() }

  /// Returns the most suitable format for the main screen.
  @discardableResult
  open class func preferred() -> Self { Self() }
}

/// The format in which a renderer stores images.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open nonisolated class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point. Both the default value and 0 represent the screen's scale.
  open var scale: CGFloat = AppContext.current.interface.screen.scale
  /// Whether images are initially black instead of transparent.
  open var opaque = false
}

/// The context for a renderer's drawing actions.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uigraphicsrenderercontext
open nonisolated class UIGraphicsRendererContext: NSObject {
  /// The context, in points, with y pointing down.
  public let cgContext: CGContext
  /// The format in which the drawing is stored.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Fills a rectangle with the current fill color.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the current fill color and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    with(blendMode) { fill(rect) }
  }

  /// Strokes just inside a rectangle's edges with the current stroke color and line width.
  open func stroke(_ rect: CGRect) {
    let half = cgContext.lineWidth / 2
    cgContext.stroke(rect.insetBy(dx: half, dy: half))
  }

  /// Strokes just inside a rectangle's edges with the current stroke color and a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    with(blendMode) { stroke(rect) }
  }

  /// Intersects the clip with a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func with(_ blendMode: CGBlendMode, _ body: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    body()
    cgContext.restoreGState()
  }
}

/// The context for an image renderer's drawing actions.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open nonisolated class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image drawn so far.
  open var currentImage: UIImage { cgContext.uiImage ?? UIImage() }
}

/// A renderer that draws in a rectangular area, in points.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uigraphicsrenderer
open nonisolated class UIGraphicsRenderer: NSObject {
  /// The format in which drawings are stored.
  public let format: UIGraphicsRendererFormat

  init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
    format.bounds = bounds
    self.format = format
  }
}

/// A renderer that draws images.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open nonisolated class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Creates a renderer for images with the given size in points and the main screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  /// Creates a renderer for images with the given format and the given size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of the given bounds in points, with the main screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Creates a renderer for images of the given bounds in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds, format)
  }

  /// Returns the image that `actions` draws. During the call, the image's context is current.
  ///
  /// If the size covers no pixels, the image is empty.
  @discardableResult
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let options = format as? UIGraphicsImageRendererFormat
    let context = CGContext.image(
      of: format.bounds, scale: options?.scale ?? 0, isOpaque: options?.opaque ?? false)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format))
    UIGraphicsPopContext()
    return context.uiImage ?? UIImage()
  }

  /// Returns the image that `actions` draws as PNG data, or empty data if the host can't encode
  /// images.
  @discardableResult
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the image that `actions` draws as JPEG data with a quality from 0 to 1, or empty data
  /// if the host can't encode images.
  @discardableResult
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
