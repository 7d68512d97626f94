import Foundation

/// A file in the repository, read as text.
struct SourceFile: CustomStringConvertible {
  let path: String
  let text: String

  var description: String { path }

  /// The modules that the file imports.
  var imports: Set<String> {
    Set(
      lines.compactMap { line in
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index <= 2 else { return nil }
        let isImport = words[..<index].allSatisfy {
          ["public", "package", "internal", "private", "@_exported", "@testable"].contains($0)
        }
        guard isImport, let name = words.dropFirst(index + 1).last else { return nil }
        return String(name.split(separator: ".")[0])
      })
  }

  /// The lines without comments.
  var code: [Substring] {
    lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
  }

  private var lines: [Substring] { text.split(separator: "\n") }

  /// The package's folder, or the value of the environment variable `TEST_ROOT` if it is set.
  static let root =
    ProcessInfo.processInfo.environment["TEST_ROOT"].map { URL(fileURLWithPath: $0) }
    ?? URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Reads a file in the package, or returns `nil` if it is missing or not UTF-8.
  init?(path: String) {
    let url = Self.root.appendingPathComponent(path)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    (self.path, self.text) = (path, text)
  }

  /// Returns the files with one of the extensions in a folder, except build products.
  static func all(in folder: String, extensions: [String] = ["swift"]) -> [SourceFile] {
    let base = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.allObjects as? [String] ?? []
    return names.sorted().compactMap { name in
      // GlueTests compares generated files with their sources.
      let isWanted =
        extensions.contains { name.hasSuffix("." + $0) } && !name.contains(".build")
        && !name.contains("touchbox-objc/Generated/")
      guard isWanted else { return nil }
      return SourceFile(path: folder + "/" + name)
    }
  }
}
