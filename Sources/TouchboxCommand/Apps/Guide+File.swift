import AppLibrary
import Simulator

extension Guide {
  /// The sections of a guide file that a window displays.
  ///
  /// The other sections are about scripts and listings. `touchbox help DEMO` prints all sections.
  static let headings = ["What it teaches", "With a touchscreen", "With a mouse"]

  /// Reads an app's guide, or creates one from the catalog's summary if there is no file.
  @MainActor init(to app: App, in assets: AssetFolder) {
    let text = try? HelpCommand.guide(to: app, in: assets)
    let sections = Self.headings.compactMap { heading in
      text.flatMap { Self.section(heading, of: $0) }
    }
    if sections.isEmpty {
      let hint = app.hint.map { "\n\($0)." } ?? ""
      self.init(
        title: app.name, sections: [Section("What it is", "\(app.name): \(app.summary).\(hint)")])
    } else {
      self.init(title: app.name, sections: sections)
    }
  }

  /// Returns a section as plain text, one line per paragraph, or nil if the guide lacks it.
  @MainActor private static func section(_ heading: String, of text: String) -> Section? {
    guard let start = text.firstRange(of: "## \(heading)\n")?.upperBound else { return nil }
    let rest = text[start...]
    let body = rest[..<(rest.firstRange(of: "\n## ")?.lowerBound ?? rest.endIndex)]
    let paragraphs = body.split(separator: "\n\n").map { paragraph in
      paragraph.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .replacing("`", with: "")
    }
    return Section(heading, paragraphs.joined(separator: "\n"))
  }
}
