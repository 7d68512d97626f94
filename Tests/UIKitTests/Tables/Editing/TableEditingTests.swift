import Testing
import TouchTesting

@testable import UIKit

struct TableEditingTests {
  /// Drags a row's reorder control to a position on the screen.
  private func drag(_ logged: LoggedTable, row: Int, section: Int = 0, to y: CGFloat) -> TestFinger
  {
    let start = logged.middle(row, section: section).y
    let finger = logged.phone.finger(1).down(at: 300, start)
    finger.move(to: 300, (start + y) / 2).move(to: 300, y)
    return finger
  }

  private func editing(_ sections: [[String]] = [TableLogger.rows(30)]) -> LoggedTable {
    let logged = LoggedTable(sections) { _, logger in logger.logsSelection = false }
    logged.table.setEditing(true, animated: false)
    logged.phone.after(0.1)
    return logged
  }

  @Test("N-27 editing mode shows a control on the left and the reorder control on the right")
  func controls() {
    let logged = editing()
    let cell = logged.table.cellForRow(at: IndexPath(0))
    #expect(cell?.isEditing == true)
    #expect(cell?.editingStyle == .delete)
    #expect(cell?.showsReorderControl == true)
    #expect(cell?.contentView.frame == CGRect(x: 38, y: 0, width: 320 - 38 - 44, height: 44))
    logged.table.setEditing(false, animated: true)
    logged.phone.after(0.4)
    #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test("N-27 the delete control shows the delete button, and the insert control inserts")
  func commit() {
    let logged = editing()
    #expect(logged.lines { logged.phone.finger(1).down(at: 25, 66).up() } == ["will edit 0-1"])
    logged.phone.after(0.4)
    #expect(logged.table.swipe?.offset == -74)
    let lines = logged.lines { logged.phone.finger(1).down(at: 300, 66).up() }
    #expect(lines == ["commit delete 0-1", "did edit nil"])
    logged.table.setEditing(false, animated: false)
    logged.logger.editingStyle = .insert
    logged.table.setEditing(true, animated: false)
    logged.phone.after(0.4)
    #expect(logged.lines { logged.phone.finger(1).down(at: 25, 66).up() } == ["commit insert 0-1"])
    #expect(logged.table.numberOfRows(inSection: 0) == 30)
  }

  @Test("N-28 editing mode doesn't select rows unless the table allows it")
  func selection() {
    let logged = editing()
    logged.phone.finger(1).down(at: 150, 66).up()
    #expect(logged.table.indexPathForSelectedRow == nil)
    logged.table.allowsMultipleSelectionDuringEditing = true
    logged.phone.finger(1).down(at: 150, 66).up()
    logged.phone.finger(1).down(at: 150, 110).up()
    #expect(logged.table.indexPathsForSelectedRows == [IndexPath(1), IndexPath(2)])
    logged.table.setEditing(false, animated: false)
    #expect(logged.table.indexPathsForSelectedRows == nil)
  }

  @Test(
    "N-29 the reorder control moves its row, and the data source learns it when the finger lifts")
  func reorder() {
    let logged = editing()
    let cell = logged.table.cellForRow(at: IndexPath(1))
    let finger = drag(logged, row: 1, to: 3 * 44 + 30)
    #expect(logged.table.contentOffset == .zero)
    #expect(logged.lines() == [])
    #expect(cell?.center.y == 3 * 44 + 30 as CGFloat)
    // The rows that it passed have moved up.
    #expect(logged.table.cellForRow(at: IndexPath(2))?.frame.minY == 44)
    #expect(logged.table.cellForRow(at: IndexPath(3))?.frame.minY == 88)
    #expect(logged.lines { finger.up() } == ["move 0-1 to 0-3"])
    logged.phone.after(0.4)
    #expect(logged.table.cellForRow(at: IndexPath(3)) === cell)
    #expect(cell?.frame.minY == 3 * 44 as CGFloat)
    #expect(logged.logger.sections[0].prefix(5) == ["row 0", "row 2", "row 3", "row 1", "row 4"])
  }

  @Test("N-29 a row moves to another section at the finger")
  func sections() {
    let logged = editing([["a", "b", "c"], ["x", "y"]])
    let finger = drag(logged, row: 0, to: 3 * 44 + 30)
    #expect(logged.lines { finger.up() } == ["move 0-0 to 1-1"])
    #expect(logged.logger.sections == [["b", "c"], ["x", "a", "y"]])
    logged.phone.after(0.4)
    #expect(logged.table.visibleCells.map { $0.textLabel?.text } == ["b", "c", "x", "a", "y"])
    #expect(logged.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
  }

  @Test("N-30 a canceled or unchanged move doesn't reach the data source")
  func cancel() {
    let logged = editing()
    _ = drag(logged, row: 1, to: 200)
    logged.phone.cancel()
    #expect(logged.lines() == [])
    logged.phone.after(0.4)
    #expect(logged.table.cellForRow(at: IndexPath(1))?.frame.minY == 44)
    #expect(logged.table.cellForRow(at: IndexPath(2))?.frame.minY == 88)
    logged.phone.finger(1).up()
    let finger = drag(logged, row: 1, to: 70)
    #expect(logged.lines { finger.up() } == [])
    #expect(logged.logger.sections[0] == TableLogger.rows(30))
  }

  @Test("N-30 the delegate can change the target, and a second finger moves no other row")
  func target() {
    let logged = editing()
    logged.logger.target = { $0.row > 2 ? IndexPath(2) : $0 }
    let finger = drag(logged, row: 0, to: 300)
    logged.phone.finger(2).down(at: 300, logged.middle(5).y).move(to: 300, 100).up()
    #expect(logged.lines { finger.up() } == ["move 0-0 to 0-2"])
  }

  @Test("N-31 near an edge, a dragged row scrolls the table")
  func autoscroll() {
    let logged = editing()
    let finger = drag(logged, row: 1, to: 435)
    logged.phone.after(0.5)
    #expect(logged.table.contentOffset.y > 100)
    logged.phone.after(5)
    #expect(logged.table.contentOffset.y == 30 * 44 - 440 as CGFloat)
    #expect(logged.lines { finger.up() } == ["move 0-1 to 0-29"])
    logged.phone.after(0.4)
    #expect(logged.table.cellForRow(at: IndexPath(29))?.textLabel?.text == "row 1")
  }
}
