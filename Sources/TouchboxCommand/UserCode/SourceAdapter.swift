import AppLibrary
import Foundation
import Terminal

/// The program `touchbox-adapt`, which makes code for iOS compile on Linux.
///
/// It uses the compiler's parser, so it is built by the user's own compiler when it is first used.
struct SourceAdapter {
  /// The adapter's report on the user's files.
  struct Report: Decodable {
    /// An app, or a part of an app that can run alone.
    struct App: Decodable {
      enum Kind: String, Decodable {
        case main, delegate, scenes, storyboard, playground, controller, view, window
      }

      let name: String
      let kind: Kind
      /// A Swift expression: an object, a delegate class, or a call that starts the app.
      let make: String
    }

    /// A message about a location.
    struct Message: Decodable {
      let file: String
      let line: Int
      let column: Int
      let message: String

      /// Returns the message in the compiler's format.
      func line(kind: String) -> String { "\(file):\(self.line):\(column): \(kind): \(message)" }
    }

    /// The Swift files to compile.
    let files: [String]
    /// The apps that can run, best first.
    let apps: [App]
    let errors: [Message]
    let warnings: [Message]
  }

  private let program: String
  private let api: String

  /// Finds the adapter, or builds it.
  init(
    _ sdk: SDK, _ compiler: SwiftCompiler, _ description: SwiftCompiler.Description,
    _ cache: BuildCache, _ signals: StopSignals
  ) throws {
    api = sdk.apiCoverage
    let sources = Self.sources(in: sdk.adapterSources)
    guard !sources.isEmpty else {
      throw CommandFailure(
        .environment, "\(sdk.adapterSources): the source adapter's sources are missing")
    }
    var key = Data("\(compiler.identity)\n\(description.version)\n".utf8)
    for source in sources {
      key += (try? Data(contentsOf: URL(fileURLWithPath: source))) ?? Data()
    }
    if let known = cache.find("adapters", key) {
      program = known
      return
    }
    let parser = description.parserModules
    guard FileManager.default.fileExists(atPath: parser + "/SwiftParser.swiftmodule") else {
      throw CommandFailure(
        .environment,
        "\(parser): this Swift toolchain does not include the parser; expected a toolchain from "
          + "https://www.swift.org/install/linux")
    }
    Console.err("compiling the source adapter (only once)")
    program = try cache.insert("adapters", key) { folder in
      try compiler.run(
        sources + [
          "-parse-as-library", "-module-name", "touchbox_adapt", "-swift-version", "6", "-Onone",
          "-whole-module-optimization", "-I", parser, "-L", parser, "-lSwiftSyntax",
          "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", parser, "-o", folder + "/touchbox",
        ], cache, signals)
    }
  }

  private static func arguments(_ files: ProjectFiles) -> [String] {
    files.sources + files.interfaces + ["--beside"] + files.neighbors
  }

  /// Adapts files, and writes the results to a folder.
  func adapt(_ files: ProjectFiles, to folder: String, _ signals: StopSignals) throws -> Report {
    let (ending, output) = try Subprocess.read(
      program, ["--api", api, "--output", folder] + Self.arguments(files), signals)
    guard ending == .exited(0) else { throw CommandFailure(.file, messages: []) }
    do {
      return try JSONDecoder().decode(Report.self, from: output)
    } catch {
      throw CommandFailure(.environment, "the source adapter's report cannot be read (\(error))")
    }
  }

  /// Returns the changes to the files as a diff, and whether any code has no equivalent.
  func diff(of files: ProjectFiles, _ signals: StopSignals) throws -> (
    diff: String, isRefused: Bool
  ) {
    let (ending, output) = try Subprocess.read(
      program, ["--api", api, "--diff"] + Self.arguments(files), signals)
    guard ending == .exited(0) || ending == .exited(1) else {
      throw CommandFailure(.file, messages: [])
    }
    let text = String(decoding: output, as: UTF8.self)
    return (text.hasSuffix("\n") ? String(text.dropLast()) : text, ending == .exited(1))
  }

  /// Returns the paths of the Swift files in a folder, except for a manifest and build products.
  static func sources(in folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter {
      $0.hasSuffix(".swift") && $0 != "Package.swift" && !$0.hasPrefix(".build/")
    }.sorted().map { "\(folder)/\($0)" }
  }
}
