import TouchScript
import UIKit
import WebDriverActions

// Text fields and other text inputs.
extension WebDriverSession {
  /// Returns the identifier of the view that is the first responder.
  func activeElement() throws(WebDriverFailure) -> Any? {
    guard let view = phone.context.windows.firstResponder as? UIView, view.window != nil else {
      throw WebDriverFailure(.noSuchElement, "no view is the first responder")
    }
    return elements.identifier(of: view)
  }

  /// Types text into an element, or into the text input that is being edited.
  func type(_ arguments: [String: Any]) throws(WebDriverFailure) -> Any? {
    guard let text = arguments["text"] as? String else {
      throw WebDriverFailure(.invalidArgument, "expected \"text\", a string")
    }
    let entries: [TextEntry]
    do throws(ScriptError.Problem) {
      entries = try WebDriverKeyboard.entries(typing: text)
    } catch {
      throw WebDriverFailure(.invalidArgument, error.message)
    }
    if arguments["element"] != nil { try beginEditing(try view(arguments), arguments) }
    guard phone.context.acceptsText else {
      throw WebDriverFailure(
        .invalidElementState, "no text is being edited; click a text field before typing")
    }
    try play(Script(steps: entries.map { .init(.zero, .command(.type($0))) }))
    return nil
  }

  /// Removes an element's text, and ends editing.
  func clear(_ arguments: [String: Any]) throws(WebDriverFailure) -> Any? {
    let view = try view(arguments)
    try beginEditing(view, arguments)
    let keys: [TextKey] =
      (view as? any UIKeyInput)?.hasText == true ? [.selectAll, .backspace] : []
    try play(Script(steps: keys.map { .init(.zero, .command(.type(.key($0)))) }))
    phone.perform { _ = view.resignFirstResponder() }
    return nil
  }

  /// Makes a text input the first responder, with the caret at its end, by touching it.
  private func beginEditing(
    _ view: UIView, _ arguments: [String: Any]
  ) throws(WebDriverFailure) {
    guard view is any UIKeyInput else {
      throw WebDriverFailure(.invalidElementState, "the element is not a text field")
    }
    guard (view as? UIControl)?.isEnabled != false, (view as? UITextView)?.isEditable != false
    else {
      throw WebDriverFailure(.invalidElementState, "the element cannot be edited")
    }
    guard phone.context.windows.firstResponder !== view else { return }
    _ = try click(arguments)
    guard phone.context.windows.firstResponder === view else {
      throw WebDriverFailure(
        .elementNotInteractable, "a touch on the element did not begin editing")
    }
    phone.perform {
      guard let input = view as? any UITextInput else { return }
      let end = input.endOfDocument
      input.selectedTextRange = input.textRange(from: end, to: end)
    }
  }
}
