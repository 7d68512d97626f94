import Foundation

nonisolated extension AtomicFile {
  /// Throws unless a file is in a folder or below it, whatever links lead there.
  ///
  /// For paths that a script, an app or a counter completes: only their folder is the user's choice. Neither has
  /// to exist.
  package static func require(_ path: String, below folder: String) throws(ImageFileError) {
    guard leads(path, below: folder) else {
      throw .unwritable(path: path, reason: "a link leads out of the folder \(folder)")
    }
  }

  /// Whether a file is in a folder or below it when all links are followed.
  package static func leads(_ path: String, below folder: String) -> Bool {
    let root = destination(of: folder.isEmpty ? "." : folder)
    return destination(of: path).hasPrefix(root == "/" ? root : root + "/")
  }

  /// Returns the absolute path behind all links and without `..`; nil if there is no such file.
  package static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the absolute path behind all links and without `..`, also of a file that does not exist.
  package static func destination(of path: String) -> String { destination(of: path, links: 0) }

  private static func destination(of path: String, links: Int) -> String {
    if let real = realPath(path) { return real }
    var parts = path.split(separator: "/")
    // The folder above cannot be resolved either: what is left is compared as it is written.
    guard let last = parts.popLast(), links < 40 else { return path }
    let isAbsolute = path.hasPrefix("/")
    let parent = isAbsolute ? "/" + parts.joined(separator: "/") : parts.joined(separator: "/")
    let folder = parent.isEmpty ? "." : parent
    // A link to nothing, through which a file could be made.
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
      return destination(
        of: target.hasPrefix("/") ? target : "\(folder)/\(target)", links: links + 1)
    }
    let above = destination(of: folder, links: links + 1)
    if last == ".." { return Self.folder(of: above) }
    return (above == "/" ? "" : above) + "/" + last
  }
}
