import UIKit

/// A table of shelves, each of which scrolls sideways, inside pages that scroll sideways as well.
final class Shelves: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let pages = UIScrollView()
  let table = UITableView(frame: .zero, style: .plain)

  /// A row with books that scroll sideways.
  final class Shelf: UITableViewCell {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      scroller.contentSize = CGSize(width: 600, height: 100)
      for index in 0..<6 {
        let book = UIView(frame: CGRect(x: 100 * index + 10, y: 10, width: 80, height: 80))
        book.backgroundColor = .systemOrange
        book.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Shelf.tapped))
        book.tag = index
        scroller.addSubview(book)
      }
      contentView.addSubview(scroller)
    }

    required init?(coder: NSCoder) { nil }

    func tapped(_ tap: UITapGestureRecognizer) { print("book \(tap.view?.tag ?? -1)") }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    pages.frame = view.bounds
    pages.isPagingEnabled = true
    pages.contentInsetAdjustmentBehavior = .never
    pages.contentSize = CGSize(width: 2 * view.bounds.width, height: view.bounds.height)
    table.frame = view.bounds
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 100
    (table.dataSource, table.delegate) = (self, self)
    table.register(Shelf.self, forCellReuseIdentifier: "shelf")
    pages.addSubview(table)
    view.addSubview(pages)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    print("shelf \(indexPath.row)")
  }

  /// The scroller of a visible row.
  func scroller(_ row: Int) -> UIScrollView? {
    (table.cellForRow(at: IndexPath(row: row, section: 0)) as? Shelf)?.scroller
  }
}
