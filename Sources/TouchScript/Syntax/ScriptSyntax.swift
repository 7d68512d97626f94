import CoreGraphics
import UIKit

/// A script in its source form, with macros, relative times, and comments.
package struct ScriptSyntax {
  /// One line of the text.
  struct Line {
    var location: ScriptLocation
    var content: Content
    /// The text after `#`, or `nil` if there is no comment.
    var comment: String?
    /// The original line without its comment if it must be preserved, or `nil` if `content` is
    /// sufficient.
    var written: String?
  }

  indirect enum Content: Hashable {
    case blank
    case version
    case demo(String)
    case variant(ScriptHeader.Variant)
    case screen
    case device(Device)
    case frame(Int)
    /// Sets a variable for the lines that follow.
    case variable(String, ScriptVariables.Value)
    /// Plays the lines up to the matching `end` this number of times.
    case repeated(Int)
    case end
    /// Plays the lines of another file.
    case include(String)
    case step(StepTime, Statement)
  }

  /// The time of a step.
  enum StepTime: Hashable {
    case at(AppTime)
    /// A number of microseconds after the start of the previous step.
    case after(Int64)
  }

  /// The action of a step.
  enum Statement: Hashable {
    case fingers([FingerStatement])
    indirect case macro(ScriptMacro)
    case command(ScriptCommand)
    indirect case expectation(ScriptExpectation)
  }

  /// The lines, except lines with errors.
  var lines: [Line]

  /// The location of the demo's name, or `nil` if the script does not name a demo.
  package var demoLocation: ScriptLocation? {
    lines.lazy.compactMap { line in
      if case .demo = line.content { line.location } else { nil }
    }.first
  }

  init(lines: [Line]) {
    self.lines = lines
  }

  /// Parses a script without expanding it.
  ///
  /// - Throws: The same errors as `Script(parsing:file:)`, so every script that can be formatted
  ///   can also be played.
  package init(
    parsing text: String, file: String, includes: ScriptIncludes = .none
  ) throws(ScriptError) {
    var lines: [Line] = []
    _ = try ScriptParser.parse(
      text, file: file, includes, ScriptCompiler(keepsSteps: false)
    ) { lines.append($0) }
    self.lines = lines
  }

  /// Parses the bytes of a file, which must be UTF-8.
  package init(
    parsing bytes: [UInt8], file: String, includes: ScriptIncludes = .none
  ) throws(ScriptError) {
    try self.init(
      parsing: ScriptParser.text(of: bytes, file: file), file: file, includes: includes)
  }
}

/// A finger's change in its source form, before a timed move is expanded into packets.
struct FingerStatement: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case down(CGPoint)
    /// A move, in one packet or over a duration in microseconds.
    case move(CGPoint, over: Int64?)
    case up(CGPoint?)
    case cancel
  }

  /// The finger's number.
  var finger: Int64
  var kind: Kind
  var location: ScriptLocation
  /// The pressure of the finger, 0…1.
  var pressure: CGFloat?
  /// The contact radius, in points.
  var radius: CGFloat?
  /// The pacing of a timed move, or `nil` for a constant speed.
  var ease: ScriptEase?
  /// The points that the finger passed since its last packet, oldest first.
  var via: [TouchChange.CoalescedSample] = []
}

extension Script {
  /// Parses a script.
  ///
  /// - Parameters:
  ///   - text: The text. The trailing newline is optional.
  ///   - file: The name used in error messages.
  ///   - includes: Reads the files that the script includes.
  /// - Throws: All errors in the text at once.
  package init(
    parsing text: String, file: String, includes: ScriptIncludes = .none
  ) throws(ScriptError) {
    self = try ScriptParser.parse(text, file: file, includes)
  }

  /// Parses the bytes of a file, which must be UTF-8.
  package init(
    parsing bytes: [UInt8], file: String, includes: ScriptIncludes = .none
  ) throws(ScriptError) {
    try self.init(
      parsing: ScriptParser.text(of: bytes, file: file), file: file, includes: includes)
  }

  /// Text that parses to the same script, with one packet per line and times in seconds.
  package var text: String { ScriptSyntax(self).text }
}
