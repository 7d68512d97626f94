public import CoreGraphics
import DisplayList

/// An image with a size in points.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiimage
open nonisolated class UIImage: NSObject, @unchecked Sendable {
  /// The transformation of an image's pixels before they are drawn.
  public enum Orientation: Int, Sendable {
    /// The pixels are upright.
    case up = 0
    /// Rotated 180 degrees.
    case down = 1
    /// Rotated 90 degrees counterclockwise.
    case left = 2
    /// Rotated 90 degrees clockwise.
    case right = 3
    /// Flipped horizontally.
    case upMirrored = 4
    /// Flipped vertically.
    case downMirrored = 5
    /// Rows and columns swapped.
    case leftMirrored = 6
    /// Rows and columns swapped, then rotated 180 degrees.
    case rightMirrored = 7
  }

  /// Whether an image is drawn with its own colors.
  public enum RenderingMode: Int, Sendable {
    /// Use the image's own colors.
    case automatic = 0
    /// Use the image's own colors.
    case alwaysOriginal = 1
    /// Use the tint color of the view that displays the image, wherever the image is opaque.
    case alwaysTemplate = 2
  }

  /// How the middle of an image with cap insets fills a larger rectangle.
  public enum ResizingMode: Int, Sendable {
    /// The middle is tiled.
    case tile = 0
    /// The middle is stretched.
    case stretch = 1
  }

  /// The number of pixels per point.
  public let scale: CGFloat
  /// The transformation of the pixels before they are drawn.
  public let imageOrientation: Orientation
  /// Whether the image is drawn with its own colors.
  public let renderingMode: RenderingMode
  let pixels: CGImage?
  /// The name that was used to load the image, or `nil` for other images.
  let name: String?
  /// The color that replaces the image's own colors.
  let tint: UIColor?
  /// The fixed edges of a resizable image, or `nil` for other images.
  let caps: CapInsets?

  /// The untransformed pixels, or `nil` for an empty image.
  open var cgImage: CGImage? { pixels }

  /// The size of the drawn image, in points.
  open var size: CGSize {
    guard let pixels else { return .zero }
    let (width, height) = (CGFloat(pixels.width) / scale, CGFloat(pixels.height) / scale)
    return imageOrientation.isOnItsSide
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// Creates an image without pixels.
  public override convenience init() {
    self.init(nil, scale: 1)
  }

  /// Creates an image with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage, scale: 1)
  }

  /// Creates an image with `scale` pixels per point. A scale of 0 or less is treated as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale, orientation: orientation)
  }

  private init(
    _ pixels: CGImage?, scale: CGFloat, orientation: Orientation = .up, name: String? = nil,
    renderingMode: RenderingMode = .automatic, tint: UIColor? = nil, caps: CapInsets? = nil
  ) {
    self.pixels = pixels
    self.scale = scale > 0 ? scale : 1
    imageOrientation = orientation
    self.name = name
    self.renderingMode = renderingMode
    self.tint = tint
    self.caps = caps
  }

  /// Returns the same image with different properties.
  func with(
    renderingMode: RenderingMode? = nil, tint: UIColor? = nil, caps: CapInsets? = nil
  ) -> UIImage {
    UIImage(
      pixels, scale: scale, orientation: imageOrientation, name: name,
      renderingMode: renderingMode ?? self.renderingMode, tint: tint ?? self.tint,
      caps: caps ?? self.caps)
  }

  /// Loads one of the app's images by name, with or without a file extension.
  ///
  /// `NAME@2x` or `NAME@3x` is preferred on a screen with that scale. The result is `nil` if the
  /// image does not exist or cannot be read. In that case, a warning lists the paths that were
  /// tried. Images may be replaced while the app runs; views are then laid out and redrawn.
  public convenience init?(named name: String) {
    let context = AppContext.current
    guard let found = context.host.services.picture(name, context.interface.screen.scale) else {
      return nil
    }
    self.init(found.image, scale: found.scale, name: name)
  }

  /// Loads one of the app's images by name, for a trait collection's scale.
  ///
  /// The bundle is ignored, because the app has only one.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiimage/init(named:in:compatiblewith:)
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let context = AppContext.current
    let scale = traitCollection?.displayScale ?? 0
    let found = context.host.services.picture(name, scale > 0 ? scale : context.deviceTraits.scale)
    guard let found else { return nil }
    self.init(found.image, scale: found.scale, name: name)
  }

  /// Decodes the bytes of an image file, or returns `nil` if they are not an image.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Decodes the bytes of an image file with `scale` pixels per point, or returns `nil` if they are
  /// not an image.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = AppContext.current.host.services.decode(data) else { return nil }
    self.init(pixels, scale: scale)
  }

  /// Creates the image for an image literal by name. Traps if the image does not exist.
  public required convenience init(imageLiteralResourceName name: String) {
    let context = AppContext.current
    guard let found = context.host.services.picture(name, context.interface.screen.scale) else {
      fatalError("there is no image named \(name)")
    }
    self.init(found.image, scale: found.scale, name: name)
  }

  /// Returns the same image, drawn with its own colors or as a template.
  @discardableResult
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with(renderingMode: renderingMode)
  }

  /// Returns the same image, drawn in the given color wherever it is opaque.
  @discardableResult
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the same image, drawn in `color` wherever it is opaque, unless it is a template.
  @discardableResult
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with(renderingMode: renderingMode, tint: color)
  }

  // MARK: - Drawing

  /// Draws the image into the current context, unscaled, with its top-left corner at a point.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image into the current context with a blend mode and an opacity from 0 to 1.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into the current context, stretched to fill a rectangle.
  open func draw(in rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { draw(in: rect, on: context, alpha: 1) }
  }

  /// Draws the image into the current context, stretched to fill a rectangle, with a blend mode and
  /// an opacity from 0 to 1.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    withBlendMode(blendMode) { draw(in: rect, on: $0, alpha: max(0, min(1, alpha))) }
  }

  /// Fills a rectangle in the current context with copies of the image.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let pixels else { return }
    context.saveGState()
    context.clip(to: rect)
    context.drawUprightTiles(pixels, from: CGRect(origin: .zero, size: size))
    context.restoreGState()
  }

  private func draw(in rect: CGRect, on context: CGContext, alpha: CGFloat) {
    guard let pixels, !rect.isNull else { return }
    if let caps {
      return context.draw(caps.commands(in: rect, tint: tint?.cgColor), alpha: alpha)
    }
    var rect = rect
    let isTurned = imageOrientation != .up
    if isTurned {
      context.saveGState()
      context.concatenate(imageOrientation.transform(into: rect))
      rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    if let tint {
      context.drawUpright(pixels, in: rect, tint: tint.cgColor.withAlpha(alpha))
    } else {
      context.drawUpright(pixels, in: rect, alpha: alpha)
    }
    if isTurned { context.restoreGState() }
  }

  /// Returns the commands that draw the image in a rectangle.
  ///
  /// - Parameter template: The color of a template image.
  func commands(in rect: CGRect, template: @autoclosure () -> CGColor) -> [DrawCommand] {
    guard let pixels else { return [] }
    let color: CGColor? = renderingMode == .alwaysTemplate ? template() : tint?.cgColor
    if let caps { return caps.commands(in: rect, tint: color) }
    func command(in rect: CGRect) -> DrawCommand {
      color.map { .tintedImage(pixels, in: rect, $0) } ?? .image(pixels, in: rect, opacity: 1)
    }
    if imageOrientation == .up { return [command(in: rect)] }
    return [
      .save, .concatenate(imageOrientation.transform(into: rect)),
      command(in: CGRect(x: 0, y: 0, width: 1, height: 1)), .restore,
    ]
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

nonisolated extension UIImage.Orientation {
  /// Whether the pixel columns are drawn as rows.
  var isOnItsSide: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  /// Returns the transform from the unit square, which contains the pixels with the first row at
  /// the top, to a rectangle in which the pixels are upright.
  func transform(into rect: CGRect) -> CGAffineTransform {
    let turned: CGAffineTransform =
      switch self {
      case .up: .identity
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
      // The first row becomes the left column, from bottom to top, or the right column.
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
      case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
      }
    return turned.concatenating(
      CGAffineTransform(
        a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
  }
}

nonisolated extension UIImage: LayerContents {
  package var layerContents: CGImage? { pixels }
}
