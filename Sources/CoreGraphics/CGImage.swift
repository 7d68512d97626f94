/// A picture of pixels that never changes.
///
/// Two images are equal when they are the same object. Pixels are rows from the top, four bytes
/// each in the order blue, green, red, alpha, the colours premultiplied by alpha: the layout that
/// Cairo and SDL share on little-endian machines.
public final class CGImage: Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels, `width * height * 4` bytes.
  public let pixels: [UInt8]

  /// Makes an image of premultiplied BGRA bytes, or nil when their count does not fit the size.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width > 0, height > 0, pixels.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

extension CGImage: Hashable {
  /// Whether both are the same object.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
