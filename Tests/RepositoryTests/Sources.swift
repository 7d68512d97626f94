import Foundation

/// The project's own files, read as text.
struct SourceFile: CustomStringConvertible {
  let path: String
  let text: String

  var description: String { path }

  /// The modules that the file imports.
  var imports: Set<String> {
    Set(
      lines.compactMap { line in
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), place <= 2 else { return nil }
        let isImport = words[..<place].allSatisfy {
          ["public", "package", "internal", "private", "@_exported", "@testable"].contains($0)
        }
        guard isImport, let name = words.dropFirst(place + 1).last else { return nil }
        return String(name.split(separator: ".")[0])
      })
  }

  /// The lines without comments.
  var code: [Substring] {
    lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
  }

  private var lines: [Substring] { text.split(separator: "\n") }

  /// The folder that the package is in.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the Swift files below a folder of the package, without what was built there.
  static func all(in folder: String) -> [SourceFile] {
    let base = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(".swift") && !$0.contains(".build") }.sorted().compactMap {
      name in
      guard let text = try? String(contentsOf: base.appendingPathComponent(name), encoding: .utf8)
      else { return nil }
      return SourceFile(path: folder + "/" + name, text: text)
    }
  }
}
