package import UIKit

/// What a script expects once everything due at its time has run.
package enum ScriptExpectation: Hashable, Sendable {
  /// The next line of the app's log that no expectation has matched is this one.
  case log(String)
  /// The next such line contains this text.
  case logContains(String)
  /// Some part of the next such line matches this regular expression.
  case logMatches(TracePattern)
  /// No unmatched line of the log is left.
  case noLog
  /// The label with this identifier shows this text; a label without text shows "".
  case label(String, String)
  /// A property has a value, within a tolerance for numbers; nil for the default tolerance.
  case property(PropertyPath, ScriptValue, tolerance: Double?)
  /// This many views have this identifier.
  case count(String, Int)
  /// The gesture recognizer of this name or class is in this state, or entered it last.
  case gesture(String, UIGestureRecognizer.State)
  /// Some line of the trace so far matches this regular expression.
  case trace(TracePattern)
  /// The screen looks like the picture in this file, whose path begins at the script's folder, but for
  /// this share of the pixels, 0…1; nil for the default tolerance.
  case snapshot(String, tolerance: Double?)
}

/// A value that an expectation compares a property with.
package enum ScriptValue: Hashable, Sendable {
  case number(Double)
  case bool(Bool)
  /// Text in double quotes.
  case text(String)
  /// `X,Y`: a point, a size or a vector.
  case pair(CGPoint)
  /// `X,Y,WIDTH,HEIGHT`: a rectangle.
  case rect(CGRect)
  /// A bare word: the name of an enumeration's case.
  case word(String)
  /// `nil`.
  case none
}

/// A path from a view or another root to a value: `spot[0].center.x`.
package struct PropertyPath: Hashable, Sendable, CustomStringConvertible {
  package enum Component: Hashable, Sendable {
    /// A root, an identifier or a member.
    case name(String)
    /// An index into a collection, or among the views of one identifier, from 0.
    case index(Int)
  }

  /// The components; the first is always a name.
  package let components: [Component]

  /// Parses a path; nil for text that is not one.
  package init?(_ text: String) {
    guard text.utf8.count <= ScriptLimits.path else { return nil }
    var components: [Component] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      guard let name = pieces.first, Self.isName(name) else { return nil }
      components.append(.name(String(name)))
      for piece in pieces.dropFirst() {
        guard piece.hasSuffix("]"), piece.utf8.dropLast().allSatisfy({ (48...57).contains($0) }),
          let index = Int(piece.dropLast())
        else { return nil }
        components.append(.index(index))
      }
    }
    self.components = components
  }

  /// The path as scripts write it.
  package var description: String { Self.text(of: components[...]) }

  /// Returns some components as scripts write them.
  static func text(of components: ArraySlice<Component>) -> String {
    var text = ""
    for component in components {
      switch component {
      case .name(let name): text += (text.isEmpty ? "" : ".") + name
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }

  /// Whether text is a name: ASCII letters, digits, `-` and `_`, at least one.
  static func isName(_ text: some StringProtocol) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 48...57, 65...90, 97...122, 45, 95: true
        default: false
        }
      }
  }
}
