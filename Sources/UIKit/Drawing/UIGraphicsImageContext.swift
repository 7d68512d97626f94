public import CoreGraphics
import DisplayList

/// Begins drawing an image with the given size in points and one pixel per point.
public nonisolated func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins drawing an image. Its context remains current until `UIGraphicsEndImageContext()` is
/// called.
///
/// - Parameters:
///   - size: The size in points. If it covers no pixels, nothing is drawn and no image is created.
///   - opaque: Whether the image is initially black instead of transparent.
///   - scale: The number of pixels per point, or 0 for the screen's scale.
public nonisolated func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext.image(
    of: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
  LayerContext.current.graphics.append(context)
}

/// Returns the content drawn so far in the current image or, inside `draw(_:)`, in the view.
/// Returns `nil` if there is neither.
@discardableResult
public nonisolated func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  LayerContext.current.graphics.last?.uiImage
}

/// Finishes the most recently started image.
public nonisolated func UIGraphicsEndImageContext() {
  if LayerContext.current.graphics.last?.isImage == true { UIGraphicsPopContext() }
}

extension CGContext {
  /// Creates a context for a `UIImage`, in points, with y pointing down.
  ///
  /// - Parameter bounds: The drawing area, in points.
  nonisolated static func image(of bounds: CGRect, scale: CGFloat, isOpaque: Bool) -> CGContext {
    let app = AppContext.current
    let scale = scale > 0 && scale.isFinite ? scale : app.interface.screen.scale
    let bitmap = RecordedBitmap(
      bounds: bounds, scale: scale, background: isOpaque ? .black : .clear,
      paint: app.host.services.paint)
    return CGContext(
      recorder: DisplayListRecorder(bitmap: bitmap), clip: bounds,
      toDevice: CGAffineTransform(
        a: scale, b: 0, c: 0, d: -scale, tx: -bounds.minX * scale,
        ty: bounds.minY * scale + CGFloat(bitmap.height)))
  }

  private nonisolated var recordedBitmap: RecordedBitmap? { recorder.bitmap as? RecordedBitmap }

  /// Whether the context belongs to a `UIImage`.
  fileprivate nonisolated var isImage: Bool {
    recordedBitmap?.imageScale != nil && recordedBitmap?.surface == nil
  }

  /// The content drawn so far, or `nil` if the context belongs to neither a `UIImage` nor a view.
  nonisolated var uiImage: UIImage? {
    guard let scale = recordedBitmap?.imageScale, let image = makeImage() else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}
