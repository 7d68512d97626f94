package import CoreGraphics
import Foundation

/// The picture files that a process has read: all phones share them, as decoding takes longer than
/// most scripts.
package final class ImageCache {
  private struct Entry {
    var image: CGImage
    /// When the file was last written, and its size; another file has the name if they differ.
    var seconds: Int
    var nanoseconds: Int
    var size: Int
  }

  private var entries: [String: Entry] = [:]

  /// Makes an empty cache.
  package init() {}

  /// Returns the image of a file, which is read again if it has changed.
  package func load(_ path: String) throws(ImageFileError) -> CGImage {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .missing(path: path) }
    let (time, size) = (status.st_mtim, Int(status.st_size))
    if let known = entries[path], known.size == size, known.seconds == time.tv_sec,
      known.nanoseconds == time.tv_nsec
    {
      return known.image
    }
    let image = try ImageFile.load(path)
    entries[path] = Entry(
      image: image, seconds: time.tv_sec, nanoseconds: time.tv_nsec, size: size)
    return image
  }
}
