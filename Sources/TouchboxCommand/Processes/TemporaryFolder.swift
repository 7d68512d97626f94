import Foundation

/// A private folder of an unpredictable name for the files of worker processes; removed with this object.
final class TemporaryFolder: Sendable {
  /// Its path.
  let path: String

  /// Makes the folder in `TMPDIR`.
  init() throws {
    let parent = NSTemporaryDirectory()
    let pattern = (parent as NSString).appendingPathComponent("touchbox-play-XXXXXX")
    var name = Array(pattern.utf8CString)
    guard mkdtemp(&name) != nil else {
      throw CommandFailure(
        .file, "\(parent): cannot be written; expected TMPDIR to name a writable folder")
    }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
