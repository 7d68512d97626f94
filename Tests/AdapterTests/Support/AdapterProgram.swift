import Foundation
import XServer

/// The source adapter, which the command compiles once for all tests, and recompiles only if the
/// adapter's sources change.
enum AdapterProgram {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let fixtures = root.appendingPathComponent("Tests/AdapterTests/Fixtures")

  /// The environment for commands that need the adapter, so they share the compiled program.
  static let environment = ProcessInfo.processInfo.environment
    .merging(["XDG_CACHE_HOME": ChildProcess.cache]) { $1 }

  /// The program's path.
  static let path = Result { try compile() }

  /// Returns the build products folder, which contains the modules.
  static func products() throws -> String {
    URL(fileURLWithPath: try ChildProcess.builtProgram("touchbox")).deletingLastPathComponent().path
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Makes the command compile the adapter if necessary, and returns the path of the newest
  /// adapter.
  private static func compile() throws -> String {
    let file = fixtures.appendingPathComponent("Planted/Planted.swift").path
    let command = try ChildProcess(
      ChildProcess.builtProgram("touchbox"), ["adapt", file], environment: environment)
    guard try command.waitForExit(timeout: .seconds(300)) == .exited(0) else {
      throw Failure(description: command.lines.joined(separator: "\n"))
    }
    let entries = try FileManager.default.contentsOfDirectory(
      at: URL(fileURLWithPath: ChildProcess.cache + "/touchbox/adapters"),
      includingPropertiesForKeys: [.contentModificationDateKey])
    // The name of an unfinished entry contains a dash.
    let newest = try entries.filter { !$0.lastPathComponent.contains("-") }
      .max { try modificationDate($0) < modificationDate($1) }
    guard let newest else { throw Failure(description: "no source adapter in the cache") }
    return newest.appendingPathComponent("touchbox").path
  }

  private static func modificationDate(_ entry: URL) throws -> Date {
    try entry.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
      ?? .distantPast
  }
}
