package import CoreGraphics
import Foundation

/// The pixel-by-pixel differences between a picture and an expected picture.
package nonisolated struct PictureComparison: Sendable {
  /// The differences that are accepted as equal.
  package struct Tolerance: Hashable, Sendable {
    /// No differences.
    package static let exact = Tolerance()

    /// The largest accepted difference per channel, 0…255.
    package var channel: Int
    /// The fraction of all pixels that may differ by more than `channel`, 0…1.
    package var share: Double

    /// Creates a tolerance.
    package init(channel: Int = 0, share: Double = 0) {
      self.channel = channel
      self.share = share
    }
  }

  /// The number of pixels in the expected picture.
  package let pixelCount: Int
  /// The number of pixels that differ by more than the channel tolerance.
  package private(set) var differingPixels = 0
  /// The largest difference in any channel, 0…255.
  package private(set) var largestDifference = 0
  /// The bounding box of the differing pixels, in pixels; null if all are equal.
  package private(set) var differingRect = CGRect.null

  private let tolerance: Tolerance
  private let image, expected: CGImage

  /// Compares a picture with an expected picture.
  package init(of image: CGImage, with expected: CGImage, tolerance: Tolerance = .exact) {
    (self.image, self.expected, self.tolerance) = (image, expected, tolerance)
    pixelCount = expected.width * expected.height
    guard hasEqualSizes, image.pixels != expected.pixels else { return }
    for row in 0..<expected.height {
      for column in 0..<expected.width {
        let difference = difference(row: row, column: column)
        largestDifference = max(largestDifference, difference)
        guard difference > tolerance.channel else { continue }
        differingPixels += 1
        differingRect = differingRect.union(CGRect(x: column, y: row, width: 1, height: 1))
      }
    }
  }

  /// Whether both pictures have the same number of columns and rows.
  package var hasEqualSizes: Bool {
    image.width == expected.width && image.height == expected.height
  }

  /// Whether the pictures are equal within the tolerance; always false if their sizes differ.
  package var isMatch: Bool {
    hasEqualSizes && Double(differingPixels) <= tolerance.share * Double(pixelCount)
  }

  /// A clause that describes the differences.
  package var summary: String {
    guard hasEqualSizes else {
      return "expected \(expected.width)x\(expected.height) pixels, "
        + "got \(image.width)x\(image.height)"
    }
    guard differingPixels > 0 else { return "no pixel differs" }
    let percent = String(format: "%.3g", 100 * Double(differingPixels) / Double(pixelCount))
    let rect = differingRect
    return "\(differingPixels) of \(pixelCount) pixels (\(percent) %) differ"
      + (tolerance.channel > 0 ? " by more than \(tolerance.channel)" : "")
      + ", by up to \(largestDifference) of 255, in the rectangle "
      + "\(Int(rect.minX)),\(Int(rect.minY)) \(Int(rect.width))x\(Int(rect.height))"
  }

  /// The expected picture in pale gray, with red pixels wherever the other picture differs or is
  /// smaller.
  package var differencePicture: CGImage? {
    let (width, height) = (
      max(image.width, expected.width), max(image.height, expected.height)
    )
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let isInBoth = [image, expected].allSatisfy { column < $0.width && row < $0.height }
        if isInBoth, difference(row: row, column: column) <= tolerance.channel {
          let offset = (row * expected.width + column) * 4
          let sum = expected.pixels[offset..<offset + 3].reduce(0) { $0 + Int($1) }
          // One quarter of the contrast.
          let gray = UInt8(191 + sum / 12)
          pixels += [gray, gray, gray, 255]
        } else {
          pixels += [0, 0, 255, 255]
        }
      }
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }

  /// Returns the largest channel difference of a pixel that exists in both pictures.
  private func difference(row: Int, column: Int) -> Int {
    let offset = (row * image.width + column) * 4
    let expectedOffset = (row * expected.width + column) * 4
    var largest = 0
    for channel in 0..<4 {
      let (one, other) = (image.pixels[offset + channel], expected.pixels[expectedOffset + channel])
      largest = max(largest, abs(Int(one) - Int(other)))
    }
    return largest
  }
}
