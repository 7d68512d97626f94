import Foundation
import XServer

/// The source adapter, compiled once for all tests, and again only when its sources change.
enum AdapterProgram {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let fixtures = root.appendingPathComponent("Tests/AdapterTests/Fixtures")

  /// The program's path.
  static let path = Result { try compile() }

  /// The folder of the build products, where the modules are.
  static func products() throws -> String {
    URL(fileURLWithPath: try ChildProcess.builtProgram("touchbox")).deletingLastPathComponent().path
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static func compile() throws -> String {
    let folder = root.appendingPathComponent("Sources/touchbox-adapt")
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    let sources = names.filter { $0.hasSuffix(".swift") }.sorted().map {
      folder.appendingPathComponent($0).path
    }
    let program = try products() + "/touchbox-adapt-for-tests"
    let built = modificationDate(program)
    if let built, sources.allSatisfy({ modificationDate($0).map { $0 < built } ?? false }) {
      return program
    }
    let host = try hostLibraries()
    let arguments =
      [
        "-parse-as-library", "-module-name", "TouchboxAdapt", "-I", host, "-L", host,
        "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", host, "-o", program,
      ] + sources
    let compiler = try ChildProcess("swiftc", arguments)
    guard try compiler.waitForExit(timeout: .seconds(300)) == .exited(0) else {
      throw Failure(description: compiler.lines.joined(separator: "\n"))
    }
    return program
  }

  private static func modificationDate(_ path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  /// The folder of the parser that ships with the compiler.
  private static func hostLibraries() throws -> String {
    let which = try ChildProcess("sh", ["-c", "readlink -f $(command -v swiftc)"])
    try which.waitForExit()
    let compiler = URL(fileURLWithPath: which.lines.first ?? "")
    return compiler.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host"
  }
}
