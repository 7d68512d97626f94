import Testing
import TouchTesting

@testable import UIKit

struct TableSwipeTests {
  private func action(
    _ title: String, _ style: UIContextualAction.Style = .normal
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { _, _, completion in
      print("perform \(title)")
      completion(true)
    }
  }

  private func swipe(_ logged: LoggedTable, row: Int, by x: CGFloat, pause: Bool = true) {
    let point = logged.middle(row)
    let finger = logged.phone.finger(1).down(at: point.x, point.y)
    // The row moves with the finger after the swipe has begun.
    let start = point.x + (x < 0 ? -15 : 15)
    finger.move(to: start, point.y).move(to: start + x, point.y)
    if pause { finger.after(0.2).up() } else { finger.up() }
  }

  @Test("N-21 a swipe to the left shows the delete button, whose tap commits the deletion")
  func delete() {
    let logged = LoggedTable { _, logger in logger.logsSelection = false }
    #expect(logged.lines { swipe(logged, row: 2, by: -80) } == ["will edit 0-2"])
    let cell = logged.table.cellForRow(at: IndexPath(2))
    #expect(cell?.showingDeleteConfirmation == true)
    // The button is 74 points wide.
    logged.phone.after(0.4)
    #expect(cell?.frame.minX == -74)
    let lines = logged.lines { logged.phone.finger(1).down(at: 300, logged.middle(2).y).up() }
    #expect(lines == ["commit delete 0-2", "did edit nil"])
    #expect(logged.table.numberOfRows(inSection: 0) == 99)
    logged.phone.after(0.4)
    #expect(logged.table.cellForRow(at: IndexPath(2))?.textLabel?.text == "row 3")
    #expect(logged.table.swipe == nil)
  }

  @Test("N-21 a swipe cancels the row's highlight")
  func highlight() {
    let logged = LoggedTable()
    let point = logged.middle(1)
    let finger = logged.finger(on: 1)
    logged.phone.after(0.2)
    let lines = logged.lines { finger.move(to: point.x - 20, point.y) }
    #expect(lines == ["will edit 0-1", "did unhighlight 0-1"])
    finger.up()
  }

  @Test("N-22 a flick opens the actions")
  func flick() {
    let logged = LoggedTable { _, logger in logger.logsSelection = false }
    let point = logged.middle(0)
    // 30 points in 0.05 s are 600 points per second.
    logged.phone.finger(1).down(at: point.x, point.y).move(to: point.x - 30, point.y, over: 0.05)
      .up()
    #expect(logged.table.swipe?.offset == -74)
  }

  @Test("N-22 a vertical movement scrolls, and a diagonal one swipes only if it is mostly sideways")
  func direction() {
    let logged = LoggedTable { _, logger in logger.logsSelection = false }
    let point = logged.middle(4)
    logged.phone.finger(1).down(at: point.x, point.y).move(to: point.x - 30, point.y - 40)
      .move(to: point.x - 60, point.y - 80).after(0.2).up()
    #expect(logged.table.swipe == nil)
    #expect(logged.table.contentOffset.y > 0)
  }

  @Test("N-23 a full swipe performs the first action if the configuration allows it")
  func full() {
    let logged = LoggedTable { _, logger in
      logger.logsSelection = false
      logger.trailing = [action("first"), action("second")]
    }
    // More than 0.6 * 320 points.
    let finger = logged.phone.finger(1).down(at: 310, 22)
    let lines = logged.lines {
      finger.move(to: 290, 22).move(to: 90, 22).after(0.2).up()
    }
    #expect(lines == ["will edit 0-0", "perform first", "did edit 0-0"])
    logged.phone.after(0.4)
    #expect(logged.table.cellForRow(at: IndexPath(0))?.frame.minX == 0)
    logged.logger.fullSwipe = false
    logged.phone.finger(1).down(at: 310, 22).move(to: 290, 22).move(to: 90, 22).after(0.2).up()
    #expect(logged.table.swipe?.offset == logged.table.swipe?.openOffset)
    #expect(logged.lines() == [])
  }

