/// The part of the screen to repaint, as a few rectangles that do not overlap.
nonisolated struct Damage {
  /// The whole screen.
  let screen: PixelRect
  /// What was added so far, each pixel in at most one rectangle.
  private(set) var rects: [PixelRect] = []

  /// More rectangles cost more in walking the list than merging them costs in pixels.
  static let maximumRects = 12
  /// The pixels that a merge may add, in return for one rectangle less.
  static let slack = 256
  /// From this share of the screen on, painting all of it is cheaper than painting and copying.
  static let fullShare = 0.75

  init(screen: PixelRect) {
    self.screen = screen
  }

  var isEmpty: Bool { rects.isEmpty }

  /// Whether all of the screen is to be painted.
  var isFull: Bool { rects.first == screen }

  mutating func addAll() {
    rects = screen.isEmpty ? [] : [screen]
  }

  mutating func add(_ extent: PixelBounds) {
    add(extent.pixels(within: screen))
  }

  mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty, !isFull else { return }
    var rect = rect
    while let index = rects.firstIndex(where: { Self.shouldMerge($0, rect) }) {
      rect = rect.union(rects.remove(at: index))
    }
    rects.append(rect)
    if rects.count > Self.maximumRects { mergeClosestPair() }
    if Double(rects.reduce(0) { $0 + $1.area }) >= Self.fullShare * Double(screen.area) {
      addAll()
    }
  }

  private static func shouldMerge(_ one: PixelRect, _ other: PixelRect) -> Bool {
    one.intersects(other) || one.union(other).area <= one.area + other.area + slack
  }

  private mutating func mergeClosestPair() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let (one, other) = (rects[first], rects[second])
        let waste = one.union(other).area - one.area - other.area
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let second = rects.remove(at: best.second)
    let first = rects.remove(at: best.first)
    add(first.union(second))
  }
}
