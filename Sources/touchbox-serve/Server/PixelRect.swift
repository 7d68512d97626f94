/// A rectangle with integer coordinates, in pixels.
package struct PixelRect: Hashable, Sendable {
  /// The left edge.
  package var x: Int
  /// The top edge.
  package var y: Int
  /// The width, which is 0 or less for an empty rectangle.
  package var width: Int
  /// The height, which is 0 or less for an empty rectangle.
  package var height: Int

  /// Creates a rectangle.
  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The number of pixels.
  package var area: Int { max(0, width) * max(0, height) }

  /// Returns the smallest rectangle that contains both rectangles.
  package func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// Returns the part that is inside another rectangle.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: top, width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - top)
  }
}

/// The areas of a screen that a client has not received yet.
///
/// Rectangles are merged if they overlap or are so close that the merged rectangle is only slightly
/// larger than both. There are never more than `limit` rectangles.
package struct DamageRegion: Hashable, Sendable {
  /// The maximum number of rectangles.
  package static let limit = 6

  /// The rectangles, in no particular order.
  package private(set) var rects: [PixelRect] = []

  /// Creates an empty region.
  package init() {}

  /// Whether the region is empty.
  package var isEmpty: Bool { rects.isEmpty }

  /// Adds a rectangle. An empty rectangle has no effect.
  package mutating func add(_ rect: PixelRect) {
    guard rect.area > 0 else { return }
    var added = rect
    while let index = rects.firstIndex(where: { Self.isJoined($0, added) }) {
      added = added.union(rects.remove(at: index))
    }
    rects.append(added)
    while rects.count > Self.limit { joinCheapest() }
  }

  /// Removes all rectangles.
  package mutating func removeAll() {
    rects = []
  }

  /// Returns whether the union has at most 25% more pixels than both rectangles.
  private static func isJoined(_ first: PixelRect, _ second: PixelRect) -> Bool {
    first.union(second).area * 4 <= (first.area + second.area) * 5
  }

  private mutating func joinCheapest() {
    var best = (first: 0, second: 1, cost: Int.max)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let (a, b) = (rects[first], rects[second])
        let cost = a.union(b).area - a.area - b.area
        if cost < best.cost { best = (first, second, cost) }
      }
    }
    let joined = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    rects.append(joined)
  }
}
