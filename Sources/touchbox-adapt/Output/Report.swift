import Foundation

/// The output of a run: the files to compile, the apps, the changes, and the errors.
struct Report: Encodable {
  /// The Swift files to compile, in order.
  var files: [String]
  /// The apps, best first.
  var apps: [App]
  var changes: [Change]
  var errors: [Message]
  var warnings: [Message]

  /// An app, or a part of an app that can run alone.
  struct App: Encodable {
    enum Kind: String, Encodable {
      case main, delegate, scenes, storyboard, playground, controller, view, window
    }

    let name: String
    let kind: Kind
    /// A Swift expression: an object, a delegate class, or a call that starts the app.
    let make: String
    let file: String
    let line: Int
    /// Whether the user marked it as the entry point.
    let isMain: Bool
    /// Whether another type in the app mentions it.
    let isUsedByOthers: Bool
  }

  struct Change: Encodable {
    let file: String
    let line: Int
    let column: Int
    let before: String
    let after: String
    let reason: String
  }

  struct Message: Encodable, Hashable {
    let file: String
    let line: Int
    let column: Int
    let message: String

    /// - Parameter file: The file's path, escaped to a single line that is safe to print to
    ///   terminals.
    init(file: String, line: Int, column: Int, message: String) {
      self.file = file.printable
      (self.line, self.column, self.message) = (line, column, message)
    }
  }

  init(_ app: Adaptation, files: [String]) {
    self.files = files
    apps = AppFinder(app: app).apps()
    changes = app.files.flatMap(\.changes)
    errors = Self.sorted(app.errors)
    warnings = Self.sorted(app.warnings)
  }

  private static func sorted(_ messages: Set<Message>) -> [Message] {
    messages.sorted {
      ($0.file, $0.line, $0.column, $0.message) < ($1.file, $1.line, $1.column, $1.message)
    }
  }

  /// Returns the report as JSON. The same sources always produce the same text.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension SourceFile {
  /// The edits that have a reason, in source order.
  var changes: [Report.Change] {
    let edits = effectiveEdits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    return edits.compactMap { edit in
      guard let reason = edit.reason else { return nil }
      let (line, column) = location(edit.range.lowerBound)
      let after: String
      switch edit.kind {
      case .replace(let pieces): after = renderForReading(pieces, for: edit.range)
      case .blank, .moveOut: after = ""
      }
      return Report.Change(
        file: path, line: line, column: column, before: text(edit.range), after: after,
        reason: reason)
    }
  }
}
