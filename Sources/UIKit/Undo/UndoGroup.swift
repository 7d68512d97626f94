/// An operation that an undo manager performs.
struct UndoOperation {
  /// Identifies the target, which is not retained.
  let target: UnsafeRawPointer
  let perform: () -> Void
}

/// Operations that are undone together.
final class UndoGroup {
  enum Item {
    case operation(UndoOperation)
    case group(UndoGroup)
  }

  /// The operations in the order in which they were registered.
  var items: [Item] = []
  /// The name of the user's action, which may be empty.
  var name = ""

  /// Performs the operations, last one first.
  func perform() {
    for item in items.reversed() {
      switch item {
      case .operation(let operation):
        operation.perform()
      case .group(let group): group.perform()
      }
    }
  }

  /// Removes the operations of a target, and groups without operations.
  func remove(_ target: UnsafeRawPointer) {
    items.removeAll { item in
      switch item {
      case .operation(let operation): return operation.target == target
      case .group(let group):
        group.remove(target)
        return group.items.isEmpty
      }
    }
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
