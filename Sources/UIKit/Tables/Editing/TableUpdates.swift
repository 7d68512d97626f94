import CoreGraphics

/// The changes of an update, from `beginUpdates()` to `endUpdates()`.
///
/// Deletions, reloads, and the sources of moves refer to the rows before the update; insertions and
/// the destinations of moves refer to the rows after it, in any order of the calls.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)
struct TableUpdates {
  /// The number of unfinished calls of `beginUpdates()`.
  var depth = 0
  /// Whether the rows before the update are unknown, so that the table only loads the new ones.
  var onlyReloads = false
  var deletedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var insertedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var reloadedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections: [Int: UITableView.RowAnimation] = [:]
  var insertedSections: [Int: UITableView.RowAnimation] = [:]
  var reloadedSections: [Int: UITableView.RowAnimation] = [:]
  var movedSections: [(from: Int, to: Int)] = []
  var completions: [(Bool) -> Void] = []

  // MARK: - Index paths

  private var removedSections: [Int] {
    (deletedSections.keys + movedSections.map(\.from)).sorted()
  }
  private var addedSections: [Int] {
    (insertedSections.keys + movedSections.map(\.to)).sorted()
  }

  private func removedRows(in section: Int) -> [Int] {
    (deletedRows.keys + movedRows.map(\.from)).filter { $0.section == section }.map(\.row).sorted()
  }

  private func addedRows(in section: Int) -> [Int] {
    (insertedRows.keys + movedRows.map(\.to)).filter { $0.section == section }.map(\.row).sorted()
  }

  /// Returns an index after some elements were removed and then others added; both are sorted.
  private static func shift(_ index: Int, removed: [Int], added: [Int]) -> Int {
    var index = index - removed.count { $0 < index }
    for other in added where other <= index { index += 1 }
    return index
  }

  /// Returns the index after the update of a section before it, or `nil` if it is deleted.
  func newSection(_ section: Int) -> Int? {
    if let move = movedSections.first(where: { $0.from == section }) { return move.to }
    guard deletedSections[section] == nil else { return nil }
    return Self.shift(section, removed: removedSections, added: addedSections)
  }

  /// Returns the index before the update of a section after it, or `nil` if it is inserted.
  func oldSection(_ section: Int) -> Int? {
    if let move = movedSections.first(where: { $0.to == section }) { return move.from }
    guard insertedSections[section] == nil else { return nil }
    return Self.shift(section, removed: addedSections, added: removedSections)
  }

  /// Returns the index path after the update of a row before it, or `nil` if it is deleted.
  func newPath(_ path: IndexPath) -> IndexPath? {
    if let move = movedRows.first(where: { $0.from == path }) { return move.to }
    guard deletedRows[path] == nil, reloadedSections[path.section] == nil,
      let section = newSection(path.section)
    else { return nil }
    let row = Self.shift(
      path.row, removed: removedRows(in: path.section), added: addedRows(in: section))
    return IndexPath(row: row, section: section)
  }

  /// Returns the index path before the update of a row after it, or `nil` if it is inserted.
  func oldPath(_ path: IndexPath) -> IndexPath? {
    if let move = movedRows.first(where: { $0.to == path }) { return move.from }
    guard insertedRows[path] == nil, let section = oldSection(path.section),
      reloadedSections[section] == nil
    else { return nil }
    let row = Self.shift(
      path.row, removed: addedRows(in: path.section), added: removedRows(in: section))
    return IndexPath(row: row, section: section)
  }

  // MARK: - Checks

  /// Describes the first number of sections or rows that doesn't match the changes.
  func mismatch(from old: TableGeometry, to new: TableGeometry) -> String? {
    let (removed, added) = (deletedSections.count, insertedSections.count)
    let expected = old.sections.count - removed + added
    guard new.sections.count == expected else {
      return "the data source has \(new.sections.count) sections after the update, but it had "
        + "\(old.sections.count) before, \(removed) were deleted and \(added) inserted; "
        + "expected \(expected)"
    }
    for section in new.sections.indices {
      guard let source = oldSection(section), old.sections.indices.contains(source),
        reloadedSections[source] == nil
      else { continue }
      let (before, after) = (old.sections[source].rowCount, new.sections[section].rowCount)
      let (gone, came) = (removedRows(in: source).count, addedRows(in: section).count)
      guard after != before - gone + came else { continue }
      return "section \(section) has \(after) rows after the update, but it had \(before) before, "
        + "\(gone) were deleted or moved away and \(came) inserted or moved in; "
        + "expected \(before - gone + came)"
    }
    return nil
  }

  /// Returns the animation with which a row appears.
  func insertion(of path: IndexPath) -> UITableView.RowAnimation {
    insertedRows[path] ?? insertedSections[path.section]
      ?? oldSection(path.section).flatMap { reloadedSections[$0] }
      ?? oldPath(path).flatMap { reloadedRows[$0] } ?? .fade
  }

  /// Returns the animation with which a row disappears.
  func deletion(of path: IndexPath) -> UITableView.RowAnimation {
    deletedRows[path] ?? deletedSections[path.section] ?? reloadedSections[path.section]
      ?? reloadedRows[path] ?? .fade
  }
}
