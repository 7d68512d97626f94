/// The numbers assigned to an app's objects when they are created: 1, 2, 3 … for each kind.
///
/// Names in the trace contain these numbers, so they must be the same in every run of a script.
struct ObjectNumbers {
  /// The number of times any view has gained or lost a superview. If the number increases during a
  /// callback, the callback has changed a view tree.
  private(set) var treeChanges = 0
  private var views = 0
  private var arrivals = 0
  private var actions = 0
  private var recognizers = 0

  /// Returns the number for a new view.
  mutating func nextView() -> Int {
    views += 1
    return views
  }

  /// Returns the number for a view that is added to a superview.
  mutating func nextArrival() -> Int {
    arrivals += 1
    return arrivals
  }

  /// Returns the number for a new action.
  mutating func nextAction() -> Int {
    actions += 1
    return actions
  }

  /// Returns the number for a new gesture recognizer.
  mutating func nextRecognizer() -> Int {
    recognizers += 1
    return recognizers
  }

  /// Records that a view gained or lost a superview.
  mutating func countTreeChange() {
    treeChanges &+= 1
  }
}
