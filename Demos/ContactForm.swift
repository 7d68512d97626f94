// Contacts: the form for a new contact

import UIKit

/// A form for a new contact.
final class ContactFormController: UIViewController, UITextFieldDelegate {
  private let save: (Contact) -> Void
  private let nameField = UITextField()
  private let numberField = UITextField()

  init(save: @escaping (Contact) -> Void) {
    self.save = save
    super.init(nibName: nil, bundle: nil)
    title = "New Contact"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: Selector("close", Self.close))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: Selector("saveContact", Self.saveContact))
    nameField.placeholder = "Name"
    nameField.accessibilityIdentifier = "name"
    nameField.autocapitalizationType = .words
    nameField.returnKeyType = .next
    numberField.placeholder = "Number"
    numberField.accessibilityIdentifier = "number"
    numberField.returnKeyType = .done
    for field in [nameField, numberField] {
      field.borderStyle = .roundedRect
      field.clearButtonMode = .whileEditing
      field.delegate = self
      field.addTarget(
        self, action: Selector("fieldChanged", Self.fieldChanged), for: .editingChanged)
    }
    let stack = UIStackView(arrangedSubviews: [nameField, numberField])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    fieldChanged()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    nameField.becomeFirstResponder()
  }

  private func fieldChanged() {
    navigationItem.rightBarButtonItem?.isEnabled = nameField.hasText
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      numberField.becomeFirstResponder()
    } else if nameField.hasText {
      saveContact()
    }
    return true
  }

  private func saveContact() {
    save(Contact(name: nameField.text ?? "", number: numberField.text ?? ""))
    close()
  }

  private func close() {
    view.endEditing(true)
    dismiss(animated: true)
  }
}
