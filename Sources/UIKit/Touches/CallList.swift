/// A callback of one view: the touches that it receives in one phase.
struct ViewCall {
  let phase: UITouch.Phase
  let view: UIView
  var touches: [UITouch]
}

/// The callbacks of a packet: touches are reported one by one, then grouped into calls to views.
struct CallList {
  private struct Report {
    let touch: UITouch
    let view: UIView
    let phase: UITouch.Phase
  }

  /// The order in which the phases of one packet are called (rule C-03).
  static let phases = [UITouch.Phase.began, .moved, .ended, .cancelled]

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

  /// Turns the reports into calls, and removes them: for each phase one call per view, in the order of
  /// the views' first touches.
  mutating func takeCalls() -> [ViewCall] {
    var calls: [ViewCall] = []
    for phase in Self.phases {
      let first = calls.endIndex
      for report in reports where report.phase == phase {
        Self.add(report, to: &calls, from: first)
      }
    }
    reports.removeAll(keepingCapacity: true)
    return calls
  }

  /// Adds a report to the call of its view among the calls of one phase, which begin at `first`.
  private static func add(_ report: Report, to calls: inout [ViewCall], from first: Int) {
    for index in first..<calls.endIndex where calls[index].view === report.view {
      return calls[index].touches.append(report.touch)
    }
    calls.append(ViewCall(phase: report.phase, view: report.view, touches: [report.touch]))
  }
}
