public import CoreGraphics
import DisplayList

nonisolated extension CGContext {
  /// Makes a context that draws on pixels: in pixels, y up, starting at the lower left.
  ///
  /// Pixels have four bytes, of which colours are multiplied with alpha. `data` is written after each
  /// drawing; without it, the context has memory of its own, which is written when somebody asks for
  /// it. What `data` contains before does not show.
  ///
  /// - Parameters:
  ///   - data: Memory of `bytesPerRow * height` bytes; `nil` for the context's own.
  ///   - bitsPerComponent: 8; for other values there is no context.
  ///   - bytesPerRow: 0 for four times the width; less than that gives no context.
  ///   - space: A space of red, green and blue; for others there is no context.
  ///   - bitmapInfo: Where alpha lies, and the order of bytes; layouts whose colours are not
  ///     multiplied with alpha give no context.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let largest = 16_384
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard bitsPerComponent == 8, space.model == .rgb, 1...largest ~= width, 1...largest ~= height,
      bytesPerRow == 0 || bytesPerRow >= width * 4
    else { return nil }
    switch CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue) {
    case .premultipliedFirst, .premultipliedLast, .noneSkipFirst, .noneSkipLast: break
    case .some(.none), .first, .last, .alphaOnly, nil: return nil
    }
    let upsideDown = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    let bitmap = RecordedBitmap(
      width: width, height: height, bytesPerRow: bytesPerRow == 0 ? width * 4 : bytesPerRow,
      bitmapInfo: info, memory: data, toPixels: upsideDown, background: .clear,
      paint: AppContext.current.services.paint)
    self.init(
      recorder: DisplayListRecorder(bitmap: bitmap),
      clip: CGRect(x: 0, y: 0, width: width, height: height))
  }
}
