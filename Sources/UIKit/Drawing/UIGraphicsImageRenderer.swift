public import CoreGraphics

/// The storage format of a renderer's drawings.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uigraphicsrendererformat
open nonisolated class UIGraphicsRendererFormat: NSObject {
  /// The drawing area, in points.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format with default values.
  public required override init() {}

  /// Returns a format for the main screen.
  open class func `default`() -> Self { Self() }

  /// Returns the most suitable format for the main screen.
  @discardableResult
  open class func preferred() -> Self { Self() }
}

/// The storage format of a renderer's images.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open nonisolated class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point. The default and 0 are the screen's scale.
  open var scale: CGFloat = AppContext.current.interface.screen.scale
  /// Whether images start black instead of transparent.
  open var opaque = false
}

/// The context for a renderer's actions.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uigraphicsrenderercontext
open nonisolated class UIGraphicsRendererContext: NSObject {
  /// The context, in points, with y pointing down.
  public let cgContext: CGContext
  /// The storage format of the drawing.
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

  /// Strokes a rectangle inside its edges, with the current stroke color and line width.
  open func stroke(_ rect: CGRect) {
    let half = cgContext.lineWidth / 2
    cgContext.stroke(rect.insetBy(dx: half, dy: half))
  }

  /// Strokes a rectangle inside its edges, with the current stroke color and a blend mode.
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

/// The context for the actions of an image renderer.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open nonisolated class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The drawing so far.
  open var currentImage: UIImage { cgContext.uiImage ?? UIImage() }
}

/// A renderer that draws in a rectangle, in points.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uigraphicsrenderer
open nonisolated class UIGraphicsRenderer: NSObject {
  /// The storage format of drawings.
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
  /// Creates a renderer for images with a size in points and the main screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  /// Creates a renderer for images with a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of a rectangle in points, with the main screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Creates a renderer for images of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds, format)
  }

  /// Returns the image that `actions` draw. During the call, the image's context is the current
  /// one.
  ///
  /// A size without pixels gives an image without pixels.
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

  /// Returns the image that `actions` draw, as a PNG file. The result is empty if no host encodes
  /// images.
  @discardableResult
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the image that `actions` draw, as a JPEG file with a quality from 0 to 1. The result
  /// is empty if no host encodes images.
  @discardableResult
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
