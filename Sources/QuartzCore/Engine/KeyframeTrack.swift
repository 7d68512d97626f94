import CoreGraphics

/// Values at given times, with interpolation between them.
///
/// For modes and key times, see developer.apple.com/documentation/quartzcore/cakeyframeanimation.
/// Smooth curves are Kochanek–Bartels splines ("Interpolating Splines with Local Tension,
/// Continuity, and Bias Control", SIGGRAPH 1984), with speeds adjusted for steps of different
/// lengths. At both ends, the tangent is the step itself.
package nonisolated struct KeyframeTrack: Equatable {
  /// How the values between keyframes are interpolated.
  package enum Mode {
    case linear, discrete, paced, cubic, cubicPaced

    var isCubic: Bool { self == .cubic || self == .cubicPaced }
    var isPaced: Bool { self == .paced || self == .cubicPaced }
  }

  private var values: [AnimatableValue]
  /// The time of each value, 0…1. Discrete tracks with even steps also include the end of the last
  /// step.
  private var times: [CGFloat]
  private var curves: [UnitBezier]
  private var mode: Mode
  /// The tangents at the start and end of each step of a smooth curve.
  private var tangents: [(start: [CGFloat], end: [CGFloat])] = []

  /// Creates a track. Returns nil if there are no values.
  ///
  /// - Parameters:
  ///   - times: The time of each value. If there are too few, the values are spaced evenly.
  ///   - curves: The pacing of each step. Missing curves are linear.
  init?(
    _ values: [AnimatableValue], times: [CGFloat] = [], curves: [UnitBezier] = [], mode: Mode,
    tension: [CGFloat] = [], continuity: [CGFloat] = [], bias: [CGFloat] = []
  ) {
    guard !values.isEmpty else { return nil }
    self.values = values
    self.mode = mode
    self.curves = mode.isPaced ? [] : curves
    let steps = mode == .discrete ? values.count : max(values.count - 1, 1)
    let even = (0...steps).map { CGFloat($0) / CGFloat(steps) }
    if mode.isPaced {
      self.times = Self.paced(values) ?? even
    } else {
      self.times = times.count >= values.count ? times : even
    }
    if mode.isCubic, values.count > 1 {
      tangents = makeTangents(tension, continuity, bias) ?? []
    }
    if mode == .cubicPaced, !tangents.isEmpty { self = pacedAlongCurve() }
  }

  package static func == (left: KeyframeTrack, right: KeyframeTrack) -> Bool {
    left.values == right.values && left.times == right.times && left.curves == right.curves
      && left.mode == right.mode
      && left.tangents.elementsEqual(right.tangents) { $0.start == $1.start && $0.end == $1.end }
  }

  /// Returns the value at a fraction of the duration. Before the first time and after the last,
  /// this is the nearest value.
  func value(at fraction: CGFloat) -> AnimatableValue {
    // The last keyframe at or before the fraction.
    let index = (times.prefix(values.count).lastIndex { $0 <= fraction }) ?? 0
    guard mode != .discrete, index + 1 < values.count else { return values[index] }
    let length = times[index + 1] - times[index]
    var part = length > 0 ? (fraction - times[index]) / length : 0
    if part <= 0 { return values[index] }
    if curves.indices.contains(index) { part = curves[index].value(at: part) }
    guard tangents.indices.contains(index) else {
      return values[index].interpolated(to: values[index + 1], part)
    }
    return onCurve(index, part)
  }

  // MARK: - Pacing

  /// Returns the time of each value at constant speed, or nil if distances are undefined.
  private static func paced(_ values: [AnimatableValue]) -> [CGFloat]? {
    let distances = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
    return times(of: distances.compactMap { $0 }, count: values.count)
  }

  private static func times(of distances: [CGFloat], count: Int) -> [CGFloat]? {
    let total = distances.reduce(0, +)
    guard distances.count == count - 1, total > 0 else { return nil }
    return distances.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1 / total) }
  }

  /// The number of line segments that approximate each step of a smooth curve to measure its
  /// length.
  private static let piecesPerStep = 64

  /// Returns a track through many points of the smooth curve, at constant speed.
  private func pacedAlongCurve() -> KeyframeTrack {
    let points =
      [values[0]]
      + (0..<values.count - 1).flatMap { step in
        (1...Self.piecesPerStep).map { onCurve(step, CGFloat($0) / CGFloat(Self.piecesPerStep)) }
      }
    return KeyframeTrack(points, mode: .paced) ?? self
  }

  // MARK: - Smooth curves

  /// Evaluates a step's Hermite curve.
  private func onCurve(_ step: Int, _ u: CGFloat) -> AnimatableValue {
    guard let from = values[step].numbers, let to = values[step + 1].numbers else {
      return values[step].interpolated(to: values[step + 1], u)
    }
    let (u2, u3) = (u * u, u * u * u)
    let (start, end) = tangents[step]
    return values[step].with(
      from.indices.map { index in
        let ends = (2 * u3 - 3 * u2 + 1) * from[index] + (3 * u2 - 2 * u3) * to[index]
        let value = ends + (u3 - 2 * u2 + u) * start[index] + (u3 - u2) * end[index]
        return value.isFinite ? value : to[index]
      })
  }

  private func makeTangents(
    _ tension: [CGFloat], _ continuity: [CGFloat], _ bias: [CGFloat]
  ) -> [(start: [CGFloat], end: [CGFloat])]? {
    let points = values.compactMap(\.numbers)
    guard points.count == values.count else { return nil }
    func at(_ list: [CGFloat], _ index: Int) -> CGFloat {
      list.indices.contains(index) ? list[index] : 0
    }
    func step(_ index: Int) -> [CGFloat] {
      zip(points[index], points[index + 1]).map { $1 - $0 }
    }
    /// Returns the tangent at a value, for the step that ends or starts there.
    func tangent(_ index: Int, isStart: Bool) -> [CGFloat] {
      if index == 0 { return step(0) }
      if index == points.count - 1 { return step(index - 1) }
      let (t, b) = (at(tension, index), at(bias, index))
      let c = isStart ? at(continuity, index) : -at(continuity, index)
      let (before, after) = (times[index] - times[index - 1], times[index + 1] - times[index])
      let share = before + after > 0 ? 2 * (isStart ? after : before) / (before + after) : 1
      return zip(step(index - 1), step(index)).map { last, next in
        let mean =
          (1 - t) * (1 + b) * (1 + c) / 2 * last + (1 - t) * (1 - b) * (1 - c) / 2 * next
        return mean * share
      }
    }
    return (0..<points.count - 1).map {
      (tangent($0, isStart: true), tangent($0 + 1, isStart: false))
    }
  }
}
