import Foundation
import XServer

/// One run of the adapter.
final class Adaptation {
  struct Report: Decodable {
    struct App: Decodable {
      let name, kind, make, file: String
      let line: Int
      let isMain, isUsedByOthers: Bool
    }
    struct Change: Decodable {
      let file: String
      let line, column: Int
      let before, after, reason: String
    }
    struct Message: Decodable {
      let file: String
      let line, column: Int
      let message: String
    }
    let files: [String]
    let apps: [App]
    let changes: [Change]
    let errors, warnings: [Message]
  }

  let sources: [String]
  let folder: String
  let text: String
  let report: Report

  /// Adapts files.
  init(_ files: [String]) throws {
    sources = files
    folder = NSTemporaryDirectory() + "adapted-" + UUID().uuidString
    let run = try Self.run(["--output", folder] + files)
    guard run.status == .exited(0) else {
      throw AdapterProgram.Failure(description: run.errors.joined(separator: "\n"))
    }
    text = run.output.joined(separator: "\n")
    report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
  }

  /// Adapts text as a file named `App.swift` in a folder of its own.
  convenience init(text: String) throws {
    let folder = NSTemporaryDirectory() + "source-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/App.swift"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    try self.init([file])
  }

  /// Adapts the files in a subfolder of `Fixtures`.
  convenience init(fixture: String) throws {
    let url = AdapterProgram.fixtures.appendingPathComponent(fixture)
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    try self.init(names.map { url.appendingPathComponent($0).path })
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The adapted text of the first file, without its first line.
  var adapted: String {
    get throws {
      let text = try String(contentsOfFile: report.files[0], encoding: .utf8)
      return String(text.drop { $0 != "\n" }.dropFirst())
    }
  }

  static func run(
    _ arguments: [String]
  ) throws -> (status: ExitStatus, output: [String], errors: [String]) {
    let page = AdapterProgram.root.appendingPathComponent("Sources/UIKit/UIKit.docc/APICoverage.md")
    let child = try ChildProcess(
      AdapterProgram.path.get(), ["--api", page.path] + arguments)
    let status = try child.waitForExit(timeout: .seconds(60))
    return (status, child.lines(of: .output), child.lines(of: .error))
  }

  // MARK: - Compiling

  /// Returns the compiler's messages about the adapted files, without duplicates.
  func compilerMessages(language: String = "5") throws -> [String] {
    let products = try AdapterProgram.products()
    let submodules = AdapterProgram.root.appendingPathComponent("Sources/UIKitSubmodules/include")
    let compiler = try ChildProcess(
      "swiftc",
      [
        "-typecheck", "-parse-as-library", "-module-name", "App", "-swift-version", language,
        "-I", products + "/Modules", "-Xcc",
        "-fmodule-map-file=\(products)/CSwiftRuntime.build/module.modulemap", "-Xcc",
        "-fmodule-map-file=\(submodules.path)/module.modulemap",
      ] + report.files)
    try compiler.waitForExit(timeout: .seconds(300))
    let messages = compiler.lines.filter { line in
      line.first?.isWhitespace == false
        && [": error:", ": warning:"].contains { line.contains($0) }
    }
    return Array(Set(messages)).sorted()
  }
}
