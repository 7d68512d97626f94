/// The part of the screen to repaint, as a small number of non-overlapping rectangles.
nonisolated struct Damage {
  let screen: PixelRect
  private(set) var rects: [PixelRect] = []

  /// The maximum number of rectangles. Beyond this limit, iterating over the list costs more than
  /// painting the pixels that merging adds.
  static let maximumRects = 12
  /// The number of pixels that a merge may add to save a rectangle.
  private static let mergeAllowance = 256
  /// The fraction of the screen above which painting the whole screen is cheaper than painting and
  /// copying part of it.
  private static let fullShare = 0.75

  init(screen: PixelRect) {
    self.screen = screen
  }

  var isEmpty: Bool { rects.isEmpty }

  /// Whether the damage covers the whole screen.
  var isFull: Bool { rects.first == screen }

  mutating func addAll() {
    rects = screen.isEmpty ? [] : [screen]
  }

  mutating func add(_ bounds: PixelBounds) {
    add(bounds.pixels(within: screen))
  }

  /// Adds a rectangle, which must be within the screen.
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
    one.intersects(other) || one.union(other).area <= one.area + other.area + mergeAllowance
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
