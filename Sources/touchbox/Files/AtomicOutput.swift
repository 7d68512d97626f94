import Foundation
import Painter

/// Files that are there as a whole or not at all, for all commands that write some.
@MainActor
enum AtomicOutput {
  /// Writes a text.
  ///
  /// - Throws: `CommandFailure` for one that cannot be written.
  static func write(_ text: String, to path: String) throws {
    let target = try target(path)
    defer { target.discard() }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: target.temporary))
    } catch {
      throw CommandFailure.unwritable(path, error.systemReason)
    }
    try commit(target)
  }

  /// Returns a place for a file.
  ///
  /// - Throws: `CommandFailure` where there is none.
  static func target(_ path: String) throws -> AtomicFile {
    do throws(ImageFileError) {
      return try AtomicFile(path)
    } catch {
      throw CommandFailure(.file, error.description)
    }
  }

  /// Gives a file its name.
  ///
  /// - Throws: `CommandFailure` where it cannot have it.
  static func commit(_ target: AtomicFile) throws {
    do throws(ImageFileError) {
      try target.commit()
    } catch {
      throw CommandFailure(.file, error.description)
    }
  }

  /// Makes sure that no two options write to the same file, nor one to a file that is read.
  ///
  /// - Parameters:
  ///   - outputs: The options with their paths; nil for one that is not there. `-` is no file.
  ///   - inputs: The paths of what is read.
  static func checkApart(_ outputs: [(option: String, path: String?)], from inputs: [String]) throws
  {
    var owners: [String: String] = [:]
    for place in inputs.compactMap(place) { owners[place] = "a script that is read" }
    for case (let option, let path?) in outputs {
      guard let place = place(path), let owner = owners.updateValue(option, forKey: place) else {
        continue
      }
      throw CommandFailure(
        .usage, "\(option) \(path): that is the file of \(owner) already; expected another one")
    }
  }

  /// Whether a path is that of a stream, a device or a pipe, which is written to and not replaced.
  static func isStream(_ path: String) -> Bool {
    var status = stat()
    return path == "-" || stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  /// Returns where a file is, or will be, behind links; nil for what is none, which many can share.
  private static func place(_ path: String) -> String? {
    isStream(path) ? nil : URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
