/// A packet's callbacks: touches are reported one by one, then grouped into calls to views.
struct CallList {
  /// A callback to one view, with touches in one phase.
  struct Call {
    let phase: UITouch.Phase
    let view: UIView
    /// The indices of the touches in the list's `touches` array.
    fileprivate let touches: Range<Int>
  }

  private struct Report {
    let touch: UITouch
    let view: UIView
    let phase: UITouch.Phase
    var isGrouped = false
  }

  /// The order of a packet's callbacks by phase (rule C-03).
  static let phases = [UITouch.Phase.began, .moved, .ended, .cancelled]

  /// All calls that have been grouped so far.
  private(set) var calls: [Call] = []
  private var touches: [UITouch] = []
  /// The reports since the last grouping.
  private var reports: [Report] = []

  /// The number of reports since the last grouping.
  var reportCount: Int { reports.count }

  /// Reports a touch to its view in a phase; does nothing if the touch has no view.
  mutating func report(_ touch: UITouch, _ phase: UITouch.Phase) {
    if let view = touch.storedView {
      reports.append(Report(touch: touch, view: view, phase: phase))
    }
  }

  /// Sorts the reports in finger order.
  mutating func sortReports() {
    reports.sort { $0.touch.index < $1.touch.index }
  }

  /// Groups the reports into one call per phase and view, in the order of the views' first touches.
  ///
  /// - Returns: The indices of the new calls.
  mutating func groupReports() -> Range<Int> {
    let firstCall = calls.endIndex
    // A packet with one finger needs no search.
    if reports.count == 1 {
      calls.append(
        Call(
          phase: reports[0].phase, view: reports[0].view,
          touches: touches.endIndex..<touches.endIndex + 1))
      touches.append(reports[0].touch)
      reports.clear()
      return firstCall..<calls.endIndex
    }
    for phase in Self.phases {
      for index in reports.indices where reports[index].phase == phase && !reports[index].isGrouped
      {
        let firstTouch = touches.endIndex
        for other in index..<reports.endIndex
        where reports[other].view === reports[index].view && reports[other].phase == phase {
          reports[other].isGrouped = true
          touches.append(reports[other].touch)
        }
        calls.append(
          Call(phase: phase, view: reports[index].view, touches: firstTouch..<touches.endIndex))
      }
    }
    reports.clear()
    return firstCall..<calls.endIndex
  }

  /// Returns a call's touches, in finger order.
  func touches(of call: Call) -> ArraySlice<UITouch> { touches[call.touches] }

  /// Removes all calls.
  mutating func removeAll() {
    calls.clear()
    touches.clear()
  }
}

extension Array {
  /// Removes all elements but keeps the storage; for a packet's few elements, this is much faster
  /// than `removeAll(keepingCapacity:)`.
  nonisolated mutating func clear() {
    while !isEmpty { removeLast() }
  }
}
