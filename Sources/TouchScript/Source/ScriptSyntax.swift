import CoreGraphics
import UIKit

/// A script as it is written: macros, relative times and comments still in place.
package struct ScriptSyntax {
  /// One line of the text.
  struct Line {
    var place: ScriptLocation
    var content: Content
    /// What stands after `#`; nil for no comment.
    var comment: String?
  }

  /// What a line says.
  indirect enum Content: Hashable {
    case blank
    case version
    case demo(String)
    case variant(ScriptHeader.Variant)
    case screen
    case frame(Int)
    case step(StepTime, Statement)
  }

  /// When a step happens.
  enum StepTime: Hashable {
    case at(AppTime)
    /// So many microseconds after the start of the line before.
    case after(Int64)
  }

  /// What a step does.
  enum Statement: Hashable {
    case changes([FingerStatement])
    indirect case macro(ScriptMacro)
    case control(ScriptCommand)
    indirect case expectation(ScriptExpectation)
  }

  /// The lines, without those that could not be read.
  var lines: [Line]

  /// Where the script names its demo; nil where it names none.
  package var demoPlace: ScriptLocation? {
    lines.lazy.compactMap { line in
      if case .demo = line.content { line.place } else { nil }
    }.first
  }

  /// Reads a script without working it out, and says all that is wrong with it.
  ///
  /// - Throws: The same errors as `Script(parsing:file:)`, so that what can be formatted can
  ///   also be played.
  package init(parsing text: String, file: String) throws(ScriptError) {
    self = try ScriptParser.source(text, file: file)
  }

  init(lines: [Line]) {
    self.lines = lines
  }
}

extension Script {
  /// Reads a script.
  ///
  /// - Parameters:
  ///   - text: The text; it ends with a newline.
  ///   - file: The name that errors are reported under.
  /// - Throws: All mistakes of the text at once.
  package init(parsing text: String, file: String) throws(ScriptError) {
    self = try ScriptParser.script(text, file: file)
  }

  /// Reads a script from a file's bytes; they have to be UTF-8.
  package init(parsing bytes: [UInt8], file: String) throws(ScriptError) {
    try self.init(parsing: ScriptParser.text(of: bytes, file: file), file: file)
  }

  /// The script as text that reads back as the same script: one packet a line, times in seconds.
  package var text: String { ScriptSyntax(self).text }
}

extension ScriptSyntax {
  /// Reads a script from a file's bytes; they have to be UTF-8.
  package init(parsing bytes: [UInt8], file: String) throws(ScriptError) {
    try self.init(parsing: ScriptParser.text(of: bytes, file: file), file: file)
  }
}
