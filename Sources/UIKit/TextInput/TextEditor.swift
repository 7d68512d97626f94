import CoreGraphics
import DisplayList
import PhoneFoundation

/// The text, selection, and caret of a text field or text view.
///
/// A keyboard's input arrives in `handle(_:)`, and fingers in `TextEditor+Touches`. Both ask the
/// owner, which asks its delegate, before they change the text. The app's own changes arrive in
/// `set(_:)` and `select(_:)`, which ask nobody.
final class TextEditor: NSObject {
  /// The time after which the caret appears or disappears, in seconds. (Assumption: as on iOS)
  private static let blinkInterval: TimeInterval = 0.5

  /// The owner, which retains the editor.
  private(set) weak var owner: (any TextEditing)?
  /// The text with its selection.
  private(set) var text = EditableText()
  /// The text's attributes, or `nil` if the owner's font and color apply to all of it.
  private(set) var attributed: NSAttributedString?
  /// The parts of `attributed`.
  private var runs: AttributeRuns?
  /// The attributes of text that is typed next, if the text has attributes.
  var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The view that displays the text. Its bounds are the visible part of the text box.
  let canvas = TextCanvas()
  /// The caret, which is hidden while text is selected.
  let caret = UIView()
  /// The recognizers on the owner.
  let touches = TextTouches()
  /// The part of the text box that is scrolled off the left edge of a text field, in points.
  var scrollOffset: CGFloat = 0
  /// The fixed end of a selection that keys or a finger extend.
  var anchor: Int?

  /// Registers the user's changes with an undo manager.
  var undo: TextUndo {
    if let createdUndo { return createdUndo }
    let made = TextUndo()
    createdUndo = made
    return made
  }

  private var createdUndo: TextUndo?
  private var cachedGeometry: TextGeometry?
  private var blink: TimerQueue.Token?
  var context: AppContext { canvas.context }

  /// Creates an editor and adds its views and recognizers to the owner.
  init(of owner: any TextEditing) {
    self.owner = owner
    super.init()
    canvas.editor = self
    caret.isUserInteractionEnabled = false
    caret.isHidden = true
    caret.layer.cornerRadius = TextGeometry.caretWidth / 2
    canvas.addSubview(caret)
    owner.addSubview(canvas)
    touches.attach(to: owner, of: self)
  }

  // MARK: - Display

  /// The text as it is displayed: bullets if it is secure.
  var displayed: EditableText {
    guard owner?.isSecureTextEntry == true else { return text }
    return EditableText(String(repeating: "•", count: text.length))
  }

  /// The displayed text as a block.
  var block: TextBlock? {
    guard let owner else { return nil }
    let isSecure = owner.isSecureTextEntry
    var block = owner.block(of: displayed.string)
    if let marked = text.marked, !isSecure {
      var span = TextSpan(
        range: text.utf8Offset(marked.lowerBound)..<text.utf8Offset(marked.upperBound))
      span.underline = .single
      block.spans.append(span)
    }
    return block
  }

  /// The lines of the displayed text.
  var geometry: TextGeometry {
    if let cachedGeometry { return cachedGeometry }
    let width = owner?.wrapsLines == true ? canvas.bounds.width : nil
    let made = TextGeometry(
      block ?? TextBlock("", font: UIFont.systemFont(ofSize: UIFont.labelFontSize).description()),
      of: displayed, width: width ?? boxWidth, services: context.host.services)
    cachedGeometry = made
    return made
  }

  /// The width of the text box, which is at least the canvas's, so that alignment applies.
  private var boxWidth: CGFloat? {
    guard let block else { return nil }
    return max(canvas.bounds.width, context.host.services.measure(block, nil).width.rounded(.up))
  }

  /// The rectangle of the text box in the coordinates of the canvas.
  var textBox: CGRect {
    let geometry = geometry
    let isLine = owner?.wrapsLines == false
    let width = isLine ? boxWidth ?? canvas.bounds.width : canvas.bounds.width
    let y = isLine ? (canvas.bounds.height - geometry.height) / 2 : 0
    return CGRect(x: -scrollOffset, y: y, width: width, height: geometry.height)
  }

  /// Discards the measured lines after a change to the text, the font, or the size.
  func invalidate() {
    cachedGeometry = nil
    canvas.setNeedsDisplay()
    owner?.setNeedsLayout()
  }

  /// Places the caret and the handles, and scrolls a text field to the caret.
  func layOut() {
    cachedGeometry = nil
    guard let owner else { return }
    if !owner.wrapsLines { scrollToCaret() }
    let box = textBox
    caret.frame = geometry.caret(at: text.selection.upperBound).offsetBy(dx: box.minX, dy: box.minY)
    let isActive = owner.isFirstResponder
    canvas.place(
      handles: isActive && !text.selection.isEmpty ? rects(of: text.selection) : [],
      color: owner.tintColor)
    caret.backgroundColor = owner.tintColor
    updateCaret()
    canvas.setNeedsDisplay()
  }

