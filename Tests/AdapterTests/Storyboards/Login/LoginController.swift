import UIKit

class LoginController: UIViewController, UITextFieldDelegate {
  @IBOutlet weak var nameField: UITextField!
  @IBOutlet private weak var passwordField: UITextField!
  @IBOutlet weak var notes: UITextView!
  @IBOutlet weak var size: UISegmentedControl!
  @IBOutlet weak var wheel: UIActivityIndicatorView!
  @IBOutlet weak var progress: UIProgressView!

  override func viewDidLoad() {
    super.viewDidLoad()
    print("name", nameField.placeholder ?? "", nameField.borderStyle == .roundedRect)
    print(
      "traits", nameField.keyboardType == .emailAddress, nameField.returnKeyType == .next,
      nameField.autocapitalizationType == .none, nameField.clearButtonMode == .whileEditing)
    print("password", passwordField.isSecureTextEntry, passwordField.font?.pointSize ?? 0)
    print("notes", notes.text ?? "", notes.isEditable, notes.font?.pointSize ?? 0)
    print(
      "size", size.numberOfSegments, size.titleForSegment(at: 1) ?? "", size.selectedSegmentIndex)
    print("wheel", wheel.isAnimating, wheel.hidesWhenStopped, progress.progress)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      logIn(textField)
    }
    return false
  }

  @IBAction func nameChanged(_ field: UITextField) { print("typed", field.text ?? "") }
  @IBAction func sizeChanged(_ control: UISegmentedControl) {
    print("size", control.selectedSegmentIndex)
  }
  @IBAction func countChanged(_ stepper: UIStepper) { print("count", stepper.value) }
  @IBAction func pageChanged(_ control: UIPageControl) {
    print("page", control.currentPage, control.numberOfPages)
  }
  @IBAction func logIn(_ sender: Any) {
    print("log in", nameField.text ?? "", passwordField.text ?? "")
    wheel.stopAnimating()
    print("wheel", wheel.isHidden)
  }
}
