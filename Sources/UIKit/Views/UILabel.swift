public import CoreGraphics
import DisplayList

/// The horizontal alignment of lines.
public nonisolated enum NSTextAlignment: Int, Sendable {
  /// Aligned at the left.
  case left = 0
  /// Centered.
  case center = 1
  /// Aligned at the right.
  case right = 2
  /// Stretched to both sides.
  case justified = 3
  /// The default alignment for the language; left-aligned here.
  case natural = 4
}

/// The treatment of text that does not fit.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  /// Wraps to the next line between words.
  case byWordWrapping = 0
  /// Wraps to the next line after any character.
  case byCharWrapping = 1
  /// Clips the text.
  case byClipping = 2
  /// Replaces the beginning with an ellipsis.
  case byTruncatingHead = 3
  /// Replaces the end with an ellipsis.
  case byTruncatingTail = 4
  /// Replaces the middle with an ellipsis.
  case byTruncatingMiddle = 5
}

/// A view that displays vertically centered text. By default, it does not receive touches.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uilabel
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text, or nil for no text. Setting it discards the attributes of `attributedText`.
  open var text: String? {
    didSet {
      guard text != oldValue || labelExtras?.attributedText != nil else { return }
      labelExtras?.attributedText = nil
      contentsDidChange()
    }
  }

  /// The attributed text; the label's font and color apply wherever the text doesn't specify its
  /// own.
  ///
  /// If no attributed text was set, the value is `text` with attributes that match the label's
  /// properties.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uilabel/attributedtext
  open var attributedText: NSAttributedString? {
    get { labelExtras?.attributedText ?? text.map { attributed($0) } }
    set {
      text = newValue?.string
      if let newValue { rare.attributedText = NSAttributedString(attributedString: newValue) }
      contentsDidChange()
    }
  }

  /// The font. Setting it to nil selects the 17-point system font, so the value is never nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      contentsDidChange()
    }
  }

  /// The text color. Setting it to nil selects `label`, which is black, or white in the dark style,
  /// so the value is never nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? .label
      setNeedsDisplay()
    }
  }

  private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var storedTextColor = UIColor.label

  /// The horizontal alignment of lines.
  open var textAlignment = NSTextAlignment.natural {
    didSet { setNeedsDisplay() }
  }

  /// The treatment of text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { setNeedsDisplay() }
  }

  /// The maximum number of lines; 0 means no limit.
  open var numberOfLines = 1 {
    didSet { contentsDidChange() }
  }

  /// The color of a sharp shadow behind the text; nil for no shadow.
  open var shadowColor: UIColor? {
    get { labelExtras?.shadowColor }
    set { setRare(\.shadowColor, newValue) }
  }

  /// The shadow's offset from the text, in points. By default, 1 point up.
  open var shadowOffset: CGSize {
    get { labelExtras?.shadowOffset ?? LabelExtras.shadowOffset }
    set { setRare(\.shadowOffset, newValue) }
  }

  /// The text color while the label is highlighted; nil to use `textColor`.
  open var highlightedTextColor: UIColor? {
    get { labelExtras?.highlightedTextColor }
    set { setRare(\.highlightedTextColor, newValue) }
  }

  /// Whether the text is drawn in `highlightedTextColor`.
  open var isHighlighted: Bool {
    get { labelExtras?.isHighlighted ?? false }
    set { setRare(\.isHighlighted, newValue) }
  }

  /// Whether the text is drawn in full color; true by default. Text of a disabled label is drawn with half the opacity.
  /// (Assumption: Apple doesn't publish a value.)
  open var isEnabled: Bool {
    get { !(labelExtras?.isDisabled ?? false) }
    set { setRare(\.isDisabled, !newValue) }
  }

  /// Whether a single line of text that is too wide is drawn in a smaller font.
  open var adjustsFontSizeToFitWidth: Bool {
    get { labelExtras?.adjustsFontSize ?? false }
    set { setRare(\.adjustsFontSize, newValue) }
  }

  /// The smallest scale of the reduced font; 0 means no limit.
  open var minimumScaleFactor: CGFloat {
    get { labelExtras?.minimumScaleFactor ?? 0 }
    set { setRare(\.minimumScaleFactor, newValue) }
  }

  /// Whether a font from `preferredFont(forTextStyle:)` follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false

  /// The width at which lines wrap in `intrinsicContentSize`, in points. If it is 0, which is the
  /// default, lines wrap at the width that constraints determine.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uilabel/preferredmaxlayoutwidth
  open var preferredMaxLayoutWidth: CGFloat {
    get { labelExtras?.preferredWidth ?? 0 }
    set {
      guard newValue != preferredMaxLayoutWidth else { return }
      rare.preferredWidth = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// Creates a label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label from an interface file, or an empty label with any other coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decode(self, as: UILabel.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  private func contentsDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: - Rarely used state

  /// Rarely used state; nil until some of it is set.
  private final var labelExtras: LabelExtras?

  private var rare: LabelExtras {
    if let labelExtras { return labelExtras }
    let new = LabelExtras()
    labelExtras = new
    return new
  }

  private func setRare<Value>(
    _ keyPath: ReferenceWritableKeyPath<LabelExtras, Value>, _ value: Value
  ) {
    rare[keyPath: keyPath] = value
    setNeedsDisplay()
  }

  // MARK: - Size

  /// Returns the text size in points, rounded up to whole pixels. If multiple lines are allowed,
  /// the text wraps at the width of `size`.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let block else { return .zero }
    let width = numberOfLines == 1 || size.width <= 0 ? nil : size.width
    return context.interface.screen.wholePixels(context.host.services.measure(block, width))
  }

  /// The size of the text with only explicit line breaks, unless there is a
  /// `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth
    return sizeThatFits(
      CGSize(
        width: width > 0 ? width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// Returns the part of a rectangle that the text needs, from the top left, with at most a given
  /// number of lines; 0 means as many as fit.
  @discardableResult
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard var block else { return CGRect(origin: bounds.origin, size: .zero) }
    block.maximumLines = numberOfLines
    let size = context.interface.screen.wholePixels(
      context.host.services.measure(block, numberOfLines == 1 ? nil : bounds.width))
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Draws the text into a rectangle in the label's own coordinates.
  open func drawText(in rect: CGRect) {
    guard var block, let surface = UIGraphicsGetCurrentContext() else { return }
    if labelExtras?.adjustsFontSize == true { fit(&block, in: rect.width) }
    let height = context.host.services.measure(block, rect.width).height
    let area = CGRect(
      x: rect.minX, y: rect.minY + max(0, (rect.height - height) / 2), width: rect.width,
      height: min(height, rect.height))
    guard let color = shadowColor else { return surface.draw(block, in: area) }
    surface.saveGState()
    surface.setShadow(offset: shadowOffset, blur: 0, color: color.cgColor)
    surface.draw(block, in: area)
    surface.restoreGState()
  }

  /// Scales the font down until a single line fits the width.
  private func fit(_ block: inout TextBlock, in width: CGFloat) {
    let wanted = context.host.services.measure(block, nil).width
    guard numberOfLines == 1, width > 0, wanted > width else { return }
    let scale = max(width / wanted, minimumScaleFactor)
    block.font.size *= scale
    for index in block.spans.indices { block.spans[index].font?.size *= scale }
  }

  /// Draws the text.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// The text to draw, or nil if there is none.
  var block: TextBlock? {
    guard let text, !text.isEmpty else { return nil }
    guard let attributed = labelExtras?.attributedText else {
      return TextBlock(
        text, font: storedFont.description(), color: shownColor.cgColor,
        alignment: textAlignment.inBlock, lineBreak: lineBreakMode.inBlock,
        maximumLines: numberOfLines)
    }
    let style = attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    return attributed.block(
      font: storedFont, color: shownColor,
      alignment: (style as? NSParagraphStyle)?.alignment ?? textAlignment,
      lineBreak: lineBreakMode, maximumLines: numberOfLines)
  }

  private var shownColor: UIColor {
    let color = isHighlighted ? highlightedTextColor ?? storedTextColor : storedTextColor
    return isEnabled ? color : color.withAlphaComponent(color.cgColor.alpha / 2)
  }

  /// Returns the text with the label's properties as attributes.
  private func attributed(_ text: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return NSAttributedString(
      string: text,
      attributes: [.font: storedFont, .foregroundColor: storedTextColor, .paragraphStyle: style])
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// Rarely used state of a label, stored separately so that other labels stay small.
private final class LabelExtras {
  static let shadowOffset = CGSize(width: 0, height: -1)

  var attributedText: NSAttributedString?
  var shadowColor: UIColor?
  var shadowOffset = LabelExtras.shadowOffset
  var highlightedTextColor: UIColor?
  var isHighlighted = false
  var isDisabled = false
  var adjustsFontSize = false
  var minimumScaleFactor: CGFloat = 0
  var preferredWidth: CGFloat = 0

  // An explicit `deinit` is nonisolated.
  deinit {}
}

nonisolated extension NSTextAlignment {
  var inBlock: TextBlock.Alignment {
    switch self {
    case .left, .natural: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    }
  }
}

nonisolated extension NSLineBreakMode {
  var inBlock: TextBlock.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .characterWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}
