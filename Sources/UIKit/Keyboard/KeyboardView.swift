import CoreGraphics
import PhoneFoundation

/// The keys of the keyboard on the screen.
///
/// A key acts when its finger lifts; the delete key acts at once, and repeats while it is held. A
/// finger can slide to another key. Several fingers can type at once.
package final class KeyboardView: UIView {
  /// Times in seconds. (Assumption: about as on iOS)
  private enum Repeat {
    static let delay: TimeInterval = 0.5
    static let interval: TimeInterval = 0.1
  }

  /// The state of the shift key.
  enum Shift {
    case off, once, locked
  }

  /// The color between the keys. Source: the keyboards of iOS 13 and later.
  static let background = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.84, blue: 0.86, alpha: 1)
  }
  private static let keyColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.42, alpha: 1) : .white
  }
  private static let specialColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.28, alpha: 1) : UIColor(red: 0.67, green: 0.70, blue: 0.74, alpha: 1)
  }

  /// The input that receives the keys.
  private weak var input: (any UIKeyInput)?
  private var layout = KeyboardLayout.letters { didSet { setNeedsDisplay() } }
  private(set) var shift = Shift.off { didSet { if shift != oldValue { setNeedsDisplay() } } }
  private var lastShiftPress: AppTime?
  /// The keys under fingers.
  private var pressed: [(touch: UITouch, key: KeyboardKey?)] = []
  private var repeating: TimerQueue.Token?

  init() {
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    isOpaque = false
    contentMode = .redraw
    accessibilityIdentifier = "keyboard"
  }

  package required init?(coder: NSCoder) { nil }

  /// Returns the height of the keys, in points.
  ///
  /// Source: the keyboards of iOS without predictions: 216 in portrait and 162 in landscape; on an
  /// iPad, 264 and 352.
  static func height(in interface: InterfaceState) -> CGFloat {
    let isLandscape = interface.orientation.isLandscape
    return interface.device.idiom == .pad ? (isLandscape ? 352 : 264) : (isLandscape ? 162 : 216)
  }

  /// Shows the keys for an input.
  func adopt(_ input: any UIKeyInput) {
    self.input = input
    layout = KeyboardLayout(input.keyboardType)
    shift = .off
    textDidChange()
    setNeedsDisplay()
  }

  /// Selects capitals at the start of a word or sentence, according to the input's traits.
  func textDidChange() {
    setNeedsDisplay()
    guard shift != .locked, let input else { return }
    shift = input.startsWithCapital ? .once : .off
  }

  // MARK: - Keys

  /// Returns the center of a key in the view's coordinates, or `nil` if the key is not shown.
  ///
  /// - Parameter name: A lowercase character, or `shift`, `delete`, `123`, `ABC`, `space` or
  ///   `return`.
  package func center(ofKey name: String) -> CGPoint? {
    layout.frames(in: bounds.size).first { Self.name(of: $0.key) == name }.map {
      CGPoint(x: $0.frame.midX, y: $0.frame.midY)
    }
  }

  private static func name(of key: KeyboardKey) -> String {
    switch key {
    case .character(let character): character
    case .shift: "shift"
    case .delete: "delete"
    case .digits: "123"
    case .letters: "ABC"
    case .space: "space"
    case .return: "return"
    }
  }

  private func key(at point: CGPoint) -> KeyboardKey? {
    layout.frames(in: bounds.size).first { $0.frame.contains(point) }?.key
  }

  private func press(_ key: KeyboardKey) {
    switch key {
    case .character(let character):
      let isCapital = shift != .off
      if shift == .once { shift = .off }
      context.type(.insert(isCapital ? character.uppercased() : character))
    case .space: context.type(.insert(" "))
    case .delete: context.type(.key(.backspace))
    case .return: if isReturnEnabled { context.type(.key(.return)) }
    case .digits: layout = .digits
    case .letters: layout = .letters
    case .shift: pressShift()
    }
  }

  private func pressShift() {
    let now = context.queue.now
    let interval = context.touches.constants.tapInterval
    let isDouble = lastShiftPress.map { now <= $0.advanced(by: interval) } ?? false
    lastShiftPress = now
    switch shift {
    case .off: shift = isDouble ? .locked : .once
    case .once: shift = isDouble ? .locked : .off
    case .locked: shift = .off
    }
  }

  private var isReturnEnabled: Bool {
    input.map { !$0.enablesReturnKeyAutomatically || $0.hasText } ?? true
  }

  private func repeatDelete(after delay: TimeInterval) {
    let due = context.queue.now.advanced(by: delay)
    repeating = context.queue.schedule(at: due, .timer) { [weak self] in
      guard let self, pressed.contains(where: { $0.key == .delete }) else { return }
      press(.delete)
      repeatDelete(after: Repeat.interval)
    }
  }

  private func stopRepeating() {
    if let repeating { context.queue.cancel(repeating) }
    repeating = nil
  }

  // MARK: - Touches

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.ordered {
      let key = key(at: touch.location(in: self))
      pressed.append((touch, key))
      if key == .delete {
        press(.delete)
        repeatDelete(after: Repeat.delay)
      }
    }
    setNeedsDisplay()
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for index in pressed.indices where touches.contains(pressed[index].touch) {
      let key = key(at: pressed[index].touch.location(in: self))
      guard key != pressed[index].key else { continue }
      if pressed[index].key == .delete { stopRepeating() }
      // A finger that slides to the delete key does not delete.
      pressed[index].key = key == .delete ? nil : key
      setNeedsDisplay()
    }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let ended = pressed.filter { touches.contains($0.touch) }
    release(touches)
    for case (_, let key?) in ended where key != .delete { press(key) }
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    release(touches)
  }

  private func release(_ touches: Set<UITouch>) {
    pressed.removeAll { touches.contains($0.touch) }
    if !pressed.contains(where: { $0.key == .delete }) { stopRepeating() }
    setNeedsDisplay()
  }

  // MARK: - Drawing

  package override func draw(_ rect: CGRect) {
    for (key, frame) in layout.frames(in: bounds.size) {
      let isPressed = pressed.contains { $0.key == key }
      let face = frame.insetBy(dx: 3, dy: layout.isPad ? 3 : min(6, frame.height * 0.11))
      let path = UIBezierPath(roundedRect: face, cornerRadius: 5)
      (isSpecial(key) != isPressed ? Self.specialColor : Self.keyColor).setFill()
      path.fill()
      draw(title(of: key), isEnabled: key != .return || isReturnEnabled, in: face)
    }
  }

  private func isSpecial(_ key: KeyboardKey) -> Bool {
    switch key {
    case .character, .space: false
    case .shift: shift == .off
    case .delete, .digits, .letters, .return: true
    }
  }

  private func title(of key: KeyboardKey) -> String {
    switch key {
    case .character(let character): shift == .off ? character : character.uppercased()
    case .shift: shift == .locked ? "⇪" : "⇧"
    case .delete: "⌫"
    case .return: input?.returnKeyType.title ?? "return"
    case .digits, .letters, .space: Self.name(of: key)
    }
  }

  private func draw(_ title: String, isEnabled: Bool, in rect: CGRect) {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSAttributedString(
      string: title,
      attributes: [
        .font: UIFont.systemFont(ofSize: title.count == 1 ? 22 : 15),
        .foregroundColor: isEnabled ? UIColor.label : UIColor.secondaryLabel,
        .paragraphStyle: style,
      ])
    let height = text.size().height
    text.draw(
      in: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height + 0.01))
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}

extension UIKeyInput {
  /// Whether the keyboard on the screen types a capital next.
  fileprivate var startsWithCapital: Bool {
    guard !isSecureTextEntry else { return false }
    let before = textBeforeCaret
    switch autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words: return before.last.map(\.isWhitespace) ?? true
    case .sentences:
      guard let last = before.last else { return true }
      if last.isNewline { return true }
      guard last.isWhitespace else { return false }
      return before.last { !$0.isWhitespace }.map { ".?!".contains($0) } ?? true
    }
  }

  private var textBeforeCaret: Substring {
    guard let editor = (self as? any TextEditing)?.editor else { return hasText ? "x" : "" }
    let text = editor.text
    return text.string[text.indices(0..<text.selection.lowerBound)]
  }
}
