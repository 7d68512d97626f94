/// Reads the files that a script includes.
///
/// The parser does not access files. The caller of the parser decides which files may be read.
package struct ScriptIncludes {
  /// A file that may be included.
  package struct File {
    /// The name displayed in messages.
    package var name: String
    /// A string that is the same for every path to the same file.
    package var identity: String
    /// The file's contents.
    package var bytes: [UInt8]

    /// Creates a file.
    package init(name: String, identity: String, bytes: [UInt8]) {
      self.name = name
      self.identity = identity
      self.bytes = bytes
    }
  }

  /// The reason a file cannot be included.
  package struct Refusal: Error {
    /// The reason, phrased to follow the file's name.
    package var reason: String

    /// Creates a refusal.
    package init(_ reason: String) {
      self.reason = reason
    }
  }

  /// The identity of the script itself, used to detect files that include it.
  let identity: String
  /// Returns the file at a path. `includer` is the included file that contains the path, or `nil`
  /// for the script.
  let file: (_ path: String, _ includer: String?) throws(Refusal) -> File

  /// Creates a script's includes.
  ///
  /// - Parameters:
  ///   - identity: The script's own identity, or an empty string if it has none.
  ///   - file: Returns the file at a path, which is relative to the includer: the name of an
  ///     included file, or `nil` for the script itself.
  package init(
    of identity: String = "",
    _ file: @escaping (_ path: String, _ includer: String?) throws(Refusal) -> File
  ) {
    self.identity = identity
    self.file = file
  }

  /// The includes for a script without a folder, which refuse all files.
  package static var none: ScriptIncludes {
    ScriptIncludes { _, _ throws(Refusal) in
      throw Refusal("cannot be included here; only a script in a file can include another")
    }
  }
}
