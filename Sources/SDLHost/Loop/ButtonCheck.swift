import Simulator

/// Finds buttons that the mouse no longer holds although the window reported no release.
///
/// A release that the window does report may still be on its way when the mouse is asked. It has
/// arrived by the next turn, so the mouse is asked twice.
struct ButtonCheck {
  /// Whether there is reason to doubt which buttons the mouse holds, and no answer yet.
  private var isOpen = false
  /// The buttons whose release the first answer implied.
  private var suspects: Set<MouseInput.Button> = []

  /// Whether the next turn must not wait for an event.
  var isUrgent: Bool { !suspects.isEmpty }

  /// Opens the check: some events may not have been reported.
  mutating func open() { isOpen = true }

  /// Forgets an answer that is older than an event of the same button.
  mutating func note(_ event: WindowEvent) {
    if case .mouseButton(let button, _, _) = event { suspects.remove(button) }
  }

  /// Asks the mouse if the check is open.
  ///
  /// - Parameters:
  ///   - reported: The buttons that are held as far as events said.
  ///   - mouse: Returns the buttons that the mouse holds.
  /// - Returns: The buttons that are held; nil if nobody asked, or before the second answer.
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
