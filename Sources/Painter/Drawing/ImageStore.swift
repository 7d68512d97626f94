import CoreGraphics

/// The pictures in use, copied to where Cairo reads them.
///
/// A copy lives as long as somebody else holds its picture, or until too many others were drawn
/// since.
final class ImageStore {
  private var stored: [ObjectIdentifier: StoredImage] = [:]
  private var clock = 0
  private var hasWarned = false
  private let warn: (String) -> Void

  /// Above this many bytes those not drawn for longest are dropped.
  private static let limit = 256 << 20

  init(warn: @escaping (String) -> Void) {
    self.warn = warn
  }

  /// The number of copies.
  var count: Int { stored.count }

  /// Returns the copy of a picture; nil, after saying so for the first, when it is too large for one.
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
          "a picture of \(image.width)x\(image.height) pixels is not drawn; "
            + "sides of up to \(Surface.maximumSide) pixels are")
      }
      hasWarned = true
      return nil
    }
    new.lastUse = clock
    stored[key] = new
    return new
  }

  /// Drops copies whose picture is gone, and the oldest beyond the limit.
  func sweep() {
    for (key, image) in stored where !image.isInUse() { stored[key] = nil }

    var total = stored.values.reduce(0) { $0 + $1.byteCount }
    guard total > Self.limit else { return }
    for (key, image) in stored.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if total <= Self.limit { return }
      stored[key] = nil
      total -= image.byteCount
    }
  }
}
