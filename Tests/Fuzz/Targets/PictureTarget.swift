import CoreGraphics
import Painter

/// Image files. A decoded image must be valid, and unchanged after saving and loading.
enum PictureTarget {
  /// The file extensions to try. SDL_image uses them for formats without a signature.
  private static let endings = ["png", "jpg", "gif", "bmp", "tga", "svg", ""]
  /// The maximum number of pixels. Larger images only take more time.
  private static let maximumPixels = 1_000_000

  static func problem(with bytes: [UInt8]) -> String? {
    // The last byte selects the extension, because bytes after the end of an image are ignored.
    let ending = endings[Int(bytes.last ?? 0) % endings.count]
    if let header = ImageHeader(bytes) {
      let (pixels, overflow) = header.width.multipliedReportingOverflow(by: header.height)
      guard !overflow, pixels <= maximumPixels else { return nil }
    }
    guard let image = try? ImageFile.decode(bytes, name: "fuzz.\(ending)") else { return nil }
    guard image.width > 0, image.height > 0, image.width * image.height <= maximumPixels,
      image.pixels.count == image.width * image.height * 4
    else { return "an image of \(image.width)x\(image.height) pixels" }
    let isPremultiplied = stride(from: 0, to: image.pixels.count, by: 4).allSatisfy { start in
      image.pixels[start..<start + 3].allSatisfy { $0 <= image.pixels[start + 3] }
    }
    guard isPremultiplied else { return "a color is brighter than its opacity" }
    // Encoding a large image takes longer than decoding hundreds of small images.
    guard image.width * image.height <= 4096 else { return nil }
    guard let file = try? ImageFile.encode(image, quality: nil),
      let again = try? ImageFile.decode(file, name: "again.png")
    else { return "an image cannot be saved and loaded" }
    return again.pixels == image.pixels ? nil : "saving and loading changes an image"
  }
}
