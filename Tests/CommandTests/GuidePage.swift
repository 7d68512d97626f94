import Foundation
import Testing

/// A documentation page, with its code blocks and shell commands.
struct GuidePage: CustomTestStringConvertible, Sendable {
  /// A code block.
  struct Block: CustomStringConvertible, Sendable {
    /// The word after the opening backquotes, such as `touch`, or empty if there is none.
    let kind: String
    let text: String
    let line: Int
    /// The file name from the page's instruction, such as "Save this as `card.touch`".
    let file: String?

    var description: String { "\(kind) at line \(line)" }
  }

  let path: String
  let text: String

  var testDescription: String { path }

  init(_ path: String) {
    self.path = path
    text = (try? String(contentsOfFile: "\(Project.root)/\(path)", encoding: .utf8)) ?? ""
  }

  /// All blocks, in the order on the page.
  var blocks: [Block] {
    var blocks: [Block] = []
    var open: (kind: String, lines: [Substring], line: Int)?
    var prose = ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(
            Block(
              kind: block.kind, text: block.lines.map { $0 + "\n" }.joined(), line: block.line,
              file: prose.matches(of: /[Ss]ave this as `([^`]+)`/).last.map { String($0.output.1) }
            ))
          (open, prose) = (nil, "")
        } else {
          open = (String(line.dropFirst(3)), [], number + 1)
        }
      } else if open != nil {
        open?.lines.append(line)
      } else {
        prose += line + "\n"
      }
    }
    return blocks
  }

  /// Returns the blocks of a kind.
  func blocks(_ kind: String) -> [Block] { blocks.filter { $0.kind == kind } }

  /// The commands in shell blocks and at the start of table rows.
  var commands: [String] {
    let inBlocks = blocks("sh").flatMap { $0.text.split(separator: "\n") }.map { line in
      String(line.replacing(/\s+#.*/, with: ""))
    }
    let inTables = text.matches(of: /(?m)^\| `(touchbox [^`]+)` \|/).map { String($0.output.1) }
    return inBlocks + inTables
  }
}
