import Foundation
import Painter
import Terminal

/// Writes explanations as pages and as data.
@MainActor
enum ExplanationPage {
  /// Writes an explanation to a file, or to standard output if the path is `-`.
  static func write(_ explanation: Explanation, asJSON: Bool, to path: String) throws {
    let text = asJSON ? json(explanation, isReadable: true) : html(explanation)
    if path == "-" { return Console.outContents(text) }
    try AtomicFile.write(text, to: path)
    Console.wrote(path)
  }

  /// Returns the data, with keys in alphabetical order.
  private static func json(_ explanation: Explanation, isReadable: Bool) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isReadable { encoder.outputFormatting.insert(.prettyPrinted) }
    // Encoding fails only for nonfinite numbers, which do not occur here.
    let data = (try? encoder.encode(explanation)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Returns a page that contains its style, its script, and the data.
  static func html(_ explanation: Explanation) -> String {
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    // Without `<`, the data cannot end the element that contains it.
    let data = json(explanation, isReadable: false).replacing("<", with: "\\u003c")
    let parts = [
      "TITLE": escaped(title(of: explanation)), "STYLE": text(PackageResources.page_css),
      "DATA": data, "SCRIPT": text(PackageResources.page_js),
    ]
    // The template's text between two placeholders, followed by the placeholder's name.
    return text(PackageResources.page_html).split(separator: "%%", omittingEmptySubsequences: false)
      .enumerated().map { $0.isMultiple(of: 2) ? String($1) : parts[String($1)] ?? "" }.joined()
  }

  private static func title(of explanation: Explanation) -> String {
    let names = explanation.runs.map { run in
      run.variant == "published" ? "\(run.app) (published)" : run.app
    }
    let isSame = Set(names).count == 1
    return (isSame ? Array(names.prefix(1)) : names).joined(separator: " and ") + ", explained"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}

extension Explanation {
  /// Creates the explanation of one run, or of two runs and their first difference.
  @MainActor init(of sides: [RunComparison.Side]) {
    runs = sides.map(\.run)
    difference = sides.count == 2 ? RunComparison.difference(sides[0], sides[1]) : nil
  }
}
