import CoreGraphics
import DisplayList

// The layout and drawing of a text field.
extension UITextField {
  /// Dimensions in points. Source: measured on iOS 13 to 15.
  private enum Metrics {
    /// The space between a border and the text.
    static let border: (none: CGFloat, line: CGFloat, bezel: CGFloat, round: CGFloat) = (0, 2, 7, 7)
    /// The height of a field with round corners, unless its font is larger.
    static let roundHeight: CGFloat = 34
    static let cornerRadius: CGFloat = 5
    static let clearButton: CGFloat = 19
    static let clearMargin: CGFloat = 5
  }

  private var textInset: CGFloat {
    switch borderStyle {
    case .none: Metrics.border.none
    case .line: Metrics.border.line
    case .bezel: Metrics.border.bezel
    case .roundedRect: Metrics.border.round
    }
  }

  func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var showsLeftView: Bool { leftView != nil && shows(leftViewMode) }
  private var showsRightView: Bool { rightView != nil && shows(rightViewMode) }
  private var showsClearButton: Bool {
    hasText && isEnabled && shows(clearButtonMode) && !showsRightView
  }

  func standardTextRect(in bounds: CGRect) -> CGRect {
    var (left, right) = (bounds.minX + textInset, bounds.maxX - textInset)
    if showsLeftView {
      left = leftViewRect(forBounds: bounds).maxX + (borderStyle == .none ? 0 : textInset)
    }
    if showsRightView {
      right = rightViewRect(forBounds: bounds).minX
    } else if showsClearButton {
      right = clearButtonRect(forBounds: bounds).minX - Metrics.clearMargin
    }
    return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
  }

  func standardClearRect(in bounds: CGRect) -> CGRect {
    let side = Metrics.clearButton
    return CGRect(
      x: bounds.maxX - side - Metrics.clearMargin, y: bounds.midY - side / 2, width: side,
      height: side)
  }

  func standardRect(of view: UIView?, in bounds: CGRect, isLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.sizeThatFits(bounds.size) }
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  func layOutContents() {
    editor.canvas.frame =
      isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    place(leftView, isShown: showsLeftView, in: leftViewRect(forBounds: bounds))
    place(rightView, isShown: showsRightView, in: rightViewRect(forBounds: bounds))
    if showsClearButton || clearButton != nil {
      place(makeClearButton(), isShown: showsClearButton, in: clearButtonRect(forBounds: bounds))
    }
    editor.layOut()
  }

  private func place(_ view: UIView?, isShown: Bool, in frame: CGRect) {
    guard let view else { return }
    if isShown {
      if view.superview !== self { addSubview(view) }
      if view.frame != frame { view.frame = frame }
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  var standardSize: CGSize {
    let services = context.host.services
    let widest =
      hasText ? editor.block : placeholderBlock
    let size = widest.map { services.measure($0, nil) } ?? .zero
    let metrics = services.metrics(
      (font ?? .systemFont(ofSize: UIFont.labelFontSize)).description())
    var height = max(size.height, metrics.ascent + metrics.descent)
    switch borderStyle {
    case .none: break
    case .line: height += 2 * Metrics.border.line
    case .bezel: height += 2 * Metrics.border.line + 2
    case .roundedRect: height = max(Metrics.roundHeight, height + Metrics.border.round * 2)
    }
    var width = size.width + TextGeometry.caretWidth + 2 * textInset
    if showsLeftView { width += leftViewRect(forBounds: bounds).width }
    if showsRightView { width += rightViewRect(forBounds: bounds).width }
    if clearButtonMode != .never { width += Metrics.clearButton + 2 * Metrics.clearMargin }
    return context.interface.screen.wholePixels(CGSize(width: width, height: height))
  }

  // MARK: - Drawing

  private var placeholderBlock: TextBlock? {
    guard let placeholder, !placeholder.isEmpty else { return nil }
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    if let attributedPlaceholder {
      return attributedPlaceholder.block(
        font: font, color: .placeholderText, alignment: textAlignment,
        lineBreak: .byTruncatingTail, maximumLines: 1)
    }
    return TextBlock(
      placeholder, font: font.description(), color: UIColor.placeholderText.cgColor,
      alignment: textAlignment.inBlock)
  }

  /// The rectangle of the placeholder in the coordinates of the canvas.
  var placeholderBox: CGRect {
    let rect = placeholderRect(forBounds: bounds)
    return rect.offsetBy(dx: -editor.canvas.frame.minX, dy: -editor.canvas.frame.minY)
  }

  func drawStandardText(in rect: CGRect) {
    guard let block = editor.block else { return }
    UIGraphicsGetCurrentContext()?.draw(block, in: rect)
  }

  func drawStandardPlaceholder(in rect: CGRect) {
    guard let block = placeholderBlock else { return }
    let height = context.host.services.measure(block, rect.width).height
    UIGraphicsGetCurrentContext()?.draw(
      block,
      in: CGRect(
        x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height))
  }

  func drawBorder() {
    let rect = borderRect(forBounds: bounds)
    switch borderStyle {
    case .none: break
    case .line:
      UIColor.label.setStroke()
      UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5)).stroke()
    case .bezel:
      UIColor.systemGray.setStroke()
      UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5)).stroke()
      UIColor.systemGray4.setStroke()
      UIBezierPath(rect: rect.insetBy(dx: 1.5, dy: 1.5)).stroke()
    case .roundedRect:
      let path = UIBezierPath(
        roundedRect: rect.insetBy(dx: 0.25, dy: 0.25), cornerRadius: Metrics.cornerRadius)
      if backgroundColor == nil {
        UIColor.systemBackground.setFill()
        path.fill()
      }
      UIColor.systemGray4.setStroke()
      path.lineWidth = 0.5
      path.stroke()
    }
  }
}

/// The round button that removes the text of a field.
final class ClearButton: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    accessibilityLabel = "Clear text"
  }

  required init?(coder: NSCoder) { nil }

  override func owns(_ gesture: UIGestureRecognizer) -> Bool { true }

  override func stateDidChange() { setNeedsDisplay() }

  override func draw(_ rect: CGRect) {
    (isHighlighted ? UIColor.systemGray : UIColor.systemGray3).setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 1.5, dy: 1.5)).fill()
    UIColor.systemBackground.setStroke()
    let cross = bounds.insetBy(dx: bounds.width * 0.34, dy: bounds.height * 0.34)
    let path = UIBezierPath()
    path.lineWidth = 1.5
    path.move(to: CGPoint(x: cross.minX, y: cross.minY))
    path.addLine(to: CGPoint(x: cross.maxX, y: cross.maxY))
    path.move(to: CGPoint(x: cross.maxX, y: cross.minY))
    path.addLine(to: CGPoint(x: cross.minX, y: cross.maxY))
    path.stroke()
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
