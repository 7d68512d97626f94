package import CoreGraphics
import Foundation

/// The decoded picture files of the process. All phones share them, because decoding takes longer
/// than most scripts.
package final class ImageCache {
  private struct Entry {
    var image: CGImage
    /// The file's modification time and size. If they change, the file was replaced.
    var seconds: Int
    var nanoseconds: Int
    var size: Int
  }

  private var entries: [String: Entry] = [:]

  /// Creates an empty cache.
  package init() {}

  /// Returns the image in a file, which is read again if the file has changed.
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
