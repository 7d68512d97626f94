import Foundation
import Terminal

/// The program that runs Objective-C apps: Touchbox with the classes that these apps use.
///
/// It is built with the user's compilers when an Objective-C file is first run, because it
/// requires a library that Touchbox itself doesn't need.
struct ObjectiveCHost {
  let sdk: SDK
  let swift: SwiftCompiler
  let clang: ClangCompiler
  let gnustep: GNUstep
  let cache: BuildCache
  let signals: StopSignals
  let mode = ObjectiveCMode()

  /// The program's source files.
  private var sources: [String] {
    let folder = sdk.objectiveC
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { name in
      ["swift", "m", "c", "h", "inc", "txt", "modulemap"].contains((name as NSString).pathExtension)
    }.sorted().map { "\(folder)/\($0)" }
  }

  /// A cache key that covers everything the program depends on.
  var key: Data {
    let parts = [
      sdk.identity, sdk.packageName, swift.identity, clang.identity, gnustep.identity,
      mode.rawValue,
    ]
    return Data(
      (parts + sources.map { "\($0) \(FileIdentity($0)?.text ?? "")" }).joined(separator: "\n").utf8
    )
  }

  /// Returns the program's path, building the program if it isn't in the cache.
  func program() throws -> String {
    let key = key
    if let known = cache.find("objc-hosts", key) { return known }
    let sources = sources
    guard sources.contains(where: { $0.hasSuffix(".m") }) else {
      throw CommandFailure(
        .environment, "\(sdk.objectiveC): the sources for Objective-C are missing")
    }
    let description = try swift.describe(signals)
    if let version = sdk.compilerVersion, version != description.version {
      throw CommandFailure(.environment, sdk.mismatch(swift.path, description.version))
    }
    Console.err("compiling Objective-C's UIKit (only once)")
    return try cache.insert("objc-hosts", key) { folder in
      let objects = try compile(sources, in: folder)
      try "INPUT(-l:libcurl.so.4)\n".write(
        toFile: folder + "/libcurl.so", atomically: false, encoding: .utf8)
      try build(
        sources.filter { $0.hasSuffix(".swift") } + [
          "-parse-as-library", "-whole-module-optimization", "-module-name", "TouchboxObjC",
          "-package-name", sdk.packageName, "-swift-version", "5", "-default-isolation",
          "MainActor", "-I", sdk.objectiveC + "/Bridge/CBridge", "-suppress-warnings",
        ] + sdk.moduleArguments
          // Link these before the libraries, whose block functions must not be used.
          + objects + link(folder) + sdk.linkArguments + mode.swiftArguments
          + ["-L", folder, "-o", folder + "/touchbox"])
      try check(folder)
    }
  }

  /// Runs the Swift compiler. Errors in Touchbox's own code are not reported as the user's.
  private func build(_ arguments: [String]) throws {
    do {
      try swift.run(arguments, cache, signals)
    } catch let failure as CommandFailure where failure.code == .usage {
      throw CommandFailure(
        .environment, "\(swift.path) cannot compile Touchbox's own code: \(failure.summary)")
    }
  }

  /// Runs a self-test in the new program, because the code that connects the compiler and the
  /// runtime may not work with other versions of them.
  ///
  /// - Throws: `CommandFailure` if a check fails.
  private func check(_ folder: String) throws {
    let library = folder + "/app.so"
    try clang.run(
      Self.libraryArguments + ["-fPIC", "-fobjc-arc", "-Wno-everything"] + mode.clangArguments
        + ClangCompiler.arguments(sdk, gnustep)
        + [sdk.objectiveC + "/SelfTest/SelfTest.m", "-o", library])
    defer { try? FileManager.default.removeItem(atPath: library) }
    let (ending, _) = try Subprocess.read(folder + "/touchbox", [], signals)
    guard ending != .exited(0) else { return }
    let result =
      switch ending {
      case .exited(let number): "check \(number) of the self-test failed"
      case .signaled(let signal): "the self-test was ended by signal \(signal)"
      }
    throw CommandFailure(
      .environment,
      "\(clang.path) and \(gnustep.libraries.joined(separator: ", ")) do not work together: \(result)"
    )
  }

  /// The compiler arguments for linking an app's library.
  static let libraryArguments = [
    "-shared", "-fuse-ld=lld", "-Wl,--wrap=__objc_exec_class", "-Wl,-Bsymbolic", "-nostdlib",
  ]

  /// Compiles the files that are not Swift files, and returns the object files.
  private func compile(_ sources: [String], in folder: String) throws -> [String] {
    let root = sdk.objectiveC
    let includes = ["Runtime", "Bridge/CBridge", "Generated", "Classes"].flatMap {
      ["-I", "\(root)/\($0)"]
    }
    let own = sources.filter { !$0.contains("/SelfTest/") }
    return try own.filter { $0.hasSuffix(".m") || $0.hasSuffix(".c") }.map { source in
      let object = "\(folder)/\((source as NSString).lastPathComponent).o"
      try clang.run(
        ["-c", "-Wno-everything", source, "-o", object] + mode.hostArguments + includes
          + ClangCompiler.arguments(sdk, gnustep))
      return object
    }
  }

  private func link(_ folder: String) -> [String] {
    let options =
      gnustep.libraries + [
        "--dynamic-list=\(sdk.objectiveC)/exports.txt", "--wrap=__objc_exec_class", "--strip-all",
      ]
    return options.flatMap { ["-Xlinker", $0] }
  }
}
