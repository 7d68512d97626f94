import UIKit

// The members of text fields and text views, by class.
extension UIKitMembers {
  static let textFieldMembers: Table<UITextField> = [
    ("adjustsFontSizeToFitWidth", { $0.adjustsFontSizeToFitWidth }),
    ("attributedPlaceholder", { $0.attributedPlaceholder }),
    ("attributedText", { $0.attributedText }),
    ("autocapitalizationType", { $0.autocapitalizationType }),
    ("autocorrectionType", { $0.autocorrectionType }),
    ("beginningOfDocument", { $0.beginningOfDocument }),
    ("borderStyle", { $0.borderStyle }),
    ("clearButtonMode", { $0.clearButtonMode }),
    ("clearsOnBeginEditing", { $0.clearsOnBeginEditing }),
    ("clearsOnInsertion", { $0.clearsOnInsertion }),
    ("defaultTextAttributes", { $0.defaultTextAttributes }),
    ("delegate", { $0.delegate }),
    ("enablesReturnKeyAutomatically", { $0.enablesReturnKeyAutomatically }),
    ("endOfDocument", { $0.endOfDocument }),
    ("font", { $0.font }),
    ("hasText", { $0.hasText }),
    ("inputAccessoryView", { $0.inputAccessoryView }),
    ("inputView", { $0.inputView }),
    ("isEditing", { $0.isEditing }),
    ("isSecureTextEntry", { $0.isSecureTextEntry }),
    ("keyboardAppearance", { $0.keyboardAppearance }),
    ("keyboardType", { $0.keyboardType }),
    ("leftView", { $0.leftView }),
    ("leftViewMode", { $0.leftViewMode }),
    ("markedTextRange", { $0.markedTextRange }),
    ("minimumFontSize", { $0.minimumFontSize }),
    ("placeholder", { $0.placeholder }),
    ("returnKeyType", { $0.returnKeyType }),
    ("rightView", { $0.rightView }),
    ("rightViewMode", { $0.rightViewMode }),
    ("selectedTextRange", { $0.selectedTextRange }),
    ("spellCheckingType", { $0.spellCheckingType }),
    ("text", { $0.text }),
    ("textAlignment", { $0.textAlignment }),
    ("textColor", { $0.textColor }),
    ("typingAttributes", { $0.typingAttributes }),
  ]

  static let textViewMembers: Table<UITextView> = [
    ("attributedText", { $0.attributedText }),
    ("autocapitalizationType", { $0.autocapitalizationType }),
    ("autocorrectionType", { $0.autocorrectionType }),
    ("clearsOnInsertion", { $0.clearsOnInsertion }),
    ("enablesReturnKeyAutomatically", { $0.enablesReturnKeyAutomatically }),
    ("font", { $0.font }),
    ("hasText", { $0.hasText }),
    ("inputAccessoryView", { $0.inputAccessoryView }),
    ("inputView", { $0.inputView }),
    ("isEditable", { $0.isEditable }),
    ("isSecureTextEntry", { $0.isSecureTextEntry }),
    ("isSelectable", { $0.isSelectable }),
    ("keyboardAppearance", { $0.keyboardAppearance }),
    ("keyboardType", { $0.keyboardType }),
    ("returnKeyType", { $0.returnKeyType }),
    ("selectedRange", { CGPoint(x: $0.selectedRange.location, y: $0.selectedRange.length) }),
    ("selectedTextRange", { $0.selectedTextRange }),
    ("spellCheckingType", { $0.spellCheckingType }),
    ("text", { $0.text }),
    ("textAlignment", { $0.textAlignment }),
    ("textColor", { $0.textColor }),
    ("textContainerInset", { $0.textContainerInset }),
    ("typingAttributes", { $0.typingAttributes }),
  ]

  static let keyInputMembers: Table<any UIKeyInput> = [
    ("hasText", { $0.hasText })
  ]

  static let textRangeMembers: Table<UITextRange> = [
    ("end", { $0.end }),
    ("isEmpty", { $0.isEmpty }),
    ("start", { $0.start }),
  ]

  static let pasteboardMembers: Table<UIPasteboard> = [
    ("changeCount", { $0.changeCount }),
    ("hasStrings", { $0.hasStrings }),
    ("numberOfItems", { $0.numberOfItems }),
    ("string", { $0.string }),
    ("strings", { $0.strings }),
  ]
}
