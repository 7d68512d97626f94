import CCairo
import CoreGraphics

/// The images in use, copied to surfaces that Cairo can read.
///
/// A copy is retained while anything else references its image, unless too many other images have
/// been drawn since.
final class ImageStore {
  private var images = LRUCache<ObjectIdentifier, StoredImage>(limit: 256 << 20)
  private var hasWarned = false
  private let warn: (String) -> Void

  init(warn: @escaping (String) -> Void) {
    self.warn = warn
  }

  /// The number of copies.
  var count: Int { images.count }

  /// Returns the copy of an image, or `nil` if the image is too large. Warns the first time an
  /// image is too large.
  func find(_ image: CGImage) -> StoredImage? {
    let stored = images.value(for: ObjectIdentifier(image), cost: { $0.maximumByteCount }) {
      StoredImage(image)
    }
    if stored == nil, !hasWarned {
      warn(
        "an image of \(image.width)x\(image.height) pixels cannot be drawn; "
          + "expected sides of at most \(Surface.maximumSide) pixels")
      hasWarned = true
    }
    return stored
  }

  /// Removes copies of images that nothing else references.
  func sweep() {
    images.removeAll { !$0.isInUse() }
  }
}

/// An image as a Cairo surface, along with versions in other sizes that have been drawn.
final class StoredImage {
  /// An upright version in a different size.
  struct Stretch: Hashable {
    /// The image's position in the surface, in pixels.
    let rect: CGRect
    let flipsX: Bool
    let flipsY: Bool
  }

  private var image: CGImage
  private let isOpaque: Bool
  /// The image, followed by versions that are each half the size of the previous one.
  private var levels: [Surface]
  private var stretched = LRUCache<Stretch, Surface>(limit: 16 << 20)

  /// Copies the pixels, or returns `nil` if the image is too large for Cairo.
  init?(_ image: CGImage) {
    guard max(image.width, image.height) <= Surface.maximumSide else { return nil }
    let isOpaque = image.pixels.withUnsafeBufferPointer { pixels in
      stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
    }
    guard
      let surface = Surface(
        width: image.width, height: image.height, format: isOpaque ? .opaqueColor : .color)
    else { return nil }
    // Rows of four-byte pixels are contiguous in both.
    _ = surface.buffer.update(fromContentsOf: image.pixels)
    cairo_surface_mark_dirty(surface.pointer)
    self.image = image
    self.isOpaque = isOpaque
    levels = [surface]
  }

  /// The number of bytes in all possible levels. Each level has a quarter of the previous level's
  /// pixels.
  fileprivate var maximumByteCount: Int { surface.buffer.count * 4 / 3 }

  /// Whether anything else references the image.
  fileprivate func isInUse() -> Bool { !isKnownUniquelyReferenced(&image) }

  /// The image at its original size.
  var surface: Surface { levels[0] }

  /// Returns the image, halved as often as possible without becoming smaller than `scale`.
  ///
  /// When the image is drawn small, resampling this version is faster and smoother than resampling
  /// the original.
  func level(forScale scale: Double) -> (surface: Surface, halvings: Int) {
    var halvings = 0
    var remaining = scale
    while remaining <= 0.5, halvings < 14 {
      if halvings + 1 == levels.count {
        guard let half = levels[halvings].halved(isOpaque: isOpaque) else { break }
        levels.append(half)
      }
      halvings += 1
      remaining *= 2
    }
    return (levels[halvings], halvings)
  }

  /// Returns the image stretched to an upright size. Each version is drawn only once.
  func stretched(_ key: Stretch, draw: () -> Surface?) -> Surface? {
    stretched.value(for: key, cost: { $0.buffer.count }, make: draw)
  }
}
