import CoreGraphics

/// The selected rows, and the finger that highlights one.
struct TableSelection {
  /// The selected rows, in the order in which they were selected.
  var selected: [IndexPath] = []
  /// The highlighted row.
  fileprivate(set) var highlighted: IndexPath?
  /// The finger on the highlighted row. Weak because a touch retains its window.
  fileprivate(set) weak var touch: UITouch?
}

extension UITableView {
  private var canSelect: Bool {
    rows.isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private var selectsSeveral: Bool {
    rows.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: - Fingers

  /// Handles touches that landed on the table or that a cell forwarded.
  ///
  /// - Returns: Whether the table uses them.
  func beginRowTouch(_ touches: Set<UITouch>) -> Bool {
    guard selection.touch == nil, canSelect, let touch = touches.ordered.first,
      let path = touchedRow(touch)
    else { return false }
    guard rowDelegate?.tableView(self, shouldHighlightRowAt: path) != false else { return false }
    selection.touch = touch
    selection.highlighted = path
    cell(at: path)?.setHighlighted(true, animated: false)
    rowDelegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  func moveRowTouch(_ touches: Set<UITouch>) -> Bool {
    guard let touch = selection.touch, touches.contains(touch) else { return false }
    if let path = selection.highlighted, touchedRow(touch) != path { endHighlight(animated: false) }
    return true
  }

  func endRowTouch(_ touches: Set<UITouch>) -> Bool {
    guard let touch = selection.touch, touches.contains(touch) else { return false }
    selection.touch = nil
    guard let path = selection.highlighted else { return true }
    guard touchedRow(touch) == path else {
      endHighlight(animated: false)
      return true
    }
    chooseByTap(path)
    return true
  }

  func cancelRowTouch(_ touches: Set<UITouch>) -> Bool {
    guard let touch = selection.touch, touches.contains(touch) else { return false }
    selection.touch = nil
    endHighlight(animated: false)
    return true
  }

  /// Ends the highlight without a selection.
  func endHighlight(animated: Bool) {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    cell(at: path)?.setHighlighted(false, animated: animated)
    rowDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  private func touchedRow(_ touch: UITouch) -> IndexPath? {
    let point = touch.location(in: self)
    return rows.shown.first { $0.cell.frame.contains(point) && !$0.cell.isHidden }?.path
  }

  private func cell(at path: IndexPath) -> UITableViewCell? {
    rows.shown.first { $0.path == path }?.cell
  }

  // MARK: - Selecting

  /// Selects or deselects the row under a lifted finger, and calls the delegate.
  private func chooseByTap(_ path: IndexPath) {
    if selectsSeveral, selection.selected.contains(path) {
      endHighlight(animated: false)
      deselectByTap(path)
      return
    }
    endHighlight(animated: false)
    let target =
      rowDelegate == nil ? path : rowDelegate?.tableView(self, willSelectRowAt: path)
    guard let target, rows.geometry.contains(target) else { return }
    if !selectsSeveral {
      for other in selection.selected where other != target { deselectByTap(other) }
    }
    if !selection.selected.contains(target) { selection.selected.append(target) }
    cell(at: target)?.setSelected(true, animated: false)
    // Assumption: a segue is performed before the delegate is called.
    cell(at: target)?.selectionHandler?()
    rowDelegate?.tableView(self, didSelectRowAt: target)
  }

  private func deselectByTap(_ path: IndexPath) {
    let target =
      rowDelegate == nil ? path : rowDelegate?.tableView(self, willDeselectRowAt: path)
    guard let target, selection.selected.contains(target) else { return }
    deselect(target, animated: false)
    rowDelegate?.tableView(self, didDeselectRowAt: target)
  }

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let path else {
      for path in selection.selected { deselect(path, animated: animated) }
      return
    }
    guard rows.geometry.contains(path) else { return }
    if !selectsSeveral {
      for other in selection.selected where other != path { deselect(other, animated: animated) }
    }
    if !selection.selected.contains(path) { selection.selected.append(path) }
    cell(at: path)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    selection.selected.removeAll { $0 == path }
    cell(at: path)?.setSelected(false, animated: animated)
  }
}
