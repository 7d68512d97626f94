import Foundation
import Terminal

/// A private folder with an unpredictable name for the files of worker processes. Deallocating this
/// object removes it.
///
/// A killed process cannot remove its folder, so each new process removes abandoned folders. A
/// folder is locked while it is in use, and the system releases the lock when the process ends.
final class TemporaryFolder: Sendable {
  private static let prefix = "touchbox-play-"

  /// The folder's path.
  let path: String
  /// The open folder's descriptor, which holds the lock.
  private let descriptor: Int32

  /// Creates the folder in `TMPDIR`.
  init() throws {
    let parent = NSTemporaryDirectory()
    Self.removeAbandoned(in: parent)
    while true {
      let pattern = (parent as NSString).appendingPathComponent(Self.prefix + "XXXXXX")
      var name = Array(pattern.utf8CString)
      guard mkdtemp(&name) != nil else {
        throw CommandFailure(
          .file, "\(parent): cannot be written; expected TMPDIR to name a writable folder")
      }
      let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      flock(descriptor, LOCK_EX)
      // Another process may have removed the folder before this one locked it.
      if access(path, F_OK) == 0 {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
      close(descriptor)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    close(descriptor)
  }

  /// Removes this user's folders that are not locked by any process.
  private static func removeAbandoned(in parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let path = (parent as NSString).appendingPathComponent(name)
      let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_uid == getuid(),
        flock(descriptor, LOCK_EX | LOCK_NB) == 0
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
