public import CoreGraphics
import DisplayList

/// How lines lie between the left and the right side.
public nonisolated enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// Stretched to both sides.
  case justified = 3
  /// As the language has it; here at the left.
  case natural = 4
}

/// What happens to text that does not fit.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  /// Goes on in the next line at a word.
  case byWordWrapping = 0
  /// Goes on in the next line at any letter.
  case byCharWrapping = 1
  /// Is cut off.
  case byClipping = 2
  /// Gets an ellipsis at the start.
  case byTruncatingHead = 3
  /// Gets an ellipsis at the end.
  case byTruncatingTail = 4
  /// Gets an ellipsis in the middle.
  case byTruncatingMiddle = 5
}

/// A view that shows text, centered vertically; it receives no touches by default.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uilabel
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text; nil shows nothing. Setting it ends the attributes of `attributedText`.
  open var text: String? {
    didSet {
      guard text != oldValue || labelExtras?.attributedText != nil else { return }
      labelExtras?.attributedText = nil
      contentsDidChange()
    }
  }

  /// The text with attributes; where they have no font or color, the label's count.
  ///
  /// Without attributes set here, it has those of the label's own properties.
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

  /// The font; nil means the 17-point system font, and is never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      contentsDidChange()
    }
  }

  /// The letters' color; nil means `label`, which is black, or white in the dark style, and is never read.
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

  /// How lines lie between the left and the right side.
  open var textAlignment = NSTextAlignment.natural {
    didSet { setNeedsDisplay() }
  }

  /// What happens to text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { setNeedsDisplay() }
  }

  /// The largest number of lines; 0 means as many as are needed.
  open var numberOfLines = 1 {
    didSet { contentsDidChange() }
  }

  /// The color of a sharp copy of the letters behind them; nil for none.
  open var shadowColor: UIColor? {
    get { labelExtras?.shadowColor }
    set { setRare(\.shadowColor, newValue) }
  }

  /// How far that copy lies from the letters, in points; one up at first.
  open var shadowOffset: CGSize {
    get { labelExtras?.shadowOffset ?? LabelExtras.shadowOffset }
    set { setRare(\.shadowOffset, newValue) }
  }

  /// The letters' color while the label is highlighted; nil for the ordinary one.
  open var highlightedTextColor: UIColor? {
    get { labelExtras?.highlightedTextColor }
    set { setRare(\.highlightedTextColor, newValue) }
  }

  /// Whether the letters have `highlightedTextColor`.
  open var isHighlighted: Bool {
    get { labelExtras?.isHighlighted ?? false }
    set { setRare(\.isHighlighted, newValue) }
  }

  /// Whether a text of one line that is too wide gets smaller letters.
  open var adjustsFontSizeToFitWidth: Bool {
    get { labelExtras?.adjustsFontSize ?? false }
    set { setRare(\.adjustsFontSize, newValue) }
  }

  /// The smallest size of those letters, as a fraction of the font's; 0 for any.
  open var minimumScaleFactor: CGFloat {
    get { labelExtras?.minimumScaleFactor ?? 0 }
    set { setRare(\.minimumScaleFactor, newValue) }
  }

  /// Whether a font of `preferredFont(forTextStyle:)` follows the size that the user prefers.
  open var adjustsFontForContentSizeCategory = false

  /// Makes a label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a label as an interface file describes it; with another coder, one without text.
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

  // MARK: - Seldom set

  /// What few labels have; nil until some of it is set.
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

  /// Returns the size of the text, wrapped to the width of `size` where several lines are
  /// allowed, up to whole pixels.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let block else { return .zero }
    let width = numberOfLines == 1 || size.width <= 0 ? nil : size.width
    return context.screen.wholePixels(context.services.measure(block, width))
  }

  /// The size of the text, of which only explicit line breaks make several lines.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// Returns the rectangle that the text takes of another one, from its top left, with a largest number of
  /// lines; 0 means as many as fit.
  @discardableResult
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard var block else { return CGRect(origin: bounds.origin, size: .zero) }
    block.maximumLines = numberOfLines
    let size = context.screen.wholePixels(
      context.services.measure(block, numberOfLines == 1 ? nil : bounds.width))
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Draws the text in a rectangle of the label's own coordinates.
  open func drawText(in rect: CGRect) {
    guard var block, let surface = UIGraphicsGetCurrentContext() else { return }
    if labelExtras?.adjustsFontSize == true { fit(&block, in: rect.width) }
    let height = context.services.measure(block, rect.width).height
    let area = CGRect(
      x: rect.minX, y: rect.minY + max(0, (rect.height - height) / 2), width: rect.width,
      height: min(height, rect.height))
    guard let color = shadowColor else { return surface.draw(block, in: area) }
    surface.saveGState()
    surface.setShadow(offset: shadowOffset, blur: 0, color: color.cgColor)
    surface.draw(block, in: area)
    surface.restoreGState()
  }

  /// Makes the letters of a line as small as its width demands.
  private func fit(_ block: inout TextBlock, in width: CGFloat) {
    let wanted = context.services.measure(block, nil).width
    guard numberOfLines == 1, width > 0, wanted > width else { return }
    let scale = max(width / wanted, minimumScaleFactor)
    block.font.size *= scale
    for index in block.spans.indices { block.spans[index].font?.size *= scale }
  }

  /// Draws the text.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  private var block: TextBlock? {
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
    isHighlighted ? highlightedTextColor ?? storedTextColor : storedTextColor
  }

  /// Returns a text with the label's own properties as attributes.
  private func attributed(_ text: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return NSAttributedString(
      string: text,
      attributes: [.font: storedFont, .foregroundColor: storedTextColor, .paragraphStyle: style])
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}

/// What few labels have, apart from the label itself so that all others stay small.
private final class LabelExtras {
  static let shadowOffset = CGSize(width: 0, height: -1)

  var attributedText: NSAttributedString?
  var shadowColor: UIColor?
  var shadowOffset = LabelExtras.shadowOffset
  var highlightedTextColor: UIColor?
  var isHighlighted = false
  var adjustsFontSize = false
  var minimumScaleFactor: CGFloat = 0

  // Spelled out, it asks for no actor.
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
