import Foundation

/// A report format that uses the Test Anything Protocol, version 14. See testanything.org.
///
/// Comments contain the scripts' names. In a shard's report, they also number the scripts, and the
/// first and last comments describe the shard, so truncation can be detected.
@MainActor enum TAPReport: ReportFormat {
  /// A line without its number.
  enum Line: Equatable {
    case check(passed: Bool, text: String)
    case comment(String)
  }

  static let name = "TAP"
  static let start = "TAP version"
  private static let version = "TAP version 14"

  /// Returns the report: a numbered line for each check, comments on failures, and a comment for
  /// each warning.
  static func text(of reports: [ScriptReport], shard: ReportedShard? = nil) -> String {
    text(
      of: reports.enumerated().map { script(of: $1, shard: shard, position: $0) },
      comment: shard?.text)
  }

  static func text(of scripts: [[Line]]) -> String { text(of: scripts, comment: nil) }

  private static func text(of scripts: [[Line]], comment: String?) -> String {
    let lines = scripts.joined()
    let count = lines.count { if case .check = $0 { true } else { false } }
    let shard = comment.map { ["# \($0)"] } ?? []
    var text = [version, "1..\(count)"] + shard
    var number = 0
    for line in lines {
      switch line {
      case .comment(let comment): text.append("# \(comment)")
      case .check(let passed, let check):
        number += 1
        text.append("\(passed ? "ok" : "not ok") \(number) - \(check)")
      }
    }
    return (text + shard).map { $0 + "\n" }.joined()
  }

  static func script(
    of report: ScriptReport, shard: ReportedShard?, position: Int
  ) -> [Line] {
    let heading = shard.map { self.heading($0, position) } ?? ""
    var lines: [Line] = [.comment(heading + oneLine(report.name))]
    for check in report.checks {
      lines.append(.check(passed: check.passed, text: escaped(oneLine(check.text))))
      if let failure = check.failure {
        let line = check.location.line
        let file = check.file.map { "\($0), " } ?? ""
        lines += comments((line > 0 ? "\(file)line \(line): " : "") + failure)
      }
    }
    // Don't write "Bail out!" for a stopped script, because parsers would ignore all later scripts.
    for remark in report.remarks { lines += comments(remark) }
    return lines
  }

  /// Returns the prefix for the names of scripts in a shard.
  private static func heading(_ shard: ReportedShard, _ position: Int) -> String {
    "script \(shard.index + position * shard.count) of \(shard.scripts): "
  }

  private static func comments(_ text: String) -> [Line] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      .comment(String($0).printable())
    }
  }

  /// Escapes `#`, which would start a directive.
  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "#", with: "\\#")
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 }).printable()
  }
}

// MARK: - Reading

extension TAPReport {
  static func hasFailed(_ script: [Line]) -> Bool {
    script.contains { if case .check(false, _) = $0 { true } else { false } }
  }

  static func read(_ bytes: Data) throws(ReportError) -> (shard: ReportedShard?, scripts: [[Line]])
  {
    guard bytes.last == UInt8(ascii: "\n") else { throw .cutOff }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard lines.first == version else { throw .unknown }
    guard lines.count >= 2 else { throw .cutOff }
    guard lines[1].hasPrefix("1.."), let planned = Int(lines[1].dropFirst(3)) else {
      throw .unknown
    }
    // The comments don't indicate where a script begins unless it is in a shard.
    guard lines.count >= 3, let comment = rest(of: lines[2], after: "# "),
      let shard = ReportedShard(comment)
    else { return (nil, []) }
    guard lines.count >= 4, lines.last == lines[2] else { throw .cutOff }
    var scripts: [[Line]] = []
    var number = 0
    for text in lines[3..<lines.count - 1] {
      let line = try line(text, number: number + 1)
      switch line {
      case .check: number += 1
      case .comment(let comment):
        if rest(of: comment, after: heading(shard, scripts.count)) != nil { scripts.append([]) }
      }
      guard !scripts.isEmpty else { throw .unknown }
      scripts[scripts.count - 1].append(line)
    }
    guard number == planned else { throw number < planned ? .cutOff : .unknown }
    return (shard, scripts)
  }

  /// Parses the line with the given number.
  private static func line(_ text: String, number: Int) throws(ReportError) -> Line {
    if let comment = rest(of: text, after: "# ") { return .comment(comment) }
    if let check = rest(of: text, after: "ok \(number) - ") {
      return .check(passed: true, text: check)
    }
    if let check = rest(of: text, after: "not ok \(number) - ") {
      return .check(passed: false, text: check)
    }
    throw .unknown
  }

  /// Returns the rest of a line after a prefix, or `nil` if the line lacks the prefix.
  ///
  /// Compares bytes, because a combining accent would form one character with a preceding space.
  private static func rest(of text: String, after start: String) -> String? {
    text.utf8.starts(with: start.utf8)
      ? String(decoding: text.utf8.dropFirst(start.utf8.count), as: UTF8.self) : nil
  }
}
