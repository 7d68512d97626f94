import CoreGraphics

/// The headers and footers of sections, and the table's own header and footer.
extension UITableView {
  func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    updateContentSize()
    setNeedsLayout()
  }

  // MARK: - Registering

  /// Registers a function that creates cells. Called by other languages.
  package func register(
    cellsWithIdentifier identifier: String, _ make: @escaping (String) -> UIView?
  ) { rows.cellClasses[identifier] = .maker(make) }

  /// Registers a function that creates headers and footers. Called by other languages.
  package func register(
    headersWithIdentifier identifier: String, _ make: @escaping (String) -> UIView?
  ) { rows.headerClasses[identifier] = .maker(make) }

  // MARK: - Heights

  /// Returns the height of a section's header or footer.
  ///
  /// Without a height from the delegate or the table, it depends on whether there is a view or a
  /// title, and in grouped tables on the section.
  func titleHeight(_ section: Int, isFooter: Bool) -> CGFloat {
    var height =
      isFooter
      ? rowDelegate?.tableView(self, heightForFooterInSection: section)
      : rowDelegate?.tableView(self, heightForHeaderInSection: section)
    if height == nil || height == Self.unspecified {
      height = isFooter ? sectionFooterHeight : sectionHeaderHeight
      // A plain table has no space for headers and footers without contents.
      if style == .plain, !hasTitle(section, isFooter: isFooter) { return 0 }
    }
    if let height, height >= 0 { return height }
    let title = title(section, isFooter: isFooter)
    switch style {
    case .plain:
      return title == nil && !hasTitle(section, isFooter: isFooter)
        ? 0 : TableMetrics.plainHeader
    case .grouped, .insetGrouped:
      guard title != nil else {
        return !isFooter && section == 0 ? TableMetrics.firstGroupGap : TableMetrics.groupGap
      }
      if isFooter { return groupFooterHeight(title) }
      return section == 0 ? TableMetrics.firstGroupHeader : TableMetrics.groupHeader
    }
  }

  /// Returns the height of a grouped footer, whose text may have several lines.
  private func groupFooterHeight(_ title: String?) -> CGFloat {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    label.numberOfLines = 0
    label.text = title
    let width = bounds.width - 2 * CellMetrics.margin(bounds.width)
    let size = label.sizeThatFits(CGSize(width: max(1, width), height: .greatestFiniteMagnitude))
    return size.height + 2 * TableMetrics.titlePadding
  }

  private func title(_ section: Int, isFooter: Bool) -> String? {
    isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: section)
      : dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  private func hasTitle(_ section: Int, isFooter: Bool) -> Bool {
    if title(section, isFooter: isFooter) != nil { return true }
    let view =
      isFooter
      ? rowDelegate?.tableView(self, viewForFooterInSection: section)
      : rowDelegate?.tableView(self, viewForHeaderInSection: section)
    if let view = view as? UITableViewHeaderFooterView { collect(view) }
    return view != nil
  }

  // MARK: - Views

  /// Returns the frame of a header or footer. In a plain table, headers stay at the top and footers
  /// at the bottom of the visible area while their section is visible.
  func titleFrame(_ section: Int, isFooter: Bool) -> CGRect {
    let (top, height) = rows.geometry.section(section)
    let sizes = rows.geometry.sections[section]
    let own = isFooter ? sizes.footer : sizes.header
    var y = isFooter ? top + height - own : top
    if style == .plain {
      let inset = adjustedContentInset
      if isFooter {
        y = max(top + sizes.header, min(y, bounds.maxY - inset.bottom - own))
      } else {
        y = min(top + height - sizes.footer - own, max(y, bounds.minY + inset.top))
        y = max(y, top)
      }
    }
    let side = style == .insetGrouped ? TableMetrics.insetMargin : 0
    return CGRect(x: side, y: y, width: bounds.width - 2 * side, height: own)
  }

  /// Creates the visible headers and footers and collects the others.
  func updateTitles() {
    let visible = rows.geometry.sections(from: bounds.minY, to: bounds.maxY)
    var new: [TableRows.ShownTitle] = []
    for section in bounds.isEmpty ? 0..<0 : visible {
      for isFooter in [false, true] {
        let frame = titleFrame(section, isFooter: isFooter)
        guard frame.height > 0, frame.maxY > bounds.minY, frame.minY < bounds.maxY else { continue }
        if let kept = rows.titles.first(where: { $0.section == section && $0.isFooter == isFooter })
        {
          new.append(kept)
          if kept.view.frame != frame { kept.view.frame = frame }
        } else if let made = makeTitle(section, isFooter: isFooter, frame: frame) {
          new.append(made)
        }
      }
    }
    let old = rows.titles
    rows.titles = new
    for title in old where !new.contains(where: { $0.view === title.view }) { endDisplaying(title) }
  }

  private func makeTitle(
    _ section: Int, isFooter: Bool, frame: CGRect
  ) -> TableRows.ShownTitle? {
    var view =
      isFooter
      ? rowDelegate?.tableView(self, viewForFooterInSection: section)
      : rowDelegate?.tableView(self, viewForHeaderInSection: section)
    let title = view == nil ? self.title(section, isFooter: isFooter) : nil
    if view == nil, title != nil {
      view =
        dequeueHeader(Self.titleIdentifier)
        ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    }
    guard let view else { return nil }
    UIView.performWithoutAnimation {
      (view as? UITableViewHeaderFooterView)?
        .show(title, isFooter: isFooter, isGrouped: style != .plain)
      view.isHidden = false
      view.alpha = 1
      view.frame = frame
      if view.superview !== self { addSubview(view) }
    }
    if isFooter {
      rowDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    } else {
      rowDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
    return TableRows.ShownTitle(section: section, isFooter: isFooter, view: view)
  }

  private static var titleIdentifier: String { "UITableView.title" }

  func endDisplaying(_ title: TableRows.ShownTitle) {
    if let view = title.view as? UITableViewHeaderFooterView {
      collect(view)
    } else {
      title.view.removeFromSuperview()
    }
    if title.isFooter {
      rowDelegate?.tableView(
        self, didEndDisplayingFooterView: title.view, forSection: title.section)
    } else {
      rowDelegate?.tableView(
        self, didEndDisplayingHeaderView: title.view, forSection: title.section)
    }
  }

  private func collect(_ view: UITableViewHeaderFooterView) {
    guard let identifier = view.reuseIdentifier else { return view.removeFromSuperview() }
    view.isHidden = true
    rows.unusedHeaders[identifier, default: []].append(view)
  }
}
