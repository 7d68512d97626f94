import Painter
import UIKit

/// Loads pictures from `--images` and dropped pictures, on the calling thread.
struct ImageLoader: Sendable {
  /// The limits on pictures.
  var limits = Limits()
  /// The downloader for pictures. Its downloads can be canceled.
  var downloader = ImageDownloader()

  /// Serializes decoding, because SDL_image initializes its decoders on demand.
  private let decoding = NSLock()

  /// The limits for one picture.
  struct Limits: Sendable {
    /// The maximum duration of a download, in seconds.
    var seconds = 10.0
    /// The maximum file size, in bytes.
    var bytes = 16 << 20
    /// The maximum number of redirects.
    var redirects = 5

    /// `bytes` as text for messages.
    var size: String { bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes) bytes" }
    /// `seconds` as text for messages.
    var time: String { String(format: "%g s", seconds) }
  }

  /// The reason why a picture could not be loaded. The message starts with its path or URL.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Loads a picture, within the time limit.
  func load(_ source: ImageSource, screenScale: CGFloat) throws(Failure) -> NamedImage {
    switch source {
    case .file(let path):
      return try load(path, scale: ImageFileNames.scale(ofFile: path))
    case .named(let name, let folder):
      let files = ImageFileNames.files(in: folder)
      // Cameras use uppercase extensions such as `JPG`.
      for (wanted, scale) in ImageFileNames.files(for: name, screenScale: screenScale) {
        if let file = files.first(where: { $0.caseInsensitiveCompare(wanted) == .orderedSame }) {
          return try load(folder + "/" + file, scale: scale)
        }
      }
      throw Failure(
        description: "\(folder): there is no picture named \"\(name)\"; expected a file such as "
          + "\(name).png")
    case .web(let address):
      let bytes = try downloader.bytes(of: address, limits: limits)
      let end = address.firstIndex { $0 == "?" || $0 == "#" } ?? address.endIndex
      return try decode(scale: ImageFileNames.scale(ofFile: String(address[..<end]))) {
        () throws(ImageFileError) in try ImageFile.decode(bytes, name: address)
      }
    }
  }

  private func load(_ path: String, scale: CGFloat) throws(Failure) -> NamedImage {
    var status = stat()
    if stat(path, &status) == 0, status.st_size > limits.bytes {
      throw Failure(description: "\(path): larger than \(limits.size); expected a smaller picture")
    }
    return try decode(scale: scale) { () throws(ImageFileError) in try ImageFile.load(path) }
  }

  private func decode(
    scale: CGFloat, _ body: () throws(ImageFileError) -> CGImage
  ) throws(Failure) -> NamedImage {
    decoding.lock()
    defer { decoding.unlock() }
    do throws(ImageFileError) {
      return NamedImage(image: try body(), scale: scale)
    } catch {
      throw Failure(description: error.description)
    }
  }
}
