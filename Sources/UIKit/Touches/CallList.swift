/// The callbacks of a packet: touches are reported one by one, then grouped into calls to views.
///
/// Its arrays are cleared rather than replaced, and refer to touches and views without retaining them, so
/// that a packet of moves allocates nothing and counts no references here. That is safe because others
/// hold the touches for as long as the list has calls: the event those of the packet, the dispatcher those
/// whose callbacks were deferred. A touch holds its view.
struct CallList {
  /// One callback: a phase, a view, and a range of `touches`.
  struct Call {
    let phase: UITouch.Phase
    let view: Unmanaged<UIView>
    let touches: Range<Int>
  }

  private struct Report {
    let touch: Unmanaged<UITouch>
    let view: Unmanaged<UIView>
    let index: Int
    let phase: UITouch.Phase
    var isGrouped = false
  }

  /// The order in which the phases of one packet are called (rule C-03).
  static let phases = [UITouch.Phase.began, .moved, .ended, .cancelled]

  /// The calls of all groups so far.
  private(set) var calls: [Call] = []
  private var touches: [Unmanaged<UITouch>] = []
  /// What was reported since the last grouping.
  private var reports: [Report] = []
  /// The phases of the reports, a bit for each.
  private var reportedPhases = 0

  /// How many reports wait for grouping.
  var reportCount: Int { reports.count }

  /// Adds a touch that its view gets in a phase.
  mutating func report(_ touch: UITouch, _ phase: UITouch.Phase) {
    guard let view = touch.unretainedView else { return }
    reportedPhases |= 1 << phase.rawValue
    reports.append(
      Report(touch: .passUnretained(touch), view: view, index: touch.index, phase: phase))
  }

  /// Puts the reports in finger order.
  mutating func sortReports() {
    reports.sort { $0.index < $1.index }
  }

  /// Turns the reports into calls: for each phase one for each view, in the order of the views' first
  /// touches.
  ///
  /// - Returns: The range of these calls.
  mutating func group() -> Range<Int> {
    let firstCall = calls.endIndex
    for phase in Self.phases where reportedPhases & 1 << phase.rawValue != 0 {
      // Checked once, instead of at each use: whether the array is shared.
      reports.withUnsafeMutableBufferPointer { reports in
        for index in reports.indices
        where reports[index].phase == phase && !reports[index].isGrouped {
          let view = reports[index].view
          let firstTouch = touches.endIndex
          touches.append(reports[index].touch)
          for other in index + 1..<reports.endIndex
          where reports[other].view.toOpaque() == view.toOpaque() && reports[other].phase == phase {
            reports[other].isGrouped = true
            touches.append(reports[other].touch)
          }
          calls.append(Call(phase: phase, view: view, touches: firstTouch..<touches.endIndex))
        }
      }
    }
    reports.clear()
    reportedPhases = 0
    return firstCall..<calls.endIndex
  }

  /// Returns one touch of a call.
  func touch(at index: Int) -> Unmanaged<UITouch> { touches[index] }

  /// Forgets all calls.
  mutating func removeAll() {
    calls.clear()
    touches.clear()
  }
}

extension Array {
  /// Removes all elements and keeps the storage: for few elements this takes a small part of the time of
  /// `removeAll(keepingCapacity:)`.
  nonisolated mutating func clear() {
    if count > 4 { return removeAll(keepingCapacity: true) }
    while !isEmpty { removeLast() }
  }
}
