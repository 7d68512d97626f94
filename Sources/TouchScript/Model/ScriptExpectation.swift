package import UIKit

/// What a script expects to find once all that is due at its time has run.
package enum ScriptExpectation: Hashable, Sendable {
  /// The next line of the app's log that no expectation took yet is this one.
  case log(String)
  /// No line of the log is left.
  case noLog
  /// The label of this identifier shows this text; a label without text shows "".
  case label(String, String)
  /// A property has a value, to within a tolerance for numbers; nil for the usual one.
  case property(PropertyPath, ScriptValue, tolerance: Double?)
  /// So many views have this identifier.
  case count(String, Int)
  /// The gesture recognizer of this name or class is in this state, or came to it last.
  case gesture(String, UIGestureRecognizer.State)
  /// Some line of the trace so far has a match for this regular expression.
  case trace(String)
}
