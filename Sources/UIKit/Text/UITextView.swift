public import CoreGraphics
import DisplayList

/// A scroll view with lines of text that the user can edit.
///
/// Lines that are too long continue on the next line. If the text is taller than the view, it can
/// be scrolled. `TextEditor` stores the text and handles fingers and keyboards.
///
/// `delegate` has the type of a scroll view's delegate. If the object also conforms to
/// `UITextViewDelegate`, it receives the calls of that protocol.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitextview
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// The text with its selection, and the views that display it.
  private(set) lazy var editor = TextEditor(of: self)
  /// Whether `textViewDidBeginEditing(_:)` has been called for the current editing.
  var hasBegunEditing = false
  private var clearsOnNextInsertion = false

  /// The default size of the text, in points. Source: UITextView on iOS 7 and later.
  private static let defaultFontSize: CGFloat = 12

  // MARK: - Creating a text view

  /// Creates an empty text view; `frame` is in the coordinates of the future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty text view without a container of the app's own.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a text view from an interface file, or an empty text view with any other coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decode(self, as: UITextView.self)
  }

  private func setUp() {
    backgroundColor = .systemBackground
    alwaysBounceVertical = false
    _ = editor
  }

  // MARK: - Text

  /// The text. Setting it does not call the delegate's `textViewDidChange(_:)`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { editor.text.string }
    set {
      editor.set(newValue ?? "")
      contentsDidChange()
    }
  }

  /// The text with attributes. The view's font and color apply wherever it specifies none.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get {
      editor.attributed
        ?? NSAttributedString(string: editor.text.string, attributes: standardAttributes)
    }
    set {
      editor.set(newValue?.string ?? "", attributed: newValue)
      contentsDidChange()
    }
  }

  /// The font; `nil` for the 12-point system font.
  open var font: UIFont? { didSet { contentsDidChange() } }
  /// The text color; `nil` for `label`.
  open var textColor: UIColor? { didSet { contentsDidChange() } }
  /// The horizontal alignment of lines.
  open var textAlignment = NSTextAlignment.natural { didSet { contentsDidChange() } }
  /// The space around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentsDidChange() }
  }

  /// The additional space at both ends of each line, in points. Source: Apple's default of
  /// `NSTextContainer.lineFragmentPadding`.
  static let linePadding: CGFloat = 5

  var shownFont: UIFont { font ?? .systemFont(ofSize: Self.defaultFontSize) }

  private var standardAttributes: [NSAttributedString.Key: Any] {
    [.font: shownFont, .foregroundColor: textColor ?? .label]
  }

  /// The attributes of text that is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor.attributed == nil ? standardAttributes : editor.typingAttributes }
    set { editor.typingAttributes = newValue }
  }

  func contentsDidChange() {
    editor.invalidate()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: - Editing

  /// Whether the text can be edited.
  open var isEditable = true {
    didSet {
      if !isEditable, isFirstResponder { resignFirstResponder() }
      editor.updateCaret()
    }
  }
  /// Whether text can be selected. A text view that is not selectable cannot be edited either.
  open var isSelectable = true { didSet { editor.updateCaret() } }
  /// Whether the next typed character replaces the text. Set to false after that.
  open var clearsOnInsertion: Bool {
    get { clearsOnNextInsertion }
    set {
      clearsOnNextInsertion = newValue
      if newValue { editor.select(0..<editor.text.length) }
    }
  }

  /// The selected range in UTF-16 code units, or the caret if it is empty.
  open var selectedRange: NSRange {
    get {
      NSRange(location: editor.text.selection.lowerBound, length: editor.text.selection.count)
    }
    set {
      let start = max(0, min(newValue.location, editor.text.length))
      let length = max(0, min(newValue.length, editor.text.length - start))
      editor.select(start..<start + length)
    }
  }

  /// The selected range, or the caret if it is empty.
  open var selectedTextRange: UITextRange? {
    get { TextOffsets(editor.text.selection) }
    set { if let range = (newValue as? TextOffsets)?.range { editor.select(range) } }
  }

  /// Scrolls the minimum distance that makes a range of the text visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let start = max(0, min(range.location, editor.text.length))
    let end = max(start, min(start + max(0, range.length), editor.text.length))
    let rects = [start, end].map { caretRect(for: TextOffset($0)) }
    reveal(convert(rects[0].union(rects[1]), to: editor.canvas))
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
  /// The title of the return key, which always begins a new line.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key on the screen is disabled if the text is empty.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is displayed as bullets.
  open var isSecureTextEntry = false { didSet { contentsDidChange() } }

  /// Whether text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isSelectable }

  /// Begins editing or selecting, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if isEditable, textDelegate?.textViewShouldBeginEditing(self) == false { return false }
    guard super.becomeFirstResponder() else { return false }
    beginEditing()
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if isFirstResponder, hasBegunEditing, textDelegate?.textViewShouldEndEditing(self) == false {
      return false
    }
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

  // MARK: - Layout

  /// Places the text and updates the size of the contents.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContents()
  }

  /// Returns the size of the text with its insets, wrapped at the width of `size`.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  /// The size of the text, if the view does not scroll; otherwise, there is no natural size.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    return fittingSize(width: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
