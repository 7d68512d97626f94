import Foundation

/// An Objective-C file as printed in a book or on a web page, and the code to compile for it.
///
/// Only unambiguous changes are made. The compiler reports everything else.
struct Listing {
  /// A change to the file.
  struct Change: Equatable {
    /// The 1-based line number in the file.
    let line: Int
    /// What was changed, and why.
    let note: String
  }

  /// The file's absolute path.
  let path: String
  /// The file's text.
  let source: String
  /// The changes, in line order.
  private(set) var changes: [Change] = []
  /// The lines to compile for each line of the file.
  private var lines: [[String]]
  private var prefix = ""
  private var suffix = ""

  /// Whether the file is a header.
  var isHeader: Bool { path.hasSuffix(".h") || path.hasSuffix(".pch") }

  /// The file's code after corrections.
  var text: String { lines.joined().joined(separator: "\n") }

  /// The text to compile, or nil if the file is unchanged.
  var replacement: String? {
    let text = lines.enumerated().map { index, parts in
      parts.joined(separator: "\n#line \(index + 1)\n")
    }.joined(separator: "\n")
    guard !prefix.isEmpty || !suffix.isEmpty || text != source else { return nil }
    return (prefix.isEmpty ? "" : "\(prefix)\n#line 1\n") + text + suffix
  }

  /// Decodes a file and corrects its characters and line breaks.
  init(_ path: String, _ bytes: Data) {
    self.path = path
    source =
      String(data: bytes, encoding: .utf8) ?? String(data: bytes, encoding: .windowsCP1252)
      ?? String(data: bytes, encoding: .isoLatin1) ?? ""
    let (corrected, replacements) = ListingCharacters.corrected(
      source.replacing("\r\n", with: "\n").replacing("\r", with: "\n"))
    lines = corrected.split(separator: "\n", omittingEmptySubsequences: false).map { [String($0)] }
    for (line, kinds) in replacements {
      note(line, "replaced \(kinds.sorted().joined(separator: " and "))")
    }
    restoreLines()
  }

  /// Adds a change to the list.
  private mutating func note(_ line: Int, _ note: String) {
    let change = Change(line: line, note: note)
    guard !changes.contains(change) else { return }
    let next = changes.firstIndex { $0.line > line } ?? changes.endIndex
    changes.insert(change, at: next)
  }

  // MARK: - Line breaks

  /// Inserts the line breaks that the preprocessor requires, because web pages join a listing's
  /// lines.
  private mutating func restoreLines() {
    let code = CodeText(text).codeString.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in code.enumerated() {
      let splits = Set(Self.splits(inLine: String(line))).sorted()
      guard !splits.isEmpty else { continue }
      let bytes = Array(lines[index][0].utf8)
      let bounds = [0] + splits + [bytes.count]
      lines[index] = zip(bounds, bounds.dropFirst()).map {
        String(decoding: bytes[$0..<$1], as: UTF8.self)
      }
      note(index + 1, "put each directive of the preprocessor on its own line")
    }
  }

