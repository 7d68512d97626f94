import CoreGraphics
import UIKit

/// The picture that sprites show: a rounded square of many colours, its lower third half clear.
enum BenchIcon {
  /// The side, in pixels.
  static let side = 114

  private static let corner = 20.0
  /// The first row of the lower third.
  private static let fold = 76

  /// Makes the picture, for a screen of some pixels a point.
  @MainActor static func make(scale: CGFloat) -> UIImage? {
    CGImage(width: side, height: side, pixels: pixels).map { UIImage(cgImage: $0, scale: scale) }
  }

  private static var pixels: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(side * side * 4)
    for row in 0..<side {
      for column in 0..<side {
        let alpha = Int(coverage(column, row) * (row >= fold ? 160 : 255) + 0.5)
        let colors = [128, row * 255 / (side - 1), column * 255 / (side - 1)]
        bytes += colors.map { UInt8(($0 * alpha + 127) / 255) } + [UInt8(alpha)]
      }
    }
    return bytes
  }

  /// How much of a pixel the rounded square covers, by the distance of the pixel's middle.
  private static func coverage(_ column: Int, _ row: Int) -> Double {
    let (middle, straight) = (Double(side) / 2, Double(side) / 2 - corner)
    let x = max(0, abs(Double(column) + 0.5 - middle) - straight)
    let y = max(0, abs(Double(row) + 0.5 - middle) - straight)
    return max(0, min(1, 0.5 - ((x * x + y * y).squareRoot() - corner)))
  }
}
