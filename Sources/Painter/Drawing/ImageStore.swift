import CCairo
import CoreGraphics

/// The images in use, copied to surfaces that Cairo can read.
///
/// A copy lives while somebody else references its image, unless too many others were drawn since.
final class ImageStore {
  private var stored: [ObjectIdentifier: StoredImage] = [:]
  private var clock = 0
  private var hasWarned = false
  private let warn: (String) -> Void

  /// Above this many bytes the least recently drawn copies are evicted.
  private static let byteLimit = 256 << 20

  init(warn: @escaping (String) -> Void) {
    self.warn = warn
  }

  /// The number of copies.
  var count: Int { stored.count }

  /// Returns the copy of an image, or `nil` if the image is too large; warns about the first one.
  func find(_ image: CGImage) -> StoredImage? {
    let key = ObjectIdentifier(image)
    clock += 1
    if let known = stored[key] {
      known.lastUse = clock
      return known
    }
    guard let new = StoredImage(image) else {
      if !hasWarned {
        warn(
          "an image of \(image.width)x\(image.height) pixels cannot be drawn; "
            + "expected sides of at most \(Surface.maximumSide) pixels")
      }
      hasWarned = true
      return nil
    }
    new.lastUse = clock
    stored[key] = new
    return new
  }

  /// Removes copies of images that nobody else references, and the oldest beyond the limit.
  func sweep() {
    for (key, image) in stored where !image.isInUse() { stored[key] = nil }

    var total = stored.values.reduce(0) { $0 + $1.byteCount }
    guard total > Self.byteLimit else { return }
    for (key, image) in stored.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if total <= Self.byteLimit { return }
      stored[key] = nil
      total -= image.byteCount
    }
  }
}

/// An image as a Cairo surface, with the reduced versions that were drawn.
final class StoredImage {
  /// An upright size in which the whole image was drawn.
  struct Stretch: Hashable {
    /// In pixels.
    let width: Double
    let height: Double
    let flipsX: Bool
    let flipsY: Bool
    /// The offset of the top left within its pixel.
    let offset: CGPoint
  }

  private var image: CGImage
  private let isOpaque: Bool
  /// The image itself, followed by versions of half the size of the one before.
  private var levels: [Surface]
  private var stretched = LRUCache<Stretch, Surface?>(limit: 16 << 20)

  /// The bytes of all levels.
  private(set) var byteCount: Int
  /// When `ImageStore` last returned the image, on its clock.
  fileprivate var lastUse = 0

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

  /// Whether anybody else references the image.
  fileprivate func isInUse() -> Bool { !isKnownUniquelyReferenced(&image) }

  /// The image in its own size.
  var surface: Surface { levels[0] }

  /// Returns the image halved as often as possible without becoming smaller than `scale`.
  ///
  /// Resampling such a version to a small size is faster and smoother than resampling the image.
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

  /// Returns the image in an upright size, drawn once.
  func stretched(_ key: Stretch, draw: () -> Surface?) -> Surface? {
    stretched.value(for: key, cost: { $0?.byteCount ?? 0 }, make: draw)
  }
}
