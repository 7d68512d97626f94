import Foundation

/// A private directory, removed with everything in it when this object goes away.
///
/// It lies in `/tmp`, where X keeps its own sockets: the name of a socket must stay below 108
/// bytes, which `TMPDIR` does not promise.
final class TemporaryDirectory {
  private static let prefix = "touchbox-x-"

  /// The absolute path, without a trailing slash.
  let path: String

  /// Makes a directory that only this user can read.
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

  /// Removes the directory; does nothing when it is gone.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Makes a directory inside, readable by this user alone, and returns its path.
  func makeDirectory(_ name: String) throws(XServerError) -> String {
    let inner = "\(path)/\(name)"
    guard mkdir(inner, 0o700) == 0 else {
      throw .file(path: inner, reason: String(cString: strerror(errno)))
    }
    return inner
  }

  /// Writes a text file inside and returns its path.
  func write(_ text: String, to name: String) throws(XServerError) -> String {
    let file = "\(path)/\(name)"
    do {
      try text.write(toFile: file, atomically: false, encoding: .utf8)
    } catch {
      throw .file(path: file, reason: "\(error)")
    }
    return file
  }

  /// Removes the directories of processes that were killed before they could do it themselves.
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
