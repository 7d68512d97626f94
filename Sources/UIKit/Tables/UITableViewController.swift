public import CoreGraphics

/// A controller whose view is a table, with itself as the table's data source and delegate.
///
/// Its subclasses override the methods of both protocols.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitableviewcontroller
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private var style: UITableView.Style

  /// Creates a controller with an empty table.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller from an interface file, or with a plain table for any other coder.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    coder.decode(self, as: UITableViewController.self)
  }

  /// Sets a new controller's style. Called by initializers in other languages.
  package final func adopt(_ style: UITableView.Style) {
    self.style = style
  }

  // MARK: - The table

  /// The table, which is the controller's view unless the view was replaced.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded as? UITableView
    }
    set { view = newValue }
  }

  /// Whether the selection is cleared when the table appears.
  open var clearsSelectionOnViewWillAppear = true

  /// The refresh control of the table.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Creates the table, unless an interface file provides the view.
  open override func loadView() {
    if loadInterface() {
      guard let table = viewIfLoaded as? UITableView else { return }
      if table.dataSource == nil { table.dataSource = self }
      if table.delegate == nil { table.delegate = self }
      return
    }
    let table = UITableView(frame: defaultFrame, style: style)
    (table.dataSource, table.delegate) = (self, self)
    view = table
  }

  /// Loads the data before the first appearance, and clears the selection.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = viewIfLoaded as? UITableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }

  /// Shows the scroll indicators for a moment.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (viewIfLoaded as? UITableView)?.flashScrollIndicators()
  }

  /// Puts the table into or out of editing mode.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  // MARK: - UITableViewDataSource

  // By default, these methods return the cells that a storyboard's table contains.

  /// Returns the number of rows in a section.
  @discardableResult
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.fixed(section)?.rows.count ?? 0
  }
  /// Returns the cell for a row that is about to become visible.
  @discardableResult
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { tableView.fixed(indexPath)?.cell ?? UITableViewCell() }
  /// Returns the number of sections; 1 by default.
  @discardableResult
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.rows.fixed.isEmpty ? 1 : tableView.rows.fixed.count
  }
  /// Returns a section header's text; `nil` by default.
  @discardableResult
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.fixed(section)?.header
  }
  /// Returns a section footer's text; `nil` by default.
  @discardableResult
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.fixed(section)?.footer
  }
  /// Returns whether a row can be edited; true by default.
  @discardableResult
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns whether a row can be moved; true by default, if `tableView(_:moveRowAt:to:)` is
  /// implemented.
  @discardableResult
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  /// Deletes or inserts a row in the data. Implementations then call `deleteRows(at:with:)` or
  /// `insertRows(at:with:)`.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Moves a row in the data. The table has already moved it on the screen.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: - UITableViewDelegate
  /// Called before a cell becomes visible.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called before a header becomes visible.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  /// Called before a footer becomes visible.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}
  /// Called after a cell has left the visible area.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  /// Called after a header has left the visible area.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}
  /// Called after a footer has left the visible area.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}
  /// Returns a row's height. If implemented, it is called for every row when the data is loaded,
  /// unless heights are estimated.
  @discardableResult
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.fixed(indexPath)?.height ?? UITableView.unspecified
  }
  /// Returns a section header's height.
  @discardableResult
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    UITableView.unspecified
  }
  /// Returns a section footer's height.
  @discardableResult
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    UITableView.unspecified
  }
  /// Returns an estimate of a row's height. If implemented, `tableView(_:heightForRowAt:)` is only
  /// called for visible rows.
  @discardableResult
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { UITableView.unspecified }
  /// Returns a section header's view; `nil` by default, for the data source's title.
  @discardableResult
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  /// Returns a section footer's view; `nil` by default, for the data source's title.
  @discardableResult
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  /// Returns the number of indentation levels of a row; 0 by default.
  @discardableResult
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { 0 }
  /// Called when an accessory button is tapped.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  /// Returns whether a touch highlights and may select a row; true by default.
  @discardableResult
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Called after a touch has highlighted a row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Called after a row has lost its highlight.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the row to select instead of a tapped row, or `nil` for none.
  @discardableResult
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  { indexPath }
  /// Returns the row to deselect, or `nil` for none.
  @discardableResult
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }
  /// Called after a tap has selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Called after a tap has deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Returns the control of a row in editing mode; `delete` by default.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// Returns the title of the delete button; `nil` by default, for "Delete".
  @discardableResult
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Returns the actions of a swipe to the left, in the older form; `nil` by default.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }
  /// Returns the actions of a swipe to the right; `nil` by default, for none.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns the actions of a swipe to the left; `nil` by default, for a delete button if the data
  /// source can commit a deletion.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns whether a row is indented in editing mode; true by default.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called before a swipe shows a row's actions.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Called after a row's actions are hidden again.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Returns where a dragged row may be dropped; the proposed index path by default.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  // MARK: - UIScrollViewDelegate

  /// Returns true.
  @discardableResult
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Called after `contentOffset` has changed, even if the app set it.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called after `zoomScale` has changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called when a finger starts scrolling.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when the finger lifts.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the offset, in points per millisecond.
  ///   - targetContentOffset: The offset at which the scroll view will stop; can be changed.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called after the finger has lifted. `decelerate` indicates whether scrolling continues.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when the scroll view begins to decelerate.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called when the scroll view has stopped or a finger has stopped it.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called at the end of an animated `setContentOffset` or `scrollRectToVisible`.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns the view to zoom, or `nil`, the default, to disable zooming.
  @discardableResult
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called before zooming begins.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called after zooming, with the final scale.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Called after `adjustedContentInset` has changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// The optional methods that subclasses of `UITableViewController` override, found as in
/// `HitTestOverrides`.
private enum TableControllerOverrides {
  final class Plain: UITableViewController {}
  final class OtherPlain: UITableViewController {}
  final class Committing: UITableViewController {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { tag(1) }
  }
  final class Moving: UITableViewController {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { tag(2) }
  }
  final class Sizing: UITableViewController {
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { CGFloat(indexPath.row) }
  }
  final class Estimating: UITableViewController {
    override func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { CGFloat(indexPath.row + 1) }
  }

