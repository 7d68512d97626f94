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
nonisolated struct SequenceChanges<Element: Equatable>: Sequence, IteratorProtocol {
  private let old: [Element]
  private let new: [Element]
  private var (oldIndex, newIndex) = (0, 0)
  private var oldEnd: Int
  private var newEnd: Int
  /// The removals and insertions that lead to the next match.
  private var (removals, insertions) = (0, 0)

  /// How far ahead to look for an element's match.
  private static var lookahead: Int { 4 }

  init(from old: [Element], to new: [Element]) {
    (self.old, self.new) = (old, new)
    (oldEnd, newEnd) = (old.count, new.count)
    skipEqualElements()
    while oldEnd > oldIndex, newEnd > newIndex, old[oldEnd - 1] == new[newEnd - 1] {
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
        let removed = distance(to: new[newIndex], in: old, after: oldIndex, before: oldEnd)
        let inserted = distance(to: old[oldIndex], in: new, after: newIndex, before: newEnd)
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
    while oldIndex < oldEnd, newIndex < newEnd, old[oldIndex] == new[newIndex] {
      oldIndex += 1
      newIndex += 1
    }
  }

  private func distance(
    to element: Element, in elements: [Element], after start: Int, before end: Int
  ) -> Int? {
    var distance = 1
    while distance <= Self.lookahead, start + distance < end {
      if elements[start + distance] == element { return distance }
      distance += 1
    }
    return nil
  }
}
