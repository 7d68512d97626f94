import Foundation
import Simulator

/// A script of the disk, read and parsed, with the demo that it is for.
@MainActor
struct ScriptFile {
  /// The path as the user gave it.
  let path: String
  /// The script.
  let script: TouchScript
  /// What it plays on.
  let demo: Demo
  /// Which form of the demo.
  let variant: ScriptHeader.Variant

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - demo: The demo, for a script that names none.
  ///   - variant: The form, where the command line says one; the script's own otherwise.
  init(_ path: String, demo name: String? = nil, variant: ScriptHeader.Variant? = nil) throws {
    self.path = path
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      let reason = FileManager.default.fileExists(atPath: path) ? "cannot be read" : "no such file"
      throw CommandFailure(.file, "\(path): \(reason); expected a touch script")
    }
    do throws(ScriptError) {
      script = try TouchScript(parsing: [UInt8](bytes), file: path)
    } catch {
      throw CommandFailure(
        .usage, sentences: error.description.split(separator: "\n").map(String.init))
    }
    guard let wanted = script.header.demo ?? name else {
      throw CommandFailure(
        .usage, "\(path):2:1: the script names no demo; expected a line `demo NAME`, or --demo NAME"
      )
    }
    demo = try DemoCatalog.find(wanted)
    self.variant = variant ?? script.header.variant
  }

  /// Reads many scripts; what is wrong with any of them is told together.
  static func all(
    _ paths: [String], demo: String? = nil, variant: ScriptHeader.Variant? = nil
  ) throws -> [ScriptFile] {
    var files: [ScriptFile] = []
    var sentences: [String] = []
    var code = Simulator.ExitCode.success
    for path in paths {
      do {
        files.append(try ScriptFile(path, demo: demo, variant: variant))
      } catch let failure as CommandFailure {
        sentences += failure.sentences
        code = max(code, failure.code)
      }
    }
    if !sentences.isEmpty { throw CommandFailure(code, sentences: sentences) }
    return files
  }
}
