import TouchTesting
import UIKit

/// A delegate that prints every call, and a target that prints every editing event.
final class FieldLog: NSObject, UITextFieldDelegate {
  var begins = true
  var ends = true
  var clears = true
  var returns = true
  var accepts: (NSRange, String) -> Bool = { _, _ in true }

  /// Observes a field, its events, and its notifications.
  func observe(_ field: UITextField, named name: String = "") {
    field.delegate = self
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
      (.editingDidEnd, "event end"),
    ]
    for (event, text) in events {
      field.addAction(UIAction { _ in print(name + text) }, for: event)
    }
    let notifications: [(NSNotification.Name, String)] = [
      (UITextField.textDidBeginEditingNotification, "note begin"),
      (UITextField.textDidChangeNotification, "note changed"),
      (UITextField.textDidEndEditingNotification, "note end"),
    ]
    for (notification, text) in notifications {
      tokens.append(
        NotificationCenter.default.addObserver(forName: notification, object: field, queue: nil) {
          _ in print(name + text)
        })
    }
    names[ObjectIdentifier(field)] = name
  }

  private var names: [ObjectIdentifier: String] = [:]
  nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  private func log(_ field: UITextField, _ text: String) {
    print((names[ObjectIdentifier(field)] ?? "") + text)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log(textField, "should begin")
    return begins
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { log(textField, "did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log(textField, "should end")
    return ends
  }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    log(textField, "did end \(reason)")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log(textField, "should change \(range.location),\(range.length) to '\(string)'")
    return accepts(range, string)
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { log(textField, "selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    log(textField, "should clear")
    return clears
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log(textField, "should return")
    return returns
  }
}

extension TestPhone {
  /// Creates a phone that shows a field at 10, 100, 200 points wide and 40 high, in a 20-point font.
  /// With the estimated sizes, its characters are 10 points wide, and its lines 24 points high.
  convenience init(field: UITextField) {
    field.frame = CGRect(x: 10, y: 100, width: 200, height: 40)
    field.font = .systemFont(ofSize: 20)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.addSubview(field)
    self.init(view)
  }

  /// Returns the lines that the app logs during an action.
  func logged<Result>(_ action: () throws -> Result) rethrows -> [String] {
    let before = log.lines.count
    _ = try action()
    return log.lines.dropFirst(before).map(\.text)
  }
}

extension UITextField {
  /// The selection's ends in UTF-16 code units.
  var selection: [Int] {
    guard let range = selectedTextRange else { return [] }
    return [
      offset(from: beginningOfDocument, to: range.start),
      offset(from: beginningOfDocument, to: range.end),
    ]
  }

  /// Selects a range of UTF-16 code units.
  func select(_ start: Int, _ end: Int) {
    guard let from = position(from: beginningOfDocument, offset: start),
      let to = position(from: beginningOfDocument, offset: end)
    else { return }
    selectedTextRange = textRange(from: from, to: to)
  }
}
