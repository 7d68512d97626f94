/// A step of an explanation: a view in a hit test, or a responder that received a callback.
package struct ExplanationStep: Equatable {
  /// The indentation; a subview is one level deeper than its superview.
  package var depth = 0
  /// The view or responder, or `nil` if the step is about several or none.
  package var name: String?
  /// The text, which begins with the name.
  package var text: String
}
