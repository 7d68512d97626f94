/// One difference between two sequences whose equal elements were matched in order.
nonisolated enum SequenceChange: Equatable {
  /// An element of the old sequence, by index, that has no match.
  case removed(Int)
  /// An element of the new sequence, by index, that has no match.
  case inserted(Int)
  /// An old element, by index, that a different new one replaced.
  case changed(Int, Int)

  /// How far ahead to look for an element's match.
  private static let lookahead = 4

  /// Returns the differences in order, without matched elements.
  ///
  /// Equal elements at the front and at the back match. Of those in between, two different ones
  /// are one change, unless one of them has a match soon: moving the first of many to the end is
  /// one removal and one insertion. The answer is not always the shortest one, but matched elements
  /// always keep their order.
  static func changes<Element: Equatable>(
    from old: [Element], to new: [Element]
  ) -> [SequenceChange] {
    var (start, oldEnd, newEnd) = (0, old.count, new.count)
    while start < min(oldEnd, newEnd), old[start] == new[start] { start += 1 }
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    var changes: [SequenceChange] = []
    var (oldIndex, newIndex) = (start, start)
    while oldIndex < oldEnd, newIndex < newEnd {
      if old[oldIndex] == new[newIndex] {
        oldIndex += 1
        newIndex += 1
        continue
      }
      let removed = distance(to: new[newIndex], in: old, after: oldIndex, before: oldEnd)
      let inserted = distance(to: old[oldIndex], in: new, after: newIndex, before: newEnd)
      if let removed, removed <= inserted ?? removed {
        changes += (oldIndex..<oldIndex + removed).map { .removed($0) }
        oldIndex += removed
      } else if let inserted {
        changes += (newIndex..<newIndex + inserted).map { .inserted($0) }
        newIndex += inserted
      } else {
        changes.append(.changed(oldIndex, newIndex))
        oldIndex += 1
        newIndex += 1
      }
    }
    changes += (oldIndex..<oldEnd).map { .removed($0) }
    changes += (newIndex..<newEnd).map { .inserted($0) }
    return changes
  }

  private static func distance<Element: Equatable>(
    to element: Element, in elements: [Element], after start: Int, before end: Int
  ) -> Int? {
    var distance = 1
    while distance <= lookahead, start + distance < end {
      if elements[start + distance] == element { return distance }
      distance += 1
    }
    return nil
  }
}
