import Foundation

/// The messages expected for a fixture, from its trailing comments: `// error: …` and
/// `// warning: …`.
struct ExpectedMessages {
  private(set) var errors: [String] = []
  private(set) var warnings: [String] = []

  init(_ files: [String]) throws {
    for file in files {
      let lines = try String(contentsOfFile: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        for (mark, isError) in [("// error: ", true), ("// warning: ", false)] {
          guard let range = line.range(of: mark) else { continue }
          let message = "\(index + 1): \(line[range.upperBound...])"
          if isError { errors.append(message) } else { warnings.append(message) }
        }
      }
    }
  }
}
