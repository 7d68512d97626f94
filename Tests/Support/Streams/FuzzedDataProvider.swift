package import CoreGraphics
package import Foundation

/// Makes decisions by reading a fuzzer's input, like LLVM's class of the same name.
///
/// Each decision consumes as few bytes as possible, so changing a byte changes only one decision.
/// After the last byte, each decision is the largest value in its range, which is `false` for
/// `once(in:)`.
package final class FuzzedDataProvider: SeededRandom {
  private let bytes: [UInt8]
  private let limit: CGFloat?
  private var index = 0

  /// Creates a provider that reads an input from its first byte.
  ///
  /// - Parameter limit: The largest coordinate, or `nil` for any number.
  package init(_ bytes: [UInt8], limit: CGFloat? = nil) {
    self.bytes = bytes
    self.limit = limit
    super.init(seed: 0)
  }

  /// Whether all bytes have been read.
  package var isAtEnd: Bool { index >= bytes.count }

  /// Returns the next byte, or `nil` after the last byte.
  package func byte() -> UInt8? {
    guard index < bytes.count else { return nil }
    index += 1
    return bytes[index - 1]
  }

  /// Returns the next bytes, at most `count`.
  package func bytes(atMost count: Int) -> [UInt8] {
    let end = min(bytes.count, index + count)
    defer { index = end }
    return Array(bytes[index..<end])
  }

  /// Returns a bit from the next byte, or `true` after the last byte.
  package func bool() -> Bool { count(0...1) == 1 }

  package override func count(_ range: ClosedRange<Int>) -> Int {
    let (width, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    guard overflow || width > 0 else { return range.lowerBound }
    var value: UInt64 = 0
    var limit = overflow ? UInt64.max : UInt64(width)
    while limit > 0 {
      guard let byte = byte() else { return range.upperBound }
      value = value << 8 | UInt64(byte)
      limit >>= 8
    }
    if overflow { return Int(truncatingIfNeeded: value) }
    return range.lowerBound + Int(value % (UInt64(width) + 1))
  }

  package override func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    let steps = 1 << 16 - 1
    let part = CGFloat(count(0...steps)) / CGFloat(steps)
    return range.lowerBound + (range.upperBound - range.lowerBound) * part
  }

  package override func one<Element>(of things: [Element]) -> Element? {
    things.isEmpty ? nil : things[count(0...things.count - 1)]
  }

  /// Returns a typical number, or sometimes an extreme one: huge, tiny, or NaN.
  package func anyNumber() -> CGFloat {
    let byte = count(0...255)
    switch byte {
    case 0..<120: return CGFloat(byte)
    case 120..<180: return CGFloat(byte - 150) / 8
    case 180..<200: return CGFloat(byte - 190) * 64
    case 255: return 0
    default: return Self.extremes[byte % Self.extremes.count]
    }
  }

  private static let extremes: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, -0.0, 1e300, -1e300, 1e18, -1e18, 9.3e18, 2_147_483_648, -2_147_483_649,
    4_294_967_296, 16_384, 32_768, 8_388_608, 1e-9, 0.999_999_999, -1, 1e5, 1e7, 1e-300,
  ]

  /// Returns a coordinate or length: any number within the limit.
  package func coordinate() -> CGFloat {
    let number = anyNumber()
    guard let limit else { return number }
    return number.isNaN ? 0 : min(max(number, -limit), limit)
  }

  /// Returns a point with arbitrary coordinates.
  package func anyPoint() -> CGPoint { CGPoint(x: coordinate(), y: coordinate()) }

  /// Returns a rectangle with arbitrary coordinates.
  package func anyRect() -> CGRect {
    CGRect(x: coordinate(), y: coordinate(), width: coordinate(), height: coordinate())
  }

  /// Returns a transform, sometimes with arbitrary coordinates.
  package func anyTransform() -> CGAffineTransform {
    switch count(0...5) {
    case 0: CGAffineTransform(translationX: coordinate(), y: coordinate())
    case 1: CGAffineTransform(scaleX: coordinate(), y: coordinate())
    case 2: CGAffineTransform(rotationAngle: coordinate())
    case 3:
      CGAffineTransform(
        coordinate(), coordinate(), coordinate(), coordinate(), coordinate(), coordinate())
    case 4: CGAffineTransform(translationX: number(-40...40), y: number(-40...40))
    default: .identity
    }
  }

  /// Returns random text.
  package func text() -> String {
    String(decoding: bytes(atMost: count(0...24)), as: UTF8.self)
  }
}
