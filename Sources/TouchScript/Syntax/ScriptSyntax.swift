package import CoreGraphics
import UIKit

/// A script as it is written: with its macros, relative times and comments.
package struct ScriptSyntax {
  /// One line of the text.
  struct Line {
    var location: ScriptLocation
    var content: Content
    /// The text after `#`; nil for no comment.
    var comment: String?
    /// The line without its comment, where it has to stay as it is; nil where `content` says all.
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
    /// A variable has a value from here on.
    case variable(String, ScriptVariables.Value)
    /// The lines up to the matching `end` are played so many times.
    case repeated(Int)
    case end
    /// The lines of another file are played here.
    case include(String)
    case step(StepTime, Statement)
  }

  /// When a step happens.
  enum StepTime: Hashable {
    case at(AppTime)
    /// In microseconds after the start of the previous step.
    case after(Int64)
  }

  /// What a step does.
  enum Statement: Hashable {
    case fingers([FingerStatement])
    indirect case macro(ScriptMacro)
    case command(ScriptCommand)
    indirect case expectation(ScriptExpectation)
  }

  /// The lines, without those that have errors.
  var lines: [Line]

  /// Where the script names its demo; nil where it names none.
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
  /// - Throws: The same errors as `Script(parsing:file:)`, so that a script that can be formatted
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

  /// Parses the bytes of a file, which have to be UTF-8.
  package init(
    parsing bytes: [UInt8], file: String, includes: ScriptIncludes = .none
  ) throws(ScriptError) {
    try self.init(
      parsing: ScriptParser.text(of: bytes, file: file), file: file, includes: includes)
  }
}

/// A finger's change as it is written, before a timed move is expanded to packets.
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
  /// How hard the finger presses, 0…1.
  var pressure: CGFloat?
  /// The radius of the contact, in points.
  var radius: CGFloat?
  /// The points that the finger passed since its last packet, oldest first.
  var via: [TouchChange.CoalescedSample] = []
}

/// A whole gesture in one line; durations are in microseconds.
package enum ScriptMacro: Hashable, Sendable {
  /// One finger taps, once or several times.
  case tap(finger: Int64, at: CGPoint, count: Int?, every: Int64?)
  /// One finger lands, moves in a straight line and lifts.
  case drag(finger: Int64, from: CGPoint, to: CGPoint, over: Int64)
  /// Fingers 1 and 2 change their distance around a center; `angle` in degrees is the direction
  /// from finger 1 to finger 2.
  case pinch(at: CGPoint, from: CGFloat, to: CGFloat, angle: CGFloat?, over: Int64)
  /// Fingers 1 and 2 turn around a center; angles in degrees, clockwise on screen, are the
  /// direction from finger 1 to finger 2.
  case rotate(at: CGPoint, radius: CGFloat, from: CGFloat, to: CGFloat, over: Int64)
}

extension Script {
  /// Parses a script.
  ///
  /// - Parameters:
  ///   - text: The text; a newline at its end may be missing.
  ///   - file: The name that errors are reported under.
  ///   - includes: Reads the files that the script includes.
  /// - Throws: All errors of the text at once.
  package init(
    parsing text: String, file: String, includes: ScriptIncludes = .none
  ) throws(ScriptError) {
    self = try ScriptParser.parse(text, file: file, includes)
  }

  /// Parses the bytes of a file, which have to be UTF-8.
  package init(
    parsing bytes: [UInt8], file: String, includes: ScriptIncludes = .none
  ) throws(ScriptError) {
    try self.init(
      parsing: ScriptParser.text(of: bytes, file: file), file: file, includes: includes)
  }

  /// The script as text that parses to the same script: one packet a line, times in seconds.
  package var text: String { ScriptSyntax(self).text }
}
