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

  /// Returns the Swift files, or those with other extensions, below a folder of the package, without
  /// build products.
  static func all(in folder: String, extensions: [String] = ["swift"]) -> [SourceFile] {
    let base = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.allObjects as? [String] ?? []
    return names.sorted().compactMap { name in
      let isWanted = extensions.contains { name.hasSuffix("." + $0) } && !name.contains(".build")
      guard isWanted else { return nil }
      guard let text = try? String(contentsOf: base.appendingPathComponent(name), encoding: .utf8)
      else { return nil }
      return SourceFile(path: folder + "/" + name, text: text)
    }
  }
}
