package import CoreGraphics

/// How two pictures differ, pixel by pixel.
package nonisolated struct ImageDifference {
  /// How many pixels differ in any byte; all of the larger size when sizes differ.
  package let differingPixels: Int
  /// The largest difference of two bytes, 0…255; 255 when sizes differ.
  package let largestDifference: Int
  /// Both sizes, when they differ.
  package let sizes: (CGSize, CGSize)?
  /// A picture to look at: equal pixels faint, different ones red; nil when sizes differ.
  package let image: CGImage?

  /// Whether all bytes are equal.
  package var isNone: Bool { differingPixels == 0 }

  /// Compares two pictures byte by byte.
  package static func compare(_ one: CGImage, _ other: CGImage) -> ImageDifference {
    guard one.width == other.width, one.height == other.height else {
      return ImageDifference(
        differingPixels: max(one.width, other.width) * max(one.height, other.height),
        largestDifference: 255,
        sizes: (
          CGSize(width: one.width, height: one.height),
          CGSize(width: other.width, height: other.height)
        ), image: nil)
    }
    var (count, largest) = (0, 0)
    var shown: [UInt8] = []
    shown.reserveCapacity(one.pixels.count)
    for start in stride(from: 0, to: one.pixels.count, by: 4) {
      var difference = 0
      for index in start..<start + 4 {
        difference = max(difference, abs(Int(one.pixels[index]) - Int(other.pixels[index])))
      }
      if difference > 0 {
        count += 1
        shown += [0, 0, UInt8(clamping: 128 + difference / 2), 255]
      } else {
        // A quarter of the contrast, towards white.
        shown += (0..<3).map { 192 + one.pixels[start + $0] / 4 } + [255]
      }
      largest = max(largest, difference)
    }
    return ImageDifference(
      differingPixels: count, largestDifference: largest, sizes: nil,
      image: CGImage(width: one.width, height: one.height, pixels: shown))
  }
}
