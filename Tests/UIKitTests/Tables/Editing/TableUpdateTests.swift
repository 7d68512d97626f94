import Testing
import TouchTesting

@testable import UIKit

struct TableUpdateTests {
  /// The texts of the visible rows, from top to bottom, by the cells' frames.
  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .map { $0.textLabel?.text ?? "" }
  }

  @Test("N-17 inserted rows push the others down, and the animation takes 0.3 seconds")
  func insert() {
    let logged = LoggedTable([["a", "b", "c"]]) { _, logger in
      logger.logsData = true
      logger.logsDisplay = true
    }
    let lines = logged.lines {
      logged.logger.sections = [["a", "new", "b", "c"]]
      logged.table.insertRows(at: [IndexPath(1)], with: .fade)
    }
    #expect(lines == ["sections", "rows 0", "cell 0-1", "will display 0-1"])
    #expect(texts(logged.table) == ["a", "new", "b", "c"])
    let moved = logged.table.cellForRow(at: IndexPath(2))
    #expect(moved?.textLabel?.text == "b")
    #expect(moved?.frame.minY == 88)
    #expect(moved?.layer.presentation()?.frame.minY == 44)
    let new = logged.table.cellForRow(at: IndexPath(1))
    #expect(new?.layer.presentation()?.opacity == 0)
    logged.phone.after(0.15)
    let middle = moved?.layer.presentation()?.frame.minY ?? 0
    #expect(middle > 44 && middle < 88)
    logged.phone.after(0.16)
    #expect(moved?.layer.presentation()?.frame.minY == 88)
    #expect(logged.table.contentSize.height == 4 * 44 as CGFloat)
  }

  @Test("N-17 deleted rows leave after the animation, and their cells are used again")
  func delete() {
    let logged = LoggedTable { _, logger in logger.logsDisplay = true }
    let cell = logged.table.cellForRow(at: IndexPath(2))
    let lines = logged.lines {
      logged.logger.sections[0].remove(at: 2)
      logged.table.deleteRows(at: [IndexPath(2)], with: .left)
    }
    // Row 10, at 440 points, comes into view.
    #expect(lines == ["will display 0-9"])
    #expect(cell?.isHidden == false)
    #expect(logged.lines { logged.phone.after(0.31) } == ["did end 0-2"])
    #expect(cell?.isHidden == true)
    #expect(logged.table.cellForRow(at: IndexPath(2))?.textLabel?.text == "row 3")
  }

  @Test("N-18 a group applies deletions to the old index paths and insertions to the new ones")
  func group() {
    let logged = LoggedTable([["a", "b", "c", "d"], ["x"]])
    var isDone = false
    logged.table.performBatchUpdates {
      logged.table.insertRows(at: [IndexPath(0)], with: .fade)
      logged.table.deleteRows(at: [IndexPath(1), IndexPath(2)], with: .fade)
      logged.table.insertSections(IndexSet(integer: 1), with: .fade)
      logged.logger.sections = [["new", "a", "d"], ["section"], ["x"]]
    } completion: {
      isDone = $0
    }
    #expect(texts(logged.table) == ["new", "a", "d", "section", "x"])
    #expect(!isDone)
    logged.phone.after(0.31)
    #expect(isDone)
    #expect(logged.table.numberOfSections == 3)
  }

  @Test("N-18 groups can be nested, and only the outermost one reads the data")
  func nested() {
    let logged = LoggedTable([["a"]]) { _, logger in logger.logsData = true }
    let lines = logged.lines {
      logged.table.beginUpdates()
      logged.table.beginUpdates()
      logged.logger.sections[0].append("b")
      logged.table.insertRows(at: [IndexPath(1)], with: .none)
      logged.table.endUpdates()
      #expect(logged.table.hasUncommittedUpdates)
      logged.logger.sections[0].append("c")
      logged.table.insertRows(at: [IndexPath(2)], with: .none)
      logged.table.endUpdates()
    }
    #expect(lines == ["sections", "rows 0", "cell 0-1", "cell 0-2"])
    #expect(!logged.table.hasUncommittedUpdates)
  }

  @Test("N-18 rows and sections move with their cells")
  func moves() {
    let logged = LoggedTable([["a", "b", "c"], ["x", "y"]])
    let cell = logged.table.cellForRow(at: IndexPath(0))
    logged.table.performBatchUpdates {
      logged.logger.sections = [["b", "c"], ["x", "a", "y"]]
      logged.table.moveRow(at: IndexPath(0), to: IndexPath(row: 1, section: 1))
    }
    #expect(texts(logged.table) == ["b", "c", "x", "a", "y"])
    #expect(logged.table.cellForRow(at: IndexPath(row: 1, section: 1)) === cell)
    logged.table.performBatchUpdates {
      logged.logger.sections.swapAt(0, 1)
      logged.table.moveSection(0, toSection: 1)
    }
    #expect(texts(logged.table) == ["x", "a", "y", "b", "c"])
    logged.phone.after(0.4)
    #expect(texts(logged.table) == ["x", "a", "y", "b", "c"])
  }

  @Test("N-18 reloaded rows and sections have new contents; only sections may change their counts")
  func reload() {
    let logged = LoggedTable([["a", "b"], ["x"]])
    logged.logger.sections[0][1] = "B"
    logged.table.reloadRows(at: [IndexPath(1)], with: .fade)
    #expect(texts(logged.table) == ["a", "B", "x"])
    logged.logger.sections[1] = ["x1", "x2", "x3"]
    logged.table.reloadSections(IndexSet(integer: 1), with: .automatic)
    #expect(texts(logged.table) == ["a", "B", "x1", "x2", "x3"])
    logged.phone.after(0.4)
    #expect(texts(logged.table) == ["a", "B", "x1", "x2", "x3"])
  }

  @Test("N-18 random groups show what the data source contains", arguments: 0..<40)
  func random(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, limit)
    }
    let logged = LoggedTable([(0..<6).map { "r\($0)" }])
    var made = 0
    for _ in 0..<8 {
      let old = logged.logger.sections[0]
      let deleted = Set((0..<next(4)).map { _ in next(old.count) }).filter { $0 < old.count }
      var new = old.enumerated().filter { !deleted.contains($0.offset) }.map(\.element)
      var inserted: [Int] = []
      for _ in 0..<next(4) {
        let index = next(new.count + 1)
        inserted = inserted.map { $0 >= index ? $0 + 1 : $0 } + [index]
        made += 1
        new.insert("n\(made)", at: index)
      }
      logged.table.performBatchUpdates {
        logged.logger.sections[0] = new
        logged.table.deleteRows(at: deleted.map { IndexPath($0) }, with: .fade)
        logged.table.insertRows(at: inserted.map { IndexPath($0) }, with: .top)
      }
      #expect(texts(logged.table) == Array(new.prefix(10)))
      logged.phone.after([0, 0.1, 0.4][next(3)])
      #expect(texts(logged.table) == Array(new.prefix(10)))
    }
  }

  @Test("N-19 counts that don't match the changes end the app with a message")
  func mismatch() {
    var updates = TableUpdates()
    updates.insertedRows[IndexPath(1)] = .fade
    let old = TableGeometry([TableSection(rowCount: 2, commonHeight: 44)])
    #expect(
      updates.mismatch(from: old, to: TableGeometry([TableSection(rowCount: 3, commonHeight: 44)]))
        == nil)
    #expect(
      updates.mismatch(from: old, to: old)
        == "section 0 has 2 rows after the update, but it had 2 before, 0 were deleted or moved away "
        + "and 1 inserted or moved in; expected 3")
    updates.deletedSections[0] = .fade
    #expect(
      updates.mismatch(from: old, to: old)
        == "the data source has 1 sections after the update, but it had 1 before, 1 were deleted and "
        + "0 inserted; expected 0")
  }

  @Test("N-20 the selection follows its rows and ends with them")
  func selection() {
    let logged = LoggedTable([["a", "b", "c"]]) { table, _ in table.allowsMultipleSelection = true }
    logged.table.selectRow(at: IndexPath(0), animated: false, scrollPosition: .none)
    logged.table.selectRow(at: IndexPath(2), animated: false, scrollPosition: .none)
    logged.logger.sections = [["b", "c"]]
    logged.table.deleteRows(at: [IndexPath(0)], with: .fade)
    #expect(logged.table.indexPathsForSelectedRows == [IndexPath(1)])
    logged.table.reloadData()
    #expect(logged.table.indexPathsForSelectedRows == nil)
  }

  @Test("N-20 contents that become too short scroll back with the animation")
  func shorter() {
    let logged = LoggedTable([TableLogger.rows(15)])
    logged.table.scrollToRow(at: IndexPath(14), at: .bottom, animated: false)
    logged.phone.after(0.1)
    #expect(logged.table.contentOffset.y == 5 * 44 as CGFloat)
    logged.logger.sections = [Array(TableLogger.rows(15).dropLast(3))]
    logged.table.deleteRows(at: [IndexPath(12), IndexPath(13), IndexPath(14)], with: .fade)
    #expect(logged.table.contentOffset.y == 2 * 44 as CGFloat)
    logged.phone.after(0.4)
    #expect(texts(logged.table) == (2..<12).map { "row \($0)" })
  }
}
