import UIKit

class SettingsController: UITableViewController {
  @IBOutlet weak var sound: UISwitch!
  @IBOutlet weak var volumeCell: UITableViewCell!

  override func viewDidLoad() {
    super.viewDidLoad()
    print("sound", sound.isOn, volumeCell.textLabel?.text ?? "", tableView.separatorStyle == .none)
    print("tab", tabBarItem?.title ?? "", tabBarItem?.badgeValue ?? "")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("sections", tableView.numberOfSections, tableView.numberOfRows(inSection: 0))
    print("heights", tableView.visibleCells.map(\.frame.height))
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.detailTextLabel?.text = "3"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    print("selected", indexPath.section, indexPath.row)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    print(
      "prepare", segue.identifier ?? "none", (sender as? UITableViewCell)?.textLabel?.text ?? "")
  }

  @IBAction func soundChanged(_ control: UISwitch) { print("sound", control.isOn) }
}

class CurlItem: UIBarButtonItem {
  @IBInspectable var pages = 0
}

class BarsController: UIViewController, UITabBarDelegate {
  @IBOutlet weak var own: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    print("own", own.currentTitle ?? "")
    print("styles", modalPresentationStyle == .fullScreen, modalTransitionStyle == .crossDissolve)
  }

  @IBAction func pressed(_ item: UIBarButtonItem) {
    print("pressed", item.title ?? "", (item as? CurlItem)?.pages ?? 0)
  }

  @IBAction func ownPressed() { print("pressed own") }

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    print("tab", item.title ?? "", item.tag)
  }
}
