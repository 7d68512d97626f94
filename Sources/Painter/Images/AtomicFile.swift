import Foundation

/// A file that is written atomically: completely or not at all.
///
/// Write to `temporary`, and then call `commit()` to rename it to its final path. Until then, and
/// if writing fails, an existing file is unchanged. Symbolic links are followed, and an existing
/// file retains its permissions. A device or pipe can't be replaced, so the bytes are copied to it.
package nonisolated struct AtomicFile {
  /// The final path, as passed to the initializer.
  package let path: String
  /// The path to write to, in the same folder. The file doesn't exist yet.
  package let temporary: String

  /// The final path after symbolic links are resolved.
  private let destination: String
  /// The permissions of the existing file, or `nil` if it does not exist.
  private let permissions: mode_t?
  /// Whether the destination is a device or a pipe.
  private let isStream: Bool

  /// Prepares to write a file and creates its folder if necessary.
  ///
  /// - Throws: If the path is a folder, or if its folder can't be created or isn't writable.
  package init(_ path: String) throws(ImageFileError) {
    self.path = path
    var status = stat()
    let exists = stat(path, &status) == 0
    // The links form a cycle, or a component of the folder's path is a file.
    guard exists || errno == ENOENT else { throw Self.error(path) }
    let kind = exists ? status.st_mode & S_IFMT : S_IFREG
    guard kind != S_IFDIR, !path.hasSuffix("/") else {
      throw .unwritable(path: path, reason: "it is a folder")
    }
    isStream = kind != S_IFREG
    permissions = exists && !isStream ? status.st_mode & 0o7777 : nil
    guard !isStream else {
      destination = path
      temporary = Self.unusedName(in: NSTemporaryDirectory(), for: path)
      guard access(path, W_OK) == 0 else { throw Self.error(path) }
      // The file is created here with permissions that prevent other users from reading it.
      try Self.make(temporary, for: path)
      return
    }
    destination = Self.destination(of: path)
    let folder = Self.folder(of: destination)
    try Self.makeFolder(folder, of: path)
    temporary = Self.unusedName(in: folder, for: destination)
    // Permissions aren't the only possible obstacle. Creating a file is the only reliable test.
    try Self.make(temporary, for: path)
    unlink(temporary)
  }

  private static func make(_ file: String, for path: String) throws(ImageFileError) {
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw error(path) }
    close(descriptor)
  }

  /// Returns the folder of a path, or `.` if the path is just a file name.
  ///
  /// Foundation's `deletingLastPathComponent` traps for one-letter names.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Creates a folder and its parent folders. Does nothing if the folder exists.
  package static func makeFolder(_ folder: String, of path: String) throws(ImageFileError) {
    var status = stat()
    if stat(folder, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { return }
      errno = ENOTDIR
      throw error(path)
    }
    guard errno == ENOENT else { throw error(path) }
    let parent = Self.folder(of: folder)
    if parent != folder { try makeFolder(parent, of: path) }
    // Another process may have created the folder meanwhile.
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw error(path) }
  }

  /// Moves the written file to its final path.
  package func commit() throws(ImageFileError) {
    if isStream { return try copyToStream() }
    if let permissions, chmod(temporary, permissions) != 0 { throw Self.error(path) }
    guard rename(temporary, destination) == 0 else { throw Self.error(path) }
  }

  /// Deletes the temporary file. Does nothing after `commit()`.
  package func discard() {
    unlink(temporary)
  }

  private func copyToStream() throws(ImageFileError) {
    defer { discard() }
    do {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: temporary))
      let file = open(destination, O_WRONLY | O_CLOEXEC)
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

  private static func error(_ path: String) -> ImageFileError {
    .unwritable(path: path, reason: String(cString: strerror(errno)))
  }
}

nonisolated extension Error {
  /// The system's description of a failed file operation. Messages use it for all Foundation
  /// errors.
  package var systemReason: String {
    let error = self as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    let code: Int32? =
      switch (cause.domain, CocoaError.Code(rawValue: cause.code)) {
      case (NSPOSIXErrorDomain, _): Int32(clamping: cause.code)
      // Foundation has its own codes for these errors.
      case (NSCocoaErrorDomain, .fileNoSuchFile), (NSCocoaErrorDomain, .fileReadNoSuchFile): ENOENT
      case (NSCocoaErrorDomain, .fileReadNoPermission),
        (NSCocoaErrorDomain, .fileWriteNoPermission):
        EACCES
      case (NSCocoaErrorDomain, .fileReadTooLarge): EFBIG
      case (NSCocoaErrorDomain, .fileWriteFileExists): EEXIST
      case (NSCocoaErrorDomain, .fileReadInvalidFileName),
        (NSCocoaErrorDomain, .fileWriteInvalidFileName):
        ENAMETOOLONG
      case (NSCocoaErrorDomain, .fileWriteOutOfSpace): ENOSPC
      case (NSCocoaErrorDomain, .fileWriteVolumeReadOnly): EROFS
      default: nil
      }
    if let code { return String(cString: strerror(code)) }
    switch (cause.domain, CocoaError.Code(rawValue: cause.code)) {
    case (NSCocoaErrorDomain, .fileReadCorruptFile),
      (NSCocoaErrorDomain, .fileReadInapplicableStringEncoding),
      (NSCocoaErrorDomain, .fileWriteInapplicableStringEncoding):
      return "it is not text in UTF-8"
    default: return "\(cause.domain) \(cause.code)"
    }
  }
}
