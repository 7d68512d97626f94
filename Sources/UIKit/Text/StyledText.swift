import CoreGraphics
import DisplayList

/// An attributed string, prepared for measuring and drawing.
nonisolated struct StyledText {
  private let text: NSAttributedString
  /// The first character's attributes, some of which apply to the whole text.
  private let first: [NSAttributedString.Key: Any]

  init(_ text: NSAttributedString) {
    self.text = text
    first = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
  }

  private var style: NSParagraphStyle { first[.paragraphStyle] as? NSParagraphStyle ?? .default }

  func block(options: NSStringDrawingOptions = .usesLineFragmentOrigin) -> TextBlock {
    let isTruncated = options.contains(.truncatesLastVisibleLine)
    return text.block(
      font: .systemFont(ofSize: 12), color: .black, alignment: style.alignment,
      lineBreak: isTruncated ? .byTruncatingTail : style.lineBreakMode,
      maximumLines: isTruncated || style.lineBreakMode.wraps ? 0 : 1)
  }

  func size(width: CGFloat?, options: NSStringDrawingOptions) -> CGSize {
    AppContext.current.host.services.measure(block(options: options), width)
  }

  func draw(at point: CGPoint) {
    let size = size(width: nil, options: .usesLineFragmentOrigin)
    // The rectangle is slightly larger so that rounding does not cause lines to wrap.
    draw(
      in: CGRect(x: point.x, y: point.y, width: size.width + 0.01, height: size.height + 0.01),
      options: .usesLineFragmentOrigin)
  }

  func draw(in rect: CGRect, options: NSStringDrawingOptions) {
    guard let context = UIGraphicsGetCurrentContext(), text.length > 0 else { return }
    context.saveGState()
    if let shadow = first[.shadow] as? NSShadow {
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

nonisolated extension NSAttributedString {
  /// Returns the text as a block, with a span for each part that differs from the given attributes.
  ///
  /// The line spacing comes from the first character's paragraph style.
  func block(
    font: UIFont, color: UIColor, alignment: NSTextAlignment, lineBreak: NSLineBreakMode,
    maximumLines: Int
  ) -> TextBlock {
    let first = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
    let baseFont = (first[.font] as? UIFont ?? font).description()
    let baseColor = (first[.foregroundColor] as? UIColor ?? color).cgColor
    var block = TextBlock(
      string, font: baseFont, color: baseColor, alignment: alignment.inBlock,
      lineBreak: lineBreak.inBlock, maximumLines: maximumLines)
    block.lineSpacing = (first[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing ?? 0
    var location = 0
    var byte = 0
    let units = string.utf16
    while location < length {
      var range = NSRange()
      let attributes = attributes(at: location, effectiveRange: &range)
      let end = range.location + range.length
      let part =
        units.index(
          units.startIndex, offsetBy: location)..<units.index(
          units.startIndex, offsetBy: end)
      let next = byte + string[part].utf8.count
      var span = TextSpan(range: byte..<next)
      let plain = span
      let partFont = (attributes[.font] as? UIFont ?? font).description()
      let partColor = (attributes[.foregroundColor] as? UIColor ?? color).cgColor
      span.font = partFont == baseFont ? nil : partFont
      span.color = partColor == baseColor ? nil : partColor
      span.addDecorations(attributes)
      if span != plain { block.spans.append(span) }
      (location, byte) = (end, next)
    }
    return block
  }
}

nonisolated extension TextSpan {
  fileprivate mutating func addDecorations(_ attributes: [NSAttributedString.Key: Any]) {
    func color(_ key: NSAttributedString.Key) -> CGColor? { (attributes[key] as? UIColor)?.cgColor }
    func number(_ key: NSAttributedString.Key) -> CGFloat {
      switch attributes[key] {
      case let number as CGFloat: number
      case let number as Int: CGFloat(number)
      case let number as Double: CGFloat(number)
      case let number as Float: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      case let style as NSUnderlineStyle: CGFloat(style.rawValue)
      default: 0
      }
    }
    background = color(.backgroundColor)
    let style = NSUnderlineStyle(rawValue: Int(number(.underlineStyle)))
    if style != [] { underline = style.contains(.double) ? .double : .single }
    underlineColor = color(.underlineColor)
    isStruckThrough = number(.strikethroughStyle) != 0
    strikethroughColor = color(.strikethroughColor)
    kern = number(.kern)
    baselineOffset = number(.baselineOffset)
  }
}

nonisolated extension NSLineBreakMode {
  /// Whether lines that are too long wrap to the next line.
  fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

/// The style of underlines and strikethroughs, with Apple's raw values.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/nsunderlinestyle
public nonisolated struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: Int

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 9)

  /// Creates a style from raw bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