  private func scrollToCaret() {
    let width = canvas.bounds.width
    let x = geometry.caret(at: text.selection.upperBound).midX
    let isWider = (boxWidth ?? 0) > width
    let largest = isWider ? (boxWidth ?? 0) + TextGeometry.caretWidth - width : 0
    if owner?.isFirstResponder != true { scrollOffset = 0 }
    if x - scrollOffset > width - TextGeometry.caretWidth {
      scrollOffset = x - width + TextGeometry.caretWidth
    }
    if x < scrollOffset { scrollOffset = x }
    scrollOffset = min(max(0, scrollOffset), largest)
  }

  /// Returns the rectangles of a range in the coordinates of the canvas.
  func rects(of range: Range<Int>) -> [CGRect] {
    let box = textBox
    return geometry.rects(of: range, width: box.width).map {
      $0.offsetBy(dx: box.minX, dy: box.minY)
    }
  }

  /// Returns the caret position closest to a point in the coordinates of the canvas.
  func offset(at point: CGPoint) -> Int {
    let box = textBox
    return geometry.offset(at: CGPoint(x: point.x - box.minX, y: point.y - box.minY))
  }

  // MARK: - The caret

  /// Shows the caret while the owner is the first responder and no text is selected, and restarts
  /// its blinking.
  func updateCaret() {
    if let blink { context.queue.cancel(blink) }
    blink = nil
    let isShown =
      owner?.isFirstResponder == true && owner?.allowsEditing == true && text.selection.isEmpty
      && owner?.window != nil
    caret.isHidden = !isShown
    if isShown { scheduleBlink() }
  }

  private func scheduleBlink() {
    let due = context.queue.now.advanced(by: Self.blinkInterval)
    blink = context.queue.schedule(at: due, .timer) { [weak self] in
      guard let self, blink != nil else { return }
      caret.isHidden.toggle()
      scheduleBlink()
    }
  }

  // MARK: - The app's changes

  /// Replaces the text. The caret moves to the end.
  func set(_ string: String, attributed: NSAttributedString? = nil) {
    forgetChanges()
    let hadSelection = text.selection
    text.set(string)
    runs = attributed.map { AttributeRuns($0) }
    self.attributed = attributed.map(NSAttributedString.init(attributedString:))
    typingAttributes = runs?.last ?? [:]
    selectionWasSet(from: hadSelection)
    invalidate()
  }

  /// Selects a range.
  func select(_ range: Range<Int>) {
    let former = text.selection
    text.select(range)
    selectionWasSet(from: former)
    owner?.setNeedsLayout()
    canvas.setNeedsDisplay()
  }

  private func selectionWasSet(from former: Range<Int>) {
    anchor = nil
    guard text.selection != former, let owner, owner.isFirstResponder else { return }
    owner.selectionDidChange()
  }

  /// Replaces a range without asking the delegate, and reports the change like a typed one.
  func replace(_ range: Range<Int>, with replacement: String) {
    anchor = nil
    let former = state
    text.replace(range, with: replacement)
    replaceAttributed(range, with: replacement, in: former.text)
    undo.register(former, of: self)
    report()
  }

  /// The text and its attributes.
  private var state: TextState { TextState(text: text, attributed: attributed) }

  /// Restores an earlier text without asking the delegate, and reports the change like a typed one.
  func restore(_ state: TextState) {
    anchor = nil
    text = state.text
    text.unmark()
    runs = state.attributed.map { AttributeRuns($0) }
    attributed = state.attributed
    report()
  }

  /// Replaces the composition, or the selection if there is none.
  func mark(_ composition: String, selected: Range<Int>) {
    let former = text
    undo.compose(state)
    let range = former.marked ?? former.selection
    text.mark(composition, selected: selected)
    replaceAttributed(range, with: composition, in: former)
    report()
  }

  /// Keeps the composition as ordinary text.
  func unmark() {
    guard text.marked != nil else { return }
    text.unmark()
    undo.register(state, of: self)
    canvas.setNeedsDisplay()
  }

  private func replaceAttributed(
    _ range: Range<Int>, with replacement: String, in former: EditableText
  ) {
    guard runs != nil, range.upperBound <= former.length else { return }
    runs?.replace(range, length: replacement.utf16.count, attributes: typingAttributes)
    attributed = runs?.applied(to: text.string)
  }

  /// Reports changed text to the owner: first the selection, then the text.
  private func report() {
    invalidate()
    context.windows.menuController.hideMenu()
    owner?.selectionDidChange()
    owner?.userDidChangeText()
    reveal()
  }

  /// Removes the changes from the undo manager.
  func forgetChanges() {
    createdUndo?.removeAll(of: self)
  }

  /// Scrolls to the caret.
  func reveal() {
    guard let owner, owner.window != nil else { return }
    owner.layoutIfNeeded()
    owner.reveal(caret.frame)
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
