import AppSupport
import Foundation

/// The files of a user's app: Swift sources, storyboards, and the folder of their pictures.
struct UserFiles: Equatable {
  /// The absolute paths of the Swift files, without duplicates.
  private(set) var sources: [String] = []
  /// The absolute paths of storyboards and xib files beside them.
  private(set) var interfaces: [String] = []
  /// The folder of the first path, or the folder that it is: where `UIImage(named:)` looks.
  let folder: String
  /// What the files are called in messages.
  let name: String

  /// Finds the files.
  ///
  /// Of a folder, all Swift files count, also in subfolders; but not those of hidden folders, of
  /// folders of tests, and `Package.swift`.
  ///
  /// - Parameter paths: At least one file or folder.
  /// - Throws: `CommandFailure` with a message for each path that cannot be used.
  init(_ paths: [String]) throws {
    let first = Self.absolute(paths.first ?? ".")
    name = paths.first ?? "."
    folder = Self.isFolder(first) ? first : (first as NSString).deletingLastPathComponent
    var failures = FailureList()
    for path in paths { _ = try failures.collect { try add(path) } }
    try failures.rethrow()
  }

  private mutating func add(_ path: String) throws {
    let absolute = Self.absolute(path)
    guard FileManager.default.fileExists(atPath: absolute) else {
      throw CommandFailure(
        .file, "\(path): no such file; expected a Swift file, or a folder with Swift files")
    }
    guard Self.isFolder(absolute) else {
      guard absolute.hasSuffix(".swift") else {
        throw CommandFailure(
          .usage, "\(path): not a Swift file; expected a name that ends in .swift")
      }
      append([absolute], interfacesIn: (absolute as NSString).deletingLastPathComponent)
      return
    }
    let found = Self.sources(in: absolute)
    guard !found.isEmpty else {
      throw CommandFailure(
        .usage, "\(path): there is no Swift file in this folder; expected at least one")
    }
    append(found, interfacesIn: absolute)
  }

  private mutating func append(_ found: [String], interfacesIn folder: String) {
    for file in found where !sources.contains(file) { sources.append(file) }
    for subfolder in [folder, folder + "/Base.lproj"] {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: subfolder)) ?? []
      for file in files.sorted() where file.hasSuffix(".storyboard") || file.hasSuffix(".xib") {
        let path = "\(subfolder)/\(file)"
        if !interfaces.contains(path) { interfaces.append(path) }
      }
    }
  }

  private static func sources(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if name.hasPrefix(".") || name == "Package.swift" { return [] }
      if isFolder(path) { return name.hasSuffix("Tests") ? [] : sources(in: path) }
      return name.hasSuffix(".swift") ? [path] : []
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  // MARK: - Contents

  /// Reads all files, by their paths.
  ///
  /// - Throws: `CommandFailure` with a message for each file that cannot be read.
  func contents() throws -> [(path: String, bytes: Data)] {
    var failures = FailureList()
    let contents = try (sources + interfaces).compactMap { path in
      try failures.collect {
        do {
          return (path: path, bytes: try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
          throw CommandFailure(
            .file, "\(path): cannot be read (\(error.systemReason)); expected a Swift file")
        }
      }
    }
    try failures.rethrow()
    return contents
  }
}
