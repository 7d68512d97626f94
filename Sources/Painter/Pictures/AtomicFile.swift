import Foundation

/// A place for a file that is there as a whole or not at all.
///
/// What is written goes to `temporary`, in the same folder; `commit()` gives it the name. A file
/// that was there before is there until then, and stays when it does not come to that. Links are
/// followed, and a file keeps its rights. What is no file, such as a device or a pipe, cannot be
/// replaced: it gets the bytes.
package struct AtomicFile {
  /// The path that the file gets, as it was given.
  package let path: String
  /// Where to write until all is written; no such file is there yet.
  package let temporary: String

  /// Where the file lies, behind links.
  private let place: String
  /// The rights of the file that was there before; nil for none.
  private let rights: mode_t?
  /// Whether something that is no file gets the bytes.
  private let isStream: Bool

  /// Finds a place beside a path.
  ///
  /// - Throws: When the path is a folder, or its folder does not exist or takes no files.
  package init(_ path: String) throws(ImageFileError) {
    self.path = path
    var status = stat()
    let isThere = stat(path, &status) == 0
    let kind = isThere ? status.st_mode & S_IFMT : S_IFREG
    guard kind != S_IFDIR else { throw .unwritable(path: path, reason: "it is a folder") }
    isStream = kind != S_IFREG
    rights = isThere && !isStream ? status.st_mode & 0o7777 : nil
    guard !isStream else {
      place = path
      temporary = Self.unusedName(in: NSTemporaryDirectory(), for: path)
      guard access(path, W_OK) == 0 else { throw Self.error(path) }
      return
    }
    place = Self.behindLinks(path)
    let folder = URL(fileURLWithPath: place).deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder) else {
      throw .unwritable(path: path, reason: "its folder does not exist")
    }
    temporary = Self.unusedName(in: folder, for: place)
    // Permissions do not tell all: whether a file can be made is seen by making it.
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Self.error(path) }
    close(file)
    unlink(temporary)
  }

  /// Gives the file its name.
  package func commit() throws(ImageFileError) {
    if isStream { return try pourOut() }
    if let rights, chmod(temporary, rights) != 0 { throw Self.error(path) }
    guard rename(temporary, place) == 0 else { throw Self.error(path) }
  }

  /// Deletes what was written so far, if there is anything.
  package func discard() {
    unlink(temporary)
  }

  /// Hands the bytes to what is no file.
  private func pourOut() throws(ImageFileError) {
    defer { discard() }
    do {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: temporary))
      let file = open(place, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw Self.error(path) }
      defer { close(file) }
      try FileHandle(fileDescriptor: file, closeOnDealloc: false).write(contentsOf: bytes)
    } catch let error as ImageFileError {
      throw error
    } catch {
      throw .unwritable(path: path, reason: error.systemReason)
    }
  }

  private static func unusedName(in folder: String, for path: String) -> String {
    URL(fileURLWithPath: folder).appendingPathComponent(
      ".\((path as NSString).lastPathComponent).\(UUID().uuidString)"
    ).path
  }

  /// Returns where links lead, also where nothing is there yet.
  private static func behindLinks(_ path: String) -> String {
    var path = path
    // As many as the system follows.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        break
      }
      let folder = (path as NSString).deletingLastPathComponent as NSString
      path = next.hasPrefix("/") ? next : folder.appendingPathComponent(next)
    }
    return path
  }

  private static func error(_ path: String) -> ImageFileError {
    .unwritable(path: path, reason: String(cString: strerror(errno)))
  }
}
