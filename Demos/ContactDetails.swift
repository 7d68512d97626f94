// Contacts: one contact

import UIKit

/// Shows one contact with its initials in a circle.
final class ContactViewController: UIViewController {
  private let contact: Contact

  init(_ contact: Contact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
    title = contact.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let circle = label(contact.initials, size: 36)
    circle.textColor = .white
    circle.backgroundColor = .systemBlue
    circle.layer.cornerRadius = 50
    circle.clipsToBounds = true
    let stack = UIStackView(arrangedSubviews: [
      circle, label(contact.name, size: 24), label(contact.number, size: 17),
    ])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      circle.widthAnchor.constraint(equalToConstant: 100),
      circle.heightAnchor.constraint(equalToConstant: 100),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 32),
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  private func label(_ text: String, size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.textAlignment = .center
    return label
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print("left \(contact.name)")
  }
}
