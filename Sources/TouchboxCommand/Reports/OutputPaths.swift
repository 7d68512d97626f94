import Foundation
import Painter
import Terminal

/// The rules for paths given in options.
enum OutputPaths {
  /// Throws an error if two options write to the same file, or one writes to an input file.
  ///
  /// - Parameters:
  ///   - outputs: The options with their paths, which are `nil` for absent options.
  ///   - inputs: The paths of the input files.
  ///   - input: A description of an input file, for messages.
  static func checkDistinct(
    _ outputs: [(option: String, path: String?)], from inputs: [String],
    _ input: String = "an input script"
  ) throws {
    // Return early, because checking files can take longer than reading scripts.
    if outputs.allSatisfy({ $0.path == nil }) { return }
    var owners: [String: String] = [:]
    for file in inputs.compactMap(file) { owners[file] = input }
    for case (let option, let path?) in outputs {
      guard let file = file(path), let owner = owners.updateValue(option, forKey: file) else {
        continue
      }
      throw CommandFailure(
        .usage, "\(option) \(path): already used by \(owner); choose another file")
    }
  }

  /// Throws an error if an output would replace a nonempty file, unless the user agrees.
  ///
  /// - Parameter outputs: The options with their paths, which are `nil` for absent options.
  static func checkReplaceable(_ outputs: [(option: String, path: String?)]) throws {
    for case (let option, let path?) in outputs where path != "-" {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
        continue
      }
      if isatty(STDIN_FILENO) == 1, Console.ask("\(path) exists; replace it?") { continue }
      throw CommandFailure(
        .file,
        "\(option) \(path): already exists; expected another name, or --force to replace it"
      )
    }
  }

  /// Throws an error if an option's folder is a file.
  ///
  /// - Parameter folder: The folder, or `nil` if the option is absent.
  static func checkFolder(_ option: String, _ folder: String?) throws {
    guard let folder else { return }
    var status = stat()
    guard folder.isEmpty || stat(folder, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR else {
      return
    }
    throw CommandFailure(
      .file,
      "\(option) \(folder.isEmpty ? "\"\"" : folder): not a folder; expected a folder or a new "
        + "name")
  }

  /// Whether a path refers to a standard stream, a device or a pipe. These are never replaced.
  static func isStream(_ path: String) -> Bool {
    var status = stat()
    return path == "-" || stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  /// Returns the path with links resolved, or `nil` for a stream, which several options may share.
  private static func file(_ path: String) -> String? {
    isStream(path) ? nil : AtomicFile.destination(of: path)
  }
}

extension AtomicFile {
  /// Writes text to a file atomically: if writing fails, the file is unchanged.
  static func write(_ text: String, to path: String) throws {
    try write(to: path) { try Data(text.utf8).write(to: URL(fileURLWithPath: $0)) }
  }

  /// Creates a file atomically. The temporary path to write to is passed to `body`.
  static func write(to path: String, by body: (String) throws -> Void) throws {
    let file = try AtomicFile(path)
    defer { file.discard() }
    do {
      try body(file.temporary)
    } catch {
      throw CommandFailure.unwritable(path, error.systemReason)
    }
    try file.commit()
  }
}
