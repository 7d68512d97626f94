/// A method that a recognizer calls.
struct GestureAction {
  /// Whose method it is.
  weak var target: AnyObject?
  /// Calls it.
  let call: (AnyObject, UIGestureRecognizer) -> Void

  /// Makes an action.
  init(target: AnyObject, call: @escaping (AnyObject, UIGestureRecognizer) -> Void) {
    self.target = target
    self.call = call
  }
}
