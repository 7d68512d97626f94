import Foundation

/// What changes when a file is written or replaced: its inode, size and time.
struct FileIdentity: Equatable {
  private let inode: UInt
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Finds the identity of the file behind a path and its links; `nil` if there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (inode, size) = (UInt(status.st_ino), Int(status.st_size))
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }

  /// What does not change where a file is moved within a folder, as text: its size and its time.
  var version: String { "\(size) \(seconds).\(nanoseconds)" }

  /// The identity as text, for keys.
  var text: String { "\(inode) \(size) \(seconds).\(nanoseconds)" }
}
