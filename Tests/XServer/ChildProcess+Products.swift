import Foundation

extension ChildProcess {
  /// The path of a program that was built beside the test bundle this process runs.
  ///
  /// - Throws: ``ChildProcessError/cannotLaunch(program:reason:)`` when there is none; build the
  ///   whole package first.
  public static func builtProgram(_ name: String) throws(ChildProcessError) -> String {
    var directory = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    // The test bundle may be a folder or a plain executable.
    for _ in 0..<4 {
      directory.deleteLastPathComponent()
      let path = directory.appendingPathComponent(name).path
      var isDirectory: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      if exists, !isDirectory.boolValue, access(path, X_OK) == 0 { return path }
    }
    throw .cannotLaunch(program: name, reason: "it is not built beside this test bundle")
  }
}
