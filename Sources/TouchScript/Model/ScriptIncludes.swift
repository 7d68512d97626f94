/// Reads the files that a script includes.
///
/// Scripts know no files: whoever parses one decides which may be read.
package struct ScriptIncludes {
  /// A file that may be included.
  package struct File {
    /// The name in messages.
    package var name: String
    /// The same text for the same file, whatever it is called.
    package var identity: String
    /// The contents.
    package var bytes: [UInt8]

    /// Makes a file.
    package init(name: String, identity: String, bytes: [UInt8]) {
      self.name = name
      self.identity = identity
      self.bytes = bytes
    }
  }

  /// Why a file cannot be included.
  package struct Refusal: Error {
    /// The reason, worded to follow the file's name.
    package var reason: String

    /// Makes a refusal.
    package init(_ reason: String) {
      self.reason = reason
    }
  }

  /// The identity of the script itself, so that a file that includes it is found.
  let identity: String
  /// Returns the file of a path that another included file wrote, or the script where that is nil.
  let file: (_ path: String, _ includer: String?) throws(Refusal) -> File

  /// Makes the includes of a script.
  ///
  /// - Parameters:
  ///   - identity: The script's own identity; empty if it has none.
  ///   - file: Returns the file of a path, which is relative to the includer: the name of an included
  ///     file, or nil for the script itself.
  package init(
    of identity: String = "",
    _ file: @escaping (_ path: String, _ includer: String?) throws(Refusal) -> File
  ) {
    self.identity = identity
    self.file = file
  }

  /// For a script that has no folder.
  package static var none: ScriptIncludes {
    ScriptIncludes { _, _ throws(Refusal) in
      throw Refusal("cannot be included here; only a script in a file can include another")
    }
  }
}
