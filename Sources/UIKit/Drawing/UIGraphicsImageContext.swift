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

/// Returns the drawing since the image was started, or in a view inside its `draw(_:)`; nil elsewhere.
@discardableResult
public nonisolated func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  LayerContext.current.graphics.last?.uiImage
}

/// Ends the image that was started last.
public nonisolated func UIGraphicsEndImageContext() {
  if LayerContext.current.graphics.last?.isImage == true { UIGraphicsPopContext() }
}

extension CGContext {
  /// Makes the context of a `UIImage`: in points, y down.
  ///
  /// - Parameter bounds: What is drawn on, in points.
  nonisolated static func image(of bounds: CGRect, scale: CGFloat, isOpaque: Bool) -> CGContext {
    let app = AppContext.current
    let scale = scale > 0 && scale.isFinite ? scale : app.screen.scale
    let bitmap = RecordedBitmap(
      bounds: bounds, scale: scale, background: isOpaque ? .black : .clear,
      paint: app.services.paint)
    return CGContext(
      recorder: DisplayListRecorder(bitmap: bitmap), clip: bounds,
      toDevice: CGAffineTransform(
        a: scale, b: 0, c: 0, d: -scale, tx: -bounds.minX * scale,
        ty: bounds.minY * scale + CGFloat(bitmap.height)))
  }

  private nonisolated var recordedBitmap: RecordedBitmap? { recorder.bitmap as? RecordedBitmap }

  /// Whether the context is a `UIImage`'s.
  fileprivate nonisolated var isImage: Bool {
    recordedBitmap?.imageScale != nil && recordedBitmap?.surface == nil
  }

  /// What was drawn so far; nil unless the context is a `UIImage`'s or a view's.
  nonisolated var uiImage: UIImage? {
    guard let scale = recordedBitmap?.imageScale, let image = makeImage() else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}
