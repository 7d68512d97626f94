import Foundation

nonisolated extension AtomicFile {
  /// Throws unless a file is in a folder or one of its subfolders after all links are resolved.
  ///
  /// Use this check if the user has chosen only the folder, and a script, an app, or a counter
  /// completes the path. Neither the file nor the folder needs to exist.
  package static func require(_ path: String, below folder: String) throws(ImageFileError) {
    guard leads(path, below: folder) else {
      throw .unwritable(path: path, reason: "a link leads outside the folder \(folder)")
    }
  }

  /// Returns whether a file is in a folder or one of its subfolders after all links are resolved.
  package static func leads(_ path: String, below folder: String) -> Bool {
    let root = destination(of: folder.isEmpty ? "." : folder)
    return destination(of: path).hasPrefix(root == "/" ? root : root + "/")
  }

  /// Returns the absolute path with links and `..` resolved, or `nil` if the file does not exist.
  package static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the absolute path with links and `..` resolved. The file doesn't need to exist.
  package static func destination(of path: String) -> String { destination(of: path, links: 0) }

  private static func destination(of path: String, links: Int) -> String {
    if let real = realPath(path) { return real }
    var parts = path.split(separator: "/")
    // The parent folder can't be resolved either, so the remaining path is compared unchanged.
    guard let last = parts.popLast(), links < 40 else { return path }
    let isAbsolute = path.hasPrefix("/")
    let parent = isAbsolute ? "/" + parts.joined(separator: "/") : parts.joined(separator: "/")
    let folder = parent.isEmpty ? "." : parent
    // A dangling link, through which a file could be created.
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
      return destination(
        of: target.hasPrefix("/") ? target : "\(folder)/\(target)", links: links + 1)
    }
    let above = destination(of: folder, links: links + 1)
    if last == ".." { return Self.folder(of: above) }
    return (above == "/" ? "" : above) + "/" + last
  }
}
