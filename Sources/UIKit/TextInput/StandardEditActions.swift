// The actions of the edit menu.

extension UIMenuItem {
  /// The items of the edit menu, in order.
  static var standardEditItems: [UIMenuItem] {
    [
      UIMenuItem(title: "Cut", action: .cut), UIMenuItem(title: "Copy", action: .copy),
      UIMenuItem(title: "Paste", action: .paste), UIMenuItem(title: "Select", action: .select),
      UIMenuItem(title: "Select All", action: .selectAll),
    ]
  }
}

nonisolated extension Selector {
  static let cut = Selector("cut:", UIResponder.cut)
  static let copy = Selector("copy:", UIResponder.copy)
  static let paste = Selector("paste:", UIResponder.paste)
  static let select = Selector("select:", UIResponder.select)
  static let selectAll = Selector("selectAll:", UIResponder.selectAll)
  static let delete = Selector("delete:", UIResponder.delete)

  /// Whether the selector names one of `UIResponder`'s editing methods.
  var isStandardEdit: Bool {
    [Self.cut, .copy, .paste, .select, .selectAll, .delete].contains(self)
  }
}

extension TextEditor {
  /// Returns whether an action of the edit menu is possible now, or `nil` for any other action.
  func canPerform(_ action: Selector) -> Bool? {
    guard let owner else { return nil }
    let hasSelection = !text.selection.isEmpty && !owner.isSecureTextEntry
    switch action {
    case .cut, .delete: return hasSelection && owner.allowsEditing
    case .copy: return hasSelection
    case .paste: return owner.allowsEditing && UIPasteboard.general.hasStrings
    case .select: return text.selection.isEmpty && text.length > 0
    case .selectAll: return text.length > 0 && text.selection != 0..<text.length
    default: return nil
    }
  }

  /// Selects the word at the caret, and shows the menu for it.
  func selectWord() {
    select(text.word(at: text.selection.lowerBound))
    owner?.layoutIfNeeded()
    showMenu()
  }

  /// Selects everything, and shows the menu for it.
  func selectEverything() {
    select(0..<text.length)
    owner?.layoutIfNeeded()
    showMenu()
  }
}
