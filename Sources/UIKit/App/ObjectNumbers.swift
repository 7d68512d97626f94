/// The numbers that an app's objects get when they are made: 1, 2, 3 … for each kind.
///
/// Names in the trace contain them, so they are the same in each run of a script.
struct ObjectNumbers {
  /// How often any view got or lost a superview; an increase means that a callback changed a tree.
  private(set) var treeChanges = 0
  private var views = 0
  private var arrivals = 0
  private var actions = 0
  private var recognizers = 0

  /// Returns the number of a new view.
  mutating func nextView() -> Int {
    views += 1
    return views
  }

  /// Returns the number of a view that gets a superview.
  mutating func nextArrival() -> Int {
    arrivals += 1
    return arrivals
  }

  /// Returns the number of a new action.
  mutating func nextAction() -> Int {
    actions += 1
    return actions
  }

  /// Returns the number of a new gesture recognizer.
  mutating func nextRecognizer() -> Int {
    recognizers += 1
    return recognizers
  }

  /// Counts that a view got or lost a superview.
  mutating func countTreeChange() {
    treeChanges &+= 1
  }
}