  static let commit = members(of: Committing.self)
  static let move = members(of: Moving.self)
  static let height = members(of: Sizing.self)
  static let estimate = members(of: Estimating.self)

  private static func members(of overriding: UITableViewController.Type) -> OverriddenMembers {
    OverriddenMembers(
      overriding, count: 1, base: UITableViewController.self, plain: Plain.self,
      other: OtherPlain.self)
  }
}

extension UITableViewController {
  fileprivate func tag(_ number: Int) { title = "\(number)" }

  private func overrides(_ members: OverriddenMembers) -> Bool {
    !members.isKnown || members.areKnownToBeOverridden(in: self)
  }

  /// Whether the class overrides `tableView(_:commit:forRowAt:)`.
  var overridesCommit: Bool { overrides(TableControllerOverrides.commit) }
  /// Whether the class overrides `tableView(_:moveRowAt:to:)`.
  var overridesMove: Bool { overrides(TableControllerOverrides.move) }
  /// Whether the class overrides `tableView(_:heightForRowAt:)`.
  var overridesHeights: Bool { overrides(TableControllerOverrides.height) }
  /// Whether the class overrides `tableView(_:estimatedHeightForRowAt:)`.
  var overridesEstimates: Bool { overrides(TableControllerOverrides.estimate) }
  /// Whether the classes' method tables have the expected form. See `OverriddenMembers`.
  static var knowsOverrides: Bool {
    TableControllerOverrides.commit.isKnown && TableControllerOverrides.move.isKnown
      && TableControllerOverrides.height.isKnown && TableControllerOverrides.estimate.isKnown
  }
}
