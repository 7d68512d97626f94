import Foundation
import TouchScript

/// Shows the compiler adapted files under the paths of the user's files, so that its messages name these.
///
/// An adapted file begins with a `#sourceLocation` of its own, which does not reach the numbers beside the
/// lines that the compiler shows; it is removed where the overlay replaces it.
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

  /// The arguments by which the compiler gets all files.
  let arguments: [String]

  /// Prepares files for the compiler.
  ///
  /// - Parameters:
  ///   - adapted: The adapted files, and those that were generated beside them.
  ///   - sources: The user's files.
  ///   - folder: Where files of the overlay are written.
  init(_ adapted: [String], of sources: [String], in folder: String) throws {
    let names = Dictionary(grouping: sources) { ($0 as NSString).lastPathComponent }
    // The compiler refuses two files of the same name; and its messages would write names to the terminal as they
    // are. The others are named by the `#sourceLocation` of their adapted file.
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
        // A name of its own: the compiler warns of two files of one name, this one and the user's.
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
  /// The text as a literal of Swift, on one line.
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
