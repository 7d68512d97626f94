import UIKit

/// Messages whose heights follow from constraints, with the newest at the bottom.
final class Chat: UIViewController, UITableViewDataSource {
  let table = UITableView()
  var messages = (0..<30).map { "Message \($0)" }

  /// A bubble that is as high as its text.
  final class Bubble: UITableViewCell {
    let label = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.contentInsetAdjustmentBehavior = .never
    table.allowsSelection = false
    table.dataSource = self
    table.register(Bubble.self, forCellReuseIdentifier: "bubble")
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath)
    (cell as? Bubble)?.label.text = messages[indexPath.row]
    return cell
  }

  /// Appends a message and scrolls to it.
  func receive(_ message: String) {
    messages.append(message)
    let path = IndexPath(row: messages.count - 1, section: 0)
    table.insertRows(at: [path], with: .bottom)
    table.scrollToRow(at: path, at: .bottom, animated: true)
  }
}
