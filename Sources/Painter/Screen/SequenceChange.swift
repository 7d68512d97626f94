/// One difference between two sequences whose equal elements were matched in order.
nonisolated enum SequenceChange: Equatable {
  /// An element of the old sequence, by index, that has no match.
  case removed(Int)
  /// An element of the new sequence, by index, that has no match.
  case inserted(Int)
  /// An old element, by index, that a different new one replaced.
  case changed(Int, Int)
}

/// The differences between two sequences, in order, without matched elements.
///
/// Equal elements at the front and at the back match. Of those in between, two different ones are
/// one change, unless one of them has a match soon: moving the first of many to the end is one
/// removal and one insertion. The answer is not always the shortest one, but matched elements always
/// keep their order. Each difference is found when it is asked for.
nonisolated struct SequenceChanges: Sequence, IteratorProtocol {
  /// Whether an old element, by index, equals a new one.
  private let areEqual: (Int, Int) -> Bool
  private var (oldIndex, newIndex) = (0, 0)
  private var oldEnd: Int
  private var newEnd: Int
  /// The removals and insertions that lead to the next match.
  private var (removals, insertions) = (0, 0)

  /// How far ahead to look for an element's match.
  private static var lookahead: Int { 4 }

  /// Compares two arrays.
  init<Element: Equatable>(from old: [Element], to new: [Element]) {
    self.init(from: old.count, to: new.count) { old[$0] == new[$1] }
  }

  /// Compares two sequences of so many elements, without a copy of any.
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

  /// Returns the first distance, from 1, less than a limit, at which there is a match.
  private func distance(before limit: Int, where isMatch: (Int) -> Bool) -> Int? {
    var distance = 1
    while distance <= Self.lookahead, distance < limit {
      if isMatch(distance) { return distance }
      distance += 1
    }
    return nil
  }
}
