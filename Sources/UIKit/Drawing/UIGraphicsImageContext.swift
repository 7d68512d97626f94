public import CoreGraphics
import DisplayList

/// Starts drawing an image of a size in points, one pixel a point.
public nonisolated func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Starts drawing an image: its context is the current one until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: In points. Where it has no pixels, nothing is drawn and there is no image.
///   - opaque: Whether the image starts black rather than transparent.
///   - scale: The number of pixels along each side of a point; 0 for the screen's.
public nonisolated func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext.image(
    of: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
  LayerContext.current.graphics.append(context)
}

/// Returns what was drawn since the image was started; nil outside an image.
public nonisolated func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  LayerContext.current.graphics.last?.uiImage
}

/// Ends the image that was started last.
public nonisolated func UIGraphicsEndImageContext() {
  if LayerContext.current.graphics.last?.imageScale != nil { UIGraphicsPopContext() }
}

extension CGContext {
  /// Makes the context of a `UIImage`: in points, y down.
  ///
  /// - Parameter bounds: What is drawn on, in points.
  nonisolated static func image(of bounds: CGRect, scale: CGFloat, isOpaque: Bool) -> CGContext {
    let app = AppContext.current
    let scale = scale > 0 && scale.isFinite ? scale : app.screen.scale
    // Not `bounds.width`, which is positive for a negative size, too.
    let size = bounds.size
    let (width, height) = (pixels(size.width * scale), pixels(size.height * scale))
    let bitmap = RecordedBitmap(
      width: width, height: height, bytesPerRow: width * 4,
      bitmapInfo: [.byteOrder32Little, CGBitmapInfo(rawValue: 2)],
      toPixels: CGAffineTransform(scaleX: scale, y: scale)
        .translatedBy(x: -bounds.minX, y: -bounds.minY),
      background: isOpaque ? .black : .clear, imageScale: scale, paint: app.services.paint)
    return CGContext(
      recorder: DisplayListRecorder(bitmap: bitmap), clip: bounds,
      toDevice: CGAffineTransform(
        a: scale, b: 0, c: 0, d: -scale, tx: -bounds.minX * scale,
        ty: bounds.minY * scale + CGFloat(height)))
  }

  /// The number of pixels of a length, a part of a pixel counting as one.
  private nonisolated static func pixels(_ length: CGFloat) -> Int {
    let (largest, tolerance) = (16_384.0, 1e-6)
    let length = (length - tolerance).rounded(.up)
    return length > 0 && length <= largest ? Int(length) : 0
  }

  /// The scale of a `UIImage`'s context; nil for others.
  nonisolated var imageScale: CGFloat? { (recorder.bitmap as? RecordedBitmap)?.imageScale }

  /// What was drawn so far; nil unless the context is a `UIImage`'s.
  nonisolated var uiImage: UIImage? {
    guard let scale = imageScale, let image = makeImage() else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}
