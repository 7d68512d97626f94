/// The callbacks of a packet: touches are reported one by one, then grouped into calls to views.
///
/// Its arrays are cleared rather than replaced, so that a packet of moves allocates nothing.
struct CallList {
  /// One callback: a phase, a view, and a range of `touches`.
  struct Call {
    let phase: UITouch.Phase
    let view: UIView
    let touches: Range<Int>
  }

  private struct Report {
    let touch: UITouch
    let phase: UITouch.Phase
  }

  /// The order in which the phases of one packet are called (rule C-03).
  static let phases = [UITouch.Phase.began, .moved, .ended, .cancelled]

  /// The calls of all groups so far.
  private(set) var calls: [Call] = []
  /// The touches of all calls.
  private(set) var touches: [UITouch] = []
  /// What was reported since the last grouping.
  private var reports: [Report] = []

  /// How many reports wait for grouping.
  var reportCount: Int { reports.count }

  /// Adds a touch that its view gets in a phase.
  mutating func report(_ touch: UITouch, _ phase: UITouch.Phase) {
    reports.append(Report(touch: touch, phase: phase))
  }

  /// Puts the reports in finger order.
  mutating func sortReports() {
    reports.sort { $0.touch.index < $1.touch.index }
  }

  /// Turns the reports into calls: for each phase one for each view, in the order of the views' first
  /// touches.
  ///
  /// - Returns: The range of these calls.
  mutating func group() -> Range<Int> {
    let firstCall = calls.endIndex
    for phase in Self.phases {
      for index in reports.indices where reports[index].phase == phase {
        guard let view = reports[index].touch.view, isFirst(index, of: view) else { continue }
        let firstTouch = touches.endIndex
        for other in index..<reports.endIndex
        where reports[other].phase == phase && reports[other].touch.view === view {
          touches.append(reports[other].touch)
        }
        calls.append(Call(phase: phase, view: view, touches: firstTouch..<touches.endIndex))
      }
    }
    reports.removeAll(keepingCapacity: true)
    return firstCall..<calls.endIndex
  }

  /// Whether no earlier report has the same view and phase.
  private func isFirst(_ index: Int, of view: UIView) -> Bool {
    for other in 0..<index
    where reports[other].phase == reports[index].phase && reports[other].touch.view === view {
      return false
    }
    return true
  }

  /// Forgets all calls.
  mutating func removeAll() {
    calls.removeAll(keepingCapacity: true)
    touches.removeAll(keepingCapacity: true)
  }
}
