import Foundation

/// The compiler's messages, with notes about names that the compiler cannot find.
///
/// Errors that merely result from other errors are omitted: a generic argument that cannot be
/// inferred on a line with another error, and errors in the program's generated entry point.
struct CompilerMessages {
  private let api: AppleAPI
  private var notes: Set<String> = []

  /// Prepares to process messages.
  init(_ api: AppleAPI) {
    self.api = api
  }

  /// Returns the messages, with a note after the first one about each missing name of Apple's API.
  mutating func annotated(_ text: String) -> String {
    var messages: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if Header(line).map({ $0.kind != "note" }) == true { messages.append([]) }
      messages[messages.count - 1].append(line)
    }
    let causes = Set(messages.compactMap { Header(of: $0) }.filter(\.isCause).map(\.fileAndLine))
    let kept = messages.filter { message in
      guard let header = Header(of: message), header.kind == "error" else { return true }
      if header.isInference { return !causes.contains(header.fileAndLine) }
      return causes.isEmpty || !header.isGenerated
    }
    let result = kept.reduce(into: "") { $0 += annotated($1) }
    // Remove the line end that was added after the last line.
    return kept.last == messages.last ? String(result.dropLast()) : result
  }

  /// Returns the lines of one message, followed by the note.
  private mutating func annotated(_ lines: [Substring]) -> String {
    let message = lines.map { $0 + "\n" }.joined()
    guard let header = Header(of: lines), header.kind == "error",
      let text = note(header, lines), notes.insert(text).inserted
    else { return message }
    let line = "\(header.location): note: \(text)\n"
    // The compiler's code excerpt ends with an empty line.
    return message.hasSuffix("\n\n") ? message.dropLast() + line + "\n" : message + line
  }

  private func note(_ header: Header, _ lines: [Substring]) -> String? {
    let text = header.text
    if let name = text.firstMatch(of: #/^cannot find (?:type )?'(\w+)' in scope/#)?.1 {
      return api.note(about: String(name))
    }
    // Clang's messages about Objective-C code.
    if let match = text.firstMatch(
      of: #/^(?:use of undeclared identifier|unknown type name) '(\w+)'/#)
    {
      return api.note(about: String(match.1))
    }
    if let name = text.firstMatch(of: #/^cannot find interface declaration for '(\w+)'/#)?.1 {
      return api.note(about: String(name))
    }
    if let name = text.firstMatch(of: #/^'(\w+)\/[\w.]+' file not found/#)?.1 {
      return api.note(aboutModule: String(name))
    }
    if let match = text.firstMatch(of: #/type '([^']+)' has no member '(\w+)'/#) {
      return api.note(aboutMember: String(match.2), of: Self.plain(match.1))
    }
    if let match = text.firstMatch(
      of: #/^'(\w+)' is not a member type of \w+ '(?:\w+\.)?([\w.]+)'/#)
    {
      return api.note(aboutMember: String(match.1), of: String(match.2))
    }
    if let name = text.firstMatch(of: #/^no such module '(\w+)/#)?.1 {
      return api.note(aboutModule: String(name))
    }
    if text.contains("does not override any"), let line = Self.code(lines, header.line),
      let name = line.firstMatch(of: #/override .*?(?:func|var) (\w+)/#)?.1
    {
      return api.note(aboutMember: String(name), of: "")
    }
    if text.contains(#/label|no exact matches|extra argument/#),
      let labels = lines.lazy.compactMap({ $0.firstMatch(of: #/have:? '\(?([\w:]+:)\)?'/#)?.1 })
        .first
    {
      return api.note(aboutCallWith: String(labels))
    }
    // The message is about an argument in a call such as `UIColor(named: "ink")`, if the class has
    // only `init()` here.
    if text.hasPrefix("argument passed to call that takes no arguments"),
      let line = Self.code(lines, header.line),
      let start = String(line.dropFirst().utf8.prefix(max(0, header.column - 1))),
      let call = start.firstMatch(of: #/(\w+)\((\w+:)\s*$/#)
    {
      return api.note(aboutCallOf: String(call.1), with: String(call.2))
    }
    return nil
  }

  /// Returns a type's name as it appears in the tables: without module, optionality and `.Type`.
  private static func plain(_ type: Substring) -> String {
    var name = type
    for suffix in ["?", "!", ".Type"] where name.hasSuffix(suffix) {
      name = name.dropLast(suffix.count)
    }
    return String(name.trimmingPrefix("UIKit."))
  }

  /// Returns the code on a line in the compiler's excerpt: ` 4 | override func f() {}`.
  private static func code(_ lines: [Substring], _ number: Substring) -> String? {
    for line in lines {
      guard let match = plainText(line).firstMatch(of: #/^\s*(\d+) [|+-](.*)/#), match.1 == number
      else { continue }
      return String(match.2)
    }
    return nil
  }

  /// Returns the text without terminal colors.
  private static func plainText(_ line: Substring) -> String {
    String(line.contains("\u{1B}") ? line.replacing(#/\x1B\[[0-9;]*m/#, with: "") : line)
  }

  /// The first line of a message: `Board.swift:3:11: error: …`.
  private struct Header {
    let location: String
    let line: Substring
    let kind: Substring
    let text: Substring

    /// The column, in bytes from 1.
    var column: Int { location.split(separator: ":").last.flatMap { Int($0) } ?? 0 }
    /// The path and line number.
    var fileAndLine: Substring { location[..<(location.lastIndex(of: ":") ?? location.endIndex)] }
    /// Whether the error may merely result from another error on the same line.
    var isInference: Bool {
      kind == "error" && text.contains(#/^generic parameter '\w+' could not be inferred/#)
    }
    /// Whether the message is about the generated entry point.
    var isGenerated: Bool { fileAndLine.contains("/\(AppBuilder.startFile):") }
    /// Whether the error is a mistake in the user's own code.
    var isCause: Bool { kind == "error" && !isInference && !isGenerated }

    init?(of message: [Substring]) {
      guard let header = message.first.flatMap({ Header($0) }) else { return nil }
      self = header
    }

    init?(_ line: Substring) {
      guard
        let match = CompilerMessages.plainText(line).wholeMatch(
          of: #/(\S.*:(\d+):\d+): (?:fatal )?(error|warning|note): (.*)/#)
      else { return nil }
      (location, self.line) = (String(match.1), match.2)
      (kind, text) = (match.3, match.4)
    }
  }
}
