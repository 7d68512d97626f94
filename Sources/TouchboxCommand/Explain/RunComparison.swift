/// Finds the first difference between two runs.
struct RunComparison {
  /// A run with the contents of its screens.
  struct Side {
    var run: ExplainedRun
    /// A value for each picture that is equal for equal screens in the same process.
    var digests: [Int]
  }

  private let sides: [Side]

  /// Returns the first difference: in the events, or before that, in a view or on the screen. At
  /// the same time, a different event is reported rather than a view, and a view rather than the
  /// screen.
  ///
  /// Views and screens are compared at times that are moments of both runs.
  static func difference(_ left: Side, _ right: Side) -> RunDifference? {
    let comparison = RunComparison(sides: [left, right])
    // The trees determine which views' names correspond, also in events.
    var names = NamePairs()
    let view = comparison.viewDifference(&names)
    let candidates = [comparison.eventDifference(&names), view, comparison.pictureDifference]
    return candidates.compactMap { $0 }.enumerated()
      .min { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }?.element
  }

  private func eventDifference(_ names: inout NamePairs) -> RunDifference? {
    let (left, right) = (sides[0].run.events, sides[1].run.events)
    var common = 0
    while common < min(left.count, right.count), names.match(left[common], right[common]) {
      common += 1
    }
    guard common < max(left.count, right.count) else { return nil }
    let next = [left, right].map { common < $0.count ? $0[common] : nil }
    guard let time = next.compactMap({ $0?.time }).min() else { return nil }
    return RunDifference(
      time: time, kind: .event, texts: next.map { $0?.label }, event: common)
  }

  private func viewDifference(_ names: inout NamePairs) -> RunDifference? {
    for (left, right) in commonMoments {
      let (rows, others) = (views(left, of: 0), views(right, of: 1))
      var common = 0
      while common < min(rows.count, others.count), names.match(rows[common], others[common]) {
        common += 1
      }
      guard common < max(rows.count, others.count) else { continue }
      let next = [rows, others].map { common < $0.count ? $0[common].label : nil }
      return RunDifference(time: left.time, kind: .view, texts: next)
    }
    return nil
  }

  private var pictureDifference: RunDifference? {
    commonMoments.first { left, right in
      sides[0].digests[left.picture] != sides[1].digests[right.picture]
    }.map { left, _ in
      RunDifference(time: left.time, kind: .picture, texts: ["another screen", "another screen"])
    }
  }

  private func views(
    _ moment: ExplainedRun.Moment, of side: Int
  ) -> [ExplainedRun.ViewDescription] {
    let run = sides[side].run
    return run.trees[moment.tree].map { run.views[$0] }
  }

  /// The last moments at each time that is a moment of both runs.
  private var commonMoments: [(ExplainedRun.Moment, ExplainedRun.Moment)] {
    var others: [Double: ExplainedRun.Moment] = [:]
    for moment in sides[1].run.moments { others[moment.time] = moment }
    var pairs: [(ExplainedRun.Moment, ExplainedRun.Moment)] = []
    for moment in sides[0].run.moments {
      guard let other = others[moment.time] else { continue }
      if pairs.last?.0.time == moment.time { pairs.removeLast() }
      pairs.append((moment, other))
    }
    return pairs
  }
}

extension ExplainedRun.Event {
  /// The event with its time and fingers, as one line.
  var label: String {
    let fingers =
      fingers.map {
        " (finger\($0.count == 1 ? "" : "s") \($0.map(String.init).joined(separator: ", ")))"
      } ?? ""
    return kind == .touch ? "\(name) \(text)" : text + fingers
  }
}

extension ExplainedRun.ViewDescription {
  /// The view with its frame and properties, as one line.
  var label: String {
    let frame = frame.map { "\($0)".replacing(#/\.0$/#, with: "") }.joined(separator: ", ")
    let parts = [text.map(\.debugDescription), notes?.joined(separator: ", ")].compactMap { $0 }
    return ([name, "frame \(frame)"] + parts).joined(separator: ", ")
  }
}
