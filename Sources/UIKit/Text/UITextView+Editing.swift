import CoreGraphics
import DisplayList

// The order of the delegate's calls and the notifications, and the layout.
extension UITextView {
  /// Posted when editing has begun. The object is the text view.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when the user has changed the text. The object is the text view.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted when editing has ended. The object is the text view.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// The delegate, if it is a text view's delegate.
  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  func beginEditing() {
    editor.invalidate()
    editor.updateCaret()
    guard allowsEditing else { return }
    hasBegunEditing = true
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func finishEditing() {
    editor.unmark()
    editor.forgetChanges()
    editor.invalidate()
    editor.updateCaret()
    UIMenuController.shared.hideMenu(from: editor.canvas)
    guard hasBegunEditing else { return }
    hasBegunEditing = false
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: - Layout

  func fittingSize(width: CGFloat) -> CGSize {
    let sides = textContainerInset.left + textContainerInset.right + 2 * Self.linePadding
    let isLimited = width > 0 && width < .greatestFiniteMagnitude
    let limit = isLimited ? max(1, width - sides) : nil
    let block = block(of: editor.displayed.string)
    let size = context.host.services.measure(block, limit)
    let geometry = TextGeometry(
      block, of: editor.displayed, width: limit, services: context.host.services)
    return context.interface.screen.wholePixels(
      CGSize(
        width: size.width + sides,
        height: geometry.height + textContainerInset.top + textContainerInset.bottom))
  }

  func layOutContents() {
    let inset = textContainerInset
    let width = max(0, bounds.width - inset.left - inset.right - 2 * Self.linePadding)
    var frame = CGRect(
      x: inset.left + Self.linePadding, y: inset.top, width: width,
      height: editor.canvas.bounds.height)
    if editor.canvas.frame != frame { editor.canvas.frame = frame }
    editor.layOut()
    frame.size.height = editor.geometry.height
    if editor.canvas.frame != frame { editor.canvas.frame = frame }
    let size = CGSize(width: bounds.width, height: frame.maxY + inset.bottom)
    if contentSize != size { contentSize = size }
  }
}

extension UITextView: TextEditing {
  var allowsEditing: Bool { isEditable && isSelectable }
  var allowsSelecting: Bool { isSelectable }
  var wrapsLines: Bool { true }

  func shouldChange(_ range: Range<Int>, to text: String) -> Bool {
    textDelegate?.textView(
      self, shouldChangeTextIn: NSRange(location: range.lowerBound, length: range.count),
      replacementText: text) ?? true
  }

  func userDidChangeText() {
    contentsDidChange()
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func selectionDidChange() {
    textDelegate?.textViewDidChangeSelection(self)
  }

  func pressReturn() { editor.insert("\n") }

  func reveal(_ rect: CGRect) {
    let rect = editor.canvas.convert(rect, to: self)
    // The insets at the top and bottom become visible with the first and last lines.
    scrollRectToVisible(
      rect.insetBy(dx: 0, dy: -min(textContainerInset.top, textContainerInset.bottom)),
      animated: false)
  }

  func block(of string: String) -> TextBlock {
    guard let attributed = editor.attributed, !isSecureTextEntry else {
      return TextBlock(
        string, font: shownFont.description(), color: (textColor ?? .label).cgColor,
        alignment: textAlignment.inBlock, lineBreak: .wordWrap, maximumLines: 0)
    }
    return attributed.block(
      font: shownFont, color: textColor ?? .label, alignment: textAlignment,
      lineBreak: .byWordWrapping, maximumLines: 0)
  }

  func drawContents(in rect: CGRect) {
    guard hasText, let block = editor.block else { return }
    // The rectangle is slightly taller so that rounding does not hide the last line.
    UIGraphicsGetCurrentContext()?.draw(
      block,
      in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + 1))
  }
}
