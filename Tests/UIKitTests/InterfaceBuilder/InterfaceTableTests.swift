import Testing
import TouchTesting

@testable import UIKit

/// Tables, cells, and bar buttons that generated code creates from interface files.
@Suite(.serialized)
struct InterfaceTableTests {
  @Test("C-55 a coder sets values that only initializers can set")
  func initialValues() throws {
    let table = UITableView(
      coder: _InterfaceCoder(UITableView.self, tableStyle: .insetGrouped) { (_: UITableView) in })
    #expect(table?.style == .insetGrouped)
    let cell = UITableViewCell(
      coder: _InterfaceCoder(UITableViewCell.self, cellStyle: .subtitle, reuseIdentifier: "row") {
        (cell: UITableViewCell) in cell.detailTextLabel?.text = "below"
      })
    #expect(cell?.detailTextLabel?.text == "below")
    #expect(cell?.reuseIdentifier == "row")
    let item = UIBarButtonItem(
      coder: _InterfaceCoder(UIBarButtonItem.self, systemItem: .save) {
        (item: UIBarButtonItem) in item.tag = 3
      })
    #expect(item?.title == "Save")
    #expect(item?.style == .done)
    #expect(item?.tag == 3)
    let plain = UITableView(coder: NSCoder())
    #expect(plain?.style == .plain)
  }

  @Test("C-55 a coder sets the properties of small controls after their setup")
  func controls() {
    var calls = 0
    func coder<Kind: UIView>(_ kind: Kind.Type) -> _InterfaceCoder {
      _InterfaceCoder(kind) { (view: Kind) in
        calls += 1
        view.isUserInteractionEnabled = false
        view.backgroundColor = .red
      }
    }
    let views = [
      UISegmentedControl(coder: coder(UISegmentedControl.self)),
      UIStepper(coder: coder(UIStepper.self)), UIPageControl(coder: coder(UIPageControl.self)),
      UIProgressView(coder: coder(UIProgressView.self)),
      UIActivityIndicatorView(coder: coder(UIActivityIndicatorView.self)),
    ]
    #expect(calls == views.count)
    #expect(views.allSatisfy { $0?.backgroundColor == .red })
    #expect(views.allSatisfy { $0?.isUserInteractionEnabled == false })
  }

  final class List: UITableViewController {
    var log: [String] = []
    var made = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(indexPath.row)")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      let path = (sender as? UITableViewCell).flatMap(tableView.indexPath(for:))
      let selected = tableView.indexPathForSelectedRow
      log.append(
        "\(identifier) \(path?.row ?? -1) \(selected?.row ?? -1) \(sender is UIBarButtonItem)")
      return false
    }
  }

  /// Registers a storyboard with a table of one prototype cell, and returns the table's controller.
  private func makeList(_ name: String) throws -> List {
    let segues = ["row", "info", "bar"].map {
      _InterfaceSegue(id: $0, identifier: $0, target: .controller("none"))
    }
    let load: @MainActor (UIViewController) -> [Any] = { owner in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
      table._registerPrototype("row") { [weak owner] in
        (owner as? List)?.made += 1
        let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.accessoryType = .detailButton
        owner?._addSegue("row", to: cell)
        owner?._addSegue("info", to: cell, isAccessory: true)
        return [cell]
      }
      owner.view = table
      let item = UIBarButtonItem(title: "Bar", style: .plain, target: nil, action: nil)
      owner._addSegue("bar", to: item)
      owner.navigationItem.rightBarButtonItem = item
      return [table]
    }
    _InterfaceFiles.add(
      storyboard: name, initial: "list", isMain: false,
      scenes: [
        _InterfaceScene(
          id: "list", identifier: nil, segues: segues,
          coder: { _InterfaceCoder(UITableViewController.self) { (_: UITableViewController) in } },
          make: { List(coder: $0) }, loadView: load)
      ])
    return try #require(
      UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() as? List)
  }

  @Test("N-35 a selected prototype cell performs its segue before the delegate is called")
  func cellSegues() throws {
    let list = try makeList("Cells")
    let phone = TestPhone(UINavigationController(rootViewController: list))
    phone.after(0.1)
    phone.tap(list.tableView.visibleCells[2], at: CGPoint(x: 50, y: 20))
    // The accessory button is at the right end.
    phone.tap(list.tableView.visibleCells[1], at: CGPoint(x: 300, y: 20))
    phone.tap(.text("Bar"))
    #expect(
      list.log == ["row 2 2 false", "selected 2", "info 1 2 false", "bar -1 2 true"])
    try phone.finish()
  }

  @Test("N-35 prototype cells, and nib file cells without an identifier, are used again")
  func cellReuse() throws {
    for isNib in [false, true] {
      let list = try makeList("Reuse")
      if isNib {
        _InterfaceFiles.add(nib: "Row") { [weak list] _ in
          list?.made += 1
          return [UITableViewCell(style: .default, reuseIdentifier: nil)]
        }
        list.tableView.register(
          UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
      }
      let phone = TestPhone(list)
      phone.after(0.1)
      let count = list.made
      #expect(count == list.tableView.visibleCells.count)
      for row in [30, 60, 90] {
        list.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
        phone.after(0.1)
      }
      // At most one more row is visible than at the top, and new cells are created before the old
      // ones are collected (N-03).
      #expect(list.made <= 2 * (count + 1))
      try phone.finish()
    }
  }

  @Test("N-35 a table controller shows the sections of an interface file by default")
  func fixedSections() throws {
    let controller = UITableViewController(style: .grouped)
    let cells = ["a", "b", "c"].map { UITableViewCell(style: .default, reuseIdentifier: $0) }
    let table = try #require(controller.tableView)
    table.rowHeight = 50
    table._setSections([
      _InterfaceSection(
        header: "First", footer: nil, rows: [(cells[0], nil), (nil, 10), (cells[1], 70)]),
      _InterfaceSection(header: nil, footer: "Last", rows: [(cells[2], nil)]),
    ])
    let phone = TestPhone(controller)
    phone.after(0.1)
    #expect(table.numberOfSections == 2)
    #expect(table.visibleCells == cells)
    #expect(cells.map(\.frame.height) == [50, 70, 50])
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == "First")
    #expect(controller.tableView(table, titleForFooterInSection: 1) == "Last")
    #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
    #expect(controller.tableView(table, numberOfRowsInSection: 2) == 0)
    try phone.finish()
  }
}
