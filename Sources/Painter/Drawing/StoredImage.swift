import CCairo
import CoreGraphics

/// A picture's pixels as Cairo sees them, with the smaller versions it was drawn in.
final class StoredImage {
  private var image: CGImage
  /// The bytes of all versions that were made.
  private(set) var byteCount: Int
  /// When the store last handed it out.
  var lastUse = 0

  private var levels: [Surface]
  private var stretched = LRUCache<Stretch, Surface?>(limit: 16 << 20)

  /// An upright size that the whole picture was drawn in.
  struct Stretch: Hashable {
    /// Sides, in pixels.
    let width: Double
    let height: Double
    /// Whether left and right, or top and bottom, are swapped.
    let flipsX: Bool
    let flipsY: Bool
    /// Where in its first pixel it starts.
    let start: SubpixelOffset
  }

  /// Copies the pixels, or nil when Cairo cannot hold so large a picture.
  init?(_ image: CGImage) {
    guard max(image.width, image.height) <= Surface.maximumSide else { return nil }
    let isOpaque = image.pixels.withUnsafeBufferPointer { pixels in
      Swift.stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
    }
    guard
      let surface = Surface(
        width: image.width, height: image.height, format: isOpaque ? .opaqueColor : .color)
    else { return nil }
    let rowBytes = image.width * 4
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let source = pixels.baseAddress else { return }
      for row in 0..<image.height {
        (surface.bytes + row * surface.stride).update(
          from: source + row * rowBytes, count: rowBytes)
      }
    }
    cairo_surface_mark_dirty(surface.pointer)
    self.image = image
    self.isOpaque = isOpaque
    levels = [surface]
    byteCount = surface.byteCount
  }

  /// Whether no pixel lets anything through.
  let isOpaque: Bool

  /// Whether anybody else still holds the picture.
  func isInUse() -> Bool { !isKnownUniquelyReferenced(&image) }

  /// The full picture.
  var surface: Surface { levels[0] }

  /// Returns the picture halved as often as it can be without going below `scale`.
  ///
  /// Resampling one of these to a small size is faster, and smoother, than resampling the full
  /// picture.
  func level(forScale scale: Double) -> (surface: Surface, halvings: Int) {
    var halvings = 0
    var remaining = scale
    while remaining <= 0.5, halvings < 14 {
      if halvings + 1 == levels.count {
        guard let half = levels[halvings].halved(isOpaque: isOpaque) else { break }
        levels.append(half)
        byteCount += half.byteCount
      }
      halvings += 1
      remaining *= 2
    }
    return (levels[halvings], halvings)
  }

  /// Returns the picture in an upright size, made once.
  func stretched(_ key: Stretch, make: () -> Surface?) -> Surface? {
    stretched.value(for: key, cost: { $0?.byteCount ?? 0 }, make: make)
  }
}

extension Surface {
  /// Returns every two by two pixels averaged, or nil for a single pixel.
  ///
  /// An odd last row or column counts twice.
  func halved(isOpaque: Bool) -> Surface? {
    guard width > 1 || height > 1,
      let half = Surface(
        width: (width + 1) / 2, height: (height + 1) / 2,
        format: isOpaque ? .opaqueColor : .color)
    else { return nil }
    for row in 0..<half.height {
      let top = bytes + 2 * row * stride
      let bottom = bytes + min(2 * row + 1, height - 1) * stride
      let out = half.bytes + row * half.stride
      for column in 0..<half.width {
        let left = 8 * column
        let right = 4 * min(2 * column + 1, width - 1)
        for channel in 0..<4 {
          let sum =
            Int(top[left + channel]) + Int(top[right + channel]) + Int(bottom[left + channel])
            + Int(bottom[right + channel])
          out[4 * column + channel] = UInt8(truncatingIfNeeded: (sum + 2) >> 2)
        }
      }
    }
    cairo_surface_mark_dirty(half.pointer)
    return half
  }
}
