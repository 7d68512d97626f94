package import CoreGraphics
import Foundation

/// The process's decoded picture files. All phones share them because decoding takes longer than
/// most scripts.
package final class ImageCache {
  private struct Entry {
    var image: CGImage
    /// The file's modification time and size. If they change, the file has been replaced.
    var seconds: Int
    var nanoseconds: Int
    var size: Int
  }

  private var entries: [String: Entry] = [:]

  /// Creates an empty cache.
  package init() {}

  /// Returns the image in a file. If the file has changed, it is read again.
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
