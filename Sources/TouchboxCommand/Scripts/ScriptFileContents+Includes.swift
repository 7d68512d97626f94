import Foundation
import Painter
import TouchScript

extension ScriptFileContents {
  /// Reads included files, which must be inside the script's folder, or allowed by `--include`.
  var includes: ScriptIncludes {
    let folder = AtomicFile.folder(of: path)
    let roots = ([folder] + includable).compactMap(AtomicFile.realPath)
    return ScriptIncludes(of: AtomicFile.realPath(path) ?? path) {
      path, includer throws(ScriptIncludes.Refusal) in
      let parent = includer.map(AtomicFile.folder) ?? folder
      let name = path.hasPrefix("/") || parent == "." ? path : "\(parent)/\(path)"
      guard let real = AtomicFile.realPath(name) else {
        throw ScriptIncludes.Refusal("is missing; looked for \(name)")
      }
      guard roots.contains(where: { real == $0 || real.hasPrefix($0 == "/" ? $0 : $0 + "/") })
      else {
        throw ScriptIncludes.Refusal(
          "is outside the script's folder; expected --include \(AtomicFile.folder(of: name)) to allow it"
        )
      }
      // Reading from a pipe may never end.
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

  private static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
