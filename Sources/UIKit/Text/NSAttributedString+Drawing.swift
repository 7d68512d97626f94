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
  /// The additional distance between letters, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The raw value of an `NSUnderlineStyle`, for a line below the letters.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The `UIColor` of that line; the letters' without it.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`, for a line through the letters, which is a single one.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The `UIColor` of that line; the letters' without it.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// How far the letters lie above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// An `NSShadow`, of the whole text; that of the first letter counts.
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

nonisolated extension NSString {
  private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> StyledText {
    StyledText(NSAttributedString(string: substring(from: 0), attributes: attributes))
  }

  /// Returns the size of the text, in points, wrapped only at newlines.
  @discardableResult
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
  @discardableResult
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
  @discardableResult
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
  @discardableResult
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

nonisolated extension NSAttributedString {
  private var styled: StyledText { StyledText(self) }

  /// Returns the size of the text, in points, wrapped only at newlines.
  @discardableResult
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
  @discardableResult
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    styled.boundingRect(with: size, options: options)
  }
}
