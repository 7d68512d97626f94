import ArgumentParser
import Foundation
import Simulator

extension ScriptHeader.Variant: ExpressibleByArgument {}

@MainActor
extension DemoCatalog {
  /// Returns the demo of a name, or says which there are.
  static func find(_ name: String) throws -> Demo {
    if let demo = demo(named: name) { return demo }
    let near = suggestions(for: name)
    let hint =
      near.isEmpty
      ? "expected one of \(all.map(\.name).joined(separator: ", "))"
      : "did you mean \(near.joined(separator: " or "))?"
    throw CommandFailure(.usage, "there is no demo named \"\(name)\"; \(hint)")
  }
}

/// A file that lines are added to as they come.
@MainActor
final class LineFile {
  private let handle: FileHandle
  private let path: String
  private var hasFailed = false

  /// Makes or empties a file; `-` stands for standard error.
  init(_ path: String) throws {
    self.path = path
    if path == "-" {
      handle = .standardError
      return
    }
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forWritingAtPath: path)
    else {
      throw CommandFailure(
        .file, "\(path): cannot be written; expected a path in a folder that can be written to")
    }
    self.handle = handle
  }

  /// Adds a line; the first that cannot be written is complained about.
  func write(_ line: String) {
    write(Data((line + "\n").utf8))
  }

  /// Adds whole lines; the first that cannot be written is complained about.
  func write(_ lines: Data) {
    do {
      try handle.write(contentsOf: lines)
    } catch {
      if !hasFailed { Console.complain("\(path): a line could not be written (\(error))") }
      hasFailed = true
    }
  }
}
