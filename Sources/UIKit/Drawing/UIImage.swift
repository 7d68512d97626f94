public import CoreGraphics
import DisplayList

/// A picture with a size in points.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiimage
open nonisolated class UIImage: NSObject, @unchecked Sendable {
  /// How a picture's pixels lie before it is drawn.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up = 0
    /// Rotated by half a turn.
    case down = 1
    /// Rotated counterclockwise by a quarter turn.
    case left = 2
    /// Rotated clockwise by a quarter turn.
    case right = 3
    /// Flipped horizontally.
    case upMirrored = 4
    /// Flipped vertically.
    case downMirrored = 5
    /// Rows and columns exchanged.
    case leftMirrored = 6
    /// Rows and columns exchanged, then rotated by half a turn.
    case rightMirrored = 7
  }

  /// Whether a picture is drawn with its own colours.
  public enum RenderingMode: Int, Sendable {
    /// With its own colours.
    case automatic = 0
    /// With its own colours.
    case alwaysOriginal = 1
    /// In the tint colour of the view that shows it, wherever the picture is opaque.
    case alwaysTemplate = 2
  }

  /// How the middle of a picture with cap insets fills a larger rectangle.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }

  /// Pixels a point.
  public let scale: CGFloat
  /// How the pixels lie.
  public let imageOrientation: Orientation
  /// Whether the picture is drawn with its own colours.
  public let renderingMode: RenderingMode
  let pixels: CGImage?
  /// The name by which the picture was found among the app's; nil for other pictures.
  let name: String?
  /// The colour that replaces the picture's own.
  let tint: UIColor?
  /// What of a resizable picture keeps its size; nil for other pictures.
  let caps: CapInsets?

  /// The pixels, as they lie; nil for a picture without any.
  open var cgImage: CGImage? { pixels }

  /// The size, in points, as the picture is drawn.
  open var size: CGSize {
    guard let pixels else { return .zero }
    let (width, height) = (CGFloat(pixels.width) / scale, CGFloat(pixels.height) / scale)
    return imageOrientation.isOnItsSide
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// Makes a picture without pixels.
  public override convenience init() {
    self.init(nil, scale: 1)
  }

  /// Makes a picture of pixels, one a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage, scale: 1)
  }

  /// Makes a picture of pixels, `scale` of them a point; 0 or less counts as 1.
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

  /// Returns the same picture with other properties.
  func with(
    renderingMode: RenderingMode? = nil, tint: UIColor? = nil, caps: CapInsets? = nil
  ) -> UIImage {
    UIImage(
      pixels, scale: scale, orientation: imageOrientation, name: name,
      renderingMode: renderingMode ?? self.renderingMode, tint: tint ?? self.tint,
      caps: caps ?? self.caps)
  }

  /// Finds a picture of the app by its name, with or without ending.
  ///
  /// `NAME@2x` or `NAME@3x` is preferred on a screen of that scale. nil when there is
  /// none or it cannot be read; the phone's owner gets a warning with the paths tried. The owner
  /// may replace images while the app runs: views are laid out and drawn again then.
  public convenience init?(named name: String) {
    let context = AppContext.current
    guard let found = context.services.picture(name, context.screen.scale) else { return nil }
    self.init(found.image, scale: found.scale, name: name)
  }

  /// Finds a picture of the app by its name, for the scale of a trait collection.
  ///
  /// There is one bundle, the app's.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiimage/init(named:in:compatiblewith:)
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let context = AppContext.current
    let scale = traitCollection?.displayScale ?? 0
    let found = context.services.picture(name, scale > 0 ? scale : context.deviceTraits.scale)
    guard let found else { return nil }
    self.init(found.image, scale: found.scale, name: name)
  }

  /// Decodes a picture file's bytes; nil when they are no picture.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Decodes a picture file's bytes, `scale` pixels a point; nil when they are no picture.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = AppContext.current.services.decode(data) else { return nil }
    self.init(pixels, scale: scale)
  }

  /// Makes the picture of an image literal, by its name; traps if there is none.
  public required convenience init(imageLiteralResourceName name: String) {
    let context = AppContext.current
    guard let found = context.services.picture(name, context.screen.scale) else {
      fatalError("there is no image named \(name)")
    }
    self.init(found.image, scale: found.scale, name: name)
  }

  /// Returns the same picture, drawn with its own colours or as a template.
  @discardableResult
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with(renderingMode: renderingMode)
  }

  /// Returns the same picture, drawn in a colour wherever it is opaque.
  @discardableResult
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the same picture, drawn in a colour wherever it is opaque, unless it is shown as a
  /// template.
  @discardableResult
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with(renderingMode: renderingMode, tint: color)
  }

  // MARK: - Drawing

  /// Draws the picture into the current context, unscaled, its top left corner at a point.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the picture into the current context, with a blend mode and an opacity of 0…1.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture into the current context, stretched into a rectangle.
  open func draw(in rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { draw(in: rect, on: context, alpha: 1) }
  }

  /// Draws the picture into the current context, stretched into a rectangle, with a blend mode and
  /// an opacity of 0…1.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    withBlendMode(blendMode) { draw(in: rect, on: $0, alpha: max(0, min(1, alpha))) }
  }

  /// Fills a rectangle of the current context with copies of the picture.
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

  /// Returns the commands that show the picture in a rectangle.
  ///
  /// - Parameter template: The colour in which a template is drawn.
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
  /// Whether the picture's columns are drawn as rows.
  var isOnItsSide: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  /// Returns the map from the unit square, in which the pixels lie with the first row at the top, to
  /// a rectangle in which they are upright.
  func transform(into rect: CGRect) -> CGAffineTransform {
    let turned: CGAffineTransform =
      switch self {
      case .up: .identity
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
      // The first row becomes the left column, from below, or the right one.
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
