import Painter
import UIKit

/// Loads pictures of `--images` and dropped pictures, on the calling thread.
struct ImageLoader: Sendable {
  /// The limits on pictures.
  var limits = Limits()
  /// Downloads pictures. Its downloads can be canceled.
  var downloader = ImageDownloader()

  /// SDL_image initializes its decoders on demand, so pictures are decoded one after the other.
  private let decoding = NSLock()

  /// Limits on one picture.
  struct Limits: Sendable {
    /// The longest download, in seconds.
    var seconds = 10.0
    /// The largest file, in bytes.
    var bytes = 16 << 20
    /// The most redirects of an address.
    var redirects = 5

    /// `bytes` in messages.
    var size: String { bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes) bytes" }
    /// `seconds` in messages.
    var time: String { String(format: "%g s", seconds) }
  }

  /// The reason why a picture could not be loaded. The message starts with its path or address.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Loads a picture. This takes no longer than the limits allow.
  func load(_ source: ImageSource, screenScale: CGFloat) throws(Failure) -> NamedImage {
    switch source {
    case .file(let path):
      return try load(path, scale: ImageFileNames.scale(ofFile: path))
    case .named(let name, let folder):
      let files = ImageFileNames.files(in: folder)
      // Cameras write extensions such as JPG.
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
