/// A text before or after a change.
struct TextState {
  var text: EditableText
  var attributed: NSAttributedString?
}

/// Registers a text's changes with the owner's undo manager.
///
/// Consecutive typing is one operation. Each operation stores the earlier text, and asks the
/// owner's delegate before it restores it.
final class TextUndo {
  /// The name of the next change: typing, unless the edit menu or a key is at work.
  private(set) var name = TextUndo.typing
  private static let typing = "Typing"

  /// The last registered change.
  private struct Run {
    let name: String
    let group: AnyObject
    /// The text after the change.
    var end: EditableText
  }

  private var run: Run?
  /// The text before an unfinished composition.
  private var beforeComposition: TextState?
  /// The managers with which changes may be registered.
  private weak var manager: UndoManager?

  /// Makes changes under a name.
  func change(_ name: String, _ body: () -> Void) {
    self.name = name
    body()
    self.name = Self.typing
  }

  /// Registers a change of an editor's text. Call it after the change.
  func register(_ former: TextState, of editor: TextEditor) {
    let before = beforeComposition ?? former
    beforeComposition = nil
    guard let owner = editor.owner, !owner.isSecureTextEntry, owner.isFirstResponder,
      before.text.string != editor.text.string, let manager = owner.undoManager,
      manager.isUndoRegistrationEnabled
    else { return }
    if let run, run.name == name, name == Self.typing, run.group === manager.lastGroup,
      run.end == before.text, manager.groupingLevel <= 1
    {
      self.run?.end = editor.text
      return
    }
    add(before, of: editor, to: manager)
    manager.setActionName(name)
    run = manager.lastGroup.map { Run(name: name, group: $0, end: editor.text) }
  }

  /// Notes the text before a composition. Call it before each change of the composition.
  func compose(_ former: TextState) {
    if former.text.marked == nil { beforeComposition = former }
  }

  /// Removes the text's operations, for example because the app replaces the text.
  func removeAll(of editor: TextEditor) {
    manager?.removeAllActions(withTarget: editor)
    (manager, run, beforeComposition) = (nil, nil, nil)
  }

  private func add(_ state: TextState, of editor: TextEditor, to manager: UndoManager) {
    self.manager = manager
    manager.registerUndo(withTarget: editor) { editor in
      editor.undo.restore(state, in: editor, with: manager)
    }
  }

  private func restore(_ state: TextState, in editor: TextEditor, with manager: UndoManager) {
    let current = TextState(text: editor.text, attributed: editor.attributed)
    let change = current.text.change(to: state.text.string)
    guard let owner = editor.owner, owner.shouldChange(change.range, to: change.text) else {
      return
    }
    run = nil
    add(current, of: editor, to: manager)
    editor.restore(state)
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}

extension EditableText {
  /// Returns the smallest replacement that turns this text into another one.
  func change(to other: String) -> (range: Range<Int>, text: String) {
    let (old, new) = (Array(string), Array(other))
    let shared = min(old.count, new.count)
    var start = 0
    while start < shared, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shared - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let lower = String(old[..<start]).utf16.count
    let upper = String(old[..<(old.count - end)]).utf16.count
    return (lower..<upper, String(new[start..<(new.count - end)]))
  }
}
