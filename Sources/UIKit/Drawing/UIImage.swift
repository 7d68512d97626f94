public import CoreGraphics

/// A picture with a size in points.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiimage
public nonisolated final class UIImage: NSObject, @unchecked Sendable {
  /// Pixels a point.
  public let scale: CGFloat
  let pixels: CGImage
  /// The name by which the picture was found among the app's; nil for other pictures.
  let name: String?

  /// The pixels.
  public var cgImage: CGImage? { pixels }

  /// The size, in points.
  public var size: CGSize {
    CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  /// Makes a picture of pixels, one a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1)
  }

  /// Makes a picture of pixels, `scale` of them a point; 0 or less counts as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat) {
    self.init(cgImage, scale: scale, name: nil)
  }

  private init(_ pixels: CGImage, scale: CGFloat, name: String?) {
    self.pixels = pixels
    self.scale = scale > 0 ? scale : 1
    self.name = name
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

  /// Decodes a picture file's bytes; nil when they are no picture.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Decodes a picture file's bytes, `scale` pixels a point; nil when they are no picture.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = AppContext.current.services.decode(data) else { return nil }
    self.init(cgImage: pixels, scale: scale)
  }

  /// Draws the picture into the current drawing, stretched into a rectangle.
  public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.drawUpright(pixels, in: rect, alpha: 1)
  }

  /// Draws the picture into the current drawing, unscaled, its top left corner at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }
}
