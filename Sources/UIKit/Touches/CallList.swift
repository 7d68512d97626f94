/// The callbacks of a packet: touches are reported one by one, then grouped into calls to views.
struct CallList {
  /// A callback of one view, with touches in one phase.
  struct Call {
    let phase: UITouch.Phase
    let view: UIView
    /// The indices of the touches in the list's array.
    fileprivate let touches: Range<Int>
  }

  private struct Report {
    let touch: UITouch
    let view: UIView
    let phase: UITouch.Phase
    var isGrouped = false
  }

  /// The order in which the phases of one packet are called (rule C-03).
  static let phases = [UITouch.Phase.began, .moved, .ended, .cancelled]

  /// The calls of all groups so far.
  private(set) var calls: [Call] = []
  private var touches: [UITouch] = []
  /// What was reported since the last grouping.
  private var reports: [Report] = []

  /// The number of reports since the last grouping.
  var reportCount: Int { reports.count }

  /// Adds a touch that its view receives in a phase; a touch without a view has no effect.
  mutating func report(_ touch: UITouch, _ phase: UITouch.Phase) {
    guard let view = touch.storedView else { return }
    reports.append(Report(touch: touch, view: view, phase: phase))
  }

  /// Puts the reports in finger order.
  mutating func sortReports() {
    reports.sort { $0.touch.index < $1.touch.index }
  }

  /// Turns the reports into calls: for each phase one call per view, in the order of the views'
  /// first touches.
  ///
  /// - Returns: The indices of these calls.
  mutating func groupReports() -> Range<Int> {
    let firstCall = calls.endIndex
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

  /// Returns the touches of a call, in finger order.
  func touches(of call: Call) -> ArraySlice<UITouch> { touches[call.touches] }

  /// Forgets all calls.
  mutating func removeAll() {
    calls.clear()
    touches.clear()
  }
}

extension Array {
  /// Removes all elements and keeps the storage: a packet has few of them, for which this takes a
  /// small part of the time of `removeAll(keepingCapacity:)`.
  nonisolated mutating func clear() {
    while !isEmpty { removeLast() }
  }
}
