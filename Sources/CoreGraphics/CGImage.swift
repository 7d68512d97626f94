public import Foundation

/// A picture of pixels that never changes.
///
/// Two images are equal when they are the same object.
///
/// - SeeAlso: developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels, `width * height * 4` bytes: rows from the top, four bytes each in the order blue,
  /// green, red, alpha, the colors premultiplied by alpha.
  ///
  /// Cairo and SDL share this layout on little-endian machines.
  package let pixels: [UInt8]

  /// Makes an image of premultiplied BGRA bytes, or nil when their count does not fit the size.
  package init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width > 0, height > 0, pixels.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The number of bits of each component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of each pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes from one row to the next.
  public var bytesPerRow: Int { width * 4 }
  /// The space of its colors: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// Where alpha lies: before the others in each 32-bit word, which they are multiplied with.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
  /// The layout of a pixel: a little-endian 32-bit word.
  public var bitmapInfo: CGBitmapInfo {
    [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
  }

  /// Returns the pixels of a rectangle, or `nil` if it contains none.
  ///
  /// - Parameter rect: In pixels from the top left; extended to whole pixels, and limited to the
  ///   image.
  @discardableResult
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let rect = rect.integral.intersection(whole)
    guard !rect.isNull, rect.width >= 1, rect.height >= 1 else { return nil }
    if rect == whole { return self }
    let (x, columns) = (Int(rect.minX), Int(rect.width))
    var cropped: [UInt8] = []
    cropped.reserveCapacity(columns * Int(rect.height) * 4)
    for row in Int(rect.minY)..<Int(rect.maxY) {
      let start = (row * width + x) * 4
      cropped += pixels[start..<start + columns * 4]
    }
    return CGImage(width: columns, height: Int(rect.height), pixels: cropped)
  }

  /// Returns the image itself, which never changes.
  @discardableResult
  public func copy() -> CGImage? { self }
}

extension CGImage: Hashable {
  /// Whether both are the same object.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Where alpha lies in a pixel, and whether colors are multiplied with it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// After the colors, which are multiplied with it.
  case premultipliedLast = 1
  /// Before the colors, which are multiplied with it.
  case premultipliedFirst = 2
  /// After the colors.
  case last = 3
  /// Before the colors.
  case first = 4
  /// An ignored component after the colors.
  case noneSkipLast = 5
  /// An ignored component before the colors.
  case noneSkipFirst = 6
  /// Nothing but alpha.
  case alphaOnly = 7
}

/// The layout of pixels: the alpha info and the order of bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The layout as bits.
  public let rawValue: UInt32

  /// Makes a layout of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The order of components is that of bytes.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// Components are those of 32-bit words with the last byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Components are those of 32-bit words with the first byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
