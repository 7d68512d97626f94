import CoreGraphics

/// An index of the rectangles of a view's subviews that finds the frontmost subview at a location.
///
/// Hit testing visits subviews from last to first. In a view with a thousand subviews, the index
/// skips every subview whose rectangle does not contain the location, without looking at the
/// subview. It only skips a subview whose `hitTest(_:with:)` would return nil: rectangles are
/// rounded outward, and a subview of a class that overrides hit testing has a rectangle that
/// contains everything. Hit testing calls the remaining subviews as it would without the index.
///
/// The rectangles form a tree: each entry of a level covers up to 16 entries of the level below, so
/// a search takes logarithmic time.
package final class HitTestIndex {
  /// A rectangle stored as (-minX, -minY, maxX, maxY): one comparison with (-x, -y, x, y) shows
  /// whether it contains a location, and the larger components of two boxes form a box that covers
  /// both.
  package typealias Box = SIMD4<Float>

  /// The box that contains every location.
  package static var everywhere: Box { Box(repeating: .infinity) }
  /// The box that contains no location.
  package static var nowhere: Box { Box(repeating: -.infinity) }

  /// The number of entries that one entry of the level above covers, as a power of two.
  private static let fanoutBits = 4

  /// The number of subviews.
  let count: Int
  /// The subviews' boxes, then the boxes of each level above; the top level has at most 16.
  private var boxes: [Box]
  /// The index of the first box of each level, and the end of the last level.
  private let levels: [Int]

  /// Makes an index of the given boxes, in the order of the subviews.
  package init(_ subviews: [Box]) {
    count = subviews.count
    var levels = [0, count]
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

  /// The box of one subview.
  package subscript(index: Int) -> Box {
    get { boxes[index] }
    set {
      boxes[index] = newValue
      var index = index
      for level in 1..<levels.count - 1 {
        index >>= Self.fanoutBits
        let first = levels[level - 1] + index << Self.fanoutBits
        boxes[levels[level] + index] = Self.cover(
          of: boxes[first..<min(first + 1 << Self.fanoutBits, levels[level])])
      }
    }
  }

  /// Returns the index of the last box before `end` that contains a location; nil if there is none.
  package func last(before end: Int, containing point: CGPoint) -> Int? {
    // No rectangle contains a NaN location, but an override of hit testing may still accept it.
    if point.x.isNaN || point.y.isNaN { return end > 0 ? end - 1 : nil }
    return last(before: end, containing: Self.probe(at: point), level: levels.count - 2, entry: 0)
  }

  /// Searches the entries that are covered by one entry of the level above.
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

  /// The box of a rectangle, rounded outward; edges that are NaN become infinite.
  package static func box(of rect: CGRect) -> Box {
    func up(_ value: CGFloat) -> Float {
      let rounded = Float(value)
      return rounded.isNaN ? .infinity : CGFloat(rounded) < value ? rounded.nextUp : rounded
    }
    return Box(up(-rect.minX), up(-rect.minY), up(rect.maxX), up(rect.maxY))
  }

  /// The value to compare with boxes for a location, rounded toward the inside of the boxes.
  private static func probe(at point: CGPoint) -> Box {
    func down(_ value: CGFloat) -> Float {
      let rounded = Float(value)
      return CGFloat(rounded) > value ? rounded.nextDown : rounded
    }
    return Box(down(-point.x), down(-point.y), down(point.x), down(point.y))
  }
}