  /// Returns the offsets at which a line break is required.
  private static func splits(inLine line: String) -> [Int] {
    var splits: [Int] = []
    for match in line.matches(
      of: #/#\s*(import|include|define|undef|pragma|if|ifdef|ifndef|else|endif)\b/#)
    {
      let start = match.range.lowerBound
      if !line[..<start].allSatisfy(\.isWhitespace) { splits.append(line.offset(of: start)) }
    }
    guard let directive = line.firstMatch(of: #/#\s*(\w+)/#) else { return splits }
    let first = directive.range.lowerBound
    // Handle the code after the line's last directive.
    for match in line.matches(of: #/#\s*(?:import|include)\s*(?:<[^>]*>|"[^"]*")\s*(?=[^\s#])/#) {
      splits.append(line.offset(of: match.range.upperBound))
    }
    for match in line[first...].matches(
      of: #/\s@(?:interface|implementation|protocol|class|end|synthesize|property)\b/#)
    {
      let before = line[..<match.range.lowerBound]
      // The rest of a split line is code.
      if before.lastIndex(of: "#").map({ isOpenDirective(before[$0...]) }) == true {
        splits.append(line.offset(of: match.range.lowerBound))
      }
    }
    for match in line.matches(
      of: #/#\s*pragma\s+mark\b(.*?)\s(?=[-+]\s*\([\w\s*<>]+\)\s*\w+[^#]*\{)/#)
    {
      splits.append(line.offset(of: match.range.upperBound))
    }
    return splits
  }

  /// Whether part of a line belongs to the directive at the start of the line.
  private static func isOpenDirective(_ text: Substring) -> Bool {
    !text.contains(#/\s@(?:interface|implementation|protocol|class|end|synthesize|property)\b/#)
      && text.prefixMatch(of: #/#\s*(define|undef|pragma|else|endif)\b/#) != nil
  }

  // MARK: - Changes by the adapter

  /// Adds code before the first line.
  mutating func prepend(_ code: String, _ reason: String) {
    prefix += prefix.isEmpty ? code : "\n\(code)"
    note(1, reason)
  }

  /// Adds code after the last line.
  mutating func append(_ code: String, _ reason: String) {
    suffix += "\n\(code)\n"
    note(lines.count, reason)
  }

  /// Removes the imports of a header that does not exist.
  mutating func removeImport(of header: String) {
    for (index, parts) in lines.enumerated() {
      for (part, text) in parts.enumerated() {
        guard let match = text.firstMatch(of: #/#\s*(?:import|include)\s*"([^"]*)"/#),
          match.1 == header
        else { continue }
        lines[index][part].replaceSubrange(match.range, with: "")
        note(index + 1, "there is no \(header); its class is declared by the code")
      }
    }
  }

  /// Corrects the name of an imported header, such as `UIKit/UIkit.h`.
  mutating func correctImport(of header: String, to name: String) {
    for (index, parts) in lines.enumerated() {
      for (part, text) in parts.enumerated() {
        guard
          let match = text.firstMatch(of: #/#\s*(?:import|include)\s*[<"]([^">]*)[">]/#),
          match.1 == header
        else { continue }
        lines[index][part].replaceSubrange(match.1.startIndex..<match.1.endIndex, with: name)
        note(index + 1, "\(header) is spelled \(name); on macOS, case does not matter")
      }
    }
  }

  /// Declares a property with the type of its instance variable, `CGFloat` instead of `float`,
  /// which are the same in 32-bit apps.
  mutating func widenProperty(_ name: String) {
    let declaration = #"@property\s*(?:\([^)]*\))?\s*float\s+"# + name + #"\s*;"#
    guard let pattern = try? Regex(declaration) else { return }
    for (index, parts) in lines.enumerated() {
      for (part, text) in parts.enumerated() {
        guard let match = text.firstMatch(of: pattern),
          let type = text[match.range].firstRange(of: "float")
        else { continue }
        lines[index][part].replaceSubrange(type, with: "CGFloat")
        note(index + 1, "\(name) is a CGFloat like its variable; in 32-bit apps, that is a float")
      }
    }
  }

  /// Replaces a name everywhere in the code.
  mutating func rename(_ name: String, to other: String) {
    guard let pattern = try? Regex(#"\b"# + name + #"\b"#) else { return }
    let code = CodeText(text)
    let text = code.codeString
    var bytes = code.bytes
    for match in text.matches(of: pattern).reversed() {
      let start = text.offset(of: match.range.lowerBound)
      bytes.replaceSubrange(start..<start + name.utf8.count, with: Array(other.utf8))
      note(line(at: code.line(at: start)), "\(name) is a misprint of \(other)")
    }
    var parts = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    for index in lines.indices {
      lines[index] = Array(parts.prefix(lines[index].count))
      parts = parts.dropFirst(lines[index].count)
    }
  }

  /// Returns the file's line number for a line of `text`.
  private func line(at number: Int) -> Int {
    var rest = number
    for (index, parts) in lines.enumerated() {
      rest -= parts.count
      if rest <= 0 { return index + 1 }
    }
    return lines.count
  }

  // MARK: - Report

  /// The changes as a diff with a comment on each, or an empty string if there are none.
  var diff: String {
    guard !changes.isEmpty else { return "" }
    let old = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var result = ["--- \(path)", "+++ \(path)"]
    for number in Set(changes.map(\.line)).sorted() {
      result.append("@@ -\(number) +\(number) @@")
      result += changes.filter { $0.line == number }.map { "// \($0.note)" }
      var new = lines[number - 1]
      if number == 1, !prefix.isEmpty { new = prefix.split(separator: "\n").map(String.init) + new }
      if number == lines.count, !suffix.isEmpty {
        new += suffix.split(separator: "\n").map(String.init)
      }
      let source = number <= old.count ? old[number - 1] : ""
      result += new.contains(source) ? [] : ["-" + source]
      result += new.map { ($0 == source ? " " : "+") + $0 }
    }
    return result.joined(separator: "\n")
  }
}
