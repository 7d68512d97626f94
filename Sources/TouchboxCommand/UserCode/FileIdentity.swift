import Foundation

/// The properties of a file that change when it is written or replaced: inode, size and time.
struct FileIdentity: Equatable {
  private let inode: UInt
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Reads a file's identity, following links, or returns `nil` if the file does not exist.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (inode, size) = (UInt(status.st_ino), Int(status.st_size))
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }

  /// The part that stays the same when the file is moved, as text: size and time.
  var version: String { "\(size) \(seconds).\(nanoseconds)" }

  /// The identity as text, for cache keys.
  var text: String { "\(inode) \(size) \(seconds).\(nanoseconds)" }
}
