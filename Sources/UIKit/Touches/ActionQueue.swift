/// The due actions of recognizers, in the order of the changes of state.
final class ActionQueue {
  private var due: [GestureDecisions.Entry] = []
  /// The change of state whose actions are being called.
  private(set) var current: GestureDecisions.Entry?

  // An explicit `deinit` is nonisolated.
  deinit {}

  /// Whether no actions are due.
  var isEmpty: Bool { due.isEmpty }

  /// Adds the actions of the states that recognizers entered; a recognizer that failed calls none.
  func add(_ entries: [GestureDecisions.Entry]) {
    for entry in entries where entry.state != .failed { due.append(entry) }
  }

  /// Calls all due actions, including actions that become due in the meantime.
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
