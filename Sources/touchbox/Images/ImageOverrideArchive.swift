import CoreGraphics
import Foundation
import UIKit

/// The pictures that the user brought for a demo, loaded by one process and shown by others.
struct ImageOverrideArchive {
  private struct Picture: Codable {
    var width: Int
    var height: Int
    var scale: Double
    var pixels: Data
  }

  private let file: URL

  /// Finds the place of a demo's pictures in the folder that the processes share.
  init(folder: String, demo: String) {
    file = URL(fileURLWithPath: folder).appendingPathComponent(demo + ".pictures")
  }

  /// Hands pictures over, as they are loaded now.
  func hand(_ brought: ImageOverrides) throws {
    var pictures: [String: Picture] = [:]
    for name in brought.names {
      guard case .here(let picture)? = brought.picture(named: name) else { continue }
      pictures[name] = Picture(
        width: picture.image.width, height: picture.image.height, scale: Double(picture.scale),
        pixels: Data(picture.image.pixels))
    }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    try encoder.encode(pictures).write(to: file)
  }

  /// Returns what was handed over; nil for nothing.
  func pictures() throws -> ImageOverrides? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let pictures = try PropertyListDecoder().decode(
      [String: Picture].self, from: Data(contentsOf: file))
    return ImageOverrides(
      loaded: pictures.compactMapValues { picture in
        CGImage(width: picture.width, height: picture.height, pixels: [UInt8](picture.pixels))
          .map { NamedImage(image: $0, scale: picture.scale) }
      })
  }
}
