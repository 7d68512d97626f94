import Foundation
import XServer

/// The source adapter, compiled by the command once for all tests, and again only when its sources change.
enum AdapterProgram {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let fixtures = root.appendingPathComponent("Tests/AdapterTests/Fixtures")

  /// The environment of commands that need the adapter: they share what one of them compiles.
  static let environment = ProcessInfo.processInfo.environment
    .merging(["XDG_CACHE_HOME": ChildProcess.cache]) { $1 }

  /// The program's path.
  static let path = Result { try compile() }

  /// The folder of the build products, where the modules are.
  static func products() throws -> String {
    URL(fileURLWithPath: try ChildProcess.builtProgram("touchbox")).deletingLastPathComponent().path
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Lets the command compile the adapter, unless it has; then the cache's newest one is that.
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
    // An entry that is being made has a dash in its name.
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
