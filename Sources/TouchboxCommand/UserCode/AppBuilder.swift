import AppLibrary
import Foundation
import Terminal

/// Builds programs from users' files.
///
/// The source adapter makes the code compile on Linux and finds its apps. A generated `main` makes
/// these apps available to the commands. Everything is compiled as one module and linked with the
/// library. Programs are cached, so unchanged files are only read.
struct AppBuilder {
  private let sdk: SDK
  private let compiler: SwiftCompiler
  private let cache: BuildCache
  private let languageMode: Int
  private let signals: StopSignals

  /// Prepares to build programs.
  ///
  /// - Throws: `CommandFailure` if the compiler, the SDK or a folder for built programs is missing.
  init(languageMode: Int, _ signals: StopSignals) throws {
    sdk = try SDK(executable: SDK.ownExecutable)
    compiler = try SwiftCompiler()
    cache = try BuildCache()
    self.languageMode = languageMode
    self.signals = signals
  }

  /// Returns a cache key that covers everything a program depends on.
  func key(of files: ProjectFiles) throws -> Data {
    if !files.objectiveC.isEmpty { return try objectiveC().key(of: files) }
    var key = Data(
      "\(sdk.identity)\n\(compiler.identity)\n\(languageMode)\n\(files.folder)\n\(files.excluded)\n"
        .utf8)
    let pages = [sdk.apiCoverage, sdk.portingGuide]
    for source in SourceAdapter.sources(in: sdk.adapterSources) + pages {
      key += Data((FileIdentity(source)?.text ?? "").utf8)
    }
    for (path, bytes) in try files.contents() {
      key += Data("\(path)\n\(bytes.count)\n".utf8)
      key += bytes
    }
    return key
  }

  /// Returns the path of the program for the files, building it if it is not in the cache.
  ///
  /// - Throws: `CommandFailure` if the build fails; `StopSignals.Stopped`.
  func program(of files: ProjectFiles) throws -> String {
    if !files.objectiveC.isEmpty { return try objectiveC().program(of: files) }
    let key = try key(of: files)
    if let known = cache.find("programs", key) {
      // Repeat the adapter's warnings, which concern the code's behavior, but not the compiler's.
      if let warnings = try? String(contentsOfFile: Self.warnings(of: known), encoding: .utf8) {
        Console.err(String(warnings.dropLast()))
      }
      return known
    }
    let description = try compiler.describe(signals)
    if let version = sdk.compilerVersion, version != description.version {
      throw CommandFailure(.environment, sdk.mismatch(compiler.path, description.version))
    }
    let adapter = try SourceAdapter(sdk, compiler, description, cache, signals)
    return try cache.insert("programs", key) { folder in
      let report = try adapter.adapt(files, to: folder + "/sources", signals)
      try check(report, of: files)
      if !report.warnings.isEmpty {
        let text = report.warnings.map { $0.line(kind: "warning") + "\n" }.joined()
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/warnings"))
      }
      let main = "\(folder)/\(Self.startFile)"
      try Self.main(of: report, files).write(toFile: main, atomically: false, encoding: .utf8)
      let sources = try SourceOverlay(report.files, of: files.sources, in: folder)
      try compile(sources.arguments + [main], as: moduleName(of: files), in: folder)
    }
  }

  /// Returns the adapter's changes to the files, and whether any code has no equivalent.
  func changes(in files: ProjectFiles) throws -> (diff: String, isRefused: Bool) {
    // Report unreadable files here, because the adapter would not name them.
    _ = try files.contents()
    if !files.objectiveC.isEmpty { return try objectiveC().changes(in: files) }
    let description = try compiler.describe(signals)
    return try SourceAdapter(sdk, compiler, description, cache, signals).diff(of: files, signals)
  }

  private func objectiveC() throws -> ObjectiveCBuilder {
    try ObjectiveCBuilder(sdk, compiler, cache, signals)
  }

