// Contacts (navigation, tables, and text fields)
//
// The idea: a navigation controller pushes view controllers. A finger that drags from the left edge
// pops them, and may change its mind. A sheet on top of them has a form and can be dragged down.
//
// What you will see: a list of people, grouped by their first letter.
//
// What to try: tap a name, then drag from the left edge. Swipe a row to the left to delete it. Tap
// Add, type a name and a number, and tap Save. Drag the sheet down instead.

import UIKit

/// A person with a telephone number.
struct Contact: Equatable {
  var name: String
  var number: String

  /// The first letters of the first and last name.
  var initials: String { String(name.split(separator: " ").compactMap(\.first).prefix(2)) }
}

/// Starts the app with a navigation controller.
public final class ContactsDelegate: NSObject, UIApplicationDelegate {
  /// The app's only window.
  public var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)

  /// Shows the window.
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    window?.rootViewController = UINavigationController(
      rootViewController: ContactsViewController())
    window?.makeKeyAndVisible()
  }
}

/// A list of contacts in sections for their first letters.
final class ContactsViewController: UITableViewController {
  private var contacts = [
    Contact(name: "Ada Lovelace", number: "1815"), Contact(name: "Alan Turing", number: "1912"),
    Contact(name: "Barbara Liskov", number: "1939"),
    Contact(name: "Claude Shannon", number: "1916"),
    Contact(name: "Donald Knuth", number: "1938"), Contact(name: "Edsger Dijkstra", number: "1930"),
    Contact(name: "Frances Allen", number: "1932"), Contact(name: "Grace Hopper", number: "1906"),
    Contact(name: "John McCarthy", number: "1927"), Contact(name: "Kathleen Booth", number: "1922"),
  ]

  /// The letters with contacts, in order, and the contacts of each.
  private var sections: [(letter: String, contacts: [Contact])] {
    Dictionary(grouping: contacts) { String($0.name.prefix(1)) }
      .sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.sorted { $0.name < $1.name }) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    tableView.accessibilityIdentifier = "contacts"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: Selector("add", Self.add))
  }

  private func contact(at path: IndexPath) -> Contact { sections[path.section].contacts[path.row] }

  // MARK: - Rows

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].letter }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { sections[section].contacts.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    cell.textLabel?.text = contact(at: indexPath).name
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityIdentifier = contact(at: indexPath).name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let contact = contact(at: indexPath)
    print("show \(contact.name)")
    navigationController?.pushViewController(ContactViewController(contact), animated: true)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let contact = contact(at: indexPath)
    let isLast = sections[indexPath.section].contacts.count == 1
    contacts.removeAll { $0 == contact }
    print("deleted \(contact.name)")
    if isLast {
      tableView.deleteSections([indexPath.section], with: .automatic)
    } else {
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  // MARK: - New contacts

  private func add() {
    let form = ContactFormController { [weak self] contact in
      guard let self else { return }
      contacts.append(contact)
      tableView.reloadData()
      print("added \(contact.name), \(contact.number)")
    }
    let sheet = UINavigationController(rootViewController: form)
    sheet.modalPresentationStyle = .pageSheet
    present(sheet, animated: true)
  }
}
