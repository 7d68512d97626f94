// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import UIKit

class UITextFieldDelegateAdapter: DelegateAdapter, UITextFieldDelegate {
  override class var selectors: String { "textFieldShouldBeginEditing: textFieldDidBeginEditing: textFieldShouldEndEditing: textFieldDidEndEditing: textFieldDidEndEditing:reason: textField:shouldChangeCharactersInRange:replacementString: textFieldDidChangeSelection: textFieldShouldClear: textFieldShouldReturn:" }

  func textFieldShouldBeginEditing(_ a1: UITextField) -> Bool {
    guard let object = receiver(0) else { return true }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; return (tbo_UITextFieldDelegate_textFieldShouldBeginEditing(object, r1) != 0)
  }
  func textFieldDidBeginEditing(_ a1: UITextField) {
    guard let object = receiver(1) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UITextFieldDelegate_textFieldDidBeginEditing(object, r1)
  }
  func textFieldShouldEndEditing(_ a1: UITextField) -> Bool {
    guard let object = receiver(2) else { return true }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; return (tbo_UITextFieldDelegate_textFieldShouldEndEditing(object, r1) != 0)
  }
  func textFieldDidEndEditing(_ a1: UITextField) {
    guard let object = receiver(3) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UITextFieldDelegate_textFieldDidEndEditing(object, r1)
  }
  func textFieldDidEndEditing(_ a1: UITextField, reason a2: UITextField.DidEndEditingReason) {
    guard let object = receiver(4) else { return textFieldDidEndEditing(a1) }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UITextFieldDelegate_textFieldDidEndEditing_reason(object, r1, Int(truncatingIfNeeded: (a2).rawValue))
  }
  func textField(_ a1: UITextField, shouldChangeCharactersIn a2: NSRange, replacementString a3: String) -> Bool {
    guard let object = receiver(5) else { return true }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r3 = retainedText(a3); defer { TBRelease(r3) }; return (tbo_UITextFieldDelegate_textField_shouldChangeCharactersInRange_replacementString(object, r1, TBRange(a2), r3) != 0)
  }
  func textFieldDidChangeSelection(_ a1: UITextField) {
    guard let object = receiver(6) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UITextFieldDelegate_textFieldDidChangeSelection(object, r1)
  }
  func textFieldShouldClear(_ a1: UITextField) -> Bool {
    guard let object = receiver(7) else { return true }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; return (tbo_UITextFieldDelegate_textFieldShouldClear(object, r1) != 0)
  }
  func textFieldShouldReturn(_ a1: UITextField) -> Bool {
    guard let object = receiver(8) else { return true }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; return (tbo_UITextFieldDelegate_textFieldShouldReturn(object, r1) != 0)
  }
}
