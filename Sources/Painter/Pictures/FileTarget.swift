import Foundation

/// A place for a file that is there as a whole or not at all.
///
/// What is written goes to `temporary`, in the same folder; `commit()` gives it the name. A file
/// that was there before is there until then, and stays when it does not come to that.
package struct FileTarget {
  /// The path that the file gets.
  package let path: String
  /// Where to write until all is written; no such file is there yet.
  package let temporary: String

  /// Finds a place beside a path.
  ///
  /// - Throws: When the path is a folder, or its folder does not exist or takes no files.
  package init(_ path: String) throws(PictureError) {
    self.path = path
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw .unwritable(path: path, reason: "it is a folder")
    }
    let target = URL(fileURLWithPath: path)
    let folder = target.deletingLastPathComponent()
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw .unwritable(path: path, reason: "its folder does not exist")
    }
    temporary =
      folder.appendingPathComponent(".\(target.lastPathComponent).\(UUID().uuidString)").path
    // Permissions do not tell all: whether a file can be made is seen by making it.
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      throw .unwritable(path: path, reason: String(cString: strerror(errno)))
    }
    close(file)
    unlink(temporary)
  }

  /// Gives the file its name.
  package func commit() throws(PictureError) {
    guard rename(temporary, path) == 0 else {
      throw .unwritable(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// Deletes what was written so far, if there is anything.
  package func discard() {
    unlink(temporary)
  }
}
