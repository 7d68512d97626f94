import Testing
import TouchTesting
import UIKit

/// Plays scripts on programs with tables.
struct TableProgramTests {
  @Test("N-21 a list is swiped, edited, and reordered by a script")
  func list() throws {
    let list = ShoppingList()
    let phone = TestPhone(list)
    try phone.play(
      script: """
        touchscript 1
        # The rows are below the status bar. Delete Bread.
        0.1 d1 250,86
        0.12 m1 230,86
        0.3 m1 130,86
        0.5 u1
        1.0 d1 300,86
        1.05 u1
        # Mark Eggs with a full swipe.
        2.0 d1 20,86
        2.02 m1 40,86
        2.2 m1 260,86
        2.4 u1
        # Select Milk.
        3.0 d1 100,42
        3.05 u1
        """)
    phone.after(1)
    #expect(phone.log.text == "deleted Bread\nselected Milk")
    #expect(list.done == ["Eggs"])
    list.setEditing(true, animated: true)
    phone.after(0.5)
    try phone.play(
      script: """
        touchscript 1
        # Drag Tea, the fourth row, to the top, and touch another row meanwhile.
        0.1 d1 300,174
        0.2 m1 300,120
        0.3 m1 300,40
        0.35 d2 100,200
        0.4 u2
        0.5 u1
        """)
    #expect(list.items == ["Tea", "Milk", "Eggs", "Rice", "Salt"])
    #expect(phone.log.text.hasSuffix("moved Tea"))
  }

  @Test(
    "N-26 shelves scroll sideways, their table up and down, and their pages at the shelves' end")
  func shelves() throws {
    let shelves = Shelves()
    let phone = TestPhone(shelves)
    try phone.play(
      script: """
        touchscript 1
        0.1 d1 200,150
        0.12 m1 180,150
        0.3 m1 60,150
        0.5 u1
        # The same finger path, but upward.
        1.0 d1 200,250
        1.02 m1 200,230
        1.2 m1 200,100
        1.4 u1
        # A tap on the first book of a shelf.
        2.0 d1 50,300
        2.05 u1
        """)
    #expect(shelves.scroller(1)?.contentOffset.x == 130)
    #expect(shelves.table.contentOffset.y == 140)
    #expect(shelves.pages.contentOffset.x == 0)
    #expect(phone.log.text == "book 0")
    // A shelf at its end passes the drag on to the pages.
    let scroller = shelves.scroller(2)
    scroller?.contentOffset.x = 280
    phone.finger(1).down(at: 300, 120).move(to: 280, 120).move(to: 80, 120).after(0.2).up()
    phone.after(2)
    #expect(scroller?.contentOffset.x == 280)
    #expect(shelves.pages.contentOffset.x == 320)
  }

  @Test("N-26 two fingers scroll two shelves, and three fingers scroll the table once")
  func fingers() {
    let shelves = Shelves()
    let phone = TestPhone(shelves)
    phone.finger(1).down(at: 300, 50)
    phone.finger(2).down(at: 300, 250)
    for x in [280, 200] as [CGFloat] {
      phone.together {
        phone.finger(1).move(to: x, 50)
        phone.finger(2).move(to: x, 250)
      }
    }
    #expect(shelves.scroller(0)?.contentOffset.x == 90)
    #expect(shelves.scroller(2)?.contentOffset.x == 90)
    phone.cancel()
    #expect(shelves.pages.contentOffset.x == 0)
    for finger in 1...2 { phone.finger(finger).up() }
    for finger in 1...3 { phone.finger(finger).down(at: CGFloat(80 * finger), 300) }
    for y in [280, 200] as [CGFloat] {
      phone.together {
        for finger in 1...3 { phone.finger(finger).move(to: CGFloat(80 * finger), y) }
      }
    }
    #expect(shelves.table.contentOffset.y == 90)
    #expect(phone.log.text == "")
  }

  @Test("N-05 a chat has bubbles as high as their text, and shows a new message")
  func chat() {
    let chat = Chat()
    let phone = TestPhone(chat)
    let height = chat.table.rectForRow(at: IndexPath(0)).height
    let label = (chat.table.visibleCells.first as? Chat.Bubble)?.label
    #expect(height == (label?.intrinsicContentSize.height ?? 0) + 24)
    chat.receive(Array(repeating: "several words", count: 8).joined(separator: "\n"))
    phone.after(1)
    let last = IndexPath(chat.messages.count - 1)
    #expect(chat.table.indexPathsForVisibleRows?.last == last)
    #expect(chat.table.rectForRow(at: last).height > 3 * height)
    phone.finger(1).down(at: 100, 100).move(to: 100, 120).move(to: 100, 400, over: 0.2).up()
    phone.after(3)
    #expect(chat.table.indexPathsForVisibleRows?.last != last)
  }

  @Test("N-24 rotating the phone and the dark style keep a table usable")
  func rotation() {
    let list = ShoppingList()
    let phone = TestPhone(list)
    phone.rotate(to: .landscapeLeft)
    phone.after(1)
    #expect(list.tableView.bounds.width == 480)
    #expect(list.tableView.visibleCells.first?.frame.width == 480)
    list.overrideUserInterfaceStyle = .dark
    phone.after(0.1)
    let color = list.tableView.visibleCells.first?.layer.backgroundColor
    #expect(
      color
        == UIColor.systemBackground.resolvedColor(
          with: UITraitCollection(userInterfaceStyle: .dark)
        ).cgColor)
    phone.tap(at: 200, 60)
    #expect(phone.log.text.hasPrefix("selected"))
  }
}
