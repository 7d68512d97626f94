public import CoreGraphics
import DisplayList

nonisolated extension NSAttributedString.Key {
  /// A `UIFont`; 12-point system font without it.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The `UIColor` of letters; black without it.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
}

/// How a text is measured and drawn.
public nonisolated struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Makes options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The last line that fits ends with an ellipsis if there is more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Lines are wrapped at the width of the rectangle, from its top left.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Without effect.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// What drawing a text reports; nothing here.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/nsstringdrawingcontext
open nonisolated class NSStringDrawingContext: NSObject {
  /// Makes a context.
  public override init() {}
}

/// A text with the attributes that apply to all of it.
private nonisolated struct StyledText {
  let string: String
  let attributes: [NSAttributedString.Key: Any]?

  func block(options: NSStringDrawingOptions = .usesLineFragmentOrigin) -> TextBlock {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let color = attributes?[.foregroundColor] as? UIColor ?? .black
    let style = attributes?[.paragraphStyle] as? NSParagraphStyle ?? .default
    let isTruncated = options.contains(.truncatesLastVisibleLine)
    return TextBlock(
      string, font: font.description(), color: color.cgColor, alignment: style.alignment.inBlock,
      lineBreak: isTruncated ? .truncateTail : style.lineBreakMode.inBlock,
      maximumLines: isTruncated || style.lineBreakMode.wraps ? 0 : 1)
  }

  func size(width: CGFloat?, options: NSStringDrawingOptions) -> CGSize {
    AppContext.current.services.measure(block(options: options), width)
  }

  func draw(at point: CGPoint) {
    let size = size(width: nil, options: .usesLineFragmentOrigin)
    // A little wider, so that rounding wraps nothing.
    draw(
      in: CGRect(x: point.x, y: point.y, width: size.width + 0.01, height: size.height + 0.01),
      options: .usesLineFragmentOrigin)
  }

  func draw(in rect: CGRect, options: NSStringDrawingOptions) {
    guard let context = UIGraphicsGetCurrentContext(), !string.isEmpty else { return }
    context.saveGState()
    if let color = attributes?[.backgroundColor] as? UIColor {
      let size = size(width: rect.width, options: options)
      context.setFillColor(color.cgColor)
      context.fill(CGRect(origin: rect.origin, size: size))
    }
    if let shadow = attributes?[.shadow] as? NSShadow {
      context.setShadow(
        offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius,
        color: (shadow.shadowColor as? UIColor)?.cgColor)
    }
    context.draw(block(options: options), in: rect)
    context.restoreGState()
  }

  func boundingRect(with size: CGSize, options: NSStringDrawingOptions) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let width = wraps && size.width < .greatestFiniteMagnitude ? size.width : nil
    return CGRect(origin: .zero, size: self.size(width: width, options: options))
  }
}

nonisolated extension NSLineBreakMode {
  /// Whether lines that are too long continue in the next one.
  fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

nonisolated extension NSString {
  private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> StyledText {
    StyledText(string: substring(from: 0), attributes: attributes)
  }

  /// Returns the size of the text, in points, wrapped only at newlines.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    styled(attrs).size(width: nil, options: .usesLineFragmentOrigin)
  }

  /// Draws the text into the current context, wrapped only at newlines, its top left at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    styled(attrs).draw(at: point)
  }

  /// Draws the lines that fit into a rectangle into the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    styled(attrs).draw(in: rect, options: .usesLineFragmentOrigin)
  }

  /// Draws the lines that fit into a rectangle into the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    styled(attributes).draw(in: rect, options: options)
  }

  /// Returns the box of the text, in points: wrapped at a width with the option
  /// `usesLineFragmentOrigin`, otherwise one line.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    styled(attributes).boundingRect(with: size, options: options)
  }
}

// Apple's Swift finds these members of `NSString` on `String` as well.
nonisolated extension String {
  /// Returns the size of the text, in points, wrapped only at newlines.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }

  /// Draws the text into the current context, wrapped only at newlines, its top left at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the lines that fit into a rectangle into the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the lines that fit into a rectangle into the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSString(string: self).draw(
      with: rect, options: options, attributes: attributes, context: context)
  }

  /// Returns the box of the text, in points: wrapped at a width with the option
  /// `usesLineFragmentOrigin`, otherwise one line.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

/// Attributed strings are drawn with the attributes of their first character.
nonisolated extension NSAttributedString {
  private var styled: StyledText {
    StyledText(
      string: string, attributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
  }

  /// Returns the size of the text, in points, wrapped only at newlines.
  public func size() -> CGSize { styled.size(width: nil, options: .usesLineFragmentOrigin) }

  /// Draws the text into the current context, wrapped only at newlines, its top left at a point.
  public func draw(at point: CGPoint) { styled.draw(at: point) }

  /// Draws the lines that fit into a rectangle into the current context.
  public func draw(in rect: CGRect) {
    styled.draw(in: rect, options: .usesLineFragmentOrigin)
  }

  /// Draws the lines that fit into a rectangle into the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    styled.draw(in: rect, options: options)
  }

  /// Returns the box of the text, in points: wrapped at a width with the option
  /// `usesLineFragmentOrigin`, otherwise one line.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    styled.boundingRect(with: size, options: options)
  }
}
