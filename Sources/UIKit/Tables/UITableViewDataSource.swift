/// An object that provides a table's rows.
///
/// The table knows whether the methods for editing and moving rows are implemented, as on iOS: their
/// results have a hidden type that the default implementations define differently.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitableviewdatasource
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// The result of `tableView(_:commit:forRowAt:)`, which the compiler infers.
  associatedtype _CommitResult
  /// The result of `tableView(_:moveRowAt:to:)`, which the compiler infers.
  associatedtype _MoveResult

  /// Returns the number of rows in a section.
  @discardableResult
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell for a row that is about to become visible.
  @discardableResult
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections; 1 by default.
  @discardableResult
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns a section header's text; `nil` by default.
  @discardableResult
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns a section footer's text; `nil` by default.
  @discardableResult
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether a row can be edited; true by default.
  @discardableResult
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row can be moved; true by default, if `tableView(_:moveRowAt:to:)` is
  /// implemented.
  @discardableResult
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Deletes or inserts a row in the data. Implementations then call `deleteRows(at:with:)` or
  /// `insertRows(at:with:)`.
  @discardableResult
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> _CommitResult
  /// Moves a row in the data. The table has already moved it on the screen.
  @discardableResult
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> _MoveResult
}

/// The result of a method that a data source does not implement.
public nonisolated struct _NotImplemented: Sendable {}

extension UITableViewDataSource {
  /// Returns 1.
  @discardableResult
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns `nil`.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Returns `nil`.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Returns true.
  @discardableResult
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Returns true.
  @discardableResult
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Does nothing.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> _NotImplemented { _NotImplemented() }
  /// Does nothing.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> _NotImplemented { _NotImplemented() }

  /// Whether the class implements `tableView(_:commit:forRowAt:)`.
  var commitsEdits: Bool {
    (self as? any OptionalTableMethods)?.commitsEdits
      ?? (self as? UITableViewController)?.overridesCommit
      ?? (Self._CommitResult.self != _NotImplemented.self)
  }

  /// Whether the class implements `tableView(_:moveRowAt:to:)`.
  var movesRows: Bool {
    (self as? any OptionalTableMethods)?.movesRows
      ?? (self as? UITableViewController)?.overridesMove
      ?? (Self._MoveResult.self != _NotImplemented.self)
  }
}

/// A data source that implements the optional methods for another object, which may lack them.
package protocol OptionalTableMethods {
  /// Whether the object implements `tableView(_:commit:forRowAt:)`.
  var commitsEdits: Bool { get }
  /// Whether the object implements `tableView(_:moveRowAt:to:)`.
  var movesRows: Bool { get }
}
