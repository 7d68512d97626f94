import CoreGraphics

/// A row that a finger moves by its reorder control.
///
/// While it moves, the positions in `TableRows.geometry` are those after the move, and the index
/// paths of cells are still those in the data source; `slot(of:)` and `dataPath(ofSlot:)` convert
/// between them.
final class TableReordering {
  /// The distance from the table's edges in which it scrolls, in points, and the speed at the edge,
  /// in points per second. (Assumption.)
  static let (scrollMargin, scrollSpeed): (CGFloat, CGFloat) = (50, 500)

  let cell: UITableViewCell
  /// The row in the data source.
  let source: IndexPath
  /// The row after the move.
  var target: IndexPath
  /// The distance from the finger to the cell's center, in points.
  let grip: CGFloat
  /// The finger's distance from the top of the visible area, in points.
  var finger: CGFloat
  var ticker: Ticker?

  init(_ cell: UITableViewCell, at source: IndexPath, grip: CGFloat, finger: CGFloat) {
    (self.cell, self.source, target) = (cell, source, source)
    (self.grip, self.finger) = (grip, finger)
  }
}

extension UITableView {
  // MARK: - Index paths

  /// Returns the row at which a row of the data source is shown during a move.
  func slot(of path: IndexPath) -> IndexPath {
    guard let reordering else { return path }
    let (source, target) = (reordering.source, reordering.target)
    return path == source ? target : Self.shift(path, removed: source, added: target)
  }

  /// Returns the data source's row that is shown at a row during a move.
  func dataPath(ofSlot path: IndexPath) -> IndexPath {
    guard let reordering else { return path }
    let (source, target) = (reordering.source, reordering.target)
    return path == target ? source : Self.shift(path, removed: target, added: source)
  }

  private static func shift(
    _ path: IndexPath, removed: IndexPath, added: IndexPath
  ) -> IndexPath {
    var row = path.row
    if path.section == removed.section, row > removed.row { row -= 1 }
    if path.section == added.section, row >= added.row { row += 1 }
    return IndexPath(row: row, section: path.section)
  }

  // MARK: - Fingers

  func canBeginReordering(_ cell: UITableViewCell) -> Bool {
    reordering == nil && updates == nil && rows.isEditing && indexPath(for: cell) != nil
  }

  /// Moves a row with the finger on its reorder control.
  func dragged(_ cell: UITableViewCell, _ press: UILongPressGestureRecognizer) {
    let y = press.location(in: self).y
    switch press.state {
    case .began: beginReordering(cell, at: y)
    case .changed:
      guard let reordering, reordering.cell === cell else { return }
      reordering.finger = y - bounds.minY
      followFinger()
    case .ended: if reordering?.cell === cell { finishReordering() }
    case .cancelled: if reordering?.cell === cell { cancelReordering() }
    case .possible, .failed: break
    }
  }

  private func beginReordering(_ cell: UITableViewCell, at y: CGFloat) {
    guard let path = indexPath(for: cell) else { return }
    closeSwipe(animated: true)
    let new = TableReordering(cell, at: path, grip: y - cell.center.y, finger: y - bounds.minY)
    reordering = new
    bringSubviewToFront(cell)
    cell.clipsToBounds = false
    cell.layer.shadowOpacity = 0.25
    cell.layer.shadowRadius = 6
    cell.layer.shadowOffset = .zero
    cell.alpha = 0.9
    new.ticker = Ticker(duration: 86_400, in: context) { [weak self] _, _ in
      self?.scrollWithFinger()
    }
  }

