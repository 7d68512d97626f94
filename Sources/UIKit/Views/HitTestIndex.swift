import CoreGraphics

/// The rectangles of a view's subviews, searched for the frontmost one under a location.
///
/// Hit testing asks subviews from the last to the first. Of a thousand, the index leaves out those whose
/// rectangles do not contain the location, without a look at them. It only ever leaves out a subview whose
/// `hitTest(_:with:)` would return nil: rectangles are rounded outwards, and a subview of a class with a
/// hit test of its own has one that contains everything. The subviews that remain decide for themselves.
///
/// The rectangles form a tree: each entry of a level covers up to 16 entries of the level below, so that the
/// search takes a time that grows with the logarithm of their number.
package final class HitTestIndex {
  /// The rectangle (-minX, -minY, maxX, maxY): one comparison with (-x, -y, x, y) tells whether it
  /// contains a location, and the larger components of two cover both.
  package typealias Box = SIMD4<Float>

  /// The box that contains every location.
  package static var everywhere: Box { Box(repeating: .infinity) }
  /// The box that contains no location.
  package static var nowhere: Box { Box(repeating: -.infinity) }

  /// The number of entries that one of the level above covers, as a power of two.
  private static let fanoutBits = 4

  /// The number of subviews.
  let count: Int
  /// The subviews' boxes, then the boxes of each level above, up to one of at most 16.
  private var boxes: [Box]
  /// Where each level begins among the boxes, and where the last one ends.
  private let levels: [Int]

  /// Makes the index of the boxes given, in the order of the subviews.
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

  // Spelled out, it asks for no actor.
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

  /// Returns the index of the last box before `end` that contains a location; nil for none.
  package func last(before end: Int, containing point: CGPoint) -> Int? {
    // What is not a number lies in no rectangle, but a hit test of its own decides for itself.
    if point.x.isNaN || point.y.isNaN { return end > 0 ? end - 1 : nil }
    return last(before: end, containing: Self.probe(at: point), level: levels.count - 2, entry: 0)
  }

  /// Searches the entries that one entry of the level above covers.
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

  /// The box of a rectangle, rounded outwards; edges that are not numbers lie infinitely far out.
  package static func box(of rect: CGRect) -> Box {
    func up(_ value: CGFloat) -> Float {
      let rounded = Float(value)
      return rounded.isNaN ? .infinity : CGFloat(rounded) < value ? rounded.nextUp : rounded
    }
    return Box(up(-rect.minX), up(-rect.minY), up(rect.maxX), up(rect.maxY))
  }

  /// What is compared with boxes for a location, rounded towards their inside.
  private static func probe(at point: CGPoint) -> Box {
    func down(_ value: CGFloat) -> Float {
      let rounded = Float(value)
      return CGFloat(rounded) > value ? rounded.nextDown : rounded
    }
    return Box(down(-point.x), down(-point.y), down(point.x), down(point.y))
  }
}
