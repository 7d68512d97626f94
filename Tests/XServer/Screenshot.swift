/// The pixels that an ``XScreen`` showed at one moment.
public struct Screenshot: Equatable, Sendable {
  /// A pixel's color, written `0xRRGGBB`.
  public struct Pixel: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    /// Red, green and blue in the low three bytes.
    public var rawValue: UInt32

    /// Creates a color from `0xRRGGBB`.
    public init(integerLiteral value: UInt32) { rawValue = value & 0xFF_FFFF }

    /// The red component, 0…255.
    public var red: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }
    /// The green component, 0…255.
    public var green: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
    /// The blue component, 0…255.
    public var blue: UInt8 { UInt8(truncatingIfNeeded: rawValue) }

    /// The color as `#RRGGBB`.
    public var description: String {
      let digits = String(rawValue, radix: 16, uppercase: true)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
  }

  /// The width in pixels.
  public let width: Int

  /// The height in pixels.
  public let height: Int

  /// The pixels row by row from the top left, each `0x00RRGGBB`.
  public let pixels: [UInt32]

  /// The pixel in a column and a row; traps if it is outside.
  public subscript(x: Int, y: Int) -> Pixel {
    precondition(0..<width ~= x && 0..<height ~= y, "(\(x), \(y)) is outside \(width)x\(height)")
    return Pixel(integerLiteral: pixels[y * width + x])
  }
}
