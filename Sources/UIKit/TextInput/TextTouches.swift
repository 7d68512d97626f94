import CoreGraphics
import PhoneFoundation

/// The recognizers for moving the caret and selecting text.
///
/// - A tap begins editing and places the caret. A tap at the caret shows the menu.
/// - A double tap selects a word, and a triple tap a paragraph. Both show the menu.
/// - A long press moves the caret with the finger, and shows the menu when the finger lifts.
/// - A finger that lands on a handle moves that end of the selection.
final class TextTouches: NSObject {
  private weak var editor: TextEditor?
  /// The handle that a finger moves: the start or the end of the selection.
  private let tap = TextTapRecognizer()
  private let press = UILongPressGestureRecognizer()
  private let drag = HandleRecognizer()
  /// The menu that will be shown unless another tap follows.
  private var pendingMenu: TimerQueue.Token?

  /// Adds the recognizers to an editor's owner.
  func attach(to owner: UIView, of editor: TextEditor) {
    self.editor = editor
    drag.editor = editor
    drag.minimumPressDuration = 0
    drag.addTarget(self, action: TextTouches.dragged)
    tap.addTarget(self, action: TextTouches.tapped)
    press.addTarget(self, action: TextTouches.pressed)
    for recognizer in [drag, tap, press] { owner.addGestureRecognizer(recognizer) }
  }

  private var owner: (any TextEditing)? { editor?.owner }

  /// Whether fingers can edit or select. A tap on a text that does neither belongs to the app.
  private var isActive: Bool { owner.map { $0.allowsEditing || $0.allowsSelecting } ?? false }

  private func tapped(_ recognizer: TextTapRecognizer) {
    guard let editor, let owner, isActive else { return }
    let offset = editor.offset(at: recognizer.location(in: editor.canvas))
    let wasFirst = owner.isFirstResponder
    guard wasFirst || owner.becomeFirstResponder() else { return }
    owner.layoutIfNeeded()
    switch recognizer.tapCount {
    case ...1:
      let caret = editor.text.selection
      let showsMenu = wasFirst && caret == offset..<offset && !recognizer.foundMenu
      editor.select(offset..<offset)
      if showsMenu { showMenuLater() } else { hideMenu() }
    case 2: select(editor.text.word(at: offset))
    default: select(editor.text.paragraph(at: offset))
    }
  }

  private func select(_ range: Range<Int>) {
    editor?.select(range)
    showMenuLater()
  }

  /// Shows the menu when no other tap can follow, because the menu would receive that tap.
  private func showMenuLater() {
    hideMenu()
    let context = tap.context
    let due = context.queue.now.advanced(by: context.touches.constants.tapInterval)
    pendingMenu = context.queue.schedule(at: due, .timer) { [weak self] in
      guard let self, pendingMenu != nil else { return }
      pendingMenu = nil
      owner?.layoutIfNeeded()
      editor?.showMenu()
    }
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard let editor, let owner, isActive else { return }
    let offset = editor.offset(at: recognizer.location(in: editor.canvas))
    switch recognizer.state {
    case .began:
      hideMenu()
      guard owner.isFirstResponder || owner.becomeFirstResponder() else { return }
      place(offset)
    case .changed: place(offset)
    case .ended:
      guard owner.isFirstResponder else { return }
      owner.layoutIfNeeded()
      editor.showMenu()
    case .possible, .cancelled, .failed: break
    }
  }

  /// Moves the caret, or selects a word of a text that cannot be edited.
  private func place(_ offset: Int) {
    guard let editor, let owner, owner.isFirstResponder else { return }
    editor.select(owner.allowsEditing ? offset..<offset : editor.text.word(at: offset))
  }

  private func dragged(_ recognizer: HandleRecognizer) {
    guard let editor else { return }
    switch recognizer.state {
    case .began:
      hideMenu()
      let selection = editor.text.selection
      editor.anchor = recognizer.movesStart ? selection.upperBound : selection.lowerBound
    case .changed:
      guard let anchor = editor.anchor else { return }
      var offset = editor.offset(at: recognizer.location(in: editor.canvas))
      // A selection keeps at least one character.
      if offset == anchor {
        offset =
          recognizer.movesStart
          ? editor.text.boundary(before: anchor) : editor.text.boundary(after: anchor)
      }
      let isCrossed = recognizer.movesStart ? offset > anchor : offset < anchor
      if !isCrossed, offset != anchor { editor.extend(to: offset) }
    case .ended, .cancelled:
      editor.anchor = nil
      editor.owner?.layoutIfNeeded()
      editor.showMenu()
    case .possible, .failed: break
    }
  }

  private func hideMenu() {
    if let pendingMenu { tap.context.queue.cancel(pendingMenu) }
    pendingMenu = nil
    UIMenuController.shared.hideMenu()
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}

extension TextEditor {
  /// Shows the edit menu next to the selection or the caret.
  func showMenu() {
    guard let owner, owner.isFirstResponder else { return }
    let rects = rects(of: text.selection)
    let target = rects.dropFirst().reduce(rects.first ?? caret.frame) { $0.union($1) }
    UIMenuController.shared.showMenu(from: canvas, rect: target)
  }
}

/// Recognizes a tap and counts the taps before it.
final class TextTapRecognizer: UITapGestureRecognizer {
  /// The number of taps in quick succession.
  private(set) var tapCount = 1
  /// Whether the menu was shown when the finger landed, which hid it.
  private(set) var foundMenu = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tapCount = touches.map(\.tapCount).max() ?? 1
    foundMenu = UIMenuController.shared.isMenuVisible
    super.touchesBegan(touches, with: event)
  }
}

/// Recognizes a finger that lands on a handle of the selection, and then moves.
final class HandleRecognizer: UILongPressGestureRecognizer {
  weak var editor: TextEditor?
  /// Whether the finger landed on the handle at the start.
  private(set) var movesStart = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let editor, let touch = touches.first else { return }
    let point = touch.location(in: editor.canvas)
    // The third tap on a word would otherwise land on a handle.
    let grabbed = editor.canvas.handles.indices.filter {
      touch.tapCount <= 1 && editor.canvas.handles[$0].isGrabbed(at: point)
    }
    let nearest = grabbed.min {
      let handles = editor.canvas.handles
      return abs(handles[$0].center.x - point.x) < abs(handles[$1].center.x - point.x)
    }
    guard let nearest else {
      if state == .possible { state = .failed }
      return
    }
    movesStart = nearest == 0
    super.touchesBegan(touches, with: event)
  }
}
