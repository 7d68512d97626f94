/// The changes to a file as a unified diff, with the reasons as comments.
struct UnifiedDiff {
  private enum Line {
    case both(String)
    case removed(String)
    case added(String)

    var text: String {
      switch self {
      case .both(let text): " " + text
      case .removed(let text): "-" + text
      case .added(let text): "+" + text
      }
    }
    var isChange: Bool { if case .both = self { false } else { true } }
    var isOld: Bool { if case .added = self { false } else { true } }
    var isNew: Bool { if case .removed = self { false } else { true } }
  }

  private static let context = 3
  private let file: SourceFile
  private let lines: [Line]

  init(_ file: SourceFile) {
    self.file = file
    lines = Self.compare(
      Self.lines(file.text(0..<file.bytes.count)), Self.lines(file.renderForReading()))
  }

  /// The diff's text, or an empty string if nothing changed.
  var text: String {
    let hunks = self.hunks
    guard !hunks.isEmpty else { return "" }
    return "--- \(file.path.printable)\n+++ \(file.path.printable) (adapted)\n" + hunks.joined()
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines.map { $0.trimmingSuffix { $0 == " " } }
  }

  private static func compare(_ old: [String], _ new: [String]) -> [Line] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append(.removed(old[i]))
        i += 1
      } else if j < new.count, added.contains(j) {
        lines.append(.added(new[j]))
        j += 1
      } else {
        lines.append(.both(old[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }

  // MARK: - Hunks

  private var hunks: [String] {
    var result: [String] = []
    var start: Int?
    var end = 0
    for index in lines.indices where lines[index].isChange {
      if let first = start, index - end > 2 * Self.context {
        result.append(hunk(first, end))
        start = nil
      }
      start = start ?? max(0, index - Self.context)
      end = index + 1
    }
    if let start { result.append(hunk(start, end)) }
    return result
  }

  private func hunk(_ start: Int, _ lastChange: Int) -> String {
    let end = min(lines.count, lastChange + Self.context)
    let before = lines[..<start]
    let (old, new) = (before.count(where: \.isOld), before.count(where: \.isNew))
    let part = lines[start..<end]
    let (oldCount, newCount) = (part.count(where: \.isOld), part.count(where: \.isNew))
    let header = "@@ -\(old + 1),\(oldCount) +\(new + 1),\(newCount) @@\n"
    let reasons = file.changes.filter { (old + 1..<old + 1 + oldCount).contains($0.line) }
    var comments: [String] = []
    for change in reasons {
      let comment = "# \(change.line): \(change.reason)"
      if comments.last != comment { comments.append(comment) }
    }
    return comments.map { $0 + "\n" }.joined() + header + part.map { $0.text + "\n" }.joined()
  }
}

extension String {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, predicate(last) { text.removeLast() }
    return text
  }
}
