public import Foundation

/// An immutable image made of pixels.
///
/// Two images are equal if they are the same object.
///
/// - SeeAlso: developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels, as `width * height * 4` bytes: rows from the top, with four bytes per pixel in the
  /// order blue, green, red, alpha. Colors are premultiplied by alpha.
  ///
  /// Cairo and SDL share this layout on little-endian machines.
  package let pixels: [UInt8]

  /// Creates an image from premultiplied BGRA bytes. Returns nil if their count doesn't match the
  /// size.
  package init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width > 0, height > 0, pixels.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The number of bits per component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits per pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes from one row to the next.
  public var bytesPerRow: Int { width * 4 }
  /// The image's color space: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The position of alpha in each 32-bit word: before the colors, which are premultiplied.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
  /// The layout of a pixel: a little-endian 32-bit word.
  public var bitmapInfo: CGBitmapInfo {
    [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
  }

  /// Returns the pixels in a rectangle, or `nil` if it doesn't contain any.
  ///
  /// - Parameter rect: The rectangle, in pixels from the top left. It is expanded to whole pixels
  ///   and clipped to the image.
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

  /// Returns the image itself because it is immutable.
  @discardableResult
  public func copy() -> CGImage? { self }
}

extension CGImage: Hashable {
  /// Returns whether both images are the same object.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The position of alpha in a pixel, and whether colors are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// After the colors, which are multiplied by it.
  case premultipliedLast = 1
  /// Before the colors, which are multiplied by it.
  case premultipliedFirst = 2
  /// After the colors.
  case last = 3
  /// Before the colors.
  case first = 4
  /// An ignored component after the colors.
  case noneSkipLast = 5
  /// An ignored component before the colors.
  case noneSkipFirst = 6
  /// Only alpha.
  case alphaOnly = 7
}

/// The layout of pixels: the position of alpha and the byte order.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The layout as bits.
  public let rawValue: UInt32

  /// Creates a layout from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Components are in byte order.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// Components are in 32-bit words, with the last byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Components are in 32-bit words, with the first byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
