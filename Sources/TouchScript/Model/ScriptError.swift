/// All that is wrong with a script's text; a script with an error is not run at all.
package nonisolated struct ScriptError: Error, Hashable, CustomStringConvertible, Sendable {
  /// One mistake: where it is, what was found, and what would have worked.
  package struct Problem: Error, Hashable, Sendable {
    /// Where it is.
    package var place: ScriptLocation
    /// A sentence without a full stop.
    package var message: String

    /// Makes a mistake.
    package init(_ place: ScriptLocation, _ message: String) {
      self.place = place
      self.message = message
    }
  }

  /// The script's name, normally its path.
  package var file: String
  /// The mistakes in the order of the text; never empty.
  package var problems: [Problem]

  /// Makes an error of a file.
  package init(file: String, problems: [Problem]) {
    self.file = file
    self.problems = problems.sorted { $0.place < $1.place }
  }

  /// One line a mistake: `file:line:column: message`.
  package var description: String {
    problems.map { "\(file):\($0.place.line):\($0.place.column): \($0.message)" }
      .joined(separator: "\n")
  }
}
