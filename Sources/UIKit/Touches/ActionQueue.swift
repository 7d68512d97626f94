/// The recognizer actions that are due, in the order of the state changes.
final class ActionQueue {
  private var due: [GestureDecisions.Entry] = []
  /// The state change whose actions are being called.
  private(set) var current: GestureDecisions.Entry?

  // An explicit `deinit` is nonisolated.
  deinit {}

  /// Whether no actions are due.
  var isEmpty: Bool { due.isEmpty }

  /// Adds the actions for the given state changes; a failed recognizer calls no actions.
  func add(_ entries: [GestureDecisions.Entry]) {
    for entry in entries where entry.state != .failed { due.append(entry) }
  }

  /// Calls all due actions, including any that become due during the calls.
  func callAll() {
    while !due.isEmpty {
      let entries = due
      due = []
      for entry in entries {
        current = entry
        entry.recognizer.callActions()
      }
    }
    current = nil
  }
}
