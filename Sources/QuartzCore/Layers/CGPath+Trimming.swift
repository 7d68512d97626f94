import CoreGraphics

nonisolated extension CGPath {
  /// Returns the part of the path between two fractions of its length.
  ///
  /// Fractions outside 0…1 are clamped. If `start` is not below `end`, the result is empty.
  /// Subpaths are measured in order.
  func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let (start, end) = (max(0, min(1, start)), max(0, min(1, end)))
    if start == 0, end == 1 { return self }
    let result = CGMutablePath()
    guard start < end else { return result }
    let segments = Self.segments(of: self)
    let total = segments.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return result }
    var position: CGFloat = 0
    var last: CGPoint?
    for segment in segments where segment.length > 0 {
      let low = (start * total - position) / segment.length
      let high = (end * total - position) / segment.length
      position += segment.length
      guard low < 1, high > 0 else { continue }
      let part = segment.part(from: max(0, low), to: min(1, high))
      if last != part.start || segment.startsSubpath { result.move(to: part.start) }
      if part.isLine {
        result.addLine(to: part.end)
      } else {
        result.addCurve(to: part.end, control1: part.control1, control2: part.control2)
      }
      last = part.end
    }
    return result
  }

  /// A cubic curve or a line.
  private struct Segment {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
    var isLine: Bool
    var startsSubpath = false
    /// The lengths from the start to evenly spaced parameters; for a line, a single length.
    private(set) var lengths: [CGFloat] = []

    var length: CGFloat { lengths.last ?? 0 }

    /// The number of line segments used to measure a curve. The error is below 0.1% of the length.
    private static let steps = 64

    init(line start: CGPoint, _ end: CGPoint) {
      (self.start, control1, control2, self.end, isLine) = (start, start, end, end, true)
      lengths = [start.distance(to: end)]
    }

    init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
      (self.start, self.control1, self.control2, self.end, isLine) = (
        start, control1, control2, end, false
      )
      var sum: CGFloat = 0
      var last = start
      for step in 1...Self.steps {
        let next = split(at: CGFloat(step) / CGFloat(Self.steps)).0.end
        sum += last.distance(to: next)
        lengths.append(sum)
        last = next
      }
    }

    /// Returns the part between two fractions of the length.
    func part(from low: CGFloat, to high: CGFloat) -> Segment {
      let (from, to) = (parameter(at: low), parameter(at: high))
      var part = to < 1 ? split(at: to).0 : self
      if from > 0 { part = part.split(at: from / to).1 }
      return part
    }

    /// Returns the curve's parameter at a fraction of its length.
    private func parameter(at fraction: CGFloat) -> CGFloat {
      if isLine || fraction <= 0 || fraction >= 1 { return max(0, min(1, fraction)) }
      let target = fraction * length
      let index = lengths.firstIndex { $0 >= target } ?? 0
      let before = index > 0 ? lengths[index - 1] : 0
      let step = lengths[index] - before
      return (CGFloat(index) + (step > 0 ? (target - before) / step : 0)) / CGFloat(Self.steps)
    }

    /// Splits the curve at a parameter using de Casteljau's algorithm.
    private func split(at t: CGFloat) -> (Segment, Segment) {
      func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
      if isLine {
        let middle = mix(start, end)
        return (Segment(line: start, middle), Segment(line: middle, end))
      }
      let (a, b, c) = (mix(start, control1), mix(control1, control2), mix(control2, end))
      let (d, e) = (mix(a, b), mix(b, c))
      let middle = mix(d, e)
      var (first, second) = (self, self)
      (first.control1, first.control2, first.end) = (a, d, middle)
      (second.start, second.control1, second.control2) = (middle, e, c)
      return (first, second)
    }
  }

  private static func segments(of path: CGPath) -> [Segment] {
    var segments: [Segment] = []
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    var isNew = true
    func add(_ segment: Segment) {
      var segment = segment
      segment.startsSubpath = isNew
      isNew = false
      segments.append(segment)
      last = segment.end
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        (first, last, isNew) = (point, point, true)
      case .line(let point): add(Segment(line: last, point))
      case .quadCurve(let control, let point):
        let (one, two) = CGPath.cubicControls(from: last, control: control, to: point)
        add(Segment(last, one, two, point))
      case .curve(let control1, let control2, let point):
        add(Segment(last, control1, control2, point))
      case .close:
        if last != first { add(Segment(line: last, first)) }
        (last, isNew) = (first, true)
      }
    }
    return segments
  }
}
