import CoreGraphics

/// The rows that a table knows of, and the views that show the visible ones.
struct TableRows {
  enum Source {
    case `class`(AnyClass)
    case nib(UINib)
    /// A function that creates a cell, header, or footer for an identifier.
    case maker((String) -> UIView?)
  }

  /// A visible row. During an update or a drag, the path is the one in the data source.
  struct Shown {
    var path: IndexPath
    let cell: UITableViewCell
  }

  /// A visible header or footer.
  struct ShownTitle {
    var section: Int
    let isFooter: Bool
    let view: UIView
  }

  var geometry = TableGeometry()
  var needsReload = true
  var isLayingOut = false
  /// The width for which the heights were measured.
  var width: CGFloat = 0
  /// Whether cells determine their heights.
  var measures = false
  /// The visible rows, from top to bottom.
  var shown: [Shown] = []
  var titles: [ShownTitle] = []
  var cellClasses: [String: Source] = [:]
  var headerClasses: [String: Source] = [:]
  /// Cells and headers without a row, which stay hidden in the table.
  var unusedCells: [String: [UITableViewCell]] = [:]
  /// The sections whose cells are in an interface file.
  var fixed: [_InterfaceSection] = []
  var unusedHeaders: [String: [UITableViewHeaderFooterView]] = [:]
  var separatorInset: UIEdgeInsets?
  var isEditing = false
}

extension UITableView {
  // MARK: - Loading

  /// Reads the data again before the next layout.
  func setNeedsReload() {
    rows.needsReload = true
    setNeedsLayout()
  }

  func reload() {
    endInteraction()
    selection.selected = []
    for shown in rows.shown { endDisplaying(shown) }
    for title in rows.titles { endDisplaying(title) }
    (rows.shown, rows.titles) = ([], [])
    load()
    setNeedsLayout()
  }

  /// Cancels reordering, and ends swipes and highlights.
  func endInteraction() {
    cancelReordering()
    closeSwipe(animated: false)
    endHighlight(animated: false)
  }

  func loadIfNeeded() {
    guard rows.needsReload else { return }
    rows.needsReload = false
    reload()
  }

  /// Asks the data source for all counts and, if the delegate returns them, all heights.
  func load(measured: [IndexPath: CGFloat] = [:]) {
    rows.needsReload = false
    rows.width = bounds.width
    guard let dataSource else {
      rows.geometry = TableGeometry()
      return updateContentSize()
    }
    let count = max(0, dataSource.numberOfSections(in: self))
    var heights = RowHeights(self)
    var sections: [TableSection] = []
    sections.reserveCapacity(count)
    for index in 0..<count {
      let rowCount = max(0, dataSource.tableView(self, numberOfRowsInSection: index))
      var section = heights.section(index, rowCount: rowCount)
      section.header = titleHeight(index, isFooter: false)
      section.footer = titleHeight(index, isFooter: true)
      sections.append(section)
    }
    for (path, height) in measured
    where path.section < count && path.row < sections[path.section].rowCount {
      sections[path.section].setMeasured(height, of: path.row)
    }
    rows.measures = heights.measures
    rows.geometry = TableGeometry(sections)
    updateContentSize()
  }

  /// Adapts the contents' size to the positions of the rows.
  func updateContentSize() {
    rows.geometry.top = tableHeaderView?.frame.height ?? 0
    rows.geometry.bottom = tableFooterView?.frame.height ?? 0
    let size = CGSize(width: bounds.width, height: rows.geometry.height)
    if contentSize != size { contentSize = size }
  }

  // MARK: - Cells

