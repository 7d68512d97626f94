import CoreGraphics

/// A point's motion along a path.
///
/// Each line or curve is one step. Within a curve, the elapsed fraction of the step is the curve's
/// parameter, unless the track is paced by length. Discrete tracks jump at the ends of steps.
/// Source: presentation values on macOS.
nonisolated struct PathTrack: Equatable {
  /// A line or a curve.
  private struct Segment: Equatable {
    var from: CGPoint
    var control1, control2: CGPoint
    var to: CGPoint
    var isLine: Bool

    func point(at t: CGFloat) -> CGPoint {
      let r = 1 - t
      if isLine { return CGPoint(x: from.x * r + to.x * t, y: from.y * r + to.y * t) }
      let (a, b, c, d) = (r * r * r, 3 * r * r * t, 3 * r * t * t, t * t * t)
      return CGPoint(
        x: a * from.x + b * control1.x + c * control2.x + d * to.x,
        y: a * from.y + b * control1.y + c * control2.y + d * to.y)
    }

    /// Returns the direction of motion, in radians. Where the curve's speed is 0, this is the
    /// direction to the nearest other point.
    func angle(at t: CGFloat) -> CGFloat {
      let step: CGFloat = 1e-4
      let (a, b) = (point(at: max(0, t - step)), point(at: min(1, t + step)))
      return atan2(b.y - a.y, b.x - a.x)
    }
  }

  private var segments: [Segment] = []
  /// The start time of each segment, followed by the end time of the last segment.
  private var times: [CGFloat]
  private var curves: [UnitBezier]
  private let mode: KeyframeTrack.Mode
  /// For each segment of a paced track, the fractions of its length at evenly spaced parameters.
  private var lengths: [[CGFloat]] = []
  /// The angle between the direction of motion and the layer's x axis, in radians; nil if the layer
  /// doesn't rotate.
  let rotation: CGFloat?

  /// The number of line segments that approximate a curve to measure its length.
  private static let pieces = 64

  /// Creates a track. Returns nil if the path has no segments.
  ///
  /// - Parameters:
  ///   - times: The start time of each segment, followed by the end time of the last one. If there
  ///     are too few, the segments are spaced evenly.
  ///   - curves: The pacing of each segment. Missing curves are linear.
  init?(
    _ path: CGPath, times: [CGFloat], curves: [UnitBezier], mode: KeyframeTrack.Mode,
    rotation: CGFloat?
  ) {
    (self.mode, self.rotation) = (mode, rotation)
    self.curves = mode.isPaced ? [] : curves
    self.times = []
    addSegments(of: path)
    guard !segments.isEmpty else { return nil }
    let count = segments.count
    self.times =
      times.count > count ? times : (0...count).map { CGFloat($0) / CGFloat(count) }
    if mode.isPaced { pace() }
  }

  private mutating func addSegments(of path: CGPath) {
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) -> Segment {
      Segment(from: current, control1: current, control2: end, to: end, isLine: true)
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        (current, start) = (point, point)
      case .line(let end):
        segments.append(line(to: end))
        current = end
      case .quadCurve(let control, let end):
        let (control1, control2) = CGPath.cubicControls(from: current, control: control, to: end)
        segments.append(
          Segment(from: current, control1: control1, control2: control2, to: end, isLine: false))
        current = end
      case .curve(let control1, let control2, let end):
        segments.append(
          Segment(from: current, control1: control1, control2: control2, to: end, isLine: false))
        current = end
      case .close:
        if current != start { segments.append(line(to: start)) }
        current = start
      }
    }
  }

  /// Measures the segments and gives each an amount of time proportional to its length.
  private mutating func pace() {
    var totals: [CGFloat] = []
    for segment in segments {
      var (sum, sums): (CGFloat, [CGFloat]) = (0, [0])
      for piece in 1...Self.pieces {
        let a = segment.point(at: CGFloat(piece - 1) / CGFloat(Self.pieces))
        let b = segment.point(at: CGFloat(piece) / CGFloat(Self.pieces))
        sum += hypot(b.x - a.x, b.y - a.y)
        sums.append(sum)
      }
      totals.append(sum)
      lengths.append(sums.map { sum > 0 ? $0 / sum : 0 })
    }
    let total = totals.reduce(0, +)
    guard total > 0 else { return lengths = [] }
    times = totals.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1 / total) }
  }

  /// Returns the point at a fraction of the duration and the direction of motion there, in radians.
  func location(at fraction: CGFloat) -> (point: CGPoint, angle: CGFloat) {
    let index = max(0, min(segments.count - 1, times.lastIndex { $0 <= fraction } ?? 0))
    let segment = segments[index]
    let length = times[index + 1] - times[index]
    var part = length > 0 ? max(0, min(1, (fraction - times[index]) / length)) : 0
    if mode == .discrete { part = part < 1 ? 0 : 1 }
    if curves.indices.contains(index) { part = curves[index].value(at: part) }
    if lengths.indices.contains(index) { part = Self.parameter(at: part, in: lengths[index]) }
    return (segment.point(at: part), segment.angle(at: part))
  }

  /// Returns a curve's parameter at a fraction of its length.
  private static func parameter(at part: CGFloat, in lengths: [CGFloat]) -> CGFloat {
    let index = min(lengths.lastIndex { $0 <= part } ?? 0, pieces - 1)
    let length = lengths[index + 1] - lengths[index]
    let rest = length > 0 ? (part - lengths[index]) / length : 0
    return (CGFloat(index) + rest) / CGFloat(pieces)
  }
}
