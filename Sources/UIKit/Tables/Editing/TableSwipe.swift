import CoreGraphics

/// A horizontal pan with one finger that begins on a row with actions.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  override func begins(at distance: CGPoint) -> Bool {
    guard let view else { return false }
    let translation = convert(translation: distance, to: view)
    return abs(translation.x) > GestureConstants.panHysteresis
      && abs(translation.x) > abs(translation.y)
  }
}

/// A row whose actions are visible.
final class TableSwipe {
  /// The speed at which a flick opens or closes the actions, in points per second. (Assumption.)
  static let flickVelocity: CGFloat = 300
  /// The part of the row's width beyond which a full swipe performs the first action. (Assumption.)
  static let fullFraction: CGFloat = 0.6

  var path: IndexPath
  let cell: UITableViewCell
  let buttons: SwipeActionsView
  let isLeading: Bool
  let allowsFullSwipe: Bool
  /// Whether the table has reported that editing began.
  var isEditing = false
  /// The cell's displacement, in points; negative to the left.
  var offset: CGFloat = 0
  /// The displacement when the finger began to drag.
  var startOffset: CGFloat = 0

  init(
    _ path: IndexPath, _ cell: UITableViewCell, _ buttons: SwipeActionsView, isLeading: Bool,
    allowsFullSwipe: Bool
  ) {
    (self.path, self.cell, self.buttons) = (path, cell, buttons)
    (self.isLeading, self.allowsFullSwipe) = (isLeading, allowsFullSwipe)
  }

  var openOffset: CGFloat { isLeading ? buttons.openWidth : -buttons.openWidth }

  /// Returns the displacement for a finger's, which meets resistance beyond the buttons and does not
  /// go past the closed position.
  func offset(following free: CGFloat, width: CGFloat) -> CGFloat {
    let distance = isLeading ? free : -free
    let limit = buttons.openWidth
    let shown =
      distance <= limit || allowsFullSwipe
      ? max(0, distance)
      : RubberBand.apply(to: distance, limits: 0...limit, dimension: width)
    return isLeading ? shown : -shown
  }

  func isFull(width: CGFloat) -> Bool {
    allowsFullSwipe && abs(offset) > max(width * Self.fullFraction, buttons.openWidth)
  }

  /// Moves the cell, and the buttons next to it.
  @MainActor
  func place(in table: UITableView) {
    guard table.rows.geometry.contains(path) else { return }
    let frame = table.frame(of: path)
    if cell.frame != frame { cell.frame = frame }
    let width = abs(offset)
    buttons.frame = CGRect(
      x: isLeading ? frame.minX - width : frame.maxX, y: frame.minY, width: width,
      height: frame.height)
    buttons.layoutIfNeeded()
  }
}

extension UITableView {
  // MARK: - Fingers

  /// Returns whether a swipe may begin, and prepares the actions.
  func canBeginSwipe() -> Bool {
    let location = swipePan.location(in: self)
    let translation = swipePan.translation(in: self)
    let start = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
    guard updates == nil, reordering == nil,
      let shown = rows.shown.first(where: { $0.cell.frame.contains(start) })
    else { return false }
    if let swipe {
      if swipe.path == shown.path { return true }
      closeSwipe(animated: true)
      return false
    }
    guard !rows.isEditing, let new = makeSwipe(shown, isLeading: translation.x > 0) else {
      return false
    }
    swipe = new
    return true
  }

