import AppLibrary
import Foundation
import Terminal

/// Builds an Objective-C app: a library that contains the user's code, and the host program that loads it.
///
/// The host is compiled once, so after an edit only the user's files are compiled and linked, not
/// the whole program.
struct ObjectiveCBuilder {
  private let host: ObjectiveCHost
  private let cache: BuildCache

  /// Prepares to build apps.
  ///
  /// - Throws: `CommandFailure` if the compiler or GNUstep is missing.
  init(_ sdk: SDK, _ compiler: SwiftCompiler, _ cache: BuildCache, _ signals: StopSignals) throws {
    host = ObjectiveCHost(
      sdk: sdk, swift: compiler, clang: try ClangCompiler(beside: compiler, signals),
      gnustep: try GNUstep(), cache: cache, signals: signals)
    self.cache = cache
  }

  /// Returns a cache key that covers everything a program depends on.
  func key(of files: ProjectFiles) throws -> Data {
    var key = host.key + Data("\n\(files.folder)\n\(files.excluded)\n".utf8)
    for (path, bytes) in try files.contents() {
      key += Data("\(path)\n\(bytes.count)\n".utf8)
      key += bytes
    }
    return key
  }

  /// Returns the path of the files' program, building the program if it isn't in the cache.
  func program(of files: ProjectFiles) throws -> String {
    let key = try key(of: files)
    if let known = cache.find("programs", key) {
      if let warnings = try? String(
        contentsOfFile: (known as NSString).deletingLastPathComponent + "/warnings",
        encoding: .utf8)
      {
        Console.err(String(warnings.dropLast()))
      }
      return known
    }
    let program = try host.program()
    return try cache.insert("programs", key) { folder in
      var compilation = ObjectiveCCompilation(
        host, files, try adapter(files), in: folder)
      try compilation.run()
      if !compilation.warnings.isEmpty {
        try Data(compilation.warnings.utf8).write(to: URL(fileURLWithPath: folder + "/warnings"))
      }
      // The host looks for the library next to itself, so a link suffices; a copy isn't needed.
      if link(program, folder + "/touchbox") != 0 {
        try FileManager.default.copyItem(atPath: program, toPath: folder + "/touchbox")
      }
    }
  }

  private func adapter(_ files: ProjectFiles) throws -> ListingAdapter {
    try ListingAdapter(files, frameworks: host.sdk.objectiveC + "/include")
  }

  /// Returns the changes to the files as a diff, and whether the compiler still reports errors.
  func changes(in files: ProjectFiles) throws -> (diff: String, isRefused: Bool) {
    let folder = try TemporaryFolder()
    var compilation = ObjectiveCCompilation(
      host, files, try adapter(files), in: folder.path)
    let succeeded = try compilation.check()
    return (compilation.diff, !succeeded)
  }
}
