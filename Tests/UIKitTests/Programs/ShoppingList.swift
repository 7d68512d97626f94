import UIKit

/// A list whose rows are swiped to delete or mark them, and reordered in editing mode.
final class ShoppingList: UITableViewController {
  var items = ["Milk", "Bread", "Eggs", "Rice", "Tea", "Salt"]
  var done: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    tableView.accessibilityIdentifier = "list"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    let item = items[indexPath.row]
    cell.textLabel?.text = item
    cell.accessoryType = done.contains(item) ? .checkmark : .none
    cell.accessibilityIdentifier = item
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    print("selected \(items[indexPath.row])")
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let mark = UIContextualAction(style: .normal, title: "Done") { [weak self] _, _, completion in
      guard let self else { return }
      done.formSymmetricDifference([items[indexPath.row]])
      // The table keeps visible actions, so they must not keep the table.
      self.tableView.reloadRows(at: [indexPath], with: .none)
      completion(true)
    }
    mark.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [mark])
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    print("deleted \(items.remove(at: indexPath.row))")
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    print("moved \(items[destinationIndexPath.row])")
  }
}
