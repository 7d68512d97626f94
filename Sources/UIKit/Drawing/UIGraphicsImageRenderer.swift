public import CoreGraphics

/// How a renderer's drawing is stored.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uigraphicsrendererformat
open nonisolated class UIGraphicsRendererFormat: NSObject {
  /// What is drawn on, in points.
  open internal(set) var bounds = CGRect.zero

  /// Makes a format with default values.
  public required override init() {}

  /// Returns a format for the main screen.
  open class func `default`() -> Self { Self() }

  /// Returns the format that suits the main screen best.
  @discardableResult
  open class func preferred() -> Self { Self() }
}

/// How a renderer's images are stored.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open nonisolated class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels along each side of a point; the screen's by default, and for 0.
  open var scale: CGFloat = AppContext.current.screen.scale
  /// Whether images start black rather than transparent.
  open var opaque = false
}

/// What a renderer's actions draw with.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uigraphicsrenderercontext
open nonisolated class UIGraphicsRendererContext: NSObject {
  /// The context, in points, y down.
  public let cgContext: CGContext
  /// How the drawing is stored.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the current fill colour and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    with(blendMode) { fill(rect) }
  }

  /// Strokes a rectangle with the current stroke colour and line width, inside its edges.
  open func stroke(_ rect: CGRect) {
    let half = cgContext.lineWidth / 2
    cgContext.stroke(rect.insetBy(dx: half, dy: half))
  }

  /// Strokes a rectangle with the current stroke colour and a blend mode, inside its edges.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    with(blendMode) { stroke(rect) }
  }

  /// Narrows the clip to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func with(_ blendMode: CGBlendMode, _ body: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    body()
    cgContext.restoreGState()
  }
}

/// What the actions of an image's renderer draw with.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open nonisolated class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What was drawn so far.
  open var currentImage: UIImage { cgContext.uiImage ?? UIImage() }
}

/// Draws in a rectangle of points.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uigraphicsrenderer
open nonisolated class UIGraphicsRenderer: NSObject {
  /// How drawings are stored.
  public let format: UIGraphicsRendererFormat

  init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
    format.bounds = bounds
    self.format = format
  }
}

/// Draws images.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open nonisolated class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Makes a renderer of images of a size, in points, with the main screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  /// Makes a renderer of images of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of images of a rectangle, in points, with the main screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Makes a renderer of images of a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds, format)
  }

  /// Returns the image that `actions` draw; their context is the current one meanwhile.
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

  /// Returns the image that `actions` draw as a PNG file; empty where no host encodes images.
  @discardableResult
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the image that `actions` draw as a JPEG file, with a quality from 0 to 1; empty where no host
  /// encodes images.
  @discardableResult
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
