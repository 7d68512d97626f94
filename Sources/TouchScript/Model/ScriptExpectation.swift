package import UIKit

/// An expectation that is checked after all work due at its time has run.
package enum ScriptExpectation: Hashable, Sendable {
  /// The next unmatched line in the app's log equals this text.
  case log(String)
  /// The next unmatched line in the log contains this text.
  case logContains(String)
  /// A part of the next unmatched line in the log matches this regular expression.
  case logMatches(TracePattern)
  /// The log has no unmatched lines.
  case noLog
  /// The label with this identifier displays this text. A label without text displays "".
  case label(String, String)
  /// A property has this value. `tolerance` applies to numbers; `nil` is the default tolerance.
  case property(PropertyPath, ScriptValue, tolerance: Double?)
  /// Exactly this number of views have this identifier.
  case count(String, Int)
  /// The gesture recognizer with this name or class is in this state, or entered it last.
  case gesture(String, UIGestureRecognizer.State)
  /// A line in the trace so far matches this regular expression.
  case trace(TracePattern)
  /// The screen matches the picture in this file. The path is relative to the script's folder.
  /// `tolerance` is the fraction of pixels that may differ, 0…1; `nil` is the default tolerance.
  case snapshot(String, tolerance: Double?)
}

/// A value that an expectation compares with a property.
package enum ScriptValue: Hashable, Sendable {
  case number(Double)
  case bool(Bool)
  /// Text in double quotes.
  case text(String)
  /// `X,Y`: a point, a size, or a vector.
  case pair(CGPoint)
  /// `X,Y,WIDTH,HEIGHT`: a rectangle.
  case rect(CGRect)
  /// A bare word: the name of an enumeration case.
  case word(String)
  /// `nil`.
  case none
}

/// A path from a view or another root to a value: `spot[0].center.x`.
package struct PropertyPath: Hashable, Sendable, CustomStringConvertible {
  package enum Component: Hashable, Sendable {
    /// A root, an identifier, or a member.
    case name(String)
    /// A zero-based index into a collection or the views with the same identifier.
    case index(Int)
  }

  /// The path's components. The first one is always a name.
  package let components: [Component]

  /// Parses a path, or returns `nil` if the text is not a path.
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

  /// The path in script syntax.
  package var description: String { Self.text(of: components[...]) }

  /// Returns some components in script syntax.
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

  /// Returns whether text is a name: one or more ASCII letters, digits, `-`, or `_`.
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
