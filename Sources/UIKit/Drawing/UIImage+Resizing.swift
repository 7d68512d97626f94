public import CoreGraphics
import DisplayList

/// The fixed-size edges of a resizable image, and how its middle fills a rectangle.
nonisolated struct CapInsets: Sendable {
  let insets: UIEdgeInsets
  let mode: UIImage.ResizingMode
  let parts: NinePartImage

  func commands(in rect: CGRect, tint: CGColor?) -> [DrawCommand] {
    parts.commands(in: rect, tiles: mode == .tile, tint: tint)
  }
}

nonisolated extension UIImage {
  /// The widths of the edges that stay fixed when the image is resized, in points, or zero.
  public var capInsets: UIEdgeInsets { caps?.insets ?? .zero }

  /// How the middle of a resizable image fills a larger rectangle.
  public var resizingMode: ResizingMode { caps?.mode ?? .tile }

  /// Returns an image with fixed-size edges and a tiled middle.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiimage/resizableimage(withcapinsets:)
  @discardableResult
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns an image with fixed-size edges and a middle that is tiled or stretched.
  ///
  /// The edges are rounded to whole pixels, and the middle is at least one pixel wide. A template
  /// image is always stretched.
  @discardableResult
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    guard let pixels = uprightPixels else { return self }
    let center = CGRect(
      x: capInsets.left * scale, y: capInsets.top * scale,
      width: max(0, CGFloat(pixels.width) - (capInsets.left + capInsets.right) * scale),
      height: max(0, CGFloat(pixels.height) - (capInsets.top + capInsets.bottom) * scale))
    return with(
      caps: CapInsets(
        insets: capInsets, mode: resizingMode,
        parts: NinePartImage(pixels, center: center, scale: scale)))
  }

  /// Returns an image whose one-point middle column and row are stretched. This is the older form
  /// of `resizableImage(withCapInsets:)`.
  ///
  /// - SeeAlso:
  ///   developer.apple.com/documentation/uikit/uiimage/stretchableimage(withleftcapwidth:topcapheight:)
  @discardableResult
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: topCapHeight > 0 ? max(0, size.height - top - 1) : 0,
        right: leftCapWidth > 0 ? max(0, size.width - left - 1) : 0),
      resizingMode: .stretch)
  }

  // MARK: - Files

  /// The pixels, rotated according to the image orientation.
  private var uprightPixels: CGImage? {
    guard let pixels, imageOrientation != .up else { return pixels }
    let isOnItsSide = imageOrientation.isOnItsSide
    let (width, height) = (pixels.width, pixels.height)
    let size =
      isOnItsSide ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    var node = DisplayNode(bounds: CGRect(origin: .zero, size: size))
    node.contents = [
      .concatenate(imageOrientation.transform(into: node.bounds)),
      .image(pixels, in: CGRect(x: 0, y: 0, width: 1, height: 1), opacity: 1),
    ]
    return AppContext.current.host.services.paint(
      DisplayList(size: size, background: .clear, nodes: [node]))
  }

  /// Returns the image as PNG data, or `nil` if it has no pixels or the host can't encode images.
  ///
  /// As on iOS, the pixels are stored without applying `imageOrientation`.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiimage/pngdata()
  @discardableResult
  public func pngData() -> Data? {
    pixels.flatMap { AppContext.current.host.services.encode($0, .png) }
  }

  /// Returns the image as JPEG data, with white behind transparent parts, or `nil` if it has no
  /// pixels or the host can't encode images.
  ///
  /// - Parameter compressionQuality: The quality, from 0 (smallest file) to 1 (best image).
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiimage/jpegdata(compressionquality:)
  @discardableResult
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightPixels.flatMap {
      AppContext.current.host.services.encode($0, .jpeg(quality: compressionQuality))
    }
  }
}
