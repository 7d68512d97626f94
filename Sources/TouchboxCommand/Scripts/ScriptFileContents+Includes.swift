import Foundation
import Painter
import TouchScript

extension ScriptFileContents {
  /// Reads the files that the script includes: those in its folder and below, and what `--include` allows.
  var includes: ScriptIncludes {
    let folder = Self.folder(of: path)
    let roots = ([folder] + includable).compactMap(Self.realPath)
    return ScriptIncludes(of: Self.realPath(path) ?? path) {
      path, includer throws(ScriptIncludes.Refusal) in
      let parent = includer.map(Self.folder) ?? folder
      let name = path.hasPrefix("/") || parent == "." ? path : "\(parent)/\(path)"
      guard let real = Self.realPath(name) else {
        throw ScriptIncludes.Refusal("is missing; looked for \(name)")
      }
      guard roots.contains(where: { real == $0 || real.hasPrefix($0 == "/" ? $0 : $0 + "/") })
      else {
        throw ScriptIncludes.Refusal(
          "is outside the script's folder; expected --include \(Self.folder(of: name)) to allow it")
      }
      // A pipe may never end.
      guard Self.isRegularFile(real) else {
        throw ScriptIncludes.Refusal("is not a file; expected a touch script")
      }
      do {
        return ScriptIncludes.File(
          name: name, identity: real, bytes: [UInt8](try Self.data(real)))
      } catch {
        throw ScriptIncludes.Refusal("cannot be read; expected a touch script")
      }
    }
  }

  /// Returns the folder of a path; that of standard input is the working directory.
  static func folder(of path: String) -> String {
    AtomicFile.folder(of: path)
  }

  private static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the absolute path behind links; nil if there is no such file.
  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
