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

/// A view that shows text, centred vertically; it receives no touches by default.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uilabel
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text; nil shows nothing.
  open var text: String? {
    didSet {
      guard text != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The font; nil means the 17-point system font, and is never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      setNeedsDisplay()
    }
  }

  /// The letters' colour; nil means black, and is never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? .black
      setNeedsDisplay()
    }
  }

  private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var storedTextColor = UIColor.black

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
    didSet { setNeedsDisplay() }
  }

  /// Whether the font follows the size that the user prefers; that size never changes here.
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

  /// Returns the size of the text, wrapped to the width of `size` where several lines are
  /// allowed, in whole points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let block else { return .zero }
    let width = numberOfLines == 1 || size.width <= 0 ? nil : size.width
    let exact = context.services.measure(block, width)
    return CGSize(width: exact.width.rounded(.up), height: exact.height.rounded(.up))
  }

  /// The size of the text, of which only explicit line breaks make several lines.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// Draws the text in a rectangle of the label's own coordinates.
  open func drawText(in rect: CGRect) {
    guard let block, let surface = UIGraphicsGetCurrentContext() else { return }
    let height = context.services.measure(block, rect.width).height
    surface.draw(
      block,
      in: CGRect(
        x: rect.minX, y: rect.minY + max(0, (rect.height - height) / 2), width: rect.width,
        height: min(height, rect.height)))
  }

  /// Draws the text.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  private var block: TextBlock? {
    guard let text, !text.isEmpty else { return nil }
    return TextBlock(
      text, font: storedFont.description(), color: storedTextColor.cgColor,
      alignment: textAlignment.inBlock, lineBreak: lineBreakMode.inBlock,
      maximumLines: numberOfLines)
  }

  // Without it subclasses could have no `deinit` of their own.
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
