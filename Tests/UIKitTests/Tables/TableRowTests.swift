import Testing
import TouchTesting
import UIKit

@testable import UIKit

/// A data source and delegate with only the necessary methods.
final class ManyRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let count: Int
  var calls = 0
  var created = 0

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    calls += 1
    return count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    calls += 1
    if let cell = tableView.dequeueReusableCell(withIdentifier: "row") { return cell }
    created += 1
    return UITableViewCell(style: .default, reuseIdentifier: "row")
  }
}

struct TableRowTests {
  @Test("N-01 rows are 44 points high, and labels and separators begin 16 points from the left")
  func sizes() {
    let logged = LoggedTable([["a"]]) { table, _ in
      table.rowHeight = UITableView.automaticDimension
    }
    let cell = logged.table.cellForRow(at: IndexPath(0))
    #expect(cell?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell?.textLabel?.frame.minX == 16)
    #expect(cell?.separatorInset.left == 16)
    // The test phone has one pixel per point.
    #expect(
      cell?.subviews.last?.frame == CGRect(x: 16, y: 43, width: 320 - 16, height: 1))
    #expect(
      LoggedTable([["a"]], style: .plain, titles: ["t"]).table.rectForHeader(inSection: 0).height
        == 28)
  }

  @Test("N-02 the counts are read section by section, and then a cell for each visible row")
  func order() {
    let logged = LoggedTable([["a", "b"], ["c"]]) { _, logger in
      logger.logsData = true
      logger.logsDisplay = true
      logger.logsSelection = false
    }
    #expect(
      logged.phone.log.text.split(separator: "\n") == [
        "sections", "rows 0", "rows 1", "cell 0-0", "will display 0-0", "cell 0-1",
        "will display 0-1", "cell 1-0", "will display 1-0",
      ])
    let reload = logged.lines {
      logged.table.reloadData()
      logged.phone.after(0.1)
    }
    #expect(
      reload == [
        "did end 0-0", "did end 0-1", "did end 1-0", "sections", "rows 0", "rows 1", "cell 0-0",
        "will display 0-0", "cell 0-1", "will display 0-1", "cell 1-0", "will display 1-0",
      ])
  }

  @Test("N-02 a delegate's heights are read for every row when the data is loaded")
  func heightOrder() {
    let logged = LoggedTable([["a", "b"]]) { _, logger in
      logger.logsData = true
      logger.heights = { CGFloat(50 + 10 * $0.row) }
    }
    #expect(
      logged.phone.log.text.split(separator: "\n") == [
        "sections", "rows 0", "height 0-0", "height 0-1", "cell 0-0", "cell 0-1",
      ])
    #expect(
      logged.table.rectForRow(at: IndexPath(1)) == CGRect(x: 0, y: 50, width: 320, height: 60))
  }

  @Test("N-03 only visible rows have cells, and a cell that leaves is used for the next row")
  func reuse() {
    let logged = LoggedTable { _, logger in
      logger.logsDisplay = true
      logger.logsSelection = false
    }
    // 440 / 44 rows.
    #expect(logged.table.visibleCells.count == 10)
    let first = logged.table.cellForRow(at: IndexPath(0))
    let lines = logged.lines {
      logged.table.contentOffset.y = 44
      logged.phone.after(0.1)
    }
    #expect(lines == ["will display 0-10", "did end 0-0"])
    logged.table.contentOffset.y = 88
    logged.phone.after(0.1)
    #expect(logged.table.cellForRow(at: IndexPath(11)) === first)
    #expect(first?.textLabel?.text == "row 11")
    #expect(logged.table.cellForRow(at: IndexPath(0)) == nil)
    #expect(logged.logger.cellCount == 11)
  }

  @Test(
    "N-04 scrolling and loading do the same work for any number of rows",
    arguments: [1000, 100_000])
  func work(count: Int) {
    let data = ManyRows(count)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    (table.dataSource, table.delegate) = (data, data)
    table.contentInsetAdjustmentBehavior = .never
    let phone = TestPhone(table)
    // One call for the count, and one for each visible row.
    #expect(data.calls == 1 + 10)
    phone.finger(1).down(at: 100, 400).move(to: 100, 100, over: 0.2).up()
    phone.after(4)
    let row = table.indexPathsForVisibleRows?.last?.row ?? 0
    #expect(row > 20)
    // Every row that came into view needed one call.
    #expect(data.calls == 1 + row + 1)
    #expect(data.created <= 12)
    // A jump needs the cells of one screen.
    let calls = data.calls
    table.scrollToRow(at: IndexPath(count - 1), at: .bottom, animated: false)
    phone.after(0.1)
    #expect(data.calls == calls + 10)
    #expect(table.contentOffset.y == CGFloat(count) * 44 - 440)
  }

  @Test("N-05 cells determine their height if the row height is automatic")
  func selfSizing() {
    let logged = LoggedTable([["one", "two\nlines\nof\ntext\nand more", "three"]]) {
      table, logger in
      table.rowHeight = UITableView.automaticDimension
      logger.makeCell = {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        return cell
      }
    }
    let heights = (0..<3).map { logged.table.rectForRow(at: IndexPath($0)).height }
    #expect(heights[0] == 44)
    #expect(heights[2] == 44)
    let label = logged.table.cellForRow(at: IndexPath(1))?.textLabel
    #expect(heights[1] == ((label?.intrinsicContentSize.height ?? 0) + 22).rounded(.up))
    #expect(logged.table.contentSize.height == heights.reduce(0, +))
  }

  @Test("N-05 constraints between the content view's top and bottom determine a cell's height")
  func constraints() {
    final class Cell: UITableViewCell {
      init() {
        super.init(style: .default, reuseIdentifier: nil)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          box.widthAnchor.constraint(equalToConstant: 50),
          box.heightAnchor.constraint(equalToConstant: 80),
          contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let logged = LoggedTable([["a", "b"]]) { table, logger in
      table.rowHeight = UITableView.automaticDimension
      logger.makeCell = { Cell() }
    }
    #expect(
      logged.table.rectForRow(at: IndexPath(1)) == CGRect(x: 0, y: 100, width: 320, height: 100))
  }

  @Test("N-01 the margins of a cell's content view begin at its labels, below any bar")
  func contentMargins() {
    final class Cell: UITableViewCell {
      let box = UIView()
      init() {
        super.init(style: .default, reuseIdentifier: nil)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: margins.topAnchor),
          box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
          box.heightAnchor.constraint(equalToConstant: 80),
          margins.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let logged = LoggedTable { table, logger in
      table.rowHeight = UITableView.automaticDimension
      logger.makeCell = { Cell() }
    }
    // The first row may be below the status bar.
    logged.table.contentOffset.y = 0
    logged.phone.after(0.1)
    let cells = logged.table.visibleCells.compactMap { $0 as? Cell }
    #expect(cells.first?.box.frame == CGRect(x: 16, y: 11, width: 320 - 2 * 16, height: 80))
    #expect(cells.allSatisfy { $0.frame.height == 11 + 80 + 11 })
    cells.first?.contentView.layoutMargins.left = 30
    logged.phone.after(0.1)
    #expect(cells.first?.box.frame.minX == 30)
  }

  @Test("N-06 rows that are measured above the visible ones don't move them")
  func shift() {
    final class Tall: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
    }
    let logged = LoggedTable { table, logger in
      table.rowHeight = UITableView.automaticDimension
      logger.makeCell = { Tall(style: .default, reuseIdentifier: "row") }
    }
    logged.table.scrollToRow(at: IndexPath(50), at: .top, animated: false)
    logged.phone.after(0.1)
    let row = logged.table.indexPathsForVisibleRows?[1] ?? IndexPath(0)
    let before = logged.table.rectForRow(at: row).minY - logged.table.contentOffset.y
    let finger = logged.phone.finger(1).down(at: 100, 100)
    finger.move(to: 100, 120)
    // 310 points bring rows above into view, which are 26 points taller than estimated.
    finger.move(to: 100, 420, over: 0.5)
    let after = logged.table.rectForRow(at: row).minY - logged.table.contentOffset.y
    #expect(after == before + 310)
    finger.after(0.2).up()
  }

  @Test("N-07 index paths, rectangles, and points agree")
  func locations() {
    let logged = LoggedTable([["a", "b"], ["c", "d", "e"]], titles: ["first", "second"])
    let table = logged.table
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 1) == 3)
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 28 + 88, width: 320, height: 28))
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 1)).minY == 28 + 88 + 28 + 44 as CGFloat)
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 116, width: 320, height: 28 + 132))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 28 + 44)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 120)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 9999)) == nil)
    #expect(table.rectForRow(at: IndexPath(row: 9, section: 9)) == .zero)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 100, width: 1, height: 60)) == [
        IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1),
      ])
    #expect(table.contentSize == CGSize(width: 320, height: 56 + 5 * 44))
  }

  @Test("N-07 scrolling to a row places it at the top, middle, or bottom, below a plain header")
  func scrolling() {
    let logged = LoggedTable(titles: ["title"])
    let (table, path) = (logged.table, IndexPath(50))
    let y = 28 + 50 * 44 as CGFloat
    table.scrollToRow(at: path, at: .top, animated: false)
    #expect(table.contentOffset.y == y - 28)
    table.scrollToRow(at: path, at: .middle, animated: false)
    #expect(table.contentOffset.y == y + 22 - 220)
    table.scrollToRow(at: path, at: .bottom, animated: false)
    #expect(table.contentOffset.y == y + 44 - 440)
    table.scrollToRow(at: path, at: .none, animated: false)
    #expect(table.contentOffset.y == y + 44 - 440)
    table.scrollToRow(at: IndexPath(999), at: .top, animated: false)
    #expect(table.contentOffset.y == y + 44 - 440)
  }

  @Test("N-08 a plain header stays at the top until its section ends")
  func sticky() {
    let logged = LoggedTable(
      [TableLogger.rows(20), TableLogger.rows(20)], titles: ["first", "second"]
    ) { _, logger in
      logger.logsDisplay = true
      logger.logsSelection = false
    }
    let table = logged.table
    table.contentOffset.y = 100
    logged.phone.after(0.1)
    #expect(table.headerView(forSection: 0)?.frame.minY == 100)
    // The section ends at 28 + 20 * 44 = 908.
    table.contentOffset.y = 890
    logged.phone.after(0.1)
    #expect(table.headerView(forSection: 0)?.frame.minY == 908 - 28 as CGFloat)
    #expect(table.headerView(forSection: 1)?.frame.minY == 908)
    let lines = logged.lines {
      table.contentOffset.y = 920
      logged.phone.after(0.1)
    }
    #expect(lines.contains("did end header 0"))
    #expect(table.headerView(forSection: 1)?.frame.minY == 920)
  }

  @Test("N-08 grouped titles scroll with their rows and are in capital letters")
  func grouped() {
    let logged = LoggedTable([["a"], ["b"]], style: .grouped, titles: ["first", nil])
    let header = logged.table.headerView(forSection: 0)
    #expect(header?.textLabel?.text == "FIRST")
    #expect(logged.table.rectForHeader(inSection: 0).height == 55.5)
    #expect(logged.table.rectForHeader(inSection: 1).height == 17.5)
    #expect(logged.table.backgroundColor == .systemGroupedBackground)
    #expect(
      logged.table.cellForRow(at: IndexPath(0))?.backgroundColor
        == .secondarySystemGroupedBackground)
  }

  @Test("N-09 registered classes create cells with their own initializers")
  func registered() {
    final class Cell: UITableViewCell {
      var note = "none"
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        note = "made"
      }
      required init?(coder: NSCoder) { nil }
      override func prepareForReuse() {
        super.prepareForReuse()
        note = "reused"
      }
    }
    class Plain: UITableViewCell {}
    let table = UITableView()
    table.register(Cell.self, forCellReuseIdentifier: "own")
    table.register(Plain.self, forCellReuseIdentifier: "plain")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    let cell = table.dequeueReusableCell(withIdentifier: "own", for: IndexPath(0)) as? Cell
    #expect(cell?.note == "made")
    #expect(cell?.reuseIdentifier == "own")
    #expect(cell?.detailTextLabel != nil)
    #expect(table.dequeueReusableCell(withIdentifier: "plain") is Plain)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    #expect(
      table.dequeueReusableHeaderFooterView(withIdentifier: "header")?.reuseIdentifier == "header")
    if let cell { table.collect(cell) }
    #expect((table.dequeueReusableCell(withIdentifier: "own") as? Cell)?.note == "reused")
  }

  @Test("N-09 the table knows which optional methods a data source or controller implements")
  func implemented() {
    final class Committing: UITableViewController {
      override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {}
    }
    #expect(UITableViewController.knowsOverrides)
    #expect(TableLogger([]).commitsEdits)
    #expect(TableLogger([]).movesRows)
    #expect(!ManyRows(1).commitsEdits)
    #expect(!ManyRows(1).movesRows)
    #expect(Committing().commitsEdits)
    #expect(!Committing().movesRows)
    #expect(!UITableViewController().commitsEdits)
  }

  @Test(
    "N-10 a controller's table has the controller as its data source, and its selection is cleared")
  func controller() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let rows = Rows(style: .grouped)
    let phone = TestPhone(rows)
    #expect(rows.tableView.style == .grouped)
    #expect(rows.tableView.visibleCells.count == 3)
    rows.tableView.selectRow(at: IndexPath(1), animated: false, scrollPosition: .none)
    rows.viewWillAppear(false)
    #expect(rows.tableView.indexPathForSelectedRow == nil)
    rows.setEditing(true, animated: false)
    #expect(rows.tableView.isEditing)
    phone.after(0.1)
  }
}
