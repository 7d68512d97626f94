public import CoreGraphics
import DisplayList

/// A control with a line of text that the user can edit.
///
/// A tap makes the field the first responder. It then receives what is typed on the desktop's
/// keyboard, in a script, or on the keyboard on the screen. `TextEditor` stores the text and
/// handles the input; the field adds its border, its buttons, and the delegate's calls.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitextfield
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The text with its selection, and the views that display it.
  private(set) lazy var editor = TextEditor(of: self)
  /// The clear button, or `nil` until it is first shown.
  private(set) var clearButton: ClearButton?
  /// Whether `textFieldDidBeginEditing(_:)` has been called for the current editing.
  var hasBegunEditing = false
  /// Whether the next typed character replaces the text.
  var clearsOnNextInsertion = false

  // MARK: - Creating a text field

  /// Creates an empty text field; `frame` is in the coordinates of the future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a text field from an interface file, or an empty text field with any other coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decode(self, as: UITextField.self)
  }

  private func setUp() {
    isOpaque = false
    contentMode = .redraw
    contentHorizontalAlignment = .left
    _ = editor
  }

  // MARK: - Text

  /// The text; an empty string, not `nil`, if there is none. Setting it calls neither the delegate
  /// nor actions.
  open var text: String? {
    get { editor.text.string }
    set { setText(newValue ?? "") }
  }

  private func setText(_ string: String, attributed: NSAttributedString? = nil) {
    editor.set(string, attributed: attributed)
    contentsDidChange()
  }

  /// The text with attributes. The field's font and color apply wherever it specifies none.
  open var attributedText: NSAttributedString? {
    get {
      editor.attributed
        ?? NSAttributedString(string: editor.text.string, attributes: defaultTextAttributes)
    }
    set { setText(newValue?.string ?? "", attributed: newValue) }
  }

  /// The text displayed in an empty field, or `nil` for none.
  open var placeholder: String? { didSet { attributedPlaceholder = nil } }
  /// The placeholder with attributes. Setting it also sets `placeholder`.
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      if let attributedPlaceholder, placeholder != attributedPlaceholder.string {
        let styled = attributedPlaceholder
        placeholder = styled.string
        self.attributedPlaceholder = styled
      }
      contentsDidChange()
    }
  }

  /// The font; the 17-point system font if set to `nil`.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      contentsDidChange()
    }
  }
  private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The text color; `label` if set to `nil`.
  open var textColor: UIColor? {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? .label
      contentsDidChange()
    }
  }
  private var storedTextColor = UIColor.label

  /// The horizontal alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { contentsDidChange() } }
  /// Whether text that is too wide is drawn in a smaller font while it is not being edited.
  open var adjustsFontSizeToFitWidth = false { didSet { contentsDidChange() } }
  /// The smallest size of the reduced font, in points.
  open var minimumFontSize: CGFloat = 0 { didSet { contentsDidChange() } }

  /// The attributes of text without its own. Setting them changes the font, the color, and the
  /// alignment.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      return [.font: storedFont, .foregroundColor: storedTextColor, .paragraphStyle: style]
    }
    set {
      if let font = newValue[.font] as? UIFont { storedFont = font }
      if let color = newValue[.foregroundColor] as? UIColor { storedTextColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
      }
      contentsDidChange()
    }
  }

  /// The attributes of text that is typed next, or `nil` while the field is not being edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? editor.typingAttributes : nil }
    set { if isEditing { editor.typingAttributes = newValue ?? [:] } }
  }

  func contentsDidChange() {
    editor.invalidate()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    setNeedsLayout()
  }

  // MARK: - Border and views

  /// The border around the field. Raw values match Apple's.
  public nonisolated enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin rectangle.
    case line = 1
    /// A sunken rectangle.
    case bezel = 2
    /// A white rectangle with round corners.
    case roundedRect = 3
  }

  /// When an additional view is shown. Raw values match Apple's.
  public nonisolated enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is being edited.
    case whileEditing = 1
    /// While the field is not being edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The reason that editing ended. Raw values match Apple's.
  public nonisolated enum DidEndEditingReason: Int, Sendable {
    /// The text was accepted. This is the only reason here, as on an iPhone.
    case committed = 0
    /// The text was discarded.
    case cancelled = 1
  }

  /// The border.
  open var borderStyle = BorderStyle.none { didSet { contentsDidChange() } }
  /// When the clear button is shown. An empty field never shows it.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view at the left end, or `nil` for none.
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  /// When the view at the left end is shown.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view at the right end, or `nil` for none.
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  /// When the view at the right end is shown.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  private func replace(_ former: UIView?, with view: UIView?) {
    if former !== view, former?.superview === self { former?.removeFromSuperview() }
    contentsDidChange()
  }

  func makeClearButton() -> ClearButton {
    if let clearButton { return clearButton }
    let made = ClearButton()
    made.addTarget(self, action: UITextField.clear, for: .touchUpInside)
    clearButton = made
    return made
  }

  // MARK: - Editing

  /// The object that observes and controls editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field is the first responder and its text is being edited.
  open var isEditing: Bool { isFirstResponder }
  /// Whether the text is removed when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the next typed character replaces the text. Set to false after that.
  open var clearsOnInsertion: Bool {
    get { clearsOnNextInsertion }
    set { clearsOnNextInsertion = newValue }
  }

  private var storedInputView: UIView?
  private var storedAccessoryView: UIView?

  /// The view to show instead of the keyboard, or `nil`.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  /// The view to show above the keyboard, or `nil`.
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }

  /// The letters that the keyboard on the screen capitalizes.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected. They never are.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked. It never is.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The keys on the keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The keyboard's colors.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key on the screen is disabled if the text is empty.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is displayed as bullets.
  ///
  /// A recording of typed text, and the trace, contain the text itself.
  open var isSecureTextEntry = false { didSet { contentsDidChange() } }

  /// Whether the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the field is enabled and the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else {
      return false
    }
    return context.keyboard.whileUnchanged {
      guard super.becomeFirstResponder() else { return false }
      beginEditing()
      return true
    }
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if isFirstResponder, delegate?.textFieldShouldEndEditing(self) == false { return false }
    return super.resignFirstResponder()
  }

  /// Inserts text at the caret without asking the delegate.
  open func insertText(_ text: String) {
    if clearsOnNextInsertion {
      clearsOnNextInsertion = false
      editor.replace(0..<editor.text.length, with: text)
    } else {
      editor.replace(editor.text.marked ?? editor.text.selection, with: text)
    }
  }

  /// Deletes the selection or the character before the caret, without asking the delegate.
  open func deleteBackward() {
    clearsOnNextInsertion = false
    let range = editor.rangeBeforeCaret
    if !range.isEmpty { editor.replace(range, with: "") }
  }

  /// Whether there is any text.
  open var hasText: Bool { editor.text.length > 0 }

  /// The selected range, or the caret if it is empty.
  open var selectedTextRange: UITextRange? {
    get { TextOffsets(editor.text.selection) }
    set { if let range = (newValue as? TextOffsets)?.range { editor.select(range) } }
  }

  // MARK: - The edit menu

  /// Returns whether an action of the edit menu is possible now.
  @discardableResult
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editor.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }
  /// Copies the selection and deletes it.
  open override func cut(_ sender: Any?) { editor.cutSelection() }
  /// Copies the selection.
  open override func copy(_ sender: Any?) { editor.copySelection() }
  /// Replaces the selection with the clipboard's text.
  open override func paste(_ sender: Any?) { editor.paste(UIPasteboard.general.string ?? "") }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { editor.selectWord() }
  /// Selects everything.
  open override func selectAll(_ sender: Any?) { editor.selectEverything() }
  /// Deletes the selection.
  open override func delete(_ sender: Any?) {
    if !editor.text.selection.isEmpty { editor.deleteBackward() }
  }

  // MARK: - Layout and drawing

  /// Returns the rectangle of the border.
  @discardableResult
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text.
  @discardableResult
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }
  /// Returns the rectangle of the text while it is being edited.
  @discardableResult
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }
  /// Returns the rectangle of the placeholder.
  @discardableResult
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns the rectangle of the clear button.
  @discardableResult
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearRect(in: bounds) }
  /// Returns the rectangle of the view at the left end.
  @discardableResult
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    standardRect(of: leftView, in: bounds, isLeft: true)
  }
  /// Returns the rectangle of the view at the right end.
  @discardableResult
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    standardRect(of: rightView, in: bounds, isLeft: false)
  }

  /// Draws the text in the coordinates of the view that displays it.
  open func drawText(in rect: CGRect) { drawStandardText(in: rect) }
  /// Draws the placeholder in the coordinates of the view that displays it.
  open func drawPlaceholder(in rect: CGRect) { drawStandardPlaceholder(in: rect) }
  /// Draws the border.
  open override func draw(_ rect: CGRect) { drawBorder() }

  /// Places the text, the buttons, and the additional views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContents()
  }

  /// The size of the text with the border.
  open override var intrinsicContentSize: CGSize { standardSize }
  /// Returns the size of the text with the border.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { standardSize }

  override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled, isFirstResponder { resignFirstResponder() }
    editor.canvas.setNeedsDisplay()
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
