package import Foundation
import Painter
import Terminal

/// The files in a user's app, as in its Xcode target.
///
/// If the user specifies a folder, the app contains all Swift files, storyboards, xib files and
/// pictures in it that `ProjectTree` and `AppSelection` do not exclude. If the user specifies a
/// file, the app contains this file and any storyboards and xib files next to it that mention one
/// of its classes, as the source adapter determines. `PictureIndex` finds pictures when the app
/// requests one. A folder without Swift files is an Objective-C app.
package struct ProjectFiles: Equatable {
  /// The absolute paths of the Swift files, without duplicates.
  package private(set) var sources: [String] = []
  /// The absolute paths of the Objective-C and C files, without duplicates. Empty for a Swift app.
  package private(set) var objectiveC: [String] = []
  /// The absolute paths of the headers of these files.
  package private(set) var headers: [String] = []
  /// The absolute paths of storyboards and xib files, one for each name.
  package private(set) var interfaces: [String] = []
  /// The absolute paths of storyboards and xib files next to a specified file. They are used only
  /// if they mention a class in the sources.
  package private(set) var neighbors: [String] = []
  /// The other apps' folders.
  package private(set) var excluded: [String] = []
  /// Messages for the user about the file selection.
  package private(set) var notes: [String] = []
  /// The first path if it is a folder, or else the folder that contains it. `UIImage(named:)`
  /// searches this folder.
  package let folder: String
  /// The files' name in messages.
  package let name: String

  /// Finds the files.
  ///
  /// - Parameter paths: At least one file or folder.
  /// - Throws: `CommandFailure` with a message for each unusable path.
  package init(_ paths: [String]) throws {
    let first = Self.absolute(paths.first ?? ".")
    name = paths.first ?? "."
    folder = ProjectTree.isFolder(first) ? first : (first as NSString).deletingLastPathComponent
    var failures = FailureList()
    for path in paths { _ = try failures.collect { try add(path) } }
    try failures.rethrow()
    guard !sources.isEmpty || !objectiveC.isEmpty else {
      throw CommandFailure(
        .usage, "\(name): expected a Swift or Objective-C file too, with the classes that it shows")
    }
    guard sources.isEmpty || objectiveC.isEmpty else {
      throw CommandFailure(
        .usage,
        "\(name): an app is either in Swift or in Objective-C here, also with a bridging header; "
          + "expected files of one language")
    }
    interfaces = Self.preferred(interfaces)
    let taken = Set(interfaces.map(Self.resource))
    neighbors = Self.preferred(neighbors).filter { !taken.contains(Self.resource($0)) }
  }

  /// Whether a file is an app's source file, according to its name.
  package static func isSource(_ path: String) -> Bool {
    path.hasSuffix(".swift") || path.hasSuffix(".m")
  }

  private mutating func add(_ path: String) throws {
    let absolute = Self.absolute(path)
    guard FileManager.default.fileExists(atPath: absolute) else {
      throw CommandFailure(
        .file,
        "\(path): no such file; expected a Swift or Objective-C file, or a folder with such files")
    }
    if ProjectTree.isFolder(absolute) { return try addFolder(path, absolute) }
    switch (absolute as NSString).pathExtension {
    case "swift":
      append([absolute])
      let parent = (absolute as NSString).deletingLastPathComponent
      neighbors += ProjectTree(parent, .beside).interfaces
    case "m", "c":
      appendObjectiveC([absolute])
      let neighbors = ProjectTree((absolute as NSString).deletingLastPathComponent, .beside)
      appendHeaders(neighbors.headers)
      self.neighbors += neighbors.interfaces
    case "mm":
      throw CommandFailure(
        .usage, "\(path): Objective-C++ is not supported; expected a name that ends in .m")
    case "storyboard", "xib":
      interfaces.append(absolute)
    default:
      throw CommandFailure(
        .usage,
        "\(path): not a Swift or Objective-C file; expected a name that ends in .swift or .m")
    }
  }

  private mutating func addFolder(_ path: String, _ absolute: String) throws {
    let tree = ProjectTree(absolute)
    guard !tree.isTruncated else {
      throw CommandFailure(
        .usage,
        "\(path): this folder contains more than \(ProjectTree.limit) files; expected the folder of "
          + "one app")
    }
    let selection = AppSelection(tree.sources, in: absolute)
    let objectiveC = tree.objectiveC.filter { !Self.isTest($0) }
    let hasObjectiveC = objectiveC.contains { $0.hasSuffix(".m") }
    guard !selection.sources.isEmpty || hasObjectiveC else {
      throw CommandFailure(
        .usage,
        "\(path): this folder contains no Swift or Objective-C files; expected at least one")
    }
    append(selection.sources)
    if selection.sources.isEmpty {
      appendObjectiveC(objectiveC)
      appendHeaders(tree.headers)
    } else if hasObjectiveC {
      let (swift, other) = (Self.example(selection.sources), Self.example(objectiveC))
      notes.append(
        "\(path): only the Swift files, such as \(swift), run, because an app is either in Swift or in "
          + "Objective-C here; to run the Objective-C files, such as \(other), name a folder that "
          + "contains only those")
    }
    excluded += selection.excluded
    interfaces += tree.interfaces.filter { interface in
      !selection.excluded.contains { interface.hasPrefix($0 + "/") }
    }
    let names = selection.apps.map { $0.dropFirst(absolute.count + 1) }
    if names.count > 1 {
      notes.append(
        "\(path) has several apps: running the one in \(names[0].isEmpty ? "." : names[0]); also: "
          + "\(names.dropFirst().joined(separator: ", ")); name a folder to choose another")
    }
  }

  private mutating func append(_ found: [String]) {
    for file in found where !sources.contains(file) { sources.append(file) }
  }

  private mutating func appendObjectiveC(_ found: [String]) {
    for file in found where !objectiveC.contains(file) { objectiveC.append(file) }
  }

  private mutating func appendHeaders(_ found: [String]) {
    for file in found where !headers.contains(file) { headers.append(file) }
  }

  /// Returns the name of a file in a list, for a message.
  private static func example(_ files: [String]) -> String {
    let names = files.map { ($0 as NSString).lastPathComponent }
    return names.sorted().first { $0 != "main.m" } ?? names.first ?? ""
  }

  /// Whether an Objective-C file belongs to a test target.
  private static func isTest(_ path: String) -> Bool {
    let text = FileManager.default.contents(atPath: path).map {
      String(decoding: $0, as: UTF8.self)
    }
    return text?.contains(#/<(XCTest|SenTestingKit)\//#) ?? false
  }

  /// Returns one file per name, as in a bundle: the file in the phone's language, or the first one.
  private static func preferred(_ files: [String]) -> [String] {
    var best: [String: String] = [:]
    for file in files {
      let name = resource(file)
      if let known = best[name], Localization.rank(known) <= Localization.rank(file) { continue }
      best[name] = file
    }
    var seen: Set<String> = []
    return files.filter { best[resource($0)] == $0 && seen.insert($0).inserted }
  }

  private static func resource(_ path: String) -> String { (path as NSString).lastPathComponent }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  // MARK: - Contents

  /// All files to compile.
  package var all: [String] { sources + objectiveC + headers + interfaces + neighbors }

  /// Returns the paths and contents of all files.
  ///
  /// - Throws: `CommandFailure` with a message for each unreadable file.
  package func contents() throws -> [(path: String, bytes: Data)] {
    var failures = FailureList()
    let contents = try all.compactMap { path in
      try failures.collect {
        let isSwift = path.hasSuffix(".swift")
        let isCode = isSwift || objectiveC.contains(path) || headers.contains(path)
        let bytes = try RegularFile.data(
          path,
          expected: isSwift ? "a Swift file" : isCode ? "source code" : "an interface file",
          isText: isSwift)
        return (path: path, bytes: bytes)
      }
    }
    try failures.rethrow()
    return contents
  }
}
