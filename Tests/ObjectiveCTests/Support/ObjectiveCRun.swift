import Foundation
import XServer

/// A run of the command with Objective-C files.
struct ObjectiveCRun {
  let status: ExitStatus
  /// The lines on standard output.
  let output: [String]
  /// The lines on standard error.
  let errors: [String]

  /// The package's root folder.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  /// The folder that contains the fixtures.
  static let fixtures = root + "/Tests/ObjectiveCTests"

  /// Whether `Tests/tools/sanitize.sh` runs the tests.
  static let isSanitized = ProcessInfo.processInfo.environment["TOUCHBOX_OBJC_MODE"] == "address"

  /// Compiles the host once for all tests, which would otherwise all compile it at the same time.
  private static let prepared: Void = {
    _ = try? ObjectiveCRun(
      command: ["snap", fixtures + "/Demos/TapCounter.m", "-o", "/dev/null"], nil)
  }()

  /// Runs the command.
  init(_ arguments: [String], in folder: String? = nil) throws {
    Self.prepared
    try self.init(command: arguments, folder)
  }

  private init(command: [String], _ folder: String?) throws {
    var variables = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { variables[name] = nil }
    // Use a separate cache, because a cache stores only a few programs, and other tests count them.
    variables["XDG_CACHE_HOME"] = ChildProcess.cache + "-objc"
    if variables["TOUCHBOX_OBJC_MODE"] == nil { variables["TOUCHBOX_OBJC_MODE"] = "unoptimized" }
    let child = try ChildProcess(
      ChildProcess.builtProgram("touchbox"), command, environment: variables, directory: folder)
    status = try child.waitForExit(timeout: .seconds(300))
    output = child.lines(of: .output)
    errors = child.lines(of: .error)
  }

  /// Returns the names of the fixtures in a folder.
  static func names(in folder: String) -> [String] {
    let files =
      (try? FileManager.default.contentsOfDirectory(atPath: "\(fixtures)/\(folder)")) ?? []
    return files.filter { $0.hasSuffix(".m") }.map { String($0.dropLast(2)) }.sorted()
  }
}

/// A fixture. Comments in its first lines contain its script and expected results.
struct ObjectiveCFixture {
  /// The absolute path.
  let path: String
  private let lines: [String]

  /// Reads a file in `Tests/ObjectiveCTests`.
  init(_ folder: String, _ name: String) throws {
    path = "\(ObjectiveCRun.fixtures)/\(folder)/\(name).m"
    lines = try String(contentsOfFile: path, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  /// Returns the text of each comment that begins with a word and a colon.
  func comments(_ word: String) -> [String] {
    lines.filter { $0.hasPrefix("// \(word): ") }.map { String($0.dropFirst(word.count + 5)) }
  }

  /// The script that consists of the `// touch: …` lines.
  var script: String { (["touchscript 1"] + comments("touch")).joined(separator: "\n") + "\n" }

  /// The number of the line that ends in `// here`.
  var markedLine: Int? { lines.firstIndex { $0.hasSuffix("// here") }.map { $0 + 1 } }
}
