import AppLibrary
import Foundation

/// Finds the lines in a user's Swift files at which classes declare methods.
///
/// The files are searched as text, by lines that declare a type or a method and by braces. A
/// method that a class inherits from another class in the files is found there.
struct MethodLines {
  private struct Method: Hashable {
    var type: String
    var name: String
  }

  private var lines: [Method: String] = [:]
  private var superclasses: [String: String] = [:]

  /// Whether no methods are known.
  var isEmpty: Bool { lines.isEmpty }

  /// Reads the files of an app. A file that cannot be read has no methods.
  ///
  /// - Parameter paths: The files or folders that the user named.
  static func ofApp(at paths: [String]) -> MethodLines {
    var methods = MethodLines()
    guard !paths.isEmpty, let files = try? ProjectFiles(paths) else { return methods }
    for path in files.sources {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      methods.add(text, file: (path as NSString).lastPathComponent)
    }
    return methods
  }

  /// Adds the methods in a file.
  mutating func add(_ text: String, file: String) {
    /// The enclosing types, each with the depth of braces inside it.
    var types: [(name: String, depth: Int)] = []
    var depth = 0
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in all.enumerated() {
      let code = line.replacing(#/"(?:\\.|[^"\\])*"/#, with: "").components(separatedBy: "//")[0]
      let declaration = code.firstMatch(
        of: #/\b(?:class|extension|struct|actor)\s+(\w+)(?:\s*:\s*(\w+))?.*\{/#)
      if let declaration, !code.contains(#/\bclass\s+(?:func|var|let)\b/#) {
        types.append((String(declaration.output.1), depth + 1))
        if let parent = declaration.output.2, superclasses[String(declaration.output.1)] == nil {
          superclasses[String(declaration.output.1)] = String(parent)
        }
      } else if let method = code.firstMatch(of: #/\bfunc\s+(\w+)/#), let type = types.last,
        type.depth == depth
      {
        let key = Method(type: type.name, name: String(method.output.1))
        let text = line.trimmingCharacters(in: .whitespaces)
        if lines[key] == nil { lines[key] = "\(file):\(number + 1): \(text)" }
      }
      for character in code {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
      }
      while let type = types.last, depth < type.depth { types.removeLast() }
    }
  }

  /// Returns the file, line, and text of a method's declaration, or `nil` if it is not in the files.
  ///
  /// - Parameters:
  ///   - object: The object's name in explanations, such as `BoardView#2`.
  ///   - method: The method's name, with or without its argument labels.
  func line(of object: String, _ method: String) -> String? {
    let name = String(method.prefix { $0 != "(" && $0 != ":" })
    var type = String(object.prefix { $0 != "#" })
    for _ in 0..<20 {
      if let line = lines[Method(type: type, name: name)] { return line }
      guard let parent = superclasses[type] else { return nil }
      type = parent
    }
    return nil
  }
}
