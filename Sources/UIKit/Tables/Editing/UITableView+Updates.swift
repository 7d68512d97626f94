public import CoreGraphics

/// Inserting, deleting, moving, and reloading rows and sections.
extension UITableView {
  // MARK: - Groups of changes

  /// Whether changes are waiting for `endUpdates()`.
  public var hasUncommittedUpdates: Bool { updates != nil }

  /// Begins a group of changes that are shown together. Groups can be nested.
  public func beginUpdates() {
    if updates == nil {
      endHighlight(animated: false)
      cancelReordering()
      updates = TableUpdates()
      updates?.onlyReloads = rows.needsReload
    }
    updates?.depth += 1
  }

  /// Ends a group of changes. After the outermost one, the table reads the data again and animates
  /// the changes. The data source's counts must match them.
  public func endUpdates() {
    guard var ended = updates else { return }
    ended.depth -= 1
    updates = ended.depth > 0 ? ended : nil
    if ended.depth <= 0 { commit(ended) }
  }

  /// Makes a group of changes.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and calls the methods for changes.
  ///   - completion: Called after the animations, with true.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    if let completion { self.updates?.completions.append(completion) }
    endUpdates()
  }

  private func change(_ body: (inout TableUpdates) -> Void) {
    beginUpdates()
    if var changed = updates {
      body(&changed)
      updates = changed
    }
    endUpdates()
  }

  // MARK: - Changes

  /// Inserts rows, at their index paths after the update.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.insertedRows[path] = animation } }
  }

  /// Deletes rows, at their index paths before the update.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.deletedRows[path] = animation } }
  }

  /// Replaces the cells of rows, at their index paths before the update.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.reloadedRows[path] = animation } }
  }

  /// Moves a row from its index path before the update to the one after it.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections, at their indices after the update.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.insertedSections[section] = animation } }
  }

  /// Deletes sections, at their indices before the update.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.deletedSections[section] = animation } }
  }

  /// Replaces the headers, footers, and cells of sections, at their indices before the update. The
  /// number of rows may change.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.reloadedSections[section] = animation } }
  }

  /// Moves a section from its index before the update to the one after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Calls the data source again for visible rows, keeping their cells' heights and selection.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for (index, shown) in rows.shown.enumerated() where indexPaths.contains(shown.path) {
      rows.unusedCells[shown.cell.reuseIdentifier ?? "", default: []].append(shown.cell)
      guard let made = makeCell(shown.path) else { continue }
      rows.unusedCells[shown.cell.reuseIdentifier ?? ""]?.removeAll { $0 === shown.cell }
      rows.shown[index] = made
      if made.cell !== shown.cell { collect(shown.cell) }
    }
  }

  // MARK: - Showing the changes

  /// A cell's frame and opacity before it appears or after it has disappeared.
  private func outside(
    _ frame: CGRect, _ animation: RowAnimation
  ) -> (frame: CGRect, alpha: CGFloat) {
    switch animation {
    case .fade, .automatic, .middle, .none: (frame, 0)
    case .left: (frame.offsetBy(dx: -frame.width, dy: 0), 1)
    case .right: (frame.offsetBy(dx: frame.width, dy: 0), 1)
    case .top: (frame.offsetBy(dx: 0, dy: -frame.height), 0)
    case .bottom: (frame.offsetBy(dx: 0, dy: frame.height), 0)
    }
  }

  private func commit(_ changes: TableUpdates) {
    guard !changes.onlyReloads, !rows.needsReload else {
      setNeedsReload()
      return finish(changes)
    }
    let (old, oldShown) = (rows.geometry, rows.shown)
    let oldFrames = oldShown.map(\.cell.frame)
    load(measured: changes.measured(in: old))
    if let mismatch = changes.mismatch(from: old, to: rows.geometry) {
      fatalError("invalid update of \(traceName): \(mismatch)")
    }
    selection.selected = selection.selected.compactMap {
      changes.reloadedRows[$0] == nil ? changes.newPath($0) : nil
    }
    updateSwipe(changes)
    rows.isLayingOut = true
    let offset = isTracking || isDecelerating ? contentOffset : clamped(contentOffset)
    let area = CGRect(origin: offset, size: bounds.size)
    // 1. Find the visible rows, and create cells for new ones where they come from.
    var new: [TableRows.Shown] = []
    var path = area.isEmpty ? nil : rows.geometry.firstRow(at: area.minY)
    while let current = path, rows.geometry.row(current).y < area.maxY {
      let source = changes.oldPath(current)
      let kept = oldShown.first { $0.path == source }
      if var kept, changes.reloadedRows[kept.path] == nil {
        kept.path = current
        new.append(kept)
      } else if let made = makeCell(current) {
        new.append(made)
        UIView.performWithoutAnimation {
          let final = made.cell.frame
          if let source, kept == nil, old.contains(source) {
            made.cell.frame = CGRect(
              x: final.minX, y: old.row(source).y, width: final.width, height: final.height)
          } else if changes.insertion(of: current) != .none {
            (made.cell.frame, made.cell.alpha) = outside(final, changes.insertion(of: current))
            if let source, old.contains(source) { made.cell.frame.origin.y = old.row(source).y }
          }
          made.cell.layoutIfNeeded()
        }
      }
      path = rows.geometry.row(after: current)
    }
    rows.shown = new
    updateTitles(changes)
    // 2. Move the other cells away, and everything else to its new frame.
    var leaving: [(shown: TableRows.Shown, frame: CGRect, alpha: CGFloat)] = []
    for (shown, frame) in zip(oldShown, oldFrames)
    where !new.contains(where: { $0.cell === shown.cell }) {
      if let path = changes.newPath(shown.path), changes.reloadedRows[shown.path] == nil {
        let row = rows.geometry.row(path)
        leaving.append(
          (shown, CGRect(x: frame.minX, y: row.y, width: frame.width, height: row.height), 1))
      } else {
        let animation = changes.deletion(of: shown.path)
        let end = outside(frame, animation)
        leaving.append((shown, end.frame, animation == .none ? 0 : end.alpha))
        sendSubviewToBack(shown.cell)
        if animation == .none { shown.cell.alpha = 0 }
      }
    }
    updateCells()
    UIView.animate(
      withDuration: TableMetrics.duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.move(to: offset)
      for entry in leaving {
        (entry.shown.cell.frame, entry.shown.cell.alpha) = (entry.frame, entry.alpha)
      }
      for shown in self.rows.shown { shown.cell.alpha = 1 }
      self.placeRows()
      self.updateTitles()
      self.tableFooterView?.frame.origin.y = self.rows.geometry.end
    } completion: { [weak self] _ in
      guard let self else { return }
      for entry in leaving where !rows.shown.contains(where: { $0.cell === entry.shown.cell }) {
        endDisplaying(entry.shown)
      }
      finish(changes)
    }
    rows.isLayingOut = false
    setNeedsLayout()
  }

  private func finish(_ changes: TableUpdates) {
    for completion in changes.completions { completion(true) }
  }

  /// Keeps the headers and footers of remaining sections.
  private func updateTitles(_ changes: TableUpdates) {
    var kept: [TableRows.ShownTitle] = []
    for var title in rows.titles {
      if changes.reloadedSections[title.section] == nil,
        let section = changes.newSection(title.section)
      {
        title.section = section
        kept.append(title)
      } else {
        endDisplaying(title)
      }
    }
    rows.titles = kept
  }
}

extension TableUpdates {
  /// Returns the measured heights of the rows that remain, at their index paths after the update.
  func measured(in old: TableGeometry) -> [IndexPath: CGFloat] {
    var result: [IndexPath: CGFloat] = [:]
    for (section, rows) in old.sections.enumerated() where !rows.measured.isEmpty {
      for (row, height) in rows.measured {
        let path = IndexPath(row: row, section: section)
        if reloadedRows[path] == nil, let new = newPath(path) { result[new] = height }
      }
    }
    return result
  }
}
