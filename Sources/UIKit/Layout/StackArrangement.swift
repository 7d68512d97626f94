import CoreGraphics

/// Divides a stack's length among its views.
///
/// UIKit's stack view creates constraints. The constraints for the spaces and for both ends are
/// required. This type computes the solution, which `StackTests` compares with measured stacks.
struct StackArrangement {
  /// A view's preferred length and its resistance to other lengths.
  struct Item {
    var length: CGFloat
    /// The lengths that the view's own constraints allow.
    var limits: ClosedRange<CGFloat> = 0...CGFloat.infinity
    /// The resistance to growing.
    var hugging: Float = 0
    /// The resistance to shrinking.
    var resistance: Float = 0
  }

  /// A view's start along the stack, and its length.
  typealias Span = (start: CGFloat, length: CGFloat)

  var distribution: UIStackView.Distribution
  /// The space after each view except the last, in points.
  var spaces: [CGFloat]
  /// The length within the margins, in points.
  var total: CGFloat
  /// The length including the margins, in points, which `fillProportionally` divides.
  var whole: CGFloat

  /// Returns the spans of all views, measured from the start of the margins.
  func spans(of items: [Item]) -> [Span] {
    let gaps = CGFloat(items.count - 1)
    let room = total - spaces.reduce(0, +)
    let wanted = items.reduce(0) { $0 + $1.length }
    switch distribution {
    case .fill:
      return row(fit(items, in: room), spaces: spaces)
    case .fillEqually:
      return row(items.map { _ in max(0, room) / (gaps + 1) }, spaces: spaces)
    case .fillProportionally:
      return row(proportions(items, in: room), spaces: spaces)
    case .equalSpacing where gaps > 0 && wanted <= room:
      return row(items.map(\.length), spaces: widened(total - wanted))
    case .equalCentering where gaps > 0 && wanted <= room:
      return centered(items.map(\.length))
    case .equalSpacing, .equalCentering:
      return row(fit(items, in: room), spaces: spaces)
    }
  }

  /// Arranges lengths in a row.
  private func row(_ lengths: [CGFloat], spaces: [CGFloat]) -> [Span] {
    var start: CGFloat = 0
    return zip(lengths, spaces + [0]).map { length, space in
      defer { start += length + space }
      return (start, length)
    }
  }

  /// Returns spaces with a given sum that are as equal as their minimums allow.
  private func widened(_ sum: CGFloat) -> [CGFloat] {
    Self.equalDistances(atLeast: spaces, sum: sum)
  }

  /// Resizes views until they fill the available length, in order of increasing priority and, for
  /// equal priorities, increasing index.
  ///
  /// Source: "If there's any ambiguity, the stack view resizes the arranged views based on their
  /// index" (developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum/fill).
  private func fit(_ items: [Item], in room: CGFloat) -> [CGFloat] {
    var lengths = items.map(\.length)
    var rest = room - lengths.reduce(0, +)
    let grows = rest > 0
    func priority(_ index: Int) -> Float {
      grows ? items[index].hugging : items[index].resistance
    }
    let order = items.indices.sorted { (priority($0), $0) < (priority($1), $1) }
    for index in order {
      let limits = items[index].limits
      let length = min(max(lengths[index] + rest, limits.lowerBound), limits.upperBound)
      // Without this check, limits could make a view grow while the others shrink, or the reverse.
      guard grows ? length > lengths[index] : length < lengths[index] else { continue }
      rest -= length - lengths[index]
      lengths[index] = length
    }
    // If all views have reached their limits, the first one fills the rest.
    if rest > 0, let first = order.first { lengths[first] += rest }
    return lengths
  }

  /// Assigns each view its fraction of the stack's whole length, and the remainder to the last
  /// view.
  ///
  /// The fractions are relative to the sum of preferred lengths and spaces, so if there are spaces,
  /// the last view is longer than its fraction. Source: rdar://34595752 with
  /// stackoverflow.com/a/46368061 for the priorities, which decrease with the index, and constraint
  /// multipliers measured in a current UIKit.
  private func proportions(_ items: [Item], in room: CGFloat) -> [CGFloat] {
    let sum = items.reduce(spaces.reduce(0, +)) { $0 + max(0, $1.length) }
    let sized = items.indices.filter { items[$0].length > 0 }
    guard let last = sized.last, sum > 0 else {
      return items.map { _ in max(0, room) / CGFloat(items.count) }
    }
    var lengths = items.map { max(0, $0.length) / sum * whole }
    if sized.count == 1 {
      lengths[last] = max(0, room)
      return lengths
    }
    var rest = room - lengths.reduce(0, +)
    for index in sized.reversed() where rest != 0 {
      let length = max(0, lengths[index] + rest)
      rest -= length - lengths[index]
      lengths[index] = length
    }
    return lengths
  }

  /// Positions the views' centers at equal distances, as far as the spacing allows.
  ///
  /// Each pair should be as far apart as the first pair, with a lower priority for each later pair,
  /// and the views should be at least their spaces apart. UIKit's constraints have decreasing
  /// priorities starting at 150.
  private func centered(_ lengths: [CGFloat]) -> [Span] {
    let least = zip(zip(lengths, lengths.dropFirst()), spaces).map { ($0.0 + $0.1) / 2 + $1 }
    let ends = ((lengths.first ?? 0) + (lengths.last ?? 0)) / 2
    let distances = Self.equalDistances(atLeast: least, sum: total - ends)
    var center = (lengths.first ?? 0) / 2
    return zip(lengths, distances + [0]).map { length, distance in
      defer { center += distance }
      return (center - length / 2, length)
    }
  }

  /// Returns distances with the given sum that are as equal as their minimums allow.
  private static func equalDistances(atLeast least: [CGFloat], sum: CGFloat) -> [CGFloat] {
    var (equal, rest) = (CGFloat(0), least.reduce(0, +))
    for (index, distance) in least.enumerated() {
      rest -= distance
      let larger = max(equal, distance)
      if larger * CGFloat(index + 1) + rest <= sum {
        equal = larger
        continue
      }
      // This distance cannot equal the previous ones: either it must be longer, or no room is left
      // for it.
      let room = sum - rest
      let before = distance > equal ? (room - distance) / CGFloat(index) : equal
      let own = distance > equal ? distance : room - equal * CGFloat(index)
      return Array(repeating: before, count: index) + [own] + least.dropFirst(index + 1)
    }
    return least.map { _ in sum / CGFloat(least.count) }
  }
}
