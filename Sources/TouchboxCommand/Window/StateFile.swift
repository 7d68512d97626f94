import Foundation

/// A private file in the user's state folder, for use by programs rather than people.
///
/// A file that cannot be read or written is ignored, because nothing depends on it.
///
/// - SeeAlso: specifications.freedesktop.org/basedir-spec, `XDG_STATE_HOME`
struct StateFile {
  /// The maximum number of bytes to read.
  private static let maximumSize = 65_536

  /// The file's path.
  let path: String

  /// Finds a file in the folder `touchbox` in `XDG_STATE_HOME`, or else in `~/.local/state`.
  /// Returns nil if the environment specifies neither.
  init?(
    _ name: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      path = state + "/touchbox/\(name)"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      path = home + "/.local/state/touchbox/\(name)"
    } else {
      return nil
    }
  }

  /// The file's lines, or an empty array if it cannot be read or is not a regular file.
  var lines: [Substring] {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= Self.maximumSize, let data = FileManager.default.contents(atPath: path)
    else { return [] }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
  }

  /// Replaces the file's contents if the file is writable.
  func write(_ text: String) {
    try? FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    // Replace the file atomically, because two windows may close at once. The new file is private.
    var name = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let isWritten = (try? file.write(contentsOf: Data(text.utf8))) != nil
    if !isWritten || rename(name, path) != 0 { unlink(name) }
  }
}
