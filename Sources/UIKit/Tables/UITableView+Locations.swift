public import CoreGraphics

/// The locations of rows, and scrolling to them. All rectangles and points are in the table's own
/// coordinates.
extension UITableView {
  // MARK: - Counts

  /// The number of sections.
  public var numberOfSections: Int {
    loadIfNeeded()
    return rows.geometry.sections.count
  }

  /// Returns the number of rows in a section; 0 if it doesn't exist.
  @discardableResult
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    let sections = rows.geometry.sections
    return sections.indices.contains(section) ? sections[section].rowCount : 0
  }

  // MARK: - Rectangles

  /// Returns the rectangle of a section with its header and footer; empty if it doesn't exist.
  @discardableResult
  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard rows.geometry.sections.indices.contains(section) else { return .zero }
    let (y, height) = rows.geometry.section(section)
    return CGRect(x: 0, y: y, width: bounds.width, height: height)
  }

  /// Returns the rectangle of a section's header, whether or not it is at the top now.
  @discardableResult
  public func rectForHeader(inSection section: Int) -> CGRect {
    var rect = rect(forSection: section)
    rect.size.height = rect.isEmpty ? 0 : rows.geometry.sections[section].header
    return rect
  }

  /// Returns the rectangle of a section's footer.
  @discardableResult
  public func rectForFooter(inSection section: Int) -> CGRect {
    let rect = rect(forSection: section)
    let height = rect.isEmpty ? 0 : rows.geometry.sections[section].footer
    return CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
  }

  /// Returns the rectangle of a row; empty if it doesn't exist.
  @discardableResult
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard rows.geometry.contains(indexPath) else { return .zero }
    let row = rows.geometry.row(indexPath)
    let inset = style == .insetGrouped ? TableMetrics.insetMargin : 0
    return CGRect(x: inset, y: row.y, width: bounds.width - 2 * inset, height: row.height)
  }

  // MARK: - Rows

  /// Returns the row that contains a point, or `nil`.
  @discardableResult
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return point.x < 0 || point.x >= bounds.width ? nil : rows.geometry.row(at: point.y)
  }

  /// Returns the row of a visible cell, or `nil`.
  @discardableResult
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.shown.first { $0.cell === cell }?.path
  }

  /// Returns the rows that a rectangle touches.
  @discardableResult
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    var result: [IndexPath] = []
    var path = rows.geometry.firstRow(at: rect.minY)
    while let current = path, rows.geometry.row(current).y < rect.maxY {
      result.append(current)
      path = rows.geometry.row(after: current)
    }
    return result
  }

  /// Returns the cell of a visible row, or `nil`.
  @discardableResult
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    updateRows()
    return rows.shown.first { $0.path == indexPath }?.cell
  }

  /// The cells of the visible rows, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    updateRows()
    return rows.shown.map(\.cell)
  }

  /// The visible rows, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    updateRows()
    return rows.shown.map(\.path)
  }

  /// Returns a section's visible header, or `nil` if it is not a `UITableViewHeaderFooterView`.
  @discardableResult
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    title(section, isFooter: false)
  }

  /// Returns a section's visible footer, or `nil` if it is not a `UITableViewHeaderFooterView`.
  @discardableResult
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    title(section, isFooter: true)
  }

  private func title(_ section: Int, isFooter: Bool) -> UITableViewHeaderFooterView? {
    updateRows()
    return rows.titles.first { $0.section == section && $0.isFooter == isFooter }?.view
      as? UITableViewHeaderFooterView
  }

  // MARK: - Scrolling

  /// Scrolls until a row is at a position of the visible area. Does nothing if it doesn't exist.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    guard let rect = rectToShow(indexPath) else { return }
    let inset = adjustedContentInset
    // In a plain table, the section's header covers the top.
    let covered =
      style == .plain && rows.geometry.contains(indexPath)
      ? rows.geometry.sections[indexPath.section].header : 0
    let (first, last) = (
      rect.minY - inset.top - covered, rect.maxY + inset.bottom - bounds.height
    )
    let y =
      switch scrollPosition {
      case .none: min(first, max(last, contentOffset.y))
      case .top: first
      case .middle: rect.midY - (bounds.height + inset.top - inset.bottom) / 2
      case .bottom: last
      }
    scroll(to: clamped(CGPoint(x: contentOffset.x, y: y)), animated: animated)
  }

  /// Scrolls to the selected row that is nearest to the top of the visible area.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    func distance(_ path: IndexPath) -> CGFloat { abs(rectForRow(at: path).midY - bounds.minY) }
    let nearest = selection.selected.min { distance($0) < distance($1) }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  /// Returns the rectangle of a row, or of a whole section if the row is `NSNotFound`.
  private func rectToShow(_ path: IndexPath) -> CGRect? {
    if path.count == 2, path.row == NSNotFound, path.section < numberOfSections {
      return rectForHeader(inSection: path.section)
    }
    return rows.geometry.contains(path) ? rectForRow(at: path) : nil
  }
}
