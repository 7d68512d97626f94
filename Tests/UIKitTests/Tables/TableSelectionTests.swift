import Testing
import TouchTesting
import UIKit

struct TableSelectionTests {
  @Test("N-11 a tap highlights, unhighlights, and selects a row, in this order")
  func tap() {
    let logged = LoggedTable()
    let finger = logged.finger(on: 2)
    #expect(logged.phone.log.text == "")
    finger.up()
    #expect(
      logged.lines() == []
        && logged.phone.log.text.split(separator: "\n") == [
          "should highlight 0-2", "did highlight 0-2", "did unhighlight 0-2", "will select 0-2",
          "did select 0-2",
        ])
    #expect(logged.table.indexPathForSelectedRow == IndexPath(2))
    #expect(logged.table.cellForRow(at: IndexPath(2))?.isSelected == true)
    let lines = logged.lines { logged.finger(on: 4).up() }
    #expect(
      lines == [
        "should highlight 0-4", "did highlight 0-4", "did unhighlight 0-4", "will select 0-4",
        "will deselect 0-2", "did deselect 0-2", "did select 0-4",
      ])
    #expect(logged.table.cellForRow(at: IndexPath(2))?.isSelected == false)
    #expect(logged.table.indexPathsForSelectedRows == [IndexPath(4)])
  }

  @Test("N-12 a row is highlighted after 0.15 seconds, and scrolling ends that without a selection")
  func cancelled() {
    let logged = LoggedTable()
    let finger = logged.finger(on: 5)
    logged.phone.after(0.14)
    #expect(logged.phone.log.text == "")
    logged.phone.after(0.02)
    let cell = logged.table.cellForRow(at: IndexPath(5))
    #expect(cell?.isHighlighted == true)
    let point = logged.middle(5)
    let lines = logged.lines { finger.move(to: point.x, point.y - 20) }
    #expect(lines == ["did unhighlight 0-5"])
    #expect(cell?.isHighlighted == false)
    #expect(logged.lines { finger.up() } == [])
    #expect(logged.table.indexPathForSelectedRow == nil)
  }

  @Test("N-12 a drag within 0.15 seconds scrolls without a highlight")
  func quickDrag() {
    let logged = LoggedTable()
    let point = logged.middle(5)
    logged.finger(on: 5).move(to: point.x, point.y - 60, over: 0.1).up()
    #expect(logged.phone.log.text == "")
    #expect(logged.table.contentOffset.y > 0)
  }

  @Test("N-12 a finger that leaves the row sideways selects nothing")
  func leaves() {
    let logged = LoggedTable { table, logger in
      table.isScrollEnabled = false
      logger.canEdit = { _ in false }
    }
    let point = logged.middle(3)
    let finger = logged.finger(on: 3)
    finger.move(to: point.x, point.y + 44).move(to: point.x, point.y).up()
    #expect(
      logged.phone.log.text.split(separator: "\n") == [
        "should highlight 0-3", "did highlight 0-3", "did unhighlight 0-3",
      ])
  }

  @Test("N-12 canceled touches select nothing")
  func cancel() {
    let logged = LoggedTable()
    _ = logged.finger(on: 3)
    logged.phone.after(0.2)
    logged.phone.cancel()
    #expect(logged.lines() == [])
    #expect(logged.phone.log.text.hasSuffix("did unhighlight 0-3"))
    #expect(logged.table.cellForRow(at: IndexPath(3))?.isHighlighted == false)
  }

  @Test("N-13 the delegate can prevent a highlight, change the selected row, or refuse it")
  func delegate() {
    let logged = LoggedTable()
    logged.logger.highlights = false
    #expect(logged.lines { logged.finger(on: 1).up() } == ["should highlight 0-1"])
    logged.logger.highlights = true
    logged.logger.willSelect = { _ in IndexPath(7) }
    logged.finger(on: 1).up()
    #expect(logged.table.indexPathsForSelectedRows == [IndexPath(7)])
    logged.logger.willSelect = { _ in nil }
    let lines = logged.lines { logged.finger(on: 1).up() }
    #expect(lines.last == "will select 0-1")
    #expect(logged.table.indexPathsForSelectedRows == [IndexPath(7)])
  }

  @Test("N-14 with multiple selection, a second tap deselects the row")
  func multiple() {
    let logged = LoggedTable { table, _ in table.allowsMultipleSelection = true }
    logged.finger(on: 1).up()
    logged.finger(on: 3).up()
    #expect(logged.table.indexPathsForSelectedRows == [IndexPath(1), IndexPath(3)])
    let lines = logged.lines { logged.finger(on: 1).up() }
    #expect(
      lines == [
        "should highlight 0-1", "did highlight 0-1", "did unhighlight 0-1", "will deselect 0-1",
        "did deselect 0-1",
      ])
    #expect(logged.table.indexPathsForSelectedRows == [IndexPath(3)])
  }

  @Test("N-14 selecting and deselecting in code doesn't call the delegate")
  func code() {
    let logged = LoggedTable()
    logged.table.selectRow(at: IndexPath(60), animated: false, scrollPosition: .top)
    #expect(logged.table.contentOffset.y == 60 * 44 as CGFloat)
    logged.phone.after(0.1)
    #expect(logged.table.cellForRow(at: IndexPath(60))?.isSelected == true)
    logged.table.deselectRow(at: IndexPath(60), animated: true)
    #expect(logged.table.indexPathForSelectedRow == nil)
    #expect(logged.phone.log.text == "")
  }

  @Test("N-15 only the first of several fingers highlights a row", arguments: [2, 3])
  func fingers(count: Int) {
    let logged = LoggedTable()
    let fingers = (1...count).map { logged.finger($0, on: 2 * $0) }
    logged.phone.after(0.2)
    #expect(logged.lines() == [])
    #expect(
      logged.phone.log.text.split(separator: "\n") == ["should highlight 0-2", "did highlight 0-2"])
    for finger in fingers { finger.up() }
    #expect(logged.table.indexPathsForSelectedRows == [IndexPath(2)])
  }

  @Test("N-16 a control and a recognizer in a cell handle their touches instead of the row")
  func contents() {
    final class Cell: UITableViewCell {
      let button = UISwitch(frame: CGRect(x: 200, y: 6, width: 0, height: 0))
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
      init() {
        super.init(style: .default, reuseIdentifier: nil)
        let tap = UITapGestureRecognizer(target: self, action: Cell.tapped)
        box.addGestureRecognizer(tap)
        contentView.addSubview(button)
        contentView.addSubview(box)
      }
      required init?(coder: NSCoder) { nil }
      func tapped() { print("box") }
    }
    let logged = LoggedTable { _, logger in logger.makeCell = { Cell() } }
    let cell = logged.table.cellForRow(at: IndexPath(0)) as? Cell
    logged.phone.finger(1).down(at: 220, 20).up()
    #expect(cell?.button.isOn == true)
    #expect(logged.phone.log.text == "")
    logged.phone.finger(1).down(at: 30, 20).up()
    #expect(logged.phone.log.text.contains("box"))
    #expect(!logged.phone.log.text.contains("did select"))
    logged.phone.finger(1).down(at: 150, 20).up()
    #expect(logged.phone.log.text.hasSuffix("did select 0-0"))
  }

  @Test("N-16 an accessory button calls its delegate method and doesn't select the row")
  func accessory() {
    let logged = LoggedTable { _, logger in
      logger.makeCell = {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.accessoryType = .detailDisclosureButton
        return cell
      }
    }
    // The accessories take 67 points, and the button the first 44 of them.
    logged.phone.finger(1).down(at: 320 - 67 + 22, 66).up()
    #expect(logged.phone.log.text == "accessory 0-1")
    #expect(
      logged.table.cellForRow(at: IndexPath(0))?.contentView.frame.width == 320 - 67 as CGFloat)
  }
}
