import CoreGraphics
import DisplayList

// The order of the delegate's calls, the actions, and the notifications.
extension UITextField {
  /// Posted when editing has begun. The object is the text field.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when the user has changed the text. The object is the text field.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted when editing has ended. The object is the text field.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The key of the `DidEndEditingReason`'s raw value in `textDidEndEditingNotification`.
  public nonisolated static let didEndEditingReasonKey = "UITextFieldDidEndEditingReasonKey"

  func beginEditing() {
    hasBegunEditing = true
    clearsOnNextInsertion = clearsOnNextInsertion || isSecureTextEntry && hasText
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      editor.replace(0..<editor.text.length, with: "")
    }
    updateEditing()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func finishEditing() {
    guard hasBegunEditing else { return }
    hasBegunEditing = false
    clearsOnNextInsertion = false
    editor.unmark()
    editor.forgetChanges()
    updateEditing()
    UIMenuController.shared.hideMenu(from: editor.canvas)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonKey: DidEndEditingReason.committed.rawValue])
  }

  /// Shows or hides the caret and the views that depend on editing.
  private func updateEditing() {
    editor.invalidate()
    editor.updateCaret()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Called when the clear button is pressed.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editor.replace(0..<editor.text.length, with: "")
    if !isFirstResponder { becomeFirstResponder() }
  }

  func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    // A field with an action for this event ends editing by itself.
    if endsOnExit { resignFirstResponder() }
  }
}

extension UITextField: TextEditing {
  var allowsEditing: Bool { isEnabled }
  var allowsSelecting: Bool { isEnabled }
  var wrapsLines: Bool { false }

  func shouldChange(_ range: Range<Int>, to text: String) -> Bool {
    let range = clearsOnNextInsertion && !text.isEmpty ? 0..<editor.text.length : range
    return delegate?.textField(
      self, shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
      replacementString: text) ?? true
  }

  func userDidChangeText() {
    contentsDidChange()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func selectionDidChange() {
    delegate?.textFieldDidChangeSelection(self)
  }

  func reveal(_ rect: CGRect) {}

  func block(of string: String) -> TextBlock {
    let font = fittedFont(for: string)
    guard let attributed = editor.attributed, !isSecureTextEntry else {
      return TextBlock(
        string, font: font.description(), color: shownTextColor.cgColor,
        alignment: textAlignment.inBlock, lineBreak: .clip)
    }
    return attributed.block(
      font: font, color: shownTextColor, alignment: textAlignment, lineBreak: .byClipping,
      maximumLines: 1)
  }

  /// The font, reduced if the text would not fit while it is not being edited.
  private func fittedFont(for string: String) -> UIFont {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    guard adjustsFontSizeToFitWidth, !isFirstResponder, editor.canvas.bounds.width > 0 else {
      return font
    }
    let block = TextBlock(string, font: font.description())
    let width = context.host.services.measure(block, nil).width
    guard width > editor.canvas.bounds.width else { return font }
    let size = font.pointSize * editor.canvas.bounds.width / width
    return font.withSize(max(size, min(minimumFontSize, font.pointSize)))
  }

  private var shownTextColor: UIColor {
    let color = textColor ?? .label
    return isEnabled ? color : color.withAlphaComponent(0.5)
  }

  func drawContents(in rect: CGRect) {
    if hasText {
      drawText(in: rect)
    } else {
      drawPlaceholder(in: placeholderBox)
    }
  }
}
