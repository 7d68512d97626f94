import Simulator

/// Finds buttons that are up on the mouse although the window reported no release.
///
/// When the mouse is queried, a release that the window does report may still be in the queue. It
/// has arrived by the next turn, so the mouse is queried twice.
struct ButtonCheck {
  /// Whether the state of the buttons is in doubt and has not been resolved.
  private var isOpen = false
  /// The buttons that the first query found released.
  private var suspects: Set<MouseInput.Button> = []

  /// Whether the next turn must follow without waiting for an event.
  var isUrgent: Bool { !suspects.isEmpty }

  /// Starts the check, because some events may be missing.
  mutating func open() { isOpen = true }

  /// Discards an answer that is older than an event of the same button.
  mutating func note(_ mouse: WindowEvent.Mouse) {
    if case .button(let button, _, _) = mouse { suspects.remove(button) }
  }

  /// Queries the mouse if the check is in progress.
  ///
  /// - Parameters:
  ///   - reported: The buttons that are down according to the events.
  ///   - mouse: Returns the buttons that are down on the mouse.
  /// - Returns: The buttons that are down; nil without a check, or before the second answer.
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
