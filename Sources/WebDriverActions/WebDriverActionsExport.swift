import CoreGraphics
package import TouchScript
import UIKit

/// A script's fingers as WebDriver Actions, and what of the script they cannot say.
///
/// Each packet becomes one tick; the time between two packets becomes a pause, in whole
/// milliseconds. A finger that lands has its place set by a move before, in the pause where there is
/// one. Read back, the packets are the same and at the same times, but for what `notes` tells.
package struct WebDriverActionsExport: Hashable, Sendable {
  /// Something that is left out or changed.
  package struct Note: Hashable, Sendable {
    /// The first line that it is about.
    package var place: ScriptLocation
    /// A sentence without a full stop.
    package var message: String
  }

  /// The JSON text; it ends with a newline.
  package private(set) var text = ""
  /// What is left out or changed, in the order of the script.
  package private(set) var notes: [Note] = []

  /// Makes the text of a script.
  package init(_ script: Script) {
    var writer = WebDriverActionsWriter(script)
    writer.write()
    text = writer.text
    notes = writer.notes
  }
}

extension Script {
  /// Reads a file's bytes, which have to be WebDriver Actions in UTF-8.
  ///
  /// - Throws: All mistakes of the file at once, each with its place and its path in the JSON.
  package init(actions bytes: [UInt8], file: String) throws(ScriptError) {
    let text = try ScriptParser.text(of: bytes, file: file)
    let sources = try WebDriverActionsReader.sources(of: text, file: file)
    do throws(ScriptError.Problem) {
      self = try WebDriverActionsCompiler.script(of: sources)
    } catch {
      throw ScriptError(file: file, problems: [error])
    }
  }

  /// Returns whether a file is meant as JSON: its first letter opens an object or a list.
  package static func isActions(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
    let first = bytes[start...].first { !JSONScanner.isSpace($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}
