package import CoreGraphics

/// The pixels of a bitmap context, painted on demand.
///
/// A finger-painting app draws the previous image into a new one each time a finger moves. The
/// painted image replaces the commands, so recordings don't grow without limit.
package final class RecordedBitmap: Bitmap {
  package let width: Int
  package let height: Int
  package let bytesPerRow: Int
  package let bitmapInfo: CGBitmapInfo
  /// The transform from the initial coordinates to pixels, with the origin at the top left.
  private let toPixels: CGAffineTransform
  /// The initial contents.
  private let background: CGColor
  private let paint: (DisplayList) -> CGImage?
  /// The pixels per point of the drawing's `UIImage`; `nil` for other drawings.
  package let imageScale: CGFloat?
  /// The view or layer being drawn; `nil` for a bitmap.
  package let surface: ViewSurface?

  /// The memory that the owner of a bitmap context reads, and whether this object owns it.
  private var memory: UnsafeMutableRawPointer?
  private let ownsMemory: Bool
  /// Whether the caller may read the memory at any time. If so, each drawing must update it.
  private var isWatched: Bool

  /// The recorder for drawings that haven't been painted yet.
  package weak var recorder: DisplayListRecorder?
  /// The last image; `nil` if something has been drawn since.
  private var image: CGImage?

  /// Creates transparent or black pixels.
  ///
  /// - Parameters:
  ///   - memory: The caller's memory for the pixels, if any.
  ///   - toPixels: The transform from the initial coordinates to pixels, with the origin at the top
  ///     left.
  ///   - paint: Paints a list at one pixel per point; `nil` if painting is not available.
  package init(
    width: Int, height: Int, bytesPerRow: Int, bitmapInfo: CGBitmapInfo,
    memory: UnsafeMutableRawPointer? = nil, toPixels: CGAffineTransform, background: CGColor,
    imageScale: CGFloat? = nil, surface: ViewSurface? = nil,
    paint: @escaping (DisplayList) -> CGImage?
  ) {
    (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
    self.bitmapInfo = bitmapInfo
    self.memory = memory
    ownsMemory = memory == nil
    isWatched = memory != nil
    self.toPixels = toPixels
    self.background = background
    self.imageScale = imageScale
    self.surface = surface
    self.paint = paint
  }

  /// Creates transparent or black pixels for a rectangle of points, with y pointing down.
  ///
  /// - Parameters:
  ///   - bounds: The area of the bitmap, in points. If it contains no pixels, there is no image.
  ///   - scale: The pixels per point.
  package convenience init(
    bounds: CGRect, scale: CGFloat, background: CGColor, surface: ViewSurface? = nil,
    paint: @escaping (DisplayList) -> CGImage?
  ) {
    // Unlike `bounds.width`, this is negative for a negative size.
    let width = Self.pixels(bounds.size.width * scale)
    self.init(
      width: width, height: Self.pixels(bounds.size.height * scale), bytesPerRow: width * 4,
      bitmapInfo: [.byteOrder32Little, CGBitmapInfo(rawValue: 2)],
      toPixels: CGAffineTransform(scaleX: scale, y: scale)
        .translatedBy(x: -bounds.minX, y: -bounds.minY),
      background: background, imageScale: scale, surface: surface, paint: paint)
  }

  /// Converts a length to a number of pixels, rounded up.
  private static func pixels(_ length: CGFloat) -> Int {
    let (largest, tolerance) = (16_384.0, 1e-6)
    let length = (length - tolerance).rounded(.up)
    return length > 0 && length <= largest ? Int(length) : 0
  }

  deinit {
    if ownsMemory { memory?.deallocate() }
  }

  package func makeImage() -> CGImage? {
    if let image { return image }
    guard let recorder, width > 0, height > 0 else { return nil }
    let size = CGSize(width: width, height: height)
    var node = DisplayNode(bounds: CGRect(origin: .zero, size: size))
    node.contents = (surface?.commandsBefore ?? []) + recorder.commands
    node.contentsTransform = toPixels
    let painted = paint(DisplayList(size: size, background: background, nodes: [node]))
    guard let painted else { return nil }
    image = painted
    // A view must stay sharp in a window of any size.
    guard surface == nil else { return painted }
    // Draw the image upright in pixels, whether y points up or down.
    var state: [DrawCommand] = [.save, .concatenate(toPixels.inverted())]
    state.append(.image(painted, in: CGRect(origin: .zero, size: size), opacity: 1))
    state.append(.restore)
    var base = DisplayNode(bounds: .zero)
    base.contents = state
    recorder.replaceDrawings(with: .nodes([base]))
    return painted
  }

  package var data: UnsafeMutableRawPointer {
    let memory =
      self.memory
      ?? UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
    self.memory = memory
    isWatched = true
    writeMemory()
    return memory
  }

  /// Called after each drawing.
  func didDraw() {
    image = nil
    if isWatched { writeMemory() }
  }

  private func writeMemory() {
    guard let memory, let image = makeImage() else { return }
    let layout = PixelLayout(bitmapInfo)
    for row in 0..<height {
      layout.write(
        image.pixels[(row * width * 4)..<((row + 1) * width * 4)],
        to: memory + row * bytesPerRow)
    }
  }
}

/// The byte order of a pixel in a bitmap context.
package struct PixelLayout {
  private let red: Int
  private let green: Int
  private let blue: Int
  private let alpha: Int

  /// Creates the layout for Core Graphics' bits. Layouts that Core Graphics can't draw are treated
  /// as premultiplied.
  package init(_ info: CGBitmapInfo) {
    let alphaInfo = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    let isFirst: Bool =
      switch alphaInfo {
      case .premultipliedFirst, .first, .noneSkipFirst: true
      case .premultipliedLast, .last, .noneSkipLast, nil, .some(.none), .alphaOnly: false
      }
    var order = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
    if info.intersection(.byteOrderMask) == .byteOrder32Little { order = order.map { 3 - $0 } }
    (red, green, blue, alpha) = (order[0], order[1], order[2], order[3])
  }

  /// Writes pixels whose bytes are in the order blue, green, red, alpha.
  func write(_ pixels: ArraySlice<UInt8>, to memory: UnsafeMutableRawPointer) {
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    var target = 0
    for start in stride(from: pixels.startIndex, to: pixels.endIndex, by: 4) {
      bytes[target + blue] = pixels[start]
      bytes[target + green] = pixels[start + 1]
      bytes[target + red] = pixels[start + 2]
      bytes[target + alpha] = pixels[start + 3]
      target += 4
    }
  }
}