  private func makeSwipe(_ shown: TableRows.Shown, isLeading: Bool) -> TableSwipe? {
    guard isEditable(shown.path) else { return nil }
    let configuration =
      isLeading
      ? rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: shown.path)
      : trailingActions(shown.path)
    guard let configuration, !configuration.actions.isEmpty else { return nil }
    let buttons = SwipeActionsView(configuration.actions, isLeading: isLeading) {
      [weak self] action, view in self?.perform(action, view)
    }
    return TableSwipe(
      shown.path, shown.cell, buttons, isLeading: isLeading,
      allowsFullSwipe: configuration.performsFirstActionWithFullSwipe)
  }

  /// Returns the actions of a swipe to the left: the delegate's, or a delete button.
  private func trailingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    if let own = rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return own
    }
    if let older = rowDelegate?.tableView(self, editActionsForRowAt: path) {
      let configuration = UISwipeActionsConfiguration(
        actions: older.map { $0.contextual(for: path) })
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    guard dataSource?.commitsEdits == true,
      rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
    else { return nil }
    let title =
      rowDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, _, completion in
      guard let self, let path = swipe?.path else { return }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// Moves the row with the finger.
  func swiped(_ pan: UIPanGestureRecognizer) {
    guard let swipe else { return }
    let translation = pan.translation(in: self).x
    switch pan.state {
    case .began:
      swipe.startOffset = swipe.offset - translation
      beginSwipe(swipe)
    case .changed:
      swipe.offset = swipe.offset(
        following: swipe.startOffset + translation, width: swipe.cell.bounds.width)
      swipe.buttons.isFull = swipe.isFull(width: swipe.cell.bounds.width)
      swipe.place(in: self)
    case .ended:
      endSwipe(swipe, velocity: pan.velocity(in: self).x)
    case .cancelled:
      closeSwipe(animated: true)
    case .possible, .failed:
      break
    }
  }

  private func beginSwipe(_ swipe: TableSwipe) {
    guard !swipe.isEditing else { return }
    swipe.isEditing = true
    if swipe.buttons.superview !== self { insertSubview(swipe.buttons, aboveSubview: swipe.cell) }
    rowDelegate?.tableView(self, willBeginEditingRowAt: swipe.path)
    setSwiped(true, swipe)
    swipe.place(in: self)
  }

  /// Opens or closes the actions, or performs the first one, when the finger lifts.
  private func endSwipe(_ swipe: TableSwipe, velocity: CGFloat) {
    let (distance, speed) = swipe.isLeading ? (swipe.offset, velocity) : (-swipe.offset, -velocity)
    if swipe.isFull(width: swipe.cell.bounds.width), speed > -TableSwipe.flickVelocity,
      let first = swipe.buttons.actions.first
    {
      if first.style == .destructive {
        let width = swipe.cell.bounds.width
        moveSwipe(swipe, to: swipe.isLeading ? width : -width)
      }
      return perform(first, swipe.buttons)
    }
    let opens =
      speed > TableSwipe.flickVelocity
      || speed > -TableSwipe.flickVelocity && distance > swipe.buttons.openWidth / 2
    if opens { moveSwipe(swipe, to: swipe.openOffset) } else { closeSwipe(animated: true) }
  }

  private func moveSwipe(_ swipe: TableSwipe, to offset: CGFloat) {
    swipe.offset = offset
    UIView.animate(
      withDuration: TableMetrics.duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut]
    ) { swipe.place(in: self) }
  }

  /// Performs an action. Its completion hides the actions of the row for which it was called.
  private func perform(_ action: UIContextualAction, _ view: UIView) {
    let performed = swipe
    action.handler(action, view) { [weak self, weak performed] _ in
      guard let self, let performed, swipe === performed else { return }
      closeSwipe(animated: true)
    }
  }

  /// Hides the actions of the swiped row.
  func closeSwipe(animated: Bool) {
    guard let closed = swipe else { return }
    swipe = nil
    closed.offset = 0
    guard closed.isEditing else { return }
    let path = rows.geometry.contains(closed.path) ? closed.path : nil
    setSwiped(false, closed)
    let finish = { closed.buttons.removeFromSuperview() }
    if animated, window != nil {
      UIView.animate(
        withDuration: TableMetrics.duration, delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut]
      ) {
        if path != nil { closed.place(in: self) }
      } completion: { _ in
        finish()
      }
    } else {
      if path != nil { closed.place(in: self) }
      finish()
    }
    rowDelegate?.tableView(self, didEndEditingRowAt: path)
  }

  private func setSwiped(_ isSwiped: Bool, _ swipe: TableSwipe) {
    swipe.cell.setting.isSwiped = isSwiped
    swipe.cell.changeState(animated: false)
  }

  /// Keeps the swiped row's actions at its new index path, or removes them with the row.
  func updateSwipe(_ changes: TableUpdates) {
    guard let swipe else { return }
    if let path = changes.newPath(swipe.path), changes.reloadedRows[swipe.path] == nil {
      swipe.path = path
      return
    }
    self.swipe = nil
    swipe.buttons.removeFromSuperview()
    swipe.cell.setting.isSwiped = false
    if swipe.isEditing { rowDelegate?.tableView(self, didEndEditingRowAt: nil) }
  }

  // MARK: - Editing mode

  func isEditable(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) == true
  }

  func isMovable(_ path: IndexPath) -> Bool {
    guard let dataSource, dataSource.movesRows else { return false }
    return dataSource.tableView(self, canMoveRowAt: path)
  }

  func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    guard isEditable(path) else { return .none }
    return rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  func changeEditing(to editing: Bool, animated: Bool) {
    guard editing != rows.isEditing else { return }
    endInteraction()
    rows.isEditing = editing
    if !editing, allowsMultipleSelectionDuringEditing {
      for path in selection.selected { deselect(path, animated: false) }
    }
    for shown in rows.shown {
      if editing { configure(shown) }
      shown.cell.setEditing(editing && showsEditing(shown.path), animated: animated)
    }
  }

  /// Returns whether editing mode changes a row's cell.
  func showsEditing(_ path: IndexPath) -> Bool { isEditable(path) || isMovable(path) }

  /// Inserts a row, or shows the delete button, after a tap on a cell's control.
  func tappedEditControl(of cell: UITableViewCell) {
    guard let shown = rows.shown.first(where: { $0.cell === cell }) else { return }
    switch cell.editingStyle {
    case .none: break
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: shown.path)
    case .delete:
      if swipe != nil { return closeSwipe(animated: true) }
      guard let new = makeSwipe(shown, isLeading: false) else { return }
      swipe = new
      beginSwipe(new)
      moveSwipe(new, to: new.openOffset)
    }
  }
}