  private func check(_ report: SourceAdapter.Report, of files: ProjectFiles) throws {
    for warning in report.warnings { Console.err(warning.line(kind: "warning")) }
    for error in report.errors { Console.err(error.line(kind: "error")) }
    if let first = report.errors.first {
      let file = (first.file as NSString).lastPathComponent
      throw CommandFailure(.usage, reported: "\(file):\(first.line): \(first.message)")
    }
    guard report.apps.isEmpty else { return }
    // Report errors in the code first, because they may be the reason why no app was found.
    try compileUserCode(report.files + ["-typecheck"] + arguments(of: moduleName(of: files)))
    throw CommandFailure(
      .usage,
      "\(files.name): found nothing to run; expected a subclass of UIView or "
        + "UIViewController, or an app delegate")
  }

  private func compile(_ sources: [String], as module: String, in folder: String) throws {
    // Programs that use the network link with this library by a name that only the development
    // package provides.
    try "INPUT(-l:libcurl.so.4)\n".write(
      toFile: folder + "/libcurl.so", atomically: false, encoding: .utf8)
    try compileUserCode(
      // Include the line table, which crash reports need. See `LineTable`.
      sources + arguments(of: module)
        + [
          "-gline-tables-only", "-dwarf-version=4", "-debug-prefix-map", "\(folder)=generated",
          // Keep file paths absolute, even for files in the current folder.
          "-file-compilation-dir", "generated",
        ]
        + sdk.linkArguments + ["-L", folder, "-o", folder + "/touchbox"])
  }

  /// Compiles code, and adds notes about Apple's API to the compiler's messages.
  private func compileUserCode(_ arguments: [String]) throws {
    let sdk = sdk
    try compiler.run(arguments, cache, signals) { text in
      let api = AppleAPI(coverage: sdk.apiCoverage, portingGuide: sdk.portingGuide)
      var messages = CompilerMessages(api)
      return messages.annotated(text)
    }
  }

  /// Returns the path of the adapter's warnings for a program. The file exists only if there are
  /// any.
  private static func warnings(of program: String) -> String {
    (program as NSString).deletingLastPathComponent + "/warnings"
  }

  /// Returns the arguments for every compilation of a module.
  private func arguments(of module: String) -> [String] {
    [
      "-parse-as-library", "-whole-module-optimization", "-Onone", "-module-name", module,
      "-swift-version", "\(languageMode)",
    ] + sdk.moduleArguments
  }

  /// Returns the module name for the files: the name of the only file, or of the folder.
  private func moduleName(of files: ProjectFiles) -> String {
    let base = (files.sources.count == 1 ? files.sources[0] : files.folder) as NSString
    let name = (base.lastPathComponent as NSString).deletingPathExtension
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let identifier = (letters.first?.isNumber == false ? "" : "_") + String(letters)
    let isTaken = sdk.modules.contains(identifier) || Self.reservedNames.contains(identifier)
    return isTaken ? identifier + "App" : identifier
  }

  /// Module names that files may import, or that the compiler rejects.
  static let reservedNames: Set<String> = [
    "Swift", "main", "Foundation", "FoundationEssentials", "Dispatch", "Glibc", "Synchronization",
    "Observation", "RegexBuilder", "Testing", "XCTest", "SwiftShims", "Any", "Self", "Type",
  ]

  /// The name of the generated file that starts the program.
  static let startFile = "TouchboxMain.swift"

  /// Returns the source code of the program's entry point.
  private static func main(of report: SourceAdapter.Report, _ files: ProjectFiles) -> String {
    let apps = report.apps.map { app in
      let name = app.name.swiftLiteral
      return switch app.kind {
      case .main: ".program(\(name)) { \(app.make) }"
      case .delegate: ".delegate(\(app.make), name: \(name))"
      case .controller: ".controller(\(name)) { \(app.make) }"
      case .view: ".view(\(name)) { \(app.make) }"
      case .window: ".window(\(name)) { \(app.make) }"
      case .scenes: ".window(\(name), as: \"an app delegate\") { \(app.make) }"
      case .storyboard: ".controller(\(name), as: \"a storyboard\") { \(app.make) }"
      case .playground: ".controller(\(name), as: \"a playground\") { \(app.make) }"
      }
    }
    return """
      @_spi(Launcher) import TouchboxApp
      import UIKit

      @main
      enum __TouchboxMain {
        @MainActor static func main() {
          TouchboxApp.main(
            files: [
              \(apps.joined(separator: ",\n        "))
            ], pictures: \(files.folder.swiftLiteral),
            except: [\(files.excluded.map(\.swiftLiteral).joined(separator: ", "))])
        }
      }

      """
  }
}
