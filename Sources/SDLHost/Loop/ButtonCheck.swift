import Simulator

/// Finds mouse buttons that are up even though the window did not report a release.
///
/// When the mouse is queried, a release that the window does report may still be in the queue. It
/// arrives by the next turn, so the mouse is queried twice.
struct ButtonCheck {
  /// Whether the state of the buttons is still in doubt.
  private var isOpen = false
  /// The buttons that were up at the first query.
  private var suspects: Set<MouseInput.Button> = []

  /// Whether the next turn must follow without waiting for an event.
  var isUrgent: Bool { !suspects.isEmpty }

  /// Starts the check because some events may be missing.
  mutating func open() { isOpen = true }

  /// Discards a query result that is older than an event for the same button.
  mutating func note(_ mouse: WindowEvent.Mouse) {
    if case .button(let button, _, _) = mouse { suspects.remove(button) }
  }

  /// Queries the mouse if the check is in progress.
  ///
  /// - Parameters:
  ///   - reported: The buttons that are down according to window events.
  ///   - mouse: Returns the mouse buttons that are physically down.
  /// - Returns: The buttons that are down, or `nil` if no check is in progress or the second query
  ///   is still needed.
  mutating func heldButtons(
    reported: Set<MouseInput.Button>, mouse: () -> Set<MouseInput.Button>
  ) -> Set<MouseInput.Button>? {
    guard isOpen else { return nil }
    let held = mouse()
    let lost = reported.subtracting(held)
    isOpen = !lost.isSubset(of: suspects)
    suspects = isOpen ? lost : []
    return isOpen ? nil : held
  }
}
