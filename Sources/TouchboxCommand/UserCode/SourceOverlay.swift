import Foundation
import TouchScript

/// Presents adapted files to the compiler under the user's paths, so its messages refer to the
/// user's files.
///
/// An adapted file begins with its own `#sourceLocation`, which does not affect the line numbers in
/// the compiler's excerpts. In files that the overlay replaces, this directive is removed.
struct SourceOverlay {
  private struct Entry: Encodable {
    enum CodingKeys: String, CodingKey {
      case type, name
      case contents = "external-contents"
    }

    var type = "file"
    let name: String
    let contents: String
  }

  private struct Description: Encodable {
    enum CodingKeys: String, CodingKey {
      case version, roots
      case usesExternalNames = "use-external-names"
    }

    var version = 0
    var usesExternalNames = false
    let roots: [Entry]
  }

  /// The compiler arguments for all of the files.
  let arguments: [String]

  /// Prepares files for the compiler.
  ///
  /// - Parameters:
  ///   - adapted: The adapted files, and the generated files next to them.
  ///   - sources: The user's files.
  ///   - folder: The folder for the files of the overlay.
  init(_ adapted: [String], of sources: [String], in folder: String) throws {
    let names = Dictionary(grouping: sources) { ($0 as NSString).lastPathComponent }
    // The compiler rejects files with equal names, and would print unusual names unescaped. For
    // such files, messages use the `#sourceLocation` in the adapted file.
    let mappable = names.values.filter { $0.count == 1 }.flatMap { $0 }
      .filter { $0.printable() == $0 }
    let starts = Dictionary(
      mappable.map { ("#sourceLocation(file: \($0.swiftLiteral), line: 1)\n", $0) }
    ) { first, _ in first }
    var inputs: [String] = []
    var entries: [Entry] = []
    for file in adapted {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let end = text.firstIndex(of: "\n").map { text.index(after: $0) } ?? text.endIndex
      guard let source = starts[String(text[..<end])] else {
        guard text.hasPrefix("#sourceLocation") else {
          inputs.append(file)
          continue
        }
        // Give the copy a unique name, because the compiler warns about files with equal names.
        let copy = "\(folder)/_\(inputs.count).swift"
        try text.write(toFile: copy, atomically: false, encoding: .utf8)
        inputs.append(copy)
        continue
      }
      let contents = "\(folder)/\(entries.count).swift"
      try String(text[end...]).write(toFile: contents, atomically: false, encoding: .utf8)
      inputs.append(source)
      entries.append(Entry(name: source, contents: contents))
    }
    let overlay = folder + "/overlay.json"
    try JSONEncoder().encode(Description(roots: entries)).write(to: URL(fileURLWithPath: overlay))
    arguments = inputs + ["-vfsoverlay", overlay]
  }
}

extension String {
  /// The text as a single-line Swift literal.
  var swiftLiteral: String {
    let scalars = unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case _ where scalar.properties.generalCategory == .control:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"" + scalars.joined() + "\""
  }
}
