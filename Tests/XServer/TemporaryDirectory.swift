import Foundation

/// A private directory that is removed, including its contents, when this object is deallocated.
///
/// It is in `/tmp`, not in `TMPDIR`, because socket paths must be shorter than 108 bytes.
final class TemporaryDirectory {
  private static let prefix = "touchbox-x-"

  /// The absolute path, without a trailing slash.
  let path: String

  /// Creates a directory that is accessible only to this user.
  init() throws(XServerError) {
    Self.removeAbandoned()
    let template = "/tmp/\(Self.prefix)\(getpid())-XXXXXX"
    var name = Array(template.utf8CString)
    guard mkdtemp(&name) != nil else {
      throw .file(path: template, reason: String(cString: strerror(errno)))
    }
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { remove() }

  /// Removes the directory. Does nothing if it no longer exists.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Creates a subdirectory that only this user can read, and returns its path.
  func makeDirectory(_ name: String) throws(XServerError) -> String {
    let subdirectory = "\(path)/\(name)"
    guard mkdir(subdirectory, 0o700) == 0 else {
      throw .file(path: subdirectory, reason: String(cString: strerror(errno)))
    }
    return subdirectory
  }

  /// Writes a text file to the directory and returns the file's path.
  func write(_ text: String, to name: String) throws(XServerError) -> String {
    let file = "\(path)/\(name)"
    do {
      try text.write(toFile: file, atomically: false, encoding: .utf8)
    } catch {
      throw .file(path: file, reason: "\(error)")
    }
    return file
  }

  /// Removes the directories of processes that were killed before they could remove them.
  private static func removeAbandoned() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/tmp")) ?? []
    for name in names where name.hasPrefix(prefix) {
      guard let owner = pid_t(name.dropFirst(prefix.count).prefix { $0 != "-" }) else { continue }
      if kill(owner, 0) != 0, errno == ESRCH {
        try? FileManager.default.removeItem(atPath: "/tmp/\(name)")
      }
    }
  }
}