  @Test("N-23 a swipe to the right shows the leading actions, the first at the edge")
  func leading() {
    let logged = LoggedTable { _, logger in
      logger.logsSelection = false
      logger.leading = [action("pin"), action("read")]
    }
    swipe(logged, row: 1, by: 100)
    logged.phone.after(0.4)
    #expect(logged.table.cellForRow(at: IndexPath(1))?.frame.minX == 148)
    #expect(
      logged.lines { logged.phone.finger(1).down(at: 100, 66).up() } == [
        "perform read", "did edit 0-1",
      ])
  }

  @Test("N-24 a touch elsewhere closes the actions and selects nothing")
  func close() {
    let logged = LoggedTable()
    swipe(logged, row: 1, by: -80)
    let lines = logged.lines { logged.finger(on: 5).up() }
    #expect(lines == ["did edit 0-1"])
    #expect(logged.table.swipe == nil)
    logged.phone.after(0.4)
    #expect(logged.table.cellForRow(at: IndexPath(1))?.frame.minX == 0)
    #expect(logged.lines { logged.finger(on: 5).up() }.last == "did select 0-5")
  }

  @Test("N-24 scrolling closes the actions")
  func scroll() {
    let logged = LoggedTable { _, logger in logger.logsSelection = false }
    swipe(logged, row: 1, by: -80)
    let lines = logged.lines {
      logged.phone.finger(1).down(at: 100, 300).move(to: 100, 280).move(to: 100, 200).up()
    }
    #expect(lines == ["did edit 0-1"])
    #expect(logged.table.contentOffset.y > 0)
  }

  @Test("N-24 canceled touches, two fingers, and rotations don't leave actions open")
  func interrupted() {
    let logged = LoggedTable { _, logger in logger.logsSelection = false }
    let point = logged.middle(1)
    logged.phone.finger(1).down(at: point.x, point.y).move(to: point.x - 60, point.y)
    #expect(logged.table.swipe != nil)
    logged.phone.cancel()
    #expect(logged.table.swipe == nil)
    logged.phone.finger(1).up()
    logged.phone.together {
      logged.phone.finger(1).down(at: 200, 66)
      logged.phone.finger(2).down(at: 260, 66)
    }
    logged.phone.together {
      logged.phone.finger(1).move(to: 100, 66)
      logged.phone.finger(2).move(to: 160, 66)
    }
    #expect(logged.table.swipe == nil)
    logged.phone.finger(1).up()
    logged.phone.finger(2).up()
    swipe(logged, row: 1, by: -80)
    #expect(logged.table.swipe != nil)
    logged.table.frame.size.width = 300
    logged.phone.after(0.1)
    #expect(logged.table.swipe == nil)
  }

  @Test("N-25 rows without a commit method, or that can't be edited, can't be swiped")
  func uneditable() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let data = ManyRows(20)
    (table.dataSource, table.delegate) = (data, data)
    let phone = TestPhone(table)
    phone.finger(1).down(at: 200, 100).move(to: 150, 100).move(to: 100, 100).up()
    #expect(table.swipe == nil)
    let logged = LoggedTable { _, logger in
      logger.canEdit = { $0.row != 0 }
      logger.logsSelection = false
    }
    swipe(logged, row: 0, by: -80)
    #expect(logged.table.swipe == nil)
    swipe(logged, row: 1, by: -80)
    #expect(logged.table.swipe != nil)
  }

  @Test("N-25 the older row actions keep the row open after a tap")
  func older() {
    final class Older: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
      ) -> [UITableViewRowAction]? {
        [
          UITableViewRowAction(style: .normal, title: "More") {
            print("\($0.title ?? "") \($1.row)")
          }
        ]
      }
    }
    let older = Older()
    let logged = LoggedTable { table, _ in table.delegate = older }
    swipe(logged, row: 3, by: -80)
    #expect(logged.lines { logged.phone.finger(1).down(at: 300, 154).up() } == ["More 3"])
    #expect(logged.table.swipe != nil)
  }

  @Test("N-26 a horizontal scroll view in a cell scrolls instead of the row")
  func nested() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    inner.contentSize = CGSize(width: 900, height: 44)
    let logged = LoggedTable { _, logger in
      logger.logsSelection = false
      logger.makeCell = {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if inner.superview == nil { cell.contentView.addSubview(inner) }
        return cell
      }
    }
    swipe(logged, row: 0, by: -80)
    #expect(logged.table.swipe == nil)
    #expect(inner.contentOffset.x > 0)
    // A vertical drag on it scrolls the table.
    logged.phone.finger(1).down(at: 100, 30).move(to: 100, 15).move(to: 100, 5).after(0.2).up()
    #expect(logged.table.contentOffset.y > 0)
  }
}
