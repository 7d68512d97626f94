public import CoreGraphics
import DisplayList

nonisolated extension CGContext {
  /// Creates a context that draws into a bitmap. Coordinates are in pixels from the lower-left
  /// corner, with y pointing up.
  ///
  /// Pixels have four bytes, and their colors are premultiplied by alpha. `data` is updated after
  /// each drawing operation, and its previous contents are ignored. If `data` is `nil`, the context
  /// allocates its own memory and updates it only when the memory is read.
  ///
  /// - Parameters:
  ///   - data: Memory of `bytesPerRow * height` bytes, or `nil` if the context should allocate it.
  ///   - bitsPerComponent: The only supported value is 8.
  ///   - bytesPerRow: The number of bytes per row, or 0 for four times the width. Smaller values
  ///     are not supported.
  ///   - space: An RGB color space. Other color spaces are not supported.
  ///   - bitmapInfo: The position of alpha and the byte order. Only layouts with premultiplied
  ///     colors are supported.
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
      paint: AppContext.current.host.services.paint)
    self.init(
      recorder: DisplayListRecorder(bitmap: bitmap),
      clip: CGRect(x: 0, y: 0, width: width, height: height))
  }
}
