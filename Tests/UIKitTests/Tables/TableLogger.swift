import TouchTesting
import UIKit

/// A data source and delegate that logs its calls. Rows are strings in sections.
final class TableLogger: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  var logsData = false
  var logsDisplay = false
  var logsSelection = true
  var highlights = true
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var canMove: (IndexPath) -> Bool = { _ in true }
  var editingStyle = UITableViewCell.EditingStyle.delete
  var leading: [UIContextualAction] = []
  var trailing: [UIContextualAction]?
  var fullSwipe = true
  var target: (IndexPath) -> IndexPath = { $0 }
  var makeCell: (() -> UITableViewCell)?
  var cellCount = 0
  var heights: ((IndexPath) -> CGFloat)?

  init(_ sections: [[String]]) { self.sections = sections }

  static func rows(_ count: Int, _ prefix: String = "row ") -> [String] {
    (0..<count).map { "\(prefix)\($0)" }
  }

  static func name(_ path: IndexPath) -> String { "\(path.section)-\(path.row)" }

  private func data(_ text: String) { if logsData { print(text) } }

  func numberOfSections(in tableView: UITableView) -> Int {
    data("sections")
    return sections.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    data("rows \(section)")
    return sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    data("cell \(Self.name(indexPath))")
    let cell: UITableViewCell
    if let collected = tableView.dequeueReusableCell(withIdentifier: "row") {
      cell = collected
    } else {
      cellCount += 1
      cell = makeCell?() ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    }
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit(indexPath)
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMove(indexPath)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    print("commit \(editingStyle) \(Self.name(indexPath))")
    switch editingStyle {
    case .delete:
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    case .insert:
      sections[indexPath.section].insert("new", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .fade)
    case .none: break
    }
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    print("move \(Self.name(sourceIndexPath)) to \(Self.name(destinationIndexPath))")
    let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let heights else { return tableView.rowHeight }
    data("height \(Self.name(indexPath))")
    return heights(indexPath)
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { if logsDisplay { print("will display \(Self.name(indexPath))") } }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { if logsDisplay { print("did end \(Self.name(indexPath))") } }
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { if logsDisplay { print("will display header \(section)") } }
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { if logsDisplay { print("did end header \(section)") } }

  private func selection(_ text: String, _ path: IndexPath) {
    if logsSelection { print("\(text) \(Self.name(path))") }
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    selection("should highlight", indexPath)
    return highlights
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    selection("did highlight", indexPath)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    selection("did unhighlight", indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    selection("will select", indexPath)
    return willSelect(indexPath)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    selection("will deselect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selection("did select", indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    selection("did deselect", indexPath)
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    selection("accessory", indexPath)
  }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { editingStyle }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: leading) }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let trailing else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: trailing)
    configuration.performsFirstActionWithFullSwipe = fullSwipe
    return configuration
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    print("will edit \(Self.name(indexPath))")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    print("did edit \(indexPath.map(Self.name) ?? "nil")")
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { target(proposedDestinationIndexPath) }
}

/// A table of 320 x 440 points in a screen, without the safe area.
@MainActor
struct LoggedTable {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let table: UITableView
  let logger: TableLogger
  let phone: TestPhone

  init(
    _ sections: [[String]] = [TableLogger.rows(100)], style: UITableView.Style = .plain,
    titles: [String?] = [], _ setUp: (UITableView, TableLogger) -> Void = { _, _ in }
  ) {
    let (root, logger) = (root, TableLogger(sections))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 44
    logger.titles = titles
    (table.dataSource, table.delegate) = (logger, logger)
    setUp(table, logger)
    root.addSubview(table)
    (self.table, self.logger) = (table, logger)
    phone = TestPhone(root)
  }

  /// The logged lines since the last call.
  func lines(_ body: () -> Void = {}) -> [String] {
    let count = phone.log.text.split(separator: "\n").count
    body()
    return phone.log.text.split(separator: "\n").dropFirst(count).map(String.init)
  }

  /// Returns the middle of a row's visible cell on the screen.
  func middle(_ row: Int, section: Int = 0) -> CGPoint {
    let rect = table.rectForRow(at: IndexPath(row: row, section: section))
    return CGPoint(x: rect.midX, y: rect.midY - table.contentOffset.y)
  }

  func finger(_ number: Int = 1, on row: Int, section: Int = 0) -> TestFinger {
    let point = middle(row, section: section)
    return phone.finger(number).down(at: point.x, point.y)
  }
}

extension IndexPath {
  /// Creates an index path in section 0.
  init(_ row: Int) { self.init(row: row, section: 0) }
}