  func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = rows.unusedCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    switch rows.cellClasses[identifier] {
    case nil: return nil
    case .class(let cellClass):
      return CellInstances.make(cellClass, reuseIdentifier: identifier)
    case .nib(let nib):
      let cell = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
      // A cell in a nib file doesn't need an identifier.
      if let cell, cell.reuseIdentifier == nil {
        cell.adopt(cell.style, reuseIdentifier: identifier)
      }
      return cell
    case .maker(let make):
      return make(identifier) as? UITableViewCell
    }
  }

  func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = rows.unusedHeaders[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    switch rows.headerClasses[identifier] {
    case nil: return nil
    case .class(let viewClass):
      return CellInstances.makeHeader(viewClass, reuseIdentifier: identifier)
    case .nib(let nib):
      return nib.instantiate(withOwner: nil).lazy
        .compactMap { $0 as? UITableViewHeaderFooterView }.first
    case .maker(let make):
      return make(identifier) as? UITableViewHeaderFooterView
    }
  }

  /// Collects a cell that no longer shows a row.
  func endDisplaying(_ shown: TableRows.Shown) {
    collect(shown.cell)
    rowDelegate?.tableView(self, didEndDisplaying: shown.cell, forRowAt: shown.path)
  }

  func collect(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier, rows.fixed.isEmpty else {
      return cell.removeFromSuperview()
    }
    // As on iOS, collected cells stay in the table.
    cell.isHidden = true
    rows.unusedCells[identifier, default: []].append(cell)
  }

  /// Creates the cell of a row and places it without animation.
  func makeCell(_ path: IndexPath) -> TableRows.Shown? {
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    let shown = TableRows.Shown(path: path, cell: cell)
    UIView.performWithoutAnimation {
      cell.isHidden = false
      cell.alpha = 1
      cell.setDefaultBackground(
        style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
      cell.indentationLevel =
        rowDelegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
      cell.setSelected(selection.selected.contains(path), animated: false)
      if cell.superview !== self {
        if let title = rows.titles.first {
          insertSubview(cell, belowSubview: title.view)
        } else {
          addSubview(cell)
        }
      }
      configure(shown)
      cell.isEditing = rows.isEditing && isEditable(path)
      measure(shown)
      cell.frame = frame(of: path)
    }
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return shown
  }

  /// Passes the table's settings to a cell.
  func configure(_ shown: TableRows.Shown) {
    let (cell, path) = (shown.cell, shown.path)
    var setting = CellSetting()
    setting.isGrouped = style != .plain
    let isLast = path.row + 1 == rows.geometry.sections[path.section].rowCount
    setting.hasSeparator = separatorStyle != .none && !(style == .insetGrouped && isLast)
    setting.separatorColor = separatorColor
    setting.separatorInset = rows.separatorInset
    setting.isSwiped = swipe?.path == path && swipe?.isEditing == true
    if rows.isEditing {
      setting.editingStyle = editingStyle(path)
      setting.selectsInEditing = allowsMultipleSelectionDuringEditing
      cell.shouldIndentWhileEditing =
        rowDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      cell.showsReorderControl = isMovable(path)
    }
    if style == .insetGrouped {
      if path.row == 0 {
        setting.corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
      }
      if isLast { setting.corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    cell.setting = setting
  }

  /// Passes changed settings to the visible cells.
  func updateCells() {
    for shown in rows.shown where rows.geometry.contains(shown.path) { configure(shown) }
  }

  /// Measures a new cell if cells determine their heights.
  private func measure(_ shown: TableRows.Shown) {
    let path = slot(of: shown.path)
    guard rows.measures, rows.geometry.sections[path.section].measured[path.row] == nil else {
      return
    }
    var height = UITableView.automaticDimension
    if let rowDelegate {
      height = rowDelegate.tableView(self, heightForRowAt: shown.path)
      if height == Self.unspecified { height = rowHeight }
    }
    if height < 0 {
      height = shown.cell.sizeThatFits(CGSize(width: rowWidth, height: 0)).height
    }
    let row = rows.geometry.row(path)
    rows.geometry.setMeasured(height, of: path)
    updateContentSize()
    // A row that appears at the top must not move those below it.
    if row.y < bounds.minY, height != row.height, !rows.shown.isEmpty {
      shiftContents(by: height - row.height)
    }
  }

  private var rowWidth: CGFloat {
    bounds.width - (style == .insetGrouped ? 2 * TableMetrics.insetMargin : 0)
  }

  // MARK: - Layout

  /// Returns the frame of a row's cell.
  func frame(of path: IndexPath) -> CGRect {
    let row = rows.geometry.row(slot(of: path))
    let inset = style == .insetGrouped ? TableMetrics.insetMargin : 0
    let offset = swipe?.path == path ? swipe?.offset ?? 0 : 0
    return CGRect(x: inset + offset, y: row.y, width: rowWidth, height: row.height)
  }

  /// Creates the cells of visible rows and collects the others.
  func updateRows() {
    guard !rows.isLayingOut, updates == nil else { return }
    rows.isLayingOut = true
    defer { rows.isLayingOut = false }
    loadIfNeeded()
    if rows.width != bounds.width { widthDidChange() }
    for view in [tableHeaderView, tableFooterView].compactMap({ $0 }) {
      let y = view === tableHeaderView ? 0 : rows.geometry.end
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
    }
    backgroundView?.frame = bounds
    let old = rows.shown
    var new: [TableRows.Shown] = []
    var path = bounds.isEmpty ? nil : rows.geometry.firstRow(at: bounds.minY)
    while let current = path, rows.geometry.row(current).y < bounds.maxY {
      let source = dataPath(ofSlot: current)
      if let kept = old.first(where: { $0.path == source }) {
        new.append(kept)
      } else if let made = makeCell(source) {
        new.append(made)
      }
      path = rows.geometry.row(after: current)
    }
    if let reordering, !new.contains(where: { $0.cell === reordering.cell }) {
      new.append(TableRows.Shown(path: reordering.source, cell: reordering.cell))
    }
    rows.shown = new
    for shown in old where !new.contains(where: { $0.cell === shown.cell }) {
      endDisplaying(shown)
    }
    placeRows()
    updateTitles()
  }

  /// Moves the visible cells to their frames.
  func placeRows() {
    for shown in rows.shown where shown.cell !== reordering?.cell {
      let frame = frame(of: shown.path)
      if shown.cell.frame != frame { shown.cell.frame = frame }
    }
    swipe?.place(in: self)
  }

  /// Measures rows again for another width, for example after a rotation.
  private func widthDidChange() {
    rows.width = bounds.width
    endInteraction()
    guard rows.measures else { return updateContentSize() }
    let anchor = rows.shown.first
    let distance = anchor.map { rows.geometry.row($0.path).y - bounds.minY }
    let shown = rows.shown
    load()
    for row in shown where rows.geometry.contains(row.path) { measure(row) }
    if let anchor, let distance, distance < 0, rows.geometry.contains(anchor.path) {
      move(to: clamped(CGPoint(x: bounds.minX, y: rows.geometry.row(anchor.path).y - distance)))
    }
  }
}

/// Determines the heights of rows when the data is loaded.
///
/// If the delegate doesn't implement a method, the default implementation returns `unspecified`. The
/// first row of a section decides for the section, so that the work doesn't grow with the number of
/// rows. For a `UITableViewController`, whose method may call `super`, its class decides.
@MainActor
private struct RowHeights {
  private let table: UITableView
  /// Whether heights are estimated until the rows' cells are created.
  private(set) var measures: Bool
  /// The height of rows without one from the delegate.
  private let common: CGFloat

  init(_ table: UITableView) {
    self.table = table
    let estimate = table.estimatedRowHeight
    measures = table.rowHeight < 0
    common = measures ? (estimate > 0 ? estimate : CellMetrics.rowHeight) : table.rowHeight
  }

  mutating func section(_ section: Int, rowCount: Int) -> TableSection {
    if let estimates = heights(section, rowCount, estimate) {
      measures = true
      return TableSection(heights: estimates.map { $0 < 0 ? CellMetrics.rowHeight : $0 })
    }
    if table.estimatedRowHeight > 0, let delegate = table.rowDelegate, hasHeights(delegate) {
      // The heights are asked for when the rows' cells are created.
      measures = true
      return TableSection(rowCount: rowCount, commonHeight: table.estimatedRowHeight)
    }
    guard let heights = heights(section, rowCount, height) else {
      return TableSection(rowCount: rowCount, commonHeight: common)
    }
    if heights.contains(where: { $0 < 0 }) { measures = true }
    return TableSection(heights: heights.map { $0 < 0 ? common : $0 })
  }

  /// Returns the delegate's heights, or `nil` if it does not implement the method.
  private func heights(
    _ section: Int, _ rowCount: Int, _ height: (IndexPath) -> CGFloat?
  ) -> [CGFloat]? {
    guard rowCount > 0, let first = height(IndexPath(row: 0, section: section)) else { return nil }
    var heights = [first]
    heights.reserveCapacity(rowCount)
    for row in 1..<max(1, rowCount) {
      heights.append(height(IndexPath(row: row, section: section)) ?? table.rowHeight)
    }
    return heights
  }

  private func height(_ path: IndexPath) -> CGFloat? {
    guard let delegate = table.rowDelegate, hasHeights(delegate) else { return nil }
    return specified(
      delegate.tableView(table, heightForRowAt: path),
      isController: delegate is UITableViewController)
  }

  private func hasHeights(_ delegate: any UITableViewDelegate) -> Bool {
    (delegate as? UITableViewController)?.overridesHeights != false || !table.rows.fixed.isEmpty
  }

  private func estimate(_ path: IndexPath) -> CGFloat? {
    guard let delegate = table.rowDelegate,
      (delegate as? UITableViewController)?.overridesEstimates != false
    else { return nil }
    return specified(
      delegate.tableView(table, estimatedHeightForRowAt: path),
      isController: delegate is UITableViewController)
  }

  private func specified(_ height: CGFloat, isController: Bool) -> CGFloat? {
    guard height == UITableView.unspecified else { return height }
    return isController ? table.rowHeight : nil
  }
}
