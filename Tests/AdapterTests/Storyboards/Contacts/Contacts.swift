import UIKit

class RatingCell: UITableViewCell {
  @IBOutlet weak var title: UILabel!

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    print("cell", reuseIdentifier ?? "none", contentView.subviews.count)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    print("awake", title.text ?? "")
  }

  @IBAction func flash() { print("flash") }
}

class ContactsController: UITableViewController {
  @IBOutlet weak var addButton: UIBarButtonItem!
  private var names = ["Ann", "Ben"]

  override func viewDidLoad() {
    super.viewDidLoad()
    print("table", tableView.style == .grouped, tableView.separatorInset.left)
    print("header", tableView.tableHeaderView?.frame.height ?? 0)
    print("button", addButton.tag, navigationItem.rightBarButtonItems?[1].isEnabled ?? true)
    print("refresh", refreshControl != nil, clearsSelectionOnViewWillAppear)
    print("bar", navigationController?.navigationBar.isTranslucent ?? true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count + 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath.row == names.count {
      return tableView.dequeueReusableCell(withIdentifier: "rating", for: indexPath)
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    print("row", names[indexPath.row], cell.detailTextLabel?.text ?? "none")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    print("selected", indexPath.row)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    print("prepare", segue.identifier ?? "none", type(of: sender ?? "nobody"))
    guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell),
      let details = segue.destination as? ContactController
    else { return }
    print("from", path.row, tableView.indexPathForSelectedRow?.row ?? -1)
    details.name = names[path.row]
  }

  @IBAction func add(_ sender: UIBarButtonItem) {
    names.append("Cid")
    tableView.insertRows(at: [IndexPath(row: names.count - 1, section: 0)], with: .none)
  }

  @IBAction func count() { print("count", names.count) }

  @IBAction func rate(_ button: UIButton) { print("rate", button.currentTitle ?? "") }

  @IBAction func refresh(_ control: UIRefreshControl) {
    print("refreshing")
    control.endRefreshing()
  }
}

class ContactController: UIViewController {
  var name = "new"
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet weak var kind: UISegmentedControl!

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = name
    print("details", name, navigationItem.titleView === kind, kind.numberOfSegments)
  }
}
