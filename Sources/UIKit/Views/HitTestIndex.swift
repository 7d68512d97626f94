import CoreGraphics

/// An index of a view's subview rectangles that finds the frontmost subview at a location.
///
/// Hit testing visits subviews from last to first. In a view with a thousand subviews, the index
/// skips every subview whose rectangle does not contain the location, without accessing the
/// subview. It skips only subviews whose `hitTest(_:with:)` would return nil: rectangles are
/// rounded outward, and subviews whose class overrides hit testing have a rectangle that contains
/// everything. Hit testing calls the remaining subviews as it would without the index.
///
/// The rectangles form a tree: each entry of a level covers up to 16 entries of the level below, so
/// a search takes logarithmic time.
package final class HitTestIndex {
  /// A rectangle stored as (-minX, -minY, maxX, maxY): a single comparison with (-x, -y, x, y)
  /// tests whether it contains a location, and the componentwise maximum of two boxes covers both.
  package typealias Box = SIMD4<Float>

  /// A box that contains every location.
  package static var everywhere: Box { Box(repeating: .infinity) }
  /// A box that contains no location.
  package static var nowhere: Box { Box(repeating: -.infinity) }

  /// The base-2 logarithm of the number of entries that an entry in the level above covers.
  private static let fanoutBits = 4

  /// The subviews' boxes, followed by the boxes of each level above; the top level has at most 16.
  private var boxes: [Box]
  /// The index of each level's first box, and the end of the last level.
  private let levels: [Int]

  /// Creates an index of the given boxes, which are in subview order.
  package init(_ subviews: [Box]) {
    var levels = [0, subviews.count]
    boxes = subviews
    while levels[levels.count - 1] - levels[levels.count - 2] > 1 << Self.fanoutBits {
      let below = levels[levels.count - 2]..<levels[levels.count - 1]
      for first in stride(from: below.lowerBound, to: below.upperBound, by: 1 << Self.fanoutBits) {
        boxes.append(
          Self.cover(of: boxes[first..<min(first + 1 << Self.fanoutBits, below.upperBound)]))
      }
      levels.append(boxes.count)
    }
    self.levels = levels
  }

  // An explicit `deinit` is nonisolated.
  deinit {}

  /// Changes the box of a subview.
  package func setBox(_ box: Box, at index: Int) {
    boxes[index] = box
    var index = index
    for level in 1..<levels.count - 1 {
      index >>= Self.fanoutBits
      let first = levels[level - 1] + index << Self.fanoutBits
      boxes[levels[level] + index] = Self.cover(
        of: boxes[first..<min(first + 1 << Self.fanoutBits, levels[level])])
    }
  }

  /// Returns the index of the last box before `end` that contains a location; nil if there is none.
  package func last(before end: Int, containing point: CGPoint) -> Int? {
    // No rectangle contains a NaN location, but a hit-testing override may still accept it.
    if point.x.isNaN || point.y.isNaN { return end > 0 ? end - 1 : nil }
    return last(before: end, containing: Self.probe(at: point), level: levels.count - 2, entry: 0)
  }

  /// Searches the entries covered by one entry in the level above.
  private func last(
    before end: Int, containing probe: Box, level: Int, entry: Int
  ) -> Int? {
    let bits = level * Self.fanoutBits
    let start = levels[level]
    let first = entry << Self.fanoutBits
    var index = min(
      first + 1 << Self.fanoutBits, levels[level + 1] - start, (end - 1) >> bits + 1)
    while index > first {
      index -= 1
      guard all(probe .<= boxes[start + index]) else { continue }
      if level == 0 { return index }
      if let found = last(before: end, containing: probe, level: level - 1, entry: index) {
        return found
      }
    }
    return nil
  }

  private static func cover(of boxes: ArraySlice<Box>) -> Box {
    var cover = nowhere
    for box in boxes { cover = pointwiseMax(cover, box) }
    return cover
  }

  /// Returns a rectangle's box, rounded outward; NaN edges become infinite.
  package static func box(of rect: CGRect) -> Box {
    func up(_ value: CGFloat) -> Float {
      let rounded = Float(value)
      return rounded.isNaN ? .infinity : CGFloat(rounded) < value ? rounded.nextUp : rounded
    }
    return Box(up(-rect.minX), up(-rect.minY), up(rect.maxX), up(rect.maxY))
  }

  /// Returns a location's comparison value, rounded toward the inside of the boxes.
  private static func probe(at point: CGPoint) -> Box {
    func down(_ value: CGFloat) -> Float {
      let rounded = Float(value)
      return CGFloat(rounded) > value ? rounded.nextDown : rounded
    }
    return Box(down(-point.x), down(-point.y), down(point.x), down(point.y))
  }
}
