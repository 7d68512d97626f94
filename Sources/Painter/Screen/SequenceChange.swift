/// A difference between two sequences whose equal elements were matched in order.
nonisolated enum SequenceChange: Equatable {
  /// The index of an old element without a match.
  case removed(Int)
  /// The index of a new element without a match.
  case inserted(Int)
  /// The indices of an old element and of the different element that replaced it.
  case changed(Int, Int)
}

/// The differences between two sequences, in order, excluding matched elements.
///
/// Equal elements at the front and back match. Between them, two different elements are reported as
/// one change unless one of them has a match nearby: moving the first of many elements to the end
/// is one removal and one insertion. The result isn't always the shortest, but matched elements
/// always retain their order. Differences are computed lazily.
nonisolated struct SequenceChanges: Sequence, IteratorProtocol {
  /// Returns whether the old element at an index equals the new element at another index.
  private let areEqual: (Int, Int) -> Bool
  private var (oldIndex, newIndex) = (0, 0)
  private var oldEnd: Int
  private var newEnd: Int
  /// The remaining removals and insertions before the next match.
  private var (removals, insertions) = (0, 0)

  /// The number of elements to search for a match.
  private static var lookahead: Int { 4 }

  /// Compares two arrays.
  init<Element: Equatable>(from old: [Element], to new: [Element]) {
    self.init(from: old.count, to: new.count) { old[$0] == new[$1] }
  }

  /// Compares two sequences by index, without copying elements.
  init(from oldCount: Int, to newCount: Int, where areEqual: @escaping (Int, Int) -> Bool) {
    self.areEqual = areEqual
    (oldEnd, newEnd) = (oldCount, newCount)
    skipEqualElements()
    while oldEnd > oldIndex, newEnd > newIndex, areEqual(oldEnd - 1, newEnd - 1) {
      oldEnd -= 1
      newEnd -= 1
    }
  }

  mutating func next() -> SequenceChange? {
    if removals == 0, insertions == 0 {
      skipEqualElements()
      if oldIndex == oldEnd || newIndex == newEnd {
        (removals, insertions) = (oldEnd - oldIndex, newEnd - newIndex)
      } else {
        let removed = distance(before: oldEnd - oldIndex) { areEqual(oldIndex + $0, newIndex) }
        let inserted = distance(before: newEnd - newIndex) { areEqual(oldIndex, newIndex + $0) }
        if let removed, removed <= inserted ?? removed {
          removals = removed
        } else if let inserted {
          insertions = inserted
        } else {
          oldIndex += 1
          newIndex += 1
          return .changed(oldIndex - 1, newIndex - 1)
        }
      }
    }
    if removals > 0 {
      removals -= 1
      oldIndex += 1
      return .removed(oldIndex - 1)
    }
    if insertions > 0 {
      insertions -= 1
      newIndex += 1
      return .inserted(newIndex - 1)
    }
    return nil
  }

  private mutating func skipEqualElements() {
    while oldIndex < oldEnd, newIndex < newEnd, areEqual(oldIndex, newIndex) {
      oldIndex += 1
      newIndex += 1
    }
  }

  /// Returns the smallest distance to a match, from 1 up to but not including a limit.
  private func distance(before limit: Int, where isMatch: (Int) -> Bool) -> Int? {
    var distance = 1
    while distance <= Self.lookahead, distance < limit {
      if isMatch(distance) { return distance }
      distance += 1
    }
    return nil
  }
}
