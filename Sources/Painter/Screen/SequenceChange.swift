/// One difference between two sequences whose equal elements were matched in order.
nonisolated enum SequenceChange: Equatable {
  /// An element of the old sequence, by index, that the new one lacks.
  case removed(Int)
  /// An element of the new sequence, by index, that the old one lacked.
  case inserted(Int)
  /// An element that became another one in its place.
  case changed(Int, Int)

  /// How far ahead an element's equal is looked for.
  private static let reach = 4

  /// Returns the differences; equal elements that were matched are left out.
  ///
  /// Elements at the front and at the back that are equal match. In between, two that differ are
  /// one changed element, unless one of them comes up again soon: bringing the first of many to
  /// the front is one removal and one insertion. It need not be the shortest answer, but matched
  /// elements always keep their order.
  static func pairs<Element: Equatable>(_ old: [Element], _ new: [Element]) -> [SequenceChange] {
    var (start, oldEnd, newEnd) = (0, old.count, new.count)
    while start < min(oldEnd, newEnd), old[start] == new[start] { start += 1 }
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    var matches: [SequenceChange] = []
    var (oldIndex, newIndex) = (start, start)
    while oldIndex < oldEnd, newIndex < newEnd {
      if old[oldIndex] == new[newIndex] {
        oldIndex += 1
        newIndex += 1
        continue
      }
      let removed = distance(to: new[newIndex], in: old, oldIndex, oldEnd)
      let inserted = distance(to: old[oldIndex], in: new, newIndex, newEnd)
      if let removed, removed <= inserted ?? removed {
        matches += (oldIndex..<oldIndex + removed).map { .removed($0) }
        oldIndex += removed
      } else if let inserted {
        matches += (newIndex..<newIndex + inserted).map { .inserted($0) }
        newIndex += inserted
      } else {
        matches.append(.changed(oldIndex, newIndex))
        oldIndex += 1
        newIndex += 1
      }
    }
    matches += (oldIndex..<oldEnd).map { .removed($0) }
    matches += (newIndex..<newEnd).map { .inserted($0) }
    return matches
  }

  private static func distance<Element: Equatable>(
    to element: Element, in elements: [Element], _ start: Int, _ end: Int
  ) -> Int? {
    var skip = 1
    while skip <= reach, start + skip < end {
      if elements[start + skip] == element { return skip }
      skip += 1
    }
    return nil
  }
}
