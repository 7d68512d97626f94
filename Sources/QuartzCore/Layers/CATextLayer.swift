public import CoreGraphics
import DisplayList

/// The horizontal alignment of the lines in a `CATextLayer`.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/catextlayeralignmentmode
public nonisolated struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a mode with a name. An unknown name is treated as `natural`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The natural alignment for the language, which is always left here; the default.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Left alignment.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Right alignment.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Center alignment.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified alignment, with lines stretched to both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// How a `CATextLayer` handles text that doesn't fit.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/catextlayertruncationmode
public nonisolated struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a mode with a name. An unknown name is treated as `none`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Text is drawn beyond the bounds; the default.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// An ellipsis replaces the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// An ellipsis replaces the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// An ellipsis replaces the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that draws text, starting at its top edge, in front of its background and contents.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/catextlayer
open nonisolated class CATextLayer: CALayer {
  private struct Text {
    var string: Any?
    var font: AnyObject?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = .white
    var isWrapped = false
    var alignmentMode = CATextLayerAlignmentMode.natural
    var truncationMode = CATextLayerTruncationMode.none
  }

  private var text = Text()

  /// Creates a layer without text.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CATextLayer { text = layer.text }
  }

  /// Creates a layer without text. The coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // Without this `deinit`, subclasses could not declare one.
  deinit {}

  /// The text: a `String` or an `NSAttributedString`. Attributes are ignored.
  open var string: Any? {
    get { text.string }
    set { edit { $0.string = newValue } }
  }

  /// A `UIFont`, whose size is ignored, or a font name. Nil means the system font.
  open var font: CFTypeRef? {
    get { text.font }
    set { edit { $0.font = newValue } }
  }

  /// The font size, in points; 36 by default.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { change(.fontSize, .scalar(newValue)) }
  }

  /// The text color; white by default.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set { change(.foregroundColor, .color(newValue)) }
  }

  /// Whether long lines wrap.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { edit { $0.isWrapped = newValue } }
  }

  /// The horizontal alignment of lines.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set { edit { $0.alignmentMode = newValue } }
  }

  /// How text that doesn't fit is truncated.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set { edit { $0.truncationMode = newValue } }
  }

  private func edit(_ change: (inout Text) -> Void) {
    change(&text)
    didChange()
  }

  // MARK: - Values by name

  override func modelValue(of property: AnimatableProperty) -> AnimatableValue? {
    switch property {
    case .fontSize: .scalar(text.fontSize)
    case .foregroundColor: .color(text.foregroundColor)
    default: super.modelValue(of: property)
    }
  }

  override func setModelValue(_ value: AnimatableValue, of property: AnimatableProperty) {
    switch (property, value) {
    case (.fontSize, .scalar(let size)): text.fontSize = size
    case (.foregroundColor, .color(let color)): text.foregroundColor = color
    default: super.setModelValue(value, of: property)
    }
  }

  // MARK: - Drawing

  override func ownCommands(in bounds: CGRect) -> [DrawCommand] {
    guard let string, let color = text.foregroundColor, text.fontSize > 0 else { return [] }
    let characters = (string as? NSAttributedString)?.string ?? "\(string)"
    guard !characters.isEmpty else { return [] }
    let block = TextBlock(
      characters, font: fontDescription, color: color, alignment: alignment, lineBreak: lineBreak,
      maximumLines: text.isWrapped ? 0 : 1)
    return [.text(block, in: bounds)]
  }

  private var fontDescription: FontDescription {
    LayerContext.current.describeFont(text.font, text.fontSize)
  }

  private var alignment: TextBlock.Alignment {
    switch text.alignmentMode {
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .left
    }
  }

  private var lineBreak: TextBlock.LineBreak {
    switch text.truncationMode {
    case .start: .truncateHead
    case .middle: .truncateMiddle
    case .end: .truncateTail
    default: text.isWrapped ? .wordWrap : .clip
    }
  }
}

/// Core Foundation's name for an arbitrary object.
public typealias CFTypeRef = AnyObject
