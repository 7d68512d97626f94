/// A picture of what an ``XScreen`` showed.
public struct Screenshot: Equatable, Sendable {
  /// A pixel's colour, written `0xRRGGBB`.
  public struct Pixel: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    /// Red, green and blue in the low three bytes.
    public var rawValue: UInt32

    /// Makes a colour from `0xRRGGBB`.
    public init(integerLiteral value: UInt32) { rawValue = value & 0xFF_FFFF }

    /// The red part, 0…255.
    public var red: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }
    /// The green part, 0…255.
    public var green: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
    /// The blue part, 0…255.
    public var blue: UInt8 { UInt8(truncatingIfNeeded: rawValue) }

    /// The colour as `#RRGGBB`.
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

  /// The pixel in a column and a row of the picture; outside, it traps.
  public subscript(x: Int, y: Int) -> Pixel {
    precondition(0..<width ~= x && 0..<height ~= y, "(\(x), \(y)) is outside \(width)x\(height)")
    return Pixel(integerLiteral: pixels[y * width + x])
  }

  /// A part of the picture, which must lie inside; otherwise it traps.
  public func crop(x: Int, y: Int, width: Int, height: Int) -> Screenshot {
    precondition(
      x >= 0 && y >= 0 && x + width <= self.width && y + height <= self.height,
      "\(width)x\(height) at (\(x), \(y)) is outside \(self.width)x\(self.height)")
    let rows = (y..<y + height).flatMap { row in
      pixels[row * self.width + x..<row * self.width + x + width]
    }
    return Screenshot(width: width, height: height, pixels: rows)
  }

  /// How many pixels have a colour.
  public func count(of pixel: Pixel) -> Int {
    pixels.lazy.filter { $0 == pixel.rawValue }.count
  }
}
