import UIKit

/// A form with a keyboard: each field's return key leads to the next field, the form moves above
/// the keyboard, and the button is enabled once everything is filled in.
class FormController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  private let nameField = UITextField()
  private let passwordField = UITextField()
  private let notesView = UITextView()
  private let saveButton = UIButton(type: .system)
  private lazy var stack = UIStackView(arrangedSubviews: [
    nameField, passwordField, notesView, saveButton,
  ])
  private var bottomConstraint: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    nameField.placeholder = "Name"
    nameField.returnKeyType = .next
    nameField.clearButtonMode = .whileEditing
    nameField.accessibilityIdentifier = "name"
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .done
    passwordField.accessibilityIdentifier = "password"
    for field in [nameField, passwordField] {
      field.borderStyle = .roundedRect
      field.delegate = self
      field.addTarget(self, action: #selector(fieldChanged(_:)), for: .editingChanged)
    }
    notesView.delegate = self
    notesView.font = UIFont.preferredFont(forTextStyle: .body)
    notesView.layer.borderWidth = 0.5
    notesView.layer.borderColor = UIColor.systemGray4.cgColor
    notesView.layer.cornerRadius = 5
    notesView.accessibilityIdentifier = "notes"
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    bar.backgroundColor = .secondarySystemBackground
    let done = UIButton(type: .system)
    done.setTitle("Done", for: .normal)
    done.frame = CGRect(x: 250, y: 0, width: 70, height: 40)
    done.addTarget(self, action: #selector(hideKeyboard), for: .touchUpInside)
    bar.addSubview(done)
    notesView.inputAccessoryView = bar
    saveButton.setTitle("Save", for: .normal)
    saveButton.isEnabled = false
    saveButton.addTarget(self, action: #selector(save), for: .touchUpInside)
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    bottomConstraint = stack.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      bottomConstraint,
      nameField.heightAnchor.constraint(equalToConstant: 34),
      passwordField.heightAnchor.constraint(equalToConstant: 34),
      saveButton.heightAnchor.constraint(equalToConstant: 34),
    ])
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillChange(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillHide(_:)),
      name: UIResponder.keyboardWillHideNotification, object: nil)
    let tap = UITapGestureRecognizer(target: self, action: #selector(hideKeyboard))
    view.addGestureRecognizer(tap)
  }

  @objc private func keyboardWillChange(_ notification: Notification) {
    guard let info = notification.userInfo,
      let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
    else { return }
    print("keyboard \(Int(frame.height))")
    bottomConstraint.constant = -(view.bounds.maxY - frame.minY) - 8
    UIView.animate(withDuration: duration) { self.view.layoutIfNeeded() }
  }

  @objc private func keyboardWillHide(_ notification: Notification) {
    print("keyboard hidden")
    bottomConstraint.constant = -20
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField == nameField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let text = textField.text, let range = Range(range, in: text) else { return false }
    return text.replacingCharacters(in: range, with: string).count <= 10
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    print("\(textField == nameField ? "name" : "password"): \(textField.text ?? "")")
  }

  func textViewDidChange(_ textView: UITextView) {
    print("notes: \(textView.text.count)")
  }

  @objc func fieldChanged(_ sender: UITextField) {
    saveButton.isEnabled = [nameField, passwordField].allSatisfy { !($0.text ?? "").isEmpty }
  }

  @objc func hideKeyboard() {
    view.endEditing(true)
  }

  @objc func save() {
    print("saved \(nameField.text!)")
  }
}