  /// Scrolls while the finger is near the top or the bottom.
  private func scrollWithFinger() {
    guard let reordering else { return }
    let inset = adjustedContentInset
    let fromTop = reordering.finger - inset.top
    let fromBottom = bounds.height - inset.bottom - reordering.finger
    let margin = TableReordering.scrollMargin
    let nearness =
      fromTop < margin
      ? -(1 - max(0, fromTop) / margin)
      : fromBottom < margin ? 1 - max(0, fromBottom) / margin : 0
    guard nearness != 0 else { return }
    let step = nearness * TableReordering.scrollSpeed / 60
    let offset = clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + step))
    guard offset != contentOffset else { return }
    move(to: offset)
    followFinger()
  }

  /// The most rows that a dragged row passes during one movement of the finger, beyond its section.
  private static var mostSteps: Int { 10 }

  /// Moves the cell to the finger, and the row to the nearest position that the delegate allows.
  private func followFinger() {
    guard let reordering else { return }
    let half = reordering.cell.bounds.height / 2
    let free = bounds.minY + reordering.finger - reordering.grip
    let center = max(bounds.minY + half, min(bounds.maxY - half, free))
    reordering.cell.center.y = max(half, min(contentSize.height - half, center))
    let former = reordering.target
    // A row that enters another section moves on from its first row.
    for _ in 0..<Self.mostSteps {
      guard let proposed = proposedTarget(at: reordering.cell.center.y),
        proposed != reordering.target
      else { break }
      let target =
        rowDelegate?.tableView(
          self, targetIndexPathForMoveFromRowAt: reordering.source, toProposedIndexPath: proposed)
        ?? proposed
      guard target != reordering.target, isSlot(target) else { break }
      rows.geometry.moveRow(reordering.target, to: target)
      reordering.target = target
    }
    guard reordering.target != former else { return }
    UIView.animate(
      withDuration: TableMetrics.duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.updateRows()
    }
  }

  /// Returns the row at which the dragged row's center would be.
  private func proposedTarget(at y: CGFloat) -> IndexPath? {
    guard let reordering else { return nil }
    let own = rows.geometry.row(reordering.target)
    if y >= own.y, y < own.y + own.height { return reordering.target }
    if let path = rows.geometry.row(at: y) {
      let row = rows.geometry.row(path)
      // The center must pass the middle of the other row.
      let isPast = y > own.y ? y >= row.y + row.height / 2 : y <= row.y + row.height / 2
      if isPast { return path }
      // The center is before the middle of a row, but a fast finger may have passed others.
      guard path.section == reordering.target.section else { return reordering.target }
      return IndexPath(row: path.row + (y > own.y ? -1 : 1), section: path.section)
    }
    // In a header or footer: the end of the section above, or the start of the section below.
    let section = rows.geometry.sections(from: y, to: y + 1).first ?? reordering.target.section
    let (top, _) = rows.geometry.section(section)
    let count = rows.geometry.sections[section].rowCount
    if section == reordering.target.section { return reordering.target }
    let isHeader = y < top + rows.geometry.sections[section].header
    return IndexPath(row: isHeader ? 0 : count, section: section)
  }

  /// Returns whether a row may be the target of the move.
  private func isSlot(_ path: IndexPath) -> Bool {
    guard let reordering, path.count == 2,
      rows.geometry.sections.indices.contains(path.section)
    else { return false }
    let count = rows.geometry.sections[path.section].rowCount
    return path.row >= 0 && path.row < count + (path.section == reordering.target.section ? 0 : 1)
  }

  /// Drops the row, and moves it in the data source if its index path has changed.
  private func finishReordering() {
    guard let ended = reordering else { return }
    for index in rows.shown.indices { rows.shown[index].path = slot(of: rows.shown[index].path) }
    selection.selected = selection.selected.map { slot(of: $0) }
    end(ended)
    guard ended.source != ended.target else { return }
    dataSource?.tableView(self, moveRowAt: ended.source, to: ended.target)
    updateCells()
  }

  /// Returns the row to its former position, without calling the data source.
  func cancelReordering() {
    guard let ended = reordering else { return }
    if ended.source != ended.target { rows.geometry.moveRow(ended.target, to: ended.source) }
    end(ended)
  }

  private func end(_ ended: TableReordering) {
    ended.ticker?.stop()
    reordering = nil
    rows.shown.sort { $0.path < $1.path }
    UIView.animate(
      withDuration: TableMetrics.duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      ended.cell.alpha = 1
      self.placeRows()
    } completion: { [weak self] _ in
      ended.cell.layer.shadowOpacity = 0
      ended.cell.clipsToBounds = true
      self?.setNeedsLayout()
    }
  }
}
