import CoreGraphics
import Foundation
import Painter
import Simulator
import UIKit

/// Loads pictures that the user brings, on whichever thread it is called.
struct ImageLoader: Sendable {
  /// When a picture is given up.
  var limits = ImageLimits()
  /// The running fetches, which can be stopped.
  var fetches = ImageDownloader()

  /// Pictures are decoded one after the other: SDL_image starts its libraries as they are needed.
  private let decoding = DispatchQueue(label: "pictures")

  /// Loads a picture; this may take as long as the limits say.
  func load(
    _ source: ImageSource, screenScale: CGFloat
  ) throws(ImageFailure) -> NamedImage {
    switch source {
    case .file(let path):
      return try load(path, scale: ImageFinder.scale(ofFile: path))
    case .named(let name, let folder):
      let there = ImageFinder.files(in: folder)
      let wanted = ImageFinder.files(for: name, screenScale: screenScale)
      // People's files have endings such as JPG.
      let found = wanted.lazy.compactMap { file, scale in
        there.first { $0.caseInsensitiveCompare(file) == .orderedSame }.map {
          (file: $0, scale: scale)
        }
      }.first
      guard let found else { throw .notInFolder(folder, name: name) }
      return try load(folder + "/" + found.file, scale: found.scale)
    case .web(let address):
      let bytes = try fetches.bytes(of: address, limits: limits)
      let end = address.firstIndex { $0 == "?" || $0 == "#" } ?? address.endIndex
      return try decode(scale: ImageFinder.scale(ofFile: String(address[..<end]))) {
        () throws(ImageFileError) in try ImageFile.decode(bytes, name: address)
      }
    }
  }

  private func load(_ path: String, scale: CGFloat) throws(ImageFailure) -> NamedImage {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let size = try? FileManager.default.attributesOfItem(atPath: real)[.size] as? Int
    if let size, size > limits.bytes { throw .tooLarge(path: path, limits: limits) }
    return try decode(scale: scale) { () throws(ImageFileError) in try ImageFile.load(path) }
  }

  private func decode(
    scale: CGFloat, _ body: () throws(ImageFileError) -> CGImage
  ) throws(ImageFailure) -> NamedImage {
    let result = decoding.sync { () -> Result<CGImage, ImageFileError> in
      do throws(ImageFileError) { return .success(try body()) } catch { return .failure(error) }
    }
    switch result {
    case .success(let image): return NamedImage(image: image, scale: scale)
    case .failure(let error): throw .file(error)
    }
  }
}
